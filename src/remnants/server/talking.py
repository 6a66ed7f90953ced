"""Chat at a table."""

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from remnants.server import archive
from remnants.server.messages import Chat
from remnants.server.news import News
from remnants.server.tables import Table

TRIES = 5


async def say(table: Table, seat: int, text: str, command: str | None) -> None:
    """Says something to the table; it is kept first. The same command twice says it once."""
    async with table.lock:
        if command is not None and (seat, command) in table.said:
            return
        name = table.seats[seat].name
        said = await _keep(table, seat, name, text)
        if command is not None:
            table.said.append((seat, command))
    table.say(said)


async def _keep(table: Table, seat: int, name: str, text: str) -> Chat:
    """Puts it on disk under the next number; where another server has just used that, under the one after it."""

    def work(connection: Connection) -> Chat:
        said = archive.add_chat(connection, table.kept.id, seat, name, text)
        table.storage.announce(connection, News("said", table=table.kept.id, number=said.number))
        return said

    for left in range(TRIES - 1, -1, -1):
        try:
            return await table.storage.do(work)
        except IntegrityError:
            if left == 0:
                raise
    raise AssertionError
