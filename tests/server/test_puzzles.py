"""Puzzles over a real server: solved against the worst there is, spoiled and told so, taken up after a restart."""

from pathlib import Path
from typing import Any

import pytest

from remnants import kits
from remnants.lessons.forms import puzzles_of
from remnants.lessons.puzzles import patterns_of
from tests.server.house import Browser, House, settings_for, sqlite_in

ONE_EACH = [("aylkor", "1_finish_brask"), ("city", "2_bribe_or_fight"), ("lionsgate", "1_stand_and_fight")]


def opened(ada: Browser, game: str, puzzle: str) -> str:
    return str(ada.post("/api/puzzles", {"game": game, "puzzle": puzzle, "name": "Ada"})["id"])


def asked(socket: Any, made: int) -> Any:
    """The push at which so many own choices have been made and the puzzle is decided, or the solver is asked."""
    while True:
        push = socket.next("push")
        if push["puzzle"]["made"] >= made and (push["prompt"]["yours"] or push["puzzle"]["came"] != "open"):
            return push


@pytest.mark.parametrize(("game", "puzzle"), ONE_EACH)
def test_a_puzzle_is_solved(house: House, game: str, puzzle: str) -> None:
    ada = house.browser("Ada")
    file = puzzles_of(kits.kit(game))[puzzle]
    socket = ada.socket(opened(ada, game, puzzle))
    push = asked(socket, 0)
    assert push["puzzle"]["came"] == "open" and push["puzzle"]["why"] is None
    for made, pattern in enumerate(file.solution, 1):
        choice = patterns_of(game, file.pack).first(pattern, [tuple(one) for one in push["choices"]])
        assert choice is not None, pattern
        socket.send(type="play", id=f"p{made}", expect=push["version"], choice=list(choice))
        push = asked(socket, made)
    assert push["puzzle"]["came"] == "solved" and push["puzzle"]["why"]["it"] == file.why.it


def test_a_choice_that_spoils_it_is_told_at_once(house: House) -> None:
    ada = house.browser("Ada")
    socket = ada.socket(opened(ada, "aylkor", "1_from_afar"))
    push = asked(socket, 0)
    attack = next(one for one in push["choices"] if one[0] == "use")
    socket.send(type="play", id="x", expect=push["version"], choice=attack)
    assert asked(socket, 1)["puzzle"]["came"] == "spoiled"


def test_a_puzzle_is_taken_up_again_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(sqlite_in(tmp_path))
    with House(settings) as house:
        ada = house.browser("Ada")
        table = opened(ada, "aylkor", "1_finish_brask")
        socket = ada.socket(table)
        push = asked(socket, 0)
        tech = next(one for one in push["choices"] if one[0] == "tech")
        socket.send(type="play", id="a", expect=push["version"], choice=tech)
        assert asked(socket, 1)["puzzle"]["came"] == "open"
        cookies = ada.http.cookies
    with House(settings) as house:
        again = house.browser("Ada")
        again.http.cookies = cookies
        assert again.socket(table).next("push")["puzzle"]["made"] == 1


def test_puzzles_are_listed_and_unknown_ones_refused(house: House) -> None:
    ada = house.browser("Ada")
    listed = ada.get("/api/games/city/puzzles")
    assert len(listed) >= 6 and listed[0]["grade"] == 1 and listed[0]["title"]["it"]
    assert ada.get("/api/games/chess/puzzles") == []
    assert next(one for one in ada.get("/api/games") if one["name"] == "city")["puzzles"] == len(listed)
    refused = ada.call("POST", "/api/puzzles", {"game": "city", "puzzle": "no_such"})
    assert refused.status_code == 400 and "there is 1_" in refused.text


def test_a_rule_is_tried_at_a_table_of_its_own(house: House) -> None:
    ada = house.browser("Ada")
    book = ada.get("/api/games/city/rules/it")
    rules = {rule["rule"]: rule for chapter in book["chapters"] for rule in chapter["rules"]}
    assert "Slum" in rules["city.setup.levels"]["look"]
    table = ada.post("/api/rules", {"game": "city", "rule": "city.battle.lay-cards", "name": "Ada"})
    assert table["sandbox"] and len(table["you"]["seats"]) == 2
    push = ada.socket(table["id"]).next("push")
    assert push["prompt"]["step"] == "battle.lay" and ["blind"] in push["choices"]
    refused = ada.call("POST", "/api/rules", {"game": "city", "rule": "city.no.such"})
    assert refused.status_code == 400 and "no position for the rule" in refused.text
