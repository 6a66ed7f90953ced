"""Marches that cards give, alone and in the middle of a Move action."""

from pathlib import Path

import pytest

from tests.city.table import DONE, PACK, board, city, destinations, duel, four, go, held, lay, move, rule, space, token
from tests.city.workshop import CARD, Workshop, do

WEAK = min(PACK.token_attack)
MARCHER = "tunnel-runner"
"""A card that marches 1 figure up to 3 spaces."""


@pytest.fixture
def two_marchers(tmp_path: Path) -> Path:
    """A pack in which the grenade marches 2 figures up to 3 spaces."""
    return Workshop(tmp_path / "pack").card("play", do("march", figures=2, spaces=3))


@pytest.mark.rule("city.move.each-once")
def test_a_figure_that_has_moved_stays_moved_where_a_card_marches_it() -> None:
    match = duel({"figures": {"A1": 1, "G1": 1}, "hand": [MARCHER]})
    match.play(("move",))
    move(match, "A1", "A2")
    match.play(("play", held(match, 0, MARCHER)))
    move(match, "A2", "A4")
    match.play(DONE)
    assert rule(match, "figure", space("A4")) == "city.move.each-once"
    assert rule(match, "figure", space("G1")) is None


@pytest.mark.rule("city.move.each-once")
def test_a_figure_may_move_where_another_that_had_moved_was_marched_away() -> None:
    match = duel({"figures": {"A1": 1, "B3": 1}, "hand": [MARCHER]})
    match.play(("move",))
    move(match, "A1", "A2")
    match.play(("play", held(match, 0, MARCHER)))
    move(match, "A2", "A4")
    match.play(DONE)
    move(match, "B3", "A2")
    assert rule(match, "figure", space("A2")) == "city.move.each-once", "it has moved there in this action"
    match = duel({"figures": {"A1": 1, "C2": 1}, "hand": [MARCHER, "forced-march"]})
    match.play(("move",))
    move(match, "A1", "A2")
    match.play(("play", held(match, 0, MARCHER)))
    move(match, "A2", "A4")
    go(match, DONE, ("play", held(match, 0, "forced-march")))
    move(match, "C2", "A2")
    match.play(DONE)
    assert rule(match, "figure", space("A2")) is None, "this one was only marched"


@pytest.mark.rule("city.move.each-once")
def test_a_march_uses_up_none_of_the_actions_figures_and_is_no_move_in_it() -> None:
    match = duel({"influence": 1, "figures": {"A1": 1}, "hand": [MARCHER]})
    go(match, ("move",), ("play", held(match, 0, MARCHER)))
    move(match, "A1", "A2")
    match.play(DONE)
    move(match, "A2", "A3")
    assert match.choices() == [DONE]
    assert board(match, 0) == {"A3": 1}


@pytest.mark.rule("city.move.each-once")
def test_of_two_figures_together_the_unmoved_one_is_taken_first() -> None:
    match = duel({"figures": {"A1": 1, "A2": 1}, "hand": [MARCHER]})
    match.play(("move",))
    move(match, "A1", "A2")
    match.play(("play", held(match, 0, MARCHER)))
    move(match, "A2", "A4")
    match.play(DONE)
    assert rule(match, "figure", space("A2")) == "city.move.each-once", "the moved one stayed"
    assert rule(match, "figure", space("A4")) is None, "the unmoved one was marched"


@pytest.mark.rule("city.move.each-once")
def test_a_card_that_marches_two_takes_different_figures_and_each_keeps_what_it_was(two_marchers: Path) -> None:
    match = duel({"figures": {"A1": 1, "C2": 1}, "hand": [CARD]}, pack=two_marchers)
    match.play(("move",))
    move(match, "A1", "A2")
    match.play(("play", held(match, 0, CARD)))
    move(match, "C2", "A2")
    move(match, "A2", "A5")
    assert match.choices() == [DONE]
    match.play(DONE)
    assert rule(match, "figure", space("A5")) == "city.move.each-once", "the one that had moved went on"
    assert rule(match, "figure", space("A2")) is None, "the one that came has only been marched"


@pytest.mark.rule("city.move.each-once")
def test_a_marched_figure_is_not_marched_twice_by_one_card(two_marchers: Path) -> None:
    match = duel({"figures": {"A1": 1, "G1": 1}, "hand": [CARD]}, pack=two_marchers)
    match.play(("play", held(match, 0, CARD)))
    move(match, "A1", "A3")
    assert rule(match, "figure", space("A3")) == "city.move.each-once"
    assert rule(match, "figure", space("G1")) is None


