"""Somebody who is not at the table is told that it is their turn, once, and nobody else is."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from remnants.kernel.refusal import BadInput
from remnants.server.notices.outside_addresses import check_address, is_outside
from remnants.server.storage import notice_queries
from tests.server.house import Browser, House, settings_for, sqlite_in
from tests.server.receiver import BrowserKeys, Receiver, signed_by

Json = dict[str, Any]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that tells quickly, and may tell somebody on this very machine."""
    settings = settings_for(
        sqlite_in(tmp_path_factory.mktemp("told")),
        notices_to_own_network=True,
        notice_delay=0.1,
        notice_unanswered=0.0,
        notice_pause=0.05,
        notice_tries=3,
        notice_seconds=10.0,
    )
    with House(settings) as house:
        yield house


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        yield running


def two_players(house: House) -> tuple[Browser, Browser, str]:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open", options={"rounds": 2})
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    return ada, bob, table


def hook(browser: Browser, table: str, seat: int, url: str, language: str = "en") -> Json:
    wish = {"url": url, "language": language}
    shown: Json = browser.put(f"/api/tables/{table}/seats/{seat}/webhook", wish)
    return shown


def test_a_webhook_hears_of_the_own_turn_and_of_the_end(told: House, receiver: Receiver) -> None:
    ada, bob, table = two_players(told)
    hook(bob, table, 1, f"{receiver.address}/bob", "it")
    ada.play(table, 0, "end")
    hook(ada, table, 0, f"{receiver.address}/ada")
    heard = receiver.wait("/bob")[0]
    notice = heard.json()
    address = f"http://{told.address}/table/{table}"
    assert notice["kind"] == "your-turn" and notice["seat"] == 1 and notice["version"] == 1
    assert notice["title"] == "Tocca a te" and notice["url"] == address
    assert notice["text"] == notice["content"] == f"Bob, tocca a te in Toy. {address}"
    assert notice["allowed_mentions"] == {"parse": []}
    assert heard.headers["content-type"] == "application/json" and "cookie" not in heard.headers
    bob.play(table, 1, "play", max(bob.get(f"/api/tables/{table}/view")["view"]["state"]["hands"][1]))
    assert [one.json()["kind"] for one in receiver.wait("/ada")] == ["your-turn"]
    ada.play(table, 0, "end")
    receiver.wait("/bob", 2)
    bob.play(table, 1, "end")
    over = receiver.wait("/ada", 2)[-1].json()
    assert over["kind"] == "game-over" and "Bob has won" in over["text"]
    time.sleep(0.3)
    assert len(receiver.at("/bob")) == 2, "who ended the game knows that it is over"


def test_web_push_is_encrypted_for_the_browser_and_signed_by_the_server(told: House, receiver: Receiver) -> None:
    ada, bob, table = two_players(told)
    phone, laptop = BrowserKeys(), BrowserKeys()
    key = bob.get("/api/push")["key"]
    for name, keys in [("phone", phone), ("laptop", laptop)]:
        body = keys.subscription(f"{receiver.address}/{name}")
        shown = bob.put(f"/api/tables/{table}/seats/1/push", body)
        assert bob.put(f"/api/tables/{table}/seats/1/push", body) == shown, "the same endpoint is one browser"
    assert len(shown["push"]) == 2 and "auth" not in str(shown)
    ada.play(table, 0, "end")
    heard = receiver.wait("/phone")[0]
    notice = phone.read(heard)
    assert notice["kind"] == "your-turn" and notice["path"] == f"/table/{table}"
    assert table.encode() not in heard.body and signed_by(heard, key)
    assert heard.headers["topic"] == table and int(heard.headers["ttl"]) > 3600
    assert laptop.read(receiver.wait("/laptop")[0]) == notice
    left = bob.http.delete(f"/api/tables/{table}/seats/1/push", params={"endpoint": f"{receiver.address}/laptop"})
    assert [one["endpoint"] for one in left.json()["push"]] == [f"{receiver.address}/phone"]
    bob.play(table, 1, "end")
    ada.play(table, 0, "end")
    receiver.wait("/phone", 2)
    assert len(receiver.at("/laptop")) == 1


