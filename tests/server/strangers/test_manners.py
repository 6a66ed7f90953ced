"""Malformed, huge and flooding messages get a clear refusal and hurt nobody else."""

import json
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Browser, House, settings_for, sqlite_in

NONSENSE = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "42",
    '{"type": "fly"}',
    '{"type": "play"}',
    '{"type": "play", "id": "a", "expect": "x", "choice": ["end"]}',
    '{"type": "play", "id": "a", "expect": 0, "choice": "end"}',
    '{"type": "play", "id": "a", "expect": 0, "choice": []}',
    '{"type": "play", "id": "a", "expect": 0, "choice": [["end"]]}',
    '{"type": "play", "id": "a", "expect": 0, "choice": ["end", null]}',
    '{"type": "play", "id": "a", "expect": 0, "choice": ["end", 1.5]}',
    '{"type": "play", "id": "", "expect": 0, "choice": ["end"]}',
    '{"type": "play", "id": "' + "a" * 65 + '", "expect": 0, "choice": ["end"]}',
    '{"type": "play", "id": "a", "expect": 0, "choice": ["end"], "seat": -1}',
    '{"type": "play", "id": "a", "expect": 0, "choice": ["end"], "more": 1}',
    '{"type": "look", "seat": "zero"}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "' + "x" * 501 + '"}',
    "[" * 5000,
    '{"type": "ping", "id": "\\ud800"}',
]


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with tight limits."""
    settings = settings_for(
        sqlite_in(tmp_path_factory.mktemp("strict")),
        messages_at_once=20.0,
        messages_per_second=5.0,
        requests_at_once=60.0,
        requests_per_second=10.0,
        patience_with_floods=100,
        shut_out_seconds=0.0,
        sockets_per_address=4,
        largest_record=50_000,
    )
    with House(settings) as running:
        yield running


def test_malformed_messages_are_refused_and_the_socket_stays_open(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    with ada.socket(table, 0) as socket:
        socket.next("push")
        for text in NONSENSE:
            socket.connection.send(text)
            refused = socket.next("refused", "done", "pong")
            assert refused["type"] == "refused" and refused["code"] == "malformed", text
            assert refused["message"]
        socket.connection.send(b"\x00\xff binary")
        assert socket.next("refused")["code"] == "malformed"
        socket.send(type="ping", id="still here")
        assert socket.next("pong")["id"] == "still here"
    assert ada.get(f"/api/tables/{table}")["version"] == 0


def test_choices_that_make_no_sense_are_refused_by_a_rule(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    with ada.socket(table, 0) as socket:
        for number, choice in enumerate([["fly"], ["end", 1], ["play"], ["play", "x"], ["play", 10**30], ["mark", -1]]):
            socket.send(type="play", id=f"n{number}", expect=0, choice=choice)
            refused = socket.next("refused", "done")
            assert refused["code"] in ("rule", "malformed"), choice


def test_a_huge_message_is_refused_and_a_monstrous_one_ends_the_socket(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    with ada.socket(table, 0) as socket:
        socket.connection.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        assert socket.next("refused")["code"] == "too-large"
        socket.send(type="ping", id="x")
        assert socket.next("pong")["id"] == "x"
        with pytest.raises(ConnectionClosed) as closed:
            socket.connection.send("x" * 1_000_000)
            while True:
                socket.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    assert ada.play(table, 0, "end").status_code == 200


def test_requests_that_are_malformed_or_huge(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    for path in ["/api/tables", "/api/join", "/api/records", f"/api/tables/{table}/seats/0/play"]:
        for text in ["", "{", "[]", "null", '{"no": 1}']:
            refused = ada.http.post(path, content=text, headers={"content-type": "application/json"})
            assert refused.status_code == 400, (path, text, refused.text)
            assert refused.json()["code"] == "malformed" and refused.json()["message"]
    huge = ada.http.post("/api/tables", content="x" * 100_000, headers={"content-type": "application/json"})
    assert huge.status_code == 413 and huge.json()["code"] == "too-large"
    for wish in [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "toy", "seats": [{"kind": "me"}]},
        {"game": "toy", "seats": [{"kind": "me"}] * 5},
        {"game": "toy", "seats": [{"kind": "me"}] * 2, "options": {"rounds": 99}},
        {"game": "toy", "seats": [{"kind": "me"}] * 2, "options": {"speed": 1}},
        {"game": "toy", "seats": [{"kind": "me"}] * 2, "pack": "../../etc"},
        {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]},
        {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True},
    ]:
        refused = ada.call("POST", "/api/tables", wish)
        assert refused.status_code == 400 and refused.json()["code"] == "bad-input", refused.text
    assert ada.call("GET", "/api/tables/nosuchtable").status_code == 404
    assert ada.call("GET", f"/api/tables/{table}/at/zero").status_code in (400, 404)
    assert ada.call("GET", f"/api/tables/{table}/seats/99/play").status_code in (404, 405)
    assert ada.call("POST", f"/api/tables/{table}/seats/9/leave", {}).status_code == 404


def test_a_flood_is_refused_then_cut_off_and_the_neighbour_plays_on(strict_house: House) -> None:
    ada, bob = strict_house.browser("Ada"), strict_house.browser("Bob")
    table = ada.table("me", "open", options={"rounds": 30})
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as flooding, bob.socket(table) as calm:
        with suppress(ConnectionClosed):
            for number in range(400):
                flooding.send(type="ping", id=str(number))
        codes = set()
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                codes.add(flooding.next("refused")["code"])
        assert codes == {"too-many"}
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        calm.next("push")
        started = time.monotonic()
        calm.send(type="ping", id="calm")
        calm.next("pong", id="calm")
        assert time.monotonic() - started < 20.0
    time.sleep(1.0)  # whoever comes back has no new budget, but it grows
    with ada.socket(table) as socket:
        push = socket.next("push")
        socket.send(type="play", id="back", expect=push["version"], choice=["end"])
        assert socket.next("done")["id"] == "back"


def test_too_many_requests_and_sockets_are_refused(strict_house: House) -> None:
    ada = strict_house.browser()
    table = ada.table("me", "me")
    sockets = [ada.socket(table) for _ in range(4)]
    for socket in sockets:
        socket.next("push")
    with ada.socket(table) as one_more:
        assert one_more.next("refused")["code"] == "too-many"
    for socket in sockets:
        socket.connection.close()
    answers = [ada.call("GET", f"/api/tables/{table}").status_code for _ in range(150)]
    assert 429 in answers
    refused = next_refused(ada, table)
    assert refused["code"] == "too-many" and "a second" in refused["message"]


def next_refused(browser: Browser, table: str) -> dict[str, str]:
    while True:
        answer = browser.call("GET", f"/api/tables/{table}")
        if answer.status_code == 429:
            found: dict[str, str] = answer.json()
            return found
