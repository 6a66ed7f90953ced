"""Taking a seat, leaving it to a bot, coming back: what people do to seats."""

from collections.abc import Callable, Collection, Sequence

import msgspec
from sqlalchemy import Connection

from remnants.server.cluster.news import News
from remnants.server.errors import Denied
from remnants.server.http.requests import SeatWish
from remnants.server.storage import queries, seat_link_queries
from remnants.server.tables.bot_names import new_name
from remnants.server.tables.seats import SeatKept
from remnants.server.tables.standing import clock_with_seats
from remnants.server.tables.table import Table
from remnants.server.thinking import bot_levels


def seats_wished(wishes: Sequence[SeatWish], game: str, guest: str | None, name: str) -> list[SeatKept]:
    """The seats that wishes describe."""
    seats: list[SeatKept] = []
    for number, wish in enumerate(wishes):
        seats.append(seat_wished(number, wish, game, guest, name, [seat.name for seat in seats]))
    return seats


def seat_wished(seat: int, wish: SeatWish, game: str, guest: str | None, name: str, taken: Collection[str]) -> SeatKept:
    """The seat that a wish describes; a bot is called as nobody else at the table is."""
    if wish.kind == "bot":
        level = bot_levels.check_level(game, wish.level) if wish.level else bot_levels.usual_level(game)
        return SeatKept(seat, "bot", wish.name or new_name(game, level, taken), None, level)
    if wish.kind == "me" and guest is not None:
        return SeatKept(seat, "person", wish.name or name, guest)
    return SeatKept(seat, "open", "")


class SeatChanged(Denied):
    """Somebody else was quicker, at another server."""

    def __init__(self) -> None:
        super().__init__("stale", "the seat has just changed hands; look at the table again")


async def keep_seat(
    table: Table, seat: SeatKept, host: str | None = None, brought: Callable[[Connection], None] | None = None
) -> None:
    """Keeps a changed seat on disk, then shows it. Called with the table's lock held.

    Two servers may have let somebody do something to one seat at once; only one of them finds it as it was. The link of
    a seat leads nowhere once somebody else holds it, unless it was this link that brought it to them.
    """
    to_move = seat.bot_level is not None if table.decides == seat.seat else table.kept.bot_to_move
    playing = table.phase == "playing"
    kept = msgspec.structs.replace(table.kept, host=host or table.kept.host, bot_to_move=playing and to_move)
    kept = clock_with_seats(kept, [*table.seats[: seat.seat], seat, *table.seats[seat.seat + 1 :]], queries.now())

    def work(connection: Connection) -> None:
        queries.change_seat(connection, kept.id, table.seats[seat.seat], seat)
        queries.change_table(connection, kept, "host", "bot_to_move", "clock_state", "clock_due")
        if brought is not None:
            brought(connection)
        elif seat.holder != table.seats[seat.seat].holder:
            seat_link_queries.forget_link(connection, kept.id, seat.seat)
        table.storage.announce(connection, News("changed", table=kept.id))

    try:
        await table.storage.do(work)
    except queries.Outdated:
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
        names = [other.name for other in table.seats]
        await keep_seat(table, seat_wished(seat, wish, table.kept.game, guest, name, names))


async def join(table: Table, guest: str, name: str, wanted: int | None, number: str | None = None) -> list[int]:
    """Takes an open seat by the invite link; who sits here already just comes back."""
    for _ in range(len(table.seats)):
        try:
            return await _join(table, guest, name, wanted, number)
        except SeatChanged:
            continue
    return await _join(table, guest, name, wanted, number)


async def _join(table: Table, guest: str, name: str, wanted: int | None, number: str | None) -> list[int]:
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
        added = number if table.phase == "gathering" else None
        taken = table.seats[seat].taken_by(guest, shown, added)
        await keep_seat(table, taken, guest if table.kept.host is None else None)
        return table.seats_held(guest)


async def leave(table: Table, seat: int, level: str | None) -> None:
    """Before the game the seat becomes free again; once it runs, a bot stands in until its holder is back."""
    async with table.lock:
        await table.freshen()
        if table.phase == "gathering":
            await keep_seat(table, table.seats[seat].opened())
            return
        table.playing()
        await keep_seat(table, table.seats[seat].left_to(_level(table, level)))


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
        await keep_seat(table, kept.left_to(_level(table, level)))


async def come_back(table: Table, seat: int) -> None:
    """The holder plays again."""
    async with table.lock:
        await table.freshen()
        await keep_seat(table, table.seats[seat].given_back())


async def add_number(table: Table, seat: int, number: str) -> None:
    """Adds a number to the seed; what counts is the last one before the game begins."""
    async with table.lock:
        await table.freshen()
        if table.phase != "gathering":
            raise Denied("wrong-phase", "numbers are added to the seed before the game begins")
        kept = table.kept

        def only_before_the_game(connection: Connection) -> None:
            queries.change_table(connection, kept, "phase", if_still="gathering")

        before = table.seats[seat]
        await keep_seat(table, msgspec.structs.replace(before, number=number), brought=only_before_the_game)


async def share(table: Table, seat: int, shared: bool) -> None:
    """A player lets anybody look at the game once it is over, or no longer does; it takes all of them."""
    async with table.lock:
        await table.freshen()
        await keep_seat(table, msgspec.structs.replace(table.seats[seat], shared=shared))


def _level(table: Table, level: str | None) -> str:
    game = table.kept.game
    return bot_levels.check_level(game, level) if level else bot_levels.usual_level(game)
