"""The reports of a database, read beside a server that may be running on it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import OperationalError

from remnants.kernel.refusal import BadInput
from remnants.server.storage import company_queries
from remnants.server.storage.company_queries import Complaint
from remnants.server.storage.database import Storage, storage_for
from remnants.server.storage.sqlite import SqliteStorage

T = TypeVar("T")


def reports(database: str, everything: bool, done: str) -> list[str]:
    """The lines that tell of all reports; with `done` one of them is closed first."""
    storage = storage_for(database)
    if done and not asked(storage, lambda connection: company_queries.close_report(connection, done)):
        raise BadInput(f"there is no report {done!r}; `remnants reports` names those there are")
    found = asked(storage, lambda connection: company_queries.read_reports(connection, everything))
    return [line for report in found for line in told(report)] or ["nothing has been reported"]


def asked(storage: Storage, work: Callable[[Connection], T]) -> T:
    """The answer of the database, whose file a running server keeps locked for other servers only."""
    if isinstance(storage, SqliteStorage):
        if not storage.path.is_file():
            raise BadInput(f"{storage.path}: there is no such database")
        engine = create_engine(f"sqlite:///{storage.path}", connect_args={"timeout": 10})
        try:
            with engine.begin() as connection:
                return work(connection)
        except OperationalError as error:
            raise BadInput(f"{storage.path}: a server of this version must have opened it once: {error.orig}") from None
        finally:
            engine.dispose()
    return asyncio.run(_asked(storage, work))


async def _asked(storage: Storage, work: Callable[[Connection], T]) -> T:
    await storage.open()
    try:
        return await storage.do(work)
    finally:
        await storage.close()


def told(report: Complaint) -> list[str]:
    state = ", dealt with" if report.done else ""
    heading = f"{report.id}{state}: {report.at}, table {report.table_id}, seat {report.seat} ({report.name})"
    said = [f"      {line.at} {line.name}: {line.text}" for line in report.chat]
    return [heading, f"    {report.reporter}: {report.reason}", *said]
