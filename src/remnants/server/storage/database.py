"""Keeping things: whatever `do` has returned from is on disk.

A piece of work is a plain function of a connection, the same for both databases; it happens whole or not at all. It may
be begun again, so it changes nothing but the database.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from remnants.kernel.refusal import BadInput
from remnants.server.cluster.news import News
from remnants.server.settings import usual_database

T = TypeVar("T")
Hearer = Callable[[News | None], None]


class Storage(Protocol):
    """A database."""

    async def open(self) -> None:
        """Connects and brings the database to its newest form."""

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Does some work in one transaction and gives its result once it is on disk."""

    async def close(self) -> None:
        """Finishes what was begun and disconnects."""

    @property
    def name(self) -> str:
        """What the servers on one database call this one."""

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database at the same time."""

    def announce(self, connection: Connection, news: News) -> None:
        """Tells the other servers, once the work that this is part of is on disk."""

    async def listen(self, hear: Hearer) -> None:
        """Has the news of the other servers told, None whenever some may have been missed."""

    async def claim(self, what: str) -> bool:
        """Whether no other server has claimed it; it is this server's until it gives it back or is gone."""

    async def give_back(self, what: str) -> None:
        """Lets others claim it."""


def storage_for(database: str) -> Storage:
    """The storage that a database URL or the name of a file stands for."""
    from remnants.server.storage.sqlite import SqliteStorage

    text = database or usual_database()
    if "://" not in text:
        return SqliteStorage(Path(text))
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadInput(f"{text!r} is no database URL; sqlite:///games.sqlite would be one") from None
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadInput("games must survive the server, so the database is a file: sqlite:///games.sqlite")
        return SqliteStorage(Path(url.database))
    if url.get_backend_name() == "postgresql":
        from remnants.server.storage.postgresql import PostgresqlStorage

        return PostgresqlStorage(url.set(drivername="postgresql+asyncpg"))
    raise BadInput(f"databases are sqlite:///file or postgresql://user@host/name, not {url.get_backend_name()}")
