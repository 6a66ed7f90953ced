"""Which of several servers has a table awake: one of them, as long as somebody is there; the others send on to it.

What keeps a game from going two ways is the key of its log, not this: a server that takes over a table too early, or
serves one that another has taken over, only works in vain.
"""

import time
from functools import partial

from remnants.server.cluster.postgresql_channel import key_of
from remnants.server.random_keys import is_table_id
from remnants.server.storage import owner_queries
from remnants.server.storage.database import Storage

KNOWN_FOR = 2.0
"""Seconds for which another server is taken to have a table still awake."""


def lock_of(server: str) -> str:
    """What a server claims for as long as it lives."""
    return f"server {server}"


class Owners:
    """What this server knows of who has which table awake. Alone on a database it has them all."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.address = ""
        """Where the others reach this server; while that is empty it serves whatever it is asked for."""
        self._mine: set[str] = set()
        self._others: dict[str, tuple[str, float]] = {}

    async def open(self, address: str) -> None:
        """From now on tables are this server's that it is asked for first."""
        if self.storage.shared and await self.storage.claim(lock_of(self.storage.name)):
            announcing = partial(owner_queries.announce, name=self.storage.name, address=address)
            await self.storage.do(announcing)
            self.address = address

    async def open_again(self) -> None:
        """The database had lost sight of this server: what it had may be somebody else's."""
        self._mine.clear()
        self._others.clear()
        if self.address:
            await self.open(self.address)

    async def close(self) -> None:
        if self.address:
            self.address = ""
            await self.storage.do(partial(owner_queries.withdraw, name=self.storage.name))

    async def elsewhere(self, table_id: str) -> str | None:
        """The address of the other server that has a table awake; None where this one has it, from now on."""
        if not self.address or table_id in self._mine or not is_table_id(table_id):
            return None
        known = self._others.get(table_id)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        server, address = await self.storage.do(
            lambda connection: owner_queries.owner(
                connection, table_id, self.storage.name, lambda name: key_of(lock_of(name))
            )
        )
        if server == self.storage.name:
            self._mine.add(table_id)
        if not address:
            self._others.pop(table_id, None)
            return None
        if len(self._others) > 10_000:
            self._others.clear()
        self._others[table_id] = (address, time.monotonic() + KNOWN_FOR)
        return address

    def has(self, table_id: str) -> bool:
        """Whether no other server is known to have a table awake."""
        return not self.address or table_id in self._mine

    def doubt(self, table_id: str) -> None:
        """Whoever had it awake does not answer: who has it is looked up again."""
        self._others.pop(table_id, None)

    async def release(self, table_id: str) -> None:
        """This server lets a table go."""
        if table_id in self._mine:
            self._mine.discard(table_id)
            await self.storage.do(partial(owner_queries.release, table_id=table_id, name=self.storage.name))
