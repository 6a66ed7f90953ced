"""How fast anybody is listened to: what arrives is read in small pieces, and one network's pieces one after the other.

A quarter of a megabyte of the smallest possible messages takes a second to be taken apart. Read at once, as it arrives,
it would keep everybody else waiting; read in pieces, it keeps waiting whoever sent it. And a network is read for a part
of each second only, even before it has used up its share of the server's work: an event loop that never rests leaves
the thread of the database next to nothing, because Python lets another thread in only every few milliseconds.
"""

import asyncio
import time
from collections import deque
from typing import Any, Protocol

from remnants.server.http.limits import Limits, Workload

AT_ONCE = 256
"""Bytes that are read as they come: what somebody who plays sends."""
PIECE = 1024
TURN_SECONDS = 0.002
PAUSE_WITHOUT_BUDGET = 0.05
"""Seconds between two turns of a network that has used up its share of the server's time."""
READING_PER_SECOND = 0.1
"""Seconds of each second for which one network is read, once it was for `READING_AT_ONCE` in a row."""
READING_AT_ONCE = 0.02


class Reader(Protocol):
    """Whoever takes apart what arrives on a connection."""

    def read(self, data: bytes) -> None:
        """Takes in what has arrived."""


class Readings:
    """The connections of which more has arrived than could be read at once, by network."""

    def __init__(self, workload: Workload) -> None:
        self.workload = workload
        self._waiting: dict[str, deque[Intake]] = {}
        self._reading = Limits("seconds of reading", READING_PER_SECOND, READING_AT_ONCE)

    def spend(self, network: str, seconds: float) -> None:
        """Something of a network's was read, which took so long."""
        self._reading.of(network).spend(seconds)
        self.workload.spend(network, seconds)

    def pause(self, network: str) -> float:
        """Seconds until more of a network's is read."""
        if self.workload.is_used_up(network):
            return PAUSE_WITHOUT_BUDGET
        return self._reading.of(network).wait()

    def wait(self, intake: "Intake") -> None:
        """Lets a connection be read on when it is its turn."""
        if intake.waits:
            return
        intake.waits = True
        line = self._waiting.setdefault(intake.network, deque())
        line.append(intake)
        if len(line) == 1:
            self._soon(intake.network)

    def _soon(self, network: str) -> None:
        loop = asyncio.get_running_loop()
        pause = self.pause(network)
        if pause > 0:
            loop.call_later(pause, self._turn, network)
        else:
            loop.call_soon(self._turn, network)

    def _turn(self, network: str) -> None:
        line = self._waiting[network]
        intake = line[0]
        intake.waits = False
        try:
            intake.read_on()
        finally:
            line.popleft()
            if line:
                self._soon(network)
            else:
                del self._waiting[network]


class Intake:
    """The way in of one connection. For its protocol it stands in the place of the transport."""

    def __init__(self, transport: Any, readings: Readings, network: str) -> None:
        self.transport = transport
        self.readings = readings
        self.network = network
        self.reader: Reader | None = None
        self.waits = False
        self._arrived = bytearray()
        self._held = False
        self.write = transport.write

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    # ------------------------------------------------------------------ what the protocol asks of its transport

    def pause_reading(self) -> None:
        self._held = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        self._held = False
        self._go_on()

    # ------------------------------------------------------------------ what arrives

    def take(self, data: bytes) -> None:
        """Reads what is short at once, and the rest when it is its turn; till then nothing more is taken in."""
        waits = self._arrived or self._held or len(data) > AT_ONCE or self.readings.pause(self.network) > 0
        if not waits:
            self._read(data)
            return
        self._arrived += data
        self.transport.pause_reading()
        if not self._held:
            self.readings.wait(self)

    def read_on(self) -> None:
        """Reads for as long as a turn is."""
        until = time.perf_counter() + TURN_SECONDS
        while self._arrived and not self._held and time.perf_counter() < until:
            piece = bytes(self._arrived[:PIECE])
            del self._arrived[:PIECE]
            self._read(piece)
        if not self._held:
            self._go_on()

    def forget(self) -> None:
        """Nothing of it is read any more."""
        self.reader = None
        self._arrived.clear()

    def _go_on(self) -> None:
        if self._arrived:
            self.readings.wait(self)
        else:
            self.transport.resume_reading()

    def _read(self, data: bytes) -> None:
        started = time.thread_time()
        try:
            if self.reader is not None:
                self.reader.read(data)
        finally:
            self.readings.spend(self.network, time.thread_time() - started)
