"""Units: cards, playing them, movement, health and heroes."""

import pytest

import remnants
from remnants.boxes.aylkor.content.content import TYPES
from tests.aylkor.table import PACK, at, board, card, duel, health, move, position, rule, stands, unit


@pytest.mark.rule("aylkor.unit.stats")
def test_a_unit_card_has_type_cost_attack_health_and_move() -> None:
    thornback = card("thornback")
    shown = (PACK.cogs, PACK.brew, PACK.attack, PACK.health, PACK.move)
    assert [column[thornback] for column in shown] == [2, 0, 2, 4, 2]
    assert {TYPES[PACK.type[number]] for number in range(PACK.units)} == {"organic", "mechanical", "elemental"}


@pytest.mark.rule("aylkor.unit.play")
def test_a_unit_is_paid_and_placed_beside_the_hero() -> None:
    match = duel(first={"hand": ["spore-witch"], "cogs": 3, "brew": 1})
    match.play(("build", card("spore-witch")))
    assert match.choices() == [("at", at(1, 2)), ("at", at(2, 1))]
    assert rule(match, "at", at(5, 5)) == "aylkor.unit.play"
    match.play(("at", at(1, 2)))
    state = board(match)
    assert stands(match, 1, 2) == "spore-witch"
    assert (state.cogs[0], state.brew[0], state.hands[0]) == (1, 0, [])


@pytest.mark.rule("aylkor.unit.play")
def test_a_unit_that_cannot_be_paid_stays_in_hand() -> None:
    match = duel(first={"hand": ["spore-witch"], "cogs": 9})
    refusal = match.refusal(0, ("build", card("spore-witch")))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == (
        "aylkor.unit.play",
        {"card": card("spore-witch"), "missing_cogs": 0, "missing_brew": 1},
    )


@pytest.mark.rule("aylkor.unit.play-surrounded")
def test_only_a_surrounded_hero_lets_units_be_placed_beside_its_neighbours() -> None:
    match = duel(first={"hand": ["thornback"], "cogs": 2}, units=[unit("burrow-hound", 0, 1, 2)])
    match.play(("build", card("thornback")))
    assert rule(match, "at", at(1, 3)) == "aylkor.unit.play-surrounded"
    assert rule(match, "at", at(3, 1)) == "aylkor.unit.play", "it is beside nothing of one's own"
    around = [unit("burrow-hound", 0, 1, 2), unit("spark-wisp", 1, 2, 1)]
    match = duel(first={"hand": ["thornback"], "cogs": 2}, units=around)
    match.play(("build", card("thornback")))
    assert match.choices() == [("at", at(1, 3)), ("at", at(2, 2))]


@pytest.mark.rule("aylkor.unit.play-blocked")
def test_there_is_no_third_ring() -> None:
    enemies = [unit("spark-wisp", 1, 1, 2), unit("thornback", 1, 2, 1)]
    match = duel(first={"hand": ["thornback"], "cogs": 2}, units=enemies)
    assert rule(match, "build", card("thornback")) == "aylkor.unit.play-blocked"
    own = [unit("burrow-hound", 0, 1, 2), unit("spark-wisp", 1, 2, 1), unit("thornback", 1, 1, 3)]
    match = duel(first={"hand": ["thornback"], "cogs": 2}, units=[*own, unit("thornback", 0, 2, 2)])
    assert rule(match, "build", card("thornback")) == "aylkor.unit.play-blocked"
    assert board(match).cogs[0] == 2


@pytest.mark.rule("aylkor.unit.play-blocked")
def test_a_resource_space_is_open() -> None:
    match = duel(first={"hand": ["thornback"], "cogs": 2}, units=[unit("spark-wisp", 1, 2, 1)], cogs=[[1, 2]])
    match.play(("build", card("thornback")))
    assert match.choices() == [("at", at(1, 2))]


@pytest.mark.rule("aylkor.unit.occupied")
def test_nothing_is_placed_or_moved_onto_another_unit() -> None:
    match = duel(first={"hand": ["thornback"], "cogs": 2}, units=[unit("spark-wisp", 1, 2, 1)])
    match.play(("build", card("thornback")))
    assert rule(match, "at", at(2, 1)) == "aylkor.unit.occupied"
    match = duel(units=[unit("spark-wisp", 1, 2, 1)])
    match.play(("move", at(1, 1)))
    assert rule(match, "to", at(2, 1)) == "aylkor.unit.occupied"


@pytest.mark.rule("aylkor.unit.occupied")
def test_nothing_moves_through_another_unit() -> None:
    match = duel(units=[unit("spark-wisp", 1, 2, 1), unit("thornback", 0, 1, 2)])
    assert rule(match, "move", at(1, 1)) == "aylkor.move"


@pytest.mark.rule("aylkor.move")
def test_a_unit_moves_up_to_its_move_around_corners() -> None:
    match = duel(units=[unit("burrow-hound", 0, 5, 2), unit("spark-wisp", 1, 5, 3), unit("thornback", 1, 4, 2)])
    match.play(("move", at(5, 2)))
    assert ("to", at(6, 2)) in match.choices()
    assert ("to", at(6, 4)) in match.choices()
    assert rule(match, "to", at(4, 4)) == "aylkor.move"
    assert rule(match, "to", at(9, 9)) == "aylkor.move"
    match.play(("to", at(6, 2)))
    assert stands(match, 6, 2) == "burrow-hound"


