"""The map of the city in characters: 7 by 7 spaces, figures in colour and letter, developments without inner walls."""

from typing import Any

from rich.text import Text

from remnants.boxes.city.content.board import BIT, HEIGHTS, MIDTOWN, SLUM, SPACES, WIDTH, space_name
from remnants.boxes.city.content.content import COLOURS, Content, Side
from remnants.kernel.agenda import NOBODY

CELL = 7
MAP_WIDTH = WIDTH * (CELL + 1) + 1
LEVEL_STYLES = {SLUM: "red", MIDTOWN: "blue", HEIGHTS: "green"}
NO_TILE = -1


def drawn_map(view: dict[str, Any], pack: Content, styles: list[str]) -> Text:
    """The map as this view shows it; `styles` are the colours of the seats."""
    state = view["state"]
    side = pack.side(state["players"])
    tiles = [tile_at(state, space) for space in range(SPACES)]
    drawn = Text(no_wrap=True)
    for row in range(WIDTH):
        drawn.append_text(wall_above(row, tiles))
        for line in (upper_line, lower_line):
            drawn.append("\n")
            for column in range(WIDTH):
                space = row * WIDTH + column
                drawn.append(wall_left(space, tiles), style="dim")
                drawn.append_text(line(view, pack, side, styles, space, tiles[space]))
            drawn.append("│\n" if line is lower_line else "│", style="dim")
    drawn.append_text(wall_above(WIDTH, tiles))
    return drawn


def tile_at(state: dict[str, Any], space: int) -> int:
    for tile, spaces in enumerate(state["tile_spaces"]):
        if spaces & BIT[space]:
            return tile
    return NO_TILE


# ---------------------------------------------------------------- walls


def same_tile(one: int, other: int, tiles: list[int]) -> bool:
    return tiles[one] != NO_TILE and tiles[one] == tiles[other]


def wall_left(space: int, tiles: list[int]) -> str:
    return " " if space % WIDTH and same_tile(space - 1, space, tiles) else "│"


def wall_above(row: int, tiles: list[int]) -> Text:
    wall = Text(style="dim")
    for column in range(WIDTH):
        space = row * WIDTH + column
        open_wall = 0 < row < WIDTH and same_tile(space - WIDTH, space, tiles)
        wall.append("┼" if 0 < row < WIDTH and column else "├" if 0 < row < WIDTH else corner(row, column))
        wall.append((" " if open_wall else "─") * CELL)
    wall.append("┤" if 0 < row < WIDTH else corner(row, WIDTH))
    return wall


def corner(row: int, column: int) -> str:
    if row == 0:
        return "┌" if column == 0 else "┐" if column == WIDTH else "┬"
    return "└" if column == 0 else "┘" if column == WIDTH else "┴"


# ---------------------------------------------------------------- spaces


def upper_line(view: dict[str, Any], pack: Content, side: Side, styles: list[str], space: int, tile: int) -> Text:
    """The name in the colour of its level, the entry mark, the letter of the development, the award."""
    state, line = view["state"], Text()
    if not side.open & BIT[space]:
        return Text("░" * CELL, style="dim")
    line.append(space_name(space), style=f"dim {LEVEL_STYLES[level_of(side, space)]}")
    seat = state["entry"].index(space) if space in state["entry"] else NOBODY
    line.append("▸" if seat != NOBODY else " ", style="" if seat == NOBODY else f"bold {styles[seat]}")
    line.append(chr(ord("a") + tile % 26) if tile != NO_TILE else " ", style="bold")
    award = side.award_of(space)
    line.append(f" ★{award}" if award else "   ", style="magenta")
    return line


def lower_line(view: dict[str, Any], pack: Content, side: Side, styles: list[str], space: int, tile: int) -> Text:
    """Who stands there: a letter for each figure, and what YCU there fight with."""
    if not side.open & BIT[space]:
        return Text("░" * CELL, style="dim")
    state, line = view["state"], Text()
    for seat in range(state["players"]):
        figures = (state["standing"][seat] >> space & 1) + (state["paired"][seat] >> space & 1)
        if figures:
            letter = COLOURS[pack.gang_colour[state["gang"][seat]]][0].upper()
            line.append(letter * figures, style=f"bold {styles[seat]}")
    if space in state["ycu_at"]:
        strength = view["worked_out"]["strengths"][state["ycu_at"].index(space)]
        line.append(f"!{strength}", style="bold white on red")
    line.pad_right(max(0, CELL - line.cell_len))
    return line


def level_of(side: Side, space: int) -> int:
    for level, mask in enumerate(side.level_masks):
        if mask & BIT[space]:
            return level
    return SLUM
