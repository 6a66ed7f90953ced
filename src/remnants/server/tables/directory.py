"""All tables of a server: finding them, and standing them up again after a restart."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from sqlalchemy import Connection

from remnants.kernel.refusal import BadInput
from remnants.kernel.replay import Differs
from remnants.server import metering, metrics, random_keys
from remnants.server.cluster.owners import Owners
from remnants.server.errors import Denied
from remnants.server.games_offered import GamesOffered
from remnants.server.http.messages import TableListed
from remnants.server.people.company import Company
from remnants.server.settings import Settings
from remnants.server.storage import company_queries, queries
from remnants.server.storage.database import Storage
from remnants.server.storage.queries import TableKept
from remnants.server.tables import payloads
from remnants.server.tables.history import whole_record
from remnants.server.tables.seats import SeatKept
from remnants.server.tables.table import RULES_CHANGED, Table
from remnants.server.thinking.calculations import ChoiceTrial, RecordTrial
from remnants.server.thinking.calculator import Calculator

logger = logging.getLogger("remnants.server")
Attend = Callable[[Table], None]
Part = Callable[[Table], Coroutine[Any, Any, None]]
"""Is told of every table that comes into memory, to play for its bots and to tell its absent players."""


class TableDirectory:
    """The tables. A game that cannot be stood up again is marked broken; the others are not touched by it."""

    def __init__(
        self,
        storage: Storage,
        games: GamesOffered,
        settings: Settings,
        calculator: Calculator,
        attend: Attend,
        part: Part,
        owners: Owners,
    ) -> None:
        self.owners = owners
        self.storage = storage
        self.games = games
        self.settings = settings
        self.calculator = calculator
        self._attend = attend
        self._part = part
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    def in_memory(self) -> list[Table]:
        """All unfinished tables, and those somebody has looked at."""
        return list(self._tables.values())

    def known(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        return self._tables.get(table_id)

    async def find(self, table_id: str) -> Table:
        """A table by its id, read from the database if need be."""
        if table_id in self._tables:
            self._tables[table_id].used = time.monotonic()
            return self._tables[table_id]
        if not random_keys.is_table_id(table_id):
            raise Denied("unknown", f"there is no table {table_id[:40]!r}")
        if table_id not in self._loading:
            reading = self._loading[table_id] = metering.start(self._read(table_id))
            reading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def stop_reading(self) -> None:
        """Gives up on tables that are just being read: the server ends."""
        reading = list(self._loading.values())
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    async def _read(self, table_id: str) -> Table:
        def work(connection: Connection) -> tuple[TableKept | None, list[SeatKept], Company]:
            kept = queries.find_table(connection, table_id)
            return kept, queries.find_seats(connection, table_id), company_queries.find_company(connection, table_id)

        kept, seats, company = await self.storage.do(work)
        if kept is None:
            raise Denied("unknown", f"there is no table {table_id[:40]!r}")
        await self.owners.elsewhere(table_id)
        table = Table(kept, seats, company, self.storage)
        trouble = await self._stand_up(table)
        await self._note_what_was_found(table, trouble)
        if trouble is not None:
            logger.error("table %s is broken: %s", table_id, trouble)
        self._take_in(table)
        return table

    async def look_over(self, table_id: str) -> str | None:
        """Why a game cannot go on with today's rules; None if it can. Nothing is changed and nothing kept awake."""
        kept, seats = await self.storage.do(
            lambda connection: (queries.find_table(connection, table_id), queries.find_seats(connection, table_id))
        )
        return None if kept is None else await self._stand_up(Table(kept, seats, Company(), self.storage))

    async def _stand_up(self, table: Table) -> str | None:
        """Stands the game up again; gives why it cannot be, if it cannot."""
        try:
            self._equip(table)
            await self._try_record(table)
            await table.read_again()
        except Differs as error:
            logger.error("table %s: %s", table.kept.id, error)
            return f"{RULES_CHANGED} what follows answer {error.answer} differs, by {error.rule}"
        except BadInput as error:
            return str(error)
        except Exception as error:
            logger.exception("table %s cannot be replayed", table.kept.id)
            return f"the rules failed while it was replayed: {error!r}"
        return None

    async def _note_what_was_found(self, table: Table, trouble: str | None) -> None:
        """Keeps how the game stands, should that not be on disk yet, and that somebody is interested in it again."""
        kept = table.kept
        decides = table.decides
        to_move = decides is not None and kept.phase == "playing" and table.seats[decides].bot_level is not None
        found = msgspec.structs.replace(
            kept,
            trouble=trouble,
            put_away=False,
            decides=decides if trouble is None else kept.decides,
            version=table.version if trouble is None else kept.version,
            bot_to_move=to_move and trouble is None,
        )
        if found != kept:
            table.kept = found
            columns = ("trouble", "put_away", "decides", "version", "bot_to_move")
            await self.storage.do(lambda connection: queries.change_table(connection, found, *columns))

    def _equip(self, table: Table) -> None:
        table.game = self.games.game(table.kept.game)
        table.pack = self.games.pack_of_table(table.kept)
        table.pack_path = self.games.pack_path(table.kept.game, table.pack)
        table.away_seconds = self.settings.away_seconds
        if table.kept.uploaded and table.kept.base is not None and table.kept.base["start"] is not None:
            table.try_choice = self._try_choice

    async def _try_record(self, table: Table) -> None:
        """Has a stranger's record tried in a worker process before it is loaded here; BadInput if it fails there."""
        kept = table.kept
        if not kept.uploaded or kept.base is None:
            return
        log = await self.storage.do(lambda connection: queries.read_log(connection, kept.id))
        record = whole_record(kept.base, log)
        trial = RecordTrial(kept.game, table.pack_path, record)
        try:
            await self.calculator.result(trial, kept.origin or "", dict, seconds=self.settings.trial_seconds)
        except Denied as error:
            raise BadInput(error.message) from None

    async def _try_choice(self, table: Table, choice: Any) -> None:
        history = table.playing()
        trial = ChoiceTrial(table.kept.game, table.pack_path, history.now(), choice)
        await self.calculator.result(trial, table.kept.origin or "", bool, seconds=self.settings.choice_trial_seconds)

    def add(self, table: Table) -> None:
        """Takes a new table in."""
        self._equip(table)
        self._take_in(table)

    def _take_in(self, table: Table) -> None:
        self._tables[table.kept.id] = table
        self._attend(table)

    async def let_go(self) -> int:
        """Forgets tables that nobody has asked for in a while and at which nothing is under way; gives how many.

        One that another server has awake was only needed for a moment.
        """
        quiet_since = time.monotonic() - self.settings.sleep_after
        asleep = [
            table
            for table in self._tables.values()
            if (table.used < quiet_since or not self.owners.has(table.kept.id)) and table.is_quiet()
        ]
        for table in asleep:
            del self._tables[table.kept.id]
            await self._part(table)
        return len(asleep)

    def count(self) -> None:
        """Tells the metrics how many tables there are."""
        phases = [table.phase for table in self._tables.values()]
        for phase in ("gathering", "playing", "over", "broken"):
            metrics.tables.labels(phase).set(phases.count(phase))

    async def tables_of(self, guest: str) -> list[TableListed]:
        """Somebody's tables, those first where it is their turn."""
        rows = await self.storage.do(lambda connection: queries.tables_of(connection, guest))
        listed = [payloads.table_listed(kept, seats, guest) for kept, seats in rows]
        unfinished = {"playing": 0, "gathering": 1, "broken": 2, "over": 3}
        return sorted(listed, key=lambda table: (not table.your_turn, unfinished[table.phase]))
