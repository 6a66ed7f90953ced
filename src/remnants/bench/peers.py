"""Other engines, measured by the loops they offer their users, where they are installed."""

from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import Any

from remnants.bench.measuring import Done, Measure, again, games_for
from remnants.bench.ours import MOST_DECISIONS, clock


def catanatron() -> list[Measure]:
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

    def play(seed: int) -> Done:
        fresh = table(seed)
        before = clock()
        return ticks(fresh, MOST_DECISIONS), clock() - before

    middle = table(1)
    ticks(middle, ticks(table(1), MOST_DECISIONS) // 2)
    return both(f"catanatron {version('catanatron')}", 4, play, middle.copy)


def gin_rummy() -> list[Measure]:
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

    def play(seed: int) -> Done:
        state = rummy.new_initial_state()
        before = clock()
        return walk(state, Random(seed), MOST_DECISIONS), clock() - before

    middle = rummy.new_initial_state()
    walk(middle, Random(1), 20)
    return both(f"gin_rummy, open_spiel {version('open_spiel')}", 2, play, middle.clone)


def rlcard() -> list[Measure]:
    """Gin rummy of RLCard, which copies no positions."""
    import rlcard as cards

    def play(seed: int) -> Done:
        random = Random(seed)
        table = cards.make("gin-rummy", config={"seed": seed})
        before = clock()
        seen, _ = table.reset()
        decisions = 0
        while not table.is_over():
            actions = list(seen["legal_actions"])
            seen, _ = table.step(actions[int(random.random() * len(actions))])
            decisions += 1
        return decisions, clock() - before

    return both(f"gin-rummy, rlcard {version('rlcard')}", 2, play, None)


def both(name: str, players: int, play: Callable[[int], Done], copy: Callable[[], object] | None) -> list[Measure]:
    """Random games and, where there is such a thing, copies of a position."""
    found = [Measure("play", name, players, lambda seconds, seed: games_for(seconds, seed, play))]
    if copy is not None:
        found.append(Measure("copy", name, players, lambda seconds, seed: again(seconds, copy), "µs"))
    return found


PEERS: dict[str, Callable[[], list[Measure]]] = {"catanatron": catanatron, "pyspiel": gin_rummy, "rlcard": rlcard}
"""By the module that must be installed."""


def installed() -> list[str]:
    return [module for module in PEERS if find_spec(module) is not None]


def ratios(figures: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How many times faster each of our loops and copies is than each peer's."""
    found: list[dict[str, Any]] = []
    for one in figures:
        for peer in figures:
            if peer["measure"] == "play" and one["measure"] in ("match", "simulation", "rollout"):
                times = one["median"] / peer["median"]
            elif peer["measure"] == "copy" and one["measure"].startswith("clone"):
                times = peer["median"] / one["median"]
            else:
                continue
            found.append(
                {"game": one["game"], "measure": one["measure"], "against": peer["game"], "times": round(times, 2)}
            )
    return found
