"""What things cost: the processor's time, not the time that passed.

Whoever waits for a busy machine, for the disk or for others has cost nothing. Where something is metered, the steps
of its coroutines are timed on their thread, and worker processes add what they used.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Meter:
    """Adds up seconds of the processor."""

    __slots__ = ("seconds",)

    def __init__(self) -> None:
        self.seconds = 0.0


_running: ContextVar[Meter | None] = ContextVar("meter", default=None)


def add(seconds: float) -> None:
    """Something beside the event loop has cost as much, for whoever is metered here."""
    meter = _running.get()
    if meter is not None:
        meter.seconds += seconds


class Metered(Generic[T]):
    """Something to be awaited whose steps are timed; what it awaits, and what it starts by `start`, is counted too."""

    __slots__ = ("_meter", "_work")

    def __init__(self, work: Coroutine[Any, Any, T], meter: Meter) -> None:
        self._work = work
        self._meter = meter

    def __await__(self) -> Generator[Any, Any, T]:
        before = _running.get()
        _running.set(self._meter)
        try:
            return (yield from self._steps(self._meter))
        finally:
            _running.set(before)  # no `reset`: whoever is thrown away unfinished may end in another context

    def _steps(self, meter: Meter) -> Generator[Any, Any, T]:
        work, told, raised = self._work, None, None
        while True:
            started = time.thread_time()
            try:
                awaited = work.send(told) if raised is None else work.throw(raised)
            except StopIteration as finished:
                result: T = finished.value
                return result
            finally:
                meter.seconds += time.thread_time() - started
            told, raised = None, None
            try:
                told = yield awaited
            except GeneratorExit:
                work.close()
                raise
            except BaseException as error:
                raised = error


def start(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task of its own, counted for whoever starts it if they are metered; it is finished even if they go away."""
    meter = _running.get()
    return asyncio.ensure_future(work if meter is None else _awaited(work, meter))


async def _awaited(work: Coroutine[Any, Any, T], meter: Meter) -> T:
    return await Metered(work, meter)


async def in_thread(work: Callable[[], T]) -> T:
    """Does something in a thread, so that others have their turns meanwhile; it is counted like everything else."""
    meter = Meter()

    def timed() -> T:
        started = time.thread_time()
        try:
            return work()
        finally:
            meter.seconds = time.thread_time() - started

    try:
        return await asyncio.to_thread(timed)
    finally:
        add(meter.seconds)
