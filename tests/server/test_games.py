"""The real games at a real table: somebody against the bots that sit down by default."""

from random import Random

import pytest

from remnants.bots import levels
from remnants.games import NAMES
from remnants.server import metrics
from tests.server.house import House

OWN_ANSWERS = 12


@pytest.mark.parametrize("name", NAMES)
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
            push = socket.next("push", seconds=30)
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
