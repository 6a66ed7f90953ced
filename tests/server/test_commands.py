"""Commands that come twice, late or out of order."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.house import House


def test_the_same_command_twice_is_carried_out_once(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    first = ada.play(table, 0, "mark", expect=0, id="again").json()
    second = ada.play(table, 0, "mark", expect=0, id="again").json()
    assert first == {"type": "done", "id": "again", "version": 1, "position": 2, "duplicate": False}
    assert second == {**first, "duplicate": True}
    assert ada.get(f"/api/tables/{table}/view?seat=0")["view"]["state"]["marks"] == 1


def test_the_same_command_on_another_socket_after_a_reconnect(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    with ada.socket(table, 0) as socket:
        socket.send(type="play", id="x", expect=0, choice=["mark"])
    with ada.socket(table, 0) as socket:
        socket.send(type="play", id="x", expect=0, choice=["mark"])
        assert socket.next("done")["version"] == 1
        socket.send(type="undo", id="u", expect=1)
        assert not socket.next("done")["duplicate"]
        socket.send(type="undo", id="u", expect=1)
        assert socket.next("done")["duplicate"]
    assert ada.get(f"/api/tables/{table}")["version"] == 2


def test_a_stale_command_gets_the_fresh_view(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    with ada.socket(table, 0) as socket:
        socket.next("push")
        ada.play(table, 0, "mark", expect=0)
        socket.next("push", version=1)
        socket.send(type="play", id="late", expect=0, choice=["mark"])
        refused = socket.next("refused")
        assert (refused["code"], refused["id"]) == ("stale", "late")
        push = socket.next("push")
        assert push["version"] == 1 and push["choices"]
    assert ada.play(table, 0, "mark", expect=7).json()["code"] == "stale"


def test_commands_out_of_order(house: House) -> None:
    """The second overtakes the first: it is refused, the first is carried out, then the second sent again is."""
    ada = house.browser()
    table = ada.table("me", "me")
    with ada.socket(table, 0) as socket:
        socket.send(type="play", id="second", expect=1, choice=["draw"])
        socket.send(type="play", id="first", expect=0, choice=["mark"])
        assert socket.next("refused", "done")["code"] == "stale"
        assert socket.next("done")["id"] == "first"
        socket.send(type="play", id="second", expect=1, choice=["draw"])
        assert socket.next("done")["version"] == 2


def test_a_position_reached_again_is_another_version(house: House) -> None:
    """After answer and undo the position is the old one, but a command made before that is stale all the same."""
    ada = house.browser()
    table = ada.table("me", "me")
    ada.play(table, 0, "mark", expect=0)
    ada.post(f"/api/tables/{table}/seats/0/undo", {"id": "u", "expect": 1})
    assert ada.get(f"/api/tables/{table}")["position"] == 1
    assert ada.play(table, 0, "draw", expect=0).json()["code"] == "stale"
    assert ada.play(table, 0, "draw", expect=2).status_code == 200


def test_of_many_at_once_only_one_is_carried_out(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda number: ada.play(table, 0, "mark", expect=0, id=f"n{number}"), range(24)))
    assert sorted([answer.status_code for answer in answers]) == [200] + [409] * 23
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"stale"}
    assert ada.get(f"/api/tables/{table}")["version"] == 1


def test_a_command_id_belongs_to_its_seat(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open")
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    assert ada.play(table, 0, "end", expect=0, id="same").json()["version"] == 1
    assert bob.play(table, 1, "end", expect=1, id="same").json() == {
        "type": "done",
        "id": "same",
        "version": 2,
        "position": 3,
        "duplicate": False,
    }


def test_nothing_can_be_played_or_taken_back_after_the_end(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me", options={"rounds": 2})
    for number in range(4):
        assert ada.play(table, number % 2, "end", expect=number).status_code == 200
    refused = ada.play(table, 0, "end").json()
    assert (refused["code"], refused["rule"]) == ("wrong-phase", "table.stages")
    undo = ada.call("POST", f"/api/tables/{table}/seats/1/undo", {"id": "u", "expect": 4})
    assert undo.json()["code"] == "wrong-phase"


def test_an_answer_that_cannot_be_written_is_not_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = house.browser()
    table = ada.table("me", "me", options={"rounds": 2})
    for number in range(3):
        ada.play(table, number % 2, "end", expect=number)

    async def full(work: Any) -> Any:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(house.game_server.storage, "do", full)
        refused = ada.play(table, 1, "end", expect=3, id="last")
        assert refused.status_code == 500 and "disk" not in refused.text
        assert ada.call("GET", "/health").status_code == 503
    shown = ada.get(f"/api/tables/{table}")
    assert (shown["version"], shown["phase"]) == (3, "playing")
    assert ada.play(table, 1, "end", expect=3, id="last").json()["duplicate"] is False
    assert ada.get(f"/api/tables/{table}")["phase"] == "over"


def test_rules_that_fail_change_nothing(house: House) -> None:
    from tests.server.toy import Turn

    ada = house.browser()
    table = ada.table("me", "me")
    Turn.trouble = True
    try:
        failed = ada.play(table, 0, "mark")
    finally:
        Turn.trouble = False
    assert failed.status_code == 500 and "Traceback" not in failed.text
    assert ada.get(f"/api/tables/{table}")["version"] == 0
    assert ada.play(table, 0, "mark", id="later").status_code == 200
