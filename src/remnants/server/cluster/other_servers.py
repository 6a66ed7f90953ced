"""Other servers on the same database: what they did is taken in, and who sits at their sockets is known here too."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

from remnants.server.cluster.news import News
from remnants.server.cluster.owners import Owners
from remnants.server.people.devices import Devices
from remnants.server.settings import Settings
from remnants.server.storage import queries
from remnants.server.storage.database import Storage
from remnants.server.tables.directory import TableDirectory

logger = logging.getLogger("remnants.server")
SILENCES_BEFORE_GONE = 3


class OtherServers:
    """Tells the other servers what happens here, and hears from them. Alone on a database there is nothing to do."""

    def __init__(
        self, tables: TableDirectory, devices: Devices, storage: Storage, settings: Settings, owners: Owners
    ) -> None:
        self.owners = owners
        self.tables = tables
        self.devices = devices
        self.storage = storage
        self.settings = settings
        self._guests: dict[str, dict[str, set[str]]] = {}
        """By server and table, who has a socket open there."""
        self._heard_of: dict[str, float] = {}
        self._to_tell: asyncio.Queue[News] = asyncio.Queue()
        """Who came and went, to be told in this order."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._standing: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self.storage.shared:
            await self.storage.listen(self.hear)
            await self._tell(News("hello"))
            self._standing = [asyncio.ensure_future(self._beat()), asyncio.ensure_future(self._tell_in_order())]

    async def close(self) -> None:
        if not self._standing:
            return
        tasks = [*self._standing, *self._under_way]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._tell(News("goodbye"))

    # ------------------------------------------------------------------ telling

    def came(self, table: str, guest: str) -> None:
        if self._standing:
            self._to_tell.put_nowait(News("came", table=table, guest=guest))

    def went(self, table: str, guest: str) -> None:
        if self._standing:
            self._to_tell.put_nowait(News("went", table=table, guest=guest))

    def _tell_who_is_here(self) -> None:
        for table in self.tables.in_memory():
            for guest in table.online:
                self.came(table.kept.id, guest)

    async def _tell_in_order(self) -> None:
        while True:
            news = await self._to_tell.get()
            try:
                await self._tell(news)
            except Exception as error:
                logger.warning("the other servers cannot be told who comes and goes: %r", error)

    async def _tell(self, news: News) -> None:
        await self.storage.do(lambda connection: self.storage.announce(connection, news))

    async def _beat(self) -> None:
        """Says every now and then that this server is there, and forgets those that have fallen silent."""
        pause = self.settings.heartbeat_seconds
        while True:
            await asyncio.sleep(pause)
            try:
                await self._tell(News("alive"))
            except Exception as error:
                logger.warning("the other servers cannot be told that this one is there: %r", error)
            silent_since = time.monotonic() - SILENCES_BEFORE_GONE * pause
            for server in [name for name, when in self._heard_of.items() if when < silent_since]:
                self._forget(server)

    # ------------------------------------------------------------------ hearing

    def hear(self, news: News | None) -> None:
        """Takes in what another server tells; None: something may have been missed, so all is looked up."""
        if news is None:
            self._soon(self._look_up_everything())
            return
        new = news.server not in self._heard_of
        self._heard_of[news.server] = time.monotonic()
        match news.kind:
            case "answered":
                self._soon(self._answered(news.table, news.number))
            case "changed":
                self._soon(self._changed(news.table))
            case "said":
                self._soon(self._said(news.table, news.number))
            case "came":
                self._guests.setdefault(news.server, {}).setdefault(news.table, set()).add(news.guest)
                self._show_presence(news.table)
            case "went":
                self._guests.get(news.server, {}).get(news.table, set()).discard(news.guest)
                self._show_presence(news.table)
            case "ended":
                self.devices.forget([news.guest])
            case "goodbye":
                self._forget(news.server)
            case "hello":
                self._tell_who_is_here()
            case "alive":
                if new:
                    self._soon(self._tell(News("hello")))

    async def _answered(self, table_id: str, version: int) -> None:
        table = self.tables.known(table_id)
        if table is not None and table.version < version:
            await table.refresh()

    async def _changed(self, table_id: str) -> None:
        table = self.tables.known(table_id)
        if table is not None:
            await table.refresh()

    async def _said(self, table_id: str, number: int) -> None:
        table = self.tables.known(table_id)
        said = await self.storage.do(lambda connection: queries.find_chat(connection, table_id, number))
        if table is not None and said is not None:
            table.say(said)

    async def _look_up_everything(self) -> None:
        await self.owners.open_again()
        for table in self.tables.in_memory():
            await table.refresh()
        await self.devices.look_again()
        await self._tell(News("hello"))
        self._tell_who_is_here()

    # ------------------------------------------------------------------ who is where

    def guests_at(self, table_id: str) -> set[str]:
        """Who sits at this table's sockets at other servers."""
        return {guest for tables in self._guests.values() for guest in tables.get(table_id, ())}

    def _show_presence(self, table_id: str) -> None:
        table = self.tables.known(table_id)
        if table is not None:
            table.set_elsewhere(self.guests_at(table_id))

    def _forget(self, server: str) -> None:
        """A server is gone, and with it those who were connected to it."""
        self._heard_of.pop(server, None)
        for table_id in self._guests.pop(server, {}):
            self._show_presence(table_id)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something beside; a failure is logged, and mended by the next news of the table."""
        task = asyncio.ensure_future(_logged(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        logger.exception("news of another server could not be taken in")
