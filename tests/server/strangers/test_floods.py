"""Floods at a real server process: whoever sends too much waits, is shut out, and keeps nobody else waiting."""

import base64
import contextlib
import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil
import pytest
from websockets.sync.client import connect

from remnants.bench.serving import RunningServer
from remnants.server.http.doors import Doors
from tests.server.house import Browser, sqlite_in
from tests.server.process import Process

ELSEWHERE = "127.0.0.2"
MASK = b"\0\0\0\0"
FRAMES = {
    "empty messages": b"\x81\x80" + MASK,
    "signs of life": b"\x89\x80" + MASK,
    "parts without content": b"\x00\x80" + MASK,
    "no text": b"\x81\x81" + MASK + b"\xff",
}
PATIENT = 4.0
"""Seconds: read as it comes, what is sent here takes the server far longer."""
READ_AT_MOST = 0.25
"""Of each second: a server that reads without a rest uses all of it, and its database gets next to nothing."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    running = Process(sqlite_in(tmp_path_factory.mktemp("floods")), "work_at_once=2", "messages_at_once=50")
    yield running
    running.kill()


@pytest.fixture
def patient() -> Iterator[RunningServer]:
    """A server whose visitors may use a lot of its time before it is too much."""
    running = RunningServer(roomy=False, work_at_once=1000.0)
    yield running
    running.kill()


class Flood:
    """Some sockets of somebody from another address, each of which sends the same frame as fast as it can."""

    def __init__(self, address: str, frame: bytes, sockets: int = 6, game: str = "toy") -> None:
        transport = httpx.HTTPTransport(local_address=ELSEWHERE)
        client = httpx.Client(base_url=f"http://{address}", timeout=60, transport=transport)
        body = {"game": game, "seats": [{"kind": "me"}] * 2, "start": True}
        self.address = address
        self.table = client.post("/api/tables", json=body).json()["id"]
        self.cookie = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
        self.frames = frame * 20_000
        self.over = False
        self.threads = [threading.Thread(target=self._send, daemon=True) for _ in range(sockets)]

    def _send(self) -> None:
        with contextlib.suppress(OSError), self.opened() as connection:
            connection.settimeout(0.5)
            rest = memoryview(self.frames)
            while not self.over:
                with contextlib.suppress(TimeoutError):
                    rest = rest[connection.send(rest) :] or memoryview(self.frames)

    def opened(self) -> socket.socket:
        host, _, port = self.address.rpartition(":")
        connection = socket.create_connection((host, int(port)), source_address=(ELSEWHERE, 0), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        wish = [
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: {self.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: {self.cookie}",
        ]
        connection.sendall("\r\n".join([*wish, "", ""]).encode())
        assert b" 101 " in connection.recv(1000)
        return connection

    def __enter__(self) -> "Flood":
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self.over = True
        for thread in self.threads:
            thread.join(10)


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
def test_a_flood_of_the_smallest_frames_keeps_nobody_else_waiting(server: Process, frame: bytes) -> None:
    ada = Browser(server.address, "Ada")
    table = ada.table("me", "me", options={"rounds": 30})
    eventually_let_in(server.address)
    with Flood(server.address, frame):
        for turn in range(6):
            time.sleep(0.2)
            started = time.monotonic()
            assert ada.play(table, turn % 2, "end", expect=turn).status_code == 200
            assert time.monotonic() - started < PATIENT


@pytest.mark.parametrize("flood", ["empty messages", "signs of life"])
def test_a_flood_is_read_for_a_small_part_of_the_time_even_before_its_share_of_the_work_is_used_up(
    patient: RunningServer, flood: str
) -> None:
    process = psutil.Process(patient.process.pid)
    with Flood(patient.address, FRAMES[flood], game="city"):
        time.sleep(0.5)
        before, started = process.cpu_times(), time.monotonic()
        time.sleep(3.0)
        after, passed = process.cpu_times(), time.monotonic() - started
    assert after.user + after.system - before.user - before.system < READ_AT_MOST * passed


def test_signs_of_life_that_are_asked_for_by_whoever_does_not_read_are_not_kept_for_them(
    patient: RunningServer,
) -> None:
    process = psutil.Process(patient.process.pid)
    long_ping = b"\x89\xfd" + MASK + b"x" * 125
    with Flood(patient.address, long_ping, game="city"):
        time.sleep(3.0)
        before = process.memory_info().rss
        time.sleep(3.0)
        assert process.memory_info().rss - before < 4_000_000


def test_whoever_does_not_read_for_long_is_told_the_newest_all_the_same(tmp_path: Path) -> None:
    server = Process(sqlite_in(tmp_path), "messages_at_once=1000000", "work_at_once=1000")
    ada = Browser(server.address, "Ada")
    table, cookies = ada.table("me", "me"), "; ".join([f"{name}={value}" for name, value in ada.http.cookies.items()])
    reads_little = socket.socket()
    reads_little.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    host, _, port = server.address.rpartition(":")
    reads_little.connect((host, int(port)))
    url = f"ws://{server.address}/api/tables/{table}/socket?seat=0"
    with connect(url, sock=reads_little, additional_headers={"Cookie": cookies}, compression=None) as unread:
        waiting = psutil.Process(server.process.pid)
        before = waiting.memory_info().rss
        for _ in range(20):
            for _ in range(1000):
                unread.send("no message of ours")
            time.sleep(0.02)
        assert waiting.memory_info().rss - before < 20_000_000
        assert ada.play(table, 0, "end", expect=0).status_code == 200
        unread.send('{"type": "ping", "id": "last"}')
        told = [json.loads(unread.recv(timeout=30))]
        while told[-1]["type"] != "pong":
            told.append(json.loads(unread.recv(timeout=30)))
        newest = [message["version"] for message in told if message["type"] == "push"]
        assert len(told) < 20_000 and (newest[-1] == 1 or json.loads(unread.recv(timeout=30))["version"] == 1)
    server.kill()


def eventually_let_in(address: str) -> None:
    """The one flood may have shut the address out from which the next comes."""
    until = time.monotonic() + 60
    while True:
        assert time.monotonic() < until, "nobody is shut out for ever"
        transport = httpx.HTTPTransport(local_address=ELSEWHERE)
        with contextlib.suppress(httpx.TransportError), httpx.Client(transport=transport) as client:
            if client.get(f"http://{address}/api/games", timeout=60).status_code == 200:
                return
        time.sleep(0.2)


def test_whoever_goes_on_after_being_told_is_not_listened_to_for_a_while(tmp_path: Path) -> None:
    limits = ["requests_at_once=20", "requests_per_second=2", "patience_with_floods=10", "shut_out_seconds=1.0"]
    server = Process(sqlite_in(tmp_path), *limits)
    address = f"http://{server.address}/api/games"
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ELSEWHERE), timeout=60) as crowd:
        statuses = []
        with pytest.raises(httpx.TransportError):
            for _ in range(500):
                statuses.append(crowd.get(address).status_code)
        assert statuses.count(200) >= 20 and statuses.count(429) >= 10
        assert httpx.get(address, timeout=60).status_code == 200
        time.sleep(1.5)
        assert crowd.get(address).status_code == 200
    server.kill()


def test_a_few_refusals_shut_nobody_out() -> None:
    doors = Doors(3, 60.0)
    assert all([doors.refused("ada") for _ in range(3)])
    assert not doors.shut("ada") and not doors.shut("bob")
    assert not doors.refused("ada")
    assert doors.shut("ada") and not doors.shut("bob")
