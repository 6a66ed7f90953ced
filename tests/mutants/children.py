"""Work in forked processes: each begins with everything imported and leaves nothing behind."""

import json
import os
import resource
import selectors
import signal
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

MOST_MEMORY: Final = 4 * 1024**3


class Job(NamedTuple):
    """Something to work out in a process of its own, within a time."""

    name: str
    work: Callable[[], Any]
    seconds: float


class Outcome(NamedTuple):
    """What a job gave; `result` is None if it ran out of time or memory, or broke down."""

    name: str
    result: Any
    seconds: float


def begin(job: Job) -> tuple[int, int]:
    """Starts a job; gives the process and the pipe from which its result will come."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    try:
        os.close(reading)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, job.seconds)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        silence()
        told = json.dumps(job.work()).encode()
        while told:
            told = told[os.write(writing, told) :]
        os._exit(0)
    except BaseException:
        os._exit(1)


def silence() -> None:
    """What tests print is of no interest here."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115


def outcomes(jobs: Iterator[Job], at_once: int) -> Iterator[Outcome]:
    """Works through the jobs, a few at once, and gives the outcomes as they come."""
    selector = selectors.DefaultSelector()
    running: dict[int, tuple[Job, int, float, bytearray]] = {}
    while True:
        while len(running) < at_once and (job := next(jobs, None)) is not None:
            process, pipe = begin(job)
            running[pipe] = (job, process, time.perf_counter(), bytearray())
            selector.register(pipe, selectors.EVENT_READ)
        if not running:
            return
        for key, _ in selector.select():
            told = os.read(key.fd, 1 << 16)
            job, process, began, so_far = running[key.fd]
            so_far += told
            if not told:
                selector.unregister(key.fd)
                os.close(key.fd)
                del running[key.fd]
                os.waitpid(process, 0)
                yield Outcome(job.name, json.loads(so_far) if so_far else None, time.perf_counter() - began)
