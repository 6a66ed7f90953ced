"""Pictures of a game for `render`: the terminal's drawing as text, and the same in colour as pixels."""

import unicodedata
from io import StringIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DIMMED_MONOKAI

from remnants.envs.table import LearnersTable
from remnants.kernel.match import Match
from remnants.terminal.drawing import PARTS, Drawing
from remnants.terminal.scene import scene_of
from remnants.text import Texts

Colour = tuple[int, int, int]

WIDTH = 100
LETTER_WIDTH = 8
LETTER_HEIGHT = 15
FIRST_SIGN = 0x2010
"""Characters from here on are drawn, not written: small fonts do not have them."""
DARK = (18, 20, 26)
LIGHT = (220, 222, 230)


def drawn(table: LearnersTable) -> list[list[Segment]]:
    """What a spectator sees, line by line, as pieces of text with their styles."""
    form = table.form
    match = Match.at(form.game, form.pack, table.state.clone(), form.options)
    console = Console(file=StringIO(), width=WIDTH, legacy_windows=False, color_system="truecolor", force_terminal=True)
    drawing = Drawing(form.game.name, console)
    scene = scene_of(match, None, Texts(form.game.name, "en"))
    inside = getattr(drawing.module, "INSIDE_THE_BOARD", ())
    lines: list[list[Segment]] = []
    for part in PARTS:
        if part not in inside and part != "hand":
            lines += console.render_lines(drawing.part(part, scene), pad=False)
    return lines


def as_text(lines: list[list[Segment]]) -> str:
    """The drawing as plain text."""
    return "\n".join(["".join([piece.text for piece in line]).rstrip() for line in lines]) + "\n"


def as_pixels(lines: list[list[Segment]]) -> NDArray[np.uint8]:
    """The drawing light on dark, as an array of height, width and three colours."""
    image = Image.new("RGB", (LETTER_WIDTH * WIDTH, LETTER_HEIGHT * max(1, len(lines))), DARK)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(LETTER_HEIGHT - 3)
    for row, line in enumerate(lines):
        column = 0
        for piece in line:
            ink, ground = colours(piece.style)
            if ground != DARK:
                beyond = ((column + len(piece.text)) * LETTER_WIDTH - 1, (row + 1) * LETTER_HEIGHT - 1)
                draw.rectangle(((column * LETTER_WIDTH, row * LETTER_HEIGHT), beyond), fill=ground)
            for letter in piece.text:
                x, y = column * LETTER_WIDTH, row * LETTER_HEIGHT
                if ord(letter) >= FIRST_SIGN:
                    draw_sign(draw, letter, x, y, ink)
                elif letter != " ":
                    draw.text((x + LETTER_WIDTH / 2, y), letter, fill=ink, font=font, anchor="ma")
                column += 1
    return np.asarray(image, dtype=np.uint8)


def draw_sign(draw: ImageDraw.ImageDraw, sign: str, x: int, y: int, ink: Colour) -> None:
    """Signs that fonts lack: the lines of frames as lines, squares as squares, anything else as a dot."""
    name = unicodedata.name(sign, "")
    middle_x, middle_y = x + LETTER_WIDTH // 2, y + LETTER_HEIGHT // 2
    if not name.startswith("BOX DRAWINGS"):
        inset = 1 if "SQUARE" in name or "BLOCK" in name else 3
        corners = ((x + inset, middle_y - 4 + inset), (x + LETTER_WIDTH - inset, middle_y + 4 - inset))
        draw.rectangle(corners, fill=ink)
        return
    words = name.replace("-", " ").split()
    if "HORIZONTAL" in words or "LEFT" in words:
        draw.line(((x, middle_y), (middle_x, middle_y)), fill=ink)
    if "HORIZONTAL" in words or "RIGHT" in words:
        draw.line(((middle_x, middle_y), (x + LETTER_WIDTH, middle_y)), fill=ink)
    if "VERTICAL" in words or "UP" in words:
        draw.line(((middle_x, y), (middle_x, middle_y)), fill=ink)
    if "VERTICAL" in words or "DOWN" in words:
        draw.line(((middle_x, middle_y), (middle_x, y + LETTER_HEIGHT)), fill=ink)


def colours(style: Style | None) -> tuple[Colour, Colour]:
    """The colours of letters and ground."""
    if style is None:
        return LIGHT, DARK
    ink = LIGHT if style.color is None or style.color.is_default else style.color.get_truecolor(DIMMED_MONOKAI)
    plain = style.bgcolor is None or style.bgcolor.is_default
    ground = DARK if style.bgcolor is None or plain else style.bgcolor.get_truecolor(DIMMED_MONOKAI)
    pair = (ground, ink) if style.reverse else (ink, ground)
    return (pair[0][0], pair[0][1], pair[0][2]), (pair[1][0], pair[1][1], pair[1][2])
