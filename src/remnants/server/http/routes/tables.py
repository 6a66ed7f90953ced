"""Tables: making them, starting, playing, taking back, having another go."""

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from remnants.server.errors import Denied
from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import ANYONE, AUDIENCE, HOLDER, HOST, PLAYER
from remnants.server.http.guests import guest_of, welcome
from remnants.server.http.messages import Done, TableShown
from remnants.server.http.requests import ImportWish, PlayCommand, SandboxWish, TableWish, UndoCommand
from remnants.server.tables import payloads


@post("/api/tables", opt={"admits": ANYONE, "makes_table": True})
async def create_table(request: AnyRequest, state: State, data: JSONBody[TableWish]) -> Response[TableShown]:
    """A new table, its host being whoever asks."""
    game_server: GameServer = state.game_server
    guest = await welcome(request, game_server, data.name)
    table = await game_server.maker.create(data, guest)
    return Response(payloads.table_shown(table, guest.guest), cookies=guest.cookies)


@get("/api/tables/{table_id:str}", opt={"admits": AUDIENCE})
async def show_table(request: AnyRequest, state: State, table_id: FromPath[str]) -> TableShown:
    """The table: seats, phase, options, links, the commitment to its seed."""
    return payloads.table_shown(await state.game_server.tables.find(table_id), guest_of(request))


@post("/api/tables/{table_id:str}/start", status_code=200, opt={"admits": HOST})
async def start_table(request: AnyRequest, state: State, table_id: FromPath[str]) -> TableShown:
    """Begins the game, once every seat is taken."""
    game_server: GameServer = state.game_server
    table = await game_server.tables.find(table_id)
    await game_server.maker.start(table)
    return payloads.table_shown(table, guest_of(request))


@post("/api/tables/{table_id:str}/seats/{seat:int}/play", status_code=200, opt={"admits": HOLDER})
async def play(state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[PlayCommand]) -> Done:
    """Makes a choice: the same as on the socket."""
    table = await state.game_server.tables.find(table_id)
    done: Done = await table.play(seat, data.id, data.expect, data.choice)
    return done


@post("/api/tables/{table_id:str}/seats/{seat:int}/undo", status_code=200, opt={"admits": HOLDER})
async def undo(state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[UndoCommand]) -> Done:
    """Takes answers back: the same as on the socket."""
    table = await state.game_server.tables.find(table_id)
    done: Done = await table.undo(seat, data.id, data.expect, data.count)
    return done


@post("/api/tables/{table_id:str}/rematch", status_code=200, opt={"admits": PLAYER})
async def rematch(request: AnyRequest, state: State, table_id: FromPath[str]) -> TableShown:
    """The same people once more, when the game is over."""
    game_server: GameServer = state.game_server
    again = await game_server.maker.rematch(await game_server.tables.find(table_id))
    return payloads.table_shown(again, guest_of(request))


@post("/api/tables/{table_id:str}/sandbox", opt={"admits": PLAYER, "makes_table": True})
async def sandbox(
    request: AnyRequest, state: State, table_id: FromPath[str], data: JSONBody[SandboxWish]
) -> TableShown:
    """A private copy of a position, to try things out."""
    game_server: GameServer = state.game_server
    table = await game_server.tables.find(table_id)
    guest = await welcome(request, game_server, None)
    held = table.seats_held(guest.guest)
    seat = held[0] if data.seat is None else data.seat
    if seat not in held:
        raise Denied("not-yours", f"seat {seat} is not yours")
    copy = await game_server.maker.sandbox(table, seat, data.at, guest)
    return payloads.table_shown(copy, guest.guest)


def importing(largest_record: int) -> Any:
    """The route that takes records in: the only one with a large body."""

    @post("/api/records", opt={"admits": ANYONE, "makes_table": True}, request_max_body_size=largest_record)
    async def import_record(request: AnyRequest, state: State, data: JSONBody[ImportWish]) -> Response[TableShown]:
        """A private table that goes on from a record."""
        game_server: GameServer = state.game_server
        guest = await welcome(request, game_server, data.name)
        table = await game_server.maker.import_record(data, guest)
        return Response(payloads.table_shown(table, guest.guest), cookies=guest.cookies)

    return import_record
