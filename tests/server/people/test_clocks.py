"""Clocks: what they take, what undo gives back, and what happens at their end, over kills and at two servers."""

import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from remnants.server.tables import clocks
from remnants.server.tables.clocks import Clock, ClockState
from tests.server.conftest import fresh_database
from tests.server.house import Browser, House, settings_for, sqlite_in
from tests.server.process import Process
from tests.server.test_several import at, eventually

Json = dict[str, Any]
LONG = {"kind": "live", "bank": 600, "per_turn": 10, "at_end": "over"}


def clock(seconds: int, at_end: str, bank: int = 0) -> Json:
    return {"kind": "live", "bank": bank, "per_turn": seconds, "at_end": at_end}


def two(house: House, wish: Json, **more: Any) -> tuple[Browser, Browser, str]:
    ada, bob = house.browser(), house.browser("Bob")
    table = ada.table("me", "open", start=False, start_when_full=True, clock=wish, **more)
    bob.join(ada, table)
    return ada, bob, table


def shown(browser: Browser, table: str) -> Json:
    found: Json = browser.get(f"/api/tables/{table}")
    return found


def is_over(browser: Browser, table: str) -> bool:
    return bool(shown(browser, table)["phase"] == "over")


def stands_in(browser: Browser, table: str, seat: int) -> bool:
    return shown(browser, table)["seats"][seat]["stand_in"] is not None


# ---------------------------------------------------------------- the arithmetic

RULES = Clock("live", bank=60, per_turn=10)


def begun(now: int = 0) -> ClockState:
    return clocks.at_start(RULES, 2, True, now)


def test_the_first_seconds_of_a_turn_are_free_and_the_rest_comes_out_of_the_bank() -> None:
    state = begun()
    assert clocks.due(RULES, state, 0) == 70_000
    quick = clocks.passed_on(RULES, state, 0, True, 9_000)
    assert quick.banks == (60_000, 60_000) and clocks.due(RULES, quick, 1) == 9_000 + 70_000
    slow = clocks.passed_on(RULES, quick, 1, True, 9_000 + 25_000)
    assert slow.banks == (60_000, 45_000)
    assert clocks.passed_on(RULES, slow, 0, True, 10_000_000).banks == (0, 45_000)


def test_taking_back_gives_no_time_back_and_takes_none_from_the_other() -> None:
    passed = clocks.passed_on(RULES, begun(), 0, True, 8_000)
    again = clocks.taken_back(RULES, passed, 0, 20_000)
    assert again.banks == (60_000, 60_000) and again.used == 20_000
    assert clocks.due(RULES, again, 0) == 70_000, "as if the answer had never been given"
    assert clocks.passed_on(RULES, again, 0, True, 21_000).banks == (49_000, 60_000)


def test_a_bot_uses_no_time_and_whoever_comes_back_has_a_new_turn() -> None:
    left = clocks.stopped(RULES, begun(), 0, 30_000)
    assert left.banks == (40_000, 60_000) and clocks.due(RULES, left, 0) is None
    back = clocks.resumed(left, 500_000)
    assert clocks.due(RULES, back, 0) == 500_000 + 50_000


# ---------------------------------------------------------------- at a table


def test_a_table_tells_whose_clock_runs_until_when(house: House) -> None:
    ada, bob, table = two(house, LONG)
    with ada.socket(table) as socket:
        first = socket.next("push", version=0)["clock"]
        assert (first["running"], first["banks"], first["bank"]) == (0, [600.0, 600.0], 600)
        until = clocks.milliseconds(first["due"]) - clocks.milliseconds(shown(ada, table)["now"])
        assert 600_000 < until <= 610_000
        ada.play(table, 0, "end")
        assert socket.next("push", version=1)["clock"]["running"] == 1
    assert shown(bob, table)["clock"]["running"] == 1
    plain = house.browser()
    assert shown(plain, plain.table("me", "random"))["clock"] is None


def test_marks_and_undo_leave_the_clock_running(house: House) -> None:
    ada, _, table = two(house, LONG)
    due = shown(ada, table)["clock"]["due"]
    ada.play(table, 0, "mark")
    ada.post(f"/api/tables/{table}/seats/0/undo", {"id": "back", "expect": 1})
    assert shown(ada, table)["clock"]["due"] == due


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "live", "bank": -1, "per_turn": 1},
        {"kind": "live", "bank": 10**9, "per_turn": 1},
        {"kind": "live", "bank": 0, "per_turn": 0},
        {"kind": "sand", "bank": 1, "per_turn": 1},
        {"kind": "mail", "bank": 1, "per_turn": 1, "at_end": "punish"},
    ],
)
def test_clocks_that_make_no_sense_are_refused(house: House, wrong: Json) -> None:
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": wrong}
    assert house.browser().call("POST", "/api/tables", body).status_code == 400


def test_nothing_happens_where_the_clock_is_only_shown(house: House) -> None:
    ada, _, table = two(house, clock(1, "wait"))
    time.sleep(1.4)
    assert not stands_in(ada, table, 0) and shown(ada, table)["phase"] == "playing"
    assert ada.play(table, 0, "end").status_code == 200


def test_a_bot_plays_on_until_its_person_is_back(house: House) -> None:
    ada, bob, table = two(house, clock(1, "bot"))
    eventually(partial(stands_in, bob, table, 0), "a bot plays for Ada")
    eventually(lambda: shown(bob, table)["clock"]["running"] == 1, "the bot has played, and Bob's clock runs")
    bob.play(table, 1, "end")
    ada.post(f"/api/tables/{table}/seats/0/return")
    seen = shown(ada, table)
    assert seen["seats"][0]["stand_in"] is None
    if seen["decides"] == 0:
        assert seen["clock"]["running"] == 0 and seen["clock"]["due"] > seen["now"]


