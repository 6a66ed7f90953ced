"""Looking at a table: the position, the log, past positions, the record, and the check of every die."""

from io import BytesIO
from typing import Any, Literal

import segno
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from remnants.kernel import record
from remnants.kernel.chance import commitment
from remnants.server import chronicling, payloads
from remnants.server.connections import AnyRequest
from remnants.server.errors import Denied
from remnants.server.guard import AUDIENCE, PLAYER
from remnants.server.guests import guest_of
from remnants.server.hall import Hall
from remnants.server.messages import Chronicle, Happened, Push, Replayed, Timeline, Verified
from remnants.server.sockets import usual_seat
from remnants.server.tables import Table


def eyes(request: AnyRequest, table: Table, seat: int | None, any_seat_afterwards: bool) -> int | None:
    """From which seat somebody looks: one of their own; afterwards, where allowed, any; -1 is a spectator's."""
    guest = guest_of(request) or ""
    if seat is None:
        return usual_seat(table, guest)
    if seat == -1:
        return None
    if seat in table.seats_held(guest):
        return seat
    if any_seat_afterwards and table.phase == "over" and 0 <= seat < len(table.seats):
        return seat
    raise Denied("not-yours", f"seat {seat} is not yours to look from" + _later(table, any_seat_afterwards))


def _later(table: Table, any_seat_afterwards: bool) -> str:
    return " before the end of the game" if any_seat_afterwards and table.phase != "over" else ""


@get("/api/tables/{table_id:str}/view", opt={"admits": AUDIENCE})
async def show_position(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> Push:
    """The position now: what the socket pushes first."""
    table: Table = await state.hall.table(table_id)
    seen_from = eyes(request, table, seat, any_seat_afterwards=False)
    return payloads.push(table, seen_from, table.seats_held(guest_of(request)), None)


@get("/api/tables/{table_id:str}/at/{position:int}", opt={"admits": AUDIENCE})
async def show_past(
    request: AnyRequest,
    state: State,
    table_id: FromPath[str],
    position: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Replayed:
    """A past position: from one's own seat while the game runs, from any seat after it."""
    table: Table = await state.hall.table(table_id)
    return payloads.replayed(table, position, eyes(request, table, seat, any_seat_afterwards=True))


@get("/api/tables/{table_id:str}/timeline", opt={"admits": AUDIENCE})
async def show_timeline(state: State, table_id: FromPath[str]) -> Timeline:
    """Every decision so far: who, at which step, the positions before and after."""
    table: Table = await state.hall.table(table_id)
    return payloads.timeline(table.begun())


@get("/api/tables/{table_id:str}/events", opt={"admits": AUDIENCE})
async def show_events(
    request: AnyRequest,
    state: State,
    table_id: FromPath[str],
    since: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
) -> list[Happened]:
    """The log from a position on, as the seat may know it."""
    table: Table = await state.hall.table(table_id)
    seen_from = eyes(request, table, seat, any_seat_afterwards=True)
    return payloads.happenings(table.begun().entries_since(since), seen_from)


@get("/api/tables/{table_id:str}/recap", opt={"admits": PLAYER})
async def show_recap(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> list[Happened]:
    """What happened since one's own last answer."""
    table: Table = await state.hall.table(table_id)
    return payloads.recap(table.begun(), eyes(request, table, seat, any_seat_afterwards=False))


@get("/api/tables/{table_id:str}/chronicle", opt={"admits": AUDIENCE})
async def show_chronicle(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> Chronicle:
    """The scores over time and by source, and the luck of everybody, as the seat may know them."""
    hall: Hall = state.hall
    table = await hall.table(table_id)
    seen_from = eyes(request, table, seat, any_seat_afterwards=True)
    return await chronicling.chronicle(table, seen_from, hall.catalogue.chronicle(table.kept.game))


@get("/api/tables/{table_id:str}/record", opt={"admits": AUDIENCE})
async def export_record(state: State, table_id: FromPath[str]) -> dict[str, Any]:
    """The record. It holds every secret of the game, so there is none before the end but for private tables."""
    table: Table = await state.hall.table(table_id)
    if table.phase != "over" and not table.kept.sandbox:
        raise Denied("wrong-phase", "the record holds what is hidden: it can be had when the game is over")
    return table.begun().match.dump()


@get("/api/tables/{table_id:str}/verify", opt={"admits": AUDIENCE})
async def verify(state: State, table_id: FromPath[str]) -> Verified:
    """Reveals the seed after the end and makes every die and every shuffle again from it."""
    table: Table = await state.hall.table(table_id)
    if table.phase != "over" or table.game is None:
        raise Denied(
            "wrong-phase", f"the seed is revealed when the game is over; till then {table.commitment} binds it"
        )
    data = table.begun().match.dump()
    verdict = record.verify(table.game, data, table.pack_path)
    return Verified(
        commitment=table.commitment,
        seed=table.kept.seed,
        commitment_holds=commitment(table.kept.seed) == table.commitment,
        rolls=verdict.rolls,
        astray=verdict.astray,
        rigged=verdict.rigged,
        fair=verdict.fair,
    )


@get("/api/tables/{table_id:str}/qr/{link:str}", media_type="image/svg+xml", opt={"admits": PLAYER})
async def qr_code(
    request: AnyRequest, state: State, table_id: FromPath[str], link: FromPath[Literal["invite", "watch"]]
) -> bytes:
    """A link as a QR code, for the phone across the table."""
    table: Table = await state.hall.table(table_id)
    path = f"join#{table.kept.invite}" if link == "invite" else f"watch#{table.kept.watch}"
    picture = BytesIO()
    segno.make(f"{request.base_url}{path}", error="m").save(picture, kind="svg", scale=6, border=2, light="#fff")
    return picture.getvalue()
