"""How much anybody may ask: by number, by what it costs, and one thing after the other."""

import asyncio
import ipaddress
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from remnants.server.errors import Denied
from remnants.server.metering import Meter, Metered

T = TypeVar("T")

MOST_REMEMBERED = 10_000
IPV6_NETWORK = 64
"""Whoever has an IPv6 address has a whole network of this size, so the network is what is counted."""


def network_of(address: str) -> str:
    """What an address is counted as: itself, or its network if it is an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, IPV6_NETWORK), strict=False))
    return str(found)


class Bucket:
    """Lets `at_once` through in a row, then `per_second`."""

    __slots__ = ("at_once", "level", "per_second", "when")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.level = at_once
        self.when = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether something of that cost is let through now."""
        self._fill()
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def spend(self, cost: float) -> None:
        """Takes what something turned out to cost, even if that is more than there is."""
        self._fill()
        self.level -= cost

    def empty(self) -> bool:
        self._fill()
        return self.level <= 0.0

    def wait(self) -> float:
        """Seconds until something is let through again."""
        self._fill()
        return max(0.0, -self.level / self.per_second)

    def full(self) -> bool:
        return self.level + (time.monotonic() - self.when) * self.per_second >= self.at_once

    def _fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.at_once, self.level + (now - self.when) * self.per_second)
        self.when = now


class Limits:
    """A bucket for each of many callers; those that are full again are forgotten."""

    def __init__(self, what: str, per_second: float, at_once: float) -> None:
        self.what = what
        self.per_second = per_second
        self.at_once = at_once
        self._buckets: dict[str, Bucket] = {}

    def check(self, caller: str, cost: float = 1.0) -> None:
        """Denied if this caller asks too much."""
        if not self.of(caller).take(cost):
            raise Denied(
                "too-many",
                f"too many {self.what}: {self.at_once:.0f} in a row and then {self.per_second:g} a second are allowed",
            )

    def of(self, caller: str) -> Bucket:
        if caller not in self._buckets:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full()}
            self._buckets[caller] = Bucket(self.per_second, self.at_once)
        return self._buckets[caller]


class Turns:
    """How many things a caller wants done, and which of them is being done."""

    __slots__ = ("one", "wanted")

    def __init__(self) -> None:
        self.one = asyncio.Lock()
        self.wanted = 0


class Workload:
    """The server's time, rationed: each caller has so many seconds of it, and one thing of theirs is done at a time.

    Counted is what the processor did for them, so that nobody pays for a busy machine or a slow disk. What something
    costs is known when it is done, so whoever has used up their time waits before the next thing.
    """

    def __init__(self, seconds_per_second: float, seconds_at_once: float) -> None:
        self._seconds = Limits("seconds of work", seconds_per_second, seconds_at_once)
        self._turns: dict[str, Turns] = {}

    def check(self, caller: str) -> None:
        """Denied to whoever has used up their share."""
        if self.is_used_up(caller):
            raise Denied("too-many", "this asks too much work of the server in a row; try again in a few seconds")

    def is_used_up(self, caller: str) -> bool:
        """Whether somebody has used up their share."""
        return self._seconds.of(caller).empty()

    def spend(self, caller: str, seconds: float) -> None:
        self._seconds.of(caller).spend(seconds)

    async def turn(self, caller: str, work: Coroutine[Any, Any, T]) -> T:
        """One thing of a caller, when it is its turn; what it cost is taken from the caller's share."""
        turns = self._turns.setdefault(caller, Turns())
        turns.wanted += 1
        try:
            self.check(caller)
            async with turns.one:
                return await self.counted(caller, work)
        finally:
            work.close()
            turns.wanted -= 1
            if turns.wanted == 0:
                del self._turns[caller]

    async def counted(self, caller: str, work: Coroutine[Any, Any, T]) -> T:
        """Something done for a caller, now; what it cost is taken from the caller's share."""
        meter = Meter()
        try:
            return await Metered(work, meter)
        finally:
            self.spend(caller, meter.seconds)


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
