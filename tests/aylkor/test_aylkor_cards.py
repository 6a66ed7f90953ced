"""Tech cards, event cards, and the order and limits of effects."""

import pytest

import remnants
from tests.aylkor.table import PACK, at, board, card, duel, event, health, kinds, move, position, rule, stands, unit

# ---------------------------------------------------------------------------------------------------- techs


@pytest.mark.rule("aylkor.tech.play")
def test_a_tech_is_paid_played_and_discarded() -> None:
    match = duel(first={"hand": ["field-repairs"], "cogs": 1, "health": 10})
    match.play(("tech", card("field-repairs")))
    state = board(match)
    assert health(match, 1, 1) == 14
    assert (state.cogs[0], state.discards[0]) == (0, [card("field-repairs")])


@pytest.mark.rule("aylkor.tech.play")
def test_a_tech_that_cannot_be_paid_cannot_be_played() -> None:
    match = duel(first={"hand": ["field-repairs"], "health": 10})
    assert rule(match, "tech", card("field-repairs")) == "aylkor.tech.play"


@pytest.mark.rule("aylkor.tech.timing")
def test_a_tech_that_would_change_nothing_cannot_be_played() -> None:
    hand = ["field-repairs", "second-wind", "light-fingers", "lost-blueprints", "thunderbolt", "slipgate"]
    match = duel(first={"hand": hand, "cogs": 9, "brew": 9, "cards_left": 0})
    for name in hand:
        assert rule(match, "tech", card(name)) == "aylkor.tech.timing"


@pytest.mark.rule("aylkor.tech.timing")
def test_the_cost_is_paid_before_the_effect() -> None:
    match = duel(first={"hand": ["light-fingers", "lost-blueprints"], "cogs": 1}, second={"cogs": 2})
    match.play(("tech", card("lost-blueprints")))
    assert board(match).cogs[0] == 0
    match.play(("tech", card("light-fingers")))
    assert board(match).cogs == [2, 0]


@pytest.mark.rule("aylkor.tech.timing")
def test_no_tech_in_the_middle_of_another_effect() -> None:
    hand = ["overcharge", "battle-hymn"]
    match = duel(first={"hand": hand, "cogs": 1}, units=[unit("thornback", 0, 3, 3)])
    match.play(("tech", card("overcharge")))
    assert match.step == "effect-target"
    assert rule(match, "tech", card("battle-hymn")) == "aylkor.effect.order"


# ---------------------------------------------------------------------------------------------------- events


@pytest.mark.rule("aylkor.event.first")
@pytest.mark.parametrize("first", [2, 4, 5])
def test_the_first_event_is_revealed_before_that_round_s_first_income(first: int) -> None:
    options = {"first_event": first}
    match = duel(round=first - 1, turn=1, next_events=["rich-seams"], options=options)
    assert board(match).event == -1
    events = match.play(("end",))
    told = kinds(events)
    assert told.index("event") < told.index("turn") < told.index("income")
    assert board(match).event == event("rich-seams")
    assert board(match).cogs[0] == 2


@pytest.mark.rule("aylkor.event.first")
def test_the_truce_of_heroes_does_not_move_with_the_first_event() -> None:
    for first in (2, 5):
        match = duel(second={"at": [1, 2]}, round=4, options={"first_event": first})
        assert rule(match, "attack", at(1, 1), at(1, 2)) is None


@pytest.mark.rule("aylkor.event.duration")
def test_an_event_is_replaced_after_its_rounds() -> None:
    match = duel(round=4, moment="round", next_events=["mire", "rich-seams"])
    held = []
    for _ in range(3):
        held.append((board(match).round, board(match).event))
        match.play(("end",))
        match.play(("end",))
    assert held == [(4, event("mire")), (5, event("mire")), (6, event("rich-seams"))]


@pytest.mark.rule("aylkor.event.duration")
def test_the_sixteen_events_are_shuffled_again_when_they_run_out() -> None:
    match = duel(round=4, moment="round", event="mire", event_until=9, next_events=["ashfall"])
    state = board(match)
    state.event_discards = state.event_deck
    state.event_deck = []
    for _ in range(10):
        match.play(("end",))
    assert board(match).round == 9
    assert board(match).event >= 0
    assert len(board(match).event_deck) == 15


@pytest.mark.rule("aylkor.event.duration")
def test_a_day_of_truce_forbids_attacks() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3), unit("spark-wisp", 1, 3, 4)], event="day-of-truce")
    assert rule(match, "attack", at(3, 3), at(3, 4)) == "aylkor.event.duration"


