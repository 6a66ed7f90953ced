"""What a card does, by experiment: those who were free to have it against those who had to do without."""

from collections import defaultdict
from collections.abc import Callable, Collection
from statistics import linear_regression
from typing import Final, NamedTuple

from remnants.lab.games import Played, Tried
from remnants.lab.statistics import Estimate, Gap, gap_within, held_against_many, rate
from remnants.lab.withholding import lead

LEAST: Final = 8
"""A thing that fewer were free to have, or fewer had to do without, is not judged."""
MATTERS: Final = 0.05
"""What is worth surely less than this share of victories decides no games; nor does what is worth surely less than this
part of the score, or of the money that a player gains."""
LEAD: Final = "final lead"
PART_OF: Final = "of all "
"""Before a field: the part of what all gain in it that a seat gains, however long a game lasts."""
BY_SCORE: Final = 0.9
"""Where whoever has the highest score wins fewer of the games, the lead by score is left out."""
BY_LOT: Final = 1
"""Each seat draws lots of its own. That one of a table wins and the others do not makes no difference between the free
and the others larger by luck then, as it does where one seat's hero is never another's: nothing is allowed for."""

Groups = dict[int, tuple[list[float], list[float]]]
"""What became of the free and of the others, by the place by score at which they met a thing."""


class Yield(NamedTuple):
    """What it brings a seat by the end of the game that it is free to have a thing."""

    of: str
    """Arcs, cogs, money, or the part of those of all seats; or the final lead: the own score less the best other."""
    gap: Gap
    whole: float
    """What those who are free gain in all from then on, on average; of the lead, their score."""

    @property
    def large(self) -> bool:
        return self.surely_worth > 1.0

    @property
    def likely_large(self) -> bool:
        return self.whole > 0 and self.gap.value > MATTERS * self.whole

    @property
    def surely_worth(self) -> float:
        """How many times what matters it surely brings."""
        return self.gap.low / (MATTERS * self.whole) if self.whole > 0 else 0.0


class Effect(NamedTuple):
    """What it does for a seat that it is free to have a thing."""

    thing: str
    """`card|Technician`."""
    free: Estimate
    """Victories of those who met it and were free to have it."""
    without: Estimate
    """Victories of those who met it and had to do without."""
    gap: Gap
    chance: float
    """Of so large a gap by luck alone, corrected for the number of things."""
    brings: list[Yield]

    @property
    def too_good(self) -> bool:
        return self.chance < 0.05 and self.gap.low > MATTERS

    @property
    def harmful(self) -> bool:
        return self.chance < 0.05 and self.gap.high < -MATTERS

    def surely_worth(self, sure: list[Yield]) -> float:
        """How many times what matters it surely does, in victories or in whatever else it is sure to bring."""
        return max([self.gap.low / MATTERS, *[found.surely_worth for found in sure]])

    @property
    def judged(self) -> bool:
        return min(self.gap.with_it, self.gap.without) >= LEAST


def effects_of(played: list[Played]) -> list[Effect]:
    """The effects of all things in some experiments, the largest first.

    The free and the others are compared with the same place by score when they met the thing.
    """
    things = sorted({thing for game in played for met in tried(game).met for thing in met})
    victories = by_thing(played, lambda game, seat, thing: game.share(seat))
    leads = by_thing(played, lead_beyond(played))
    scores = by_thing(played, lambda game, seat, thing: float(game.scores[seat]))
    gains = {field: by_thing(played, gained_since(field)) for field in tried(played[0]).gained}
    parts = {field: by_thing(played, part_since(field)) for field in gains if played[0].players > 1}
    is_won_by_score = won_by_score(played)
    found: list[Effect] = []
    for thing in things:
        brings = [Yield(LEAD, gap_within(leads[thing], BY_LOT), average(scores[thing]))] if is_won_by_score else []
        brings += [
            Yield(field, gap_within(groups[thing], BY_LOT), average(groups[thing])) for field, groups in gains.items()
        ]
        brings += [
            Yield(f"{PART_OF}{field}", gap_within(groups[thing], BY_LOT), average(groups[thing]))
            for field, groups in parts.items()
        ]
        free, without = shares(victories[thing])
        found.append(Effect(thing, free, without, gap_within(victories[thing], BY_LOT), 1.0, brings))
    chances = iter(held_against_many([effect.gap.chance for effect in found if effect.judged]))
    judged = [effect._replace(chance=next(chances)) if effect.judged else effect for effect in found]
    return sorted(judged, key=lambda effect: -effect.gap.value)


