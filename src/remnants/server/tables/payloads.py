"""What somebody at a table is told. Everything here passes through the view, the choices and the events of one seat."""

from collections.abc import Iterator
from typing import Any

import msgspec

from remnants.kernel.events import SPECTATOR
from remnants.kernel.match import Match
from remnants.server.http.lesson_messages import LessonShown, PuzzleShown
from remnants.server.http.messages import (
    Happened,
    Previewed,
    Prompt,
    Push,
    Replayed,
    SeatShown,
    TableListed,
    TableShown,
    Timeline,
    TurnShown,
    You,
)
from remnants.server.http.people_messages import ClockShown, SpectatorShown
from remnants.server.in_pieces import in_pieces
from remnants.server.storage.queries import TableKept, now
from remnants.server.tables import clocks
from remnants.server.tables.bot_names import called
from remnants.server.tables.history import Entry, History
from remnants.server.tables.lessons import lesson_at, lesson_of
from remnants.server.tables.outlook import Picture
from remnants.server.tables.phases import phase_of
from remnants.server.tables.seats import SeatKept
from remnants.server.tables.table import Table
from remnants.server.thinking.calculations import PastPosition
from remnants.server.thinking.calculator import Calculator

# ---------------------------------------------------------------------- the table


def seats_shown(table: Table, guest: str | None) -> list[SeatShown]:
    return [
        SeatShown(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            stand_in=seat.stand_in,
            online=seat.kind == "bot" or table.is_here(seat.holder),
            host=table.is_host(seat.holder),
            you=guest is not None and seat.holder == guest,
            called=called(table.kept.game, seat),
            bot_in=bot_in(table, seat),
            shared=seat.shared,
            silenced=seat.silenced,
            added=seat.number is not None,
        )
        for seat in table.seats
    ]


def spectators_shown(table: Table, guest: str | None) -> list[SpectatorShown]:
    return [
        SpectatorShown(one.number, one.name, table.is_here(one.guest), one.guest == guest)
        for one in table.company.watching
    ]


def clock_shown(table: Table) -> ClockShown | None:
    """The clocks as they stand; what runs is told by when it ends, so that it need not be told again."""
    clock, state, seat = table.kept.clock, table.kept.clock_state, table.kept.decides
    if clock is None:
        return None
    banks = [bank / 1000 for bank in state.banks] if state else [float(clock.bank)] * len(table.seats)
    due = None
    if state is not None and seat is not None and table.phase == "playing":
        due = clocks.due(clock, state, seat)
    return ClockShown(
        kind=clock.kind,
        bank=clock.bank,
        per_turn=clock.per_turn,
        at_end=clock.at_end,
        banks=banks,
        running=None if due is None else seat,
        due=None if due is None else clocks.as_kept(due),
    )


def bot_in(table: Table, seat: SeatKept) -> float | None:
    """Seconds until the host may let a bot play for somebody who is away."""
    gone = table.gone_for(seat.holder)
    if gone is None or table.phase != "playing" or seat.stand_in is not None:
        return None
    return round(max(0.0, table.away_seconds - gone), 1)


def table_shown(table: Table, guest: str | None) -> TableShown:
    kept = table.kept
    held = table.seats_held(guest)
    inside = bool(held) or table.is_host(guest)
    return TableShown(
        id=kept.id,
        game=kept.game,
        players=kept.players,
        options=kept.options,
        pack={"name": kept.pack_name, "digest": kept.pack_digest, "folder": table.pack or ""},
        phase=table.phase,
        trouble=table.trouble,
        sandbox=kept.sandbox,
        commitment=table.commitment,
        created=kept.created,
        version=table.version,
        position=table.position,
        decides=table.decides,
        seats=seats_shown(table, guest),
        you=You(held, table.is_host(guest), table.company.watches(guest), table.company.muted_by(guest)),
        invite=f"/join#{kept.invite}" if inside else None,
        watch=f"/watch#{kept.watch}" if inside else None,
        rematch=kept.rematch,
        public=table.public,
        clock=clock_shown(table),
        now=now(),
        ended="clock" if kept.ended == "clock" else None,
        spectators=spectators_shown(table, guest) if inside or table.company.watches(guest) else [],
    )


def table_listed(kept: TableKept, seats: list[SeatKept], guest: str) -> TableListed:
    """A table as it stands on disk: nobody need stand the game up to list it."""
    decides = None if kept.decides is None or kept.phase != "playing" else seats[kept.decides]
    return TableListed(
        id=kept.id,
        game=kept.game,
        phase=phase_of(kept),
        your_turn=decides is not None and decides.holder == guest and decides.bot_level is None,
        sandbox=kept.sandbox,
        seats=[seat.name for seat in seats],
        created=kept.created,
        last_move=kept.touched if kept.version > 0 else None,
        lesson=lesson_of(seats),
    )


# ---------------------------------------------------------------------- the position


def prompt(table: Table, held: list[int]) -> Prompt:
    """Who must do what. It is yours only if no bot stands in for you."""
    if table.history is None or table.kept.ended is not None:
        return Prompt(None, None, False)
    seat = table.history.match.seat
    yours = table.phase == "playing" and seat in held and table.seats[seat or 0].bot_level is None
    return Prompt(seat, table.history.match.step, yours)


