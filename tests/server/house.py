"""A running server for tests, and browsers that talk to it over real sockets."""

import asyncio
import json
import threading
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from remnants.server.game_server import GameServer
from remnants.server.http import application
from remnants.server.running import listen
from remnants.server.settings import Settings
from tests.server.quick import settings_for

Json = dict[str, Any]
PATIENT: dict[str, Any] = {"ping_interval": None, "open_timeout": 60}
"""A busy machine may let a socket wait for long; that alone is no reason to give it up."""
__all__ = ["Browser", "House", "Socket", "settings_for", "sqlite_in"]


class House:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.app = application.build(settings)
        self.game_server: GameServer = self.app.state.game_server
        self._listening = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._listening.getsockname()[1]}"
        config = uvicorn.Config(
            self.app,
            log_level="error",
            ws_max_size=4 * settings.largest_message,
            ws_ping_interval=None,
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        with asyncio.Runner() as runner:
            self._loop = runner.get_loop()
            runner.run(self._server.serve(sockets=[self._listening]))

    def __enter__(self) -> "House":
        self._thread.start()
        while not self._server.started:
            self._thread.join(0.01)
            assert self._thread.is_alive(), "the server did not start"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join(20)

    def browser(self, name: str = "Ada") -> "Browser":
        return Browser(self.address, name)


class Browser:
    """Somebody with a cookie of their own."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.Client(base_url=f"http://{address}", timeout=60)

    def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)

    def get(self, path: str) -> Any:
        return self._good(self.call("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        return self._good(self.call("POST", path, {} if body is None else body))

    def put(self, path: str, body: Any) -> Any:
        return self._good(self.call("PUT", path, body))

    def _good(self, response: httpx.Response) -> Any:
        assert response.status_code < 300, f"{response.request.url}: {response.status_code} {response.text}"
        return response.json() if "json" in response.headers.get("content-type", "") else response.text

    def table(self, *seats: str, start: bool = True, game: str = "toy", **more: Any) -> str:
        """Makes a table and gives its id; seats are `me`, `open` or the level of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        begins = start and "open" not in seats
        body = {"game": game, "seats": wishes, "name": self.name, "start": begins, **more}
        return str(self.post("/api/tables", body)["id"])

    def join(self, host: "Browser", table: str) -> list[int]:
        token = host.get(f"/api/tables/{table}")["invite"].split("#")[1]
        return list(self.post("/api/join", {"token": token, "name": self.name})["seats"])

    def watch(self, host: "Browser", table: str) -> None:
        token = host.get(f"/api/tables/{table}")["watch"].split("#")[1]
        self.post("/api/watch", {"token": token})

    def play(
        self, table: str, seat: int, *choice: Any, expect: int | None = None, id: str | None = None
    ) -> httpx.Response:
        version = self.get(f"/api/tables/{table}")["version"] if expect is None else expect
        body = {"id": id or f"play {version} {choice}", "expect": version, "choice": list(choice)}
        return self.call("POST", f"/api/tables/{table}/seats/{seat}/play", body)

    def socket(self, table: str, seat: int | None = None) -> "Socket":
        query = "" if seat is None else f"?seat={seat}"
        cookies = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        url = f"ws://{self.address}/api/tables/{table}/socket{query}"
        headers = {"Cookie": cookies} if cookies else {}
        return Socket(connect(url, additional_headers=headers, max_size=None, **PATIENT).__enter__())


class Socket:
    """An open socket of a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self, *kinds: str, seconds: float = 60.0, **having: Any) -> Json:
        """The next message of one of these kinds with these values; others are passed over."""
        while True:
            message: Json = json.loads(self.connection.recv(timeout=seconds))
            fits = not kinds or message["type"] in kinds
            if fits and all([message.get(name) == value for name, value in having.items()]):
                return message

    def __enter__(self) -> "Socket":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.connection.close()


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"
