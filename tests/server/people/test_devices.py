"""One person on several devices: coming back by a passphrase, seeing where one is known, ending that."""

import sqlite3
import time
from functools import partial
from pathlib import Path

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from remnants.server.people.devices import described
from remnants.server.people.passphrases import as_meant
from remnants.server.storage import device_queries
from remnants.server.storage.migrations import upgrade
from tests.server.conftest import fresh_database
from tests.server.house import Browser, House, settings_for, sqlite_in
from tests.server.process import Process
from tests.server.test_several import at, eventually

WORDS = "four quiet copper lanterns"


def back(house: House, table: str, name: str = "Ada", passphrase: str = WORDS, by: Browser | None = None) -> Browser:
    device = by or house.browser(name)
    device.post("/api/return", {"table": table, "name": name, "passphrase": passphrase})
    return device


def try_back(browser: Browser, table: str, name: str, passphrase: str) -> httpx.Response:
    return browser.call("POST", "/api/return", {"table": table, "name": name, "passphrase": passphrase})


@pytest.fixture
def roomy(tmp_path: Path) -> House:
    return House(settings_for(sqlite_in(tmp_path), passphrases_tried_at_once=1000.0))


def test_a_passphrase_brings_everything_to_another_device_and_both_play_on(roomy: House) -> None:
    with roomy as house:
        ada, bob = house.browser(), house.browser("Bob")
        first, second = ada.table("me", "open"), ada.table("me", "random")
        bob.join(ada, first)
        ada.put(f"/api/tables/{second}/notes", {"text": "watch the deck"})
        ada.put("/api/me/passphrase", {"passphrase": WORDS})
        phone = back(house, first, passphrase="  four quiet  copper lanterns ")
        assert {one["id"] for one in phone.get("/api/me")["tables"]} == {first, second}
        assert phone.get(f"/api/tables/{first}")["you"] == {"seats": [0], "host": True, "spectator": False, "muted": []}
        assert phone.get(f"/api/tables/{second}/notes")["text"] == "watch the deck"
        phone.post(f"/api/tables/{first}/start")
        with ada.socket(first) as here:
            here.next("push", version=0)
            assert phone.play(first, 0, "end").status_code == 200
            assert here.next("push", version=1)["held"] == [0]
        assert len(ada.get("/api/me/devices")["devices"]) == 2


def test_only_name_and_passphrase_together_open_a_seat(roomy: House) -> None:
    with roomy as house:
        ada, bob = house.browser(), house.browser("Bob")
        table, other = ada.table("me", "open"), bob.table("me", "random")
        bob.join(ada, table)
        ada.put("/api/me/passphrase", {"passphrase": WORDS})
        eve = house.browser("Eve")
        for where, name, tried in [
            (table, "Ada", "four quiet copper lamps"),
            (table, "Bob", WORDS),
            (table, "", WORDS),
            (other, "Ada", WORDS),
            ("nowhere", "Ada", WORDS),
        ]:
            answer = try_back(eve, where, name, tried)
            assert answer.status_code in (400, 403), answer.text
            assert not answer.cookies
        assert try_back(eve, table, "ADA", WORDS).status_code == 200
        ada.put("/api/me/passphrase", {"passphrase": None})
        assert try_back(house.browser("Eve"), table, "Ada", WORDS).status_code == 403


def test_passphrases_cannot_be_guessed_quickly_and_are_kept_as_slow_hashes(tmp_path: Path) -> None:
    with House(settings_for(sqlite_in(tmp_path))) as house:
        ada = house.browser()
        table = ada.table("me", "random")
        assert ada.call("PUT", "/api/me/passphrase", {"passphrase": "a    b   "}).json()["code"] == "bad-input"
        ada.put("/api/me/passphrase", {"passphrase": WORDS})
        answers = [try_back(house.browser("Eve"), table, "Ada", f"guess number {number}") for number in range(8)]
        assert [answer.status_code for answer in answers].count(429) >= 3
        assert {answer.status_code for answer in answers} == {403, 429}
    kept = sqlite3.connect(tmp_path / "tables.sqlite").execute("SELECT passphrase FROM guests").fetchall()
    assert [value[0].split("$")[0] for value in kept if value[0]] == ["scrypt"]
    assert WORDS not in str(kept)


def test_a_device_that_is_ended_is_a_stranger_at_once(roomy: House) -> None:
    with roomy as house:
        ada = house.browser()
        table = ada.table("me", "random")
        ada.put("/api/me/passphrase", {"passphrase": WORDS})
        phone = back(house, table)
        lost = [one["id"] for one in ada.get("/api/me/devices")["devices"] if not one["here"]]
        with phone.socket(table) as socket, ada.socket(table) as own:
            socket.next("push")
            own.next("push")
            left = ada._good(ada.call("DELETE", f"/api/me/devices/{lost[0]}"))
            assert [one["here"] for one in left["devices"]] == [True]
            assert socket.next("refused")["code"] == "stranger"
            with pytest.raises(ConnectionClosed) as closed:
                socket.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
            assert ada.play(table, 0, "mark").status_code == 200
        assert phone.call("GET", f"/api/tables/{table}").status_code == 401
        assert phone.call("DELETE", f"/api/me/devices/{left['devices'][0]['id']}").status_code == 401
        with pytest.raises(ConnectionClosed):
            refused = phone.socket(table)
            refused.next("push")
        assert phone.get("/api/me") == {"name": None, "tables": []}
        assert phone.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": "New"})


