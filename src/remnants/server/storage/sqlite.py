"""SQLite behind one thread: every connection problem of many writers is avoided by having one.

Whatever waits when the thread comes round is committed together, so a busy server pays for one flush, not for many.
"""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event

from remnants.kernel.refusal import BadInput
from remnants.server.cluster.news import News
from remnants.server.storage.file_lock import FileLock
from remnants.server.storage.migrations import upgrade

T = TypeVar("T")
MOST_TOGETHER = 256


class DatabaseJob:
    """Some work, and who waits for it."""

    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Tells whoever waits; called from the event loop."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteStorage:
    """A file, written with WAL and a full flush before every answer."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path)
        self._jobs: SimpleQueue[DatabaseJob | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{self.path}: the folder for the database cannot be made: {error}") from None
        self._lock.take()
        ready = DatabaseJob(upgrade)
        self._thread = threading.Thread(target=self._work, args=(ready,), name="sqlite", daemon=True)
        self._thread.start()
        await ready.future

    async def do(self, work: Callable[[Connection], T]) -> T:
        if self._thread is None:
            raise RuntimeError("the storage is closed")
        job = DatabaseJob(work)
        self._jobs.put(job)
        done: T = await job.future
        return done

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)
        self._lock.give_back()

    shared = False
    name = "alone"

    def announce(self, connection: Connection, news: News) -> None:
        """There is nobody else."""

    async def listen(self, hear: Callable[[News | None], None]) -> None:
        """There is nobody else."""

    async def claim(self, what: str) -> bool:
        return True

    async def give_back(self, what: str) -> None:
        """There is nobody else."""

    def _work(self, ready: DatabaseJob) -> None:
        engine = create_engine(f"sqlite:///{self.path}")
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
        try:
            connection = engine.connect()
        except Exception as error:
            ready.error = BadInput(f"{self.path}: the database cannot be opened: {error}")
            _answer([ready])
            return
        with connection:
            _carry_out(connection, [ready])
            while True:
                jobs = self._waiting()
                _carry_out(connection, [job for job in jobs if job is not None])
                if None in jobs:
                    break
        engine.dispose()

    def _waiting(self) -> list[DatabaseJob | None]:
        """The next job and all that have gathered behind it."""
        jobs = [self._jobs.get()]
        while len(jobs) < MOST_TOGETHER:
            try:
                jobs.append(self._jobs.get_nowait())
            except Empty:
                break
        return jobs


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    for pragma in ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"]:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _carry_out(connection: Connection, jobs: list[DatabaseJob]) -> None:
    """Does some jobs in one transaction; one that fails leaves no trace and does not touch the others.

    Hardly any does fail, so only where one has are they all begun again, each with a way back of its own.
    """
    try:
        with connection.begin():
            for job in jobs:
                job.result = job.work(connection)
    except Exception as error:
        if len(jobs) == 1:
            jobs[0].error = error
        else:
            _carry_out_each(connection, jobs)
    _answer(jobs)


def _carry_out_each(connection: Connection, jobs: list[DatabaseJob]) -> None:
    try:
        with connection.begin():
            for job in jobs:
                try:
                    with connection.begin_nested():
                        job.result = job.work(connection)
                except Exception as error:
                    job.error = error
    except Exception as error:
        for job in jobs:
            job.error = job.error or error


def _answer(jobs: list[DatabaseJob]) -> None:
    """Tells all who wait; the event loop is woken once for them."""
    if jobs:
        jobs[0].loop.call_soon_threadsafe(_settle, jobs)


def _settle(jobs: list[DatabaseJob]) -> None:
    for job in jobs:
        job.settle()
