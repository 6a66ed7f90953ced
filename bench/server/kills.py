"""A server that is killed again and again while people play: nothing acknowledged is lost or doubled.

python -m bench.server.kills [--kills 100] [--database postgresql://...] [--servers 2] [--minutes 8]
"""

import argparse
import json
import time
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from bench.server.process import ServerProcess, limit_time, while_there_is_time


class Player:
    """Plays one table over a socket, remembers what was acknowledged, and checks it against the table's log."""

    def __init__(self, address: str, game: str) -> None:
        self.client = httpx.Client(base_url=f"http://{address}", timeout=60)
        self.game = game
        self.acknowledged: dict[str, int] = {}
        self.sent = 0
        self.new_table()

    def new_table(self) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"game": self.game, "seats": seats, "name": "Ada", "start": True}
        self.table = self.client.post("/api/tables", json=body).json()["id"]
        self.here: dict[str, int] = {}

    def move_to(self, address: str) -> None:
        self.client.base_url = httpx.URL(f"http://{address}")

    def socket(self, seat: int) -> ClientConnection:
        host = f"{self.client.base_url.host}:{self.client.base_url.port}"
        cookie = "; ".join([f"{name}={value}" for name, value in self.client.cookies.items()])
        url = f"ws://{host}/api/tables/{self.table}/socket?seat={seat}"
        return connect(url, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=30)

    def play_until(self, server: ServerProcess, answers: int, random: Random) -> None:
        """Plays some answers and kills the server in the middle of the next."""
        for number in range(answers + 1):
            shown = self.client.get(f"/api/tables/{self.table}").json()
            if shown["phase"] != "playing":
                self.new_table()
                shown = self.client.get(f"/api/tables/{self.table}").json()
            with self.socket(shown["decides"]) as socket:
                push = self.next(socket, "push")
                command = f"c{self.sent}"
                self.sent += 1
                message = {
                    "type": "play",
                    "id": command,
                    "expect": push["version"],
                    "choice": random.choice(push["choices"]),
                }
                socket.send(json.dumps(message))
                if number == answers:
                    time.sleep(random.random() * 0.02)
                    server.kill()
                try:
                    done = self.next(socket, "done")
                except (WebSocketException, EOFError, OSError):
                    return
                self.here[command] = done["version"]
                self.acknowledged[f"{self.table} {command}"] = done["version"]

    def next(self, socket: ClientConnection, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(socket.recv(timeout=30))
            if message["type"] == kind:
                return message

    def check(self) -> int:
        """How many acknowledged answers of this table are lost or doubled."""
        events = self.client.get(f"/api/tables/{self.table}/events").json()
        versions = [happened["version"] for happened in events]
        lost = [command for command, version in self.here.items() if version not in versions]
        return len(lost) + len(versions) - len(set(versions)) + len(self.here) - len(set(self.here.values()))


def tell(kills: int, player: Player, wrong: int) -> None:
    print(f"{kills} kills, {len(player.acknowledged)} acknowledged answers, {wrong} lost or doubled", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", default="")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--game", default="lionsgate")
    limit_time(parser)
    chosen = parser.parse_args()
    random = Random(1)
    servers = [ServerProcess(chosen.database)]
    servers += [ServerProcess(servers[0].database) for _ in range(chosen.servers - 1)]
    player, wrong, kills = Player(servers[0].address, chosen.game), 0, 0
    for kill in while_there_is_time(chosen.kills, chosen.minutes):
        which = kill % len(servers)
        player.move_to(servers[which].address)
        player.play_until(servers[which], random.randrange(1, 12), random)
        servers[which] = ServerProcess(servers[which].database)
        player.move_to(servers[(which + 1) % len(servers)].address)
        wrong += player.check()
        kills = kill + 1
        if kills % 10 == 0:
            tell(kills, player, wrong)
    tell(kills, player, wrong)
    for server in servers:
        server.kill()


if __name__ == "__main__":
    main()
