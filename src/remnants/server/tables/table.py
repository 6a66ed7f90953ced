"""A table: a game being played by some seats. Every answer is on disk before anybody hears of it."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from remnants.kernel.chance import commitment
from remnants.kernel.game import Game
from remnants.kernel.match import OTHERS_DECIDED, RULE_OF_UNDO, Match, as_choice
from remnants.kernel.refusal import BadInput, Refusal, Refused
from remnants.server import metering, metrics
from remnants.server.cluster.news import News
from remnants.server.errors import Denied, Stale
from remnants.server.http.messages import Done, Phase, Rematch, Sent
from remnants.server.people.company import Company
from remnants.server.storage import company_queries, queries
from remnants.server.storage.database import Storage
from remnants.server.storage.queries import LogRow, PositionKept, TableKept, now
from remnants.server.tables.history import History, gone_on_from, replayed
from remnants.server.tables.lessons import lesson_at
from remnants.server.tables.listener import Listener
from remnants.server.tables.outlook import Picture
from remnants.server.tables.phases import phase_of
from remnants.server.tables.presence import Presence
from remnants.server.tables.seats import SeatKept
from remnants.server.tables.standing import What, position_worth_keeping, standing

logger = logging.getLogger("remnants.server")
TryChoice = Callable[["Table", Any], Coroutine[Any, Any, None]]
RULES_CHANGED = "the rules have changed since, and"
BROKEN = "the game cannot go on with this server's rules; whoever runs the server finds the reason in its log"


class Table(Presence):
    """One table. Whoever changes it holds its lock; reading needs none."""

    def __init__(self, kept: TableKept, seats: list[SeatKept], company: Company, storage: Storage) -> None:
        super().__init__()
        self.kept = kept
        self.game: Game | None = None
        self.pack: str | None = None
        self.pack_path: str | None = None
        self.seats = seats
        self.company = company
        self.storage = storage
        self.history: History | None = None
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.try_choice: TryChoice | None = None
        """Set where the game goes on from a stranger's position: has a choice tried elsewhere first."""
        self._pictures: dict[tuple[int | None, bool], Picture] = {}
        self.used = time.monotonic()  # when somebody last asked for it
        self._position_kept = 0

    # ------------------------------------------------------------------ knowing

    @property
    def phase(self) -> Phase:
        return phase_of(self.kept)

    @property
    def trouble(self) -> str | None:
        """Why the game cannot go on, for everybody: the reason itself may quote an answer that is hidden from them."""
        trouble, sandbox = self.kept.trouble, self.kept.sandbox
        return trouble if trouble is None or sandbox or trouble.startswith(RULES_CHANGED) else BROKEN

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

    @property
    def public(self) -> bool:
        """Whether anybody may look: the game is over, and everybody who played it agrees."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return self.phase == "over" and bool(people) and all([seat.shared for seat in people])

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
            return f"broken: {self.trouble}"
        return {"gathering": "waiting for players", "playing": "being played", "over": "over"}[self.phase]

    def picture(self, seat: int | None, decides: bool) -> Picture:
        """The position as a seat sees it, worked out and written once for all its sockets."""
        key = (seat, decides)
        known = self._pictures.get(key)
        if known is None or known.version != self.version or known.match is not self._match():
            known = self._pictures[key] = Picture(self._match(), seat, decides, self.version)
        return known

    def _match(self) -> Match | None:
        return None if self.history is None else self.history.match

    # ------------------------------------------------------------------ playing

    async def play(self, seat: int, command: str, expect: int, choice: Any) -> Done:
        """Makes a choice for a seat. The same command twice is carried out once.

        It is finished even if whoever sent it has gone: what is on disk must be in memory too.
        """
        return await asyncio.shield(metering.start(self._play(seat, command, expect, choice)))

    async def undo(self, seat: int, command: str, expect: int, count: int | None) -> Done:
        """Takes back the last answers of a seat, as far as nobody has learned anything from them."""
        return await asyncio.shield(metering.start(self._undo(seat, command, expect, count)))

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
            if self.try_choice is not None:
                await self.try_choice(self, choice)
            match, entry = self._tried(history, choice, version)
            answers = [list(answer) for answer in match.answers_since(entry.before)]
            row = LogRow(version, seat, command, "play", answers, entry.at)
            written = await self._write(row, match)
            if not written:
                return await self._overtaken(seat, command, expect)
            history.keep(match, entry)
            return self._done(seat, command)

    def _tried(self, history: History, choice: Any, version: int) -> Any:
        try:
            lesson = lesson_at(self.kept.game, self.seats, history)
            rig = None if lesson is None else lesson.rig(history.match.seat or 0, as_choice(choice))
            return history.tried(choice, version, now(), rig)
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
            if history.last_seat not in (seat, None):
                raise Refused(Refusal(RULE_OF_UNDO, {"why": OTHERS_DECIDED}))
            match = history.match.clone()
            match.undo(count)
            row = LogRow(history.version + 1, seat, command, "undo", match.answered, now())
            if not await self._write(row, match):
                return await self._overtaken(seat, command, expect)
            history.keep_undo(match)
            return self._done(seat, command)

    def undoable(self, seat: int | None) -> int:
        """How many answers a seat can take back."""
        if self.phase != "playing" or self.history is None or seat is None or self.history.last_seat != seat:
            return 0
        return self.history.undoable

    async def _known(self, seat: int, command: str) -> Done | None:
        version = await self.storage.do(
            lambda connection: queries.find_command(connection, self.kept.id, seat, command)
        )
        return None if version is None else Done(command, version, self.begun().positions[version], True)

    async def _known_anywhere(self, seat: int, command: str, expect: int) -> Done | None:
        """What came of a command that was carried out before, here or by another server.

        That was made at an older version than the current one; where it was not, there is nothing to look for. A
        command that does not fit what is known here may have been made at what another server wrote.
        """
        if expect == self.version and self.phase == "playing":
            return None
        if self.storage.shared:
            await self._refresh()
        return None if self.history is None else await self._known(seat, command)

    async def _overtaken(self, seat: int, command: str, expect: int) -> Done:
        """Another server wrote first: this very command, or another one."""
        known = await self._known(seat, command)
        if known is not None:
            return known
        metrics.stale_commands.inc()
        raise Stale(expect, self.version)

    def _check_expected(self, expect: int) -> None:
        if expect != self.version:
            metrics.stale_commands.inc()
            raise Stale(expect, self.version)

    async def _write(self, row: LogRow, match: Match) -> bool:
        """Puts a row on disk. If another server has written that row already, its is taken in instead: False."""
        what: What = "undo" if row.kind == "undo" else "play"
        kept = standing(self.kept, self.seats, match, what, row.seat, row.version, row.at)
        position = position_worth_keeping(match, row.version, self._position_kept)

        def work(connection: Connection) -> None:
            queries.append_log(connection, kept.id, row)
            queries.note_standing(connection, kept)
            if position is not None:
                queries.save_position(connection, kept.id, position)
            self.storage.announce(connection, News("answered", table=kept.id, number=row.version))

        try:
            with metrics.write_seconds.time():
                await self.storage.do(work)
        except IntegrityError:
            logger.info("table %s was moved on by another server", kept.id)
            await self._refresh()
            return False
        self.kept = kept
        if position is not None:
            self._position_kept = position.version
        return True

    def _done(self, seat: int, command: str) -> Done:
        metrics.commands.inc()
        for listener in self.listeners[:]:
            listener.table_moved()
        if self.phase == "over":
            self.tell_change()
        return Done(command, self.version, self.position, False)

    # ------------------------------------------------------------------ beginning, and beginning again

    async def begin(self, match: Match) -> bool:
        """Starts the game; the record it starts from is kept first. False if the seats have changed meanwhile."""
        kept = standing(self.kept, self.seats, match, "begin", 0, 0, now())
        kept.base, kept.seed = match.dump(), match.seed

        def work(connection: Connection) -> None:
            queries.change_table(connection, kept, "phase", "base", "seed", if_still="gathering")
            if queries.find_seats(connection, kept.id) != self.seats:
                raise queries.Outdated(kept.id)
            queries.note_standing(connection, kept)
            self.storage.announce(connection, News("changed", table=kept.id))

        try:
            await self.storage.do(work)
        except queries.Outdated:
            await self._refresh()
            if self.phase == "gathering":
                return False
            raise Denied("wrong-phase", "the game has begun already") from None
        self.kept = kept
        self.history = History(match)
        self.tell_change()
        for listener in self.listeners[:]:
            listener.table_moved()
        return True

    async def read_again(self) -> None:
        """Stands where the log on disk ends; raises BadInput where the rules refuse what was played."""
        if self.kept.base is None:
            return
        if self.game is None:
            raise BadInput(f"the game {self.kept.game!r} is not installed here")

        def work(connection: Connection) -> tuple[list[LogRow], PositionKept | None]:
            return queries.read_log(connection, self.kept.id), queries.find_position(connection, self.kept.id)

        log, position = await self.storage.do(work)
        self.history = await metering.in_thread(partial(self._stood_up, self.game, self.kept.base, log, position))
        self._position_kept = 0 if position is None else position.version
        if self.history.match.seat is None:
            self.kept.phase = "over"

    def _stood_up(self, game: Game, base: dict[str, Any], log: list[LogRow], position: PositionKept | None) -> History:
        """The game replayed; where new rules or packs do not follow it, it goes on from the state kept beside it."""
        try:
            return replayed(game, base, log, self.pack_path)
        except Exception as error:
            if position is None:
                raise
            logger.warning("table %s goes on from version %s: %s", self.kept.id, position.version, error)
            return gone_on_from(game, base, log, self.pack_path, position)

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

        def work(connection: Connection) -> tuple[TableKept | None, list[SeatKept], Company, list[LogRow]]:
            return (
                queries.find_table(connection, self.kept.id),
                queries.find_seats(connection, self.kept.id),
                company_queries.find_company(connection, self.kept.id),
                queries.read_log(connection, self.kept.id, known),
            )

        kept, seats, company, rows = await self.storage.do(work)
        if kept is None:
            return
        changed = (kept, seats, company) != (self.kept, self.seats, self.company)
        rematch = None if kept.rematch == self.kept.rematch else kept.rematch
        self.kept, self.seats, self.company = kept, seats, company
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
        except BadInput as error:
            logger.warning("table %s does not follow what another server wrote: %s", self.kept.id, error)
            await self.read_again()
        if self.history.match.seat is None:
            self.kept.phase = "over"
        return bool(rows)

    def set_elsewhere(self, guests: set[str]) -> None:
        """Others are connected to other servers."""
        if self.now_elsewhere(guests):
            self.tell_change()

    # ------------------------------------------------------------------ listening

    def tell_change(self) -> None:
        for listener in self.listeners[:]:
            listener.table_changed()

    def say(self, message: Sent) -> None:
        for listener in self.listeners[:]:
            listener.table_said(message)

    def is_quiet(self) -> bool:
        """Whether nobody is here and nothing is under way, so that the table can be let go."""
        return not self.online and not self.lock.locked() and not any([one.is_busy() for one in self.listeners])
