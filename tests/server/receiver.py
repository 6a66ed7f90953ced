"""A push service and a chat service for tests: a real HTTP server that keeps what it is sent."""

import base64
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

Json = dict[str, Any]


class Received:
    """One request that arrived."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def json(self) -> Json:
        read: Json = json.loads(self.body)
        return read


class Receiver:
    """Answers each path with the statuses it was told to, the last one for good; usually 201."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.statuses: dict[str, list[int]] = {}
        self.slow: dict[str, float] = {}
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", 0))
                body = self.rfile.read(length)
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.received.append(Received(self.path, headers, body))
                time.sleep(receiver.slow.get(self.path, 0.0))
                statuses = receiver.statuses.get(self.path, [201])
                status = statuses.pop(0) if len(statuses) > 1 else statuses[0]
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *arguments: Any) -> None:
                """Says nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    def at(self, path: str) -> list[Received]:
        return [one for one in self.received if one.path == path]

    def wait(self, path: str, count: int = 1, seconds: float = 60.0) -> list[Received]:
        """What arrived at a path, once there is that much of it."""
        until = time.monotonic() + seconds
        while len(self.at(path)) < count:
            assert time.monotonic() < until, f"{len(self.at(path))} of {count} notices arrived at {path}"
            time.sleep(0.02)
        return self.at(path)

    def __enter__(self) -> "Receiver":
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


class BrowserKeys:
    """The keys of a browser's push subscription: what arrives can be read with them, and with nothing else."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, endpoint: str, language: str = "en") -> Json:
        point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": _text(point), "auth": _text(self._auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys, "language": language}

    def read(self, received: Received) -> Json:
        opened = http_ece.decrypt(received.body, private_key=self._private, auth_secret=self._auth)
        read: Json = json.loads(opened)
        return read


def signed_by(received: Received, key: str) -> bool:
    """Whether a request carries the signature of the server whose public key this is."""
    scheme, _, rest = received.headers["authorization"].partition(" ")
    parts = dict([part.split("=", 1) for part in rest.split(",")])
    return scheme == "vapid" and parts["k"] == key and bool(Vapid02.verify(received.headers["authorization"]))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
