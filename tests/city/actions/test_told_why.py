"""What somebody is told who tries what cannot be done: which rule, and in both languages what stands in the way."""

from pathlib import Path
from typing import Any

import pytest

from remnants.boxes.city.content.words import CONDITIONS
from remnants.kernel.match import Match
from remnants.kernel.refusal import Refusal
from remnants.text import LANGUAGES, Texts
from tests.city.table import DONE, PACK, attack, city, development, duel, four, go, held, move, rule, space, token
from tests.city.workshop import CARD, Workshop, do

WEAK = min(PACK.token_attack)


def told(match: Match, *choice: object, language: str = "en") -> str:
    """The refusal of a choice, as its player reads it."""
    seat = match.seat
    assert seat is not None
    refusal = match.refusal(seat, choice)
    assert refusal is not None
    return Texts("city", language, match.pack).refusal(refusal, match.view(seat))


def numbered(design: str) -> int:
    """A card of that design, wherever it is."""
    return PACK.cards_of(design)[0]


@pytest.mark.rule("city.cards.play")
def test_a_card_that_is_not_held_is_named() -> None:
    match = duel({"hand": ["tunnel-runner"]})
    assert rule(match, "play", numbered("grenade")) == "city.cards.play"
    assert told(match, "play", numbered("grenade")) == "You do not hold Grenade: you play cards from your own hand."
    match = duel({"figures": {"D4": 1}, "hand": ["tunnel-runner"]}, {"figures": {"D4": 1}}, next="battle")
    assert rule(match, "lay", numbered("grenade")) == "city.battle.lay-cards"
    assert "Non hai in mano Granata" in told(match, "lay", numbered("grenade"), language="it")


@pytest.mark.rule("city.cards.permanent")
def test_a_permanent_in_front_is_neither_played_nor_laid() -> None:
    match = duel({"permanents": ["defense-drone"], "figures": {"D4": 1}}, {"figures": {"D4": 1}}, next="battle")
    drone = numbered("defense-drone")
    assert rule(match, "lay", drone) == "city.cards.permanent"
    assert rule(match, "play", drone) == "city.cards.permanent"
    assert told(match, "lay", drone).startswith("You neither play nor lay Defense Drone")


@pytest.mark.rule("city.setup.developments")
def test_a_development_of_another_game_cannot_be_built() -> None:
    match = duel({"arcs": 9000}, developments=["barricades"])
    match.play(("develop",))
    assert rule(match, "build", development("casino")) == "city.setup.developments"
    assert told(match, "build", development("casino")).startswith("You cannot build Casino")


@pytest.mark.rule("city.buy.card")
def test_a_card_that_does_not_lie_face_up_cannot_be_bought() -> None:
    match = duel({"arcs": 9000}, market=["grenade"])
    match.play(("buy",))
    assert told(match, "card", numbered("stim-pack")) == "You cannot buy Stim Pack: it does not lie face up."


@pytest.mark.rule("city.turns.impossible-action")
@pytest.mark.parametrize(
    ("position", "action", "why"),
    [
        ({}, "sell", "no-product"),
        ({"market": [], "pile": 0}, "buy", "sold-out"),
    ],
)
def test_an_action_without_any_effect_says_what_is_missing(position: dict[str, Any], action: str, why: str) -> None:
    renown = PACK.renown if "pile" in position else 0
    match = duel({"arcs": 9000, "renown": renown}, **position)
    refusal = match.refusal(0, (action,))
    assert refusal is not None
    assert (refusal.rule, refusal.facts["why"]) == ("city.turns.impossible-action", why)
    assert told(match, action) != told(match, action, language="it")


@pytest.mark.rule("city.turns.impossible-action")
def test_where_nobody_is_left_to_recruit_that_is_said() -> None:
    match = duel(recruits=[])
    state = city(match)
    state.removed += state.recruit_deck
    state.recruit_deck = []
    refusal = match.refusal(0, ("recruit",))
    assert refusal is not None
    assert (refusal.rule, refusal.facts["why"]) == ("city.turns.impossible-action", "nobody")


@pytest.mark.rule("city.turns.impossible-action")
def test_products_under_the_control_of_others_are_counted() -> None:
    match = duel(tiles=[{"design": "red-eden-garden", "space": "A1", "products": 2}])
    refusal = match.refusal(0, ("sell",))
    assert refusal is not None and refusal.facts == {"action": "sell", "why": "control", "products": 2}


@pytest.mark.rule("city.move.two-per-space")
def test_two_on_the_own_entry_space_shut_it_for_one_that_cannot_go_on(tmp_path: Path) -> None:
    one_step = Workshop(tmp_path / "pack").card("play", do("march", figures=1, spaces=1))
    match = duel({"figures": {"D1": 2}, "hand": [CARD]}, pack=one_step)
    match.play(("play", held(match, 0, CARD)))
    assert rule(match, "pool") == "city.move.two-per-space"
    assert told(match, "pool").startswith("Two of your figures stand on your entry space D1")


