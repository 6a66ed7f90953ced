"""`remnants lab ladder`: every bot against its neighbours in strength, and what each takes in time."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from remnants import kits
from remnants.bots import bot, levels
from remnants.bots.levels import EXPERT, HARD
from remnants.bots.registry import JUDGING
from remnants.judges.judge import what_is_missing
from remnants.kernel.refusal import BadInput
from remnants.lab import crew
from remnants.lab.arena import check_at_least, check_place, pack_digest
from remnants.lab.log import KeptGames
from remnants.lab.report import percent
from remnants.lab.strength.climbing import PLAYERS, Climbed, climb, tasks_of
from remnants.lab.strength.rungs import Duel, Rung, duels_of, rungs_of

PATIENT: Final = (f"{HARD}x3", f"{HARD}x10")


def ladder(
    game: str,
    *,
    bots: str = "",
    games: int = 400,
    others: int = 40,
    seed: str = "0",
    jobs: int = 1,
    ray: str | None = None,
    minutes: float | None = None,
    pack: Path | None = None,
    json_output: Annotated[Path | None, Parameter(name="--json")] = None,
    out: Path = Path("ladder"),
) -> None:
    """Let all bots of a game play each other, one against one, and tell how strong each is and how long it thinks.

    Each deal is played from both seats. Stopped at any moment, the same command goes on where it was.

    Parameters
    ----------
    game
        city, aylkor or lionsgate.
    bots
        The bots, the weakest first, such as easy,normal,hard,hardx3; left out, all levels, hardx3, hardx10 and the
        judgement alone.
    games
        How many games each bot plays against its neighbours on the ladder.
    others
        How many games it plays against each of the others.
    seed
        The same seed gives the same games, whatever plays them.
    jobs
        How many local processes play.
    ray
        The address of a Ray cluster that plays, or local to start one here.
    minutes
        After so long no more games are begun, and the table tells of those that are over.
    pack
        The folder of another content pack.
    json_output
        Write the figures to this file too.
    out
        The folder for the games.
    """
    kind = kits.game(game)
    kind.check_players(PLAYERS)
    names = [name.strip() for name in bots.split(",")] if bots else all_of(game)
    for name in names:
        bot(game, name)
    if len(names) < 2 or len(set(names)) != len(names):
        raise BadInput(f"--bots names two bots or more, each once and the weakest first, not {bots}")
    check_at_least(games, 1, "--games")
    check_at_least(others, 0, "--others")
    check_at_least(jobs, 1, "--jobs")
    if minutes is not None and minutes <= 0:
        raise BadInput(f"--minutes must be more than 0, not {minutes:g}")
    if json_output is not None:
        check_place(json_output, "--json")
    plan: dict[str, Any] = {"ladder": game, "bots": names, "games": games, "others": others, "seed": seed}
    log = KeptGames(out, plan | {"pack": pack_digest(game, pack), "rules": kind.version}, Climbed)
    tasks = tasks_of(game, names, games, others, seed, None if pack is None else str(pack))
    try:
        crew.complete(tasks, log, jobs, ray, climb, minutes)
    finally:
        log.close()
    played = list(log.played.values())
    rungs = rungs_of(played, names)
    duels = duels_of(played, rungs)
    show(game, rungs, duels, len(played), len(tasks))
    if json_output is not None:
        json_output.write_text(json.dumps(figures(plan, rungs, duels), indent=2) + "\n", encoding="utf-8")


def all_of(game: str) -> list[str]:
    """What a ladder has without being told, the weakest first as far as one may expect."""
    known = levels(game)
    bots = kits.kit(game).bots()
    learned = bots is not None and bots.learned and what_is_missing(bots.learned) is None
    found = [known[0], *([JUDGING] if learned else []), *known[1:]]
    return [*found, *(PATIENT if HARD in found or EXPERT in found else ())]


def show(game: str, rungs: list[Rung], duels: list[Duel], played: int, planned: int) -> None:
    """Prints both tables."""
    whole = f"{played} games" if played == planned else f"{played} of {planned} games"
    console = Console()
    meetings = Table("bot", "against", title=f"{game}, one against one, {whole}", title_justify="left")
    for heading in ("victories", "95% interval", "games", "nobody won", "its time"):
        meetings.add_column(heading, justify="right", no_wrap=True)
    for duel in duels:
        share = duel.share
        interval = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
        counts = [str(share.observations), str(duel.unwon), f"{duel.times:.2g} times"]
        meetings.add_row(duel.bot, duel.against, percent(share.value), interval, *counts)
    console.print(meetings)
    times = Table("bot", title="a decision that leaves a choice, on one core", title_justify="left")
    for heading in ("average", "95th percentile", "decisions"):
        times.add_column(heading, justify="right", no_wrap=True)
    for rung in reversed(rungs):
        times.add_row(rung.bot, f"{rung.average:.2f} ms", f"{rung.slow:.2f} ms", f"{rung.decisions:,}")
    console.print(times)


def figures(plan: dict[str, Any], rungs: list[Rung], duels: list[Duel]) -> dict[str, Any]:
    """What both tables say, and of which run."""
    met = [duel._asdict() | {"share": duel.share._asdict()} for duel in duels]
    return plan | {"duels": met, "milliseconds": [rung._asdict() for rung in rungs]}
