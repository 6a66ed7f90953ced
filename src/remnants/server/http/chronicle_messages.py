"""How a game went, as a client is told it."""

import msgspec


class Moment(msgspec.Struct):
    """The standing after a seat's turn, by measure; null where it is hidden."""

    position: int
    round: int | None
    seat: int | None
    values: dict[str, list[int | None]]


class ScoreSource(msgspec.Struct):
    """What each seat's score owes to one source."""

    source: str
    scores: list[int | None]


class OutcomeCount(msgspec.Struct):
    outcome: int
    count: int
    expected: float


class Luck(msgspec.Struct):
    """What chance gave to a seat (null: to nobody) in one kind of dice or draws.

    `fortune` is the share of fortunes worse than this one; null where no outcome is better than another.
    """

    kind: str
    seat: int | None
    throws: int
    total: int
    expected: float
    deviation: float
    fortune: float | None
    outcomes: list[OutcomeCount]


class ThrowShown(msgspec.Struct):
    position: int
    kind: str
    seat: int | None
    results: list[int]
    expected: float


class ChronicleShown(msgspec.Struct):
    """How the game went: the standing over time, what the scores are made of, and luck."""

    table: str
    seat: int | None
    over: bool
    measures: list[str]
    moments: list[Moment]
    sources: list[ScoreSource]
    luck: list[Luck]
    throws: list[ThrowShown]