def test_what_lasting_events_change() -> None:
    state = board(duel(event="following-wind", units=[unit("thornback", 0, 3, 3)]))
    assert state.in_force.move == 1
    match = duel(event="mire", units=[unit("iron-colossus", 0, 3, 3), unit("burrow-hound", 0, 9, 3)])
    match.play(("move", at(3, 3)))
    assert len(match.choices()) == 6
    match = duel(first={"hand": ["thornback"], "cogs": 1}, event="eager-recruits")
    assert rule(match, "build", card("thornback")) is None
    match = duel(event="scrap-rush", units=[unit("thornback", 0, 3, 3)], cogs=[[3, 4]])
    move(match, at(3, 3), at(3, 4))
    assert board(match).cogs[0] == 2
    match = duel(event="season-of-growth", units=[unit("thornback", 0, 3, 3), unit("great-ursor", 1, 3, 4)])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert health(match, 3, 4) == 6


def test_an_upheaval_scatters_the_resources() -> None:
    match = duel(round=4, moment="round", next_events=["upheaval"], cogs=[[5, 1]], brew=[1])
    state = board(match)
    assert (state.owed_cogs, state.owed_brew) == (0, 0)
    assert state.resources.bit_count() == 10


@pytest.mark.rule("aylkor.event.damage")
def test_event_damage_touches_everybody_but_leaves_a_hero_1_health() -> None:
    match = position(
        3,
        {0: {"health": 1}, 2: {"out": 1}},
        units=[unit("spark-wisp", 0, 3, 3), unit("thornback", "passive", 8, 8), unit("thornback", 1, 5, 6)],
        round=4,
        moment="round",
        next_events=["ashfall"],
    )
    assert health(match, 1, 1) == 1
    assert health(match, 10, 10) == 13
    assert stands(match, 3, 3) is None
    assert health(match, 8, 8) == 3
    assert health(match, 5, 6) == 4


def test_weather_comes_back_every_round_it_holds() -> None:
    match = duel(units=[unit("thornback", 0, 5, 6)], round=4, moment="round", next_events=["lightning-over-the-centre"])
    assert health(match, 5, 6) == 3
    match.play(("end",))
    match.play(("end",))
    assert health(match, 5, 6) == 2


# ---------------------------------------------------------------------------------------------------- effects


@pytest.mark.rule("aylkor.death.together")
def test_units_hit_by_one_source_leave_together_and_then_their_effects_follow() -> None:
    match = duel(
        units=[
            unit("ember-dancer", 0, 3, 3),
            unit("carrion-bloom", 1, 3, 4, health=1),
            unit("carrion-bloom", 1, 3, 2, health=2),
        ],
    )
    events = match.play(("use", at(3, 3)))
    assert kinds(events) == ["used", "hurt", "hurt", "fell", "fell", "hurt", "hurt"]
    assert health(match, 3, 3) == 1


@pytest.mark.rule("aylkor.death.together")
def test_in_a_battle_effects_come_after_the_strike_back() -> None:
    match = duel(units=[unit("carrion-bloom", 0, 3, 3, health=1), unit("great-ursor", 1, 3, 4)])
    events = match.play(("attack", at(3, 3), at(3, 4)))
    assert kinds(events) == ["attacked", "hurt", "struck-back", "hurt", "fell", "hurt"]
    assert health(match, 3, 4) == 9 - 3 - 2
    left = [(event.data["space"], event.data["health"]) for event in events if event.kind == "hurt"]
    assert left == [(at(3, 4), 9 - 3), (at(3, 3), 0), (at(3, 4), 9 - 3 - 2)]


@pytest.mark.rule("aylkor.effect.order")
def test_the_active_player_s_effects_come_first_and_new_ones_wait_behind() -> None:
    match = position(
        3,
        units=[
            unit("spark-wisp", 1, 4, 2),
            unit("carrion-bloom", 2, 5, 6, health=1),
            unit("carrion-bloom", 1, 4, 6, health=1),
            unit("carrion-bloom", 1, 6, 5, health=1),
            unit("carrion-bloom", 0, 7, 6, health=1),
        ],
        order=[1, 2, 0],
        turn=1,
        round=4,
        moment="round",
        next_events=["lightning-over-the-centre"],
    )
    assert match.seat == 1
    assert all([stands(match, *place) is None for place in ((5, 6), (4, 6), (6, 5), (7, 6))])


