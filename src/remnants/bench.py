"""Measuring speed: decisions, games, clones and saves, on one core. A benchmark, not a timed test."""

import json
import platform
import statistics
import time
from random import Random
from typing import Any

from remnants.games import NAMES, game
from remnants.kernel import engine
from remnants.kernel.chance import Source
from remnants.kernel.game import Game
from remnants.kernel.playout import play_at_random
from remnants.kernel.state import State, dump, load

MOST_DECISIONS = 50_000
REPEATS = 5


def fresh(of: Game, players: int, seed: int) -> State:
    """A set-up game at its first decision, without a record."""
    pack = of.load_pack(None)
    state = of.start(pack, players, of.check_options({}))
    engine.advance(of.steps, state, Source(Random(seed)))
    return state


def middle_of_a_game(of: Game, players: int, seed: int) -> State:
    """A position about half-way through a random game."""
    state = fresh(of, players, seed)
    length = play_at_random(of.steps, state, Random(seed), MOST_DECISIONS)
    state = fresh(of, players, seed)
    play_at_random(of.steps, state, Random(seed), length // 2)
    return state


def measure(name: str, players: int, seconds: float) -> dict[str, Any]:
    """The figures of one game with so many random players; medians of several runs, with their spread."""
    of = game(name)
    rates: list[float] = []
    games_rates: list[float] = []
    seed = 0
    for _ in range(REPEATS):
        decisions = games = 0
        spent = 0.0
        while spent < seconds / REPEATS:
            state = fresh(of, players, seed)
            before = time.perf_counter()
            decisions += play_at_random(of.steps, state, Random(seed), MOST_DECISIONS)
            spent += time.perf_counter() - before
            games += 1
            seed += 1
        rates.append(decisions / spent)
        games_rates.append(games / spent)
    state = middle_of_a_game(of, players, 1)
    return {
        "game": name,
        "players": players,
        "build": build(),
        "decisions_per_s": round(statistics.median(rates)),
        "decisions_per_s_spread": [round(min(rates)), round(max(rates))],
        "games_per_s": round(statistics.median(games_rates), 2),
        "clone_us": round(clone_time(state) * 1e6, 2),
        "dump_load_us": round(dump_load_time(state) * 1e6, 1),
    }


def clone_time(state: State) -> float:
    """Seconds for one clone: the median of several rounds."""
    rounds: list[float] = []
    for _ in range(REPEATS):
        before = time.perf_counter()
        for _ in range(2000):
            state.clone()
        rounds.append((time.perf_counter() - before) / 2000)
    return statistics.median(rounds)


def dump_load_time(state: State) -> float:
    """Seconds to write a position as JSON and read it again."""
    rounds: list[float] = []
    for _ in range(REPEATS):
        before = time.perf_counter()
        for _ in range(50):
            load(state.blank(), json.loads(json.dumps(dump(state))))
        rounds.append((time.perf_counter() - before) / 50)
    return statistics.median(rounds)


def build() -> str:
    """`compiled` where the engine runs as compiled modules, `python` otherwise."""
    compiled = str(engine.__file__).endswith((".so", ".pyd"))
    return f"{'compiled' if compiled else 'python'} {platform.python_version()}"


def run(names: list[str] | None = None, players: list[int] | None = None, seconds: float = 5.0) -> list[dict[str, Any]]:
    """The figures of the named games (default: all) for the given player counts (default: all each game allows)."""
    figures: list[dict[str, Any]] = []
    for name in names or NAMES:
        of = game(name)
        counts = players or list(range(of.fewest_players, of.most_players + 1))
        figures.extend([measure(name, count, seconds) for count in counts if of.fewest_players <= count <= of.most_players])
    return figures
