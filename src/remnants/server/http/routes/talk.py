"""Chat and private notes."""

from litestar import get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from remnants.server.errors import Denied
from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import COMPANY, PLAYER
from remnants.server.http.guests import guest_of
from remnants.server.http.messages import Chat
from remnants.server.http.people_messages import Notes
from remnants.server.http.requests import Noting, Saying
from remnants.server.storage import queries
from remnants.server.tables.chat import say


@get("/api/tables/{table_id:str}/chat", opt={"admits": COMPANY})
async def read_chat(request: AnyRequest, state: State, table_id: FromPath[str]) -> list[Chat]:
    """What was said last, by those whom one wants to hear."""
    game_server: GameServer = state.game_server
    company = (await game_server.tables.find(table_id)).company
    said = await game_server.storage.do(lambda connection: queries.read_chat(connection, table_id))
    return [line for line in said if company.hears(guest_of(request), line.seat)]


@post("/api/tables/{table_id:str}/chat", status_code=204, opt={"admits": PLAYER})
async def say_something(request: AnyRequest, state: State, table_id: FromPath[str], data: JSONBody[Saying]) -> None:
    """Says something to the table."""
    table = await state.game_server.tables.find(table_id)
    held = table.seats_held(guest_of(request))
    seat = held[0] if data.seat is None else data.seat
    if seat not in held:
        raise Denied("not-yours", f"seat {seat} is not yours")
    state.game_server.quotas.check_chat(guest_of(request) or "")
    await say(table, seat, data.text, data.id)


@get("/api/tables/{table_id:str}/notes", opt={"admits": PLAYER})
async def read_notes(request: AnyRequest, state: State, table_id: FromPath[str]) -> Notes:
    """One's own notes, which nobody else sees."""
    game_server: GameServer = state.game_server
    guest = guest_of(request) or ""
    return Notes(await game_server.storage.do(lambda connection: queries.read_notes(connection, table_id, guest)))


@put("/api/tables/{table_id:str}/notes", opt={"admits": PLAYER})
async def write_notes(request: AnyRequest, state: State, table_id: FromPath[str], data: JSONBody[Noting]) -> Notes:
    """Replaces one's own notes."""
    game_server: GameServer = state.game_server
    guest = guest_of(request) or ""
    await game_server.storage.do(lambda connection: queries.save_notes(connection, table_id, guest, data.text))
    return Notes(data.text)
