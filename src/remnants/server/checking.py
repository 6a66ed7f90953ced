"""Trying today's rules on every unfinished game of a database, before anybody is served with them."""

import asyncio

from remnants.server.game_server import GameServer
from remnants.server.settings import Settings
from remnants.server.storage import queries
from remnants.server.storage.database import storage_for


def check(settings: Settings) -> list[str]:
    """A line for each unfinished game that cannot go on, and one that says how many were tried."""
    return asyncio.run(_checked(settings))


async def _checked(settings: Settings) -> list[str]:
    server = GameServer(settings, storage_for(settings.database))
    await server.storage.open()
    lines: list[str] = []
    try:
        unfinished = await server.storage.do(queries.unfinished_tables)
        for table_id in unfinished:
            found = await server.tables.look_over(table_id)
            if found is not None:
                lines.append(f"{table_id}: {found}")
    finally:
        await server.calculator.close()
        await server.storage.close()
    lines.append(f"{len(unfinished)} unfinished games were tried, {len(lines)} cannot go on")
    return lines
