"""The analysis of a finished game, chances during one, and the coach, as a client is told them.

Chances are from 0 to 1; sums are in tenths of a point, a point being one chance in a hundred.
"""

from typing import Literal

import msgspec

Missing = Literal["extra", "network"]


class ChancesAt(msgspec.Struct):
    """Everybody's chances at a position: as each knew them, and with open cards."""

    position: int
    round: int | None
    known: list[float]
    opened: list[float]


class SumShown(msgspec.Struct):
    """start + luck + decisions + others = end."""

    start: int
    luck: int
    luck_error: int
    decisions: int
    others: int
    end: int


class LuckShown(msgspec.Struct):
    """What one kind of chance gave a seat: `source` in the reader's language."""

    source: str
    times: int
    worth: int
    error: int


class MistakeShown(msgspec.Struct):
    """A decision that cost something, told in the reader's language."""

    position: int
    round: int | None
    cost: int
    error: int
    opened_cost: int
    asked: str
    made: str
    best: str
    why: list[str]
    printed: str
    rule: str


class SeatAnalysed(msgspec.Struct):
    """What happened to one seat's chances, and its dearest decisions."""

    seat: int
    known: SumShown
    opened: SumShown
    sources: list[LuckShown]
    mistakes: list[MistakeShown]


class AnalysisReport(msgspec.Struct):
    """The whole of it. `missing` says why a rougher evaluation judged instead of a network."""

    judged_by: str
    missing: Missing | None
    rigged: bool
    chances: list[ChancesAt]
    seats: list[SeatAnalysed]


class AnalysisShown(msgspec.Struct):
    """How far the analysis of a finished game is: `report` when it is done, `trouble` where there will be none."""

    done: int
    total: int
    report: AnalysisReport | None
    trouble: str | None = None


class ChancesShown(msgspec.Struct):
    """Everybody's chances now, from what the own seat knows."""

    position: int
    chances: list[float]
    judged_by: str
    missing: Missing | None


class AdviceShown(msgspec.Struct):
    """What the coach says in one of three steps: where to look; the few choices worth it; the best, and why."""

    position: int
    step: int
    sentences: list[str]
    choices: list[list[int | str]]
    """The choices it speaks of; none in the first step."""
