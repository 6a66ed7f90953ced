"""Bots at the table: who is asked, and who takes over when one fails. The table never waits for ever."""

import asyncio
import logging
import time
from random import Random

import msgspec

from remnants.kernel.match import Match, as_choice
from remnants.kernel.refusal import BadInput, Refused
from remnants.kernel.steps import Choice
from remnants.server import archive, bots, keys, metrics
from remnants.server.errors import Denied, Stale
from remnants.server.messages import Sent
from remnants.server.settings import Settings
from remnants.server.tables import Table
from remnants.server.workers import BotFailed, Job, Workers

logger = logging.getLogger("remnants.server")
PAUSE_AFTER_TROUBLE = 2.0


class Thinkers:
    """Asks bots for choices."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._workers: Workers | None = None

    async def choice(self, match: Match, pack: str | None, seat: int, level: str) -> Choice:
        """A choice by the bot of that level or, if it fails, by the next simpler; in the end any legal one."""
        seed = keys.new_seed()
        for simpler in bots.simpler(match.game.name, level):
            started = time.monotonic()
            try:
                found = await self._asked(match, pack, seat, simpler, seed)
                metrics.bot_answers.labels(simpler).inc()
                return found
            except BotFailed as failure:
                metrics.bot_failures.labels(simpler).inc()
                logger.warning("the bot %s of %s failed: %s", simpler, match.game.name, failure)
            finally:
                metrics.bot_seconds.observe(time.monotonic() - started)
        return bots.at_random(match, seed)

    async def _asked(self, match: Match, pack: str | None, seat: int, level: str, seed: str) -> Choice:
        """Asks one bot. All that leaves for its process is a guess: the game as it may be, seen from that seat."""
        if self._workers is None:
            self._workers = Workers(self.settings)
        try:
            guess = match.guess(seat, seed)
        except Exception as error:
            raise BotFailed(f"the position could not be guessed: {error!r}") from None
        job = Job(match.game.name, pack, guess.dump(), level, seat, seed)
        answer = await self._workers.ask(job, self.settings.bot_seconds)
        if answer.choice is None:
            raise BotFailed(answer.trouble or "it gave no choice")
        try:
            choice = as_choice(answer.choice)
        except BadInput as error:
            raise BotFailed(str(error)) from None
        refusal = match.refusal(seat, choice)
        if refusal is not None:
            raise BotFailed(f"it chose {choice}, which {refusal.rule} forbids")
        return choice

    async def close(self) -> None:
        if self._workers is not None:
            await self._workers.close()


class BotDriver:
    """Plays for the bots of one table whenever it is their turn."""

    def __init__(self, table: Table, thinkers: Thinkers, settings: Settings) -> None:
        self.table = table
        self.thinkers = thinkers
        self.settings = settings
        self._task: asyncio.Task[None] | None = None

    def table_moved(self) -> None:
        if self._bot_to_move() is not None and (self._task is None or self._task.done()):
            self._task = asyncio.ensure_future(self._drive())

    def table_changed(self) -> None:
        self.table_moved()

    def table_said(self, message: Sent) -> None:
        """Bots do not chat."""

    async def stop(self) -> None:
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
        choice = await self.thinkers.choice(match, table.pack_path, seat, level)
        await asyncio.sleep(max(0.0, self.settings.bot_pause - (time.monotonic() - started)))
        if self._bot_to_move() != (seat, level):
            return
        others = [other for other in match.choices() if other != choice]
        Random(version).shuffle(others)
        for attempt in [choice, *others]:
            try:
                await table.play(seat, keys.new_secret(), version, attempt)
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
            await table.storage.do(lambda connection: archive.change_table(connection, kept, "trouble"))
            table.kept = kept
            table.tell_change()
