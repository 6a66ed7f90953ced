"""Luck: what chance gave, held against what it might have given."""

from math import sqrt
from statistics import NormalDist

from remnants.kernel.chronicle import Odds, Throw
from remnants.server.http.chronicle_messages import Luck, OutcomeCount

MOST_WORKED_OUT = 80
"""With more dice than this the totals are taken to be spread like a bell."""


def luck(throws: list[Throw]) -> list[Luck]:
    """One line for each kind and seat, in the order in which they first came up."""
    kinds: dict[tuple[str, int | None], list[Throw]] = {}
    for throw in throws:
        kinds.setdefault((throw.kind, throw.seat), []).append(throw)
    return [_line(kind, seat, same) for (kind, seat), same in kinds.items()]


def expectation(odds: Odds) -> float:
    return sum([outcome * chance for outcome, chance in odds])


def _line(kind: str, seat: int | None, throws: list[Throw]) -> Luck:
    dice = [throw.odds for throw in throws for _ in throw.results]
    results = [result for throw in throws for result in throw.results]
    total, expected, deviation = sum(results), sum([expectation(odds) for odds in dice]), _deviation(dice)
    return Luck(
        kind=kind,
        seat=seat,
        throws=len(throws),
        total=total,
        expected=round(expected, 3),
        deviation=round(deviation, 3),
        fortune=round(_fortune(total, dice, expected, deviation), 4) if throws[0].ranked else None,
        outcomes=_outcomes(dice, results),
    )


def _outcomes(dice: list[Odds], results: list[int]) -> list[OutcomeCount]:
    expected: dict[int, float] = dict.fromkeys(results, 0.0)
    for odds in dice:
        for outcome, chance in odds:
            expected[outcome] = expected.get(outcome, 0.0) + chance
    return [OutcomeCount(outcome, results.count(outcome), round(expected[outcome], 3)) for outcome in sorted(expected)]


def _deviation(dice: list[Odds]) -> float:
    variances = [sum([chance * (outcome - expectation(odds)) ** 2 for outcome, chance in odds]) for odds in dice]
    return sqrt(sum(variances))


def _fortune(total: int, dice: list[Odds], expected: float, deviation: float) -> float:
    """The probability of a smaller total, an equal one counting half."""
    if deviation == 0.0:
        return 0.5
    if len(dice) > MOST_WORKED_OUT:
        return NormalDist(expected, deviation).cdf(total)
    totals = {0: 1.0}
    for odds in dice:
        further: dict[int, float] = {}
        for so_far, probability in totals.items():
            for outcome, chance in odds:
                further[so_far + outcome] = further.get(so_far + outcome, 0.0) + probability * chance
        totals = further
    return sum([chance for other, chance in totals.items() if other < total]) + totals.get(total, 0.0) / 2
