"""Drawing for a game without a terminal module of its own: the fields of the view, named and nothing more."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from remnants.terminal.scene import Scene


def situation(scene: Scene) -> RenderableType:
    return Text(scene.texts.title, style="bold")


def board(scene: Scene) -> RenderableType:
    table = Table(show_header=False)
    for name, value in scene.state.items():
        if name not in ("agenda", "players"):
            table.add_row(name.replace("_", " "), Text(str(value)))
    return table


def mats(scene: Scene) -> RenderableType:
    return Text()


def offers(scene: Scene) -> RenderableType:
    return Text()


def hand(scene: Scene) -> RenderableType:
    return Text()