@pytest.mark.rule("city.move.enemy-space-full")
def test_enemies_on_the_entry_space_and_a_fight_elsewhere_are_told_apart() -> None:
    match = duel({"figures": {"A1": 1}}, {"figures": {"D1": 1, "A2": 1}})
    match.play(("move",))
    move(match, "A1", "A2")
    assert "this turn your figures have entered A2" in told(match, "pool")
    match = duel({"figures": {}}, {"figures": {"D1": 1}})
    match.play(("move",))
    for _ in range(2):
        move(match, "pool", "D1")
    assert "two of your figures are there to fight" in told(match, "pool")


@pytest.mark.rule("city.move.count")
def test_a_space_without_a_figure_of_ones_own_is_named() -> None:
    match = duel({"figures": {"A1": 1}})
    match.play(("move",))
    assert told(match, "figure", space("E5")) == "No figure of yours stands on E5."


@pytest.mark.rule("city.ycu.one-at-a-time")
def test_a_token_that_stands_elsewhere_or_in_the_bag_cannot_be_fought() -> None:
    tokens = [{"attack": WEAK, "space": "D4"}, {"attack": WEAK, "space": "A1"}]
    match = duel({"figures": {"D4": 1}}, ycu=tokens, next="battle")
    far = token(match, "A1")
    assert rule(match, "fight", far) == "city.ycu.one-at-a-time"
    assert " is on A1" in told(match, "bribe", far)
    inside = next(number for number in range(len(PACK.token_attack)) if number not in (far, token(match, "D4")))
    assert " is in the bag" in told(match, "fight", inside)


@pytest.mark.rule("city.battle.settle")
def test_where_nobody_else_stands_there_is_no_battle_to_choose() -> None:
    match = four({"figures": {"D4": 1, "A1": 1, "B1": 1}}, {"figures": {"D4": 1, "A1": 1}}, next="battle")
    assert told(match, "battle", space("B1")).startswith("No other gang stands with yours on B1")


@pytest.mark.rule("city.battle.reveal")
def test_the_condition_that_is_not_met_is_said() -> None:
    match = duel(
        {"figures": {"D4": 1}, "renown": 3, "hand": ["sharpshooter", "enforcer"]}, {"figures": {"D4": 1}}, next="battle"
    )
    cards = [held(match, 0, "sharpshooter"), held(match, 0, "enforcer")]
    go(match, *[("lay", card) for card in cards], DONE, DONE)
    assert match.step == "battle.ability"
    assert told(match, "use", cards[0]) == "Sharpshooter works only against YCU: that is not so in this battle."
    assert "vale solo contro le YCU" in told(match, "use", cards[0], language="it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_of_the_vocabulary_has_words_of_its_own(language: str) -> None:
    texts = Texts("city", language, PACK)
    facts: dict[str, int | str] = {"why": "condition", "card": 0}
    said = {texts.refusal(Refusal("city.battle.reveal", {**facts, "needs": needs})) for needs in CONDITIONS}
    assert len(said) == len(CONDITIONS)


@pytest.mark.rule("city.cards.play")
@pytest.mark.rule("city.buy.card")
def test_what_is_nothing_at_all_is_no_card_and_no_target() -> None:
    match = duel({"arcs": 9000, "figures": {"D3": 1}}, market=["grenade"])
    beyond = len(PACK.design)
    match.play(("buy",))
    for choice in (("card", beyond), ("card", -1), ("renown", numbered("stim-pack")), ("sell", numbered("stim-pack"))):
        refusal = match.refusal(0, choice)
        assert refusal is not None and not {"card", "why"} & set(refusal.facts), choice
    match = duel({"hand": ["tunnel-runner"], "figures": {"D3": 1}})
    go(match, ("move",), ("figure", space("D3")))
    for choice in (("play", beyond), ("play", -1), ("to", 99)):
        refusal = match.refusal(0, choice)
        assert refusal is not None and not {"card", "why"} & set(refusal.facts), choice


@pytest.mark.rule("city.turns.one-action")
def test_whoever_tries_what_is_not_asked_is_told_what_is() -> None:
    match = duel({"figures": {"D3": 1}}, {"figures": {"D4": 1}})
    attack(match, ("D3", "D4"))
    assert match.step == "battle.lay"
    assert told(match, "refresh").startswith("Something else is asked now: Battle at D4")
    assert told(match, "refresh", language="it").startswith("Ora si chiede altro: Battaglia in D4")
