"""Keeping awake what must be: tables are read when somebody comes, and woken here when something is due.

That is the turn of a bot, a notice, or what follows the end of a clock.
"""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from functools import partial

from remnants.server.cluster.owners import Owners
from remnants.server.errors import Denied
from remnants.server.settings import Settings
from remnants.server.storage import queries
from remnants.server.storage.database import Storage
from remnants.server.tables.directory import TableDirectory

logger = logging.getLogger("remnants.server")
MOST_WOKEN_AT_ONCE = 50
MOST_LOOKED_AT = 200
SECONDS_BETWEEN_CLEARANCES = 3600.0

WAITING = (queries.waiting_for_bots, queries.waiting_for_notices, queries.waiting_for_clocks)


class Waking:
    """Looks every few seconds for tables to wake and to let go, and now and then for abandoned ones."""

    def __init__(self, tables: TableDirectory, storage: Storage, settings: Settings, owners: Owners) -> None:
        self.owners = owners
        self.tables = tables
        self.storage = storage
        self.settings = settings
        self._tasks: list[asyncio.Task[None]] = []
        self._reached = dict.fromkeys(WAITING, "")
        """Up to which table each of them has been looked through."""

    def open(self) -> None:
        self._tasks = [asyncio.ensure_future(self._look_round()), asyncio.ensure_future(self._clear())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look_round(self) -> None:
        while True:
            try:
                await self._wake()
                await self.tables.let_go()
            except Exception:
                logger.exception("tables could not be woken or let go; they are looked for again")
            await asyncio.sleep(self.settings.wake_pause)

    async def _wake(self) -> None:
        """Goes on where it stopped the last time, so that those awake for long never hide the others."""
        for find, reached in self._reached.items():
            waiting = await self.storage.do(partial(find, most=MOST_LOOKED_AT, after=reached))
            asleep = [table_id for table_id in waiting if self.tables.known(table_id) is None][:MOST_WOKEN_AT_ONCE]
            for table_id in asleep:
                await self._wake_one(table_id)
            more = len(asleep) == MOST_WOKEN_AT_ONCE or len(waiting) == MOST_LOOKED_AT
            last = asleep[-1] if len(asleep) == MOST_WOKEN_AT_ONCE else waiting[-1] if waiting else ""
            self._reached[find] = last if more else ""

    async def _wake_one(self, table_id: str) -> None:
        """Wakes a table unless another server has it awake already, or plays for its bots."""
        if await self.owners.elsewhere(table_id) is not None:
            return
        claim = f"bots of {table_id}"
        if not await self.storage.claim(claim):
            return
        try:
            await self.tables.find(table_id)
        except Denied as error:
            logger.warning("table %s could not be woken: %s", table_id, error)
        finally:
            await self.storage.give_back(claim)

    async def _clear(self) -> None:
        while self.settings.abandoned_after_days > 0:
            before = datetime.now(UTC) - timedelta(days=self.settings.abandoned_after_days)
            text = before.isoformat(timespec="milliseconds")
            try:
                count = await self.storage.do(partial(queries.put_away_abandoned, before=text))
                if count:
                    logger.info("%s abandoned tables were put away", count)
            except Exception:
                logger.exception("abandoned tables could not be put away")
            await asyncio.sleep(SECONDS_BETWEEN_CLEARANCES)
