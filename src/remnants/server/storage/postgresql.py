"""PostgreSQL through asyncpg: the same work, on a pool of connections."""

from collections.abc import Callable
from typing import TypeVar

import msgspec
from sqlalchemy import URL, Connection, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from remnants.kernel.refusal import BadInput
from remnants.server import random_keys
from remnants.server.cluster.news import News, written
from remnants.server.cluster.postgresql_channel import CHANNEL, Hearer, PostgresqlChannel
from remnants.server.storage.migrations import upgrade

T = TypeVar("T")
MIGRATION_LOCK = 7_036_626
"""Held while the database is brought to its newest form, so that servers starting together do not do it twice."""


class PostgresqlStorage:
    """A PostgreSQL database; a commit there returns when it is on disk."""

    shared = True

    def __init__(self, url: URL) -> None:
        self.url = url
        self.channel = PostgresqlChannel(url, random_keys.new_secret())
        self._engine: AsyncEngine | None = None

    @property
    def name(self) -> str:
        return self.channel.name

    async def open(self) -> None:
        self._engine = create_async_engine(self.url, pool_size=8, pool_pre_ping=True)
        try:
            await self.do(_upgrade_alone)
        except BadInput:
            await self.close()
            raise
        except Exception as error:
            await self.close()
            reason = str(error).partition("\n")[0] or type(error).__name__
            raise BadInput(f"{self.url.render_as_string()}: the database cannot be used: {reason}") from None

    async def do(self, work: Callable[[Connection], T]) -> T:
        if self._engine is None:
            raise RuntimeError("the storage is closed")
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.channel.close()
        engine, self._engine = self._engine, None
        if engine is not None:
            await engine.dispose()

    def announce(self, connection: Connection, news: News) -> None:
        told = written(msgspec.structs.replace(news, server=self.channel.name))
        connection.execute(select(func.pg_notify(CHANNEL, told)))

    async def listen(self, hear: Hearer) -> None:
        await self.channel.open(hear)

    async def claim(self, what: str) -> bool:
        return await self.channel.claim(what)

    async def give_back(self, what: str) -> None:
        await self.channel.give_back(what)


def _upgrade_alone(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    upgrade(connection)