@pytest.mark.rule("aylkor.effect.order")
def test_effects_set_off_together_line_up_by_turn_order_then_row_and_column() -> None:
    from remnants.boxes.aylkor.rules.triggers import set_off

    state = board(position(3, order=[2, 0, 1], turn=0))
    bloom = card("carrion-bloom")
    set_off(state, [[2, 5, bloom, 2], [1, 3, bloom, 2], [0, 9, bloom, 2], [0, 4, bloom, 2]])
    set_off(state, [[0, 1, bloom, 2]])
    assert [waiting[:2] for waiting in state.triggered] == [[0, 4], [0, 9], [1, 3], [2, 5], [0, 1]]


@pytest.mark.rule("aylkor.effect.order")
def test_the_owner_picks_the_target_and_must_pick_one() -> None:
    match = duel(
        first={"hand": ["frost-shade"], "cogs": 2, "brew": 1},
        units=[unit("thornback", 1, 1, 4), unit("great-ursor", 1, 2, 3), unit("spark-wisp", 1, 9, 9)],
    )
    match.play(("build", card("frost-shade")))
    match.play(("at", at(1, 2)))
    assert (match.seat, match.step) == (0, "effect-target")
    assert match.choices() == [("target", at(1, 4)), ("target", at(2, 3))]
    assert rule(match, "target", at(9, 9)) == "aylkor.effect.order"
    assert rule(match, "end") == "aylkor.effect.order"
    match.play(("target", at(2, 3)))
    assert health(match, 2, 3) == 7


@pytest.mark.rule("aylkor.effect.order")
def test_effects_of_players_who_are_out_are_dropped() -> None:
    match = position(
        3,
        {1: {"at": [3, 4], "health": 2}},
        units=[
            unit("ember-dancer", 0, 3, 3),
            unit("carrion-bloom", 1, 3, 2, health=1),
        ],
    )
    match.play(("use", at(3, 3)))
    assert board(match).out_since == [0, 1, 0]
    assert health(match, 3, 3) == 5


@pytest.mark.rule("aylkor.effect.move")
def test_a_unit_moved_by_a_card_still_has_its_own_move() -> None:
    match = duel(first={"hand": ["slipgate"], "cogs": 1}, units=[unit("thornback", 0, 3, 3)])
    match.play(("tech", card("slipgate")))
    assert rule(match, "to", at(10, 10)) == "aylkor.unit.occupied"
    match.play(("to", at(8, 8)))
    assert stands(match, 8, 8) == "thornback"
    assert rule(match, "move", at(8, 8)) is None


@pytest.mark.rule("aylkor.effect.move")
def test_done_stays_done_and_fresh_stays_fresh() -> None:
    units = [unit("thornback", 0, 3, 3, condition="done"), unit("spark-wisp", 0, 4, 3, condition="fresh")]
    match = duel(first={"hand": ["slipgate", "slipgate"], "cogs": 2}, units=units)
    match.play(("tech", card("slipgate")))
    match.play(("target", at(3, 3)))
    match.play(("to", at(8, 8)))
    match.play(("tech", card("slipgate")))
    match.play(("target", at(4, 3)))
    match.play(("to", at(8, 7)))
    assert rule(match, "move", at(8, 8)) == "aylkor.unit.act-once"
    assert rule(match, "move", at(8, 7)) == "aylkor.unit.fresh"


@pytest.mark.rule("aylkor.effect.move")
def test_on_a_resource_the_owner_gathers_and_on_the_own_turn_the_unit_is_done() -> None:
    match = duel(first={"hand": ["slipgate"], "cogs": 1}, units=[unit("thornback", 0, 3, 3)], brew=[3])
    match.rig([[1]])
    match.play(("tech", card("slipgate")))
    match.play(("to", PACK.numbered[3]))
    assert board(match).brew[0] == 1
    assert rule(match, "move", PACK.numbered[3]) == "aylkor.unit.act-once"


@pytest.mark.rule("aylkor.effect.move")
def test_an_enemy_put_on_a_resource_gathers_it_and_a_passive_unit_cannot_be_put_there() -> None:
    match = position(
        3,
        {2: {"out": 1}},
        units=[unit("tide-caller", 0, 3, 3), unit("thornback", 1, 3, 4), unit("thornback", "passive", 3, 2)],
        cogs=[[3, 6], [2, 2]],
    )
    match.rig([[9, 9]])
    match.play(("use", at(3, 3)))
    match.play(("target", at(3, 4)))
    match.play(("to", at(3, 6)))
    assert board(match).cogs[1] == 1
    match = position(
        3, {2: {"out": 1}}, units=[unit("tide-caller", 0, 3, 3), unit("thornback", "passive", 3, 2)], cogs=[[2, 2]]
    )
    match.play(("use", at(3, 3)))
    assert rule(match, "to", at(2, 2)) == "aylkor.effect.move"


