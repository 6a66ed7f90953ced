"""Sending on what is asked of a table that another server has awake, and handing back what that one answers."""

import asyncio
import contextlib
import re
from typing import Any

import aiohttp
import msgspec
from litestar.types import Receive, Send
from yarl import URL

from remnants.server.cluster.owners import Owners
from remnants.server.errors import Denied, problem_of

OF_A_TABLE = re.compile(r"/api/tables/([a-z0-9]{1,32})(?:/.*)?")
SENT_ON = b"x-remnants-sent-on"
"""Whoever is sent something with this header answers it, whoever has the table awake by now."""
OF_ONE_HOP = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer", b"content-length"}
OF_A_SOCKET = {b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions"}
PATIENCE = 120.0
GONE = "the server that has this table awake does not answer; try again"


class SendingOn:
    """Between the servers of one database."""

    def __init__(self, owners: Owners) -> None:
        self.owners = owners
        self._session: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    async def address_for(self, asked: Any) -> str | None:
        """Where something belongs that was asked here; None if here."""
        if not self.owners.address:
            return None
        found = OF_A_TABLE.fullmatch(str(asked["path"]))
        if found is None or any([name == SENT_ON for name, _ in asked["headers"]]):
            return None
        return await self.owners.elsewhere(found[1])

    def doubt(self, asked: Any) -> None:
        found = OF_A_TABLE.fullmatch(str(asked["path"]))
        if found is not None:
            self.owners.doubt(found[1])

    def _open_session(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=0),
                timeout=aiohttp.ClientTimeout(total=PATIENCE, sock_connect=5.0),
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
                trust_env=False,
            )
        return self._session

    # ------------------------------------------------------------------ requests

    async def request(self, asked: Any, address: str, body: bytes, send: Send) -> bool:
        """Sends on a request; False if nobody could be reached, so that nothing has been done."""
        started = False
        try:
            asking = self._open_session().request(
                asked["method"],
                url_at(address, asked),
                data=body or None,
                headers=headers_for(asked),
                allow_redirects=False,
                skip_auto_headers=("User-Agent", "Accept", "Accept-Encoding"),
            )
            async with asking as answer:
                headers = [
                    (name.lower(), value) for name, value in answer.raw_headers if name.lower() not in OF_ONE_HOP
                ]
                content = await answer.read()
                headers.append((b"content-length", str(len(content)).encode()))
                started = True
                await send({"type": "http.response.start", "status": answer.status, "headers": headers})
                await send({"type": "http.response.body", "body": content, "more_body": False})
        except aiohttp.ClientConnectorError:
            return False
        except (aiohttp.ClientError, TimeoutError):
            if not started:
                await say_no(send, Denied("busy", GONE))
        return True

    # ------------------------------------------------------------------ sockets

    async def socket(self, asked: Any, address: str, receive: Receive, send: Send) -> bool:
        """Joins a socket to one at the other server; False if nobody could be reached."""
        wish = self._open_session().ws_connect(
            url_at(address, asked),
            headers={name: value for name, value in headers_for(asked).items() if name.encode() not in OF_A_SOCKET},
            timeout=aiohttp.ClientWSTimeout(ws_close=2.0),
            max_msg_size=0,
            autoping=True,
        )
        try:
            other = await wish
        except aiohttp.WSServerHandshakeError:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return True
        except (aiohttp.ClientError, TimeoutError):
            return False
        async with other:
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            there = asyncio.ensure_future(say_there(other, receive))
            try:
                await say_here(other, send)
            finally:
                there.cancel()
                await asyncio.gather(there, return_exceptions=True)
        return True


async def say_there(other: aiohttp.ClientWebSocketResponse, receive: Receive) -> None:
    """Passes on what comes in here, until it is closed."""
    while True:
        message: Any = await receive()
        if message["type"] == "websocket.disconnect":
            await other.close()
            return
        text, data = message.get("text"), message.get("bytes")
        await (other.send_str(text) if text is not None else other.send_bytes(data or b""))


async def say_here(other: aiohttp.ClientWebSocketResponse, send: Send) -> None:
    """Passes on what comes from there, and its end."""
    async for message in other:
        if message.type is aiohttp.WSMsgType.TEXT:
            await send({"type": "websocket.send", "text": message.data, "bytes": None})
    code = other.close_code
    with contextlib.suppress(Exception):  # whoever was here may have gone first
        await send({"type": "websocket.close", "code": 1012 if code in (None, 1006) else code, "reason": ""})


async def whole_body(receive: Receive, most: int) -> bytes | None:
    """All that is sent with a request; None if that is too much."""
    body = bytearray()
    while True:
        message: Any = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if message["type"] == "http.disconnect" or not message.get("more_body", False):
            return bytes(body)


def received_again(body: bytes, receive: Receive) -> Receive:
    """The same body for whoever answers it here after all."""
    told: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Any:
        return told.pop() if told else await receive()

    return again


async def say_no(send: Send, denied: Denied) -> None:
    """A refusal in its usual form, before the application is asked."""
    body = msgspec.json.encode(problem_of(denied)[1])
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def url_at(address: str, asked: Any) -> URL:
    query = asked["query_string"].decode("latin-1")
    raw = bytes(asked.get("raw_path") or asked["path"].encode()).decode("latin-1")
    return URL(f"{address}{raw}{'?' if query else ''}{query}", encoded=True)


def headers_for(asked: Any) -> dict[str, str]:
    """What was asked with, and from where, in the way proxies say it."""
    headers = {
        name.decode("latin-1"): value.decode("latin-1") for name, value in asked["headers"] if name not in OF_ONE_HOP
    }
    client = asked.get("client")
    headers["x-forwarded-for"] = client[0] if client else ""
    scheme = str(asked.get("scheme", "http"))
    headers["x-forwarded-proto"] = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    headers[SENT_ON.decode()] = "1"
    return headers
