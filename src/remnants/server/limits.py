"""How much anybody may ask at once: a bucket of tokens that fills again with time."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from remnants.server.errors import Denied

MOST_REMEMBERED = 10_000


class Bucket:
    """Lets `at_once` through in a row, then `per_second`."""

    __slots__ = ("at_once", "level", "per_second", "when")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.level = at_once
        self.when = time.monotonic()

    def take(self) -> bool:
        """Whether one more is let through now."""
        now = time.monotonic()
        self.level = min(self.at_once, self.level + (now - self.when) * self.per_second)
        self.when = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    def full(self) -> bool:
        return self.level + (time.monotonic() - self.when) * self.per_second >= self.at_once


class Limits:
    """A bucket for each of many callers; those that are full again are forgotten."""

    def __init__(self, what: str, per_second: float, at_once: float) -> None:
        self.what = what
        self.per_second = per_second
        self.at_once = at_once
        self._buckets: dict[str, Bucket] = {}

    def check(self, caller: str) -> None:
        """Denied if this caller asks too much."""
        if caller not in self._buckets:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full()}
            self._buckets[caller] = Bucket(self.per_second, self.at_once)
        if not self._buckets[caller].take():
            raise Denied(
                "too-many",
                f"too many {self.what}: {self.at_once:.0f} in a row and then {self.per_second:g} a second are allowed",
            )


class OpenSockets:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    @property
    def count(self) -> int:
        return sum(self._open.values())

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Counts one socket while it is open; Denied if there are too many."""
        if self._open.get(address, 0) >= self.most:
            raise Denied("too-many", f"{self.most} sockets from one address are enough; close some")
        self._open[address] = self._open.get(address, 0) + 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if self._open[address] == 0:
                del self._open[address]
