"""Chat and private notes."""

from litestar import get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from remnants.server import archive
from remnants.server.asked import Noting, Saying
from remnants.server.connections import AnyRequest
from remnants.server.errors import Denied
from remnants.server.guard import AUDIENCE, PLAYER
from remnants.server.guests import guest_of
from remnants.server.hall import Hall
from remnants.server.messages import Chat, Notes
from remnants.server.talking import say


@get("/api/tables/{table_id:str}/chat", opt={"admits": AUDIENCE})
async def read_chat(state: State, table_id: FromPath[str]) -> list[Chat]:
    """What was said last."""
    hall: Hall = state.hall
    return await hall.storage.do(lambda connection: archive.read_chat(connection, table_id))


@post("/api/tables/{table_id:str}/chat", status_code=204, opt={"admits": PLAYER})
async def say_something(request: AnyRequest, state: State, table_id: FromPath[str], data: JSONBody[Saying]) -> None:
    """Says something to the table."""
    table = await state.hall.table(table_id)
    held = table.seats_held(guest_of(request))
    seat = held[0] if data.seat is None else data.seat
    if seat not in held:
        raise Denied("not-yours", f"seat {seat} is not yours")
    await say(table, seat, data.text, data.id)


@get("/api/tables/{table_id:str}/notes", opt={"admits": PLAYER})
async def read_notes(request: AnyRequest, state: State, table_id: FromPath[str]) -> Notes:
    """One's own notes, which nobody else sees."""
    hall: Hall = state.hall
    guest = guest_of(request) or ""
    return Notes(await hall.storage.do(lambda connection: archive.read_notes(connection, table_id, guest)))


@put("/api/tables/{table_id:str}/notes", opt={"admits": PLAYER})
async def write_notes(request: AnyRequest, state: State, table_id: FromPath[str], data: JSONBody[Noting]) -> Notes:
    """Replaces one's own notes."""
    hall: Hall = state.hall
    guest = guest_of(request) or ""
    await hall.storage.do(lambda connection: archive.save_notes(connection, table_id, guest, data.text))
    return Notes(data.text)
