"""Taking a seat, leaving it to a bot, coming back: what people do to seats."""

import msgspec
from sqlalchemy import Connection

from remnants.server import archive, bots
from remnants.server.asked import SeatWish
from remnants.server.errors import Denied
from remnants.server.news import News
from remnants.server.seats import SeatKept, bot_name
from remnants.server.tables import Table


def seat_wished(seat: int, wish: SeatWish, game: str, guest: str | None, name: str) -> SeatKept:
    """The seat that a wish describes."""
    if wish.kind == "bot":
        level = bots.check_level(game, wish.level) if wish.level else bots.usual_level(game)
        return SeatKept(seat, "bot", wish.name or bot_name(level, seat), None, level)
    if wish.kind == "me" and guest is not None:
        return SeatKept(seat, "person", wish.name or name, guest)
    return SeatKept(seat, "open", "")


class SeatChanged(Denied):
    """Somebody else was quicker, at another server."""

    def __init__(self) -> None:
        super().__init__("stale", "the seat has just changed hands; look at the table again")


async def _save(table: Table, seat: SeatKept, host: str | None = None) -> None:
    """Keeps a changed seat on disk, then shows it. Called with the table's lock held.

    Two servers may have let somebody do something to one seat at once; only one of them finds it as it was.
    """
    kept = table.kept if host is None else msgspec.structs.replace(table.kept, host=host)

    def work(connection: Connection) -> None:
        archive.change_seat(connection, kept.id, table.seats[seat.seat], seat)
        if host is not None:
            archive.change_table(connection, kept, "host")
        table.storage.announce(connection, News("changed", table=kept.id))

    try:
        await table.storage.do(work)
    except archive.Outdated:
        await table.freshen()
        raise SeatChanged from None
    table.kept = kept
    table.seats[seat.seat] = seat
    table.tell_change()


async def set_seat(table: Table, seat: int, wish: SeatWish, guest: str, name: str) -> None:
    """The host decides who sits in a seat: nobody yet, a bot, or the host (hot-seat).

    Once the game runs, only a bot's seat or an open one can change hands; nobody loses a seat to the host.
    """
    async with table.lock:
        await table.freshen()
        before = table.seats[seat]
        taken = before.kind == "person" and before.holder != guest
        if table.phase not in ("gathering", "playing"):
            raise Denied("wrong-phase", "seats are given before the game or while it runs")
        if taken and table.phase == "playing":
            raise Denied("not-yours", f"{before.name} holds this seat; a bot may stand in while they are away")
        if table.phase == "playing" and wish.kind == "me" and table.seats_held(guest):
            raise Denied("wrong-phase", "once the game runs nobody looks into a second hand; others may take this seat")
        if before.holder == guest and table.phase == "playing" and wish.kind != "me":
            raise Denied("wrong-phase", "leave your own seat instead: a bot then plays for you until you are back")
        await _save(table, seat_wished(seat, wish, table.kept.game, guest, name))


async def join(table: Table, guest: str, name: str, wanted: int | None) -> list[int]:
    """Takes an open seat by the invite link; who sits here already just comes back."""
    for _ in range(len(table.seats)):
        try:
            return await _join(table, guest, name, wanted)
        except SeatChanged:
            continue
    return await _join(table, guest, name, wanted)


async def _join(table: Table, guest: str, name: str, wanted: int | None) -> list[int]:
    async with table.lock:
        await table.freshen()
        held = table.seats_held(guest)
        if held and wanted is None:
            return held
        free = [seat.seat for seat in table.seats if seat.kind == "open"]
        if table.phase not in ("gathering", "playing") or not free:
            raise Denied("wrong-phase", "there is no open seat at this table; ask for the link for spectators")
        if held and table.phase == "playing":
            raise Denied("wrong-phase", "once the game runs nobody takes a second seat")
        if wanted is not None and wanted not in free:
            raise Denied("not-yours", f"seat {wanted} is not open; open seats are {', '.join(map(str, free))}")
        seat = free[0] if wanted is None else wanted
        shown = name or f"Guest {seat + 1}"
        await _save(table, table.seats[seat].taken_by(guest, shown), guest if table.kept.host is None else None)
        return table.seats_held(guest)


async def leave(table: Table, seat: int, level: str | None) -> None:
    """Before the game the seat becomes free again; once it runs, a bot stands in until its holder is back."""
    async with table.lock:
        await table.freshen()
        if table.phase == "gathering":
            await _save(table, table.seats[seat].opened())
            return
        table.playing()
        await _save(table, table.seats[seat].left_to(_level(table, level)))


async def stand_in(table: Table, seat: int, level: str | None, away_seconds: float) -> None:
    """The host seats a bot for somebody who is away."""
    async with table.lock:
        await table.freshen()
        table.playing()
        kept = table.seats[seat]
        if kept.kind != "person":
            raise Denied("bad-input", f"seat {seat} is not held by a person")
        if table.away_for(kept.holder) < away_seconds:
            raise Denied("wrong-phase", f"{kept.name} is here, or was less than {away_seconds:.0f} seconds ago")
        await _save(table, kept.left_to(_level(table, level)))


async def come_back(table: Table, seat: int) -> None:
    """The holder plays again."""
    async with table.lock:
        await table.freshen()
        await _save(table, table.seats[seat].given_back())


def _level(table: Table, level: str | None) -> str:
    game = table.kept.game
    return bots.check_level(game, level) if level else bots.usual_level(game)
