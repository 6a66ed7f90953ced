"""A real server process is killed between any two messages, and nothing that was acknowledged is lost."""

import shutil
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from remnants.boxes.city.rules.game import GAME as CITY
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Choice
from remnants.server.storage import schema as kept
from remnants.server.storage.database import storage_for
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
    assert shown["phase"] == "playing" and shown["you"] == {"seats": [0], "host": True, "spectator": False, "muted": []}
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
        assert shown["phase"] == "broken" and "cannot go on" in shown["trouble"]
        assert ada.play(bad, 1, "end", expect=1).json()["code"] == "wrong-phase"
        assert ada.get("/health") == {"status": "ok", "database": "ok", "tables": 1, "broken": 1, "sockets": 0}
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


def test_a_game_goes_on_under_rules_that_would_have_refused_what_was_played(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played stays played, and the record says that today's rules would refuse it."""
    with House(settings_for(database)) as house:
        ada = house.browser()
        drawn = ada.table("me", "me")
        ada.play(drawn, 0, "draw")
        view = ada.get(f"/api/tables/{drawn}/view?seat=0")["view"]

    def no_drawing(self: Turn, state: ToyState, frame: Frame, choice: Choice) -> Refusal | None:
        return Refusal("toy.no-drawing") if choice[0] == "draw" else None

    with monkeypatch.context() as new:
        new.setattr(GAME, "version", "2")
        new.setattr(Turn, "refuse", no_drawing)
        with House(settings_for(database)) as house:
            ada.http.base_url = f"http://{house.address}"
            assert ada.get(f"/api/tables/{drawn}/view?seat=0")["view"] == view
            assert ada.play(drawn, 1, "draw", expect=1).json()["rule"] == "toy.no-drawing"
            assert ada.play(drawn, 1, "end", expect=1).status_code == 200
            begun = house.game_server.tables.in_memory()[0].begun()
            assert begun.match.dump()["earlier"]["refused"] == [[2, "toy.no-drawing"]]
            assert ada.get(f"/api/tables/{drawn}/at/2?seat=0")["view"] == {**view, "step": "turn"}, "and looked back at"


def test_a_game_that_new_rules_do_not_follow_is_held_back_with_the_reason(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A version in which what was played leads nowhere, and no state is kept to go on from."""
    with House(settings_for(database)) as house:
        ada = house.browser()
        drawn, marked, waiting = ada.table("me", "me"), ada.table("me", "me"), ada.table("me", "open")
        ada.play(drawn, 0, "draw")
        ada.play(marked, 0, "mark")
        view = ada.get(f"/api/tables/{marked}/view?seat=0")["view"]
    candidates = Turn.candidates

    def no_drawing(self: Turn, state: ToyState, frame: Frame) -> list[Choice]:
        return [choice for choice in candidates(self, state, frame) if choice[0] != "draw"]

    with monkeypatch.context() as new:
        new.setattr(GAME, "version", "2")
        new.setattr(Turn, "candidates", no_drawing)
        with House(settings_for(database)) as house:
            assert house.game_server.tables.in_memory() == [], "nothing is stood up before somebody asks"
            ada.http.base_url = f"http://{house.address}"
            phases = [ada.get(f"/api/tables/{table}")["phase"] for table in (drawn, marked, waiting)]
            assert phases == ["broken", "playing", "gathering"]
            assert "answer 2" in ada.get(f"/api/tables/{drawn}")["trouble"]
            assert "toy.turn" in ada.get(f"/api/tables/{drawn}")["trouble"]
            assert ada.get(f"/api/tables/{marked}/view?seat=0")["view"] == view
            assert ada.play(marked, 0, "end", expect=1).status_code == 200
    with House(settings_for(database)) as house:
        ada.http.base_url = f"http://{house.address}"
        assert ada.play(drawn, 1, "end", expect=1).status_code == 200, "the old version goes on with it"


def test_a_table_survives_other_words_in_a_pack_and_another_usual_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = tmp_path / "packs"
    shutil.copytree(Path(CITY.own_packs) / "city", shelf / "city")
    monkeypatch.setattr(CITY, "own_packs", str(shelf))
    monkeypatch.setattr(CITY, "usual_pack", "city")
    database = sqlite_in(tmp_path)
    with House(settings_for(database)) as house:
        ada = house.browser()
        table = ada.table("me", "me", game="city")
        seat = ada.get(f"/api/tables/{table}")["decides"]
        choice = ada.get(f"/api/tables/{table}/view?seat={seat}")["choices"][0]
        ada.play(table, seat, *choice)
        view = ada.get(f"/api/tables/{table}/view?seat=0")["view"]
    market = shelf / "city" / "market.toml"
    text = market.read_text(encoding="utf-8")
    market.write_text("# Found on a cart.\n" + text.replace('it = "Granata"', 'it = "Bomba"'), encoding="utf-8")
    shutil.copytree(shelf / "city", shelf / "city-2")
    (shelf / "city-2" / "market.toml").write_text(text.replace("price = 1500", "price = 1000"), encoding="utf-8")
    monkeypatch.setattr(CITY, "usual_pack", "city-2")
    with House(settings_for(database)) as house:
        ada.http.base_url = f"http://{house.address}"
        shown = ada.get(f"/api/tables/{table}")
        assert (shown["phase"], shown["pack"]["name"], shown["pack"]["folder"]) == ("playing", "city", "city")
        assert ada.get(f"/api/tables/{table}/view?seat=0")["view"] == view
        assert "Bomba" in str(ada.get("/api/games/city/pack?pack=city"))
        record = ada.get(f"/api/tables/{table}/view?seat={shown['decides']}")
        assert ada.play(table, shown["decides"], *record["choices"][0]).status_code == 200
        fresh = ada.get(f"/api/tables/{ada.table('me', 'me', game='city')}")
        assert (fresh["pack"]["name"], fresh["pack"]["folder"]) == ("city-2", "")
