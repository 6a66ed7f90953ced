"""Records: checking their form, and checking every die and every shuffle against the published seed."""

from typing import Any

import msgspec

from remnants.kernel.game import Game
from remnants.kernel.match import RECORD_FORMAT, Match, is_choice
from remnants.kernel.refusal import BadInput


class RecordedPack(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    digest: str


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a record."""

    remnants: int
    game: str
    rules: str
    pack: RecordedPack
    players: int
    options: dict[str, int | str | bool]
    commitment: str
    seed: str
    rigged: bool
    start: dict[str, Any] | None
    answers: list[list[int | str]]


def checked(data: Any) -> dict[str, Any]:
    """The same data if it has the form of a record; raises BadInput otherwise."""
    if isinstance(data, dict) and data.get("remnants") != RECORD_FORMAT:
        raise BadInput(
            "this is no record of Remnants"
            if "remnants" not in data
            else f"the record has format {data['remnants']!r}, this version reads format {RECORD_FORMAT}"
        )
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise BadInput(f"this is no record of Remnants: {error}") from None
    whole: dict[str, Any] = msgspec.to_builtins(record)
    return whole


class Verdict:
    """What `verify` found: how many answers of chance there are, and the numbers of those that are not the seed's."""

    def __init__(self, rolls: int, astray: list[int], rigged: bool, over: bool) -> None:
        self.rolls = rolls
        self.astray = astray
        self.rigged = rigged
        self.over = over

    @property
    def fair(self) -> bool:
        return not self.astray and not self.rigged


def verify(game: Game, data: dict[str, Any], pack: str | None = None) -> Verdict:
    """Replays a record and makes every answer of chance again from the seed."""
    match = Match.load(game, data, pack, checking=True)
    rolls = len([answer for answer in match.answers if not is_choice(answer)])
    return Verdict(rolls, match.astray, match.rigged, match.seat is None)
