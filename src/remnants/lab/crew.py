"""Who plays the games: this process, local processes, or a Ray cluster. The outcomes are the same."""

import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import takewhile
from math import inf
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from remnants.kernel.refusal import BadInput
from remnants.lab.games import Played, Task, play
from remnants.lab.log import Finished, KeptGames, Log

WAITING: Final = 3
"""How many games each worker has waiting for it."""
SECONDS_A_MINUTE: Final = 60
PATIENCE: Final = 10.0
"""So many seconds a cluster may take to answer."""
HOW_TO_INSTALL_RAY: Final = "Ray is not installed here; pip install 'remnants[ray]' brings it"


class NamedTask(Protocol):
    """A task: what it is called no other task of its run is called."""

    @property
    def name(self) -> str: ...


Work = TypeVar("Work", bound=NamedTask)
Outcome = TypeVar("Outcome")
Kept = TypeVar("Kept", bound=Finished)


def finish(tasks: list[Task], log: Log, jobs: int, ray: str | None) -> None:
    """Plays what the log does not have yet."""
    complete(tasks, log, jobs, ray, play)


def complete(
    tasks: list[Work],
    log: KeptGames[Kept],
    jobs: int,
    ray: str | None,
    work: Callable[[Work], Kept],
    minutes: float | None = None,
) -> None:
    """Does what the log does not have yet, with a bar that shows how far it is and how long it will take.

    After so many minutes nothing more is begun.
    """
    left = [task for task in tasks if task.name not in log.played]
    end = inf if minutes is None else monotonic() + SECONDS_A_MINUTE * minutes
    with progress_bar("games", len(tasks), len(tasks) - len(left)) as advance:
        for kept in worked(left, jobs, ray, work, end):
            log.add(kept)
            advance()


@contextmanager
def progress_bar(of_what: str, total: int, done: int) -> Iterator[Callable[[], None]]:
    """How far long work is and how long it will take; where nobody watches, nothing is shown."""
    console = Console(file=sys.stderr)
    columns = (TextColumn(of_what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(of_what, total=total, completed=done)
        yield lambda: progress.advance(bar)


def outcomes(tasks: list[Task], jobs: int, ray: str | None) -> Iterator[Played]:
    """The finished games, as they come."""
    return worked(tasks, jobs, ray, play)


def worked(
    tasks: list[Work], jobs: int, ray: str | None, work: Callable[[Work], Outcome], end: float = inf
) -> Iterator[Outcome]:
    """What comes of each task, in whatever order they end; when the clock stands at `end` nothing more is begun."""
    if not tasks:
        return iter(())
    in_time = takewhile(lambda _task: monotonic() < end, tasks)
    if ray is not None:
        return on_cluster(in_time, ray, work)
    return map(work, in_time) if jobs == 1 else in_processes(in_time, min(jobs, len(tasks)), work)


def in_processes(tasks: Iterable[Work], jobs: int, work: Callable[[Work], Outcome]) -> Iterator[Outcome]:
    """Local processes; few games wait at a time, so that an interruption loses only those under way."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=end_quietly) as pool:
        waiting: set[Future[Outcome]] = set()
        try:
            for task in tasks:
                waiting.add(pool.submit(work, task))
                if len(waiting) >= WAITING * jobs:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise BadInput("a process that played was ended; the same command goes on where it was") from None
        finally:
            for future in waiting:
                future.cancel()


def end_quietly() -> None:
    """Ctrl-C ends a playing process at once and without a word; what it had finished is in the log."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def check_cluster(address: str) -> None:
    """Ray itself would try for minutes where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address in {"local", "auto"}:
        return
    if not colon or not port.isdecimal():
        raise BadInput(f"--ray {address}: an address is HOST:PORT, ray://HOST:PORT, auto or local")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadInput(f"there is no Ray cluster at {address!r}: {error}") from None


def on_cluster(tasks: Iterable[Work], address: str, work: Callable[[Work], Outcome]) -> Iterator[Outcome]:
    """A Ray cluster: `local` starts one on this machine, anything else is the address of a running one."""
    check_cluster(address)
    if find_spec("ray") is None:
        raise BadInput(HOW_TO_INSTALL_RAY)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = import_module("ray")
    try:
        ray.init(address=address, include_dashboard=None if address != "local" else False, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadInput(f"there is no Ray cluster at {address!r}: {error}") from None
    try:
        remote = ray.remote(work)
        most = max(1, WAITING * int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
