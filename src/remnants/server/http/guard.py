"""The guard before every route: who is let in is written at the route, and a route that does not say lets in nobody.

    opt={"admits": GUEST}

Reading and changing alike pass here, so that a new route cannot be forgotten.
"""

from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException
from litestar.handlers.base import BaseRouteHandler

from remnants.server import metrics
from remnants.server.errors import Denied, refusal_of
from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyConnection
from remnants.server.http.guests import guest_of, network_behind, recognise
from remnants.server.http.limits import Limits
from remnants.server.storage import queries
from remnants.server.tables.table import Table

ANYONE = "anyone"
"""Whoever comes: games, pages, health; and doors that check a secret of their own (invite links)."""
AUDIENCE = "audience"
"""Seats and spectators of the table, and anybody if it is public: they may look."""
COMPANY = "company"
"""Seats and spectators of the table: what is said there is theirs."""
PLAYER = "player"
"""Whoever holds a seat at the table."""
HOLDER = "holder"
"""Whoever holds the very seat in the address."""
HOST = "host"
"""Whoever made the table."""
ADMISSIONS = (ANYONE, AUDIENCE, COMPANY, PLAYER, HOLDER, HOST)

CLOSE_CODES = 4000
"""A refused socket is closed with this plus the status the same refusal has over HTTP."""
CHANGING = {"POST", "PUT", "PATCH", "DELETE"}


async def admit(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Lets a request through or raises Denied. A socket is told why before it is closed, for browsers hide a status."""
    try:
        await check(connection, handler)
    except Denied as error:
        if not isinstance(connection, WebSocket):
            raise
        if error.code == "too-many":
            connection.app.state.game_server.doors.refused(network_behind(connection))
        await connection.accept()
        await connection.send_text(msgspec.json.encode(refusal_of(error, None)).decode())
        raise WebSocketException(detail=error.message[:100], code=CLOSE_CODES + error.status) from None


async def check(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    admits = handler.opt.get("admits")
    if admits not in ADMISSIONS:
        raise Denied("not-yours", "nobody is let in here")
    check_rate(connection, handler)
    check_origin(connection)
    if not handler.opt.get("unlimited"):
        await recognise(connection, connection.app.state.game_server)
    if admits != ANYONE:
        await check_admission(connection, str(admits))
    metrics.requests.inc()


def check_rate(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    limits: dict[str, Limits] = connection.app.state.limits
    caller = network_behind(connection)
    if not handler.opt.get("unlimited"):
        limits["requests"].check(caller)
        game_server: GameServer = connection.app.state.game_server
        game_server.workload.check(caller)
    else:
        limits["pages"].check(caller)
    if handler.opt.get("makes_table"):
        limits["tables"].check(caller)
    if handler.opt.get("sends_notices"):
        limits["notices"].check(caller)


def check_origin(connection: AnyConnection) -> None:
    """A page of somebody else must not act in a player's name: its requests carry the cookie, but name their origin."""
    method = "POST" if isinstance(connection, WebSocket) else str(connection.scope.get("method", "GET"))
    origin = connection.headers.get("origin")
    if origin is None or method not in CHANGING:
        return
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        netloc = ""
    if netloc != connection.headers.get("host", ""):
        raise Denied("foreign-page", f"requests from pages of {origin[:80]} are not served")


async def check_admission(connection: AnyConnection, admits: str) -> None:
    """Whether somebody may come in here. A server may not have heard yet what they were given at another one."""
    game_server: GameServer = connection.app.state.game_server
    table = await game_server.tables.find(str(connection.path_params["table_id"]))
    try:
        _check_admission(connection, table, admits)
    except Denied:
        guest = guest_of(connection)
        if guest is None or not game_server.storage.shared or not await belongs_there(game_server, table, guest):
            raise
        await table.refresh()
        _check_admission(connection, table, admits)


async def belongs_there(game_server: GameServer, table: Table, guest: str) -> bool:
    """Whether somebody has any business at a table according to the database."""
    return await game_server.storage.do(lambda database: queries.belongs(database, table.kept.id, guest))


def _check_admission(connection: AnyConnection, table: Table, admits: str) -> None:
    guest = guest_of(connection)
    held = table.seats_held(guest)
    if admits == HOLDER:
        seat = seat_in(table, connection.path_params["seat"])
        _require(seat in held, guest, f"seat {seat} is not yours")
    elif admits == HOST:
        _require(table.is_host(guest), guest, "only the host of the table may do this")
    elif admits == PLAYER:
        _require(bool(held), guest, "only who has a seat at this table may do this")
    elif admits == COMPANY:
        _require(in_company(table, guest), guest, "what is said at this table is for those at it")
    else:
        _require(may_look(table, guest), guest, "this table is not yours to see; ask for a link")


def may_look(table: Table, guest: str | None) -> bool:
    return table.public or in_company(table, guest)


def in_company(table: Table, guest: str | None) -> bool:
    return guest is not None and (bool(table.seats_held(guest)) or table.is_host(guest) or table.company.watches(guest))


def seat_in(table: Table, seat: object) -> int:
    """The seat in an address, if the table has it."""
    if type(seat) is not int or not 0 <= seat < len(table.seats):
        raise Denied("unknown", f"the seats of this table are 0 to {len(table.seats) - 1}")
    return seat


def _require(holds: bool, guest: str | None, sentence: str) -> None:
    if not holds:
        raise Denied("stranger" if guest is None else "not-yours", sentence)
