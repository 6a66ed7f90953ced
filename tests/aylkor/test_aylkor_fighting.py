"""Fighting: reach, damage, strike back, reward and types."""

import pytest

from remnants.boxes.aylkor.rules.fighting import strength
from tests.aylkor.table import at, board, card, duel, health, rule, stands, unit


@pytest.mark.rule("aylkor.attack.adjacent")
def test_a_unit_attacks_an_adjacent_enemy_only() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3), unit("spark-wisp", 1, 3, 5), unit("spore-witch", 0, 2, 3)])
    assert rule(match, "attack", at(3, 3), at(3, 5)) == "aylkor.attack.adjacent"
    assert not [choice for choice in match.choices() if choice[0] == "attack"]
    match = duel(units=[unit("thornback", 0, 3, 3), unit("spark-wisp", 1, 3, 4)])
    assert ("attack", at(3, 3), at(3, 4)) in match.choices()


@pytest.mark.rule("aylkor.attack.adjacent")
def test_own_units_cannot_be_attacked() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3), unit("spark-wisp", 0, 3, 4)])
    assert rule(match, "attack", at(3, 3), at(3, 4)) == "aylkor.attack.adjacent"


@pytest.mark.rule("aylkor.attack.range")
def test_range_counts_steps_and_nothing_blocks() -> None:
    between = [unit("burrow-hound", 0, 3, 4), unit("thornback", 1, 3, 5)]
    match = duel(
        units=[unit("bolt-thrower", 0, 3, 3), *between, unit("great-ursor", 1, 3, 6), unit("spark-wisp", 1, 3, 7)]
    )
    targets = [choice[2] for choice in match.choices() if choice[:2] == ("attack", at(3, 3))]
    assert targets == [at(3, 5), at(3, 6)]
    assert rule(match, "attack", at(3, 3), at(3, 7)) == "aylkor.attack.adjacent"


@pytest.mark.rule("aylkor.attack.range")
def test_a_unit_with_range_also_reaches_its_neighbours() -> None:
    match = duel(units=[unit("bolt-thrower", 0, 3, 3), unit("great-ursor", 1, 3, 4)])
    assert rule(match, "attack", at(3, 3), at(3, 4)) is None


@pytest.mark.rule("aylkor.attack.range")
def test_it_strikes_back_at_the_same_reach_as_often_as_it_is_attacked() -> None:
    archers = [unit("storm-titan", 1, 3, 5), unit("bolt-thrower", 1, 3, 6)]
    match = duel(units=[unit("bolt-thrower", 0, 3, 3, health=3, condition="done"), *archers], first={"at": [4, 1]})
    match.play(("end",))
    match.play(("attack", at(3, 6), at(3, 3)))
    assert health(match, 3, 6) == 1
    match.play(("attack", at(3, 5), at(3, 3)))
    assert stands(match, 3, 3) is None


@pytest.mark.rule("aylkor.attack.damage")
def test_attack_with_all_bonuses_is_taken_off_and_never_below_0() -> None:
    match = duel(units=[unit("burrow-hound", 0, 3, 3, bonus=2), unit("great-ursor", 1, 3, 4)])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert health(match, 3, 4) == 9 - 3
    match = duel(units=[unit("burrow-hound", 0, 3, 3, bonus=-5), unit("great-ursor", 1, 3, 4)])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert health(match, 3, 4) == 9


@pytest.mark.rule("aylkor.attack.defeat")
def test_damage_equal_to_the_health_left_is_enough() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3), unit("great-ursor", 1, 3, 4, health=2)])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert stands(match, 3, 4) is None


@pytest.mark.rule("aylkor.attack.strike-back")
def test_a_survivor_strikes_back_with_type_the_other_way_round() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3), unit("iron-colossus", 1, 3, 4)])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert health(match, 3, 4) == 9 - (2 + 1)
    assert stands(match, 3, 3) is None


@pytest.mark.rule("aylkor.attack.strike-back")
def test_no_strike_back_out_of_the_defender_s_reach_nor_from_the_fallen() -> None:
    match = duel(units=[unit("bolt-thrower", 0, 3, 3), unit("great-ursor", 1, 3, 5)])
    match.play(("attack", at(3, 3), at(3, 5)))
    assert health(match, 3, 3) == 3
    match = duel(units=[unit("great-ursor", 0, 3, 3), unit("thornback", 1, 3, 4)])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert health(match, 3, 3) == 9


@pytest.mark.rule("aylkor.attack.reward")
def test_a_cog_for_the_attacker_when_the_attacked_unit_falls() -> None:
    match = duel(units=[unit("great-ursor", 0, 3, 3), unit("thornback", 1, 3, 4)])
    told = [event.data for event in match.play(("attack", at(3, 3), at(3, 4))) if event.kind == "rewarded"]
    assert (board(match).cogs, board(match).defeated) == ([1, 0], [1, 0])
    assert told == [{"seat": 0, "cogs": 1}]


@pytest.mark.rule("aylkor.attack.reward")
def test_striking_back_and_abilities_earn_nothing() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3, health=1), unit("great-ursor", 1, 3, 4)])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert (board(match).cogs, board(match).defeated) == ([0, 0], [0, 0])
    match = duel(units=[unit("ember-dancer", 0, 3, 3), unit("spark-wisp", 1, 3, 4)])
    match.play(("use", at(3, 3)))
    assert stands(match, 3, 4) is None
    assert board(match).cogs == [0, 0]


