"""`remnants lab evolve`: better weights, found by letting small changes of them play each other by the thousand.

In each step changes are drawn by lot, every weight a little up or a little down. Each change is tried in both
directions, which play the same deals against each other from every seat, and all weights go a little towards whoever
won more (simultaneous perturbation, Spall 1992). Nothing else is known of a weight, so many can be moved at once, and
nobody is beaten but the weights' own neighbours: what comes of it is not made against one opponent.
"""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

import msgspec
from rich.console import Console

from remnants import kits
from remnants.bots import Bot
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.lab.arena import check_at_least, pack_digest
from remnants.lab.crew import end_quietly, progress_bar
from remnants.lab.log import KeptGames
from remnants.lab.statistics import against_expected
from remnants.lab.tuning.proving import played_out
from remnants.lab.tuning.weight_files import Values, chosen, values_of, with_numbers, with_values

CHANGE: Final = 0.18
"""How far a weight is moved to try it: up by a fifth, or down by a sixth."""
PACE: Final = 0.12
"""By how much a weight is moved at first, in the same measure, if every change with it up won all games."""
SLOWING: Final = 50
"""After so many steps the pace has begun to fall."""


class Trial(msgspec.Struct, frozen=True):
    """One change that is to be tried in both directions."""

    name: str
    game: str
    players: int
    pack: str | None
    file: str
    up: Values
    down: Values
    seed: str
    deals: int


class Leaning(msgspec.Struct):
    """By how much one direction was better: from -1, it lost everything, to 1."""

    name: str
    better: float


def evolve(
    game: str = "city",
    *,
    out: Path,
    steps: int = 100,
    changes: int = 16,
    deals: int = 2,
    check: int = 100,
    players: int = 2,
    seed: int = 0,
    start: Path | None = None,
    weights: str = "",
    pack: Path | None = None,
    jobs: int = 1,
) -> None:
    """Let weights evolve in games against their own neighbours, check them on fresh deals, and write them down.

    What was played is kept in the folder: the same command goes on where it was stopped.

    Parameters
    ----------
    game
        The game whose weights evolve: city, aylkor or lionsgate.
    out
        The folder where everything is kept; the weights found are in its `weights.toml`.
    steps
        How often the weights are moved.
    changes
        How many changes are tried for each step.
    deals
        How many deals the two directions of a change play; each is played from every seat.
    check
        How many fresh deals the weights found play against those of the start.
    players
        How many sit at a table.
    seed
        The same seed gives the same weights.
    start
        The file of the weights to begin with; left out, the greedy player's present ones.
    weights
        The weights that may move, such as influence,play.draw; left out, all that are not 0.
    pack
        The folder of the content pack to play with; left out, the game's own.
    jobs
        How many processes play.
    """
    kits.game(game).check_players(players)
    check_at_least(players, 2, "--players")
    for number, option in ((steps, "--steps"), (changes, "--changes"), (deals, "--deals"), (check, "--check")):
        check_at_least(number, 1, option)
    check_at_least(jobs, 1, "--jobs")
    bots = kits.kit(game).bots()
    file = start if start is not None or bots is None else bots.first_weights()
    if bots is None or file is None:
        raise BadInput(f"{game} has no bot with weights that could evolve")
    first = values_of(bots.read_weights(file))
    names = chosen(first, weights)
    plan: dict[str, Any] = {
        "evolve": game,
        "players": players,
        "changes": changes,
        "deals": deals,
        "seed": seed,
        "start": {name: first[name] for name in names},
        "pack": pack_digest(game, pack),
    }
    log = KeptGames(out, plan, Leaning)
    ground = Ground(game, players, None if pack is None else str(pack), str(file), seed, deals, changes)
    try:
        with workers(jobs) as work:
            found = evolved({name: first[name] for name in names}, ground, steps, log, work)
            share, chance, games = checked(first | found, first, ground, check, work)
    finally:
        log.close()
    console = Console()
    console.print(
        f"after {steps} steps: {share:.1%} of {games} fresh games against the weights of the start, "
        f"50.0% if they were equal, p {chance:.3f}"
    )
    moved = sorted(names, key=lambda name: -abs(found[name] / first[name] - 1))
    console.print("moved most: " + ", ".join([f"{name} {first[name]:.3g} to {found[name]:.3g}" for name in moved[:12]]))
    options = {"start": start, "weights": weights or None, "pack": pack, "players": players if players != 2 else None}
    command = f"remnants lab evolve {game} --steps {steps} --changes {changes} --deals {deals} --seed {seed}"
    command += "".join([f" --{option} {value}" for option, value in options.items() if value is not None])
    written = out / "weights.toml"
    written.write_text(with_values(file.read_text(encoding="utf-8"), found, command), encoding="utf-8")
    console.print(f"written to {written}")


