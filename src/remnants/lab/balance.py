"""`remnants lab balance`: what a seat, a leader, a card or a development is worth, and what another pack changes."""

from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from remnants import kits
from remnants.bots import bot
from remnants.kernel.refusal import BadInput
from remnants.lab import crew, parquet
from remnants.lab.arena import check_at_least, pack_digest
from remnants.lab.balance_report import Side, page
from remnants.lab.games import Task
from remnants.lab.laboratory import laboratory
from remnants.lab.log import Log
from remnants.lab.offences import differences, worst
from remnants.lab.withholding import LOTS

MOST_LINES: Final = 10
"""So many of the worst offenders are told at once; the report has all."""


def balance(
    game: str,
    *,
    players: int | None = None,
    games: int = 200,
    experiments: int = 2,
    bots: str = "normal",
    seed: str = "0",
    jobs: int = 1,
    ray: str | None = None,
    pack: Path | None = None,
    against: Path | None = None,
    out: Path = Path("balance"),
) -> None:
    """See what is used, what each card does, who wins and how long that stays open.

    Parameters
    ----------
    game
        city, aylkor or lionsgate.
    players
        How many play; left out, as many as the game allows.
    games
        How many deals are played with each pack.
    experiments
        How often each deal is played again with cards withheld from seats by lot, 0 to 4: so it shows what a card does.
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
    kind = kits.game(game)
    number = kind.most_players if players is None else players
    kind.check_players(number)
    bot(game, bots)
    laboratory(game)
    check_at_least(games, 1, "--games")
    check_at_least(jobs, 1, "--jobs")
    check_at_least(experiments, 0, "--experiments")
    if experiments > LOTS:
        raise BadInput(f"--experiments is at most {LOTS}, not {experiments}: more would repeat the first")
    packs = [pack] if against is None else [pack, against]
    plan: dict[str, Any] = {"balance": game, "players": number, "games": games, "experiments": experiments}
    plan |= {"bots": bots, "seed": seed, "packs": [pack_digest(game, path) for path in packs], "rules": kind.version}
    log = Log(out, plan)
    trials: list[int | None] = [None, *range(experiments)]
    tasks = {
        (side, trial): [
            Task(
                f"{side}/{deal}" if trial is None else f"{side}/{deal}/{trial}",
                game,
                f"{seed}/{deal}",
                (bots,) * number,
                None if path is None else str(path),
                closely=trial is None,
                trial=trial,
            )
            for deal in range(games)
        ]
        for side, path in enumerate(packs)
        for trial in trials
    }
    try:
        crew.finish([task for group in zip(*tasks.values(), strict=True) for task in group], log, jobs, ray)
    finally:
        log.close()
    sides: list[Side] = []
    for side, path in enumerate(packs):
        played = {trial: [log.played[task.name] for task in tasks[side, trial]] for trial in trials}
        tried = [game for trial in range(experiments) for game in played[trial]]
        sides.append(Side("the game's own pack" if path is None else str(path), played[None], tried))
    parquet.write([game for side in sides for game in [*side.played, *side.trials]], out / "games.parquet")
    page(game, number, bots, sides).write(out / "report.html")
    console = Console()
    for found in sides:
        console.print(f"[bold]{escape(found.name)}[/bold]")
        for line in worst(found.played, found.trials)[:MOST_LINES] or ["nothing stands out beyond luck"]:
            console.print(line, markup=False, soft_wrap=True)
    if against is not None:
        console.print("[bold]what the other pack changes[/bold]")
        for line in differences(sides[0].played, sides[1].played)[:MOST_LINES] or ["nothing beyond luck"]:
            console.print(line, markup=False, soft_wrap=True)
    console.print(f"report: {out / 'report.html'}")
