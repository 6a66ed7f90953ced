"""A server process to be measured, with roomy limits: all the load comes from one address."""

import argparse
import time
from collections.abc import Iterator
from types import TracebackType
from typing import Self

import psutil

from remnants.bench.serving import RunningServer


class ServerProcess(RunningServer):
    """A server that tells how much memory it holds."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def memory(self) -> int:
        """Bytes that the server process itself holds."""
        return int(psutil.Process(self.process.pid).memory_info().rss)

    def used(self) -> float:
        """Seconds of the processor that the server process itself has used."""
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)


def limit_time(parser: argparse.ArgumentParser) -> None:
    """Lets whoever starts a program say how long it may take; it prints how far it came."""
    parser.add_argument("--minutes", type=float, default=24 * 60.0)


def while_there_is_time(count: int, minutes: float) -> Iterator[int]:
    """The numbers below a count, for so many minutes."""
    until = time.monotonic() + 60 * minutes
    for number in range(count):
        if time.monotonic() >= until:
            return
        yield number


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
