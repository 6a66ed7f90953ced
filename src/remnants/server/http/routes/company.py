"""The company at a table: links made anew, spectators removed, words not read, somebody reported."""

from litestar import delete, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import COMPANY, HOST, seat_in
from remnants.server.http.guests import guest_of
from remnants.server.http.messages import TableShown
from remnants.server.http.requests import Muting, Reporting, Silencing
from remnants.server.people import moderation
from remnants.server.people.company import LinkKind
from remnants.server.tables import payloads


@post("/api/tables/{table_id:str}/links/{link:str}/renew", status_code=200, opt={"admits": HOST})
async def renew_link(
    request: AnyRequest, state: State, table_id: FromPath[str], link: FromPath[LinkKind]
) -> TableShown:
    """Makes the link for friends or the one for spectators anew; the old one leads nowhere."""
    table = await state.game_server.tables.find(table_id)
    await moderation.renew_link(table, link)
    return payloads.table_shown(table, guest_of(request))


@delete("/api/tables/{table_id:str}/spectators/{number:int}", status_code=200, opt={"admits": HOST})
async def remove_spectator(
    request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]
) -> TableShown:
    """Removes a spectator, and makes the link anew by which they came."""
    table = await state.game_server.tables.find(table_id)
    await moderation.remove_spectator(table, number)
    return payloads.table_shown(table, guest_of(request))


@put("/api/tables/{table_id:str}/seats/{seat:int}/silenced", opt={"admits": HOST})
async def silence_seat(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Silencing]
) -> TableShown:
    """Takes the word from somebody for the whole table, or gives it back."""
    table = await state.game_server.tables.find(table_id)
    await moderation.silence(table, seat_in(table, seat), data.silenced)
    return payloads.table_shown(table, guest_of(request))


@put("/api/tables/{table_id:str}/seats/{seat:int}/muted", opt={"admits": COMPANY})
async def mute_seat(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Muting]
) -> TableShown:
    """Hides what a seat says from oneself alone, or shows it again."""
    table = await state.game_server.tables.find(table_id)
    await moderation.mute(table, guest_of(request) or "", seat_in(table, seat), data.muted)
    return payloads.table_shown(table, guest_of(request))


@post("/api/tables/{table_id:str}/seats/{seat:int}/report", status_code=204, opt={"admits": COMPANY})
async def report_seat(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Reporting]
) -> None:
    """Tells whoever runs the server about somebody, with what was said at the table."""
    game_server: GameServer = state.game_server
    table = await game_server.tables.find(table_id)
    guest = guest_of(request) or ""
    game_server.quotas.check_report(guest)
    await moderation.report(table, guest, seat_in(table, seat), data.reason, data.id)
