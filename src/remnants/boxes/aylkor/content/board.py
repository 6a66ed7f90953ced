"""The field: 10 rows of 10 hexes, every second row shifted half a hex to the right (aylkor.setup.board).

A space is a number, row by row from 0. A set of spaces is one int with a bit for each: to ask whether anything of one
set stands beside anything of another is then a handful of machine operations, whatever the number of units.
"""

from typing import Final, TypeVar

from mypy_extensions import i64

from remnants.kernel.steps import Choice

T = TypeVar("T")
ROWS: Final = 10
COLUMNS: Final = 10
SPACES: Final = 100
FARTHEST: Final = 14
"""No two spaces are further apart than this: a reach of so many steps is the whole board."""

WHOLE: Final = (1 << SPACES) - 1
HALF: Final = 56
LOWER_HALF: Final = (1 << HALF) - 1
PRIME: Final = 67
"""The remainders of 1, 2, 4, 8 and so on by this prime are all different up to 1 << 65."""


def space_at(row: int, column: int) -> int:
    """The space that two dice name, rows and columns counted from 1."""
    return (row - 1) * COLUMNS + column - 1


def row_of(space: int) -> int:
    return space // COLUMNS + 1


def column_of(space: int) -> int:
    return space % COLUMNS + 1


def is_space(row: int, column: int) -> bool:
    return 1 <= row <= ROWS and 1 <= column <= COLUMNS


def beside(space: int) -> list[int]:
    """The spaces next to one: two in its row and two in each row beside it, which lies half a hex off."""
    row, column = row_of(space), column_of(space)
    left = column - 1 if row % 2 == 1 else column
    around = [(row, column - 1), (row, column + 1)]
    for other in (row - 1, row + 1):
        around.append((other, left))
        around.append((other, left + 1))
    return sorted([space_at(r, c) for r, c in around if is_space(r, c)])


def as_set(spaces: list[int]) -> int:
    """The set of these spaces."""
    bits = 0
    for space in spaces:
        bits |= 1 << space
    return bits


def _by_remainder(things: list[T]) -> list[T]:
    """What belongs to the bits of half a set: the thing of bit n where the remainder of `1 << n` is."""
    placed = [things[0]] * PRIME
    for bit, thing in enumerate(things):
        placed[(1 << bit) % PRIME] = thing
    return placed


def _gathered(lower: list[T], upper: list[T], spaces: int) -> list[T]:
    """What belongs to the spaces of a set, by row, then column.

    A set is cut into two halves that fit into machine words; with those everything is several times as quick. Their
    bits are taken one by one, the lowest first, and known by their remainders.
    """
    found: list[T] = []
    half: i64 = spaces & LOWER_HALF
    while half:
        bit = half & -half
        found.append(lower[bit % PRIME])
        half ^= bit
    half = spaces >> HALF
    while half:
        bit = half & -half
        found.append(upper[bit % PRIME])
        half ^= bit
    return found


_LOWER: Final = _by_remainder(list(range(HALF)))
_UPPER: Final = _by_remainder(list(range(HALF, SPACES)))


def spaces_in(spaces: int) -> list[int]:
    """The spaces of a set by row, then column."""
    return _gathered(_LOWER, _UPPER, spaces)


def without(spaces: int, others: int) -> int:
    """The spaces of a set that are not in another.

    The same as `spaces & ~others`, several times as quick: for large numbers below 0 there is no short way.
    """
    return spaces ^ spaces & others


def _columns(wanted: list[int]) -> int:
    return as_set([space for space in range(SPACES) if column_of(space) in wanted])


def _rows(parity: int) -> int:
    return as_set([space for space in range(SPACES) if row_of(space) % 2 == parity])


_NOT_LAST: Final = _columns([1, 2, 3, 4, 5, 6, 7, 8, 9])
_NOT_FIRST: Final = _columns([2, 3, 4, 5, 6, 7, 8, 9, 10])
_NOT_FIRST_STRAIGHT: Final = _NOT_FIRST & _rows(1)
_NOT_LAST_SHIFTED: Final = _NOT_LAST & _rows(0)


def next_to(spaces: int) -> int:
    """All spaces beside any of a set; bits beyond the board may be set, so narrow it with a set of spaces."""
    in_the_row = (spaces & _NOT_LAST) << 1 | (spaces & _NOT_FIRST) >> 1
    across = spaces | (spaces & _NOT_FIRST_STRAIGHT) >> 1 | (spaces & _NOT_LAST_SHIFTED) << 1
    return in_the_row | across << COLUMNS | across >> COLUMNS


def _discs() -> list[list[int]]:
    discs = [[1 << space for space in range(SPACES)]]
    for _ in range(FARTHEST):
        discs.append([(disc | next_to(disc)) & WHOLE for disc in discs[-1]])
    return discs


def _distances() -> list[list[int]]:
    table = [[FARTHEST] * SPACES for _ in range(SPACES)]
    for steps in range(FARTHEST, -1, -1):
        for space in range(SPACES):
            for other in spaces_in(WITHIN[steps][space]):
                table[space][other] = steps
    return table


WITHIN: Final[list[list[int]]] = _discs()
"""`WITHIN[steps][space]`: the spaces at most so many steps away, itself included."""
NEIGHBOURS: Final[list[list[int]]] = [beside(space) for space in range(SPACES)]
"""`NEIGHBOURS[space]`: the spaces next to it, in order."""
BESIDE: Final[list[int]] = [as_set(beside(space)) for space in range(SPACES)]
"""`BESIDE[space]`: the same as a set."""
ONLY: Final[list[int]] = WITHIN[0]
"""`ONLY[space]`: the set of this space alone."""
DISTANCE: Final[list[list[int]]] = _distances()
"""`DISTANCE[one][other]`: how many steps apart, whatever stands between."""


def reached(space: int, steps: int, free: int) -> int:
    """The free spaces a unit gets to in at most so many steps without passing another unit (aylkor.move).

    The space where it stands is not among the free ones.
    """
    edge = BESIDE[space] & free
    there = edge
    while steps > 1 and edge:
        free ^= edge
        edge = next_to(edge) & free
        there |= edge
        steps -= 1
    return there


class SpaceChoices:
    """The choices `(verb, space)`, made once for every space."""

    __slots__ = ("_lower", "_upper", "made")

    def __init__(self, verb: str) -> None:
        self.made: list[Choice] = [(verb, space) for space in range(SPACES)]
        self._lower = _by_remainder(self.made[:HALF])
        self._upper = _by_remainder(self.made[HALF:])

    def of(self, spaces: int) -> list[Choice]:
        """A new list of the choices for all spaces of a set, by row, then column."""
        return _gathered(self._lower, self._upper, spaces)
