"""Choices as numbers: a fixed table of verbs and argument ranges for each game.

The number of a choice is the offset of its verb (a name with a number of arguments) plus its arguments read as digits.
The table depends on the pack alone, so numbers mean the same in every position.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from remnants.kernel.declarations import SEAT, Declarations, bound
from remnants.kernel.game import Pack
from remnants.kernel.steps import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Range:
    """The values an argument can have: `count` numbers from `first` on, `step` apart.

    Seats are counted from the player who decides, as they are in observations.
    """

    def __init__(self, count: int, first: int = 0, step: int = 1, seats: bool = False) -> None:
        self.count = count
        self.first = first
        self.step = step
        self.seats = seats

    def place(self, value: int, seat: int, players: int) -> int:
        """The place of a value in the range, or -1."""
        if self.seats:
            return (value - seat) % players if 0 <= value < players else -1
        if self.step == 1:
            place = value - self.first
        else:
            place = (value - self.first) // self.step
            if place * self.step != value - self.first:
                return -1
        return place if 0 <= place < self.count else -1

    def value(self, place: int, seat: int, players: int) -> int:
        if self.seats:
            return (place + seat) % players
        return self.first + place * self.step


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberedVerb:
    """A verb with the ranges of its arguments."""

    def __init__(self, name: str, *ranges: Range) -> None:
        self.name = name
        self.ranges = list(ranges)
        self.offset = 0
        self.size = 1
        for entry in ranges:
            self.size *= entry.count


NO_VERBS: Final[list[NumberedVerb]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """All verbs of a game, numbered, for a table of so many players."""

    def __init__(self, verbs: list[NumberedVerb], players: int = 4) -> None:
        self.verbs = verbs
        self.players = players
        self.size = 0
        self._by_name: dict[str, list[NumberedVerb]] = {}
        for verb in verbs:
            verb.offset = self.size
            self.size += verb.size
            self._by_name.setdefault(verb.name, []).append(verb)

    def number(self, choice: Choice, seat: int = 0) -> int:
        """The number of a choice of that seat; -1 for one beyond the table (a bid above its highest amount)."""
        for verb in self._by_name.get(choice[0], NO_VERBS):
            if len(verb.ranges) == len(choice) - 1:
                number = 0
                for position in range(len(verb.ranges)):
                    entry = verb.ranges[position]
                    place = entry.place(choice[position + 1], seat, self.players)
                    if place < 0:
                        return -1
                    number = number * entry.count + place
                return verb.offset + number
        raise KeyError(f"the encoding has no verb for {choice!r}")

    def choice(self, number: int, seat: int = 0) -> Choice:
        """The choice of that seat with that number."""
        if not 0 <= number < self.size:
            raise ValueError(f"actions are numbered 0 to {self.size - 1}, not {number}")
        low, high = 0, len(self.verbs) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.verbs[middle].offset <= number:
                low = middle
            else:
                high = middle - 1
        verb = self.verbs[low]
        rest = number - verb.offset
        values: list[int] = []
        for entry in reversed(verb.ranges):
            place = rest % entry.count
            rest //= entry.count
            values.append(entry.value(place, seat, self.players))
        return (verb.name, *reversed(values))


MOST_SEATS = 4
"""So many places are kept for seats at every table, so that numbers mean the same with any number of players."""


def encoding_of(declared: Declarations, pack: Pack, players: int) -> Encoding:
    """The numbering of all that a game declares, for a table of so many."""
    verbs: list[NumberedVerb] = []
    for verb in declared.verbs.values():
        ranges: list[Range] = []
        for kind in verb.arguments.values():
            if kind.name == SEAT.name:
                ranges.append(Range(MOST_SEATS, seats=True))
                continue
            step, highest = kind.step(pack, players), bound(kind.offered, pack, players)
            ranges.append(Range((highest - kind.least) // step + 1, kind.least, step))
        verbs.append(NumberedVerb(verb.name, *ranges))
    return Encoding(verbs, players)
