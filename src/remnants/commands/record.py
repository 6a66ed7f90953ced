"""`remnants record`: what is in a record, whether its chance was fair, and what happened in it."""

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from remnants import kits
from remnants.commands.checks import record_in
from remnants.kernel.chance import numbers_added
from remnants.kernel.match import Match
from remnants.kernel.record import EarlierRules, is_choice
from remnants.kernel.refusal import BadInput
from remnants.kernel.replay import Differs, Replay, load
from remnants.kernel.replay import verify as verified
from remnants.text import Texts

UNFAIR = 1

app = App(name="record", help="Show, verify or replay a record.", help_format="plaintext")


@app.command
def show(
    file: Path, *, pack: str | None = None, json_output: Annotated[bool, Parameter(name="--json", negative="")] = False
) -> None:
    """Show what a record holds.

    Parameters
    ----------
    file
        The record.
    pack
        The name or the folder of the pack it was played with, if it does not come with the game.
    json_output
        Give the summary as JSON.
    """
    data = record_in(file)
    summary = summary_of(data, *as_far_as_it_goes(data, pack))
    if json_output:
        print(json.dumps(summary, indent=2))
        return
    table = Table(title=str(file), show_header=False, title_justify="left")
    for name, value in summary.items():
        table.add_row(name.replace("_", " "), shown(value))
    Console().print(table)


def as_far_as_it_goes(data: dict[str, Any], pack: str | None) -> tuple[Match, Differs | None]:
    """The match of a record, or the one where today's rules lead elsewhere, and why."""
    game = kits.game(data["game"])
    try:
        return load(game, data, pack), None
    except Differs as differs:
        return load(game, differs.sofar, pack), differs


def summary_of(data: dict[str, Any], match: Match, differs: Differs | None) -> dict[str, Any]:
    choices = [answer for answer in match.answers if is_choice(answer)]
    over = match.seat is None
    return {
        "game": data["game"],
        "rules": data["rules"],
        "rules_now": match.game.version,
        "pack": data["pack"]["name"],
        "players": match.players,
        "options": data["options"],
        "commitment": data["commitment"],
        "rigged": data["rigged"],
        "from_a_written_position": data["start"] is not None,
        "decisions": len(choices),
        "answers_of_chance": len(match.answers) - len(choices),
        "digest": match.digest(),
        "over": over,
        "to_decide": match.seat,
        "step": match.step,
        "scores": match.scores() if over else None,
        "winners": match.winners() if over else None,
        "refused_by_todays_rules": refused_today(match.earlier),
        "differs": None if differs is None else str(differs),
    }


def refused_today(earlier: EarlierRules | None) -> list[str]:
    """The answers that were allowed under earlier rules, each with the rule that would refuse it today."""
    return [] if earlier is None else [f"answer {number}: {rule}" for number, rule in earlier.refused]


def shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join([f"{name} {entry}" for name, entry in value.items()])
    if isinstance(value, list):
        return ", ".join([str(entry) for entry in value])
    return "-" if value is None else str(value)


@app.command
def verify(file: Path, *, pack: str | None = None) -> int:
    """Replay a record and make every die and every shuffle again from its seed; the exit code is 1 if one differs.

    Parameters
    ----------
    file
        The record.
    pack
        The name or the folder of the pack it was played with, if it does not come with the game.
    """
    data = record_in(file)
    verdict = verified(kits.game(data["game"]), data, pack)
    for line in refused_today(verdict.earlier):
        print(f"played under earlier rules; today's would refuse {line}")
    if verdict.fair:
        state = "to its end" if verdict.over else "as far as it goes"
        print(f"fair: the record replays {state}, and all {verdict.rolls} answers of chance are those of the seed")
        added = [str(seat + 1) for seat in numbers_added(data["seed"])]
        if added:
            print(f"the seed is the number committed to before the game, with those added by seats {', '.join(added)}")
        return 0
    if verdict.rigged:
        print(
            f"rigged: the record says that answers of chance were set by hand; {len(verdict.astray)} are not the seed's"
        )
    else:
        numbers = ", ".join([str(number + 1) for number in verdict.astray[:10]])
        print(f"not fair: of {verdict.rolls} answers of chance these are not the seed's: {numbers}")
    return UNFAIR


@app.command
def replay(file: Path, *, lang: str = "en", seat: int | None = None, pack: str | None = None) -> None:
    """Tell what happened in a record, decision by decision.

    Parameters
    ----------
    file
        The record.
    lang
        en or it.
    seat
        Tell it as this seat saw it, from 1 up; left out, as a spectator did.
    pack
        The name or the folder of the pack it was played with, if it does not come with the game.
    """
    data = record_in(file)
    replaying = Replay(kits.game(data["game"]), data, pack)
    players = replaying.match.players
    if seat is not None and not 1 <= seat <= players:
        raise BadInput(f"--seat is a number from 1 to {players}, not {seat}")
    tell(replaying, None if seat is None else seat - 1, Texts(data["game"], lang, replaying.match.pack))


def tell(replaying: Replay, seat: int | None, texts: Texts) -> None:
    """Plays the record again answer by answer and prints the events."""
    match = replaying.match
    while not replaying.over:
        number = replaying.number
        for event in replaying.play():
            sentence = texts.event(event.shown_to(-1 if seat is None else seat), match.view(seat))
            print(f"{number:6}  {sentence}")
    if match.seat is None:
        view = match.view(seat)
        scores = [f"{texts.named('player', who, view)} {score}" for who, score in enumerate(match.scores())]
        print(f"{'':6}  {', '.join(scores)}")
