"""The figures of a ladder: how often each bot beats each other, and how long each thinks."""

from statistics import fmean
from typing import NamedTuple

from remnants.lab.statistics import Estimate, rate
from remnants.lab.strength.climbing import Climbed

SLOW = 0.95
"""The time that so many of the decisions do not take longer than."""


class Rung(NamedTuple):
    """A bot, and how long it thinks at a decision that leaves it a choice, in milliseconds of one core."""

    bot: str
    decisions: int
    average: float
    slow: float
    """So long or shorter for 95% of the decisions."""


class Duel(NamedTuple):
    """What a bot gets of the victories against one below it."""

    bot: str
    against: str
    neighbours: bool
    share: Estimate
    unwon: int
    """Games that nobody won."""
    times: float
    """How many times as long as the other it thinks, on the average."""


def rungs_of(played: list[Climbed], bots: list[str]) -> list[Rung]:
    """The bots, the lowest first."""
    thought: dict[str, list[float]] = {bot: [] for bot in bots}
    for game in played:
        for bot, milliseconds in zip(game.bots, game.milliseconds, strict=True):
            thought[bot] += milliseconds
    return [
        Rung(bot, len(found), fmean(found) if found else 0.0, quantile(sorted(found), SLOW))
        for bot, found in thought.items()
    ]


def quantile(values: list[float], part: float) -> float:
    """The smallest of the sorted values that so large a part of them does not exceed."""
    return values[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def duels_of(played: list[Climbed], rungs: list[Rung]) -> list[Duel]:
    """All who met, from the top of the ladder to its foot; neighbours come before the others."""
    place = {rung.bot: number for number, rung in enumerate(rungs)}
    met: dict[tuple[int, int], list[Climbed]] = {}
    for game in played:
        low, high = sorted([place[bot] for bot in game.bots])
        met.setdefault((high, low), []).append(game)
    found: list[Duel] = []
    for (high, low), games in sorted(met.items(), key=lambda pair: (pair[0][0] - pair[0][1] > 1, -pair[0][0])):
        upper, lower = rungs[high], rungs[low]
        won = sum([game.share(game.bots.index(upper.bot)) for game in games])
        unwon = len([game for game in games if not game.winners])
        times = upper.average / lower.average if lower.average else 0.0
        found.append(Duel(upper.bot, lower.bot, high - low == 1, rate(won, len(games)), unwon, times))
    return found
