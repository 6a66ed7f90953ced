"""What holds for every answer, refusals included: headers for safety, `HEAD`, and hidden views that nobody stores."""

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from remnants.server.http.limits import Workload, network_of
from remnants.server.metering import Meter, Metered

SAFE_HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
}
NOT_KEPT = b"no-store"


class Transport:
    """Stands before the application."""

    def __init__(self, application: ASGIApp, workload: Workload) -> None:
        self.application = application
        self.workload = workload

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if asked["type"] != "http":
            await self.application(scope, receive, send)
            return
        only_head = asked["method"] == "HEAD"
        if only_head:
            asked = {**asked, "method": "GET"}
        hidden = str(scope["path"]).startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *missing(list(message["headers"]), hidden)]
            elif message["type"] == "http.response.body" and only_head:
                message["body"] = b""
            await send(message)

        meter = Meter()
        try:
            await Metered(self._answered(asked, receive, send_safely), meter)
        finally:
            if hidden and asked.get("client"):
                self.workload.spend(network_of(asked["client"][0]), meter.seconds)

    async def _answered(self, asked: Any, receive: Receive, send: Send) -> None:
        await self.application(asked, receive, send)


def missing(headers: list[tuple[bytes, bytes]], hidden: bool) -> list[tuple[bytes, bytes]]:
    """The headers that an answer still needs."""
    there = {name.lower() for name, _ in headers}
    wanted = {**SAFE_HEADERS, b"cache-control": NOT_KEPT} if hidden else SAFE_HEADERS
    return [(name, value) for name, value in wanted.items() if name not in there]
