"""Worker processes that step some of the games while the process that asked steps its own.

What is asked lies in shared memory. A step takes less than a millisecond, and waking a process that sleeps can take a
tenth of one; so whoever waits looks out for the signal a short while before going to sleep.
"""

import gc
import multiprocessing
import os
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from remnants.envs.form import Form
from remnants.envs.pages import Desk
from remnants.envs.rows import STEP, Rows

CONTEXT = multiprocessing.get_context("spawn")
PATIENCE = 0.0005
"""How many seconds somebody who waits stays awake."""
LOOKS = 20
"""How often one looks before letting others have the processor, if they want it."""
CLOSE = -1
"""Where a page would stand: there is nothing more to do."""


class Signal:
    """Given in one process and awaited in another, at the two ends of a connection."""

    def __init__(self) -> None:
        self._given = CONTEXT.Semaphore(0)
        self._asleep = CONTEXT.Semaphore(0)

    def give(self, connection: Connection) -> None:
        """Whoever sleeps is woken by an empty message."""
        self._given.release()
        if self._asleep.acquire(False):
            connection.send_bytes(b"")

    def wait(self, connection: Connection) -> None:
        """Fails as a connection does if the other process has ended."""
        if self._heard():
            return
        self._asleep.release()
        given = self._given.acquire(False)
        if given and self._asleep.acquire(False):
            return
        connection.recv_bytes()
        if not given:
            self._given.acquire()

    def _heard(self) -> bool:
        """Whether it is given before patience is at an end."""
        given = self._given.acquire
        until = time.perf_counter() + PATIENCE
        while True:
            for _ in range(LOOKS):
                if given(False):
                    return True
            if time.perf_counter() > until:
                return False
            if hasattr(os, "sched_yield"):
                os.sched_yield()


class SteppingProcess:
    """A worker process as whoever asks it sees it. It has the games of some rows."""

    def __init__(self, settings: dict[str, Any], games: int, blocks: list[Any], rows: slice) -> None:
        self.rows = rows
        self._order = CONTEXT.RawArray("q", 2)
        self._objects = CONTEXT.RawValue("b", 0)
        self._asked, self._done = Signal(), Signal()
        self._connection, theirs = CONTEXT.Pipe()
        signals = (self._order, self._objects, self._asked, self._done, theirs)
        arguments = (settings, games, blocks, rows, *signals)
        self._process = CONTEXT.Process(target=work, args=arguments, daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, page: int, seed: int) -> None:
        """A new beginning from a seed or a STEP, and what the games look like then written on a page."""
        self._order[:] = page, seed
        try:
            self._asked.give(self._connection)
        except ConnectionError as error:
            raise self._ended() from error

    def answer(self) -> str:
        """Waits until all is done; gives what the worker objects to, empty where there is nothing."""
        try:
            self._done.wait(self._connection)
            return self._connection.recv_bytes().decode() if self._objects.value else ""
        except (EOFError, ConnectionError) as error:
            raise self._ended() from error

    def _ended(self) -> RuntimeError:
        games = f"{self.rows.start} to {self.rows.stop - 1}"
        return RuntimeError(f"the worker process with games {games} has ended; what it printed says why")

    def close(self) -> None:
        with suppress(RuntimeError):
            self.ask(CLOSE, STEP)
        self._process.join()
        self._connection.close()


def work(
    settings: dict[str, Any],
    games: int,
    blocks: list[Any],
    share: slice,
    order: Any,
    objects: Any,
    asked: Signal,
    done: Signal,
    connection: Connection,
) -> None:
    """What a worker process does until it is closed or whoever asks has ended."""
    form = Form(**settings)
    rows = Rows(form, Desk(form, games, blocks), share)
    gc.freeze()
    with suppress(EOFError, ConnectionError):
        while True:
            asked.wait(connection)
            page, seed = order
            if page == CLOSE:
                break
            objection = rows.carry_out(page, seed)
            objects.value = bool(objection)
            done.give(connection)
            if objection:
                connection.send_bytes(objection.encode())
