"""Looking at a table: the position, the log, past positions, the record, and the check of every die."""

from typing import Any, Literal

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from remnants.kernel.chance import commitment, numbers_added
from remnants.server.errors import Denied
from remnants.server.game_server import GameServer
from remnants.server.http.chronicle_messages import ChronicleShown
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import AUDIENCE, PLAYER
from remnants.server.http.guests import guest_of, origin_of
from remnants.server.http.messages import Happened, Push, Replayed, Timeline, Verified
from remnants.server.http.qr_codes import code_of
from remnants.server.http.sockets import usual_seat
from remnants.server.tables import chronicles, payloads
from remnants.server.tables.table import Table
from remnants.server.thinking.calculations import Verification


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
    table: Table = await state.game_server.tables.find(table_id)
    seen_from = eyes(request, table, seat, any_seat_afterwards=False)
    return await payloads.push(table, seen_from, table.seats_held(guest_of(request)), None)


@get("/api/tables/{table_id:str}/at/{position:int}", opt={"admits": AUDIENCE})
async def show_past(
    request: AnyRequest,
    state: State,
    table_id: FromPath[str],
    position: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Replayed:
    """A past position: from one's own seat while the game runs, from any seat after it."""
    table: Table = await state.game_server.tables.find(table_id)
    game_server: GameServer = state.game_server
    seen_from = eyes(request, table, seat, any_seat_afterwards=True)
    return await payloads.replayed(table, position, seen_from, game_server.calculator, origin_of(request))


@get("/api/tables/{table_id:str}/timeline", opt={"admits": AUDIENCE})
async def show_timeline(state: State, table_id: FromPath[str]) -> Timeline:
    """Every decision so far: who, at which step, the positions before and after."""
    table: Table = await state.game_server.tables.find(table_id)
    return payloads.timeline(table.begun())


@get("/api/tables/{table_id:str}/events", opt={"admits": AUDIENCE})
async def show_events(
    request: AnyRequest,
    state: State,
    table_id: FromPath[str],
    since: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
) -> list[Happened]:
    """The log from a position on, as the seat may know it; the whole of it begins with the set-up."""
    table: Table = await state.game_server.tables.find(table_id)
    seen_from = eyes(request, table, seat, any_seat_afterwards=True)
    return await payloads.log(table.begun().log_since(since), seen_from)


@get("/api/tables/{table_id:str}/recap", opt={"admits": PLAYER})
async def show_recap(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> list[Happened]:
    """What happened since one's own last answer."""
    table: Table = await state.game_server.tables.find(table_id)
    return payloads.recap(table.begun(), eyes(request, table, seat, any_seat_afterwards=False))


@get("/api/tables/{table_id:str}/chronicle", opt={"admits": AUDIENCE})
async def show_chronicle(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> ChronicleShown:
    """The scores over time and by source, and the luck of everybody, as the seat may know them."""
    game_server: GameServer = state.game_server
    table = await game_server.tables.find(table_id)
    seen_from = eyes(request, table, seat, any_seat_afterwards=True)
    return await chronicles.chronicle(table, seen_from, game_server.calculator, origin_of(request))


@get("/api/tables/{table_id:str}/record", opt={"admits": AUDIENCE})
async def export_record(state: State, table_id: FromPath[str]) -> dict[str, Any]:
    """The record. It holds every secret of the game, so there is none before the end but for private tables."""
    table: Table = await state.game_server.tables.find(table_id)
    if table.phase != "over" and not table.kept.sandbox:
        raise Denied("wrong-phase", "the record holds what is hidden: it can be had when the game is over")
    return table.begun().match.dump()


class Checked(msgspec.Struct):
    """What was found when every answer of chance was made again."""

    rolls: int
    astray: list[int]
    rigged: bool
    fair: bool


@get("/api/tables/{table_id:str}/verify", opt={"admits": AUDIENCE})
async def verify(request: AnyRequest, state: State, table_id: FromPath[str]) -> Verified:
    """Reveals the seed after the end and makes every die and every shuffle again from it."""
    table: Table = await state.game_server.tables.find(table_id)
    if table.phase != "over" or table.game is None:
        raise Denied(
            "wrong-phase", f"the seed is revealed when the game is over; till then {table.commitment} binds it"
        )
    check = Verification(table.kept.game, table.pack_path, table.begun().match.dump())
    key = ("verify", table.kept.id, table.version)
    game_server: GameServer = state.game_server
    verdict = await game_server.calculator.result(check, origin_of(request), Checked, key)
    return Verified(
        commitment=table.commitment,
        seed=table.kept.seed,
        commitment_holds=commitment(table.kept.seed) == table.commitment,
        rolls=verdict.rolls,
        astray=verdict.astray,
        rigged=verdict.rigged,
        fair=verdict.fair,
        numbers={str(seat): number for seat, number in numbers_added(table.kept.seed).items()},
    )


@get("/api/tables/{table_id:str}/qr/{link:str}", media_type="image/svg+xml", opt={"admits": PLAYER})
async def qr_code(
    request: AnyRequest, state: State, table_id: FromPath[str], link: FromPath[Literal["invite", "watch"]]
) -> bytes:
    """A link as a QR code, for the phone across the table."""
    table: Table = await state.game_server.tables.find(table_id)
    path = f"join#{table.kept.invite}" if link == "invite" else f"watch#{table.kept.watch}"
    return code_of(f"{request.base_url}{path}")