async def picture(table: Table, seat: int | None, held: list[int]) -> Picture:
    """The position as a seat sees it. The table may move on while it is being worked out: then the new one is."""
    while True:
        asked = prompt(table, held)
        found = table.picture(seat, asked.yours and asked.seat == seat)
        if found.finished:
            return found
        await found.finish()


async def push(table: Table, seat: int | None, held: list[int], seen: int | None) -> Push:
    """The table as a seat sees it; `seen` is the version it saw last, None for the first push on a socket."""
    shown = await picture(table, seat, held)
    history, asked = table.history, prompt(table, held)
    since, events, recapped = 0, [], None
    if history is not None:
        since = history.position if seen is None else history.unchanged_since(seen)
        events = happenings(history.entries_since(since), seat)
        recapped = recap(history, seat) if seen is None else None
    taught = lesson_shown(table, seat)
    return Push(
        table=table.kept.id,
        version=table.version,
        position=table.position,
        phase=table.phase,
        seat=seat,
        held=held,
        since=since,
        events=events,
        view=shown.view,
        prompt=asked,
        choices=shown.choices,
        refused=shown.refused,
        irreversible=shown.irreversible,
        undoable=table.undoable(seat),
        recap=recapped,
        lesson=taught if isinstance(taught, LessonShown) else None,
        puzzle=taught if isinstance(taught, PuzzleShown) else None,
        clock=clock_shown(table),
    )


def lesson_shown(table: Table, seat: int | None) -> LessonShown | PuzzleShown | None:
    """What the learner is told at a table where a lesson is taken or a puzzle solved."""
    lesson = lesson_at(table.kept.game, table.seats, table.history)
    return None if lesson is None or seat != lesson.file.seat else lesson.shown()


def previewed(match: Match, seat: int, version: int, command: str, choice: list[int | str]) -> Previewed:
    """What a choice would do, tried in a guess; if it meets chance or a hidden card, only that is told."""
    trial = match.guess(seat, version)
    events = trial.play(choice)
    if trial.undoable == 0:
        return Previewed(command, version, choice, True, None, [])
    before = match.view(seat)
    view = {**trial.view(seat), "position": before["position"] + trial.answered, "commitment": before["commitment"]}
    return Previewed(command, version, choice, False, view, [event.shown_to(seat) for event in events])


# ---------------------------------------------------------------------- what happened


def happened(entry: Entry, seat: int | None) -> Happened:
    """An entry of the history as a seat may know it. What was chosen is not told, only what came of it."""
    eyes = SPECTATOR if seat is None else seat
    return Happened(
        version=entry.version,
        position=entry.position,
        seat=entry.seat,
        step=entry.step,
        at=entry.at,
        events=[event.shown_to(eyes) for event in entry.events],
    )


def happenings(entries: list[Entry], seat: int | None) -> list[Happened]:
    """A few entries of the history as a seat may know them."""
    return [happened(entry, seat) for entry in entries]


async def log(entries: list[Entry], seat: int | None) -> list[Happened]:
    """Many entries, without holding up others."""
    told: list[Happened] = []

    def telling() -> Iterator[None]:
        for entry in entries:
            told.append(happened(entry, seat))
            yield

    await in_pieces(telling())
    return told


def recap(history: History, seat: int | None) -> list[Happened]:
    """Everything since a seat's own last answer; for a spectator, nothing."""
    if seat is None:
        return []
    first = len(history.entries)
    while first > 0 and history.entries[first - 1].seat != seat:
        first -= 1
    return happenings(history.entries[first:], seat)


# ---------------------------------------------------------------------- looking back


def timeline(history: History) -> Timeline:
    turns = [
        TurnShown(entry.version, entry.before, entry.position, entry.seat, entry.step, entry.at)
        for entry in history.entries
    ]
    return Timeline(history.first, history.position, turns)


async def replayed(table: Table, position: int, seat: int | None, calculator: Calculator, owner: str) -> Replayed:
    """A past position with what that seat knew then."""
    history = table.begun()
    count = history.index_at(position)
    record, before = history.stretch_to(count)
    there = before + len(record["answers"])
    calculation = PastPosition(table.kept.game, table.pack_path, record, seat)
    key = ("past", table.kept.id, there, seat, history.entries[count - 1].version if count > 0 else 0)
    seen = await calculator.result(calculation, owner, PastSeen, key)
    following = history.entries[count].position if count < len(history.entries) else None
    return Replayed(
        table=table.kept.id,
        position=there,
        previous=history.entries[count - 1].before if count > 0 else None,
        next=following,
        seat=seat,
        view={**seen.view, "position": there},
        prompt=Prompt(seen.decides, seen.step, False),
        happened=happened(history.entries[count - 1], seat) if count > 0 else None,
    )


class PastSeen(msgspec.Struct):
    """A past position as it was worked out."""

    view: dict[str, Any]
    decides: int | None
    step: str | None
