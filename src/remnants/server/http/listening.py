"""Connections before they have asked anything: how many there may be, and how long they may take to say what they want.

A connection that says nothing costs little, but thousands of them would shut everybody else out.
"""

import asyncio
import logging
import time
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from remnants.server.http.doors import Doors
from remnants.server.http.limits import network_of
from remnants.server.http.reading import Intake, Readings
from remnants.server.settings import Settings

logger = logging.getLogger("remnants.server")
PAUSE_BETWEEN_LOG_LINES = 10.0
MOST_PARTS = 1000
"""Parts that one message of a socket may come in."""
INTAKE = "remnants.intake"
"""Under this name what is asked carries the way in of its connection."""
WAY_OUT = "remnants.way-out"
"""And under this one, if it is a socket, the way out: text is written at once, unless it says that this cannot be."""


class OpenConnections:
    """How many connections there are, of everybody and from each network."""

    def __init__(self, settings: Settings, doors: Doors, readings: Readings) -> None:
        self.most = settings.connections
        self.most_of_one = settings.connections_per_address
        self.header_seconds = settings.header_seconds
        self.doors = doors
        self.readings = readings
        self.count = 0
        self.refused = 0
        self._of: dict[str, int] = {}
        self._logged = float("-inf")

    def enter(self, network: str) -> bool:
        """Counts one more; False if it is one too many."""
        if self.doors.shut(network):
            self._log("asks too much and is not listened to for a while", network)
            return False
        if self.count >= self.most or self._of.get(network, 0) >= self.most_of_one:
            self._log("has too many connections, or everybody together", network)
            return False
        self.count += 1
        self._of[network] = self._of.get(network, 0) + 1
        return True

    def leave(self, network: str) -> None:
        self.count -= 1
        self._of[network] -= 1
        if self._of[network] == 0:
            del self._of[network]

    def _log(self, why: str, network: str) -> None:
        self.refused += 1
        if time.monotonic() - self._logged > PAUSE_BETWEEN_LOG_LINES:
            self._logged = time.monotonic()
            logger.warning(
                "too many connections: %s %s (%s of its own, %s of all); %s refused so far",
                network,
                why,
                self._of.get(network, 0),
                self.count,
                self.refused,
            )


class Quietly(logging.Filter):
    """What strangers can make the HTTP library say is said once in a while, and without its traceback."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.msg.startswith(("Invalid", "Unsupported upgrade")):
            return True
        record.exc_info = None
        recently = time.monotonic() - self._said.get(record.msg, float("-inf")) < PAUSE_BETWEEN_LOG_LINES
        if not recently:
            self._said[record.msg] = time.monotonic()
        return not recently


def protocols(connections: OpenConnections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The server's HTTP and its socket protocol with these limits."""
    http: Any = H11Protocol
    sockets: Any = WebSocketsSansIOProtocol

    class PatientProtocol(http):  # type: ignore[misc]
        """Closes connections that are too many, or that do not finish what they ask in time."""

        counted: str | None = None
        waiting: asyncio.TimerHandle | None = None
        intake: Intake

        def connection_made(self, transport: asyncio.Transport) -> None:
            self.intake = Intake(transport, connections.readings, "unknown")
            super().connection_made(self.intake)
            network = network_of(self.client[0] if self.client else "unknown")
            if not connections.enter(network):
                transport.abort()
                return
            self.counted = self.intake.network = network
            self.intake.reader = self
            self._wait_for_headers()

        def data_received(self, data: bytes) -> None:
            self.intake.take(data)

        def read(self, data: bytes) -> None:
            super().data_received(data)
            if self.intake.reader is not self:
                return
            if self.scope is not None:
                self.scope[INTAKE] = self.intake
            if self.cycle is not None and not self.cycle.more_body:
                self._stop_waiting()
            elif self.waiting is None and self.counted is not None:
                self._wait_for_headers()

        def handle_websocket_upgrade(self, *arguments: Any) -> None:
            self._leave()
            super().handle_websocket_upgrade(*arguments)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            self.intake.forget()
            super().connection_lost(exc)

        def _wait_for_headers(self) -> None:
            self.waiting = self.loop.call_later(connections.header_seconds, self._give_up)

        def _stop_waiting(self) -> None:
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None

        def _give_up(self) -> None:
            self.waiting = None
            if self.cycle is None or self.cycle.more_body:
                self.transport.abort()

        def _leave(self) -> None:
            self._stop_waiting()
            if self.counted is not None:
                connections.leave(self.counted)
                self.counted = None

    class PatientSocket(sockets):  # type: ignore[misc]
        """A socket that is read in pieces, like everything else that comes in."""

        intake: Intake | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.first_of = transport

        def data_received(self, data: bytes) -> None:
            if self.intake is None:  # the request that opened it has been read already
                self.intake = self.first_of
                self.intake.reader = self
                self.read(data)
            else:
                self.intake.take(data)

        def read(self, data: bytes) -> None:
            super().data_received(data)

        def handle_cont(self, event: Any) -> None:
            super().handle_cont(event)
            if len(self.frames) > MOST_PARTS:  # parts without content would go on for ever
                self.transport.abort()

        def handle_ping(self) -> None:
            """Answers a sign of life, unless earlier answers still wait to be read: they would pile up for ever."""
            if self.writable.is_set():
                super().handle_ping()
            else:
                self.conn.data_to_send()

        def handle_connect(self, event: Any) -> None:
            super().handle_connect(event)
            if hasattr(self, "scope"):
                self.scope[INTAKE] = self.intake
                self.scope[WAY_OUT] = self.written_at_once

        def written_at_once(self, text: bytes) -> bool:
            """Writes a message where nothing stands in its way; past the framework that is a third of the effort."""
            if not self.writable.is_set() or self.disconnected or self.conn.state is not State.OPEN:
                return False
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
            return True

        def connection_lost(self, exc: Exception | None) -> None:
            if self.intake is not None:
                self.intake.forget()
            super().connection_lost(exc)

    return PatientProtocol, PatientSocket
