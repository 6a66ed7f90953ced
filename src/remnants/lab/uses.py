"""What is used: how often each card is chosen where it lies there, and how often each mechanism does something."""

from collections import Counter
from typing import Final, NamedTuple

from remnants.lab.games import Played
from remnants.lab.laboratory import Mechanism, laboratory
from remnants.lab.statistics import Estimate, mean, rate
from remnants.lab.taking import takings_of

HARDLY: Final = 0.05
"""A mechanism that a smaller share of the players ever uses hardly matters."""


class Use(NamedTuple):
    """In how many of the games in which a thing lay there to be chosen somebody chose it."""

    name: str
    """`bought|card|Technician`."""
    used: Estimate
    dead: bool
    """Whether it is hardly ever used in any way, or hardly ever gained in any way."""
    always: bool
    """Whether it is always used, or always gained."""


def uses_of(played: list[Played]) -> list[Use]:
    """How often each thing is chosen, in each of its ways."""
    shown: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for game in played:
        shown.update({name for found in game.watched.shown for name in found})
        chosen.update({name for found in game.watched.chosen for name in found})
    takings = takings_of(played)
    dead, always = [
        {f"{way}|{taking.thing}" for taking in found for way in taking.ways}
        for found in ([one for one in takings if one.dead], [one for one in takings if one.always])
    ]
    return [Use(name, rate(chosen[name], shown[name]), name in dead, name in always) for name in sorted(shown)]


class Usage(NamedTuple):
    """How much a mechanism is used, by whom, and what it brings."""

    name: str
    times: Estimate
    """A player and game; a game where it is nobody's doing."""
    users: Estimate
    """The share of the players that ever used it; of the games where it is nobody's doing."""
    victories: Estimate
    """Of those who used it."""
    of: str
    share: float
    """The part of all that was gained in `of`."""

    @property
    def hardly(self) -> bool:
        return self.users.value < HARDLY


def usage_of(played: list[Played]) -> list[Usage]:
    """All mechanisms that the game declares for so many players, the least used first."""
    listed = laboratory(played[0].game).mechanism
    found = [usage(mechanism, played) for mechanism in listed if mechanism.fewest_players <= played[0].players]
    return sorted(found, key=lambda one: (one.users.value, one.times.value))


def usage(mechanism: Mechanism, played: list[Played]) -> Usage:
    times: list[float] = []
    users = 0
    won = 0.0
    brought = gained = 0
    for game in played:
        used = game.watched.used[mechanism.name]
        by_seat = used if mechanism.seat else [sum(used)]
        times += by_seat
        users += len([number for number in by_seat if number])
        won += sum([game.share(seat) for seat, number in enumerate(by_seat) if number])
        brought += sum(game.watched.brought[mechanism.name])
        gained += sum(game.watched.gained[mechanism.of]) if mechanism.of else 0
    victories = rate(won, users) if mechanism.seat else rate(0.0, 0)
    share = brought / gained if gained else 0.0
    return Usage(mechanism.name, mean(times), rate(users, len(times)), victories, mechanism.of, share)


def sources_of(played: list[Played]) -> list[tuple[str, float, float]]:
    """What scores are made of: the source, how much a player and game, and its part of all that was gained."""
    totals: Counter[str] = Counter()
    for game in played:
        for source, amounts in game.watched.sources.items():
            totals[source] += sum(amounts)
    seats = sum([game.players for game in played])
    gained = sum([amount for amount in totals.values() if amount > 0])
    return [(source, amount / seats, amount / gained if gained else 0.0) for source, amount in totals.most_common()]
