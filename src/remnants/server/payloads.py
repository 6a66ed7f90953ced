"""What somebody at a table is told. Everything here passes through the view, the choices and the events of one seat."""

from remnants.kernel.events import SPECTATOR
from remnants.kernel.match import Match
from remnants.server.history import Entry, History
from remnants.server.messages import (
    Happened,
    Previewed,
    Prompt,
    Push,
    RefusedChoice,
    Replayed,
    SeatShown,
    TableListed,
    TableShown,
    Timeline,
    Turn,
    You,
)
from remnants.server.tables import Table

MOST_LOOKED_AHEAD = 150
"""Choices beyond this number are not tried out to see whether they can be taken back."""


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
        )
        for seat in table.seats
    ]


def table_shown(table: Table, guest: str | None) -> TableShown:
    kept = table.kept
    held = table.seats_held(guest)
    inside = bool(held) or table.is_host(guest)
    return TableShown(
        id=kept.id,
        game=kept.game,
        players=kept.players,
        options=kept.options,
        pack={"name": kept.pack_name, "digest": kept.pack_digest, "folder": kept.pack or ""},
        phase=table.phase,
        trouble=kept.trouble,
        sandbox=kept.sandbox,
        commitment=table.commitment,
        created=kept.created,
        version=table.version,
        position=table.position,
        decides=table.decides,
        seats=seats_shown(table, guest),
        you=You(held, table.is_host(guest), guest in table.watchers),
        invite=f"/join#{kept.invite}" if inside else None,
        watch=f"/watch#{kept.watch}" if inside else None,
        rematch=kept.rematch,
    )


def table_listed(table: Table, guest: str) -> TableListed:
    entries = table.history.entries if table.history is not None else []
    return TableListed(
        id=table.kept.id,
        game=table.kept.game,
        phase=table.phase,
        your_turn=prompt(table, table.seats_held(guest)).yours,
        sandbox=table.kept.sandbox,
        seats=[seat.name for seat in table.seats],
        created=table.kept.created,
        last_move=entries[-1].at or None if entries else None,
    )


# ---------------------------------------------------------------------- the position


def prompt(table: Table, held: list[int]) -> Prompt:
    """Who must do what. It is yours only if no bot stands in for you."""
    if table.history is None:
        return Prompt(None, None, False)
    seat = table.history.match.seat
    yours = table.phase == "playing" and seat in held and table.seats[seat or 0].bot_level is None
    return Prompt(seat, table.history.match.step, yours)


def push(table: Table, seat: int | None, held: list[int], seen: int | None) -> Push:
    """The table as a seat sees it; `seen` is the version it saw last, None for the first push on a socket."""
    history, asked = table.history, prompt(table, held)
    yours = asked.yours and asked.seat == seat
    outlook = Outlook(history, seat) if history is not None and seat is not None and yours else NOTHING_TO_DECIDE
    since, events, recapped = 0, [], None
    if history is not None:
        since = history.position if seen is None else history.unchanged_since(seen)
        events = happenings(history.entries_since(since), seat)
        recapped = recap(history, seat) if seen is None else None
    return Push(
        table=table.kept.id,
        version=table.version,
        position=table.position,
        phase=table.phase,
        seat=seat,
        held=held,
        since=since,
        events=events,
        view=None if history is None else history.match.view(seat),
        prompt=asked,
        choices=outlook.choices,
        refused=outlook.refused,
        irreversible=outlook.irreversible,
        undoable=table.undoable(seat),
        recap=recapped,
    )


class Outlook:
    """What the seat to decide may do, may not do and why, and cannot take back."""

    def __init__(self, history: History | None, seat: int | None) -> None:
        self.choices: list[list[int | str]] = []
        self.refused: list[RefusedChoice] = []
        self.irreversible: list[int] = []
        if history is None or seat is None:
            return
        match = history.match
        choices = match.choices()
        self.choices = [list(choice) for choice in choices]
        allowed = set(choices)
        for candidate in match.candidates():
            refusal = None if candidate in allowed else match.refusal(seat, candidate)
            if refusal is not None:
                self.refused.append(RefusedChoice(list(candidate), refusal.rule, refusal.facts))
        self.irreversible = irreversible(match, seat, history.version)


NOTHING_TO_DECIDE = Outlook(None, None)


def irreversible(match: Match, seat: int, version: int) -> list[int]:
    """The numbers of the choices that cannot be taken back, found by trying them in a guess: it gives nothing away."""
    choices = match.choices()
    if len(choices) > MOST_LOOKED_AHEAD:
        return []
    found: list[int] = []
    try:
        guess = match.guess(seat, version)
        for number, choice in enumerate(choices):
            trial = guess.clone()
            trial.play(choice)
            if trial.undoable == 0:
                found.append(number)
    except Exception:
        return []
    return found


def previewed(match: Match, seat: int, version: int, command: str, choice: list[int | str]) -> Previewed:
    """What a choice would do, tried in a guess; if it meets chance or a hidden card, only that is told."""
    trial = match.guess(seat, version)
    events = trial.play(choice)
    if trial.undoable == 0:
        return Previewed(command, version, choice, True, None, [])
    view = {**trial.view(seat), "position": len(match.answers) + len(trial.answers)}
    view["commitment"] = match.view(seat)["commitment"]
    return Previewed(command, version, choice, False, view, [event.shown_to(seat) for event in events])


# ---------------------------------------------------------------------- what happened


def happenings(entries: list[Entry], seat: int | None) -> list[Happened]:
    """Entries of the history as a seat may know them. What was chosen is not told, only what came of it."""
    eyes = SPECTATOR if seat is None else seat
    return [
        Happened(
            version=entry.version,
            position=entry.position,
            seat=entry.seat,
            step=entry.step,
            at=entry.at,
            events=[event.shown_to(eyes) for event in entry.events],
        )
        for entry in entries
    ]


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
        Turn(entry.version, entry.before, entry.position, entry.seat, entry.step, entry.at) for entry in history.entries
    ]
    return Timeline(history.first, history.position, turns)


def replayed(table: Table, position: int, seat: int | None) -> Replayed:
    """A past position with what that seat knew then."""
    history = table.begun()
    count = history.index_at(position)
    match = history.match_at(count)
    happened = happenings(history.entries[count - 1 : count], seat) if count > 0 else []
    following = history.entries[count].position if count < len(history.entries) else None
    return Replayed(
        table=table.kept.id,
        position=len(match.answers),
        previous=history.entries[count - 1].before if count > 0 else None,
        next=following,
        seat=seat,
        view=match.view(seat),
        prompt=Prompt(match.seat, match.step, False),
        happened=happened[0] if happened else None,
    )
