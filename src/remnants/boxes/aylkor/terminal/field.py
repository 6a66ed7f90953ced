"""The field of hexes in characters: two lines a row, every second row half a hex to the right."""

from typing import Any

from rich.text import Text

from remnants.boxes.aylkor.content.board import COLUMNS, ROWS, space_at
from remnants.boxes.aylkor.content.content import Content
from remnants.boxes.aylkor.rules.state import BREW, COG, DONE, EMPTY, FRESH, NOTHING, PASSIVE

CELL = 5
FIELD_WIDTH = 3 + COLUMNS * CELL + CELL // 2 + 1
LETTERS = "ABCDp"
PASSIVE_STYLE = "white"
CONDITION_MARKS = {DONE: "!", FRESH: "*"}


def drawn_field(state: dict[str, Any], pack: Content, styles: list[str]) -> Text:
    """The field as a view shows it; `styles` are the colours of the seats."""
    drawn = Text(no_wrap=True)
    drawn.append("   " + "".join([f"{column:^{CELL}}" for column in range(1, COLUMNS + 1)]), style="dim")
    for row in range(1, ROWS + 1):
        shift = " " * (CELL // 2 if row % 2 == 0 else 0)
        upper, lower = Text(f"\n{row:>2} {shift}", style=""), Text(f"\n   {shift}")
        upper.stylize("dim", 0, 3)
        for column in range(1, COLUMNS + 1):
            space = space_at(row, column)
            upper.append_text(upper_line(state, pack, styles, space))
            lower.append_text(lower_line(state, pack, styles, space))
        drawn.append_text(upper)
        drawn.append_text(lower)
    return drawn


def owner_style(owner: int, styles: list[str]) -> str:
    return PASSIVE_STYLE if owner == PASSIVE else styles[owner]


def upper_line(state: dict[str, Any], pack: Content, styles: list[str], space: int) -> Text:
    """The unit: its owner's letter and its own mark. An empty hex shows what lies there, or its number."""
    owner = state["owner"][space]
    if owner != EMPTY:
        card = state["card"][space]
        weight = "bold reverse" if card >= pack.first_hero else "bold"
        return centred(f"{LETTERS[owner]}{pack.marks[card]}", f"{weight} {owner_style(owner, styles)}")
    resource = state["resource"][space]
    if resource != NOTHING:
        return centred("(c)" if resource == COG else "(b)", "bold yellow" if resource != BREW else "bold magenta")
    if pack.centre >> space & 1:
        return centred(f"{pack.numbered.index(space)}", "dim magenta")
    return centred("·", "dim")


def lower_line(state: dict[str, Any], pack: Content, styles: list[str], space: int) -> Text:
    """Below a unit its health, and a mark where it is done or fresh."""
    owner = state["owner"][space]
    if owner == EMPTY:
        return Text(" " * CELL)
    return centred(
        f"{state['health'][space]}{CONDITION_MARKS.get(state['condition'][space], '')}", owner_style(owner, styles)
    )


def centred(letters: str, style: str) -> Text:
    left = (CELL - len(letters)) // 2
    text = Text(" " * left)
    text.append(letters, style=style)
    text.append(" " * (CELL - left - len(letters)))
    return text
