"""What the board, the tiles and the coordinate cards of a pack must be: rings, ways, places where a tile fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remnants.boxes.city.content import board
from remnants.boxes.city.content.refusals import exactly, identified, one_of, refuse

if TYPE_CHECKING:
    from remnants.boxes.city.content.forms import Coordinates, Development, Side

PLAYERS = {"even": [2, 4], "three": [3]}
COORDINATE_CARDS = 20
LARGEST_TILE = 4
CLOSED = "#"
MARKS = "SMH"
RINGS = "the outer ring is S, the next M, the inner 3x3 H (24, 16 and 9 spaces)"


def flat(drawing: str) -> str:
    """A map as one string, so that a space's number finds its mark."""
    return "".join(drawing.split())


def ring_mark(space: int) -> str:
    """The mark of the ring that a space lies in (city.setup.levels)."""
    row, column = divmod(space, board.WIDTH)
    return "SMHH"[min(column, row, board.WIDTH - 1 - column, board.WIDTH - 1 - row)]


def check_sides(sides: list[Side]) -> None:
    """Both sides of the board (city.setup.players, city.setup.levels, city.setup.three-player-board)."""
    found: set[str] = set()
    for side in sides:
        place = f"board.toml: side {side.id!r}"
        one_of(f"{place} id", side.id, list(PLAYERS))
        identified(place, side.id, found)
        if side.players != PLAYERS[side.id]:
            refuse(f"{place} players", f"it must be {PLAYERS[side.id]}, not {side.players}")
        check_map(f"{place} levels", side.levels, f"{MARKS}{CLOSED}")
        check_map(f"{place} renown", side.renown, ".123456789")
        check_levels(place, side)
        check_entries(place, side)
    exactly("board.toml: side", "sides, 'even' and 'three'", len(sides), len(PLAYERS))


def check_map(place: str, drawing: str, marks: str) -> None:
    """A map is 7 lines of 7 known characters."""
    lines = drawing.split()
    if len(lines) != board.WIDTH:
        refuse(place, f"a map must have {board.WIDTH} lines, and this one has {len(lines)}")
    for number, line in enumerate(lines, 1):
        if len(line) != board.WIDTH:
            refuse(f"{place} line {number}", f"it must have {board.WIDTH} characters, not {len(line)}")
        for mark in line:
            if mark not in marks:
                refuse(f"{place} line {number}", f"{mark!r} means nothing; the marks are {' '.join(marks)}")


def check_levels(place: str, side: Side) -> None:
    """Every open space has the level of its ring; spaces are closed with three players only, and award nothing."""
    levels, renown = flat(side.levels), flat(side.renown)
    for space in range(board.SPACES):
        name, mark = board.space_name(space), levels[space]
        if mark == CLOSED and side.id == "even":
            refuse(f"{place} levels", f"{name} must be open: {RINGS}")
        if mark == CLOSED and renown[space] != ".":
            refuse(f"{place} renown", f"{name} is closed, so it must be '.', not {renown[space]!r}")
        if mark not in (CLOSED, ring_mark(space)):
            refuse(f"{place} levels", f"{name} must be {ring_mark(space)!r}, not {mark!r}: {RINGS}")


def check_entries(place: str, side: Side) -> None:
    """Entry spaces are open Slum spaces, one for each gang, from which the whole city can be reached."""
    levels = flat(side.levels)
    for name in side.entries:
        if board.space_named(name) < 0 or levels[board.space_named(name)] != "S":
            refuse(f"{place} entries", f"{name!r} must be an open Slum space")
    exactly(f"{place} entries", "different entry spaces", len(set(side.entries)), max(side.players))
    unreached = open_spaces(side) & ~reached_from(side, side.entries[0])
    if unreached:
        name = board.space_name(board.spaces_of(unreached)[0])
        refuse(f"{place} levels", f"nobody can walk to {name}; it must be closed, or the way to it open")


