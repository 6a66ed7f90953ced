"""Connections before they have asked anything: how many there may be, and how long they may take to say what they want.

A connection that says nothing costs little, but thousands of them would shut everybody else out.
"""

import asyncio
import logging
import time
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from remnants.server.http.limits import network_of
from remnants.server.settings import Settings

logger = logging.getLogger("remnants.server")
PAUSE_BETWEEN_LOG_LINES = 10.0


class OpenConnections:
    """How many connections there are, of everybody and from each network."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections
        self.most_of_one = settings.connections_per_address
        self.header_seconds = settings.header_seconds
        self.count = 0
        self.refused = 0
        self._of: dict[str, int] = {}
        self._logged = 0.0

    def enter(self, network: str) -> bool:
        """Counts one more; False if it is one too many."""
        if self.count >= self.most or self._of.get(network, 0) >= self.most_of_one:
            self.refused += 1
            self._log(network)
            return False
        self.count += 1
        self._of[network] = self._of.get(network, 0) + 1
        return True

    def leave(self, network: str) -> None:
        self.count -= 1
        self._of[network] -= 1
        if self._of[network] == 0:
            del self._of[network]

    def _log(self, network: str) -> None:
        if time.monotonic() - self._logged > PAUSE_BETWEEN_LOG_LINES:
            self._logged = time.monotonic()
            logger.warning(
                "too many connections: %s open, %s of them from %s; %s refused so far",
                self.count,
                self._of.get(network, 0),
                network,
                self.refused,
            )


def http_protocol(connections: OpenConnections) -> type[asyncio.Protocol]:
    """The server's HTTP protocol with these limits."""
    base: Any = AutoHTTPProtocol

    class PatientProtocol(base):  # type: ignore[misc]
        """Closes connections that are too many, or that do not finish what they ask in time."""

        counted: str | None = None
        waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            network = network_of(self.client[0] if self.client else "unknown")
            if not connections.enter(network):
                transport.abort()
                return
            self.counted = network
            self._wait_for_headers()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.cycle is not None and not self.cycle.more_body:
                self._stop_waiting()
            elif self.waiting is None and self.counted is not None:
                self._wait_for_headers()

        def handle_websocket_upgrade(self, *arguments: Any) -> None:
            self._leave()
            super().handle_websocket_upgrade(*arguments)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
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

    return PatientProtocol
