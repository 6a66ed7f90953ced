"""Uploaded records: each is refused or stands up within its limits, and nothing that they hold can stop the server."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import remnants
from tests.server.bent import bent_record, true_record
from tests.server.house import Browser, sqlite_in
from tests.server.process import Process

FROZEN = 20.0
"""Seconds: a busy machine may be slow, but whoever waits so long waits for the server."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> str:
    return sqlite_in(tmp_path_factory.mktemp("records"))


@pytest.fixture(scope="module")
def server(place: str) -> Iterator[Process]:
    running = Process(place, "trial_seconds=3")
    yield running
    running.kill()


def waited(ada: Browser) -> float:
    """How long somebody else waits for an answer."""
    started = time.monotonic()
    assert ada.call("GET", "/health").status_code == 200
    return time.monotonic() - started


@pytest.mark.parametrize("game", remnants.games())
def test_a_true_record_goes_on(server: Process, game: str) -> None:
    ada = Browser(server.address, "Ada")
    for record in (true_record(game, 3), remnants.new(game, players=2, seed=5).dump()):
        table = ada.post("/api/records", {"record": record})
        assert table["phase"] == "playing"
        pushed = ada.get(f"/api/tables/{table['id']}/view?seat={table['decides']}")
        answered = ada.play(table["id"], table["decides"], *pushed["choices"][0])
        assert answered.status_code == 200, answered.text


@pytest.mark.parametrize("game", remnants.games())
def test_bent_records_are_refused_or_playable(server: Process, game: str) -> None:
    ada = Browser(server.address, "Ada")
    for seed in range(12):
        answer = ada.call("POST", "/api/records", {"record": bent_record(game, seed)})
        assert answer.status_code in (201, 400), answer.text
        assert waited(ada) < FROZEN
        if answer.status_code == 201:
            play_on(ada, answer.json()["id"])


def play_on(ada: Browser, table: str) -> None:
    for _ in range(3):
        shown = ada.get(f"/api/tables/{table}")
        if shown["phase"] != "playing":
            return
        pushed = ada.get(f"/api/tables/{table}/view?seat={shown['decides']}")
        answer = ada.play(table, shown["decides"], *pushed["choices"][-1])
        assert answer.status_code < 500 or answer.status_code == 503, answer.text
        assert waited(ada) < FROZEN


def rich(amount: int) -> dict[str, Any]:
    record = true_record("city", 8)
    record["start"]["arcs"] = [amount] * record["players"]
    return record


@pytest.mark.parametrize("amount", [10**9, 10**12])
def test_riches_that_nobody_can_count_do_not_stop_the_server(server: Process, amount: int) -> None:
    ada = Browser(server.address, "Ada")
    seats = [{"kind": "bot", "level": "normal"} for _ in range(rich(amount)["players"])]
    answer = ada.call("POST", "/api/records", {"record": rich(amount), "seats": seats})
    assert answer.status_code in (201, 400)
    for _ in range(5):
        assert waited(ada) < FROZEN
        time.sleep(0.2)


def test_a_table_whose_record_no_longer_stands_up_is_broken_and_the_server_starts(tmp_path: Path) -> None:
    import json
    import sqlite3

    server = Process(sqlite_in(tmp_path), "trial_seconds=3")
    ada = Browser(server.address, "Ada")
    table = ada.post("/api/records", {"record": true_record("city", 8)})["id"]
    server.kill()
    kept = sqlite3.connect(tmp_path / "tables.sqlite")
    base = json.loads(kept.execute("SELECT base FROM tables").fetchone()[0])
    base["start"]["arcs"] = [10**12] * base["players"]
    base["start"]["agenda"] = base["start"]["agenda"] * 50
    kept.execute("UPDATE tables SET base = ?", (json.dumps(base),))
    kept.commit()
    kept.close()
    server = Process(sqlite_in(tmp_path), "trial_seconds=3")
    ada.address, ada.http.base_url = server.address, f"http://{server.address}"
    assert waited(ada) < FROZEN
    assert ada.get(f"/api/tables/{table}")["phase"] == "broken"
    server.kill()
