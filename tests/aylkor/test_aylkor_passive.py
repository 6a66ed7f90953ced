"""Passive units: what stays of a player who is out."""

import pytest

from remnants.boxes.aylkor.rules.fighting import strength
from remnants.boxes.aylkor.rules.state import PASSIVE
from tests.aylkor.table import at, board, card, health, position, rule, stands, unit

OUT = {2: {"out": 1}}


@pytest.mark.rule("aylkor.passive.stay")
def test_units_of_a_player_who_is_out_stay_and_belong_to_nobody() -> None:
    match = position(
        3,
        {1: {"at": [3, 4], "health": 1}},
        units=[unit("great-ursor", 0, 3, 3), unit("thornback", 1, 7, 7), unit("iron-colossus", 2, 7, 8)],
    )
    match.play(("attack", at(3, 3), at(3, 4)))
    state = board(match)
    assert (stands(match, 7, 7), state.owner[at(7, 7)]) == ("thornback", PASSIVE)
    assert state.unit_type(at(7, 7)) == 0
    assert strength(state, at(7, 8), at(7, 7)) == 6


@pytest.mark.rule("aylkor.passive.stay")
def test_passive_units_never_act() -> None:
    match = position(3, OUT, units=[unit("thornback", "passive", 1, 2)])
    assert not [choice for choice in match.choices() if choice[1:2] == (at(1, 2),)]
    assert rule(match, "move", at(1, 2)) == "aylkor.turn.free-order"


@pytest.mark.rule("aylkor.passive.retaliate")
def test_a_passive_unit_that_survives_strikes_back() -> None:
    match = position(3, OUT, units=[unit("great-ursor", "passive", 1, 2)])
    match.play(("attack", at(1, 1), at(1, 2)))
    assert (health(match, 1, 2), health(match, 1, 1)) == (9 - 3, 16 - 4)


@pytest.mark.rule("aylkor.passive.capture")
def test_who_defeats_a_passive_unit_takes_its_card_and_may_play_it() -> None:
    match = position(3, {**OUT, 0: {"cogs": 1}}, units=[unit("thornback", "passive", 1, 2, health=1)])
    match.play(("attack", at(1, 1), at(1, 2)))
    state = board(match)
    assert state.hands[0] == [card("thornback")]
    assert state.cogs[0] == 2
    match.play(("build", card("thornback")))
    match.play(("at", at(1, 2)))
    assert (state.owner[at(1, 2)], health(match, 1, 2), state.unit_type(at(1, 2))) == (0, 4, 1)


@pytest.mark.rule("aylkor.passive.enemy")
def test_effects_on_enemies_touch_passive_units() -> None:
    match = position(3, OUT, units=[unit("ember-dancer", 0, 3, 3), unit("great-ursor", "passive", 3, 4)])
    match.play(("use", at(3, 3)))
    assert health(match, 3, 4) == 7


@pytest.mark.rule("aylkor.passive.effects")
def test_a_passive_unit_has_no_effects_left_but_keeps_its_numbers() -> None:
    units = [
        unit("great-ursor", 0, 3, 3),
        unit("carrion-bloom", "passive", 3, 4, health=2),
        unit("rivet-guard", "passive", 3, 2),
    ]
    match = position(3, OUT, units=[*units, unit("war-drum", "passive", 4, 4)])
    state = board(match)
    assert strength(state, at(3, 4), at(3, 3)) == 3
    assert strength(state, at(3, 3), at(3, 2)) == 4
    match.play(("attack", at(3, 3), at(3, 4)))
    assert health(match, 3, 3) == 9


@pytest.mark.rule("aylkor.passive.effects")
def test_bonuses_end_when_a_unit_turns_passive_and_range_stays() -> None:
    match = position(
        3,
        {0: {"health": 1}},
        units=[unit("bolt-thrower", 0, 5, 2, bonus=2), unit("great-ursor", 1, 1, 2), unit("bolt-thrower", 1, 5, 5)],
    )
    match.play(("attack", at(1, 1), at(1, 2)))
    assert match.seat == 1
    assert board(match).bonus[at(5, 2)] == 0
    match.play(("attack", at(5, 5), at(5, 2)))
    assert health(match, 5, 5) == 3 - 2


@pytest.mark.rule("aylkor.passive.effects")
def test_a_hero_has_its_bonus_against_passive_units() -> None:
    match = position(3, OUT, units=[unit("great-ursor", "passive", 1, 2)])
    assert strength(board(match), at(1, 1), at(1, 2)) == 3


@pytest.mark.rule("aylkor.passive.captured-card")
def test_a_card_effect_captures_too_and_the_card_is_the_captor_s_own() -> None:
    match = position(3, OUT, units=[unit("ember-dancer", 0, 3, 3), unit("thornback", "passive", 3, 4, health=1)])
    match.play(("use", at(3, 3)))
    state = board(match)
    assert (state.hands[0], state.captured[0]) == ([card("thornback")], [card("thornback")])
    assert state.cogs[0] == 0
    assert match.view(1)["state"]["known"][0] == [card("thornback")]


@pytest.mark.rule("aylkor.passive.captured-card")
def test_a_captured_unit_goes_to_the_captor_s_discards_when_it_falls() -> None:
    match = position(
        3,
        {**OUT, 0: {"captured": ["thornback"], "hand": ["thornback", "thornback"], "cogs": 2}, 1: {"at": [3, 2]}},
        units=[unit("great-ursor", 1, 1, 3)],
    )
    match.play(("build", card("thornback")))
    match.play(("at", at(1, 2)))
    match.play(("end",))
    match.play(("attack", at(1, 3), at(1, 2)))
    assert board(match).discards[0] == [card("thornback")]


@pytest.mark.rule("aylkor.passive.captured-card")
def test_a_passive_unit_defeated_by_an_event_leaves_the_game() -> None:
    match = position(
        3, OUT, units=[unit("spark-wisp", "passive", 8, 8)], round=4, moment="round", next_events=["ashfall"]
    )
    assert stands(match, 8, 8) is None
    assert board(match).captured == [[], [], []]
