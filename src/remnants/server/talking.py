"""Chat at a table."""

from remnants.server import archive
from remnants.server.messages import Chat
from remnants.server.tables import Table


async def say(table: Table, seat: int, text: str, command: str | None) -> None:
    """Says something to the table; it is kept first. The same command twice says it once."""
    async with table.lock:
        if command is not None and (seat, command) in table.said:
            return
        name = table.seats[seat].name
        said: Chat = await table.storage.do(
            lambda connection: archive.add_chat(connection, table.kept.id, seat, name, text)
        )
        if command is not None:
            table.said.append((seat, command))
    table.say(said)
