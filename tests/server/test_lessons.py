"""Lessons over a real server: taken step by step to the end, left half way, taken up again after a restart."""

from pathlib import Path
from typing import Any

import pytest

from remnants import kits
from remnants.lessons.forms import lessons_of
from tests.server.house import Browser, House, settings_for, sqlite_in

LESSONS = [(game, name) for game in kits.names() for name in lessons_of(kits.kit(game))]


def taken(ada: Browser, game: str, lesson: str) -> str:
    return str(ada.post("/api/lessons", {"game": game, "lesson": lesson, "name": "Ada"})["id"])


def standing(socket: Any, number: int) -> Any:
    """The push at which the learner stands at that step and is asked."""
    while True:
        push = socket.next("push")
        at = push["lesson"]
        if at is None or (at["number"] == number and push["prompt"]["yours"]):
            return push


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_taken_and_the_game_goes_on(house: House, game: str, lesson: str) -> None:
    ada = house.browser("Ada")
    socket = ada.socket(taken(ada, game, lesson))
    push = standing(socket, 0)
    steps = push["lesson"]["steps"]
    assert push["lesson"]["goal"]["en"] and push["lesson"]["goal"]["it"]
    for number in range(steps):
        assert push["lesson"]["accept"], f"step {number + 1} accepts nothing"
        socket.send(type="play", id=f"l{number}", expect=push["version"], choice=push["lesson"]["accept"][0])
        push = standing(socket, number + 1)
    assert push["phase"] == "playing" and push["lesson"]["accept"] == [], "the end is said, and anything goes"
    socket.send(type="play", id="on", expect=push["version"], choice=push["choices"][0])
    assert standing(socket, steps + 1)["lesson"] is None


def test_whoever_chooses_otherwise_has_left_the_lesson(house: House) -> None:
    ada = house.browser("Ada")
    socket = ada.socket(taken(ada, "city", "first_game"))
    push = standing(socket, 0)
    socket.send(type="play", id="own", expect=push["version"], choice=["recruit"])
    assert standing(socket, 1)["lesson"] is None


def test_a_lesson_is_taken_up_again_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(sqlite_in(tmp_path))
    with House(settings) as house:
        ada = house.browser("Ada")
        table = taken(ada, "city", "first_game")
        socket = ada.socket(table)
        push = standing(socket, 0)
        socket.send(type="play", id="a", expect=push["version"], choice=["move"])
        assert standing(socket, 1)["lesson"]["number"] == 1
        cookies = ada.http.cookies
    with House(settings) as house:
        again = house.browser("Ada")
        again.http.cookies = cookies
        assert again.socket(table).next("push")["lesson"]["number"] == 1


def test_a_lesson_stands_among_ones_own_tables(house: House) -> None:
    ada = house.browser("Ada")
    table = taken(ada, "lionsgate", "first_game")
    listed = ada.get("/api/me")["tables"]
    assert [(one["id"], one["lesson"], one["phase"]) for one in listed] == [(table, "first_game", "playing")]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_page_draws_the_pack_of_the_lesson(house: House, game: str, lesson: str) -> None:
    ada = house.browser("Ada")
    pack = ada.get(f"/api/tables/{taken(ada, game, lesson)}")["pack"]
    assert pack["folder"] == pack["name"] == lessons_of(kits.kit(game))[lesson].pack
    assert ada.get(f"/api/games/{game}/catalogue?pack={pack['folder']}")["kinds"]


def test_tips_are_given_for_the_games_that_have_some(house: House) -> None:
    ada = house.browser("Ada")
    tips = ada.get("/api/games/city/tips")
    assert {"id", "say", "event", "of", "where", "missed", "choice", "refused"} == set(tips[0]) and tips[0]["say"]["it"]
    assert ada.get("/api/games/chess/tips") == []


def test_lessons_are_listed_and_unknown_ones_refused(house: House) -> None:
    ada = house.browser("Ada")
    listed = ada.get("/api/games/city/lessons")
    assert listed[0]["name"] == "first_game" and listed[0]["steps"] > 10
    assert ada.get("/api/games/chess/lessons") == []
    refused = ada.call("POST", "/api/lessons", {"game": "city", "lesson": "no_such"})
    assert refused.status_code == 400 and "there is first_game" in refused.text
