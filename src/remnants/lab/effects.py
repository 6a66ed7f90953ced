"""What a card does, by experiment: the victories of those who were free to have it less those of who were not."""

from collections import defaultdict
from typing import Final, NamedTuple

from remnants.lab.games import Played
from remnants.lab.statistics import Estimate, Gap, gap_within, held_against_many, rate

LEAST: Final = 8
"""A thing that fewer were free to have, or fewer had to do without, is not judged."""
MATTERS: Final = 0.05
"""What is worth surely less than this share of victories decides no games."""
ALWAYS: Final = 0.9
"""What is taken in so many of the games in which it can be is always taken."""


class Effect(NamedTuple):
    """What it does to the victories of a seat that it is free to have a thing."""

    thing: str
    """`card|Technician`."""
    free: Estimate
    """Victories of those who met it and were free to have it."""
    without: Estimate
    """Victories of those who met it and had to do without."""
    gap: Gap
    chance: float
    """Of so large a gap by luck alone, corrected for the number of things."""

    @property
    def too_good(self) -> bool:
        return self.chance < 0.05 and self.gap.low > MATTERS

    @property
    def harmful(self) -> bool:
        return self.chance < 0.05 and self.gap.high < -MATTERS


def effects_of(played: list[Played]) -> list[Effect]:
    """The effects of all things in some experiments, the largest first.

    The free and the others are compared with the same place by score when they met the thing.
    """
    groups: defaultdict[str, dict[int, tuple[list[float], list[float]]]] = defaultdict(dict)
    for game in played:
        assert game.tried is not None
        for seat in range(game.players):
            withheld = set(game.tried.withheld[seat])
            for thing, place in game.tried.met[seat].items():
                free, without = groups[thing].setdefault(place, ([], []))
                (without if thing in withheld else free).append(game.share(seat))
    things = sorted(groups)
    gaps = [gap_within(groups[thing], played[0].players) for thing in things]
    enough = [min(gap.with_it, gap.without) >= LEAST for gap in gaps]
    judged = held_against_many([gap.chance for gap, fit in zip(gaps, enough, strict=True) if fit])
    chances = iter(judged)
    found = [
        Effect(thing, *victories(groups[thing]), gap, next(chances) if fit else 1.0)
        for thing, gap, fit in zip(things, gaps, enough, strict=True)
    ]
    return sorted(found, key=lambda effect: -effect.gap.value)


def victories(groups: dict[int, tuple[list[float], list[float]]]) -> tuple[Estimate, Estimate]:
    free = [share for found, _ in groups.values() for share in found]
    without = [share for _, found in groups.values() for share in found]
    return rate(sum(free), len(free)), rate(sum(without), len(without))
