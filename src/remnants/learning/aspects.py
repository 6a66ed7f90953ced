"""What an observation says: aspects of a position, each a row of places in one buffer of bytes.

A place holds a whole number from 0 to the aspect's `most`, and learners get it divided by that: everything lies between
0 and 1. A number that names something (a card, a space, a seat) is never an amount: it marks a place of its own. Seats
are counted from the observer on, clockwise.

Every aspect is given what the seat sees of the fields it names, as their declarations say, and nothing else.
"""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

Sheet = BytesWriter
"""The buffer that aspects write into. Compiled code puts a byte into it without making an object for it first."""
HIGHEST: Final = 255
"""What a place can hold."""
BITS: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
"""The bits in each byte."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Aspect:
    """One thing that an observation says. `fields` are the fields of the state that it is made from."""

    def __init__(self, name: str, fields: list[str], size: int, most: int = 1) -> None:
        if not 1 <= most <= HIGHEST:
            raise ValueError(f"{name}: a place holds numbers up to {HIGHEST}, not up to {most}")
        self.name = name
        self.fields = fields
        self.size = size
        self.most = most

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        """Writes the places from `at` on, all of them 0 so far, from what the seat sees of `fields`."""
        raise NotImplementedError

    def meaning(self, place: int, players: int) -> str:
        """What one of its places says."""
        raise NotImplementedError


def whose(row: int) -> str:
    """A seat as the observer counts it."""
    return "own" if row == 0 else f"player {row} clockwise"


@mypyc_attr(allow_interpreted_subclasses=True)
class Amounts(Aspect):
    """Plain numbers: one, one for each seat, or one for each of several things.

    `most` and more is 1, `least` and less is 0, in steps of `each`. `may_hide` says that some may not be seen; those
    are 0 as well.
    """

    def __init__(
        self,
        field: str,
        rows: int = 1,
        most: int = 1,
        least: int = 0,
        each: int = 1,
        by_seat: bool = False,
        may_hide: bool = False,
    ) -> None:
        super().__init__(field, [field], rows, (most - least) // each)
        self.least = least
        self.each = each
        self.by_seat = by_seat
        self.may_hide = may_hide

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        value = seen[0]
        if not isinstance(value, list):
            self.put(sheet, at, value)
            return
        if self.may_hide:
            value = [self.least if entry is None else entry for entry in value]
        amounts: list[int] = value
        least = self.least
        for row in range(len(amounts)):
            amount = amounts[row]
            if amount > least:
                self.put(sheet, at + ((row - seat) % players if self.by_seat else row), amount)

    def put(self, sheet: Sheet, place: int, value: int) -> None:
        level = value - self.least if self.each == 1 else (value - self.least) // self.each
        if level > 0:
            sheet[place] = level if level < self.most else self.most

    def meaning(self, place: int, players: int) -> str:
        whole = f"{self.fields[0]} from {self.least} to {self.least + self.most * self.each}"
        if self.size == 1:
            return whole
        return f"{whole}, {whose(place) if self.by_seat else f'number {place}'}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Marks(Aspect):
    """Which of `kinds` things something is: a one at its place, nothing for none. One row, or one by seat or thing."""

    def __init__(self, field: str, kinds: int, rows: int = 1, first: int = 0, by_seat: bool = False) -> None:
        super().__init__(field, [field], kinds * rows)
        self.kinds = kinds
        self.first = first
        self.by_seat = by_seat

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        value = seen[0]
        if not isinstance(value, list):
            self.put(sheet, at, value)
            return
        for row in range(len(value)):
            self.put(sheet, at + self.kinds * ((row - seat) % players if self.by_seat else row), value[row])

    def put(self, sheet: Sheet, at: int, value: int) -> None:
        place = value - self.first
        if 0 <= place < self.kinds:
            sheet[at + place] = 1

    def meaning(self, place: int, players: int) -> str:
        row, kind = divmod(place, self.kinds)
        whole = f"{self.fields[0]} is {self.first + kind}"
        if self.size == self.kinds:
            return whole
        return f"{whole}, {whose(row) if self.by_seat else f'number {row}'}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatMarks(Aspect):
    """Which player something is, counted from the observer; nothing for nobody. One row, or one for each of several."""

    def __init__(self, field: str, players: int, rows: int = 1) -> None:
        super().__init__(field, [field], players * rows)
        self.rows = rows

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        value = seen[0]
        if not isinstance(value, list):
            self.put(sheet, at, value, seat, players)
            return
        for row in range(min(len(value), self.rows)):
            self.put(sheet, at + players * row, value[row], seat, players)

    def put(self, sheet: Sheet, at: int, value: int, seat: int, players: int) -> None:
        if 0 <= value < players:
            sheet[at + (value - seat) % players] = 1

    def meaning(self, place: int, players: int) -> str:
        row, other = divmod(place, players)
        whole = f"{self.fields[0]} is {whose(other)}"
        return whole if self.rows == 1 else f"{whole}, number {row}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sets(Aspect):
    """Sets of `kinds` things, bit n of a number for thing n: one set, one for each seat, or more."""

    def __init__(self, field: str, kinds: int, rows: int = 1, by_seat: bool = False) -> None:
        super().__init__(field, [field], kinds * rows)
        self.kinds = kinds
        self.by_seat = by_seat

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        value = seen[0]
        if not isinstance(value, list):
            write_bits(sheet, at, value)
            return
        for row in range(len(value)):
            write_bits(sheet, at + self.kinds * ((row - seat) % players if self.by_seat else row), value[row])

    def meaning(self, place: int, players: int) -> str:
        row, kind = divmod(place, self.kinds)
        whole = f"{self.fields[0]} has {kind}"
        if self.size == self.kinds:
            return whole
        return f"{whole}, {whose(row) if self.by_seat else f'number {row}'}"


def write_bits(sheet: Sheet, at: int, bits: int) -> None:
    """A one for each bit."""
    while bits:
        for bit in BITS[bits & 255]:
            sheet[at + bit] = 1
        bits >>= 8
        at += 8


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSets(Aspect):
    """A set of seats, counted from the observer."""

    def __init__(self, field: str, players: int) -> None:
        super().__init__(field, [field], players)

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        seats: int = seen[0]
        for other in range(players):
            if seats >> other & 1:
                sheet[at + (other - seat) % players] = 1

    def meaning(self, place: int, players: int) -> str:
        return f"{self.fields[0]} has {whose(place)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Counts(Aspect):
    """How many of each of `kinds` things lie in a pile, or in the pile of each seat. Unknown ones are left out."""

    def __init__(self, field: str, kinds: int, rows: int = 1, most: int = 1, by_seat: bool = False) -> None:
        super().__init__(field, [field], kinds * rows, most)
        self.kinds = kinds
        self.by_seat = by_seat
        self.one_pile = rows == 1 and not by_seat

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        piles: list[Any] = seen[0]
        if self.one_pile:
            self.count(sheet, at, piles)
            return
        for row in range(len(piles)):
            if isinstance(piles[row], list):
                self.count(sheet, at + self.kinds * ((row - seat) % players if self.by_seat else row), piles[row])

    def count(self, sheet: Sheet, at: int, pile: list[int]) -> None:
        for thing in pile:
            if thing >= 0:
                place = at + thing
                before = sheet[place]
                if before < self.most:
                    sheet[place] = before + 1

    def meaning(self, place: int, players: int) -> str:
        row, kind = divmod(place, self.kinds)
        whole = f"how many {kind} are in {self.fields[0]}, up to {self.most}"
        if self.size == self.kinds:
            return whole
        return f"{whole}, {whose(row) if self.by_seat else f'number {row}'}"


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnCounts(Counts):
    """How many of each of `kinds` things the observer's own pile holds."""

    def __init__(self, field: str, kinds: int, most: int = 1) -> None:
        super().__init__(field, kinds, 1, most)
        self.name = f"own_{field}"

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        piles: list[Any] = seen[0]
        if seat >= 0 and isinstance(piles[seat], list):
            self.count(sheet, at, piles[seat])


@mypyc_attr(allow_interpreted_subclasses=True)
class Sizes(Aspect):
    """How many things lie in a pile, or in the pile of each seat, whether or not they are seen."""

    def __init__(self, field: str, rows: int = 1, most: int = 20, by_seat: bool = False) -> None:
        super().__init__(f"size_of_{field}", [field], rows, most)
        self.by_seat = by_seat

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        value = seen[0]
        if self.size == 1 and not self.by_seat:
            self.put(sheet, at, value)
            return
        for row in range(len(value)):
            self.put(sheet, at + ((row - seat) % players if self.by_seat else row), value[row])

    def put(self, sheet: Sheet, place: int, pile: Any) -> None:
        size: int = len(pile) if isinstance(pile, list) else pile
        sheet[place] = size if size < self.most else self.most

    def meaning(self, place: int, players: int) -> str:
        whole = f"how many things are in {self.fields[0]}, up to {self.most}"
        if self.size == 1:
            return whole
        return f"{whole}, {whose(place) if self.by_seat else f'number {place}'}"
