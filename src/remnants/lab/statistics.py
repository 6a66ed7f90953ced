"""How sure a figure is: intervals, tests, and what is left of a difference when the seat is taken into account."""

from math import comb, erfc, sqrt
from typing import Any, Final, NamedTuple

import numpy

SURE: Final = 1.96
"""Standard errors on either side of a 95% interval."""


class Estimate(NamedTuple):
    """A figure, its 95% interval, and how many observations it rests on."""

    value: float
    low: float
    high: float
    observations: int


def rate(wins: float, games: int) -> Estimate:
    """A share of games with Wilson's interval, which stays sensible for few games and shares near 0 or 1."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    share = wins / games
    weight = SURE * SURE / games
    middle = (share + weight / 2) / (1 + weight)
    spread = SURE * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Estimate(share, max(0.0, middle - spread), min(1.0, middle + spread), games)


def mean(values: list[float]) -> Estimate:
    """An average with its interval."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    average = sum(values) / len(values)
    if len(values) == 1:
        return Estimate(average, average, average, 1)
    variance = sum([(value - average) ** 2 for value in values]) / (len(values) - 1)
    error = SURE * sqrt(variance / len(values))
    return Estimate(average, average - error, average + error, len(values))


def from_normal(gap: float, error: float) -> float:
    """The chance of so large a gap, either way, when there is none."""
    if error == 0.0:
        return 1.0 if gap == 0.0 else 0.0
    return erfc(abs(gap) / error / sqrt(2.0))


def against_even(wins: int, losses: int) -> float:
    """The exact sign test: the chance of a result as one-sided as this between equals. Draws are left out."""
    games = wins + losses
    if games == 0:
        return 1.0
    tail = sum([comb(games, number) for number in range(max(wins, losses), games + 1)]) / 2.0**games
    return min(1.0, 2.0 * tail)


def against_expected(shares: list[float], expected: float) -> float:
    """Whether an average share of victories differs from what was expected."""
    if len(shares) < 2:
        return 1.0
    average = sum(shares) / len(shares)
    return from_normal(average - expected, sqrt(expected * (1 - expected) / len(shares)))


class Gap(NamedTuple):
    """A difference between two groups, its interval and the chance of seeing it by luck alone."""

    value: float
    low: float
    high: float
    chance: float
    with_it: int
    without: int


def gap_within(groups: dict[int, tuple[list[float], list[float]]], players: int) -> Gap:
    """The average difference between those with a thing and those without, taken within each group (the seats).

    Each group weighs as much as it says about the difference (Mantel and Haenszel), so a thing that one seat has more
    often than another is not credited with what the seat does. The variance is that of both together, as it would be
    if there were no difference: eight defeats in a row are then not taken for certainty. Where one of the players
    wins the others do not, which makes differences within a table larger by luck alone; `players` allows for that.
    """
    total = weight_sum = variance = 0.0
    with_it = without = 0
    for having, lacking in groups.values():
        one, other = len(having), len(lacking)
        with_it += one
        without += other
        if one < 2 or other < 2:
            continue
        weight = one * other / (one + other)
        total += weight * (sum(having) / one - sum(lacking) / other)
        weight_sum += weight
        variance += weight * weight * spread(having + lacking) * (1 / one + 1 / other)
    if weight_sum == 0.0:
        return Gap(0.0, -1.0, 1.0, 1.0, with_it, without)
    value = total / weight_sum
    error = sqrt(variance * players / max(1, players - 1)) / weight_sum
    return Gap(value, value - SURE * error, value + SURE * error, from_normal(value, error), with_it, without)


def spread(values: list[float]) -> float:
    """The variance of some values."""
    average = sum(values) / len(values)
    return sum([(value - average) ** 2 for value in values]) / (len(values) - 1)


def held_against_many(chances: list[float]) -> list[float]:
    """Holm's correction: who looks at a hundred figures sees one that is rare by luck alone."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    corrected = [1.0] * len(chances)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, chances[place] * (len(chances) - rank)))
        corrected[place] = highest
    return corrected


def at_most(chances: list[float], number: int) -> float:
    """The chance that no more than so many of some independent things happen, each with its own chance."""
    return float(numbers_of(chances)[: number + 1].sum())


def at_least(chances: list[float], number: int) -> float:
    """The chance that so many or more of some independent things happen."""
    return float(numbers_of(chances)[number:].sum())


def numbers_of(chances: list[float]) -> Any:
    """How likely it is that none, one, two ... of some independent things happen."""
    found = numpy.zeros(len(chances) + 1)
    found[0] = 1.0
    for chance in chances:
        found[1:] = found[1:] * (1.0 - chance) + found[:-1] * chance
        found[0] *= 1.0 - chance
    return found
