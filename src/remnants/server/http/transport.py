"""What holds for every answer, refusals included: headers for safety, `HEAD`, and hidden views that nobody stores."""

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from remnants.server.errors import ERROR_CODES, Denied
from remnants.server.http.doors import Doors
from remnants.server.http.limits import Workload, network_of
from remnants.server.http.listening import INTAKE
from remnants.server.http.sending_on import SendingOn, received_again, say_no, whole_body
from remnants.server.metering import Meter, Metered

SAFE_HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
}
NOT_KEPT = b"no-store"
TOO_MANY = ERROR_CODES["too-many"]
TRIES = 2
OPENING_A_SOCKET = 0.003
"""Seconds of the processor that it takes to let a socket in; what it does afterwards is counted where it is done."""
SHUT_OUT = b'{"code":"too-many","message":"this asks too much and is not listened to for some seconds"}'


class Transport:
    """Stands before the application."""

    def __init__(
        self, application: ASGIApp, workload: Workload, doors: Doors, sending_on: SendingOn, largest: int
    ) -> None:
        self.application = application
        self.workload = workload
        self.doors = doors
        self.sending_on = sending_on
        self.largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        client = asked.get("client")
        network = network_of(client[0] if client else "unknown")
        intake = asked.pop(INTAKE, None)
        if intake is not None:
            intake.network = network  # behind a proxy only what is asked says who asks
        if asked["type"] == "websocket":
            await self._socket(asked, network, receive, send)
        elif asked["type"] != "http":
            await self.application(scope, receive, send)
        elif self.doors.shut(network):
            await turn_away(send)
        else:
            await self._request(asked, network, receive, send)

    async def _socket(self, asked: Any, network: str, receive: Receive, send: Send) -> None:
        if self.doors.shut(network):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self.workload.spend(network, OPENING_A_SOCKET)
        for _ in range(TRIES):
            address = await self.sending_on.address_for(asked)
            if address is None:
                break
            if await self.sending_on.socket(asked, address, receive, send):
                return
            self.sending_on.doubt(asked)
        await self.application(asked, receive, send)

    async def _request(self, asked: Any, network: str, receive: Receive, send: Send) -> None:
        only_head = asked["method"] == "HEAD"
        if only_head:
            asked = {**asked, "method": "GET"}
        hidden = str(asked["path"]).startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *missing(list(message["headers"]), hidden)]
                if message["status"] == TOO_MANY:
                    self.doors.refused(network)
            elif message["type"] == "http.response.body" and only_head:
                message["body"] = b""
            await send(message)

        meter = Meter()
        try:
            await Metered(self._answered(asked, receive, send_safely), meter)
        finally:
            self.workload.spend(network, meter.seconds)

    async def _answered(self, asked: Any, receive: Receive, send: Send) -> None:
        body: bytes | None = None
        for _ in range(TRIES):
            address = await self.sending_on.address_for(asked)
            if address is None:
                break
            if body is None:
                body = await whole_body(receive, self.largest)
                if body is None:
                    await say_no(send, Denied("too-large", f"a request has at most {self.largest} bytes"))
                    return
                receive = received_again(body, receive)
            if await self.sending_on.request(asked, address, body, send):
                return
            self.sending_on.doubt(asked)
        await self.application(asked, receive, send)


async def turn_away(send: Send) -> None:
    """The shortest answer there is, for whoever has been told often enough."""
    headers = [*SAFE_HEADERS.items(), (b"cache-control", NOT_KEPT), (b"content-type", b"application/json")]
    length = str(len(SHUT_OUT)).encode()
    headers += [(b"content-length", length), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": TOO_MANY, "headers": headers})
    await send({"type": "http.response.body", "body": SHUT_OUT, "more_body": False})


def missing(headers: list[tuple[bytes, bytes]], hidden: bool) -> list[tuple[bytes, bytes]]:
    """The headers that an answer still needs."""
    there = {name.lower() for name, _ in headers}
    wanted = {**SAFE_HEADERS, b"cache-control": NOT_KEPT} if hidden else SAFE_HEADERS
    return [(name, value) for name, value in wanted.items() if name not in there]
