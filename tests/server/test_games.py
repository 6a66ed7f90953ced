"""The real games at a real table: somebody against the bots that sit down by default."""

from random import Random

import pytest

from remnants import kits
from remnants.bots import levels
from remnants.server import metrics
from remnants.text import Texts
from tests.server.house import House

OWN_ANSWERS = 12


@pytest.mark.parametrize("name", kits.names())
def test_a_person_plays_against_bots(house: House, name: str) -> None:
    random = Random(name)
    ada = house.browser()
    level = levels(name)[:2][-1]
    failures = float(metrics.bot_failures.labels(level)._value.get())
    table = ada.table("me", level, game=name)
    with ada.socket(table) as socket:
        push = socket.next("push")
        answered = 0
        while answered < OWN_ANSWERS and push["phase"] == "playing":
            if push["prompt"]["yours"]:
                assert push["choices"] and len(push["irreversible"]) <= len(push["choices"])
                choice = random.choice(push["choices"])
                socket.send(type="play", id=f"c{answered}", expect=push["version"], choice=choice)
                done = socket.next("done", "refused")
                assert done["type"] == "done", done
                answered += 1
            push = socket.next("push")
    assert float(metrics.bot_failures.labels(level)._value.get()) == failures
    log = ada.get(f"/api/tables/{table}/events")
    assert len(log) >= OWN_ANSWERS
    for turn in ada.get(f"/api/tables/{table}/timeline")["turns"][::5]:
        assert ada.get(f"/api/tables/{table}/at/{turn['position']}")["position"] == turn["position"]
    copy = ada.post(f"/api/tables/{table}/sandbox", {})
    assert copy["phase"] == "playing"
    assert ada.get(f"/api/games/{name}/pack") and "-" in ada.get(f"/api/games/{name}/text/en")
    catalogue = ada.get(f"/api/games/{name}/catalogue")
    assert not catalogue or {"kinds", "verbs", "events", "steps", "table"} <= set(catalogue)


@pytest.mark.parametrize("name", kits.names())
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_whole_rulebook_can_be_read(house: House, name: str, language: str) -> None:
    ada = house.browser()
    book = ada.get(f"/api/games/{name}/rules/{language}")
    rules = [rule["rule"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert rules == [rule.rule for _, found in Texts(name, language).chapters() for rule in found]
    assert len(set(rules)) == len(rules)
    assert all([rule["title"] and rule["text"] for chapter in book["chapters"] for rule in chapter["rules"]])
    assert ada.call("GET", f"/api/games/{name}/rules/xx").status_code == 400


def test_a_table_is_set_up_with_any_pack_of_the_game(house: House) -> None:
    ada = house.browser()
    for game in ada.get("/api/games"):
        own = kits.game(game["name"])
        kinds = {pack["name"]: pack["kind"] for pack in game["packs"]}
        assert [pack["name"] for pack in game["packs"]][:1] == ([own.usual_pack] if own.own_packs else [])
        assert kinds == {name: "usual" if name == own.usual_pack else "own" for name in own.own_pack_names()}
        for name in kinds:
            shown = ada.get(f"/api/tables/{ada.table('me', 'random', start=False, game=game['name'], pack=name)}")
            assert shown["pack"]["name"] == name


def test_a_pack_that_is_not_there_is_refused_with_those_that_are(house: House) -> None:
    ada = house.browser()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    answer = ada.call("POST", "/api/tables", {"game": "city", "seats": seats, "pack": "../city"})
    assert answer.status_code == 400
    assert "city-2" in answer.json()["message"]
