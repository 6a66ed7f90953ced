"""`remnants simulate`: bots play many games, and what came of it is counted."""

import json
import multiprocessing
import secrets
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from remnants import kits
from remnants.commands.checks import at_least, bot_level
from remnants.commands.simulated import Outcome, SimulatedGame, Summary, play_out, table_of
from remnants.kernel.refusal import BadInput


def simulate(
    game: str,
    *,
    players: int | None = None,
    games: int = 100,
    bots: str = "random",
    pack: str | None = None,
    seed: str | None = None,
    jobs: int = 1,
    json_output: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Let bots play many games and count who wins, how long it takes and what they score.

    Parameters
    ----------
    game
        The game: city, aylkor, lionsgate or another that is installed.
    players
        How many play; left out, as many as there are bots named, or as many as the game allows.
    games
        How many games.
    bots
        The bots by seat, such as greedy,random; a single one sits in every seat. One is a level or module:Class.
    pack
        The name or the folder of another content pack.
    seed
        The same seed gives the same games, whatever --jobs is.
    jobs
        How many processes play.
    json_output
        Give the figures as JSON.
    """
    kind = kits.game(game)
    named = [bot_level(game, name.strip()) for name in bots.split(",")]
    number = players if players is not None else len(named) if len(named) > 1 else kind.most_players
    kind.check_players(number)
    if len(named) not in (1, number):
        raise BadInput(f"--bots names 1 bot for all seats or {number}, one for each, not {len(named)}")
    at_least(games, 1, "--games")
    at_least(jobs, 1, "--jobs")
    seated = named * number if len(named) == 1 else named
    kind.load_pack(pack)
    sown = secrets.token_hex(4) if seed is None else seed
    tasks = [SimulatedGame(game, f"{sown}/{place}", seated, pack) for place in range(games)]
    summary = Summary(game, seated, sown, watched(tasks, jobs, json_output))
    if json_output:
        print(json.dumps(summary.as_json(), indent=2))
    else:
        Console().print(table_of(summary))


def watched(tasks: list[SimulatedGame], jobs: int, quiet: bool) -> list[Outcome]:
    """The outcomes in the order of the tasks, with a bar that shows how far it is."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        bar = progress.add_task("games", total=len(tasks))
        found: list[Outcome] = []
        for outcome in outcomes(tasks, jobs):
            found.append(outcome)
            progress.advance(bar)
        return found


def outcomes(tasks: list[SimulatedGame], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(play_out, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=context) as pool:
        yield from pool.map(play_out, tasks, chunksize=max(1, len(tasks) // (jobs * 8)))
