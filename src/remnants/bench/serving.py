"""What players wait for: the time from a command at a real server process to the last push at its table."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import remnants
from remnants.bench.measuring import Done

TABLES = 8
ROOMY: dict[str, Any] = {
    "sockets_per_address": 100_000,
    "connections_per_address": 100_000,
    "connections": 100_000,
    "requests_per_second": 1e6,
    "requests_at_once": 1e6,
    "tables_at_once": 1e6,
    "guests_at_once": 1e6,
    "tables_per_guest": 10**6,
    "messages_per_second": 1e6,
    "messages_at_once": 1e6,
    "work_per_second": 1e6,
    "work_at_once": 1e6,
    "chat_at_once": 1e6,
}
"""All the load comes from one address, which would else be asked to slow down."""
STARTER = """
import json, sys
from remnants.server.running import run
from remnants.server.settings import Settings
if __name__ == "__main__":
    run(Settings(**json.loads(sys.argv[1])), "127.0.0.1", 0, False, lambda address: print(address, flush=True))
"""


class RunningServer:
    """A server process of its own, and its address; `settings` are those of `remnants.server.settings`."""

    def __init__(self, database: str = "", roomy: bool = True, **settings: Any) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="remnants-bench-"))
        self.database = database or f"sqlite:///{self.folder / 'tables.sqlite'}"
        starter = self.folder / "start.py"
        starter.write_text(STARTER, encoding="utf-8")
        chosen = {**(ROOMY if roomy else {}), **settings, "database": self.database}
        self.process = subprocess.Popen(
            [sys.executable, str(starter), json.dumps(chosen)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(Path(remnants.__file__).parents[1])},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if not line.startswith("http://"):
            raise SystemExit("the server did not start")
        self.address = line.split("/")[2]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


class OpenTable:
    """A table of one guest who holds all seats, each looked from over a socket of its own."""

    def __init__(self, address: str, game: str, players: int, number: int) -> None:
        from websockets.sync.client import connect

        self.random = Random(number)
        body = {"game": game, "seats": [{"kind": "me"}] * players, "name": "Ada", "start": True}
        wish = urllib.request.Request(
            f"http://{address}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(wish) as answer:
            table = json.load(answer)["id"]
            cookie = answer.headers["Set-Cookie"].partition(";")[0]
        self.open = ExitStack()
        self.sockets = [
            self.open.enter_context(
                connect(
                    f"ws://{address}/api/tables/{table}/socket?seat={seat}",
                    additional_headers={"Cookie": cookie},
                    max_size=None,
                    compression=None,
                )
            )
            for seat in range(players)
        ]
        self.latest = [self._pushed(seat, -1) for seat in range(players)]

    def _pushed(self, seat: int, beyond: int) -> dict[str, Any]:
        """The next push to a seat of a later version."""
        while True:
            message: dict[str, Any] = json.loads(self.sockets[seat].recv(timeout=30))
            if message["type"] == "push" and message["version"] > beyond:
                return message

    @property
    def over(self) -> bool:
        return not any([push["choices"] for push in self.latest])

    def answer(self) -> float:
        """One choice of whoever decides; gives the seconds until everybody had the push."""
        (seat,) = [seat for seat, push in enumerate(self.latest) if push["choices"]]
        version = self.latest[seat]["version"]
        choice = self.random.choice(self.latest[seat]["choices"])
        command = json.dumps({"type": "play", "id": f"c{version}", "expect": version, "choice": choice})
        before = time.perf_counter()
        self.sockets[seat].send(command)
        self.latest = [self._pushed(other, version) for other in range(len(self.sockets))]
        return time.perf_counter() - before

    def close(self) -> None:
        self.open.close()


class Pushes:
    """Some tables of a game at one server, which answer in turns. The server starts when it is first measured."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.players = players
        self.server: RunningServer | None = None
        self.tables: list[OpenTable] = []

    def run(self, seconds: float, seed: int) -> Done:
        """Answers for so long, counted from each command to its last push."""
        if self.server is None:
            self.server = RunningServer()
            self.tables = [OpenTable(self.server.address, self.game, self.players, row) for row in range(TABLES)]
        done, spent = 0, 0.0
        while spent < seconds:
            row = done % TABLES
            if self.tables[row].over:
                self.tables[row].close()
                self.tables[row] = OpenTable(self.server.address, self.game, self.players, seed + done)
            spent += self.tables[row].answer()
            done += 1
        return done, spent

    def close(self) -> None:
        for table in self.tables:
            table.close()
        if self.server is not None:
            self.server.stop()
        self.tables, self.server = [], None
