"""What many games say about the balance: seats, turn order, characters, and whatever was offered and chosen."""

from collections import Counter, defaultdict
from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from remnants.lab.games import Played, things
from remnants.lab.statistics import Estimate, Gap, from_normal, gap_within, held_against_many, rate

NameOf = Callable[[Played, int], str]
"""The group that a seat of a game belongs to."""
LEAST = 8
"""A thing that fewer had, or fewer lacked, is not judged."""
RARE = 0.02
"""A card that is chosen in less than this share of the games in which it could be might as well not exist."""
HEAVY = 0.12
"""A card worth more than this share of victories decides games by itself."""


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


class Use(NamedTuple):
    """How often a thing is chosen where it could be, and what having chosen it goes with."""

    name: str
    used: Estimate
    gap: Gap
    chance: float
    rare: bool

    @property
    def heavy(self) -> bool:
        return self.chance < 0.05 and abs(self.gap.value) > HEAVY

    @property
    def suspicious(self) -> bool:
        return self.heavy or self.rare


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


def uses_of(played: list[Played]) -> list[Use]:
    """Everything that could be chosen: how often it is, and how those who chose it fare.

    Those who chose it the first time they could are compared with those who then did not, in the same seat and with
    the same place by score at that moment. Who chose it at any time would be another question: whoever does well, or
    plays longer, has more occasions.
    """
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    shares: defaultdict[str, dict[int, tuple[list[float], list[float]]]] = defaultdict(dict)
    for game in played:
        offered.update({thing for found in game.offered for thing in found})
        taken.update({thing for found in game.chosen for thing in found})
        players = len(game.bots)
        for seat, found in enumerate(game.offered):
            chosen = set(game.chosen_first[seat])
            for thing, place in found.items():
                having, lacking = shares[thing].setdefault(place * players + seat, ([], []))
                (having if thing in chosen else lacking).append(game.share(seat))
    names = sorted(offered)
    gaps = [gap_within(shares[name], len(played[0].bots)) for name in names]
    judged_gaps = [gap.chance if min(gap.with_it, gap.without) >= LEAST else 1.0 for gap in gaps]
    chances = held_against_many(judged_gaps)
    used = {name: rate(taken[name], offered[name]) for name in names}
    dead = rarely_used(played[0].game, used)
    return [
        Use(name, used[name], gap, chance, name in dead) for name, gap, chance in zip(names, gaps, chances, strict=True)
    ]


def rarely_used(game: str, used: dict[str, Estimate]) -> set[str]:
    """What is hardly ever used in any way, or hardly ever gained in any way, although it could be."""
    ways = {counted.did: counted.way for counted in things(game).counted}

    def way_of(name: str) -> tuple[str, str]:
        did, thing = name.split("|", 1)
        return ways[did], thing

    most: defaultdict[tuple[str, str], float] = defaultdict(float)
    for name, estimate in used.items():
        most[way_of(name)] = max(most[way_of(name)], estimate.high)
    return {name for name in used if most[way_of(name)] < RARE}


class Change(NamedTuple):
    """A figure with one pack and with another."""

    kind: str
    name: str
    before: float
    after: float
    chance: float

    @property
    def suspicious(self) -> bool:
        return self.chance < 0.05


def changes(one: list[Played], other: list[Played]) -> list[Change]:
    """What changed from one pack to the other, what is least likely to be luck first."""
    found: list[Change] = []
    after = {(finding.kind, finding.name): finding for finding in balance_of(other)}
    for finding in balance_of(one):
        twin = after.get((finding.kind, finding.name))
        if twin is not None:
            chance = luck(finding.rate, twin.rate)
            found.append(Change(finding.kind, finding.name, finding.rate.value, twin.rate.value, chance))
    used = {use.name: use for use in uses_of(other)}
    for use in uses_of(one):
        if use.name in used:
            twin_use = used[use.name]
            chance = luck(use.used, twin_use.used)
            found.append(Change("use", use.name, use.used.value, twin_use.used.value, chance))
    whole = [change for kind in {change.kind for change in found} for change in corrected(found, kind)]
    return sorted(whole, key=lambda change: (change.chance, -abs(change.after - change.before), change.name))


def corrected(found: list[Change], kind: str) -> list[Change]:
    """The changes of one kind: who asks about four leaders is not held to account for two hundred cards."""
    group = [change for change in found if change.kind == kind]
    chances = held_against_many([change.chance for change in group])
    return [change._replace(chance=chance) for change, chance in zip(group, chances, strict=True)]


def luck(one: Estimate, other: Estimate) -> float:
    """The chance of so large a difference between two shares when there is none."""
    return from_normal(other.value - one.value, sqrt(error_of(one) ** 2 + error_of(other) ** 2))


def error_of(estimate: Estimate) -> float:
    """The standard error of a share, a little smoothed so that 0 of 10 is not taken for certainty."""
    if estimate.observations == 0:
        return 1.0
    share = (estimate.value * estimate.observations + 1) / (estimate.observations + 2)
    return sqrt(share * (1 - share) / estimate.observations)