def test_a_browser_that_is_gone_is_forgotten_and_a_failing_service_tried_again(told: House, receiver: Receiver) -> None:
    ada, bob, table = two_players(told)
    receiver.statuses = {"/gone": [410], "/lost": [404], "/tired": [503, 429, 201], "/hook": [500], "/closed": [410]}
    for name in ["gone", "lost", "tired"]:
        body = BrowserKeys().subscription(f"{receiver.address}/{name}")
        bob.put(f"/api/tables/{table}/seats/1/push", body)
    hook(bob, table, 1, f"{receiver.address}/hook")
    ada.play(table, 0, "end")
    receiver.wait("/tired", 3)
    receiver.wait("/hook", 3)
    until = time.monotonic() + 60
    notices: Json = {}
    while time.monotonic() < until and notices.get("webhook_trouble") is None:
        notices = bob.get(f"/api/tables/{table}/seats/1/notices")
    assert [one["endpoint"] for one in notices["push"]] == [f"{receiver.address}/tired"]
    assert notices["webhook_trouble"] == "it was answered with 500"
    time.sleep(0.3)
    assert [len(receiver.at(path)) for path in ["/gone", "/lost", "/tired", "/hook"]] == [1, 1, 3, 3]
    hook(bob, table, 1, f"{receiver.address}/closed")
    bob.play(table, 1, "end")
    ada.play(table, 0, "end")
    receiver.wait("/closed")
    until = time.monotonic() + 60
    while bob.get(f"/api/tables/{table}/seats/1/notices")["webhook"] is not None:
        assert time.monotonic() < until, "a webhook that is closed is forgotten"


def test_who_sits_at_the_table_is_not_told_unless_they_leave(told: House, receiver: Receiver) -> None:
    ada, bob, table = two_players(told)
    hook(bob, table, 1, f"{receiver.address}/bob")
    with bob.socket(table) as socket:
        socket.next("push")
        ada.play(table, 0, "end")
        socket.next("push", version=1)
        time.sleep(0.4)
        assert receiver.at("/bob") == []
    receiver.wait("/bob")
    with bob.socket(table) as socket:
        socket.next("push")
    time.sleep(0.4)
    assert len(receiver.at("/bob")) == 1, "one turn is told once"


def test_who_is_there_but_does_not_answer_is_told_after_a_while(tmp_path: Path, receiver: Receiver) -> None:
    patient = settings_for(
        sqlite_in(tmp_path), notices_to_own_network=True, notice_delay=0.05, notice_unanswered=0.5, bot_pause=0.0
    )
    with House(patient) as house:
        ada, bob, table = two_players(house)
        hook(bob, table, 1, f"{receiver.address}/bob")
        with bob.socket(table) as socket:
            socket.next("push")
            started = time.monotonic()
            ada.play(table, 0, "end")
            receiver.wait("/bob")
            assert time.monotonic() - started >= 0.45


def test_a_slow_receiver_keeps_nobody_waiting(told: House, receiver: Receiver) -> None:
    ada, bob, table = two_players(told)
    receiver.slow = {"/slow": 8.0}
    hook(bob, table, 1, f"{receiver.address}/slow")
    ada.play(table, 0, "end")
    receiver.wait("/slow")
    started = time.monotonic()
    assert bob.play(table, 1, "end").status_code == 200
    assert ada.play(table, 0, "end").status_code == 200
    assert time.monotonic() - started < receiver.slow["/slow"]


def test_a_seat_left_to_a_bot_or_given_to_somebody_else_is_not_told(told: House, receiver: Receiver) -> None:
    ada, bob, table = two_players(told)
    hook(bob, table, 1, f"{receiver.address}/bob")
    bob.post(f"/api/tables/{table}/seats/1/leave", {"level": "marking"})
    ada.play(table, 0, "end")
    with ada.socket(table) as socket:
        socket.next("push", version=2)
    time.sleep(0.3)
    assert receiver.at("/bob") == []
    carl = told.browser("Carl")
    gathering = ada.table("me", "open")
    bob.join(ada, gathering)
    hook(bob, gathering, 1, f"{receiver.address}/bob")
    bob.post(f"/api/tables/{gathering}/seats/1/leave")
    carl.join(ada, gathering)
    assert carl.get(f"/api/tables/{gathering}/seats/1/notices")["webhook"] is None
    ada.post(f"/api/tables/{gathering}/start")
    ada.play(gathering, 0, "end")
    time.sleep(0.3)
    assert receiver.at("/bob") == []


def test_notices_can_be_tried_out(told: House, receiver: Receiver) -> None:
    _, bob, table = two_players(told)
    path = f"/api/tables/{table}/seats/1/notices/try"
    assert bob.call("POST", path).json()["code"] == "wrong-phase"
    receiver.statuses = {"/broken": [500]}
    browser = BrowserKeys()
    bob.put(f"/api/tables/{table}/seats/1/push", browser.subscription(f"{receiver.address}/good", "it"))
    hook(bob, table, 1, f"{receiver.address}/broken")
    tried = bob.post(path)
    assert tried == {"delivered": 1, "troubles": ["it was answered with 500"]}
    notice = browser.read(receiver.at("/good")[0])
    assert notice["kind"] == "test" and notice["title"] == "Una prova" and notice["url"].startswith("http://")
    receiver.statuses = {"/broken": [302]}
    assert bob.post(path)["delivered"] == 1 and receiver.at("/elsewhere") == [], "nobody is led elsewhere"