@pytest.mark.rule("city.move.each-once")
def test_of_two_that_have_both_moved_the_marched_one_and_the_other_stay_moved() -> None:
    match = duel({"figures": {"A1": 1, "B2": 1, "F1": 1, "G1": 1}, "influence": 4, "hand": [MARCHER]})
    match.play(("move",))
    move(match, "A1", "A2")
    move(match, "B2", "A2")
    move(match, "F1", "G1")
    match.play(("play", held(match, 0, MARCHER)))
    move(match, "A2", "A5")
    match.play(DONE)
    assert rule(match, "figure", space("A5")) == rule(match, "figure", space("A2")) == "city.move.each-once"
    assert rule(match, "figure", space("G1")) is None, "one of those two has not moved"


@pytest.mark.rule("city.move.each-once")
def test_one_that_had_moved_stays_so_where_another_such_was_marched_to_it(two_marchers: Path) -> None:
    match = duel({"figures": {"A1": 1, "A5": 1}, "influence": 3, "hand": [CARD]}, pack=two_marchers)
    match.play(("move",))
    move(match, "A1", "A2")
    move(match, "A5", "A4")
    match.play(("play", held(match, 0, CARD)))
    move(match, "A2", "A4")
    move(match, "A4", "A6")
    match.play(DONE)
    assert rule(match, "figure", space("A6")) == rule(match, "figure", space("A4")) == "city.move.each-once"


@pytest.mark.rule("city.move.each-once")
def test_of_two_that_one_card_marched_to_the_same_space_neither_is_marched_on(tmp_path: Path) -> None:
    three = Workshop(tmp_path / "pack").card("play", do("march", figures=3, spaces=3))
    match = duel({"figures": {"A1": 1, "B3": 1, "G1": 1}, "hand": [CARD]}, pack=three)
    match.play(("play", held(match, 0, CARD)))
    move(match, "A1", "A3")
    move(match, "B3", "A3")
    assert rule(match, "figure", space("A3")) == "city.move.each-once"
    assert rule(match, "figure", space("G1")) is None


@pytest.mark.rule("city.move.each-once")
def test_the_next_move_action_begins_afresh() -> None:
    match = duel({"figures": {"A1": 1}})
    match.play(("move",))
    move(match, "A1", "A2")
    go(match, DONE, ("end",), ("move",), DONE, ("end",), ("move",))
    assert rule(match, "figure", space("A2")) is None


@pytest.mark.rule("city.move.march-stops")
def test_a_card_cannot_walk_a_figure_on_out_of_a_space_with_enemies() -> None:
    match = duel({"figures": {"D4": 1, "A1": 1}, "hand": [MARCHER]}, {"figures": {"D5": 1}})
    match.play(("move",))
    move(match, "D4", "D5")
    match.play(("play", held(match, 0, MARCHER)))
    assert rule(match, "figure", space("D5")) == "city.move.march-stops"
    assert ("figure", space("D5")) not in match.choices()
    match.play(("figure", space("A1")))
    assert "A4" in destinations(match), "the others march"


@pytest.mark.rule("city.move.march-stops")
def test_nor_does_the_action_move_one_that_a_card_marched_in() -> None:
    match = duel({"figures": {"D4": 1, "A1": 1}, "hand": [MARCHER]}, {"figures": {"D5": 1}})
    go(match, ("move",), ("play", held(match, 0, MARCHER)))
    move(match, "D4", "D5")
    match.play(DONE)
    assert rule(match, "figure", space("D5")) == "city.move.march-stops"
    match.play(DONE)
    assert match.step == "battle.lay"


@pytest.mark.rule("city.cards.when")
@pytest.mark.rule("city.move.march-stops")
def test_where_several_battles_wait_cards_can_still_be_played() -> None:
    ycu = [{"attack": WEAK, "space": "D5"}, {"attack": WEAK, "space": "D5"}]
    match = duel({"figures": {"D4": 1, "A1": 1}, "hand": [MARCHER, "informer", "dealer"]}, ycu=ycu)
    match.play(("move",))
    move(match, "D4", "D5")
    match.play(DONE)
    assert match.step == "battle.which"
    match.play(("play", held(match, 0, MARCHER)))
    assert rule(match, "figure", space("D5")) == "city.move.march-stops"
    move(match, "A1", "A2")
    match.play(DONE)
    assert match.step == "battle.which", "back where it was asked"
    match.play(("play", held(match, 0, "informer")))
    match.play(("token", token(match, "D5")))
    assert city(match).ycu_at.count(space("D5")) == 1
    match.play(("fight", token(match, "D5")))
    assert rule(match, "play", held(match, 0, "dealer")) == "city.cards.when", "a battle has begun"


