"""Many tables of people who answer: how long until the last of them has the push, and how many answers a second.

    python -m bench.server.load [--tables 200] [--players 4] [--pause 2] [--seconds 30] [--game city]

With `--pause 0` every table answers as soon as it can: that is the most the server does.
"""

import argparse
import asyncio
import json
import time
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.server.process import ServerProcess, percentile


class Pushed(msgspec.Struct):
    """What is needed of a message."""

    type: str
    version: int = -1
    phase: str = ""
    choices: list[list[int | str]] = []


class LoadedTable:
    """A table of one guest who holds all seats, each looked from over a socket of its own."""

    def __init__(self, address: str, client: httpx.AsyncClient, game: str, players: int, number: int) -> None:
        self.address = address
        self.client = client
        self.game = game
        self.players = players
        self.random = Random(number)
        self.sockets: list[ClientConnection] = []
        self.latest: list[Pushed] = []
        self.news = asyncio.Condition()
        self.delays: list[float] = []
        self.over = False
        self.listening: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        seats = [{"kind": "me"} for _ in range(self.players)]
        body = {"game": self.game, "seats": seats, "name": "Ada", "start": True}
        table = (await self.client.post("/api/tables", json=body)).json()["id"]
        cookie = "; ".join([f"{name}={value}" for name, value in self.client.cookies.items()])
        for seat in range(self.players):
            url = f"ws://{self.address}/api/tables/{table}/socket?seat={seat}"
            socket = await connect(url, additional_headers={"Cookie": cookie}, max_size=None)
            self.sockets.append(socket)
            self.latest.append(Pushed("none"))
            self.listening.append(asyncio.ensure_future(self.listen(seat, socket)))

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = msgspec.json.decode(text, type=Pushed)
            if message.type == "push":
                async with self.news:
                    self.latest[seat] = message
                    self.news.notify_all()

    async def answer(self) -> None:
        async with self.news:
            await self.news.wait_for(lambda: len({push.version for push in self.latest}) == 1)
        deciding = [seat for seat, push in enumerate(self.latest) if push.choices]
        if not deciding:
            self.over = True
            return
        seat = deciding[0]
        version, choice = self.latest[seat].version, self.random.choice(self.latest[seat].choices)
        started = time.monotonic()
        message = {"type": "play", "id": f"c{version}", "expect": version, "choice": choice}
        await self.sockets[seat].send(json.dumps(message))
        async with self.news:
            await self.news.wait_for(lambda: min([push.version for push in self.latest]) > version)
        self.delays.append(time.monotonic() - started)

    async def play(self, pause: float, until: float) -> None:
        await asyncio.sleep(self.random.random() * pause)
        while time.monotonic() < until and not self.over:
            started = time.monotonic()
            await self.answer()
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - started)))


async def measure(server: ServerProcess, game: str, tables: int, players: int, pause: float, seconds: float) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        await client.put("/api/me", json={"name": "Ada"})
        loaded = [LoadedTable(server.address, client, game, players, number) for number in range(tables)]
        for table in loaded:
            await table.open()
        print(f"{tables} tables of {players} ({game}) are open; the server holds {server.memory() / 2**20:.0f} MiB")
        started, used = time.monotonic(), server.used()
        await asyncio.gather(*[table.play(pause, started + seconds) for table in loaded])
        took = time.monotonic() - started
        delays = [delay for table in loaded for delay in table.delays]
        print(f"{len(delays)} answers in {took:.1f} s: {len(delays) / took:.0f} a second")
        shares = [(name, percentile(delays, share)) for name, share in [("p50", 0.5), ("p95", 0.95), ("p99", 0.99)]]
        print(f"each took {(server.used() - used) / max(1, len(delays)) * 1000:.2f} ms of the server's processor")
        print("from command to last push: " + ", ".join([f"{name} {value * 1000:.1f} ms" for name, value in shares]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="city")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    chosen = parser.parse_args()
    server = ServerProcess()
    try:
        asyncio.run(measure(server, chosen.game, chosen.tables, chosen.players, chosen.pause, chosen.seconds))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