def proven(effects: list[Effect], first: Collection[str] = ()) -> dict[str, list[Yield]]:
    """What of some few things is sure to bring much, in the final lead or in money and the like, by thing.

    Of what is always the first choice it is enough that it surely brings something, and most likely much.
    The chances are corrected for these things alone, so they must have been named by other games than the experiments.
    """
    tests = [(effect.thing, found) for effect in effects if effect.judged for found in effect.brings]
    chances = held_against_many([found.gap.chance for _, found in tests])
    sure: defaultdict[str, list[Yield]] = defaultdict(list)
    for (thing, found), chance in zip(tests, chances, strict=True):
        if chance < 0.05 and (found.large or (thing in first and found.likely_large)):
            sure[thing].append(found._replace(gap=found.gap._replace(chance=chance)))
    return sure


def by_thing(played: list[Played], outcome: Callable[[Played, int, str], float]) -> dict[str, Groups]:
    """What became of all seats that met a thing, by thing."""
    groups: defaultdict[str, Groups] = defaultdict(dict)
    for game in played:
        for seat in range(game.players):
            withheld = set(tried(game).withheld[seat])
            for thing, encounter in tried(game).met[seat].items():
                free, without = groups[thing].setdefault(encounter.place, ([], []))
                (without if thing in withheld else free).append(outcome(game, seat, thing))
    return groups


def won_by_score(played: list[Played]) -> bool:
    """Whether the score says who wins: where whoever arrives first pays for it, a lead is no good sign."""
    won = [game for game in played if game.winners]
    return len([game for game in won if game.scores[game.winners[0]] == max(game.scores)]) >= BY_SCORE * len(won)


def lead_beyond(played: list[Played]) -> Callable[[Played, int, str], float]:
    """The final lead less what follows from the lead that a seat had when it met a thing: less is left to luck then."""
    seats = [(game, seat) for game in played for seat in range(game.players)]
    then = [float(found.ahead) for game, seat in seats for found in tried(game).met[seat].values()]
    final = [float(lead(game.scores, seat)) for game, seat in seats for _ in tried(game).met[seat]]
    slope = linear_regression(then, final).slope if len({*then}) > 1 else 0.0
    return lambda game, seat, thing: lead(game.scores, seat) - slope * tried(game).met[seat][thing].ahead


def gained_since(field: str) -> Callable[[Played, int, str], float]:
    """What a seat gained in a field after it had met a thing."""
    return lambda game, seat, thing: float(tried(game).gained[field][seat] - tried(game).met[seat][thing].gained[field])


def part_since(field: str) -> Callable[[Played, int, str], float]:
    """The part of it of what all seats gained, less what this seat had gained before."""

    def part(game: Played, seat: int, thing: str) -> float:
        before = tried(game).met[seat][thing].gained[field]
        gained = tried(game).gained[field]
        whole = sum(gained) - before
        return (gained[seat] - before) / whole if whole else 1.0 / game.players

    return part


def tried(game: Played) -> Tried:
    assert game.tried is not None
    return game.tried


def average(groups: Groups) -> float:
    """Of those who were free."""
    free = [value for found, _ in groups.values() for value in found]
    return sum(free) / len(free) if free else 0.0


def shares(groups: Groups) -> tuple[Estimate, Estimate]:
    free = [share for found, _ in groups.values() for share in found]
    without = [share for _, found in groups.values() for share in found]
    return rate(sum(free), len(free)), rate(sum(without), len(without))
