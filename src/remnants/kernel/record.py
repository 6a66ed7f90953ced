"""Records: how they are written, the form they must have, and how old ones are brought up to date."""

from typing import Any

import msgspec

from remnants.kernel.chance import commitment
from remnants.kernel.declarations import Json
from remnants.kernel.game import Game, OptionValue, Pack
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Choice

RECORD_FORMAT = 2


class RecordedPack(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    digest: str


class EarlierRules(msgspec.Struct, forbid_unknown_fields=True):
    """That the first answers of a record were given under earlier rules."""

    given: list[tuple[str, int]]
    """Each version of the rules, and up to which answer it held."""
    refused: list[tuple[int, str]]
    """The answers, counted from 1, that today's rules would refuse, each with the rule."""

    def upto(self) -> int:
        """How many answers were given under earlier rules."""
        return max([last for _, last in self.given], default=0)

    def version(self, answer: int) -> str:
        """The rules under which an answer was given; the first is number 0 here."""
        return next((version for version, last in self.given if answer < last), "")


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
    earlier: EarlierRules | None


def checked(data: Any) -> dict[str, Any]:
    """The same data, brought up to date, if it has the form of a record; raises BadInput otherwise."""
    if not isinstance(data, dict) or "remnants" not in data:
        raise BadInput("this is no record of Remnants")
    try:
        record = msgspec.convert(up_to_date(data), Record)
    except msgspec.ValidationError as error:
        raise BadInput(f"this is no record of Remnants: {error}") from None
    whole: dict[str, Any] = msgspec.to_builtins(record)
    return whole


def up_to_date(data: dict[str, Any]) -> dict[str, Any]:
    """A record of an earlier format in today's; raises BadInput for a format that nobody knows here."""
    while data.get("remnants") != RECORD_FORMAT:
        written = data.get("remnants")
        if type(written) is not int or written not in CHANGES:
            raise BadInput(f"the record has format {written!r}, this version reads formats 1 to {RECORD_FORMAT}")
        data = CHANGES[written](data)
    return data


def with_earlier_rules(data: dict[str, Any]) -> dict[str, Any]:
    """Format 1 knew a pack by the bytes of its files, which the pack itself remembers, and no earlier rules."""
    return {**data, "remnants": 2, "earlier": None}


CHANGES = {1: with_earlier_rules}
"""What makes a record of each format one of the next."""


def written(
    *,
    game: Game,
    pack: Pack,
    players: int,
    options: dict[str, OptionValue],
    seed: str,
    rigged: bool,
    start: dict[str, Json] | None,
    answers: list[Choice],
    earlier: EarlierRules | None,
) -> dict[str, Json]:
    """The record of a match: everything needed to stand there again."""
    return {
        "remnants": RECORD_FORMAT,
        "game": game.name,
        "rules": game.version,
        "pack": {"name": pack.name, "digest": pack.digest},
        "players": players,
        "options": dict(options),
        "commitment": commitment(seed),
        "seed": seed,
        "rigged": rigged,
        "start": start,
        "answers": [list(answer) for answer in answers],
        "earlier": None if earlier is None else shortened(earlier, len(answers)),
    }


def shortened(earlier: EarlierRules, answers: int) -> dict[str, Json]:
    """As far as it concerns the answers that there are: some may have been taken back."""
    return {
        "given": [[version, min(last, answers)] for version, last in earlier.given],
        "refused": [[number, rule] for number, rule in earlier.refused if number <= answers],
    }


def as_answer(answer: Any) -> Choice:
    """An answer of a player or of chance out of a record."""
    if not isinstance(answer, list | tuple) or any([type(part) not in (int, str) for part in answer]):
        raise BadInput(f"an answer in a record is a list of words and whole numbers, not {answer!r}"[:200])
    return tuple(answer)


def is_choice(answer: Choice) -> bool:
    """Whether an answer is a player's: chance answers in numbers only."""
    return len(answer) > 0 and type(answer[0]) is str
