"""Where a seat's chances went: luck, its own decisions, and what the others did add up to the end less the start.

Luck is what chance gave, to whomever it gave it. A decision of one's own costs what the best choice would have been
worth more; the best choice costs nothing. What remains of the way from start to end the others did; it holds, too,
whatever the judgement of the positions had wrong. All is shown in tenths of a point (a point is one chance in a
hundred), rounded so that the sum holds.
"""

from math import sqrt

from remnants.analysis.findings import Account, Mistake, OfSeat, Prospects, SourceOfLuck, StrokeOfLuck


def of_seat(seat: int, standings: list[Prospects], luck: list[StrokeOfLuck], mistakes: list[Mistake]) -> OfSeat:
    """The report for one seat; its dearest mistakes first."""
    own = sorted([one for one in mistakes if one.seat == seat], key=lambda one: (-one.cost, one.position))
    known_luck = [(one, one.known[seat], one.errors[seat]) for one in luck]
    opened_luck = [(one, one.opened[seat], one.opened_errors[seat]) for one in luck]
    return OfSeat(
        seat=seat,
        known=account([one.known[seat][seat] for one in standings], known_luck, [one.cost for one in own]),
        opened=account([one.opened[seat] for one in standings], opened_luck, [one.opened_cost for one in own]),
        sources=by_source(known_luck),
        opened_sources=by_source(opened_luck),
        mistakes=own,
    )


Given = list[tuple[StrokeOfLuck, float, float]]
"""What chance gave, each with its worth to one seat and the error of that."""


def account(course: list[float], luck: Given, costs: list[float]) -> Account:
    """The sum for one seat, from the course of its chances."""
    start, end = tenths(course[0]), tenths(course[-1])
    gained, decided = tenths(sum([worth for _, worth, _ in luck])), -tenths(sum(costs))
    return Account(
        start=start,
        luck=gained,
        luck_error=tenths(sqrt(sum([error**2 for _, _, error in luck]))),
        decisions=decided,
        others=end - start - gained - decided,
        end=end,
    )


def by_source(luck: Given) -> list[SourceOfLuck]:
    """What each kind of chance gave, that which gave or took most first."""
    found: dict[tuple[str, int | None], list[tuple[float, float]]] = {}
    for fortune, worth, error in luck:
        found.setdefault((fortune.source, fortune.seat), []).append((worth, error))
    sources = [
        SourceOfLuck(
            source,
            whose,
            len(given),
            tenths(sum([worth for worth, _ in given])),
            tenths(sqrt(sum([error**2 for _, error in given]))),
        )
        for (source, whose), given in found.items()
    ]
    return sorted(sources, key=lambda one: (-abs(one.worth), one.source, -1 if one.seat is None else one.seat))


def tenths(chance: float) -> int:
    """A chance in tenths of a point."""
    return round(1000 * chance)
