"""Which things are always taken, and which hardly ever: what lies there against the others of its kind.

A thing lies there, or can be had, in some rounds of a game, and somebody takes it or nobody does. Things of one kind
(the cards of one row, the developments) are compared with each other in the same rounds of the game, so that what comes
when nobody has money yet, or what comes seldom, is not called worse for it. Only games are independent of each other:
from the rounds of a game follows the chance that a usual thing would be taken in it, and these chances are held against
the games in which it was.
"""

from collections import Counter, defaultdict
from math import prod
from typing import Final, NamedTuple

from remnants.lab.games import Played
from remnants.lab.laboratory import laboratory
from remnants.lab.statistics import Estimate, at_least, at_most, held_against_many, rate
from remnants.lab.watching import Rounds

DEAD: Final = 0.10
"""A card that is taken in surely less than this share of the games in which it lies there might as well not exist."""
SELDOM: Final = 1 / 3
"""So is one that is taken surely less than so many times as often as the others of its kind."""
ALWAYS: Final = 0.9
"""What is taken in surely more than this share of the games in which it can be had is always taken, ..."""
EAGERLY: Final = 2.0
"""... if it is also taken surely more than so many times as often as the others of its kind."""
FEWEST_OTHERS: Final = 3
"""A kind with fewer others tells nothing about what is usual."""


class Taking(NamedTuple):
    """How a thing is taken: in games in which it lay there, and in those in which somebody could have had it."""

    thing: str
    """`card|Technician`."""
    ways: list[str]
    """Played, laid in battle."""
    lay: Estimate
    """In how many of the games in which it lay there somebody took it."""
    usual: float
    """In how many it would have been, taken as often as the others of its kind in the same rounds."""
    could: Estimate
    """In how many of the games in which somebody could have it somebody took it."""
    usual_there: float
    scarce: float
    """The chance that so few take what is taken SELDOM as often as others, corrected for the number of things."""
    eager: float
    """The chance that so many take what is taken EAGERLY as often as others, or in ALWAYS of the games; corrected."""
    compared: bool
    """Whether its kind has enough others."""

    @property
    def dead(self) -> bool:
        return self.lay.high < DEAD or self.scarce < 0.05

    @property
    def always(self) -> bool:
        return self.eager < 0.05


class Sightings:
    """The rounds of all games in which the things of one kind were there to be taken, and were taken."""

    def __init__(self) -> None:
        self.there: defaultdict[str, list[set[int]]] = defaultdict(list)
        """For each thing, one entry a game."""
        self.taken: defaultdict[str, list[set[int]]] = defaultdict(list)
        self.all_there: Counter[int] = Counter()
        """In each round, how many things in all games."""
        self.all_taken: Counter[int] = Counter()

    def add(self, thing: str, there: set[int], taken: set[int]) -> None:
        self.there[thing].append(there)
        self.taken[thing].append(taken)
        self.all_there.update(there)
        self.all_taken.update(taken)

    def games(self, thing: str) -> Estimate:
        """In how many of the games somebody took it."""
        return rate(len([taken for taken in self.taken[thing] if taken]), len(self.taken[thing]))

    def chances(self, thing: str, times: float) -> list[float]:
        """For each game the chance that it is taken, if it is taken so many times as often as the others are."""
        usual = self.usual(thing)
        return [
            1.0 - prod([1.0 - min(1.0, times * usual[number]) for number in rounds]) for rounds in self.there[thing]
        ]

    def usual(self, thing: str) -> dict[int, float]:
        """For each round how often the others are taken that are there; where few are, nearly as in all rounds."""
        there = Counter(self.all_there)
        taken = Counter(self.all_taken)
        for rounds in self.there[thing]:
            there.subtract(rounds)
        for rounds in self.taken[thing]:
            taken.subtract(rounds)
        in_all = taken.total() / max(1, there.total())
        return {number: (taken[number] + in_all) / (there[number] + 1) for number in there}


