"""Worker processes in which bots think. One that is overdue or dies is replaced, and nobody else notices."""

import asyncio
import multiprocessing
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec

from remnants.kernel.match import Match
from remnants.server import bots
from remnants.server.catalogue import find_game
from remnants.server.settings import Settings


class Job(msgspec.Struct):
    """One question to a bot: the record of a guess, so that a worker never holds a hidden fact."""

    game: str
    pack: str | None
    guess: dict[str, Any]
    level: str
    seat: int
    seed: str


class Answer(msgspec.Struct):
    """What a worker says: a choice, or why there is none."""

    choice: list[int | str] | None
    trouble: str | None = None


class BotFailed(Exception):
    """A bot was overdue, died or raised."""


def work(pipe: "Connection[bytes, bytes]", extra_games: tuple[str, ...], extra_bots: tuple[str, ...]) -> None:
    """The life of a worker process: it ends when the server does, because the pipe then ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots.add(extra_bots)
    pipe.send_bytes(b"ready")
    while True:
        try:
            job = msgspec.json.decode(pipe.recv_bytes(), type=Job)
        except (EOFError, OSError):
            return
        pipe.send_bytes(msgspec.json.encode(answered(job, extra_games)))


def answered(job: Job, extra_games: tuple[str, ...]) -> Answer:
    """Asks the bot; whatever it raises is told, not raised."""
    try:
        guess = Match.load(find_game(job.game, extra_games), job.guess, job.pack)
        return Answer(list(bots.choose(guess, job.level, job.seat, job.seed)))
    except Exception as error:
        return Answer(None, repr(error)[:500])


class Worker:
    """A worker process as the server sees it. `ask` blocks and is called in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._process: BaseProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None

    def ask(self, job: bytes, seconds: float) -> Answer:
        try:
            pipe = self._pipe if self._pipe is not None and not self._pipe.closed else self._start()
            pipe.send_bytes(job)
            if not pipe.poll(seconds):
                raise BotFailed(f"it was still thinking after {seconds:.1f} seconds")
            return msgspec.json.decode(pipe.recv_bytes(), type=Answer)
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            self.stop()
            raise BotFailed(f"its process died: {error!r}") from None
        except BotFailed:
            self.stop()
            raise

    def _start(self) -> "Connection[bytes, bytes]":
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        arguments = (theirs, self.settings.extra_games, self.settings.extra_bots)
        self._process = spawn.Process(target=work, args=arguments, name="bot", daemon=True)
        self._process.start()
        theirs.close()
        self._pipe = ours
        if not ours.poll(self.settings.worker_start_seconds):
            raise BotFailed("its process did not start")
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
    """Some worker processes, started when first needed."""

    def __init__(self, settings: Settings) -> None:
        count = settings.workers()
        self._all = [Worker(settings) for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._idle.put_nowait(worker)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bot")

    async def ask(self, job: Job, seconds: float) -> Answer:
        """The answer of a bot; raises BotFailed if there is none in time."""
        worker = await self._idle.get()
        asked = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, msgspec.json.encode(job), seconds)
        asked.add_done_callback(lambda _: self._idle.put_nowait(worker))
        return await asyncio.shield(asked)

    async def close(self) -> None:
        for worker in self._all:
            worker.stop()
        await asyncio.to_thread(self._threads.shutdown, True)
