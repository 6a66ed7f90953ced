"""`remnants lab arena`: bots play each other, and their strength is rated with its uncertainty."""

import json
import os
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from remnants import kits
from remnants.bots import bot
from remnants.kernel.refusal import BadInput
from remnants.lab import crew, parquet, plots
from remnants.lab.games import Played
from remnants.lab.log import Log
from remnants.lab.ratings import Meeting, Rating, meetings, ratings
from remnants.lab.report import Report, chance_words, percent
from remnants.lab.schedule import round_robin, swiss_round
from remnants.lab.statistics import Estimate

SIGNIFICANT = 0.05


def arena(
    game: str,
    *,
    bots: str = "hard,normal",
    players: int = 2,
    games: int = 40,
    swiss: int = 0,
    seed: str = "0",
    jobs: int = 1,
    ray: str | None = None,
    pack: Path | None = None,
    out: Path = Path("arena"),
) -> None:
    """Let bots play each other, every one in every seat of every deal, and rate them.

    Stopped at any moment, the same command goes on where it was: finished games are kept in the folder.

    Parameters
    ----------
    game
        city, aylkor or lionsgate.
    bots
        The levels that meet, such as hard,normal,easy. Two of them fill four seats in all mixtures; one name for each
        seat, such as hard,normal,normal,normal, is just that table.
    players
        How many sit at a table.
    games
        About how many games; so many that every bot sits in every seat of every deal equally often.
    swiss
        So many rounds of a Swiss tournament instead of everybody against everybody.
    seed
        The same seed gives the same games, whatever plays them.
    jobs
        How many local processes play.
    ray
        The address of a Ray cluster that plays, or local to start one here.
    pack
        The folder of another content pack.
    out
        The folder for the games, the Parquet table and the report.
    """
    kind = kits.game(game)
    kind.check_players(players)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        bot(game, name)
    repeated = len(set(names)) != len(names)
    if repeated and (len(names) != players or len(set(names)) == 1):
        raise BadInput(f"--bots names each bot once, or different ones for each of the {players} seats, not {bots}")
    if repeated and swiss:
        raise BadInput(f"a Swiss tournament needs --bots that names each bot once, not {bots}")
    check_at_least(games, 1, "--games")
    check_at_least(jobs, 1, "--jobs")
    check_at_least(swiss, 0, "--swiss")
    plan: dict[str, Any] = {"arena": game, "bots": names, "players": players, "games": games, "swiss": swiss}
    plan |= {"seed": seed, "pack": pack_digest(game, pack), "rules": kind.version}
    log = Log(out, plan)
    try:
        where = None if pack is None else str(pack)
        if swiss:
            deals = max(1, games // (swiss * players * max(1, len(names) // players)))
            so_far: list[Played] = []
            for number in range(swiss):
                tasks = swiss_round(game, names, players, number, deals, seed, where, so_far)
                crew.finish(tasks, log, jobs, ray)
                so_far += [log.played[task.name] for task in tasks]
        else:
            crew.finish(round_robin(game, names, players, games, seed, where), log, jobs, ray)
    finally:
        log.close()
    show(game, players, list(log.played.values()), out)


def pack_digest(game: str, pack: Path | None) -> str:
    """What the games are played with: a changed pack is another run."""
    return kits.game(game).load_pack(None if pack is None else str(pack)).digest


def check_at_least(value: int, least: int, what: str) -> None:
    if value < least:
        raise BadInput(f"{what} must be {least} or more, not {value}")


def check_place(file: Path, option: str) -> None:
    """Long work must not end with a file that cannot be written."""
    if file.is_dir() or not os.access(file.parent, os.W_OK):
        raise BadInput(f"{option} {file} cannot be written: {file.parent} is no folder in which you may write")


def show(game: str, players: int, played: list[Played], out: Path) -> None:
    """Writes table, figures and report, and prints the ratings."""
    found = ratings(played)
    met = meetings(played)
    parquet.write(played, out / "games.parquet")
    figures = {
        "game": game,
        "players": players,
        "games": len(played),
        "ratings": [rating._asdict() for rating in found],
        "meetings": [meeting._asdict() for meeting in met],
    }
    (out / "ratings.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    page(game, players, played, found, met).write(out / "report.html")
    table = Table("bot", title=f"{len(played)} games of {game} with {players} players", title_justify="left")
    for heading in ("rating", "±", "wins", "95% interval", "if all were equal"):
        table.add_column(heading, justify="right")
    for rating in found:
        table.add_row(*rating_row(rating))
    console = Console()
    console.print(table)
    for meeting in met:
        console.print(sentence(meeting))
    console.print(f"report: {out / 'report.html'}")


def rating_row(rating: Rating) -> list[str]:
    interval = f"{percent(rating.wins.low)} to {percent(rating.wins.high)}"
    return [
        rating.name,
        f"{rating.skill:.1f}",
        f"{2 * rating.doubt:.1f}",
        percent(rating.wins.value),
        interval,
        percent(rating.expected),
    ]


def sentence(meeting: Meeting) -> str:
    """Who beats whom, and whether it may be luck."""
    sure = "more than luck" if meeting.chance < SIGNIFICANT else "may be luck"
    return (
        f"{meeting.one} ends before {meeting.other} in {percent(meeting.better.value)} of "
        f"{meeting.better.observations} meetings ({percent(meeting.better.low)} to {percent(meeting.better.high)}): "
        f"{sure}, p {chance_words(meeting.chance)}"
    )


def page(game: str, players: int, played: list[Played], found: list[Rating], met: list[Meeting]) -> Report:
    """The report for people."""
    report = Report(f"Arena: {game}, {players} players, {len(played)} games")
    report.say("Every bot sat in every seat of every deal, so that the luck of seats and leaders cancels out.")
    report.heading("Ratings")
    report.table(["bot", "rating", "±", "wins", "95% interval", "if all were equal"], [rating_row(r) for r in found])
    skills = [Estimate(r.skill, r.skill - 2 * r.doubt, r.skill + 2 * r.doubt, r.wins.observations) for r in found]
    average = sum([rating.skill for rating in found]) / len(found)
    report.picture(
        plots.intervals([rating.name for rating in found], skills, average, "OpenSkill rating"),
        "Ratings with two standard deviations on either side. The broken line is the average.",
    )
    report.heading("Who beats whom")
    for meeting in met:
        report.say(sentence(meeting))
    report.heading("How long the games were")
    report.picture(plots.histogram({"rounds": [game.rounds for game in played]}, "rounds"), "Rounds played.")
    return report
