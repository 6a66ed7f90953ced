"""Pictures of a game for `render`: the terminal's drawing as text, and the same in colour as pixels."""

from io import StringIO

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DIMMED_MONOKAI

from remnants.envs.table import LearnersTable
from remnants.kernel.match import Match
from remnants.terminal.drawing import PARTS, Drawing
from remnants.terminal.scene import scene_of
from remnants.text import Texts

WIDTH = 100
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
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default()
    left, top, right, bottom = font.getbbox("M")
    width, height = int(right - left) + 1, int(bottom - top) + 6
    image = Image.new("RGB", (width * WIDTH, height * max(1, len(lines))), DARK)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for piece in line:
            ink, ground = colours(piece.style)
            if ground != DARK:
                corner = ((column + len(piece.text)) * width - 1, (row + 1) * height - 1)
                draw.rectangle(((column * width, row * height), corner), fill=ground)
            for letter in piece.text:
                if letter != " ":
                    draw.text((column * width, row * height), letter, fill=ink, font=font)
                column += 1
    return np.asarray(image, dtype=np.uint8)


def colours(style: Style | None) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The colours of letters and ground."""
    if style is None:
        return LIGHT, DARK
    ink = LIGHT if style.color is None or style.color.is_default else style.color.get_truecolor(DIMMED_MONOKAI)
    plain = style.bgcolor is None or style.bgcolor.is_default
    ground = DARK if style.bgcolor is None or plain else style.bgcolor.get_truecolor(DIMMED_MONOKAI)
    pair = (ground, ink) if style.reverse else (ink, ground)
    return (pair[0][0], pair[0][1], pair[0][2]), (pair[1][0], pair[1][1], pair[1][2])
