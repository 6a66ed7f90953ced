"""The turns of a table's bots: played one after the other, so that nobody waits for ever."""

import asyncio
import logging
import time
from random import Random

import msgspec

from remnants.kernel.refusal import BadInput, Refused
from remnants.server import random_keys
from remnants.server.errors import Denied, Stale
from remnants.server.http.messages import Sent
from remnants.server.settings import Settings
from remnants.server.storage import queries
from remnants.server.tables.lessons import lesson_at
from remnants.server.tables.table import Table
from remnants.server.thinking.bot_answers import BotAnswers

logger = logging.getLogger("remnants.server")
PAUSE_AFTER_TROUBLE = 2.0


class BotTurns:
    """Plays for the bots of one table whenever it is their turn."""

    def __init__(self, table: Table, answers: BotAnswers, settings: Settings) -> None:
        self.table = table
        self.answers = answers
        self.settings = settings
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def table_moved(self) -> None:
        if self._stopped:
            return
        if self._bot_to_move() is not None and (self._task is None or self._task.done()):
            self._task = asyncio.ensure_future(self._drive())

    def table_changed(self) -> None:
        self.table_moved()

    def table_said(self, message: Sent) -> None:
        """Bots do not chat."""

    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        """For good: an answer that is just being written moves the table once more."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _bot_to_move(self) -> tuple[int, str] | None:
        table = self.table
        seat = table.decides
        if seat is None or table.phase != "playing":
            return None
        level = table.seats[seat].bot_level
        return None if level is None else (seat, level)

    async def _drive(self) -> None:
        """Plays as long as it is a bot's turn. Of several servers one does; the others wait in case it dies."""
        table, claim = self.table, f"bots of {self.table.kept.id}"
        while self._bot_to_move() is not None:
            if not await table.storage.claim(claim):
                await asyncio.sleep(self.settings.claim_pause)
                continue
            try:
                await self._drive_alone()
            except Exception:
                logger.exception("the bots of table %s could not play; they try again", table.kept.id)
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)
            finally:
                await table.storage.give_back(claim)

    async def _drive_alone(self) -> None:
        """Begins where another server may have left off."""
        if self.table.storage.shared:
            await self.table.refresh()
        while True:
            turn = self._bot_to_move()
            if turn is None:
                return
            try:
                await self._answer(*turn)
            except Stale:
                continue
            except Exception:
                logger.exception("a bot could not play at table %s; it tries again", self.table.kept.id)
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)

    async def _answer(self, seat: int, level: str) -> None:
        table, version, started = self.table, self.table.version, time.monotonic()
        match = table.playing().match
        lesson = lesson_at(table.kept.game, table.seats, table.history)
        choice = None if lesson is None else lesson.choice_of_others()
        if choice is None:
            usual = level if lesson is None else lesson.level
            choice = await self.answers.choice(
                match, table.pack_path, seat, usual, table.kept.origin or "", table.kept.id
            )
        await asyncio.sleep(max(0.0, self.settings.bot_pause - (time.monotonic() - started)))
        if self._bot_to_move() != (seat, level):
            return
        others = [other for other in match.choices() if other != choice]
        Random(version).shuffle(others)
        for attempt in [choice, *others]:
            try:
                await table.play(seat, random_keys.new_secret(), version, attempt)
                return
            except Stale:
                raise
            except (Denied, Refused, BadInput) as error:
                logger.warning("table %s refused %s from a bot: %s", table.kept.id, attempt, error)
        await self._give_up()

    async def _give_up(self) -> None:
        """Marks a table at which nothing at all can be played, so that nobody waits for it."""
        table = self.table
        async with table.lock:
            kept = msgspec.structs.replace(table.kept, trouble="the rules fail at every choice of this position")
            await table.storage.do(lambda connection: queries.change_table(connection, kept, "trouble"))
            table.kept = kept
            table.tell_change()
