"""The seed of a table is made by the server and the people at it together, and nobody chose it."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from remnants.cli import run
from remnants.kernel.chance import commitment, common_seed, numbers_added
from tests.server.conftest import fresh_database
from tests.server.house import Browser, House, settings_for
from tests.server.process import Process
from tests.server.test_several import at, together

ADAS, BOBS, EVES = "a" * 32, "b" * 32, "e" * 32


def add(browser: Browser, table: str, seat: int, number: str) -> int:
    return browser.call("PUT", f"/api/tables/{table}/seats/{seat}/number", {"number": number}).status_code


def play_out(table: str, *players: Browser) -> None:
    while (shown := players[0].get(f"/api/tables/{table}"))["phase"] == "playing":
        players[shown["decides"]].play(table, shown["decides"], "end")


def test_everybody_adds_a_number_after_the_server_has_committed(house: House) -> None:
    ada, bob = house.browser(), house.browser("Bob")
    table = ada.table("me", "open", "random", start=False, start_when_full=True, options={"rounds": 2})
    promised = ada.get(f"/api/tables/{table}")["commitment"]
    assert add(ada, table, 0, ADAS) == 200
    token = ada.get(f"/api/tables/{table}")["invite"].split("#")[1]
    assert bob.post("/api/invitation", {"token": token})["commitment"] == promised
    assert not house.game_server.tables.in_memory()[-1].kept.seed.count("+")
    bob.post("/api/join", {"token": token, "name": "Bob", "number": BOBS})
    shown = bob.get(f"/api/tables/{table}")
    assert shown["phase"] == "playing" and [seat["added"] for seat in shown["seats"]] == [True, True, False]
    assert shown["commitment"] == promised == bob.get(f"/api/tables/{table}/view")["view"]["commitment"]
    assert BOBS not in json.dumps([shown, ada.get(f"/api/tables/{table}/view")]), (
        "nobody is shown a number before the end"
    )
    assert add(ada, table, 0, EVES) == 409, "the game has begun"
    while ada.get(f"/api/tables/{table}")["phase"] == "playing":
        for seat, player in ((0, ada), (1, bob)):
            player.play(table, seat, "end")
    verified = ada.get(f"/api/tables/{table}/verify")
    first = verified["seed"].split("+")[0]
    assert verified["seed"] == common_seed(first, {0: ADAS, 1: BOBS})
    assert verified["numbers"] == {"0": ADAS, "1": BOBS}
    assert verified["fair"] and verified["commitment_holds"] and verified["commitment"] == promised == commitment(first)


def test_a_record_with_a_common_seed_is_verified_and_a_bent_one_is_not(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bob = house.browser(), house.browser("Bob")
    table = ada.table(
        "me", "open", start=False, game="city", clock={"kind": "live", "bank": 0, "per_turn": 1, "at_end": "over"}
    )
    bob.join(ada, table)
    add(ada, table, 0, ADAS)
    add(bob, table, 1, BOBS)
    ada.post(f"/api/tables/{table}/start")
    while ada.get(f"/api/tables/{table}")["phase"] == "playing":
        pass
    record = ada.get(f"/api/tables/{table}/record")
    kept = tmp_path / "game.json"
    kept.write_text(json.dumps(record))
    assert run(["record", "verify", str(kept)]) == 0
    assert "added by seats 1, 2" in capsys.readouterr().out
    kept.write_text(json.dumps({**record, "seed": record["seed"].replace(BOBS, EVES)}))
    assert run(["record", "verify", str(kept)]) == 1, "with another number the dice would have been others"
    first = record["seed"].split("+")[0]
    kept.write_text(json.dumps({**record, "seed": record["seed"].replace(first, EVES)}))
    assert run(["record", "verify", str(kept)]) == 2, "the server was bound to its own"


def test_a_number_is_added_to_the_own_seat_and_goes_when_its_holder_does(house: House) -> None:
    ada, bob, eve = house.browser(), house.browser("Bob"), house.browser("Eve")
    table = ada.table("me", "open", start=False)
    bob.join(ada, table)
    assert add(ada, table, 1, ADAS) == 403
    assert add(bob, table, 1, "not hexadecimal") == 400
    assert add(bob, table, 1, BOBS) == 200
    bob.post(f"/api/tables/{table}/seats/1/leave")
    eve.join(ada, table)
    assert [seat["added"] for seat in eve.get(f"/api/tables/{table}")["seats"]] == [False, False]
    ada.post(f"/api/tables/{table}/start")
    play_out(table, ada, eve)
    assert ada.get(f"/api/tables/{table}/verify")["numbers"] == {}


def test_numbers_survive_a_kill_and_none_is_lost_between_two_servers(postgresql: str) -> None:
    shared = fresh_database(postgresql, "seeds")
    with House(settings_for(shared)) as one, House(settings_for(shared)) as two:
        for _ in range(8):
            ada, bob = one.browser(), two.browser("Bob")
            table = ada.table("me", "open", start=False, options={"rounds": 2})
            bob.join(at(ada, two.address), table)
            add(ada, table, 0, ADAS)
            path = f"/api/tables/{table}"
            answers = together(
                partial(ada.call, "POST", f"{path}/start", {}),
                partial(bob.call, "PUT", f"{path}/seats/1/number", {"number": BOBS}),
            )
            assert answers[0].status_code == 200 and answers[1].status_code in (200, 409), [one.text for one in answers]
            play_out(table, ada, bob)
            numbers: dict[str, Any] = ada.get(f"{path}/verify")["numbers"]
            assert numbers["0"] == ADAS and ("1" in numbers) == (answers[1].status_code == 200)
    before = Process(shared)
    ada = Browser(before.address, "Ada")
    table = ada.table("me", "open", start=False, options={"rounds": 2})
    add(ada, table, 0, ADAS)
    before.kill()
    after = Process(shared)
    try:
        back = at(ada, after.address)
        assert back.get(f"/api/tables/{table}")["seats"][0]["added"]
        back.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        back.post(f"/api/tables/{table}/start")
        play_out(table, back, back)
        assert back.get(f"/api/tables/{table}/verify")["numbers"] == {"0": ADAS}
    finally:
        after.kill()


def test_a_seed_that_somebody_wrote_by_hand_stays_what_it_was() -> None:
    assert numbers_added("one+two") == {} == numbers_added("0" * 32)
    assert commitment("one+two") != commitment("one")
    assert numbers_added(common_seed("0" * 32, {3: ADAS, 0: BOBS})) == {0: BOBS, 3: ADAS}
    assert common_seed("0" * 32, {}) == "0" * 32
