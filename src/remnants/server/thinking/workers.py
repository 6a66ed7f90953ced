"""Worker processes. One that is overdue, dies or wants too much memory is replaced, and nobody else notices."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import struct
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from remnants import kits
from remnants.server import metering
from remnants.server.settings import Settings
from remnants.server.thinking import bot_levels
from remnants.server.thinking.fair_queue import FairQueue

SECONDS = struct.Struct("d")
PATIENCE = 3.0
"""How many times longer than its time on the processor a worker may take by the clock: the machine may be busy."""
GIVING_WAY = 10
"""How much less urgent workers are than the server, as `nice` counts."""
CarryOut = Callable[[bytes], bytes]
"""What a worker does: from a question to its answer, both as JSON. It raises nothing."""


class WorkerFailed(Exception):
    """A worker was overdue or died."""


def work(pipe: "Connection[bytes, bytes]", settings: Settings, carry_out: CarryOut) -> None:
    """The life of a worker process: it ends when the server does, because the pipe then ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way()
    limit_memory(settings.worker_memory)
    for place in settings.extra_games:
        kits.add(place)
    bot_levels.add(settings.extra_bots)
    pipe.send_bytes(b"ready")
    while True:
        try:
            question = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        started = time.process_time()
        limit_time(SECONDS.unpack_from(question)[0])
        answer = carry_out(question[SECONDS.size :])
        limit_time(0.0)
        pipe.send_bytes(SECONDS.pack(time.process_time() - started) + answer)


def give_way() -> None:
    """Where the system can, lets the server itself go first: answers and pushes wait for no calculation."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(GIVING_WAY)


def limit_time(seconds: float) -> None:
    """Where the system can, ends this process when it has used the processor for so long; 0 lets it go on."""
    with contextlib.suppress(AttributeError):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def limit_memory(most: int) -> None:
    """Where the system can, has this process fail when it asks for more memory than that."""
    try:
        import resource
    except ImportError:
        return
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


class Worker:
    """A worker process as the server sees it. `ask` blocks and is called in a thread."""

    def __init__(self, settings: Settings, carry_out: CarryOut) -> None:
        self.settings = settings
        self.carry_out = carry_out
        self._process: BaseProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None

    def ask(self, question: bytes, seconds: float) -> tuple[bytes, float]:
        """The answer, and the processor's seconds that it cost; at most so many."""
        try:
            pipe = self._pipe if self._pipe is not None and not self._pipe.closed else self._start()
            pipe.send_bytes(SECONDS.pack(seconds) + question)
            if not pipe.poll(seconds * PATIENCE):
                raise WorkerFailed(f"it had not answered after {seconds * PATIENCE:.1f} seconds")
            told = pipe.recv_bytes()
            return told[SECONDS.size :], float(SECONDS.unpack_from(told)[0])
        except (EOFError, OSError) as error:
            overdue = self._ended_by_time()
            self.stop()
            why = f"it was still thinking after {seconds:.1f} seconds" if overdue else f"its process died: {error!r}"
            raise WorkerFailed(why) from None
        except WorkerFailed:
            self.stop()
            raise

    def _ended_by_time(self) -> bool:
        if self._process is None:
            return False
        self._process.join(1)
        return self._process.exitcode == -getattr(signal, "SIGPROF", 0)

    def _start(self) -> "Connection[bytes, bytes]":
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        arguments = (theirs, self.settings, self.carry_out)
        self._process = spawn.Process(target=work, args=arguments, name="worker", daemon=True)
        self._process.start()
        theirs.close()
        self._pipe = ours
        if not ours.poll(self.settings.worker_start_seconds):
            raise WorkerFailed("its process did not start")
        ours.recv_bytes()
        return ours

    def stop(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(5)


class Workers:
    """Some worker processes, started when first needed and shared fairly by all who ask.

    `count` of them work for anybody; one more is kept for whoever else comes, so that nobody waits for the end of what
    another one is having worked out. Until then it is not even started.
    """

    def __init__(self, settings: Settings, carry_out: CarryOut, count: int) -> None:
        self._all = [Worker(settings, carry_out) for _ in range(count + 1)]
        self._idle = self._all[::-1]
        self._most_of_one = count
        self._at_work: Counter[str] = Counter()
        self._waiting: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self._threads = ThreadPoolExecutor(count + 1, thread_name_prefix="worker")

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return len(self._waiting)

    async def ask(self, question: bytes, seconds: float, owner: str, table: str) -> bytes:
        """The answer to a question; raises WorkerFailed if there is none in time."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[Worker] = loop.create_future()
        self._waiting.put(owner, table, turn)
        self._hand_out()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result(), owner)
            raise
        asked = loop.run_in_executor(self._threads, worker.ask, question, seconds)
        asked.add_done_callback(lambda done: self._answered(worker, owner, seconds, done))
        try:
            answer, cost = await asyncio.shield(asked)
        except WorkerFailed:
            metering.add(seconds)
            raise
        metering.add(cost)
        return answer

    def _hand_out(self) -> None:
        while self._idle:
            found = self._waiting.take(self._may_have_another)
            if found is None:
                return
            owner, turn = found
            if not turn.done():
                self._at_work[owner] += 1
                turn.set_result(self._idle.pop())

    def _may_have_another(self, owner: str) -> bool:
        return self._at_work[owner] < self._most_of_one

    def _answered(self, worker: Worker, owner: str, seconds: float, asked: asyncio.Future[tuple[bytes, float]]) -> None:
        """A worker is free again, even if whoever asked it no longer waits for what came of it."""
        if not asked.cancelled():
            self._waiting.spend(owner, seconds if asked.exception() is not None else asked.result()[1])
        self._release(worker, owner)

    def _release(self, worker: Worker, owner: str) -> None:
        self._at_work[owner] -= 1
        if self._at_work[owner] == 0:
            del self._at_work[owner]
        self._idle.append(worker)
        self._hand_out()

    async def close(self) -> None:
        for worker in self._all:
            worker.stop()
        await asyncio.to_thread(self._threads.shutdown, True)
