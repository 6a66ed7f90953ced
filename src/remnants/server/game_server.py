"""One server with all its parts."""

import contextlib

from remnants.server.cluster.other_servers import OtherServers
from remnants.server.cluster.owners import Owners
from remnants.server.games_offered import GamesOffered
from remnants.server.http.doors import Doors
from remnants.server.http.limits import Limits, OpenSockets, Workload
from remnants.server.http.quotas import Quotas
from remnants.server.http.sending_on import SendingOn
from remnants.server.notices.delivery import NoticeDelivery
from remnants.server.notices.due import DueNotices
from remnants.server.people.devices import Devices
from remnants.server.people.passphrases import Passphrases
from remnants.server.settings import Settings
from remnants.server.storage.database import Storage
from remnants.server.tables.analyses import Analyses
from remnants.server.tables.clock_ends import ClockEnds
from remnants.server.tables.directory import TableDirectory
from remnants.server.tables.making import TableMaker
from remnants.server.tables.table import Table
from remnants.server.tables.waking import Waking
from remnants.server.thinking.bot_answers import BotAnswers
from remnants.server.thinking.bot_turns import BotTurns
from remnants.server.thinking.calculator import Calculator


class GameServer:
    """The games it offers, its database, its tables, its bots, its notices, and the other servers it works with."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.games = GamesOffered(settings)
        self.bots = BotAnswers(settings)
        self.notices = NoticeDelivery(settings, storage)
        self.calculator = Calculator(settings)
        self.analyses = Analyses(self.calculator)
        self.sockets = OpenSockets(settings.sockets_per_address)
        self.messages = Limits("messages", settings.messages_per_second, settings.messages_at_once)
        self.workload = Workload(settings.work_per_second, settings.work_at_once)
        self.doors = Doors(settings.patience_with_floods, settings.shut_out_seconds)
        self.quotas = Quotas(settings, storage)
        self.owners = Owners(storage)
        self.sending_on = SendingOn(self.owners)
        self.tables = TableDirectory(
            storage, self.games, settings, self.calculator, self._attend, self._part, self.owners
        )
        self.maker = TableMaker(self.tables, self.calculator, self.quotas)
        self.devices = Devices(storage, settings)
        self.passphrases = Passphrases()
        self.other_servers = OtherServers(self.tables, self.devices, storage, settings, self.owners)
        self.waking = Waking(self.tables, storage, settings, self.owners)
        self._opened = False

    async def open(self) -> None:
        """Connects; once. No game is stood up before somebody comes, or a bot or a notice is due."""
        if self._opened:
            return
        self._opened = True
        await self.storage.open()
        await self.notices.open()
        await self.other_servers.open()
        self.waking.open()

    async def close(self) -> None:
        await self.waking.close()
        await self.tables.stop_reading()
        with contextlib.suppress(Exception):  # the others notice it anyway
            await self.owners.close()
        await self.sending_on.close()
        await self.other_servers.close()
        for table in self.tables.in_memory():
            await self._part(table)
        await self.notices.close()
        await self.bots.close()
        await self.analyses.close()
        await self.calculator.close()
        await self.storage.close()

    async def _part(self, table: Table) -> None:
        """Stops attending to a table, which others may have awake from now on."""
        await self.owners.release(table.kept.id)
        for listener in table.listeners:
            if isinstance(listener, BotTurns | DueNotices | ClockEnds):
                await listener.stop()

    def _attend(self, table: Table) -> None:
        """Has the bots of a table played for, its absent players told and its clock watched, from now on."""
        table.elsewhere = self.other_servers.guests_at(table.kept.id)
        bots = BotTurns(table, self.bots, self.settings)
        notices = DueNotices(table, self.notices, self.settings)
        ends = ClockEnds(table, self.settings)
        table.listeners += [bots, notices, ends]
        for listener in (bots, notices, ends):
            listener.table_moved()
