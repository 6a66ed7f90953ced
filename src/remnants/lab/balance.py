"""`remnants lab balance`: what a seat, a leader, a card or a development is worth, and what another pack changes."""

from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from remnants.bots import bot
from remnants.games import game as game_named
from remnants.lab import crew, parquet
from remnants.lab.arena import check_at_least, pack_digest
from remnants.lab.balance_report import differences, page, worst
from remnants.lab.games import Played, Task
from remnants.lab.log import Log

MOST_LINES: Final = 10
"""So many of the worst offenders are told at once; the report has all."""


def balance(
    game: str,
    *,
    players: int | None = None,
    games: int = 200,
    bots: str = "normal",
    seed: str = "0",
    jobs: int = 1,
    ray: str | None = None,
    pack: Path | None = None,
    against: Path | None = None,
    out: Path = Path("balance"),
) -> None:
    """See how balanced a game is: win rates by seat, turn order, leader and card, game length, and which rules matter.

    Parameters
    ----------
    game
        city, aylkor or lionsgate.
    players
        How many play; left out, as many as the game allows.
    games
        How many games are played with each pack.
    bots
        The level in every seat.
    seed
        The same seed gives the same games.
    jobs
        How many local processes play.
    ray
        The address of a Ray cluster that plays, or local to start one here.
    pack
        The folder of the content pack; left out, the game's own.
    against
        The folder of another pack that is compared with it.
    out
        The folder for the games, the Parquet table and the report.
    """
    kind = game_named(game)
    number = kind.most_players if players is None else players
    kind.check_players(number)
    bot(game, bots)
    check_at_least(games, 1, "--games")
    check_at_least(jobs, 1, "--jobs")
    packs = [pack] if against is None else [pack, against]
    plan: dict[str, Any] = {"balance": game, "players": number, "games": games, "bots": bots, "seed": seed}
    plan |= {"packs": [pack_digest(game, path) for path in packs], "rules": kind.version}
    log = Log(out, plan)
    tasks = [
        Task(
            f"{side}/{deal}",
            game,
            f"{seed}/{deal}",
            (bots,) * number,
            None if path is None else str(path),
            closely=True,
        )
        for deal in range(games)
        for side, path in enumerate(packs)
    ]
    try:
        crew.finish(tasks, log, jobs, ray)
    finally:
        log.close()
    played = [log.played[task.name] for task in tasks]
    parquet.write(played, out / "games.parquet")
    sides: list[list[Played]] = [[log.played[f"{side}/{deal}"] for deal in range(games)] for side in range(len(packs))]
    names = ["the game's own pack" if path is None else str(path) for path in packs]
    page(game, number, bots, names, sides).write(out / "report.html")
    console = Console()
    for name, side in zip(names, sides, strict=True):
        console.print(f"[bold]{escape(name)}[/bold]")
        for line in worst(side)[:MOST_LINES] or ["nothing stands out beyond luck"]:
            console.print(line, markup=False)
    if against is not None:
        console.print("[bold]what the other pack changes[/bold]")
        for line in differences(*sides)[:MOST_LINES] or ["nothing beyond luck"]:
            console.print(line, markup=False)
    console.print(f"report: {out / 'report.html'}")
