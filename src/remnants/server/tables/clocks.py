"""Clocks: how long somebody may take, and what happens when that is over.

There is one form of clock. Each time the decision comes to a seat, `per_turn` seconds are free; what it takes beyond
them comes out of its `bank`. A live clock has a bank and a few seconds for each turn; one by mail has no bank and days
for each. Times are whole milliseconds, those of the day since 1970: the same for every server and after a restart.
"""

from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec

DAY = 24 * 3600
AtEnd = Literal["wait", "bot", "over"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table, in seconds; `at_end`: nothing happens, a bot plays on for the seat, or the game is over."""

    kind: Literal["live", "mail"]
    bank: Annotated[int, msgspec.Meta(ge=0, le=DAY)]
    per_turn: Annotated[int, msgspec.Meta(ge=0, le=60 * DAY)]
    at_end: AtEnd = "wait"


class TurnTaken(msgspec.Struct, frozen=True):
    """A seat's time at its last decision: what it used, and what its bank was before that was taken from it."""

    seat: int
    used: int
    bank: int


class ClockState(msgspec.Struct, frozen=True):
    """How the clocks stand: each seat's bank, and what the one that decides has used up to `since`."""

    banks: tuple[int, ...]
    used: int = 0
    since: int | None = None
    """When it began to run; None while no person must decide."""
    last: TurnTaken | None = None


def at_start(clock: Clock, players: int, runs: bool, now: int) -> ClockState:
    return ClockState((clock.bank * 1000,) * players, since=now if runs else None)


def passed_on(clock: Clock, state: ClockState, seat: int, runs: bool, now: int) -> ClockState:
    """The decision has gone from one seat to another, whose clock runs if a person decides there."""
    used = used_by(state, now)
    last = TurnTaken(seat, used, state.banks[seat])
    return ClockState(charged(clock, state, seat, used), since=now if runs else None, last=last)


def taken_back(clock: Clock, state: ClockState, seat: int, now: int) -> ClockState:
    """A seat has taken back what passed the decision on: all the time since is its own, as if it had never answered."""
    if state.last is None or state.last.seat != seat:
        return msgspec.structs.replace(state, since=now, used=0, last=None)
    banks = list(state.banks)
    banks[seat] = state.last.bank
    return ClockState(tuple(banks), used=state.last.used + used_by(state, now) - state.used, since=now)


def stopped(clock: Clock, state: ClockState, seat: int, now: int) -> ClockState:
    """A bot decides for the seat from now on."""
    return ClockState(charged(clock, state, seat, used_by(state, now)))


def resumed(state: ClockState, now: int) -> ClockState:
    """The person of the seat that decides is back, with the time of a new turn."""
    return msgspec.structs.replace(state, used=0, since=now, last=None)


def due(clock: Clock, state: ClockState, seat: int) -> int | None:
    """When the time of the seat that decides is over; None while its clock stands still."""
    return None if state.since is None else state.since + state.banks[seat] + clock.per_turn * 1000 - state.used


def used_by(state: ClockState, now: int) -> int:
    return state.used + (0 if state.since is None else max(0, now - state.since))


def charged(clock: Clock, state: ClockState, seat: int, used: int) -> tuple[int, ...]:
    """The banks after a seat has used so much in a turn."""
    banks = list(state.banks)
    banks[seat] = max(0, banks[seat] - max(0, used - clock.per_turn * 1000))
    return tuple(banks)


def milliseconds(at: str) -> int:
    """A time as it is kept, as a number."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)


def as_kept(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")
