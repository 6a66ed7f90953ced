"""Seats: who sits where, leaving one's seat to a bot and coming back."""

from litestar import post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import HOLDER, HOST, seat_in
from remnants.server.http.guests import guest_of, welcome
from remnants.server.http.messages import TableShown
from remnants.server.http.people_messages import SeatLink
from remnants.server.http.qr_codes import code_of
from remnants.server.http.requests import Adding, SeatWish, Sharing, StandIn
from remnants.server.tables import payloads, seat_links, seating


@put("/api/tables/{table_id:str}/seats/{seat:int}", opt={"admits": HOST})
async def set_seat(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWish]
) -> TableShown:
    """The host opens a seat, seats a bot there or sits there too (hot-seat)."""
    game_server: GameServer = state.game_server
    table = await game_server.tables.find(table_id)
    guest = await welcome(request, game_server, None)
    await seating.set_seat(table, seat_in(table, seat), data, guest.guest, guest.name)
    await game_server.maker.start_if_full(table)
    return payloads.table_shown(table, guest.guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200, opt={"admits": HOLDER})
async def leave_seat(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]
) -> TableShown:
    """Leaves one's seat: before the game for good, later to a bot until one is back."""
    table = await state.game_server.tables.find(table_id)
    await seating.leave(table, seat, data.level)
    return payloads.table_shown(table, guest_of(request))


@post("/api/tables/{table_id:str}/seats/{seat:int}/return", status_code=200, opt={"admits": HOLDER})
async def return_to_seat(request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int]) -> TableShown:
    """Takes one's seat back from the bot."""
    table = await state.game_server.tables.find(table_id)
    await seating.come_back(table, seat)
    return payloads.table_shown(table, guest_of(request))


@post("/api/tables/{table_id:str}/seats/{seat:int}/stand-in", status_code=200, opt={"admits": HOST})
async def seat_stand_in(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]
) -> TableShown:
    """The host lets a bot play for somebody who has been away for a while."""
    game_server: GameServer = state.game_server
    table = await game_server.tables.find(table_id)
    await seating.stand_in(table, seat_in(table, seat), data.level, game_server.settings.away_seconds)
    return payloads.table_shown(table, guest_of(request))


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", status_code=200, opt={"admits": HOLDER})
async def make_seat_link(request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int]) -> SeatLink:
    """The link of one's own seat for another device, shown this once; the one before leads nowhere any more."""
    table = await state.game_server.tables.find(table_id)
    path = f"seat#{await seat_links.new_link(table, seat)}"
    return SeatLink(f"/{path}", code_of(f"{request.base_url}{path}").decode())


@put("/api/tables/{table_id:str}/seats/{seat:int}/number", opt={"admits": HOLDER})
async def add_number(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Adding]
) -> TableShown:
    """Adds a number of one's own to the seed before the game, so that not even the server can choose it."""
    table = await state.game_server.tables.find(table_id)
    await seating.add_number(table, seat, data.number)
    return payloads.table_shown(table, guest_of(request))


@put("/api/tables/{table_id:str}/seats/{seat:int}/shared", opt={"admits": HOLDER})
async def share_game(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Sharing]
) -> TableShown:
    """Lets anybody look at the game once it is over, if all who played it do."""
    table = await state.game_server.tables.find(table_id)
    await seating.share(table, seat, data.shared)
    return payloads.table_shown(table, guest_of(request))