@pytest.mark.rule("aylkor.move")
def test_not_moving_at_all_is_fine() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3)])
    match.play(("end",))
    assert stands(match, 3, 3) == "thornback"


@pytest.mark.rule("aylkor.unit.health")
def test_a_unit_at_0_goes_to_its_owner_s_discards_and_healing_stops_at_the_printed_health() -> None:
    match = duel(units=[unit("great-ursor", 0, 3, 3), unit("thornback", 1, 3, 4)])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert board(match).discards[1] == [card("thornback")]
    match = duel(first={"health": 15})
    match.play(("use", at(1, 1)))
    assert health(match, 1, 1) == 16


@pytest.mark.rule("aylkor.unit.effects")
def test_activated_effects_are_the_player_s_choice_automatic_ones_happen() -> None:
    match = duel(units=[unit("scrap-runner", 0, 3, 3), unit("spore-witch", 0, 1, 2)], cogs=[[3, 4]])
    assert rule(match, "use", at(3, 3)) == "aylkor.unit.effects"
    assert rule(match, "use", at(1, 2)) == "aylkor.unit.effects"
    match.rig([[9, 9]])
    move(match, at(3, 3), at(3, 4))
    assert board(match).cogs[0] == 2


@pytest.mark.rule("aylkor.unit.effects")
def test_an_effect_when_built_and_one_for_defeating() -> None:
    match = duel(first={"hand": ["frost-shade"], "cogs": 2, "brew": 1}, units=[unit("thornback", 1, 1, 4)])
    match.play(("build", card("frost-shade")))
    match.play(("at", at(1, 2)))
    assert health(match, 1, 4) == 2
    match = duel(units=[unit("storm-titan", 0, 3, 3), unit("spark-wisp", 1, 3, 5)])
    match.play(("attack", at(3, 3), at(3, 5)))
    assert board(match).brew[0] == 1


# ---------------------------------------------------------------------------------------------------- heroes


@pytest.mark.rule("aylkor.hero.neutral")
def test_type_means_nothing_to_a_hero() -> None:
    for name in ("great-ursor", "iron-colossus", "storm-titan"):
        match = duel(units=[unit(name, 1, 1, 2)])
        full = PACK.health[card(name)]
        match.play(("attack", at(1, 1), at(1, 2)))
        assert health(match, 1, 2) == full - 3
        assert health(match, 1, 1) == 16 - PACK.attack[card(name)]


@pytest.mark.rule("aylkor.hero.bonus")
def test_a_hero_has_one_more_attack_when_it_attacks_and_when_it_strikes_back() -> None:
    match = duel(units=[unit("great-ursor", 1, 1, 2)])
    match.play(("attack", at(1, 1), at(1, 2)))
    assert health(match, 1, 2) == 9 - (2 + 1)
    match.play(("end",))
    match.play(("attack", at(1, 2), at(1, 1)))
    assert health(match, 1, 2) == 9 - 3 - 3


@pytest.mark.rule("aylkor.hero.truce")
def test_heroes_do_not_attack_each_other_before_round_4() -> None:
    for number, forbidden in ((3, "aylkor.hero.truce"), (4, None)):
        match = duel(second={"at": [1, 2]}, units=[unit("thornback", 0, 2, 2)], round=number)
        assert rule(match, "attack", at(1, 1), at(1, 2)) == forbidden
        assert (("attack", at(1, 1), at(1, 2)) in match.choices()) == (forbidden is None)
        assert rule(match, "attack", at(2, 2), at(1, 2)) is None


@pytest.mark.rule("aylkor.hero.death")
def test_who_loses_the_hero_is_out_with_everything_they_have() -> None:
    match = position(
        3,
        {1: {"at": [3, 4], "health": 1, "hand": ["thornback"], "cogs": 5, "brew": 2}},
        units=[unit("great-ursor", 0, 3, 3), unit("great-ursor", 1, 7, 7)],
    )
    match.play(("attack", at(3, 3), at(3, 4)))
    state = board(match)
    assert state.out_since == [0, 1, 0]
    assert (state.hands[1], state.decks[1], state.cogs[1], state.brew[1]) == ([], [], 0, 0)
    assert match.seat == 0


@pytest.mark.rule("aylkor.hero.death")
def test_a_player_who_goes_out_on_the_own_turn_loses_the_rest_of_it() -> None:
    match = position(3, {0: {"health": 2}}, units=[unit("great-ursor", 2, 1, 2), unit("thornback", 0, 5, 5)])
    match.play(("attack", at(1, 1), at(1, 2)))
    assert match.seat == 1
    assert board(match).out_since == [1, 0, 0]


@pytest.mark.rule("aylkor.hero.death")
def test_undoing_cannot_reach_past_a_card_drawn() -> None:
    match = duel()
    match.play(("end",))
    with pytest.raises(remnants.Refused):
        match.undo()