def takings_of(played: list[Played]) -> list[Taking]:
    """How all things are taken, by what they are used for: those that are used, and those that are gained."""
    ways = {counted.did: counted.way for counted in laboratory(played[0].game).counted}
    words = words_of(played, ways)
    lay: defaultdict[tuple[str, ...], Sightings] = defaultdict(Sightings)
    could: defaultdict[tuple[str, ...], Sightings] = defaultdict(Sightings)
    for game in played:
        shown, offered, chosen = [
            merged(found, ways) for found in (game.watched.shown, game.watched.offered, game.watched.chosen)
        ]
        for key in shown:
            lay[kind_of(key, words)].add(key[1], shown[key], chosen[key])
            if offered[key] or chosen[key]:
                could[kind_of(key, words)].add(key[1], offered[key] | chosen[key], chosen[key])
    found = [
        taking(thing, list(kind[2:]), lay[kind], could[kind])
        for kind in sorted(lay)
        for thing in sorted(lay[kind].there)
    ]
    compared = [one for one in found if one.compared]
    scarce = iter(held_against_many([one.scarce for one in compared]))
    eager = iter(held_against_many([one.eager for one in compared]))
    return [one._replace(scarce=next(scarce), eager=next(eager)) if one.compared else one for one in found]


class Preference(NamedTuple):
    """Whether a thing is the first choice wherever one of several is taken, as in a draft."""

    thing: str
    """`mercenary|Milo Brakeman`."""
    at_once: Estimate
    """In how many of the games in which it could be had it was taken when it first could be."""
    even: float
    """In how many it would have been, were all that lay there alike."""
    chance: float
    """That so many take what is taken EAGERLY as often as that, or in ALWAYS of the games; corrected."""

    @property
    def first(self) -> bool:
        return self.chance < 0.05


def preferences_of(played: list[Played]) -> list[Preference]:
    """How often each thing is taken at once where one of several is taken."""
    seen: defaultdict[str, list[tuple[int, bool]]] = defaultdict(list)
    for game in played:
        for name, sighting in game.watched.first_seen.items():
            seen[name.partition("|")[2]].append(sighting)
    found = [preference(thing, seen[thing]) for thing in sorted(seen)]
    chances = held_against_many([one.chance for one in found])
    return [one._replace(chance=chance) for one, chance in zip(found, chances, strict=True)]


def preference(thing: str, seen: list[tuple[int, bool]]) -> Preference:
    """How often one thing is taken at once; the chance is not corrected yet."""
    number = len([taken for _, taken in seen if taken])
    even = [1.0 / lying for lying, _ in seen]
    eager = at_least([min(1.0, EAGERLY * chance) for chance in even], number)
    chance = max(eager, at_least([ALWAYS] * len(seen), number))
    return Preference(thing, rate(number, len(seen)), average(even), chance)


def merged(by_seat: list[Rounds], ways: dict[str, str]) -> defaultdict[tuple[str, str], set[int]]:
    """The rounds of all seats, by use or gain and thing."""
    found: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
    for seat in by_seat:
        for name, rounds in seat.items():
            did, _, thing = name.partition("|")
            found[ways[did], thing].update(rounds)
    return found


def words_of(played: list[Played], ways: dict[str, str]) -> dict[tuple[str, str], list[str]]:
    """For each thing used or gained the ways in which that is done: played, laid in battle."""
    found: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for game in played:
        for seat in game.watched.shown:
            for name in seat:
                did, _, thing = name.partition("|")
                found[ways[did], thing].add(did)
    return {key: sorted(words) for key, words in found.items()}


def kind_of(key: tuple[str, str], words: dict[tuple[str, str], list[str]]) -> tuple[str, ...]:
    """What is used, or gained, in the same ways is of one kind."""
    way, thing = key
    return way, thing.partition("|")[0], *words[key]


def taking(thing: str, ways: list[str], lay: Sightings, could: Sightings) -> Taking:
    """How one thing is taken; the chances are not corrected yet."""
    there = lay.games(thing)
    had = could.games(thing) if thing in could.there else rate(0, 0)
    if len(lay.there) <= FEWEST_OTHERS:
        return Taking(thing, ways, there, 0.0, had, 0.0, 1.0, 1.0, False)
    scarce = at_most(lay.chances(thing, SELDOM), number_of(there))
    found = Taking(thing, ways, there, average(lay.chances(thing, 1.0)), had, 0.0, scarce, 1.0, True)
    if had.observations == 0:
        return found
    eager = max(
        at_least(could.chances(thing, EAGERLY), number_of(had)),
        at_least([ALWAYS] * had.observations, number_of(had)),
    )
    return found._replace(usual_there=average(could.chances(thing, 1.0)), eager=eager)


def average(chances: list[float]) -> float:
    return sum(chances) / len(chances)


def number_of(share: Estimate) -> int:
    return round(share.value * share.observations)
