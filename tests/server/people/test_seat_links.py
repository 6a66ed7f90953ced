"""One's own seat on another device, a finished game that everybody may look at, and what waits for somebody away."""

import pytest

from remnants.text import Catalogue
from tests.server.house import Browser, House, settings_for, sqlite_in

CITY_BOTS = [Catalogue("city", "en").say(f"bot-name-{number}") for number in range(1, 9)]


def link_of(browser: Browser, table: str, seat: int) -> str:
    made = browser.post(f"/api/tables/{table}/seats/{seat}/link")
    assert made["code"].lstrip().startswith("<?xml") or "<svg" in made["code"]
    return str(made["link"]).removeprefix("/seat#")


def seats_of(browser: Browser, table: str) -> list[int]:
    return list(browser.get(f"/api/tables/{table}")["you"]["seats"])


# ---------------------------------------------------------------- another device


def test_a_seat_is_brought_to_another_device_with_its_notes_and_its_table(house: House) -> None:
    ada, phone = house.browser(), house.browser()
    table = ada.table("me", "random")
    ada.put(f"/api/tables/{table}/notes", {"text": "watch the left"})
    secret = link_of(ada, table, 0)
    assert phone.post("/api/seat", {"token": secret}) == {"table": table, "seats": [0]}
    assert seats_of(phone, table) == [0]
    assert phone.get(f"/api/tables/{table}")["you"]["host"]
    assert phone.get(f"/api/tables/{table}/notes")["text"] == "watch the left"
    assert ada.call("GET", f"/api/tables/{table}").status_code == 403
    assert ada.post("/api/seat", {"token": secret})["seats"] == [0], "and back again by the same link"


def test_a_new_link_makes_the_old_one_lead_nowhere(house: House) -> None:
    ada, eve = house.browser(), house.browser("Eve")
    table = ada.table("me", "random")
    old = link_of(ada, table, 0)
    new = link_of(ada, table, 0)
    assert eve.call("POST", "/api/seat", {"token": old}).status_code == 404
    assert eve.call("POST", "/api/seat", {"token": new}).status_code == 200


def test_the_link_of_a_seat_that_was_given_up_leads_nowhere(house: House) -> None:
    ada, bob, eve = house.browser(), house.browser("Bob"), house.browser("Eve")
    table = ada.table("me", "open", start=False)
    bob.join(ada, table)
    secret = link_of(bob, table, 1)
    bob.post(f"/api/tables/{table}/seats/1/leave")
    eve.join(ada, table)
    assert bob.call("POST", "/api/seat", {"token": secret}).status_code == 404
    assert seats_of(eve, table) == [1]


def test_coming_back_by_the_link_sends_the_bot_away_and_tells_the_other_device(house: House) -> None:
    ada, phone = house.browser(), house.browser()
    table = ada.table("me", "random")
    secret = link_of(ada, table, 0)
    ada.post(f"/api/tables/{table}/seats/0/leave")
    with ada.socket(table) as socket:
        socket.next("push")
        phone.post("/api/seat", {"token": secret})
        assert socket.next("refused")["code"] == "not-yours"
    assert phone.get(f"/api/tables/{table}")["seats"][0]["stand_in"] is None


def test_a_link_is_kept_as_a_hash_and_survives_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("links")
    with House(settings_for(sqlite_in(folder))) as house:
        ada = house.browser()
        table = ada.table("me", "random")
        secret = link_of(ada, table, 0)
    kept = b"".join([path.read_bytes() for path in folder.iterdir()])
    assert secret.encode() not in kept
    with House(settings_for(sqlite_in(folder))) as house:
        assert house.browser().post("/api/seat", {"token": secret})["table"] == table


# ---------------------------------------------------------------- a finished game for everybody


def test_a_finished_game_is_public_when_everybody_who_played_agrees(house: House) -> None:
    ada, bob, stranger = house.browser(), house.browser("Bob"), house.browser("Eve")
    table = ada.table("me", "open", start=False, start_when_full=True)
    bob.join(ada, table)
    ada.put(f"/api/tables/{table}/seats/0/shared", {"shared": True})
    bob.put(f"/api/tables/{table}/seats/1/shared", {"shared": True})
    assert stranger.call("GET", f"/api/tables/{table}").status_code in (401, 403), "not while it is played"
    players = {0: ada, 1: bob}
    while (shown := ada.get(f"/api/tables/{table}"))["phase"] == "playing":
        player = players[shown["decides"]]
        player.play(table, shown["decides"], *player.get(f"/api/tables/{table}/view")["choices"][0])
    ada.post(f"/api/tables/{table}/chat", {"text": "well played"})
    assert stranger.get(f"/api/tables/{table}")["public"]
    for looked_at in ("view", "timeline", "events", "chronicle", "verify", "record"):
        stranger.get(f"/api/tables/{table}/{looked_at}")
    with stranger.socket(table) as socket:
        assert socket.next("push")["held"] == []
    assert stranger.call("GET", f"/api/tables/{table}/chat").status_code in (401, 403), "what was said is theirs"
    bob.put(f"/api/tables/{table}/seats/1/shared", {"shared": False})
    assert stranger.call("GET", f"/api/tables/{table}").status_code in (401, 403)


# ---------------------------------------------------------------- waiting for somebody


def test_who_comes_too_late_for_a_seat_may_watch(house: House) -> None:
    ada, bob, eve = house.browser(), house.browser("Bob"), house.browser("Eve")
    table = ada.table("me", "open", start=False)
    bob.join(ada, table)
    token = ada.get(f"/api/tables/{table}")["invite"].split("#")[1]
    invitation = eve.post("/api/invitation", {"token": token})
    assert (invitation["kind"], invitation["open_seats"]) == ("invite", [])
    assert eve.call("POST", "/api/join", {"token": token}).status_code == 409
    assert eve.post("/api/watch", {"token": token})["seats"] == []
    assert eve.get(f"/api/tables/{table}")["you"]["spectator"]


def test_the_table_says_when_a_bot_may_play_for_somebody_away(house: House) -> None:
    ada, bob = house.browser(), house.browser("Bob")
    table = ada.table("me", "open", start=False, start_when_full=True)
    bob.join(ada, table)
    patience = house.game_server.settings.away_seconds
    with bob.socket(table) as socket:
        socket.next("push")
        assert ada.get(f"/api/tables/{table}")["seats"][1]["bot_in"] is None
    seen = ada.get(f"/api/tables/{table}")["seats"][1]["bot_in"]
    while seen is None:
        seen = ada.get(f"/api/tables/{table}")["seats"][1]["bot_in"]
    assert 0 <= seen <= patience


def test_bots_have_names_of_the_games_world_and_no_two_the_same(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "random", "random", "random", game="city")
    bots = ada.get(f"/api/tables/{table}")["seats"][1:]
    assert len({bot["name"] for bot in bots}) == 3
    for bot in bots:
        assert bot["name"] in CITY_BOTS
        assert Catalogue("city", "en").say(bot["called"]) == bot["name"]
        assert Catalogue("city", "it").has(bot["called"])