@pytest.mark.rule("city.cards.when")
@pytest.mark.rule("city.develop.produce")
def test_where_battles_wait_after_a_tile_has_marched_figures_cards_can_still_be_played(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").tile("produce", do("march", figures=1, spaces=1), design="red-eden-garden")
    ycu = [{"attack": WEAK, "space": "D5"}, {"attack": WEAK, "space": "D5"}]
    red = {"figures": {"A1": 1, "B1": 1, "D4": 1}, "hand": ["dealer"]}
    match = duel(red, tiles=[{"design": "red-eden-garden", "space": "A1"}], ycu=ycu, pack=pack)
    go(match, ("develop",), ("produce", 0))
    move(match, "D4", "D5")
    match.play(DONE)
    assert match.step == "battle.which"
    assert rule(match, "play", held(match, 0, "dealer")) is None, "no battle has begun"


@pytest.mark.rule("city.battle.settle")
def test_a_gang_may_be_fought_before_ycu_elsewhere() -> None:
    ycu = [{"attack": WEAK, "space": "A2"}]
    match = duel({"figures": {"D5": 1, "A2": 1}}, {"figures": {"D5": 1}}, ycu=ycu, next="battle")
    assert match.step == "battle.which"
    match.play(("battle", space("D5")))
    state = city(match)
    assert (state.attacker, state.defender, state.battle_space) == (0, 1, space("D5"))
    assert match.step == "battle.lay"


@pytest.mark.rule("city.cards.when")
def test_a_card_may_take_away_what_was_to_be_fought() -> None:
    match = duel({"figures": {"D4": 1}, "hand": ["informer"]}, ycu=[{"attack": WEAK, "space": "D5"}])
    match.play(("move",))
    move(match, "D4", "D5")
    match.play(DONE)
    assert match.step == "battle.which"
    go(match, ("play", held(match, 0, "informer")), ("token", token(match, "D5")))
    assert match.step == "turn"
    assert match.choices()[0] == ("end",)


@pytest.mark.rule("city.cards.when")
def test_no_card_between_two_battles() -> None:
    ycu = [{"attack": WEAK, "space": "D5"}, {"attack": WEAK, "space": "D5"}]
    match = duel({"figures": {"D4": 2}, "hand": ["dealer", "courier"]}, ycu=ycu)
    match.play(("move",))
    move(match, "D4", "D5")
    move(match, "D4", "D5")
    go(match, DONE, ("fight", token(match, "D5")))
    match.rig([[0, 0]])
    lay(match, "courier")
    match.play(match.choices()[0])
    assert (match.step, board(match, 0)) == ("battle.which", {"D5": 1}), "one is lost, the other goes on fighting"
    assert rule(match, "play", held(match, 0, "dealer")) == "city.cards.when"


@pytest.mark.rule("city.cards.when")
def test_after_a_bribe_no_card_has_been_laid_so_cards_may_be_played() -> None:
    ycu = [{"attack": WEAK, "space": "D5"}, {"attack": WEAK, "space": "D5"}]
    match = duel({"figures": {"D4": 1}, "hand": ["dealer"], "arcs": 5000}, ycu=ycu)
    match.play(("move",))
    move(match, "D4", "D5")
    go(match, DONE, ("bribe", token(match, "D5")))
    assert match.step == "battle.which"
    assert ("play", held(match, 0, "dealer")) in match.choices()


@pytest.mark.rule("city.cards.when")
def test_in_the_patrol_no_cards_are_played() -> None:
    ycu = [{"attack": WEAK, "space": "D4"}, {"attack": WEAK, "space": "D4"}]
    match = four({"figures": {"D4": 1}, "hand": ["dealer"]}, ycu=ycu, next="battle", active=1)
    assert (match.seat, match.step) == (0, "battle.which")
    assert rule(match, "play", held(match, 0, "dealer")) == "city.cards.when"


@pytest.mark.rule("city.move.count")
def test_what_lengthens_a_move_is_looked_at_when_a_figure_begins_it() -> None:
    tiles = [{"design": "sky-dock", "space": "C4"}]
    match = duel({"figures": {"C4": 1, "D4": 1, "A1": 1}}, tiles=tiles)
    go(match, ("move",), ("figure", space("A1")))
    assert "A5" in destinations(match), "one farther while the dock is held"
    match.play(("to", space("A2")))
    move(match, "C4", "C5")
    match.play(("figure", space("D4")))
    assert "D7" in destinations(match)
    assert rule(match, "to", space("G5")) == "city.move.count", "and no longer when it is left"
