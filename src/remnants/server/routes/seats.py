"""Seats: who sits where, leaving one's seat to a bot and coming back."""

from litestar import post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from remnants.server import payloads, seating
from remnants.server.asked import SeatWish, StandIn
from remnants.server.connections import AnyRequest
from remnants.server.guard import HOLDER, HOST, seat_in
from remnants.server.guests import guest_of, welcome
from remnants.server.hall import Hall
from remnants.server.messages import TableShown


@put("/api/tables/{table_id:str}/seats/{seat:int}", opt={"admits": HOST})
async def set_seat(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWish]
) -> TableShown:
    """The host opens a seat, seats a bot there or sits there too (hot-seat)."""
    hall: Hall = state.hall
    table = await hall.table(table_id)
    guest = await welcome(request, hall, None)
    await seating.set_seat(table, seat_in(table, seat), data, guest.guest, guest.name)
    await hall.start_if_full(table)
    return payloads.table_shown(table, guest.guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200, opt={"admits": HOLDER})
async def leave_seat(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]
) -> TableShown:
    """Leaves one's seat: before the game for good, later to a bot until one is back."""
    table = await state.hall.table(table_id)
    await seating.leave(table, seat, data.level)
    return payloads.table_shown(table, guest_of(request))


@post("/api/tables/{table_id:str}/seats/{seat:int}/return", status_code=200, opt={"admits": HOLDER})
async def return_to_seat(request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int]) -> TableShown:
    """Takes one's seat back from the bot."""
    table = await state.hall.table(table_id)
    await seating.come_back(table, seat)
    return payloads.table_shown(table, guest_of(request))


@post("/api/tables/{table_id:str}/seats/{seat:int}/stand-in", status_code=200, opt={"admits": HOST})
async def seat_stand_in(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]
) -> TableShown:
    """The host lets a bot play for somebody who has been away for a while."""
    hall: Hall = state.hall
    table = await hall.table(table_id)
    await seating.stand_in(table, seat_in(table, seat), data.level, hall.settings.away_seconds)
    return payloads.table_shown(table, guest_of(request))
