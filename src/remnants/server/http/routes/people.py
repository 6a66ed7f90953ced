"""Guests: their name, their tables, the links they were given."""

from typing import Literal

from litestar import Response, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody

from remnants.kernel.refusal import BadInput
from remnants.server.errors import Denied
from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import ANYONE
from remnants.server.http.guests import guest_of, welcome
from remnants.server.http.messages import Invitation, Me
from remnants.server.http.people_messages import Joined
from remnants.server.http.requests import Joining, NameWish, Watching
from remnants.server.people import moderation
from remnants.server.storage import queries, seat_link_queries
from remnants.server.tables import payloads, seat_links, seating
from remnants.server.tables.table import Table


@get("/api/me", opt={"admits": ANYONE})
async def who_am_i(request: AnyRequest, state: State) -> Me:
    """This browser's name and tables; those where it is its turn come first."""
    game_server: GameServer = state.game_server
    guest = guest_of(request)
    if guest is None:
        return Me(None, [])
    name = await game_server.storage.do(lambda connection: queries.guest_name(connection, guest))
    return Me(name, await game_server.tables.tables_of(guest))


@put("/api/me", opt={"admits": ANYONE})
async def name_me(request: AnyRequest, state: State, data: JSONBody[NameWish]) -> Response[Me]:
    """Sets this browser's name; it shows at tables joined from now on."""
    guest = await welcome(request, state.game_server, data.name)
    return Response(Me(guest.name, []), cookies=guest.cookies)


async def table_behind(game_server: GameServer, kind: str, token: str) -> Table:
    found = await game_server.storage.do(lambda connection: queries.table_of_link(connection, kind, token))
    if found is None:
        raise Denied("unknown", "this link leads nowhere; ask for a new one")
    return await game_server.tables.find(found)


async def table_behind_any(game_server: GameServer, token: str) -> tuple[Literal["invite", "watch"], Table]:
    """What kind of link a secret belongs to, and the table it leads to."""
    try:
        return "invite", await table_behind(game_server, "invite", token)
    except Denied:
        return "watch", await table_behind(game_server, "watch", token)


@post("/api/invitation", status_code=200, opt={"admits": ANYONE})
async def look_at_invitation(state: State, data: JSONBody[Watching]) -> Invitation:
    """What a link leads to. Nothing is taken up yet."""
    kind, table = await table_behind_any(state.game_server, data.token)
    seats = payloads.seats_shown(table, None)
    return Invitation(
        table=table.kept.id,
        kind=kind,
        game=table.kept.game,
        phase=table.phase,
        seats=seats,
        commitment=table.commitment,
        open_seats=[seat.seat for seat in seats if seat.kind == "open"],
    )


@post("/api/join", status_code=200, opt={"admits": ANYONE})
async def join(request: AnyRequest, state: State, data: JSONBody[Joining]) -> Response[Joined]:
    """Takes an open seat by the secret of an invite link, which is exchanged for the cookie."""
    game_server: GameServer = state.game_server
    table = await table_behind(game_server, "invite", data.token)
    if table.kept.sandbox:
        raise BadInput("this is a private table")
    guest = await welcome(request, game_server, data.name)
    moderation.check_welcome(table, guest.guest)
    name = data.name or (guest.name if guest.cookie is None else "")
    held = await seating.join(table, guest.guest, name, data.seat, data.number)
    await game_server.maker.start_if_full(table)
    return Response(Joined(table.kept.id, held), cookies=guest.cookies)


@post("/api/seat", status_code=200, opt={"admits": ANYONE})
async def bring_seat(request: AnyRequest, state: State, data: JSONBody[Watching]) -> Response[Joined]:
    """Goes on playing on this device, by the link of one's own seat."""
    game_server: GameServer = state.game_server
    secret_hash = seat_links.link_hash(data.token)
    found = await game_server.storage.do(lambda connection: seat_link_queries.seat_behind(connection, secret_hash))
    if found is None:
        raise Denied("unknown", seat_links.LEADS_NOWHERE)
    table_id, seat = found
    table = await game_server.tables.find(table_id)
    guest = await welcome(request, game_server, None)
    await seat_links.bring_seat(table, seat, guest.guest)
    return Response(Joined(table_id, table.seats_held(guest.guest)), cookies=guest.cookies)


@post("/api/watch", status_code=200, opt={"admits": ANYONE})
async def watch(request: AnyRequest, state: State, data: JSONBody[Watching]) -> Response[Joined]:
    """Becomes a spectator by the secret of the link for spectators, or by an invitation to a table that is full."""
    game_server: GameServer = state.game_server
    link, table = await table_behind_any(game_server, data.token)
    guest = await welcome(request, game_server, None)
    await moderation.watch(table, guest.guest, guest.name, link)
    return Response(Joined(table.kept.id, table.seats_held(guest.guest)), cookies=guest.cookies)
