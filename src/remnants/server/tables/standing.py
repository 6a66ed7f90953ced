"""How a table stands after something has happened: what is written beside its log."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from remnants.kernel.match import Match
from remnants.server.storage.queries import PositionKept, TableKept
from remnants.server.tables import clocks
from remnants.server.tables.clocks import ClockState, milliseconds
from remnants.server.tables.history import packed
from remnants.server.tables.seats import SeatKept

POSITION_EVERY = 24
What = Literal["begin", "play", "undo"]


def standing(
    kept: TableKept, seats: Sequence[SeatKept], match: Match, what: What, by: int, version: int, at: str
) -> TableKept:
    """The table as it stands once a seat has answered or taken back an answer, which led to this match."""
    seat = match.seat
    moved = msgspec.structs.replace(
        kept,
        phase="over" if seat is None else "playing",
        decides=seat,
        bot_to_move=seat is not None and seats[seat].bot_level is not None,
        version=version,
        touched=at,
    )
    return moved if kept.clock is None else with_clock(moved, clock_after(kept, seats, seat, what, by, at))


def clock_after(
    before: TableKept, seats: Sequence[SeatKept], seat: int | None, what: What, by: int, at: str
) -> ClockState:
    """How the clocks stand then; they run on where the decision stays with the seat that had it."""
    clock, state, now = before.clock, before.clock_state, milliseconds(at)
    assert clock is not None
    runs = runs_for(seats, seat)
    if what == "begin" or state is None:
        return clocks.at_start(clock, before.players, runs, now)
    if seat == before.decides:
        return state
    if what == "undo":
        return clocks.taken_back(clock, state, by, now)
    return clocks.passed_on(clock, state, by, runs, now)


def clock_with_seats(kept: TableKept, seats: Sequence[SeatKept], at: str) -> TableKept:
    """The table with its clock stopped or running again, as a bot or a person now sits where the decision is."""
    clock, state, seat = kept.clock, kept.clock_state, kept.decides
    runs = kept.phase == "playing" and runs_for(seats, seat)
    if clock is None or state is None or seat is None or runs == (state.since is not None):
        return kept
    now = milliseconds(at)
    return with_clock(kept, clocks.resumed(state, now) if runs else clocks.stopped(clock, state, seat, now))


def runs_for(seats: Sequence[SeatKept], seat: int | None) -> bool:
    """Whether a person decides at a seat, whose clock runs then."""
    return seat is not None and seats[seat].kind == "person" and seats[seat].stand_in is None


def with_clock(kept: TableKept, state: ClockState) -> TableKept:
    """The table with its clocks standing like this, and when the server has to do something about it."""
    moment = None
    if kept.clock is not None and kept.clock.at_end != "wait" and kept.decides is not None:
        moment = clocks.due(kept.clock, state, kept.decides)
    return msgspec.structs.replace(
        kept, clock_state=state, clock_due=None if moment is None else clocks.as_kept(moment)
    )


def position_worth_keeping(match: Match, version: int, last: int) -> PositionKept | None:
    """Every now and then a state is kept beside the log; one from which nothing can be taken back."""
    if match.seat is None or match.undoable > 0 or version - last < POSITION_EVERY:
        return None
    return PositionKept(version, match.answered, packed(match.state))
