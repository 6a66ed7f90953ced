"""What many games say about the balance of seats, turn order and characters, and what another pack changes."""

from collections import defaultdict
from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from remnants.lab.games import Played
from remnants.lab.statistics import Estimate, Gap, from_normal, gap_within, held_against_many, rate
from remnants.lab.uses import uses_of

NameOf = Callable[[Played, int], str]
"""The group that a seat of a game belongs to."""


class Finding(NamedTuple):
    """One figure of the report: what it is about, what it would be in a balanced game, and how far off it is."""

    kind: str
    name: str
    rate: Estimate
    expected: float
    gap: Gap
    chance: float
    """Of so large a gap by luck alone, corrected for the number of figures of this kind."""

    @property
    def suspicious(self) -> bool:
        return self.chance < 0.05


def balance_of(played: list[Played]) -> list[Finding]:
    """Seats, places in the turn order and characters, each against what it would be if nothing mattered."""
    return [
        *judged("seat", played, lambda game, seat: f"seat {seat + 1}", False),
        *judged("turn order", played, turn_name, False),
        *judged("character", played, lambda game, seat: game.characters[seat], True),
    ]


def turn_name(game: Played, seat: int) -> str:
    """Nothing for whoever never had a turn, or plays alone."""
    return f"turn {game.order.index(seat) + 1}" if seat in game.order else ""


def judged(kind: str, played: list[Played], name_of: NameOf, within_seats: bool) -> list[Finding]:
    """All groups of one kind. Characters are compared within seats, so that a good seat makes no good character."""
    shares: defaultdict[str, list[float]] = defaultdict(list)
    by_seat: defaultdict[int, list[tuple[str, float]]] = defaultdict(list)
    for game in played:
        for seat in range(len(game.bots)):
            name = name_of(game, seat)
            if name:
                shares[name].append(game.share(seat))
                by_seat[seat if within_seats else 0].append((name, game.share(seat)))
    if len(shares) < 2:
        return []
    expected = sum([sum(values) for values in shares.values()]) / sum([len(values) for values in shares.values()])
    names = sorted(shares)
    gaps: list[Gap] = []
    for name in names:
        groups = {
            seat: (
                [share for other, share in found if other == name],
                [share for other, share in found if other != name],
            )
            for seat, found in by_seat.items()
        }
        gaps.append(gap_within(groups, len(played[0].bots)))
    chances = held_against_many([gap.chance for gap in gaps])
    return [
        Finding(kind, name, rate(sum(shares[name]), len(shares[name])), expected, gap, chance)
        for name, gap, chance in zip(names, gaps, chances, strict=True)
    ]


class Change(NamedTuple):
    """A figure with one pack and with another; nothing where only one of them has it."""

    kind: str
    name: str
    before: Estimate | None
    after: Estimate | None
    chance: float

    @property
    def suspicious(self) -> bool:
        """What only one pack has is no surprise: it has its row, and no alarm."""
        return self.before is not None and self.after is not None and self.chance < 0.05

    @property
    def shift(self) -> float:
        return self.after.value - self.before.value if self.before and self.after else 0.0


def changes(one: list[Played], other: list[Played]) -> list[Change]:
    """What changed from one pack to the other, what is least likely to be luck first."""
    found: list[Change] = []
    for kind, before, after in [
        *[(kind, shares(one, kind), shares(other, kind)) for kind in ("seat", "turn order", "character")],
        ("use", {use.name: use.used for use in uses_of(one)}, {use.name: use.used for use in uses_of(other)}),
    ]:
        names = sorted({*before, *after})
        chances = [luck(before.get(name), after.get(name)) for name in names]
        found += [
            Change(kind, name, before.get(name), after.get(name), chance)
            for name, chance in zip(names, held_against_many(chances), strict=True)
        ]
    return sorted(found, key=lambda change: (change.chance, -abs(change.shift), change.name))


def shares(played: list[Played], kind: str) -> dict[str, Estimate]:
    return {finding.name: finding.rate for finding in balance_of(played) if finding.kind == kind}


def luck(one: Estimate | None, other: Estimate | None) -> float:
    """The chance of so large a difference between two shares when there is none."""
    if one is None or other is None:
        return 1.0
    return from_normal(other.value - one.value, sqrt(error_of(one) ** 2 + error_of(other) ** 2))


def error_of(estimate: Estimate) -> float:
    """The standard error of a share, a little smoothed so that 0 of 10 is not taken for certainty."""
    if estimate.observations == 0:
        return 1.0
    share = (estimate.value * estimate.observations + 1) / (estimate.observations + 2)
    return sqrt(share * (1 - share) / estimate.observations)