def test_the_game_is_over_without_a_result(house: House) -> None:
    ada, bob, table = two(house, clock(1, "over"))
    with bob.socket(table) as socket:
        socket.next("push", version=0)
        told = socket.next("table", seconds=10)["table"]
        while told["phase"] != "over":
            told = socket.next("table", seconds=10)["table"]
        assert (told["ended"], told["decides"], told["clock"]["running"]) == ("clock", 0, None)
    assert ada.play(table, 0, "end", expect=0).status_code == 409
    pushed = ada.get(f"/api/tables/{table}/view")
    assert pushed["phase"] == "over" and pushed["prompt"]["seat"] is None and pushed["choices"] == []
    assert pushed["view"]["scores"] is None
    assert ada.get(f"/api/tables/{table}/verify")["fair"]
    assert ada.get(f"/api/tables/{table}/record")["game"] == "toy"
    assert ada.get(f"/api/tables/{table}/chronicle")["over"]
    copy = ada.post(f"/api/tables/{table}/sandbox", {"seat": 0})
    assert copy["phase"] == "playing" and copy["clock"] is None
    again = bob.post(f"/api/tables/{table}/rematch")
    assert again["phase"] == "playing" and again["ended"] is None and again["clock"]["banks"] == [0.0, 0.0]


def test_an_answer_in_time_moves_the_end(house: House) -> None:
    ada, bob, table = two(house, clock(2, "over"), options={"rounds": 30})
    for turn in range(6):
        time.sleep(0.5)
        assert (ada, bob)[turn % 2].play(table, turn % 2, "end").status_code == 200
    assert shown(ada, table)["phase"] == "playing"
    eventually(partial(is_over, ada, table), "then nobody answers")


# ---------------------------------------------------------------- kills, sleep, several servers


@pytest.mark.parametrize("end", ["bot", "over"])
def test_clocks_go_on_after_a_kill_and_end_with_nobody_there(tmp_path: Path, end: str) -> None:
    database = sqlite_in(tmp_path)
    before = Process(database, "clock_patience=0")
    ada = Browser(before.address, "Ada")
    table = ada.table("me", "me", clock=clock(12, end))
    due = shown(ada, table)["clock"]["due"]
    before.kill()
    after = Process(database, "clock_patience=0", "wake_pause=0.2")
    try:
        back = at(ada, after.address)
        assert shown(back, table)["clock"]["due"] == due
        ended = partial(is_over, back, table) if end == "over" else partial(stands_in, back, table, 0)
        eventually(ended, "the clock ended", seconds=40)
        version = shown(back, table)["version"]
        after.kill()
        once_more = Process(database, "clock_patience=0")
        assert shown(at(ada, once_more.address), table)["version"] >= version
        once_more.kill()
    finally:
        after.kill()


def test_nobody_loses_while_the_server_is_away(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    before = Process(database)
    ada = Browser(before.address, "Ada")
    table = ada.table("me", "me", clock=clock(1, "over"))
    before.kill()
    time.sleep(1.2)
    after = Process(database, "clock_patience=15", "wake_pause=0.2")
    try:
        back = at(ada, after.address)
        assert shown(back, table)["phase"] == "playing"
        assert back.play(table, 0, "end").status_code == 200
        eventually(partial(is_over, back, table), "the next one does not answer")
    finally:
        after.kill()


def test_a_sleeping_table_is_woken_when_its_clock_ends(tmp_path: Path) -> None:
    with House(settings_for(sqlite_in(tmp_path), sleep_after=0.1)) as house:
        ada = house.browser()
        table = ada.table("me", "me", clock=clock(2, "over"))
        eventually(lambda: house.game_server.tables.known(table) is None, "the table sleeps")
        time.sleep(2.5)
        listed = [one for one in ada.get("/api/me")["tables"] if one["id"] == table]
        assert [one["phase"] for one in listed] == ["over"]


def test_a_clock_ends_once_at_two_servers_and_never_with_an_answer_beside_it(postgresql: str) -> None:
    shared = fresh_database(postgresql, "clocks")
    settings = settings_for(shared, claim_pause=0.1, heartbeat_seconds=0.3)
    with House(settings) as one, House(settings) as other:
        for number in range(6):
            ada = one.browser()
            table = ada.table("me", "me", clock=clock(1, ("over", "bot")[number % 2]), options={"rounds": 30})
            there = at(ada, other.address)
            assert shown(there, table)["clock"]["running"] == 0
            time.sleep(0.9)
            late = there.play(table, 0, "end", expect=0, id="late").status_code
            done = partial(is_over, there, table) if number % 2 == 0 else partial(stands_in, there, table, 0)
            if late == 200:
                done = partial(is_over, there, table) if number % 2 == 0 else partial(stands_in, there, table, 1)
            eventually(done, "the clock ended at the other server too")
            eventually(partial(agree, ada, there, table), "both servers stand at the same version")
    back = Process(shared, "clock_patience=0")
    try:
        assert shown(at(ada, back.address), table)["phase"] == "playing"
    finally:
        back.kill()


def agree(here: Browser, there: Browser, table: str) -> bool:
    one, other = shown(here, table), shown(there, table)
    return bool((one["version"], one["phase"]) == (other["version"], other["phase"]))
