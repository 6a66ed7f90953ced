"""`remnants record`: what is in a record, whether its chance was fair, and what happened in it."""

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from remnants.commands.checks import installed_game, record_in
from remnants.kernel import record
from remnants.kernel.match import Match, is_choice
from remnants.kernel.refusal import BadInput
from remnants.text import Texts

UNFAIR = 1

app = App(name="record", help="Show, verify or replay a record.", help_format="plaintext")


@app.command
def show(
    file: Path, *, pack: Path | None = None, json_output: Annotated[bool, Parameter(name="--json", negative="")] = False
) -> None:
    """Show what a record holds.

    Parameters
    ----------
    file
        The record.
    pack
        The content pack it was played with, if not the game's own.
    json_output
        Give the summary as JSON.
    """
    data = record_in(file)
    summary = summary_of(data, loaded(data, pack))
    if json_output:
        print(json.dumps(summary, indent=2))
        return
    table = Table(title=str(file), show_header=False, title_justify="left")
    for name, value in summary.items():
        table.add_row(name.replace("_", " "), shown(value))
    Console().print(table)


def loaded(data: dict[str, Any], pack: Path | None) -> Match:
    return Match.load(installed_game(data["game"]), data, None if pack is None else str(pack))


def summary_of(data: dict[str, Any], match: Match) -> dict[str, Any]:
    choices = [answer for answer in match.answers if is_choice(answer)]
    over = match.seat is None
    return {
        "game": data["game"],
        "rules": data["rules"],
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
    }


def shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join([f"{name} {entry}" for name, entry in value.items()])
    if isinstance(value, list):
        return ", ".join([str(entry) for entry in value])
    return "-" if value is None else str(value)


@app.command
def verify(file: Path, *, pack: Path | None = None) -> int:
    """Replay a record and make every die and every shuffle again from its seed; the exit code is 1 if one differs.

    Parameters
    ----------
    file
        The record.
    pack
        The content pack it was played with, if not the game's own.
    """
    data = record_in(file)
    verdict = record.verify(installed_game(data["game"]), data, None if pack is None else str(pack))
    if verdict.fair:
        state = "to its end" if verdict.over else "as far as it goes"
        print(f"fair: the record replays {state}, and all {verdict.rolls} answers of chance are those of the seed")
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
def replay(file: Path, *, lang: str = "en", seat: int | None = None, pack: Path | None = None) -> None:
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
        The content pack it was played with, if not the game's own.
    """
    data = record_in(file)
    whole = loaded(data, pack)
    if seat is not None and not 1 <= seat <= whole.players:
        raise BadInput(f"--seat is a number from 1 to {whole.players}, not {seat}")
    tell(data, whole, None if seat is None else seat - 1, pack, Texts(data["game"], lang, whole.pack))


def tell(data: dict[str, Any], whole: Match, seat: int | None, pack: Path | None, texts: Texts) -> None:
    """Plays the record again answer by answer and prints the events."""
    choices = [number for number, answer in enumerate(whole.answers) if is_choice(answer)]
    beginning = choices[0] if choices else len(whole.answers)
    match = loaded({**data, "answers": data["answers"][:beginning]}, pack)
    for place, number in enumerate(choices):
        following = choices[place + 1] if place + 1 < len(choices) else len(whole.answers)
        rolls = whole.answers[number + 1 : following]
        if rolls:
            match.rig([list(roll) for roll in rolls])
        for event in match.play(whole.answers[number]):
            sentence = texts.event(event.shown_to(-1 if seat is None else seat), match.view(seat))
            print(f"{number + 1:6}  {sentence}")
    if match.seat is None:
        view = match.view(seat)
        scores = [f"{texts.named('player', who, view)} {score}" for who, score in enumerate(match.scores())]
        print(f"{'':6}  {', '.join(scores)}")
