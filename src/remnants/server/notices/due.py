"""Tells a seat whose turn has come, or whose game is over, while nobody of it is at the table."""

import asyncio
import contextlib
import logging
import time

from sqlalchemy.exc import IntegrityError

from remnants.server.http.messages import Sent
from remnants.server.notices.delivery import NoticeDelivery
from remnants.server.notices.wording import Kind
from remnants.server.settings import Settings
from remnants.server.storage import notice_queries
from remnants.server.tables.table import Table

logger = logging.getLogger("remnants.server")
Due = tuple[Kind, int, str, int]
"""A notice to be sent: its kind, the seat, the seat's holder, the version of the table it is about."""


class DueNotices:
    """Watches one table for notices that fall due."""

    def __init__(self, table: Table, delivery: NoticeDelivery, settings: Settings) -> None:
        self.table = table
        self.delivery = delivery
        self.settings = settings
        self._watching: dict[Due, asyncio.Task[None]] = {}
        self._presence_changed = asyncio.Event()

    def table_moved(self) -> None:
        due = self._due()
        for old in [known for known in self._watching if known not in due]:
            self._watching.pop(old).cancel()
        for new in due:
            if new not in self._watching:
                self._watching[new] = asyncio.ensure_future(self._watch(new))

    def table_changed(self) -> None:
        self.table_moved()
        self._presence_changed.set()
        self._presence_changed = asyncio.Event()

    def table_said(self, message: Sent) -> None:
        """What is said can wait."""

    def is_busy(self) -> bool:
        return any([not task.done() for task in self._watching.values()])

    async def stop(self) -> None:
        for task in self._watching.values():
            task.cancel()
        await asyncio.gather(*self._watching.values(), return_exceptions=True)

    def _due(self) -> list[Due]:
        """Those who must be told if they are not here. Whoever answered last knows it."""
        table, history = self.table, self.table.history
        if history is None or table.phase not in ("playing", "over"):
            return []
        kind: Kind = "game-over" if table.phase == "over" else "your-turn"
        asked = range(len(table.seats)) if table.decides is None or kind == "game-over" else [table.decides]
        last = None if history.last_seat is None else table.seats[history.last_seat].holder
        due: list[Due] = []
        for seat in asked:
            kept = table.seats[seat]
            knows = kept.holder == last and kept.stand_in is None
            plays = kept.stand_in is None or kind == "game-over"
            if kept.kind == "person" and kept.holder is not None and plays and not knows:
                due.append((kind, seat, kept.holder, table.version))
        return due

    async def _watch(self, due: Due) -> None:
        """Waits until nobody of the seat has been here for a while, or somebody has been but did not answer."""
        kind, seat, holder, version = due
        since = time.monotonic()
        while (seconds := self._seconds_left(holder, since)) > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._presence_changed.wait(), seconds)
        try:
            found = await self.table.storage.do(
                lambda connection: notice_queries.take_on(connection, self.table.kept.id, seat, holder, version)
            )
            self.delivery.send(self.table, seat, kind, found)
        except IntegrityError:
            logger.debug("another server tells seat %s of table %s", seat, self.table.kept.id)
        except Exception:
            logger.exception("seat %s of table %s could not be told", seat, self.table.kept.id)

    def _seconds_left(self, holder: str, since: float) -> float:
        waited = time.monotonic() - since
        if not self.table.is_here(holder):
            return self.settings.notice_delay - min(waited, self.table.away_for(holder))
        if self.table.phase == "over" or self.settings.notice_unanswered <= 0:
            return LONG
        return self.settings.notice_unanswered - waited


LONG = 3600.0
"""Somebody who sits at the table has seen it; they are looked for again when they leave, or after an hour."""