@pytest.mark.rule("aylkor.attack.reward")
def test_the_reward_stays_even_if_the_attacker_falls_to_what_follows() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3, health=2), unit("carrion-bloom", 1, 3, 4, health=1)])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert stands(match, 3, 3) is None
    assert board(match).cogs[0] == 1


BEATEN = [("thornback", "rivet-guard"), ("rivet-guard", "spark-wisp"), ("spark-wisp", "thornback")]


@pytest.mark.rule("aylkor.type.advantage")
@pytest.mark.parametrize(("stronger", "weaker"), BEATEN)
def test_the_stronger_type_has_one_more_attack(stronger: str, weaker: str) -> None:
    state = board(duel(units=[unit(stronger, 0, 3, 3), unit(weaker, 1, 3, 4)]))
    shield = state.pack.shield[card(weaker)]
    assert strength(state, at(3, 3), at(3, 4)) == state.pack.attack[card(stronger)] + 1 - shield


@pytest.mark.rule("aylkor.type.disadvantage")
@pytest.mark.parametrize(("stronger", "weaker"), BEATEN)
def test_the_weaker_type_has_one_less(stronger: str, weaker: str) -> None:
    state = board(duel(units=[unit(stronger, 0, 3, 3), unit(weaker, 1, 3, 4)]))
    shield = state.pack.shield[card(stronger)]
    assert strength(state, at(3, 4), at(3, 3)) == state.pack.attack[card(weaker)] - 1 - shield


@pytest.mark.rule("aylkor.type.advantage")
def test_equal_types_change_nothing() -> None:
    state = board(duel(units=[unit("thornback", 0, 3, 3), unit("great-ursor", 1, 3, 4)]))
    assert strength(state, at(3, 3), at(3, 4)) == 2


@pytest.mark.rule("aylkor.type.battles-only")
def test_types_do_not_change_damage_by_effects() -> None:
    match = duel(units=[unit("ember-dancer", 0, 3, 3), unit("great-ursor", 1, 3, 4), unit("iron-colossus", 1, 3, 2)])
    match.play(("use", at(3, 3)))
    assert (health(match, 3, 4), health(match, 3, 2)) == (9 - 2, 9 - 2)


def test_the_view_tells_attack_move_and_price_as_they_are_now() -> None:
    units = [unit("thornback", 0, 3, 3, bonus=2), unit("war-drum", 0, 3, 2), unit("iron-colossus", 1, 7, 7)]
    told = duel(units=units, event="clockwork-hour").view(None)["worked_out"]
    assert (told["attacks"][at(3, 3)], told["attacks"][at(3, 2)], told["attacks"][at(1, 1)]) == (5, 2, 3)
    assert (told["attacks"][at(9, 9)], told["attacks"][at(7, 7)]) == (0, 7)
    told = duel(units=units, event="mire").view(0)["worked_out"]
    assert (told["moves"][at(3, 3)], told["moves"][at(7, 7)], told["moves"][at(9, 9)]) == (1, 1, 0)
    told = duel(event="eager-recruits").view(1)["worked_out"]
    assert (told["costs"][card("thornback")], told["costs"][card("field-repairs")]) == (1, 1)


FIGHTS = [
    ("great-ursor", "thornback"),
    ("thornback", "iron-colossus"),
    ("bolt-thrower", "great-ursor"),
    ("vell", "brask"),
]


@pytest.mark.rule("aylkor.attack.damage")
@pytest.mark.parametrize(("attacker", "defender"), FIGHTS)
def test_the_view_tells_what_each_attack_would_come_to(attacker: str, defender: str) -> None:
    """The numbers told before an attack are those of the attack."""
    if attacker == "vell":
        match = duel({"at": [3, 3]}, {"at": [3, 4], "health": 7})
    else:
        match = duel(units=[unit(attacker, 0, 3, 3), unit(defender, 1, 3, 4)])
    before = [board(match).health[space] for space in (at(3, 3), at(3, 4))]
    (told,) = [one for one in match.view(1)["worked_out"]["fights"] if one["start"] == at(3, 3)]
    assert told["end"] == at(3, 4)
    match.play(("attack", at(3, 3), at(3, 4)))
    after = [board(match).health[space] for space in (at(3, 3), at(3, 4))]
    assert [told["kept"], told["left"]] == after
    assert [told["back"] >= before[0] - after[0], told["damage"] >= before[1] - after[1]] == [True, True]
    assert (told["left"] > 0) == (told["damage"] < before[1])
    assert (told["kept"] > 0) == (told["back"] < before[0])


def test_the_view_tells_of_no_attack_that_is_forbidden() -> None:
    units = [unit("thornback", 0, 3, 3), unit("thornback", 0, 6, 6), unit("thornback", 1, 3, 4)]
    assert len(duel(units=units).view(0)["worked_out"]["fights"]) == 1
    assert duel(units=units, event="day-of-truce").view(0)["worked_out"]["fights"] == []
    match = duel(units=units)
    match.play(("attack", at(3, 3), at(3, 4)))
    assert match.view(0)["worked_out"]["fights"] == []


def test_the_view_tells_what_is_left_of_the_own_deck_and_of_no_other() -> None:
    match = duel()
    decks = [sorted(deck) for deck in board(match).decks]
    assert [match.view(seat)["worked_out"]["deck"] for seat in (0, 1, None)] == [*decks, []]
    assert len(decks[0]) > 20
