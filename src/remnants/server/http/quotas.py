"""How much anybody may leave behind on the server: guests, tables, chat, and the size of all of it."""

import time

from remnants.server.errors import Denied
from remnants.server.http.limits import Limits
from remnants.server.settings import Settings
from remnants.server.storage import queries
from remnants.server.storage.database import Storage

SIZE_KNOWN_FOR = 30.0


class Quotas:
    """Checked before something new is kept."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self._guests = Limits("new guests", settings.guests_per_second, settings.guests_at_once)
        self._chat = Limits("things said", settings.chat_per_second, settings.chat_at_once)
        tries = settings.passphrases_tried_per_second, settings.passphrases_tried_at_once
        self._passphrases = Limits("passphrases tried", *tries)
        self._reports = Limits("reports", settings.reports_per_second, settings.reports_at_once)
        self._size = 0
        self._measured = float("-inf")

    def check_new_guest(self, network: str) -> None:
        self._guests.check(network)

    def check_chat(self, guest: str) -> None:
        self._chat.check(guest)

    def check_passphrase(self, network: str, table: str) -> None:
        """Denied where passphrases are guessed: from one address, or at one table from many."""
        self._passphrases.check(f"from {network}")
        self._passphrases.check(f"at {table}")

    def check_report(self, guest: str) -> None:
        self._reports.check(guest)

    async def check_new_table(self, guest: str) -> None:
        """Denied to whoever has too many unfinished tables, and to everybody when the database is full."""
        open_tables = await self.storage.do(lambda connection: queries.count_unfinished(connection, guest))
        if open_tables >= self.settings.tables_per_guest:
            raise Denied("too-many", f"{open_tables} unfinished tables are enough; finish some of them first")
        if self.settings.largest_database and await self._database_size() >= self.settings.largest_database:
            raise Denied("too-many", "this server has no room for new tables at the moment")

    async def _database_size(self) -> int:
        if time.monotonic() - self._measured > SIZE_KNOWN_FOR:
            self._size = await self.storage.do(queries.database_size)
            self._measured = time.monotonic()
        return self._size