@pytest.mark.rule("aylkor.effect.move")
def test_a_card_moves_a_hero_only_if_it_says_so() -> None:
    match = duel(
        first={"hand": ["slipgate"], "cogs": 1}, units=[unit("thornback", 0, 3, 3), unit("spark-wisp", 0, 4, 4)]
    )
    match.play(("tech", card("slipgate")))
    assert rule(match, "target", at(1, 1)) == "aylkor.effect.move"


@pytest.mark.rule("aylkor.effect.steal")
def test_at_most_what_is_there_is_taken_and_only_from_those_who_have_it() -> None:
    match = position(4, {0: {"hand": ["light-fingers"]}, 1: {"cogs": 1}, 2: {"cogs": 5}, 3: {"brew": 4}})
    match.play(("tech", card("light-fingers")))
    assert match.choices() == [("from", 1), ("from", 2)]
    assert rule(match, "from", 3) == "aylkor.effect.steal"
    match.play(("from", 1))
    assert board(match).cogs == [1, 0, 5, 0]


@pytest.mark.rule("aylkor.effect.steal")
def test_a_player_who_is_out_cannot_be_named() -> None:
    match = position(4, {0: {"hand": ["light-fingers"]}, 1: {"out": 1}, 2: {"cogs": 5}, 3: {"cogs": 1}})
    match.play(("tech", card("light-fingers")))
    assert rule(match, "from", 1) == "aylkor.effect.steal"


@pytest.mark.rule("aylkor.bonus.duration")
def test_a_tech_s_bonus_ends_with_the_turn() -> None:
    match = duel(first={"hand": ["overcharge"]}, units=[unit("thornback", 0, 3, 3), unit("great-ursor", 1, 3, 4)])
    match.play(("tech", card("overcharge")))
    match.play(("target", at(3, 3)))
    assert board(match).bonus[at(3, 3)] == 2
    match.play(("end",))
    assert board(match).bonus[at(3, 3)] == 0


@pytest.mark.rule("aylkor.bonus.duration")
def test_a_bonus_moves_with_its_unit() -> None:
    match = duel(first={"hand": ["overcharge"]}, units=[unit("thornback", 0, 3, 3)])
    match.play(("tech", card("overcharge")))
    match.play(("target", at(3, 3)))
    move(match, at(3, 3), at(3, 4))
    assert (board(match).bonus[at(3, 3)], board(match).bonus[at(3, 4)]) == (0, 2)


@pytest.mark.rule("aylkor.bonus.duration")
def test_a_printed_bonus_lasts_while_its_unit_stands() -> None:
    units = [unit("thornback", 0, 3, 3), unit("war-drum", 0, 3, 2), unit("great-ursor", 1, 3, 4)]
    match = duel(units=units)
    match.play(("attack", at(3, 3), at(3, 4)))
    assert health(match, 3, 4) == 9 - 3
    match = duel(units=[unit("war-drum", 0, 5, 5), *units[::2]])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert health(match, 3, 4) == 9 - 2


@pytest.mark.rule("aylkor.bonus.duration")
def test_everything_is_added_up_before_the_sum_is_held_at_0() -> None:
    units = [unit("burrow-hound", 0, 3, 3, bonus=-3), unit("war-drum", 0, 3, 2), unit("great-ursor", 1, 3, 4)]
    match = duel(units=units)
    match.play(("attack", at(3, 3), at(3, 4)))
    assert health(match, 3, 4) == 9


def test_second_wind_lets_a_unit_act_again_but_not_a_fresh_one() -> None:
    units = [unit("thornback", 0, 3, 3, condition="done"), unit("spark-wisp", 0, 4, 3, condition="fresh")]
    match = duel(first={"hand": ["second-wind"], "cogs": 1}, units=units)
    match.play(("tech", card("second-wind")))
    assert rule(match, "move", at(3, 3)) is None
    assert rule(match, "move", at(4, 3)) == "aylkor.unit.fresh"


def test_a_refused_choice_changes_nothing() -> None:
    match = duel()
    before = match.digest()
    with pytest.raises(remnants.Refused):
        match.play(("attack", at(1, 1), at(10, 10)))
    assert match.digest() == before
