"""Pictures of a game for `render`: the terminal's drawing as text, and that text as pixels."""

from importlib import import_module
from io import StringIO

import numpy as np
from numpy.typing import NDArray
from rich.console import Console, Group

from remnants.envs.table import LearnersTable
from remnants.kernel.match import Match
from remnants.terminal.scene import scene_of
from remnants.text import Texts

WIDTH = 100


def as_text(table: LearnersTable) -> str:
    """What a spectator sees, as plain text."""
    drawing = import_module(f"remnants.games.{table.game.name}.terminal")
    match = Match.at(table.game, table.pack, table.state.clone(), table.options)
    scene = scene_of(match, None, Texts(table.game.name, "en"))
    out = StringIO()
    parts = [drawing.situation(scene), drawing.board(scene), drawing.mats(scene), drawing.offers(scene)]
    Console(file=out, width=WIDTH, no_color=True, legacy_windows=False).print(Group(*parts))
    return out.getvalue()


def as_pixels(text: str) -> NDArray[np.uint8]:
    """The text drawn light on dark, as an array of height, width and three colours."""
    from PIL import Image, ImageDraw, ImageFont

    lines = text.splitlines() or [""]
    font = ImageFont.load_default()
    left, top, right, bottom = font.getbbox("M")
    width, height = int(right - left) + 1, int(bottom - top) + 6
    image = Image.new("RGB", (width * WIDTH, height * len(lines)), (18, 20, 26))
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter != " ":
                draw.text((column * width, row * height), letter, fill=(220, 222, 230), font=font)
    return np.asarray(image, dtype=np.uint8)
