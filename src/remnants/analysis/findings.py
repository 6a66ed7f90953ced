"""What is found out about a game, as plain data: it is passed between processes, kept, and told."""

from typing import Any

import msgspec


class Prospects(msgspec.Struct):
    """Everybody's chances where somebody decides, or at the end."""

    position: int
    """How many answers there were before."""
    round: int | None
    seat: int | None
    """Whose decision it is; None when the game is over, and where the record breaks off."""
    known: list[list[float]]
    """The chances of all, as each seat could know them."""
    opened: list[float]
    """The same with open cards."""


class StrokeOfLuck(msgspec.Struct):
    """One answer of chance, or what lay hidden and came to light: what it was worth beyond what was to be expected."""

    position: int
    """That of the decision that it followed."""
    source: str
    seat: int | None
    """Whose dice or draw it was; None if nobody's."""
    known: list[float]
    """To each seat, as it could know."""
    errors: list[float]
    """The standard errors of that, 0 where all outcomes were listed."""
    opened: list[float]
    opened_errors: list[float]


class Doubt(msgspec.Struct):
    """A decision that seems to have cost something at first sight."""

    position: int
    seat: int
    cost: float
    rivals: list[list[int | str]]
    """The choices that may have been better, the likeliest first."""


class Stretch(msgspec.Struct):
    """What was found in some decisions that followed each other."""

    standings: list[Prospects]
    fortunes: list[StrokeOfLuck]
    doubts: list[Doubt]
    judged_by: str


class Words(msgspec.Struct):
    """A decision told in one language."""

    asked: str
    made: str
    best: str
    why: list[str]
    """What follows differently, in sentences."""
    printed: str
    """What is printed on what the better choice is about; empty where there is nothing."""


class Mistake(msgspec.Struct):
    """A decision weighed by a search: what another choice would have been worth more, on the same guesses."""

    position: int
    seat: int
    step: str
    rule: str
    made: list[int | str]
    best: list[int | str]
    cost: float
    error: float
    opened_cost: float
    opened_best: list[int | str]
    words: dict[str, Words]


class Account(msgspec.Struct):
    """Where a seat's chances went: start + luck + decisions + others = end, in tenths of a point."""

    start: int
    luck: int
    luck_error: int
    decisions: int
    """What the decisions that were weighed cost it: never more than 0, for the best choice costs nothing."""
    others: int
    """The rest: what the others did, and whatever the judgement of the positions had wrong."""
    end: int


class SourceOfLuck(msgspec.Struct):
    """What one kind of chance gave a seat in the whole game, in tenths of a point."""

    source: str
    seat: int | None
    times: int
    worth: int
    error: int


class OfSeat(msgspec.Struct):
    """The report for one seat."""

    seat: int
    known: Account
    opened: Account
    sources: list[SourceOfLuck]
    opened_sources: list[SourceOfLuck]
    mistakes: list[Mistake]


class GameReport(msgspec.Struct):
    """The report of a game."""

    game: str
    players: int
    judged_by: str
    over: bool
    rigged: bool
    broken_off: str | None
    """Where the record could not be followed to its end: why."""
    decisions: int
    standings: list[Prospects]
    seats: list[OfSeat]

    def as_json(self) -> Any:
        return msgspec.to_builtins(self)
