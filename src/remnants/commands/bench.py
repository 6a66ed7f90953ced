"""`remnants bench`: how fast the rules run on this machine."""

import json
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from remnants.commands.checks import installed_game, installed_games
from remnants.kernel.refusal import BadInput


def bench(
    *games: str,
    players: int | None = None,
    seconds: float = 2.0,
    json_output: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Measure decisions and games a second, and the cost of copying and saving, on one core.

    Parameters
    ----------
    games
        The games to measure; left out, all.
    players
        The number of players; left out, every number that the game allows.
    seconds
        How long to measure each.
    json_output
        Give the figures as JSON.
    """
    if seconds <= 0:
        raise BadInput(f"--seconds must be more than 0, not {seconds:g}")
    names = list(games) or installed_games()
    for name in names:
        game = installed_game(name)
        if players is not None:
            game.check_players(players)
    if find_spec("remnants.bench") is None:
        raise BadInput("the benchmark is not part of this installation")
    counts = None if players is None else [players]
    figures: list[dict[str, Any]] = import_module("remnants.bench").run(names, counts, seconds)
    if json_output:
        print(json.dumps(figures, indent=2))
    else:
        Console().print(table_of(figures))


def table_of(figures: list[dict[str, Any]]) -> Table:
    table = Table(title="One core, random players", title_justify="left")
    for name in figures[0] if figures else []:
        table.add_column(name.replace("_", " "), justify="right")
    for row in figures:
        table.add_row(*[f"{value:,.1f}" if isinstance(value, float) else str(value) for value in row.values()])
    return table
