"""The ends of clocks: what a table does by itself when somebody's time is over."""

import asyncio
import logging
import time

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from remnants.server import random_keys
from remnants.server.cluster.news import News
from remnants.server.errors import Denied
from remnants.server.http.messages import Sent
from remnants.server.settings import Settings
from remnants.server.storage import queries
from remnants.server.storage.queries import LogRow, now
from remnants.server.tables.clocks import milliseconds
from remnants.server.tables.seating import keep_seat
from remnants.server.tables.table import Table
from remnants.server.thinking import bot_levels

logger = logging.getLogger("remnants.server")
PAUSE_AFTER_TROUBLE = 2.0
LONGEST_SLEEP = 3600.0
BEGAN = time.monotonic()


class ClockEnds:
    """Watches the clock of one table. When it ends is on disk, so any server may find that it has."""

    def __init__(self, table: Table, settings: Settings) -> None:
        self.table = table
        self.settings = settings
        self._due: str | None = None
        self._task: asyncio.Task[None] | None = None

    def table_moved(self) -> None:
        due = self.table.kept.clock_due if self.table.phase == "playing" else None
        if due == self._due:
            return
        self._due = due
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None if due is None else asyncio.ensure_future(self._wait(due))

    def table_changed(self) -> None:
        self.table_moved()

    def table_said(self, message: Sent) -> None:
        """Clocks do not chat."""

    def is_busy(self) -> bool:
        """The table may sleep: it is woken when its clock ends."""
        return False

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _wait(self, due: str) -> None:
        while self._due == due:
            seconds = self._seconds_until(due)
            if seconds > 0:
                await asyncio.sleep(min(seconds, LONGEST_SLEEP))
                continue
            try:
                await asyncio.shield(asyncio.ensure_future(run_out(self.table, due)))
                return
            except Exception:
                logger.exception(
                    "the clock of table %s ended, but nothing could be done; again soon", self.table.kept.id
                )
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)

    def _seconds_until(self, due: str) -> float:
        """Nobody loses by the server having been away: for a while after its start no clock ends."""
        patience = self.settings.clock_patience - (time.monotonic() - BEGAN)
        return max((milliseconds(due) - milliseconds(now())) / 1000, patience)


async def run_out(table: Table, due: str) -> None:
    """Does what was agreed for the end of the clock, unless somebody has answered or another server was quicker."""
    async with table.lock:
        await table.freshen()
        clock, seat = table.kept.clock, table.decides
        if table.phase != "playing" or table.kept.clock_due != due or clock is None or seat is None:
            return
        try:
            if clock.at_end == "bot":
                await keep_seat(table, table.seats[seat].left_to(bot_levels.usual_level(table.kept.game)))
            elif clock.at_end == "over":
                await end_game(table, seat)
        except Denied as error:
            logger.info("the clock of table %s was seen to by another server: %s", table.kept.id, error)


async def end_game(table: Table, seat: int) -> None:
    """The game is over because a seat's time is. It has a row of the log like an answer, so that no answer can follow.

    Called with the table's lock held.
    """
    history = table.playing()
    row = LogRow(history.version + 1, seat, random_keys.new_secret(), "clock", history.position, now())
    kept = msgspec.structs.replace(
        table.kept,
        phase="over",
        ended="clock",
        clock_due=None,
        bot_to_move=False,
        version=row.version,
        touched=row.at,
    )

    def work(connection: Connection) -> None:
        queries.append_log(connection, kept.id, row)
        queries.note_standing(connection, kept)
        queries.change_table(connection, kept, "ended")
        table.storage.announce(connection, News("answered", table=kept.id, number=row.version))

    try:
        await table.storage.do(work)
    except IntegrityError:
        await table.freshen()
        return
    table.kept = kept
    history.take_in(row)
    table.tell_change()
