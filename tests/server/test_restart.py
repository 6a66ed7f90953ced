"""A real server process is killed between any two messages, and nothing that was acknowledged is lost."""

import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Choice
from remnants.server import database as kept
from remnants.server.storage import storage_for
from tests.server.house import Browser, House, Socket, settings_for, sqlite_in
from tests.server.process import Process
from tests.server.toy import GAME, ToyState, Turn


def test_nothing_acknowledged_is_lost_by_kill_9(database: str) -> None:
    random = Random(database.split(":")[0])
    server = Process(database)
    ada = Browser(server.address, "Ada")
    table = ada.table("me", "me", options={"rounds": 30})
    acknowledged: dict[str, int] = {}
    sent = 0
    for _ in range(2):
        with ada.socket(table, 0) as socket:
            version = socket.next("push")["version"]
            for _ in range(random.randrange(3, 12)):
                answer = command(socket, ada, table, f"c{sent}", version)
                assert answer["type"] == "done", answer
                acknowledged[f"c{sent}"] = version = answer["version"]
                sent += 1
            seat = ada.get(f"/api/tables/{table}")["decides"]
            socket.send(type="play", id=f"c{sent}", expect=version, choice=["end"], seat=seat)
            if random.random() < 0.5:
                time.sleep(random.random() * 0.01)
            server.kill()
            with pytest.raises((ConnectionClosed, EOFError)):
                while True:
                    message = socket.next()
                    if message["type"] == "done":
                        acknowledged[message["id"]] = message["version"]
        server = Process(database)
        ada.address, ada.http.base_url = server.address, f"http://{server.address}"
        shown = ada.get(f"/api/tables/{table}")
        assert shown["version"] >= max(acknowledged.values())
        known = {happened["version"] for happened in ada.get(f"/api/tables/{table}/events")}
        assert set(acknowledged.values()) <= known
        again = ada.call(
            "POST",
            f"/api/tables/{table}/seats/{seat}/play",
            {"id": f"c{sent}", "expect": version, "choice": ["end"]},
        ).json()
        assert again["type"] == "done" and again["version"] == version + 1
        assert again["duplicate"] or f"c{sent}" not in acknowledged
        acknowledged[f"c{sent}"] = again["version"]
        sent += 1
    assert len(set(acknowledged.values())) == sent
    assert server.interrupt() in (0, -signal.SIGINT, 130)


def command(socket: Socket, ada: Browser, table: str, name: str, version: int) -> dict[str, Any]:
    seat = ada.get(f"/api/tables/{table}")["decides"]
    socket.send(type="play", id=name, expect=version, choice=["roll"], seat=seat)
    return socket.next("done", "refused")


def test_a_table_against_bots_is_ready_and_its_workers_end_with_the_server(tmp_path: Path) -> None:
    server = Process(sqlite_in(tmp_path), "--table")
    assert "/join#" in server.url
    ada = Browser(server.address, "")
    joined = ada.post("/api/join", {"token": server.url.split("#")[1]})
    shown = ada.get(f"/api/tables/{joined['table']}")
    assert shown["phase"] == "playing" and shown["you"] == {"seats": [0], "host": True, "spectator": False}
    with ada.socket(joined["table"]) as socket:
        socket.send(type="play", id="a", expect=0, choice=["end"])
        socket.next("push", version=2)
    workers = psutil.Process(server.process.pid).children(recursive=True)
    assert workers, "bots think in processes of their own"
    server.kill()
    _, alive = psutil.wait_procs(workers, 5)
    assert alive == []


def test_a_game_that_fails_its_replay_is_marked_and_the_others_go_on(tmp_path: Path) -> None:
    import asyncio

    database = sqlite_in(tmp_path)
    with House(settings_for(database)) as house:
        ada = house.browser()
        good, bad = ada.table("me", "me"), ada.table("me", "me")
        for table in (good, bad):
            ada.play(table, 0, "end")

    async def rewrite(body: str) -> None:
        storage = storage_for(database)
        await storage.open()
        row = update(kept.log).where(kept.log.c.table_id == bad).values(body=body)
        await storage.do(lambda connection: connection.execute(row))
        await storage.close()

    asyncio.run(rewrite('[["fly", 3]]'))
    with House(settings_for(database)) as house:
        ada.http.base_url = f"http://{house.address}"
        shown = ada.get(f"/api/tables/{bad}")
        assert shown["phase"] == "broken" and "toy.turn" in shown["trouble"]
        assert ada.play(bad, 1, "end", expect=1).json()["code"] == "wrong-phase"
        assert ada.get("/health") == {"status": "ok", "database": "ok", "tables": 2, "broken": 1, "sockets": 0}
        assert ada.play(good, 1, "end", expect=1).status_code == 200
        assert {table["phase"] for table in ada.get("/api/me")["tables"]} == {"broken", "playing"}
    asyncio.run(rewrite('[["end"]]'))
    with House(settings_for(database)) as house:
        ada.http.base_url = f"http://{house.address}"
        assert ada.get(f"/api/tables/{bad}")["phase"] == "playing"
        assert ada.play(bad, 1, "end", expect=1).status_code == 200


def test_unfinished_games_are_replayed_against_new_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = sqlite_in(tmp_path)
    with House(settings_for(database)) as house:
        ada = house.browser()
        table = ada.table("me", "me")
        ada.play(table, 0, "roll")
        view = ada.get(f"/api/tables/{table}/view?seat=1")["view"]
    monkeypatch.setattr(GAME, "version", "2")
    with House(settings_for(database)) as house:
        ada.http.base_url = f"http://{house.address}"
        assert ada.get(f"/api/tables/{table}/view?seat=1")["view"] == view
        assert ada.play(table, 1, "roll", expect=1).status_code == 200


def test_no_game_is_served_before_all_were_replayed_against_the_new_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A version that forbids what was played: the game is held back with the reason before anybody can ask for it."""
    with House(settings_for(database)) as house:
        ada = house.browser()
        drawn, marked, waiting = ada.table("me", "me"), ada.table("me", "me"), ada.table("me", "open")
        ada.play(drawn, 0, "draw")
        ada.play(marked, 0, "mark")
        view = ada.get(f"/api/tables/{marked}/view?seat=0")["view"]

    def no_drawing(self: Turn, state: ToyState, frame: Frame, choice: Choice) -> Refusal | None:
        return Refusal("toy.no-drawing") if choice[0] == "draw" else None

    with monkeypatch.context() as new:
        new.setattr(GAME, "version", "2")
        new.setattr(Turn, "refuse", no_drawing)
        with House(settings_for(database)) as house:
            phases = {table.kept.id: table.phase for table in house.hall.tables()}
            assert phases == {drawn: "broken", marked: "playing", waiting: "gathering"}
            ada.http.base_url = f"http://{house.address}"
            assert "toy.no-drawing" in ada.get(f"/api/tables/{drawn}")["trouble"]
            assert ada.get(f"/api/tables/{marked}/view?seat=0")["view"] == view
            assert ada.play(marked, 0, "end", expect=1).status_code == 200
    with House(settings_for(database)) as house:
        ada.http.base_url = f"http://{house.address}"
        assert ada.play(drawn, 1, "end", expect=1).status_code == 200, "the old version goes on with it"
