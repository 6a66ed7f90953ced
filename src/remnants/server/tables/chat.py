"""Chat at a table."""

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from remnants.server.cluster.news import News
from remnants.server.errors import Denied
from remnants.server.http.messages import Chat
from remnants.server.storage import queries
from remnants.server.tables.table import Table

TRIES = 5


async def say(table: Table, seat: int, text: str, command: str | None) -> None:
    """Says something to the table; it is kept first. The same command twice says it once."""
    async with table.lock:
        if table.seats[seat].silenced:
            raise Denied("not-yours", "the host has taken the word from this seat")
        said = await _keep(table, seat, table.seats[seat].name, text, command)
    if said is not None:
        table.say(said)


async def _keep(table: Table, seat: int, name: str, text: str, command: str | None) -> Chat | None:
    """Puts it on disk under the next number; where another server has just used that, under the one after it."""

    def work(connection: Connection) -> Chat | None:
        said = queries.add_chat(connection, table.kept.id, seat, name, text, command)
        if said is None:
            return None
        table.storage.announce(connection, News("said", table=table.kept.id, number=said.number))
        return said

    for left in range(TRIES - 1, -1, -1):
        try:
            return await table.storage.do(work)
        except IntegrityError:
            if left == 0:
                raise
    raise AssertionError
