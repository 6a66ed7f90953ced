"""The map in characters: caves at their coordinates, tunnels as lines with their difficulty and bandits.

Every cave shows its mark, whose engines stand there (letter and colour) and how many goods lie there; every tunnel its
difficulty, a dot for each bandit token, and the letter of whoever's boxcars block a track.
"""

from typing import Any

from rich.text import Text

from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.content.words import CITY, FACTORY, GUILD, KINDS, MINE, TOWN, WORKSHOP

COLUMNS = 96
LINES = 31
SHEET = (1200, 800)
CAVE_STYLES = {
    TOWN: "bold green",
    MINE: "yellow",
    FACTORY: "red",
    WORKSHOP: "cyan",
    GUILD: "bold",
    CITY: "bold magenta",
}
LETTERS = "ABCD"
TOKEN = "•"


class Sheet:
    """A grid of characters with styles."""

    def __init__(self) -> None:
        self.signs = [[" "] * COLUMNS for _ in range(LINES)]
        self.styles = [[""] * COLUMNS for _ in range(LINES)]

    def write(self, column: int, line: int, text: str, style: str) -> None:
        for place, sign in enumerate(text, max(0, min(column, COLUMNS - len(text)))):
            self.signs[line][place] = sign
            self.styles[line][place] = style

    def text(self) -> Text:
        drawn = Text(no_wrap=True)
        for signs, styles in zip(self.signs, self.styles, strict=True):
            for sign, style in zip(signs, styles, strict=True):
                drawn.append(sign, style=style)
            drawn.append("\n")
        drawn.rstrip()
        return drawn


def drawn_map(state: dict[str, Any], content: Content, styles: list[str]) -> Text:
    """The map as everybody sees it; `styles` are the colours of the seats."""
    sheet = Sheet()
    for tunnel in range(len(content.difficulty)):
        draw_line(sheet, content, tunnel)
    for tunnel in range(len(content.difficulty)):
        draw_tunnel(sheet, state, content, tunnel, styles)
    for cave in range(len(content.cave_ids)):
        draw_cave(sheet, state, content, cave, styles)
    return sheet.text()


def position_of(content: Content, cave: int) -> tuple[int, int]:
    """Column and line of a cave."""
    x, y = content.coordinates[cave]
    return 3 + x * (COLUMNS - 12) // SHEET[0], y * (LINES - 2) // SHEET[1]


def draw_line(sheet: Sheet, content: Content, tunnel: int) -> None:
    """A row of dots from cave to cave."""
    one, other = content.tunnel_ends[tunnel]
    (x, y), (to_x, to_y) = position_of(content, one), position_of(content, other)
    steps = max(abs(to_x - x) // 2, abs(to_y - y), 1)
    for step in range(1, steps):
        sheet.write(x + (to_x - x) * step // steps, y + (to_y - y) * step // steps, "·", "dim")


def draw_tunnel(sheet: Sheet, state: dict[str, Any], content: Content, tunnel: int, styles: list[str]) -> None:
    """Difficulty, bandit tokens and boxcars in the middle of a tunnel."""
    one, other = content.tunnel_ends[tunnel]
    (x, y), (to_x, to_y) = position_of(content, one), position_of(content, other)
    column, line = (x + to_x) // 2, (y + to_y) // 2
    label = f"{content.difficulty[tunnel]}{TOKEN * state['tokens'][tunnel]}"
    sheet.write(column, line, label, "bold red" if state["tokens"][tunnel] else "bold blue")
    column += len(label)
    for seat in range(state["players"]):
        for track, arrow in ((2 * tunnel, ">" if to_x >= x else "<"), (2 * tunnel + 1, "<" if to_x >= x else ">")):
            if state["tracks"][seat] >> track & 1:
                sheet.write(column, line, LETTERS[seat] + arrow, f"bold {styles[seat]}")
                column += 2


def draw_cave(sheet: Sheet, state: dict[str, Any], content: Content, cave: int, styles: list[str]) -> None:
    """The mark of a cave, † for a ghost town, engines, and the number of goods lying there."""
    column, line = position_of(content, cave)
    ghost = state["ghosts"] >> cave & 1
    mark = f"[{content.cave_marks[cave]}{'†' if ghost else ''}]"
    sheet.write(column - 1, line, mark, "dim strike" if ghost else CAVE_STYLES[content.cave_kinds[cave]])
    column += len(mark) - 1
    lying = sum(state["loose"][cave * KINDS : cave * KINDS + KINDS])
    if lying:
        sheet.write(column, line, f"+{lying}", "yellow")
        column += len(f"+{lying}")
    for seat in range(state["players"]):
        if state["engine"][seat] == cave:
            derailed = state["derailed"] >> seat & 1
            sheet.write(
                column, line, LETTERS[seat].lower() if derailed else LETTERS[seat], f"bold reverse {styles[seat]}"
            )
            column += 1
