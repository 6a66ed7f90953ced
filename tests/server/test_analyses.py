"""The analysis of a finished game, chances and the coach: who may ask, what is told, and what it gives away."""

import time
from random import Random
from typing import Any

import pytest

import remnants
from remnants.analysis import coach
from remnants.kernel.refusal import BadInput
from tests.analysis.conftest import the_end_of_a_game
from tests.server.house import Browser, House, settings_for


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with House(settings_for(str(tmp_path_factory.mktemp("analyses") / "tables.sqlite"))) as running:
        yield running


BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}


def begun(game: str, decisions: int) -> dict[str, Any]:
    match = remnants.new(game, players=2, seed=5)
    random = Random(5)
    for _ in range(decisions):
        match.play(random.choice(match.choices()))
    return match.dump()


def table_of(ada: Browser, game: str, seats: list[dict[str, str]]) -> str:
    made = ada.post("/api/tables", {"game": game, "name": "Ada", "start": True, "seats": seats})
    return str(made["id"])


def test_a_finished_game_is_analysed_with_progress(house: House) -> None:
    ada = house.browser()
    table = ada.post("/api/records", {"record": the_end_of_a_game(), "name": "Ada", "seats": [ME, ME]})["id"]
    told = ada.get(f"/api/tables/{table}/analysis")
    assert told["report"] is None
    assert told["done"] < told["total"]
    seen = set()
    deadline = time.monotonic() + 300
    while told["report"] is None and time.monotonic() < deadline:
        assert told["trouble"] is None
        seen.add(told["done"])
        time.sleep(0.5)
        told = ada.get(f"/api/tables/{table}/analysis")
    assert len(seen) > 2
    report = told["report"]
    assert [entry["seat"] for entry in report["seats"]] == [0, 1]
    for entry in report["seats"]:
        for account in (entry["known"], entry["opened"]):
            parts = account["start"] + account["luck"] + account["decisions"] + account["others"]
            assert parts == account["end"]
        assert len(entry["mistakes"]) <= 3
    italian = ada.get(f"/api/tables/{table}/analysis?lang=it")["report"]
    assert italian["chances"] == report["chances"]
    said = [one["made"] for entry in report["seats"] for one in entry["mistakes"]]
    assert said != [one["made"] for entry in italian["seats"] for one in entry["mistakes"]]


def test_nothing_is_analysed_before_the_end(house: House) -> None:
    ada = house.browser()
    table = table_of(ada, "aylkor", [ME, BOT])
    refused = ada.call("GET", f"/api/tables/{table}/analysis")
    assert refused.status_code == 409
    assert "when it is over" in refused.json()["message"]
    assert ada.call("GET", f"/api/tables/{table}/analysis?lang=fr").status_code == 400


def test_nobody_is_helped_where_somebody_else_plays(house: House) -> None:
    """At a table of two people neither has chances or a coach, even when both sit at one device or one is away."""
    ada = house.browser()
    table = table_of(ada, "aylkor", [ME, ME])
    for what in ("chances", "advice"):
        refused = ada.call("GET", f"/api/tables/{table}/{what}?seat=0")
        assert refused.status_code == 403
        assert "against bots alone" in refused.json()["message"]
    made = ada.post("/api/tables", {"game": "aylkor", "name": "Ada", "seats": [ME, {"kind": "open"}]})
    assert ada.call("GET", f"/api/tables/{made['id']}/chances").status_code in (403, 409)


def test_against_bots_chances_and_the_coach_are_there_when_asked(house: House) -> None:
    ada = house.browser()
    table = table_of(ada, "aylkor", [ME, BOT])
    deadline = time.monotonic() + 60
    while ada.get(f"/api/tables/{table}")["decides"] != 0 and time.monotonic() < deadline:
        time.sleep(0.1)
    found = ada.get(f"/api/tables/{table}/chances")
    assert sum(found["chances"]) == pytest.approx(1.0, abs=0.01)
    where, few, best = [ada.get(f"/api/tables/{table}/advice?step={step}") for step in (1, 2, 3)]
    assert where["choices"] == []
    assert where["sentences"]
    assert 2 <= len(few["choices"]) <= 3
    assert best["choices"][0] in few["choices"]
    assert best["sentences"][0] in few["sentences"]
    assert ada.call("GET", f"/api/tables/{table}/advice?step=4").status_code == 400
    eve = house.browser("Eve")
    assert eve.call("GET", f"/api/tables/{table}/chances").status_code == 401


def test_a_sandbox_helps_every_seat(house: House) -> None:
    ada = house.browser()
    table = ada.post("/api/records", {"record": begun("city", 30), "name": "Ada", "seats": [ME, ME]})["id"]
    decides = ada.get(f"/api/tables/{table}")["decides"]
    for seat in (0, 1):
        assert len(ada.get(f"/api/tables/{table}/chances?seat={seat}")["chances"]) == 2
    assert ada.get(f"/api/tables/{table}/advice?step=3&seat={decides}&lang=it")["choices"]
    assert ada.call("GET", f"/api/tables/{table}/advice?seat={1 - decides}").status_code == 409


@pytest.mark.parametrize("game", ["aylkor", "city"])
def test_the_coach_knows_what_its_seat_knows(game: str) -> None:
    """In another world that looks the same from there it says the same."""
    match = remnants.load(begun(game, 40))
    while len(match.choices()) < 2:
        match.play(match.choices()[0])
    seat = match.seat
    assert seat is not None
    other = match.guess(seat, "another world")
    assert coach.advice(match, seat, "en", []) == coach.advice(other, seat, "en", [])
    with pytest.raises(BadInput, match="nothing to choose"):
        coach.advice(match, 1 - seat, "en", [])
