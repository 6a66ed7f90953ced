"""Guests: their name, their tables, the links they were given."""

from litestar import Response, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from sqlalchemy import Connection

from remnants.kernel.refusal import BadInput
from remnants.server import archive, payloads, seating
from remnants.server.asked import Joining, Naming, Watching
from remnants.server.connections import AnyRequest
from remnants.server.errors import Denied
from remnants.server.guard import ANYONE
from remnants.server.guests import guest_of, welcome
from remnants.server.hall import Hall
from remnants.server.messages import Invitation, Joined, Me
from remnants.server.news import News
from remnants.server.tables import Table


@get("/api/me", opt={"admits": ANYONE})
async def who_am_i(request: AnyRequest, state: State) -> Me:
    """This browser's name and tables; those where it is its turn come first."""
    hall: Hall = state.hall
    guest = guest_of(request)
    if guest is None:
        return Me(None, [])
    name = await hall.storage.do(lambda connection: archive.guest_name(connection, guest))
    return Me(name, await hall.tables_of(guest))


@put("/api/me", opt={"admits": ANYONE})
async def name_me(request: AnyRequest, state: State, data: JSONBody[Naming]) -> Response[Me]:
    """Sets this browser's name; it shows at tables joined from now on."""
    guest = await welcome(request, state.hall, data.name)
    return Response(Me(guest.name, []), cookies=guest.cookies)


async def table_behind(hall: Hall, kind: str, token: str) -> Table:
    found = await hall.storage.do(lambda connection: archive.table_of_link(connection, kind, token))
    if found is None:
        raise Denied("unknown", "this link leads nowhere; ask for a new one")
    return await hall.table(found)


@post("/api/invitation", status_code=200, opt={"admits": ANYONE})
async def look_at_invitation(state: State, data: JSONBody[Watching]) -> Invitation:
    """What a link leads to. Nothing is taken up yet."""
    hall: Hall = state.hall
    for kind in ("invite", "watch"):
        try:
            table = await table_behind(hall, kind, data.token)
        except Denied:
            continue
        seats = payloads.seats_shown(table, None)
        return Invitation(
            table=table.kept.id,
            kind="invite" if kind == "invite" else "watch",
            game=table.kept.game,
            phase=table.phase,
            seats=seats,
            open_seats=[seat.seat for seat in seats if seat.kind == "open"],
        )
    raise Denied("unknown", "this link leads nowhere; ask for a new one")


@post("/api/join", status_code=200, opt={"admits": ANYONE})
async def join(request: AnyRequest, state: State, data: JSONBody[Joining]) -> Response[Joined]:
    """Takes an open seat by the secret of an invite link, which is exchanged for the cookie."""
    hall: Hall = state.hall
    table = await table_behind(hall, "invite", data.token)
    if table.kept.sandbox:
        raise BadInput("this is a private table")
    guest = await welcome(request, hall, data.name)
    name = data.name or (guest.name if guest.cookie is None else "")
    held = await seating.join(table, guest.guest, name, data.seat)
    await hall.start_if_full(table)
    return Response(Joined(table.kept.id, held), cookies=guest.cookies)


@post("/api/watch", status_code=200, opt={"admits": ANYONE})
async def watch(request: AnyRequest, state: State, data: JSONBody[Watching]) -> Response[Joined]:
    """Becomes a spectator by the secret of the link for spectators."""
    hall: Hall = state.hall
    table = await table_behind(hall, "watch", data.token)
    guest = await welcome(request, hall, None)

    def work(connection: Connection) -> None:
        archive.add_watcher(connection, table.kept.id, guest.guest)
        hall.storage.announce(connection, News("changed", table=table.kept.id))

    await hall.storage.do(work)
    table.watchers.add(guest.guest)
    return Response(Joined(table.kept.id, table.seats_held(guest.guest)), cookies=guest.cookies)