def test_a_turn_that_was_told_is_not_told_again_after_a_restart(database: str, receiver: Receiver) -> None:
    settings = settings_for(database, notices_to_own_network=True, notice_delay=0.1)
    with House(settings) as house:
        ada, bob, table = two_players(house)
        hook(bob, table, 1, f"{receiver.address}/bob")
        key = ada.get("/api/push")
        ada.play(table, 0, "end")
        receiver.wait("/bob")
    with House(settings) as house:
        ada.http.base_url = f"http://{house.address}"
        assert ada.get("/api/push") == key, "browsers have subscribed with it"
        time.sleep(0.5)
        assert len(receiver.at("/bob")) == 1


INSIDE = [
    "http://localhost/hook",
    "http://127.0.0.1:8000/hook",
    "http://10.1.2.3/hook",
    "http://192.168.0.1/hook",
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]/hook",
    "http://[::ffff:10.0.0.1]/hook",
    "http://[fe80::1]/hook",
    "http://0.0.0.0/hook",
    "http://2130706433/hook",
    "http://0x7f000001/hook",
    "http://printer.local/hook",
    "http://127。0。0。1/hook",
    "http://①②⑦.0.0.1/hook",
    "http://0x7f.0.0.1/hook",
    "http://[::127.0.0.1]/hook",
    "http://[2002:7f00:1::]/hook",
    "http://[64:ff9b::7f00:1]/hook",
    "http://[64:ff9b:1::a00:1]/hook",
    "http://[2001:0:7f00:1::]/hook",
    "http://[fec0::1]/hook",
]
NO_ADDRESSES = [
    "ftp://chat.example/hook",
    "https://",
    "nonsense",
    "https://me:secret@chat.example/",
    "http://[::1/x",
    "http://chat..example/hook",
    f"http://{'a' * 64}.example/hook",
]


def test_the_servers_own_network_is_not_told_anything(house: House) -> None:
    """Neither by an address nor by a name that stands for one."""
    ada = house.browser()
    table = ada.table("me", "me")
    for url in INSIDE + NO_ADDRESSES:
        refused = ada.call("PUT", f"/api/tables/{table}/seats/0/webhook", {"url": url})
        assert refused.status_code == 400, url
        body = BrowserKeys().subscription(url)
        assert ada.call("PUT", f"/api/tables/{table}/seats/0/push", body).status_code == 400, url
        with pytest.raises(BadInput):
            check_address(url, inside_too=False, https_only=False)
    assert hook(ada, table, 0, "https://chat.example/hook")["webhook"]["url"] == "https://chat.example/hook"
    assert is_outside("93.184.216.34") and not is_outside("100.64.0.1") and not is_outside("::ffff:127.0.0.1")


def test_a_name_that_leads_into_the_own_network_is_not_followed(
    house: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    import socket

    looked_up = socket.getaddrinfo

    def lying(host: Any, port: Any, *more: Any, **named: Any) -> Any:
        return looked_up("127.0.0.1" if host == "innocent.example" else host, port, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", lying)
    ada = house.browser()
    table = ada.table("me", "me")
    port = receiver.address.rpartition(":")[2]
    hook(ada, table, 0, f"http://innocent.example:{port}/hook")
    tried = ada.post(f"/api/tables/{table}/seats/0/notices/try")
    assert tried["delivered"] == 0 and "own network" in tried["troubles"][0]
    assert receiver.received == []


def test_keys_and_endpoints_that_make_no_sense_are_refused(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    path = f"/api/tables/{table}/seats/0/push"
    good = BrowserKeys().subscription("https://push.example/x")
    assert ada.call("PUT", path, good).status_code == 200
    point = "B" + "A" * 86
    for keys in [{"p256dh": point, "auth": good["keys"]["auth"]}, {**good["keys"], "auth": "A" * 40}, {}, None]:
        assert ada.call("PUT", path, {**good, "keys": keys}).status_code == 400
    assert ada.call("PUT", path, {**good, "endpoint": "http://push.example/x"}).status_code == 400
    assert ada.call("PUT", path, {**good, "language": "klingon"}).status_code == 400


def test_a_seat_has_room_for_some_browsers_and_the_oldest_make_room(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    for number in range(notice_queries.MOST_BROWSERS + 2):
        body = BrowserKeys().subscription(f"https://push.example/{number}")
        shown = ada.put(f"/api/tables/{table}/seats/0/push", body)
    endpoints = [one["endpoint"] for one in shown["push"]]
    assert len(endpoints) == notice_queries.MOST_BROWSERS
    assert "https://push.example/0" not in endpoints and f"https://push.example/{number}" in endpoints


def test_trying_out_is_no_way_to_pester_anybody(tmp_path: Path, receiver: Receiver) -> None:
    settings = settings_for(
        sqlite_in(tmp_path), notices_to_own_network=True, notices_tried_at_once=3.0, notice_delay=60.0
    )
    with House(settings) as house:
        ada = house.browser()
        table = ada.table("me", "me")
        hook(ada, table, 0, f"{receiver.address}/hook")
        path = f"/api/tables/{table}/seats/0/notices/try"
        statuses = [ada.call("POST", path).status_code for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429] and len(receiver.at("/hook")) == 3
