"""Drawing for a game without a terminal module of its own: what it declares of its fields, named and nothing more."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from remnants.kernel.declarations import BY_SEAT, PILE_BY_SEAT
from remnants.terminal.scene import Scene

HIDDEN = "?"


def situation(scene: Scene) -> RenderableType:
    return Text(scene.texts.title, style="bold")


def board(scene: Scene) -> RenderableType:
    """What lies between the players."""
    table = Table(show_header=False)
    own = of_players(scene)
    for name, value in scene.state.items():
        if name not in ("agenda", "players") and name not in own:
            table.add_row(scene.texts.field(name), written(value))
    return table


def mats(scene: Scene) -> RenderableType:
    """What everybody has, a column for each player."""
    own = of_players(scene)
    if not own:
        return Text()
    table = Table("", *[scene.player(seat) for seat in range(scene.players)])
    for name in own:
        table.add_row(scene.texts.field(name), *[written(value) for value in scene.state[name]])
    return table


def offers(scene: Scene) -> RenderableType:
    return Text()


def hand(scene: Scene) -> RenderableType:
    return Text()


def of_players(scene: Scene) -> list[str]:
    """The fields that have an entry for each player."""
    declared = scene.texts.game.declared
    fields = [] if declared is None else declared.fields
    return [field.name for field in fields if field.shape in (BY_SEAT, PILE_BY_SEAT) and field.name in scene.state]


def written(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join([written(entry) for entry in value])
    return HIDDEN if value is None else str(value)
