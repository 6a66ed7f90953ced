"""The game board as a grid: 49 spaces, A1 to G7, and sets of spaces as bit masks.

Space number = 7 * (row - 1) + column, so A1 is 0 and G7 is 48. A set of spaces is an int with one bit for each space.
"""

from typing import Final

WIDTH: Final = 7
SPACES: Final = 49
EVERYWHERE: Final = (1 << SPACES) - 1
COLUMN_A: Final = sum([1 << (WIDTH * row) for row in range(WIDTH)])
COLUMN_G: Final = COLUMN_A << (WIDTH - 1)
NOT_COLUMN_A: Final = EVERYWHERE & ~COLUMN_A
NOT_COLUMN_G: Final = EVERYWHERE & ~COLUMN_G
COLUMNS: Final = "ABCDEFG"

SLUM: Final = 0
MIDTOWN: Final = 1
HEIGHTS: Final = 2
LEVELS: Final = ["slum", "midtown", "heights"]


def beside(spaces: int) -> int:
    """All spaces that touch these orthogonally (city.move.diagonal: never diagonally)."""
    return (
        ((spaces << 1) & NOT_COLUMN_A)
        | ((spaces >> 1) & NOT_COLUMN_G)
        | ((spaces << WIDTH) & EVERYWHERE)
        | (spaces >> WIDTH)
    )


BIT: Final = [1 << space for space in range(SPACES)]
BESIDE: Final = [beside(1 << space) for space in range(SPACES)]
AROUND: Final = [beside(1 << space) | (1 << space) for space in range(SPACES)]
"""Each space with its neighbours: where figures lend dice to a battle."""


def spaces_of(mask: int) -> list[int]:
    """The spaces in a set, in order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def space_name(space: int) -> str:
    """D4 and the like."""
    return f"{COLUMNS[space % WIDTH]}{space // WIDTH + 1}"


def names_of(mask: int) -> str:
    """The names of some spaces, for people."""
    return ", ".join([space_name(space) for space in spaces_of(mask)])


def space_named(name: str) -> int:
    """The space called so, or -1."""
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in "1234567":
        return -1
    return WIDTH * (int(name[1]) - 1) + COLUMNS.index(name[0])


def turned(shape: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A shape of (column, row) cells after a quarter turn, moved back to the corner."""
    cells = [(-row, column) for column, row in shape]
    left = min([column for column, _ in cells])
    top = min([row for _, row in cells])
    return sorted([(column - left, row - top) for column, row in cells], key=_reading_order)


def _reading_order(cell: tuple[int, int]) -> tuple[int, int]:
    return (cell[1], cell[0])


def cells_of(drawing: list[str]) -> list[tuple[int, int]]:
    """The cells of a shape drawn with # in lines of text."""
    return [(column, row) for row, line in enumerate(drawing) for column, mark in enumerate(line) if mark == "#"]


def laid_at(shape: list[tuple[int, int]], space: int) -> int:
    """The spaces a shape covers with its first cell on that space; 0 if it would leave the board."""
    first_column, first_row = shape[0]
    mask = 0
    for column, row in shape:
        at_column = space % WIDTH + column - first_column
        at_row = space // WIDTH + row - first_row
        if not (0 <= at_column < WIDTH and 0 <= at_row < WIDTH):
            return 0
        mask |= 1 << (at_row * WIDTH + at_column)
    return mask
