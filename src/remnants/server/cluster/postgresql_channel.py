"""Hearing from the other servers on one PostgreSQL, and agreeing with them who plays for a table's bots.

It keeps one connection of its own. What is announced in a transaction is heard when that is committed; a claim is given
up by the database itself when the connection ends, so a server that is killed leaves nothing behind.
"""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy import URL

from remnants.server.cluster import news
from remnants.server.cluster.news import News

logger = logging.getLogger("remnants.server")
CHANNEL = "remnants"
PAUSE_BEFORE_RECONNECTING = 1.0
Hearer = Callable[[News | None], None]
"""Is told every news of the others; None when some may have been missed."""


class PostgresqlChannel:
    """The connection on which a server listens and claims."""

    def __init__(self, url: URL, name: str) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.name = name
        self._hear: Hearer | None = None
        self._connection: Any = None
        self._one_at_a_time = asyncio.Lock()
        self._lost = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    async def open(self, hear: Hearer) -> None:
        self._hear = hear
        await self._connect()
        self._keeper = asyncio.ensure_future(self._keep_connected())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._address)
        self._lost = asyncio.Event()
        lost = self._lost
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, self._heard)
        self._connection = connection

    async def _keep_connected(self) -> None:
        """Connects again when the connection is lost; whatever was missed meanwhile is looked up."""
        while True:
            await self._lost.wait()
            self._connection = None
            logger.warning("the connection to the other servers is lost; trying again")
            while self._connection is None:
                await asyncio.sleep(PAUSE_BEFORE_RECONNECTING)
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await self._connect()
            if self._hear is not None:
                self._hear(None)

    def _heard(self, connection: Any, process: int, channel: str, text: Any) -> None:
        heard = news.read(str(text))
        if heard is not None and heard.server != self.name and self._hear is not None:
            self._hear(heard)

    # ------------------------------------------------------------------ claims

    async def claim(self, what: str) -> bool:
        """Whether this server alone has it now; it has it until it gives it back or is gone."""
        return bool(await self._ask("SELECT pg_try_advisory_lock($1)", key_of(what)))

    async def give_back(self, what: str) -> None:
        await self._ask("SELECT pg_advisory_unlock($1)", key_of(what))

    async def _ask(self, query: str, key: int) -> Any:
        async with self._one_at_a_time:
            if self._connection is None:
                return False
            try:
                return await self._connection.fetchval(query, key)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("nothing can be claimed now: %r", error)
                return False


def key_of(what: str) -> int:
    """The number by which the database knows a claim."""
    return int.from_bytes(hashlib.sha256(f"remnants {what}".encode()).digest()[:8], signed=True)
