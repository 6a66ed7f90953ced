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
    against: Annotated[bool, Parameter(negative="")] = False,
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
    against
        Measure other engines too, where they are installed (catanatron, OpenSpiel, RLCard), and print the ratios.
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
    measuring = import_module("remnants.bench")
    if against:
        show_comparison(measuring.against(names, players or 4, seconds), json_output)
        return
    figures: list[dict[str, Any]] = measuring.run(names, None if players is None else [players], seconds)
    if json_output:
        print(json.dumps(figures, indent=2))
    else:
        Console().print(table_of(figures, "One core, random players"))


def show_comparison(measured: dict[str, Any], json_output: bool) -> None:
    """The figures of all, how many times faster ours are, and what was not there to be measured."""
    if json_output:
        print(json.dumps(measured, indent=2))
        return
    console = Console()
    console.print(table_of(measured["figures"], f"One core, random players, {measured['build']}"))
    if measured["ratios"]:
        console.print(table_of(measured["ratios"], "Times faster"))
    if measured["missing"]:
        missing = ", ".join(measured["missing"])
        console.print(f"Not installed, so not measured: {missing} (pip install 'remnants[peers]')", markup=False)


def table_of(figures: list[dict[str, Any]], title: str) -> Table:
    table = Table(title=title, title_justify="left")
    for name in figures[0] if figures else []:
        table.add_column(name.replace("_", " "), justify="right")
    for row in figures:
        table.add_row(*[cell_of(value) for value in row.values()])
    return table


def cell_of(value: Any) -> str:
    """A number with few digits; nothing where there is none."""
    if value is None:
        return "-"
    if isinstance(value, list):
        return " to ".join([cell_of(entry) for entry in value])
    return f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else str(value)
