"""`remnants bench`: how fast what people use runs on this machine."""

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from remnants import kits
from remnants.kernel.refusal import BadInput


def bench(
    *games: str,
    players: int = 4,
    seconds: float = 2.0,
    only: str | None = None,
    against: Annotated[bool, Parameter(negative="")] = False,
    compare: Path | None = None,
    json_output: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Measure decisions a second through matches, simulations, environments and bots, copies, and a server's answer.

    Everything is measured in turns, by processor time on one core; games in several processes, and the time from a
    command to the last push at a server of its own, by the wall clock.

    Parameters
    ----------
    games
        The games to measure; left out, all.
    players
        The number of random players.
    seconds
        How long to measure each figure.
    only
        What to measure, separated by commas, such as match,simulation; left out, everything.
    against
        Measure other engines too, where they are installed (catanatron, OpenSpiel, RLCard), and print the ratios.
    compare
        A file of earlier figures (what --json wrote): say what has changed since, and whether beyond the spread.
    json_output
        Give the figures as JSON.
    """
    if seconds <= 0:
        raise BadInput(f"--seconds must be more than 0, not {seconds:g}")
    names = list(games) or kits.names()
    for name in names:
        kits.game(name).check_players(players)
    if find_spec("remnants.bench") is None:
        raise BadInput("the benchmark is not part of this installation")
    earlier = None if compare is None else read(compare)
    ours: Any = import_module("remnants.bench.ours")
    wanted = chosen(only, ours.MEASURES)
    measured = measure(names, players, seconds, wanted, against)
    if earlier is not None:
        rows = import_module("remnants.bench.comparing").compared(earlier, measured)
        show_change(earlier, measured, rows, json_output)
    elif json_output:
        print(json.dumps(measured, indent=2))
    else:
        show(measured)


def chosen(only: str | None, known: list[str]) -> list[str]:
    """The measures asked for by the beginnings of their names."""
    if only is None:
        return known
    wanted: list[str] = []
    for word in [word.strip() for word in only.split(",")]:
        found = [name for name in known if word and name.lower().startswith(word.lower())]
        if not found:
            raise BadInput(f"there is no measure {word!r}; there are {'; '.join(known)}")
        wanted += found
    return wanted


def measure(names: list[str], players: int, seconds: float, wanted: list[str], against: bool) -> dict[str, Any]:
    """Our games and, if asked for, the peers that are installed, in turns in the same run."""
    measuring: Any = import_module("remnants.bench.measuring")
    ours: Any = import_module("remnants.bench.ours")
    peers: Any = import_module("remnants.bench.peers")
    console = Console(stderr=True)
    with console.status("getting ready") as status:
        taken = [one for name in names for one in ours.measures(name, players, wanted)]
        if against:
            taken += [one for module in peers.installed() for one in peers.PEERS[module]()]
        measuring.take(taken, seconds, status.update)
    figures = [one.figures() for one in taken]
    found = {**measuring.circumstances(), "seconds": seconds, "figures": figures}
    if against:
        found["ratios"] = peers.ratios(figures)
        found["missing"] = [module for module in peers.PEERS if module not in peers.installed()]
    return found


def read(file: Path) -> dict[str, Any]:
    """Figures that were written before."""
    try:
        found: Any = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(f"{file}: these are no figures of `remnants bench --json`: {error}") from None
    if not isinstance(found, dict) or not isinstance(found.get("figures"), list):
        raise BadInput(f"{file}: these are no figures of `remnants bench --json`")
    return found


def show(measured: dict[str, Any]) -> None:
    """The figures, how many times faster ours are, and what was not there to be measured."""
    console = Console()
    console.print(table_of(measured["figures"], f"Random players, {measured['build']}"))
    if measured.get("ratios"):
        console.print(table_of(measured["ratios"], "Times faster"))
    if measured.get("missing"):
        missing = ", ".join(measured["missing"])
        console.print(f"Not installed, so not measured: {missing} (pip install 'remnants[peers]')", markup=False)


def show_change(
    before: dict[str, Any], measured: dict[str, Any], rows: list[dict[str, Any]], json_output: bool
) -> None:
    """What has changed since."""
    if json_output:
        print(json.dumps({"before": before.get("commit"), "now": measured["commit"], "changes": rows}, indent=2))
        return
    title = f"{before.get('commit')} ({before.get('build')}) and {measured['commit']} ({measured['build']})"
    Console().print(table_of(rows, title))


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
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 1000 else f"{value:,.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