class Ground(msgspec.Struct, frozen=True):
    """Where changes are tried."""

    game: str
    players: int
    pack: str | None
    file: str
    seed: int
    deals: int
    changes: int

    def trial(self, name: str, up: Values, down: Values, deals: int) -> Trial:
        return Trial(name, self.game, self.players, self.pack, self.file, up, down, f"{self.seed}/{name}", deals)


Work = Callable[[Iterable[Trial]], Iterator[Leaning]]


@contextmanager
def workers(jobs: int) -> Iterator[Work]:
    """What plays trials: this process, or several that stay for all steps. Outcomes come in the trials' order."""
    if jobs == 1:
        yield lambda trials: map(tried, trials)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=end_quietly) as pool:
        yield lambda trials: pool.map(tried, trials)


def evolved(first: Values, ground: Ground, steps: int, log: KeptGames[Leaning], work: Work) -> Values:
    """The average of the weights over the second half of the steps, so that the luck of the last ones counts little."""
    levels = dict.fromkeys(first, 0.0)
    sums = dict.fromkeys(first, 0.0)
    done = len(log.played) // ground.changes
    with progress_bar("steps", steps, min(done, steps)) as advance:
        for step in range(steps):
            tries: list[tuple[Trial, dict[str, int]]] = []
            for number in range(ground.changes):
                random = Random(f"change {ground.seed}/{step}/{number}")
                signs = {name: random.choice((-1, 1)) for name in first}
                both = [
                    {name: first[name] * exp(levels[name] + side * CHANGE * signs[name]) for name in first}
                    for side in (1, -1)
                ]
                tries.append((ground.trial(f"{step}/{number}", both[0], both[1], ground.deals), signs))
            left = [trial for trial, _ in tries if trial.name not in log.played]
            for outcome in work(left):
                log.add(outcome)
            pace = PACE / (1 + step / SLOWING) ** 0.6
            for name in first:
                slope = fmean([log.played[trial.name].better * signs[name] for trial, signs in tries])
                levels[name] += pace * slope
                if step >= steps // 2:
                    sums[name] += levels[name]
            if left:
                advance()
    counted = steps - steps // 2
    return {name: first[name] * exp(sums[name] / counted) for name in first}


def checked(found: Values, first: Values, ground: Ground, deals: int, work: Work) -> tuple[float, float, int]:
    """The share of victories on fresh deals against the weights of the start, and how likely that is by luck."""
    trials = [ground.trial(f"check/{deal}", found, first, 1) for deal in range(deals)]
    shares: list[float] = []
    with progress_bar("checking", deals, 0) as advance:
        for outcome in work(trials):
            shares.append(0.5 + outcome.better / 2)
            advance()
    return fmean(shares), against_expected(shares, 0.5), deals * ground.players


# ---------------------------------------------------------------- playing


def tried(trial: Trial) -> Leaning:
    """The two directions of a change against each other, sitting alternately, each deal once from every seat."""
    up, down = bot_of(trial, trial.up), bot_of(trial, trial.down)
    won = [0.0, 0.0]
    for deal in range(trial.deals):
        for turned in range(trial.players):
            sides = [(seat + turned) % 2 for seat in range(trial.players)]
            seated: list[Bot] = [(up, down)[side] for side in sides]
            seed = f"{trial.seed}/{deal}"
            match = Match.new(kits.game(trial.game), trial.players, seed, None, trial.pack)
            winners = played_out(match, seated, seed)
            for seat in winners:
                won[sides[seat]] += 1 / len(winners)
    games = trial.deals * trial.players
    return Leaning(trial.name, (won[0] - won[1]) / games)


@cache
def weights_of(game: str, file: str) -> Any:
    bots = kits.kit(game).bots()
    assert bots is not None
    return bots.read_weights(Path(file))


def bot_of(trial: Trial, values: Values) -> Bot:
    """The greedy player with these weights, where a game has one that thinks less that one."""
    bots = kits.kit(trial.game).bots()
    assert bots is not None
    return bots.weighed(with_numbers(weights_of(trial.game, trial.file), values), quick=True)
