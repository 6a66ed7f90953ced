"""One visitor who does all that the limits allow, floods, and a hundred tables of bots: how much longer others wait.

    python -m bench.server.neighbours [--seconds 20] [--bot-tables 100] [--game city]

The server has its usual limits, and whoever troubles it comes from another address of this machine than whoever is
measured.
"""

import argparse
import asyncio
import json
import threading
import time
from itertools import count
from random import Random
from typing import Any

import httpx
from tests.server.bent import bent_record, true_record
from tests.server.strangers.test_floods import FRAMES, Flood
from websockets.sync.client import ClientConnection, connect

import remnants
from bench.server.load import LoadedTable
from bench.server.process import ServerProcess, percentile

ELSEWHERE = "127.0.0.2"
PAUSE = 0.2
"""Seconds between two answers at the table that is measured."""
BOTS_ANSWERS = 60


class Visitor:
    """Asks for everything that costs something, one thing after the other, in several threads at once."""

    THREADS = 6

    def __init__(self, address: str) -> None:
        transport = httpx.HTTPTransport(local_address=ELSEWHERE)
        self.client = httpx.Client(base_url=f"http://{address}", timeout=120, transport=transport)
        body = {"game": "city", "seats": [{"kind": "me"}] * 4, "name": "Crowd", "start": True}
        self.table = self.client.post("/api/tables", json=body).json()["id"]
        games = remnants.games()
        self.records = [
            make(games[number % len(games)], number) for number in range(12) for make in (true_record, bent_record)
        ]
        self.done = self.refused = 0
        self._stopped = False
        self._threads = [threading.Thread(target=self._trouble, args=(number,)) for number in range(self.THREADS)]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._stopped = True
        for thread in self._threads:
            thread.join()

    def _trouble(self, first: int) -> None:
        games = remnants.games()
        at = f"/api/tables/{self.table}"
        for number in count(first * 1000):
            game = games[number % len(games)]
            asked: list[tuple[str, str, Any]] = [
                ("POST", "/api/records", {"record": self.records[number % len(self.records)], "name": "Crowd"}),
                ("POST", "/api/tables", {"game": game, "seats": [{"kind": "me"}] * 2, "start": True}),
                ("POST", f"{at}/sandbox", {}),
                *[("GET", f"{at}{path}", None) for path in ("/view", "/events", "/timeline", "/chronicle", "/verify")],
                *[("GET", f"/api/games/{game}/{path}", None) for path in ("pack", "text/en", "rules/en")],
            ]
            for method, path, body in asked:
                if self._stopped:
                    return
                done = self._is_done(method, path, body)
                self.done, self.refused = self.done + done, self.refused + (not done)

    def _is_done(self, method: str, path: str, body: Any) -> bool:
        """Whether the server did what was asked; a server that does not listen any more has refused it."""
        try:
            return self.client.request(method, path, json=body).status_code < 400
        except httpx.TransportError:
            time.sleep(PAUSE)
            return False


async def waits(server: ServerProcess, game: str, seconds: float) -> list[float]:
    """From a command to the last push, at a table of four of whoever is measured."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        table = LoadedTable(server.address, client, game, 4, 1)
        await table.open()
        await table.play(PAUSE, time.monotonic() + seconds)
        for socket in table.sockets:
            await socket.close()
        return table.delays


class AmongBots:
    """A person at a table with three bots, who measures how long each answer of a bot takes."""

    def __init__(self, server: ServerProcess, game: str) -> None:
        self.client = httpx.Client(base_url=f"http://{server.address}", timeout=60)
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "normal"}] * 3]
        body = {"game": game, "seats": seats, "name": "Ada", "start": True}
        table = self.client.post("/api/tables", json=body).json()["id"]
        cookie = "; ".join([f"{name}={value}" for name, value in self.client.cookies.items()])
        url = f"ws://{server.address}/api/tables/{table}/socket?seat=0"
        self.random = Random(1)
        self.opening = connect(url, additional_headers={"Cookie": cookie}, max_size=None, ping_interval=None)

    def answers(self, wanted: int) -> list[float]:
        """How long each of so many answers of bots took, or of as many as there are before the end."""
        with self.opening as socket:
            return self._answers(socket, wanted)

    def _answers(self, socket: ClientConnection, wanted: int) -> list[float]:
        taken: list[float] = []
        before, was_a_bots = time.monotonic(), False
        while len(taken) < wanted:
            push = json.loads(socket.recv(timeout=300))
            if push["type"] != "push":
                continue
            now = time.monotonic()
            if was_a_bots:
                taken.append(now - before)
            before, was_a_bots = now, not push["choices"]
            if push["phase"] != "playing":
                break
            if push["choices"]:
                choice = self.random.choice(push["choices"])
                version = push["version"]
                socket.send(json.dumps({"type": "play", "id": f"c{version}", "expect": version, "choice": choice}))
        return taken


def crowd_of_bots(address: str, game: str, tables: int) -> None:
    """Tables at which only bots play, all from one address."""
    client = httpx.Client(
        base_url=f"http://{address}", timeout=120, transport=httpx.HTTPTransport(local_address=ELSEWHERE)
    )
    body = {"game": game, "seats": [{"kind": "bot", "level": "normal"}] * 4, "name": "Crowd", "start": True}
    made = [client.post("/api/tables", json=body).status_code for _ in range(tables)]
    print(f"{made.count(201)} tables of bots were let in")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bot-tables", type=int, default=100)
    parser.add_argument("--game", default="city")
    chosen = parser.parse_args()
    beside_a_visitor(chosen.game, chosen.seconds)
    for name, frame in FRAMES.items():
        beside_a_flood(name, frame, chosen.game, chosen.seconds / 4)
    beside_bots(chosen.game, chosen.bot_tables)


def beside_a_visitor(game: str, seconds: float) -> None:
    with ServerProcess(roomy=False) as server:
        alone = asyncio.run(waits(server, game, seconds))
        visitor = Visitor(server.address)
        visitor.start()
        beside = asyncio.run(waits(server, game, seconds))
        visitor.stop()
    before, after = percentile(alone, 0.95) * 1000, percentile(beside, 0.95) * 1000
    print(f"one visitor had {visitor.done} things done and {visitor.refused} refused in {seconds:.0f} s")
    print(f"another table's p95: {before:.1f} ms alone (n {len(alone)}), {after:.1f} ms beside it (n {len(beside)})")


def beside_a_flood(name: str, frame: bytes, game: str, seconds: float) -> None:
    with ServerProcess(roomy=False) as server, Flood(server.address, frame, game=game):
        flooded = asyncio.run(waits(server, game, seconds))
    print(f"beside a flood of {name}: p95 {percentile(flooded, 0.95) * 1000:.1f} ms (n {len(flooded)})")


def beside_bots(game: str, tables: int) -> None:
    with ServerProcess(roomy=False) as server:
        quiet = AmongBots(server, game).answers(BOTS_ANSWERS)
        crowd_of_bots(server.address, game, tables)
        busy = AmongBots(server, game).answers(BOTS_ANSWERS)
    means = [sum(taken) / len(taken) for taken in (quiet, busy)]
    print(f"a bot's answer: {means[0]:.2f} s alone (n {len(quiet)}), {means[1]:.2f} s beside {tables} tables")
    print(f"that is {means[1] / means[0]:.1f} times as long (n {len(busy)})")


if __name__ == "__main__":
    main()
