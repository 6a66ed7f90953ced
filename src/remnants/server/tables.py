"""A table: a game being played by some seats. Every answer is on disk before anybody hears of it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from remnants.kernel.chance import commitment
from remnants.kernel.game import Game
from remnants.kernel.match import RULE_OF_UNDO, Match
from remnants.kernel.refusal import BadInput, Refusal, Refused
from remnants.server import archive, metrics
from remnants.server.archive import LogRow, TableKept, now
from remnants.server.errors import Denied, Stale
from remnants.server.history import History, replayed
from remnants.server.messages import Done, Phase, Rematch, Sent
from remnants.server.news import News
from remnants.server.seats import SeatKept
from remnants.server.storage import Storage

logger = logging.getLogger("remnants.server")


class Listener(Protocol):
    """Somebody who wants to know what happens at a table."""

    def table_moved(self) -> None:
        """There is a new version of the position."""

    def table_changed(self) -> None:
        """Seats, presence or phase changed."""

    def table_said(self, message: Sent) -> None:
        """Something was said: chat, or the address of a rematch."""


class Table:
    """One table. Whoever changes it holds its lock; reading needs none."""

    def __init__(self, kept: TableKept, seats: list[SeatKept], watchers: Sequence[str], storage: Storage) -> None:
        self.kept = kept
        self.game: Game | None = None
        self.pack_path: str | None = None
        self.snapshot_every = 24
        self.seats = seats
        self.watchers = set(watchers)
        self.storage = storage
        self.history: History | None = None
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.online: dict[str, int] = {}
        self.elsewhere: set[str] = set()
        """Guests connected to other servers on the same database."""
        self.last_online: dict[str, float] = {}
        self.said: deque[tuple[int, str]] = deque(maxlen=100)
        self.chronicles: dict[tuple[int | None, bool], tuple[int, Any]] = {}
        """What was worked out last for each pair of eyes, and for which version of the table."""
        self._commands: dict[tuple[int, str], int] = {}

    # ------------------------------------------------------------------ knowing

    @property
    def phase(self) -> Phase:
        if self.kept.trouble is not None:
            return "broken"
        for phase in ("gathering", "playing", "over"):
            if self.kept.phase == phase:
                return phase
        return "broken"

    @property
    def version(self) -> int:
        return 0 if self.history is None else self.history.version

    @property
    def position(self) -> int:
        return 0 if self.history is None else self.history.position

    @property
    def decides(self) -> int | None:
        return None if self.history is None else self.history.match.seat

    @property
    def commitment(self) -> str:
        return commitment(self.kept.seed)

    def seats_held(self, guest: str | None) -> list[int]:
        return [] if guest is None else [seat.seat for seat in self.seats if seat.holder == guest]

    def is_host(self, guest: str | None) -> bool:
        return guest is not None and self.kept.host == guest

    def playing(self) -> History:
        """The history of a game that is being played; Denied in any other phase."""
        if self.phase == "playing" and self.history is not None:
            return self.history
        raise Denied("wrong-phase", f"this can be done while the game is played; it is {self._phase_in_words()}")

    def begun(self) -> History:
        """The history of a game that is being played or over."""
        if self.history is not None:
            return self.history
        raise Denied("wrong-phase", f"the game has not begun; it is {self._phase_in_words()}")

    def _phase_in_words(self) -> str:
        if self.phase == "broken":
            return f"broken: {self.kept.trouble}"
        return {"gathering": "waiting for players", "playing": "being played", "over": "over"}[self.phase]

    # ------------------------------------------------------------------ playing

    async def play(self, seat: int, command: str, expect: int, choice: Any) -> Done:
        """Makes a choice for a seat. The same command twice is carried out once.

        It is finished even if whoever sent it has gone: what is on disk must be in memory too.
        """
        return await asyncio.shield(asyncio.ensure_future(self._play(seat, command, expect, choice)))

    async def undo(self, seat: int, command: str, expect: int, count: int | None) -> Done:
        """Takes back the last answers of a seat, as far as nobody has learned anything from them."""
        return await asyncio.shield(asyncio.ensure_future(self._undo(seat, command, expect, count)))

    async def _play(self, seat: int, command: str, expect: int, choice: Any) -> Done:
        async with self.lock:
            known = await self._known_anywhere(seat, command, expect)
            if known is not None:
                return known
            history = self.playing()
            self._check_expected(expect)
            refusal = history.match.refusal(seat, choice)
            if refusal is not None:
                raise Refused(refusal)
            version = history.version + 1
            match, entry = self._tried(history, choice, version)
            answers = [list(answer) for answer in match.answers[entry.before :]]
            written = await self._write(LogRow(version, seat, command, "play", answers, entry.at), match.seat is None)
            if not written:
                return self._overtaken(seat, command, expect)
            history.keep(match, entry)
            return self._done(seat, command)

    def _tried(self, history: History, choice: Any, version: int) -> Any:
        try:
            return history.tried(choice, version, now())
        except (Refused, BadInput):
            raise
        except Exception:
            logger.exception("the rules failed at table %s, version %s, choice %s", self.kept.id, version, choice)
            raise Denied("failed", "the rules failed at this choice; nothing was changed, try another one") from None

    async def _undo(self, seat: int, command: str, expect: int, count: int | None) -> Done:
        async with self.lock:
            known = await self._known_anywhere(seat, command, expect)
            if known is not None:
                return known
            history = self.playing()
            self._check_expected(expect)
            if self.undoable(seat) == 0:
                raise Refused(Refusal(RULE_OF_UNDO, {}))
            match = history.match.clone()
            match.undo(count)
            row = LogRow(history.version + 1, seat, command, "undo", len(match.answers), now())
            if not await self._write(row, over=False):
                return self._overtaken(seat, command, expect)
            history.keep_undo(match)
            return self._done(seat, command)

    def undoable(self, seat: int | None) -> int:
        """How many answers a seat can take back."""
        if self.phase != "playing" or self.history is None or seat is None or self.history.last_seat != seat:
            return 0
        return self.history.undoable

    def _known(self, seat: int, command: str) -> Done | None:
        version = self._commands.get((seat, command))
        return None if version is None else Done(command, version, self.begun().positions[version], True)

    async def _known_anywhere(self, seat: int, command: str, expect: int) -> Done | None:
        """What came of a command that was carried out before, here or by another server.

        A command that does not fit what is known here may have been made at what another server wrote.
        """
        known = self._known(seat, command)
        if known is None and self.storage.shared and (expect != self.version or self.phase != "playing"):
            await self._refresh()
            known = self._known(seat, command)
        return known

    def _overtaken(self, seat: int, command: str, expect: int) -> Done:
        """Another server wrote first: this very command, or another one."""
        known = self._known(seat, command)
        if known is not None:
            return known
        metrics.stale_commands.inc()
        raise Stale(expect, self.version)

    def _check_expected(self, expect: int) -> None:
        if expect != self.version:
            metrics.stale_commands.inc()
            raise Stale(expect, self.version)

    async def _write(self, row: LogRow, over: bool) -> bool:
        """Puts a row on disk. If another server has written that row already, its is taken in instead: False."""
        kept = msgspec.structs.replace(self.kept, phase="over") if over else self.kept

        def work(connection: Connection) -> None:
            archive.append_log(connection, kept.id, row)
            if over:
                archive.change_table(connection, kept, "phase")
            self.storage.announce(connection, News("answered", table=kept.id, number=row.version))

        try:
            with metrics.write_seconds.time():
                await self.storage.do(work)
        except IntegrityError:
            logger.info("table %s was moved on by another server", kept.id)
            await self._refresh()
            return False
        self.kept = kept
        self._commands[(row.seat, row.command)] = row.version
        return True

    def _done(self, seat: int, command: str) -> Done:
        metrics.commands.inc()
        for listener in self.listeners[:]:
            listener.table_moved()
        if self.phase == "over":
            self.tell_change()
        return Done(command, self.version, self.position, False)

    # ------------------------------------------------------------------ beginning, and beginning again

    async def begin(self, match: Match) -> None:
        """Starts the game; the record it starts from is kept first."""
        kept = msgspec.structs.replace(self.kept, phase="playing" if match.seat is not None else "over")
        kept.base = match.dump()

        def work(connection: Connection) -> None:
            archive.change_table(connection, kept, "phase", "base", if_still="gathering")
            self.storage.announce(connection, News("changed", table=kept.id))

        try:
            await self.storage.do(work)
        except archive.Outdated:
            await self._refresh()
            raise Denied("wrong-phase", "the game has begun already") from None
        self.kept = kept
        self.history = History(match, self.snapshot_every)
        self.tell_change()
        for listener in self.listeners[:]:
            listener.table_moved()

    async def read_again(self) -> None:
        """Stands where the log on disk ends; raises BadInput where the rules refuse what was played."""
        if self.kept.base is None:
            return
        if self.game is None:
            raise BadInput(f"the game {self.kept.game!r} is not installed here")
        log = await self.storage.do(lambda connection: archive.read_log(connection, self.kept.id))
        self.history = await asyncio.to_thread(
            replayed, self.game, self.kept.base, log, self.pack_path, self.snapshot_every
        )
        self._commands = {(row.seat, row.command): row.version for row in log}
        if self.history.match.seat is None:
            self.kept.phase = "over"

    # ------------------------------------------------------------------ other servers

    async def refresh(self) -> None:
        """Takes in what other servers wrote."""
        async with self.lock:
            await self._refresh()

    async def freshen(self) -> None:
        """Takes in what other servers wrote, if there can be any. Called with the lock held."""
        if self.storage.shared:
            await self._refresh()

    async def _refresh(self) -> None:
        known = self.version

        def work(connection: Connection) -> tuple[TableKept | None, list[SeatKept], list[str], list[LogRow]]:
            return (
                archive.find_table(connection, self.kept.id),
                archive.find_seats(connection, self.kept.id),
                archive.read_watchers(connection, self.kept.id),
                archive.read_log(connection, self.kept.id, known),
            )

        kept, seats, watchers, rows = await self.storage.do(work)
        if kept is None:
            return
        changed = (kept, seats, set(watchers)) != (self.kept, self.seats, self.watchers)
        rematch = None if kept.rematch == self.kept.rematch else kept.rematch
        self.kept, self.seats, self.watchers = kept, seats, set(watchers)
        if await self._take_in(rows):
            for listener in self.listeners[:]:
                listener.table_moved()
        if changed or self.phase == "over":
            self.tell_change()
        if rematch is not None:
            self.say(Rematch(rematch))

    async def _take_in(self, rows: list[LogRow]) -> bool:
        """Follows what others wrote; gives whether the table moved."""
        if self.kept.base is None or self.kept.trouble is not None:
            return False
        if self.history is None:
            await self.read_again()
            return True
        try:
            for row in rows:
                self.history.take_in(row)
                self._commands[(row.seat, row.command)] = row.version
        except BadInput as error:
            logger.warning("table %s does not follow what another server wrote: %s", self.kept.id, error)
            await self.read_again()
        if self.history.match.seat is None:
            self.kept.phase = "over"
        return bool(rows)

    def set_elsewhere(self, guests: set[str]) -> None:
        """Others are connected to other servers."""
        for guest in self.elsewhere - guests:
            self.last_online[guest] = time.monotonic()
        if guests != self.elsewhere:
            self.elsewhere = guests
            self.tell_change()

    # ------------------------------------------------------------------ listening

    def tell_change(self) -> None:
        for listener in self.listeners[:]:
            listener.table_changed()

    def say(self, message: Sent) -> None:
        for listener in self.listeners[:]:
            listener.table_said(message)

    def is_here(self, guest: str | None) -> bool:
        """Whether somebody is connected, here or to another server."""
        return guest is not None and (guest in self.online or guest in self.elsewhere)

    def came(self, guest: str) -> bool:
        """A browser opened a socket; gives whether it is its first here."""
        self.online[guest] = self.online.get(guest, 0) + 1
        return self.online[guest] == 1

    def went(self, guest: str) -> bool:
        """A browser closed a socket; gives whether it was its last here."""
        self.online[guest] = self.online.get(guest, 1) - 1
        if self.online[guest] > 0:
            return False
        del self.online[guest]
        self.last_online[guest] = time.monotonic()
        return True

    def away_for(self, guest: str | None) -> float:
        """Seconds since somebody was last connected; endless if never."""
        if guest is None or self.is_here(guest):
            return 0.0
        return time.monotonic() - self.last_online.get(guest, float("-inf"))
