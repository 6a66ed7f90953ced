"""Measuring speed: decisions, games, clones and saves, on one core. A benchmark, not a timed test.

Time is the processor's, so that what else the machine does counts little.
"""

import json
import platform
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
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
            before = time.process_time()
            decisions += play_at_random(of.steps, state, Random(seed), MOST_DECISIONS)
            spent += time.process_time() - before
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
        before = time.process_time()
        for _ in range(2000):
            state.clone()
        rounds.append((time.process_time() - before) / 2000)
    return statistics.median(rounds)


def dump_load_time(state: State) -> float:
    """Seconds to write a position as JSON and read it again."""
    rounds: list[float] = []
    for _ in range(REPEATS):
        before = time.process_time()
        for _ in range(50):
            load(state.blank(), json.loads(json.dumps(dump(state))))
        rounds.append((time.process_time() - before) / 50)
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
        figures.extend(
            [measure(name, count, seconds) for count in counts if of.fewest_players <= count <= of.most_players]
        )
    return figures


# ---------------------------------------------------------------- against others

Played = tuple[int, float]
"""How many decisions a game took, and in how many seconds."""


class Contestant:
    """Something that plays whole games at random and may copy a position from the middle of one."""

    def __init__(
        self, name: str, players: int, play: Callable[[int], Played], copy: Callable[[], object] | None
    ) -> None:
        self.name = name
        self.players = players
        self.play = play
        self.copy = copy
        self.rates: list[float] = []
        self.copies: list[float] = []

    def measure(self, seconds: float, seed: int) -> None:
        """One more round: games for so long, then copies."""
        decisions, spent = 0, 0.0
        while spent < seconds:
            played, took = self.play(seed)
            decisions += played
            spent += took
            seed += 1
        self.rates.append(decisions / spent)
        if self.copy is not None:
            self.copies.append(timed(self.copy, 500))


def timed(call: Callable[[], object], times: int) -> float:
    """Seconds for one call."""
    before = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - before) / times


def ours(name: str, players: int) -> Contestant:
    """One of our games."""
    of = game(name)

    def play(seed: int) -> Played:
        state = fresh(of, players, seed)
        before = time.process_time()
        decisions = play_at_random(of.steps, state, Random(seed), MOST_DECISIONS)
        return decisions, time.process_time() - before

    return Contestant(name, players, play, middle_of_a_game(of, players, 1).clone)


def catanatron() -> Contestant:
    """Catan as catanatron plays it: four random players, base game, the loop of its own `play`."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def table(seed: int) -> Any:
        return Game([RandomPlayer(colour) for colour in Color], seed=seed + 1)

    def ticks(table: Any, most: int) -> int:
        decisions = 0
        while table.winning_color() is None and table.state.num_turns < TURNS_LIMIT and decisions < most:
            table.play_tick()
            decisions += 1
        return decisions

    def play(seed: int) -> Played:
        fresh_table = table(seed)
        before = time.process_time()
        decisions = ticks(fresh_table, MOST_DECISIONS)
        return decisions, time.process_time() - before

    middle = table(1)
    ticks(middle, ticks(table(1), MOST_DECISIONS) // 2)
    return Contestant(f"catanatron {version('catanatron')}", 4, play, middle.copy)


def gin_rummy() -> Contestant:
    """Gin rummy of OpenSpiel, written in C++ and asked from Python."""
    import pyspiel

    rummy = pyspiel.load_game("gin_rummy")

    def walk(state: Any, random: Random, most: int) -> int:
        decisions = 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                numbers = [number for number, _ in state.chance_outcomes()]
                state.apply_action(numbers[int(random.random() * len(numbers))])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
        return decisions

    def play(seed: int) -> Played:
        state = rummy.new_initial_state()
        before = time.process_time()
        decisions = walk(state, Random(seed), MOST_DECISIONS)
        return decisions, time.process_time() - before

    middle = rummy.new_initial_state()
    walk(middle, Random(1), 20)
    return Contestant(f"gin_rummy, open_spiel {version('open_spiel')}", 2, play, middle.clone)


def rlcard() -> Contestant:
    """Gin rummy of RLCard, which copies no positions."""
    import rlcard as cards

    def play(seed: int) -> Played:
        random = Random(seed)
        table = cards.make("gin-rummy", config={"seed": seed})
        before = time.process_time()
        seen, _ = table.reset()
        decisions = 0
        while not table.is_over():
            actions = list(seen["legal_actions"])
            seen, _ = table.step(actions[int(random.random() * len(actions))])
            decisions += 1
        return decisions, time.process_time() - before

    return Contestant(f"gin-rummy, rlcard {version('rlcard')}", 2, play, None)


PEERS: dict[str, Callable[[], Contestant]] = {"catanatron": catanatron, "pyspiel": gin_rummy, "rlcard": rlcard}
"""By the module that must be installed."""


def against(names: list[str] | None = None, players: int = 4, seconds: float = 5.0) -> dict[str, Any]:
    """Our games and the peers that are installed, measured in turns in the same run, with their ratios."""
    own = [ours(name, players) for name in names or NAMES]
    peers = [make() for module, make in PEERS.items() if find_spec(module) is not None]
    for number in range(REPEATS):
        for contestant in own + peers:
            contestant.measure(seconds / REPEATS, 1000 * number)
    return {
        "build": build(),
        "figures": [figures_of(contestant) for contestant in own + peers],
        "ratios": [ratio(one, peer) for one in own for peer in peers],
        "missing": [module for module in PEERS if find_spec(module) is None],
    }


def figures_of(contestant: Contestant) -> dict[str, Any]:
    """Medians with the least and the most."""
    copies = [seconds * 1e6 for seconds in contestant.copies]
    return {
        "game": contestant.name,
        "players": contestant.players,
        "decisions_per_s": round(statistics.median(contestant.rates)),
        "decisions_per_s_spread": [round(min(contestant.rates)), round(max(contestant.rates))],
        "clone_us": round(statistics.median(copies), 2) if copies else None,
        "clone_us_spread": [round(min(copies), 2), round(max(copies), 2)] if copies else None,
    }


def ratio(one: Contestant, peer: Contestant) -> dict[str, Any]:
    """How many times faster a game of ours is."""
    decisions = statistics.median(one.rates) / statistics.median(peer.rates)
    clones = statistics.median(peer.copies) / statistics.median(one.copies) if peer.copies else None
    return {
        "game": one.name,
        "against": peer.name,
        "decisions": round(decisions, 2),
        "clone": None if clones is None else round(clones, 2),
    }
