"""What a battle comes to is told as it comes about, so that nobody who shows it has to add anything up."""

from collections.abc import Iterator
from random import Random

import pytest

import remnants
from remnants.kernel.events import Event
from tests.city.battles.test_abilities_in_battle import WEAK, battle
from tests.city.table import MISS, attack_of, held, lay, token, told
from tests.city.workshop import CARD, Workshop, do


def battles(players: int, seed: int, wanted: int) -> Iterator[list[Event]]:
    """The events of so many battles of random players, each from its beginning to its end."""
    match, random = remnants.new("city", players=players, seed=seed), Random(seed)
    events: list[Event] = []
    while wanted and match.seat is not None:
        for event in match.play(random.choice(match.choices())):
            events = [event] if event.kind == "battle" else [*events, event]
            if event.kind == "battle over":
                yield events
                wanted -= 1


def last_totals(events: list[Event]) -> dict[int, int]:
    """The total of each side that was told last, YCU as -1."""
    found: dict[int, int] = {-1: events[0].data.get("strength", 0)}
    for event in events:
        if event.kind != "battle" and "total" in event.data:
            found[event.data["seat"]] = event.data["total"]
    return found


@pytest.mark.rule("city.battle.total")
@pytest.mark.parametrize("players", [2, 3])
def test_the_totals_told_on_the_way_are_those_a_battle_is_decided_by(players: int) -> None:
    seen = 0
    for events in battles(players, seed=3, wanted=25):
        begun, over, totals = events[0].data, events[-1].data, last_totals(events)
        assert totals.get(begun["attacker"], 0) == over["attack"]
        assert totals.get(begun["defender"], 0) == over["defence"]
        seen += 1
    assert seen == 25


def test_a_bonus_against_cards_that_lie_face_down_says_nothing_of_their_worth(workshop: Workshop) -> None:
    pack = workshop.card("battle", do("weaken", 3))
    match = battle({"hand": [CARD]}, {"hand": ["zar-tayvius"]}, pack)
    lay(match, CARD)
    match.rig([[MISS], [MISS]])
    events = lay(match, "zar-tayvius")
    worth = attack_of("zar-tayvius", "blue")
    assert told(events, "battle bonus") == [{"seat": 1, "amount": -3, "bonus": -3}]
    revealed = [data for data in told(events, "revealed") if data["seat"] == 1]
    assert [(data["worth"], data["total"]) for data in revealed] == [(worth, worth - 3)]


def test_what_ycu_fight_with_is_told_at_the_beginning_and_when_they_are_weakened(workshop: Workshop) -> None:
    pack = workshop.card("battle", do("weaken", 3))
    match = battle({"hand": [CARD]}, {"figures": {}}, pack, ycu=[{"attack": WEAK, "space": "D5"}])
    events = match.play(("fight", token(match, "D5")))
    assert told(events, "battle")[0]["strength"] == WEAK
    match.play(("lay", held(match, 0, CARD)))
    events = match.play(("done",))
    assert told(events, "battle bonus") == [{"seat": -1, "amount": -3, "bonus": -3, "total": WEAK - 3}]


def test_reinforcements_are_told_with_what_all_cards_are_worth_then(workshop: Workshop) -> None:
    pack = workshop.card("battle", do("reinforce", 2))
    match = battle({"hand": [CARD], "draw": ["fighter", "medic"]}, {}, pack)
    lay(match, CARD)
    events = lay(match)
    first, both = attack_of("fighter", "red"), attack_of("fighter", "red") + attack_of("medic", "red")
    assert [data["worth"] for data in told(events, "reinforced")] == [first, both]
    assert told(events, "revealed")[0]["worth"] == 0