def test_nobody_ends_or_sees_the_devices_of_another(roomy: House) -> None:
    with roomy as house:
        ada, eve = house.browser(), house.browser("Eve")
        ada.table("me", "random")
        eve.table("me", "random")
        [device] = ada.get("/api/me/devices")["devices"]
        assert eve.call("DELETE", f"/api/me/devices/{device['id']}").status_code == 404
        assert device["id"] not in str(eve.get("/api/me/devices"))
        assert house.browser().call("GET", "/api/me/devices").status_code == 401
        assert len(ada.get("/api/me/devices")["devices"]) == 1


def test_signing_out_here_takes_the_cookie_away(roomy: House) -> None:
    with roomy as house:
        ada = house.browser()
        table = ada.table("me", "random")
        ada.put("/api/me/passphrase", {"passphrase": WORDS})
        [device] = ada.get("/api/me/devices")["devices"]
        ada._good(ada.call("DELETE", f"/api/me/devices/{device['id']}"))
        assert "remnants_guest" not in ada.http.cookies
        back(house, table, by=ada)
        assert ada.get(f"/api/tables/{table}")["you"]["seats"] == [0]


def test_who_plays_in_this_browser_is_not_shut_out_by_somebody_coming_back(roomy: House) -> None:
    with roomy as house:
        ada, kid = house.browser(), house.browser("Kid")
        table, own = ada.table("me", "random"), kid.table("me", "random")
        ada.put("/api/me/passphrase", {"passphrase": WORDS})
        assert try_back(kid, table, "Ada", WORDS).json()["code"] == "wrong-phase"
        assert kid.get(f"/api/tables/{own}")["you"]["seats"] == [0]


def test_devices_beyond_the_limit_end_the_one_seen_longest_ago(tmp_path: Path) -> None:
    with House(settings_for(sqlite_in(tmp_path), devices_per_guest=2, passphrases_tried_at_once=100.0)) as house:
        ada = house.browser()
        table = ada.table("me", "random")
        ada.put("/api/me/passphrase", {"passphrase": WORDS})
        time.sleep(0.01)
        second, third = back(house, table), back(house, table)
        assert len(third.get("/api/me/devices")["devices"]) == 2
        assert ada.call("GET", f"/api/tables/{table}").status_code == 401
        assert second.get(f"/api/tables/{table}")["you"]["seats"] == [0]


def test_devices_survive_a_kill_and_ending_one_counts_at_every_process(postgresql: str) -> None:
    shared = fresh_database(postgresql, "devices")
    one, two = Process(shared, "passphrases_tried_at_once=100"), Process(shared, "passphrases_tried_at_once=100")
    try:
        ada = Browser(one.address, "Ada")
        table = ada.table("me", "random")
        ada.put("/api/me/passphrase", {"passphrase": WORDS})
        phone = Browser(two.address, "Ada")
        phone.post("/api/return", {"table": table, "name": "Ada", "passphrase": WORDS})
        lost = [device["id"] for device in ada.get("/api/me/devices")["devices"] if not device["here"]]
        with phone.socket(table) as socket:
            socket.next("push")
            ada.call("DELETE", f"/api/me/devices/{lost[0]}")
            assert socket.next("refused")["code"] == "stranger"
        eventually(partial(is_stranger, phone, table), "the other process has heard that the device is ended")
        one.kill()
        moved = at(ada, two.address)
        assert [device["here"] for device in moved.get("/api/me/devices")["devices"]] == [True]
        assert moved.get(f"/api/tables/{table}")["you"]["seats"] == [0]
    finally:
        one.kill()
        two.kill()


def is_stranger(browser: Browser, table: str) -> bool:
    return browser.call("GET", f"/api/tables/{table}").status_code == 401


def test_a_browser_is_described_in_two_words() -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1"
    android = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
    assert [described(one) for one in (firefox, iphone, android, "curl/8")] == [
        "Firefox, Linux",
        "Safari, iPhone",
        "Chrome, Android",
        "",
    ]
    assert as_meant(" one\u00a0two\tthree ") == "one two three"


def test_who_was_known_before_devices_were_kept_is_known_still(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", "remnants.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    with create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}").begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        connection.execute(text("INSERT INTO guests (key_hash, name, created) VALUES ('ada', 'Ada', '2026')"))
        upgrade(connection)
        assert device_queries.seen(connection, "ada", "Firefox, Linux") == "ada"