def open_spaces(side: Side) -> int:
    """The set of spaces that are not closed."""
    levels = flat(side.levels)
    return sum(board.BIT[space] for space in range(board.SPACES) if levels[space] != CLOSED)


def reached_from(side: Side, entry: str) -> int:
    """The set of spaces to which a figure can walk from an entry space."""
    allowed = open_spaces(side)
    reached, further = 0, board.BIT[board.space_named(entry)]
    while further:
        reached |= further
        further = board.beside(reached) & allowed & ~reached
    return reached


def check_shape(place: str, development: Development, sides: list[Side]) -> None:
    """A tile is 1-4 spaces that hang together, drawn with # and ., and fits somewhere on every side of the board."""
    shape = development.shape
    if not shape or any(len(line) != len(shape[0]) or set(line) - {"#", "."} for line in shape):
        refuse(place, "it must be lines of one length, made of '#' and '.'")
    cells = board.cells_of(shape)
    if not 1 <= len(cells) <= LARGEST_TILE:
        refuse(place, f"a tile must cover 1 to {LARGEST_TILE} spaces, not {len(cells)}")
    if not hangs_together(cells):
        refuse(place, "the spaces of a tile must hang together")
    for side in sides:
        if not fits(side, cells, development.levels):
            where = " or ".join(development.levels)
            refuse(place, f"the tile fits nowhere on {where} spaces of the board side {side.id!r}; it must be smaller")


def hangs_together(cells: list[tuple[int, int]]) -> bool:
    """Whether a tile is in one piece."""
    left = set(cells[1:])
    edge = [cells[0]]
    while edge:
        column, row = edge.pop()
        for near in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if near in left:
                left.remove(near)
                edge.append(near)
    return not left


def fits(side: Side, cells: list[tuple[int, int]], levels: list[str]) -> bool:
    """Whether a tile fits anywhere on an empty board, turned as need be (city.develop.level)."""
    drawing = flat(side.levels)
    marks = [MARKS[board.LEVELS.index(level)] for level in levels]
    allowed = sum(board.BIT[space] for space in range(board.SPACES) if drawing[space] in marks)
    for _ in range(4):
        for space in range(board.SPACES):
            covered = board.laid_at(cells, space)
            if covered and not covered & ~allowed:
                return True
        cells = board.turned(cells)
    return False


def check_coordinates(cards: list[Coordinates], sides: list[Side]) -> None:
    """20 coordinate cards with a list for each side of the board (city.setup.ycu)."""
    exactly("patrol.toml: coordinates", "coordinate cards", len(cards), COORDINATE_CARDS)
    for side in sides:
        check_coordinate_lists(side, [card.even if side.id == "even" else card.three for card in cards])


def check_coordinate_lists(side: Side, lists: list[list[str]]) -> None:
    """No card names an entry space or a closed one; every other open Slum space is on exactly one card."""
    levels = flat(side.levels)
    card_of: dict[str, int] = {}
    for number, spaces in enumerate(lists, 1):
        place = f"patrol.toml: coordinates number {number} {side.id}"
        if not spaces or len(set(spaces)) != len(spaces):
            refuse(place, "it must list at least one space, and none twice")
        for name in spaces:
            if board.space_named(name) < 0 or levels[board.space_named(name)] == CLOSED:
                refuse(place, f"{name!r} must be an open space of that side: a column A-G and a row 1-7")
            if name in side.entries:
                refuse(place, f"{name} is an entry space, and those must be on no coordinate card")
            if levels[board.space_named(name)] == "S":
                if name in card_of:
                    refuse(place, f"{name} is on card number {card_of[name]} too; a Slum space must be on only one")
                card_of[name] = number
    for space in range(board.SPACES):
        name = board.space_name(space)
        if levels[space] == "S" and name not in side.entries and name not in card_of:
            refuse(f"patrol.toml: coordinates {side.id}", f"{name} is on none; every Slum space must be on one")
