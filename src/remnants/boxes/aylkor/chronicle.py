"""The chronicle of Remnants of Aylkor: heroes, units and defeats, and near whom the resources fell."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from remnants.boxes.aylkor.content.board import DISTANCE, spaces_in
from remnants.boxes.aylkor.content.content import Content
from remnants.boxes.aylkor.rules.state import BREW, EMPTY, NOTHING, RESOURCES
from remnants.kernel.chronicle import Chronicle, Seen, Throw, Values, evenly
from remnants.kernel.game import Pack


class AylkorChronicle(Chronicle):
    """Everything that ranks the seats lies open."""

    measures = ["score", "hero-health", "unit-health", "defeated"]

    def __init__(self, pack: Pack, players: int, beginning: Seen) -> None:
        super().__init__(pack, players, beginning)
        assert isinstance(pack, Content)
        self.content = pack

    def heard(self, event: dict[str, Any], before: Callable[[], Seen]) -> list[Throw]:
        """A resource falls on any free space of its zone; it is luck if nobody's hero is nearer to it."""
        if event["kind"] != "rolled":
            return []
        seen = before()
        zone = self.content.centre if event["resource"] == RESOURCES[BREW] else self.content.outer
        free = [space for space in spaces_in(zone) if seen["owner"][space] == EMPTY and not _lies(seen, space)]
        fallen = event["space"]
        could = free if fallen in free else [*free, fallen]
        heroes = {seat: place for seat, place in enumerate(seen["hero_at"]) if place >= 0 and _lives(seen, seat)}
        throws: list[Throw] = []
        for seat, hero in heroes.items():
            near = [int(_nearest(space, hero, heroes)) for space in could]
            result = int(_nearest(fallen, hero, heroes))
            throws.append(Throw(str(event["resource"]), seat, [result], evenly(near)))
        return throws

    def standing(self, seen: Seen) -> dict[str, Values]:
        ranks = [self._rank(seen, seat) for seat in range(self.players)]
        score: Values = [self.players - 1 - len([rank for rank in ranks if rank > own]) for own in ranks]
        return {
            "score": score,
            "hero-health": [self._hero_health(seen, seat) for seat in range(self.players)],
            "unit-health": [_all_health(seen, seat) for seat in range(self.players)],
            "defeated": seen["defeated"],
        }

    def _hero_health(self, seen: Seen, seat: int) -> int:
        place: int = seen["hero_at"][seat]
        return int(seen["health"][place]) if place >= 0 and _lives(seen, seat) else 0

    def _rank(self, seen: Seen, seat: int) -> tuple[int, Fraction, int, int]:
        """As at the end: the living by their hero's health, their defeats and their units, then those who went out."""
        if not _lives(seen, seat):
            return (0, Fraction(seen["out_since"][seat]), 0, 0)
        if seen["out_since"].count(0) == 1:
            return (1, Fraction(0), 0, 0)
        whole = self.content.health[seen["hero"][seat]] if seen["hero"][seat] >= 0 else 1
        share = Fraction(self._hero_health(seen, seat), whole)
        return (1, share, seen["defeated"][seat], _all_health(seen, seat))

    def sources(self, seen: Seen) -> dict[str, Values]:
        """A place above each seat that comes behind: those who are out, and those still standing."""
        ranks = [self._rank(seen, seat) for seat in range(self.players)]
        out: Values = [len([rank for rank in ranks if rank < own and rank[0] == 0]) for own in ranks]
        behind: Values = [len([rank for rank in ranks if rank < own and rank[0] == 1]) for own in ranks]
        tied: Values = [len([rank for rank in ranks if rank == own]) - 1 for own in ranks]
        found = {"fallen": out, "behind": behind, "tied": tied}
        return {source: values for source, values in found.items() if any(values)}


def _lies(seen: Seen, space: int) -> bool:
    return bool(seen["resource"][space] != NOTHING)


def _lives(seen: Seen, seat: int) -> bool:
    return bool(seen["out_since"][seat] == 0)


def _nearest(space: int, hero: int, heroes: dict[int, int]) -> bool:
    return DISTANCE[space][hero] == min([DISTANCE[space][other] for other in heroes.values()])


def _all_health(seen: Seen, seat: int) -> int:
    return sum([health for health, owner in zip(seen["health"], seen["owner"], strict=True) if owner == seat])
