"""What strangers may send to a real server process: it answers with a sentence, never with a failure of its own."""

import contextlib
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import fresh_database
from tests.server.house import Browser, House, settings_for, sqlite_in
from tests.server.process import ROOT, Process

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server process on each kind of database."""
    kind = request.param
    url = sqlite_in(tmp_path_factory.mktemp("strangers"))
    if kind == "postgresql":
        url = fresh_database(request.getfixturevalue("postgresql"), "strangers")
    running = Process(url)
    yield running
    running.kill()


STRANGE: list[tuple[str, str, bytes | None, dict[str, str], int]] = [
    ("GET", "/%00", None, {}, 200),
    ("GET", "/" + "a" * 300, None, {}, 200),
    ("GET", "/assets/%2e%2e/%2e%2e/settings.py", None, {}, 404),
    ("GET", "/api/tables/%00", None, {}, 404),
    ("GET", "/api/tables/" + "b" * 3000, None, {}, 404),
    ("GET", "/api/games/%00/pack", None, {}, 400),
    ("GET", "/api/games/city/pack?pack=%00", None, {}, 400),
    ("GET", "/api/games/city/text/%00", None, {}, 400),
    ("POST", "/api/tables", b'{"game":' + b"[" * 15_000, JSON, 400),
    ("POST", "/api/records", b'{"record":{"a":' + b"[" * 400_000, JSON, 400),
    ("POST", "/api/tables", b'{"game":"\xff\xfe"}', JSON, 400),
    ("POST", "/api/tables", b"{}", {**JSON, "origin": "http://["}, 403),
    ("PUT", "/api/me", b'{"name":"a\\u0000b"}', JSON, 400),
    ("PUT", "/api/me", b'{"name":"\\ud800"}', JSON, 400),
    ("POST", "/api/join", b'{"token":"\\u0000"}', JSON, 400),
    ("POST", "/api/watch", b'{"token":"\\u0000"}', JSON, 400),
    ("OPTIONS", "/api/nowhere", None, {}, 404),
]


@pytest.mark.parametrize(("method", "path", "body", "headers", "status"), STRANGE)
def test_strange_requests_are_answered_with_a_sentence(
    server: Process, method: str, path: str, body: bytes | None, headers: dict[str, str], status: int
) -> None:
    answer = httpx.request(method, f"http://{server.address}{path}", content=body, headers=headers, timeout=60)
    assert answer.status_code in (status, 204), answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    if path.startswith("/api/") and method != "OPTIONS":
        assert answer.headers["cache-control"] == "no-store"
        assert len(answer.json()["message"]) > 10


def test_text_that_a_database_cannot_keep_is_refused_at_a_table(server: Process) -> None:
    ada = Browser(server.address, "Ada")
    table = ada.table("me", "me")
    for method, path in [("PUT", f"/api/tables/{table}/notes"), ("POST", f"/api/tables/{table}/chat")]:
        assert ada.call(method, path, {"text": "a\0b"}).status_code == 400
    assert ada.play(table, 0, "end", id="a\0b").status_code == 400
    with ada.socket(table, 0) as socket:
        socket.next("push")
        for text in ["\0", "[" * 16_000, '{"type":"chat","text":"\\u0000"}', '{"type":"play","id":"\\ud800"}']:
            socket.connection.send(text)
            assert socket.next("refused")["code"] == "malformed"


def test_head_is_answered_like_get_without_a_body(server: Process) -> None:
    for path in ("/", "/api/games", "/health"):
        answer = httpx.head(f"http://{server.address}{path}", timeout=60)
        assert answer.status_code == 200 and answer.content == b""
    assert httpx.head(f"http://{server.address}/api/tables/nowhere", timeout=60).status_code == 404


def test_the_page_may_talk_to_its_own_server_only(server: Process) -> None:
    policy = httpx.get(f"http://{server.address}/", timeout=60).headers["content-security-policy"]
    connect = next(part for part in policy.split(";") if "connect-src" in part).split()
    assert connect == ["connect-src", "'self'", f"ws://{server.address}", f"wss://{server.address}"]


def test_whoever_loses_the_seat_hears_no_more(server: Process) -> None:
    ada, bob = Browser(server.address, "Ada"), Browser(server.address, "Bob")
    table = ada.table("me", "open")
    assert bob.join(ada, table) == [1]
    with bob.socket(table, 1) as listening:
        listening.next("table")
        ada.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "marking"})
        assert listening.next("refused")["code"] == "not-yours"
        with pytest.raises(ConnectionClosed):
            while True:
                assert listening.next()["type"] != "push"


def test_what_was_said_is_not_said_again_after_a_restart(database: str) -> None:
    server = Process(database)
    ada = Browser(server.address, "Ada")
    table = ada.table("me", "me")
    body = {"text": "hello", "id": "once"}
    ada.post(f"/api/tables/{table}/chat", body)
    server.kill()
    server = Process(database)
    ada.address, ada.http.base_url = server.address, f"http://{server.address}"
    ada.post(f"/api/tables/{table}/chat", body)
    assert [said["text"] for said in ada.get(f"/api/tables/{table}/chat")] == ["hello"]
    server.kill()


def test_nobody_is_taken_for_absent_right_after_a_restart(tmp_path: Path) -> None:
    server = Process(sqlite_in(tmp_path), "away_seconds=60")
    ada, bob = Browser(server.address, "Ada"), Browser(server.address, "Bob")
    table = ada.table("me", "open")
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    server.kill()
    server = Process(sqlite_in(tmp_path), "away_seconds=60")
    ada.address, ada.http.base_url = server.address, f"http://{server.address}"
    refused = ada.call("POST", f"/api/tables/{table}/seats/1/stand-in", {})
    assert refused.status_code == 409 and "ago" in refused.json()["message"]
    server.kill()


def test_connections_that_say_nothing_do_not_shut_the_others_out(tmp_path: Path) -> None:
    server = Process(sqlite_in(tmp_path), "header_seconds=1", "connections_per_address=40")
    place = ("127.0.0.1", int(server.address.rpartition(":")[2]))
    silent = [socket.create_connection(place) for _ in range(60)]
    silent[0].sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
    time.sleep(1.5)
    assert httpx.get(f"http://{server.address}/health", timeout=60).status_code == 200
    for connection in silent:
        connection.settimeout(60)
        with contextlib.suppress(ConnectionResetError):
            assert connection.recv(1) == b""
    server.kill()


def test_a_disk_that_is_full_shows_in_the_health(tmp_path: Path) -> None:
    server = Process(sqlite_in(tmp_path), "--full-disk")
    answer = httpx.get(f"http://{server.address}/health", timeout=60)
    assert answer.status_code == 503 and answer.json()["status"] == "failing"
    server.kill()


def test_a_second_server_on_one_file_names_the_first(tmp_path: Path) -> None:
    first = Process(sqlite_in(tmp_path))
    command = [sys.executable, "-m", "remnants", "serve", "--port", "0", "--database", sqlite_in(tmp_path)]
    second = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert second.returncode != 0 and f"process {first.process.pid}" in second.stderr
    assert "Traceback" not in second.stderr
    first.kill()
    third = Process(sqlite_in(tmp_path))
    third.kill()


def test_what_is_wrong_with_a_table_is_not_told_to_everybody(tmp_path: Path) -> None:
    """The reason may quote an answer that is hidden from whoever asks."""
    import sqlite3

    with House(settings_for(sqlite_in(tmp_path))) as house:
        ada = house.browser()
        table = ada.table("me", "me")
        ada.play(table, 0, "bid", 3)
    kept: Any = sqlite3.connect(tmp_path / "tables.sqlite")
    kept.execute("UPDATE log SET body = ?", (json.dumps([["bid", 987654321]]),))
    kept.commit()
    kept.close()
    with House(settings_for(sqlite_in(tmp_path))) as house:
        ada.address, ada.http.base_url = house.address, f"http://{house.address}"
        shown = ada.get(f"/api/tables/{table}")
        assert shown["phase"] == "broken" and "987654321" not in json.dumps(shown)
        assert "987654321" not in ada.play(table, 0, "end").text
