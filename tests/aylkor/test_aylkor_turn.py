"""The basic turn, rounds and what is hidden."""

import pytest

from remnants.boxes.aylkor.rules.state import FRESH
from tests.aylkor.table import at, board, card, duel, health, kinds, move, position, rule, stands, unit


@pytest.mark.rule("aylkor.turn.start")
def test_a_turn_starts_with_a_cog_and_a_card() -> None:
    match = duel(first={"deck": ["overcharge"]}, moment="turn")
    state = board(match)
    assert state.cogs[0] == 1
    assert state.hands[0] == [card("overcharge")]


@pytest.mark.rule("aylkor.turn.start")
def test_an_empty_deck_gives_no_card_and_discards_stay() -> None:
    match = duel(first={"cards_left": 0}, moment="turn")
    state = board(match)
    assert state.hands[0] == []
    assert (len(state.decks[0]), len(state.discards[0])) == (0, 46)
    assert state.cogs[0] == 1


@pytest.mark.rule("aylkor.turn.free-order")
def test_actions_come_in_any_order_until_the_turn_is_ended() -> None:
    match = duel(
        first={"hand": ["burrow-hound", "overcharge"], "cogs": 1},
        units=[unit("thornback", 0, 3, 3), unit("rivet-guard", 1, 3, 4)],
    )
    match.play(("tech", card("overcharge")))
    match.play(("target", at(3, 3)))
    match.play(("attack", at(3, 3), at(3, 4)))
    match.play(("build", card("burrow-hound")))
    match.play(("at", at(1, 2)))
    move(match, at(1, 1), at(2, 1))
    match.play(("end",))
    assert match.seat == 1
    assert rule(match, "dance") == "aylkor.turn.free-order"


@pytest.mark.rule("aylkor.turn.free-order")
def test_nobody_else_may_act_on_your_turn() -> None:
    match = duel()
    refusal = match.refusal(1, ("end",))
    assert refusal is not None
    assert refusal.rule == "aylkor.turn.free-order"


@pytest.mark.rule("aylkor.unit.act-once")
def test_a_unit_moves_and_then_acts_once() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3), unit("great-ursor", 1, 3, 5)])
    move(match, at(3, 3), at(3, 4))
    assert rule(match, "move", at(3, 4)) == "aylkor.unit.act-once"
    match.play(("attack", at(3, 4), at(3, 5)))
    match2 = duel(units=[unit("bolt-thrower", 0, 3, 3), unit("great-ursor", 1, 3, 6)])
    match2.play(("attack", at(3, 3), at(3, 6)))
    assert rule(match2, "move", at(3, 3)) == "aylkor.unit.act-once"
    assert rule(match2, "attack", at(3, 3), at(3, 6)) == "aylkor.unit.act-once"


@pytest.mark.rule("aylkor.unit.act-once")
def test_an_ability_uses_up_the_unit_s_turn_and_a_new_turn_gives_it_back() -> None:
    match = duel(first={"condition": "ready", "health": 9})
    match.play(("use", at(1, 1)))
    assert health(match, 1, 1) == 11
    assert rule(match, "move", at(1, 1)) == "aylkor.unit.act-once"
    assert rule(match, "use", at(1, 1)) == "aylkor.unit.act-once"
    match.play(("end",))
    match.play(("end",))
    assert rule(match, "use", at(1, 1)) is None


@pytest.mark.rule("aylkor.unit.fresh")
def test_a_unit_does_nothing_on_the_turn_it_is_played() -> None:
    match = duel(first={"hand": ["ember-dancer"], "cogs": 3, "brew": 1}, units=[unit("thornback", 1, 1, 3)])
    match.play(("build", card("ember-dancer")))
    match.play(("at", at(1, 2)))
    assert board(match).condition[at(1, 2)] == FRESH
    for choice in (("move", at(1, 2)), ("attack", at(1, 2), at(1, 3)), ("use", at(1, 2))):
        assert rule(match, *choice) == "aylkor.unit.fresh"
    match.play(("end",))
    match.play(("end",))
    assert rule(match, "move", at(1, 2)) is None


@pytest.mark.rule("aylkor.unit.fresh")
def test_a_fresh_unit_gathers_before_its_effect_when_built() -> None:
    match = duel(
        first={"hand": ["frost-shade"], "cogs": 2, "brew": 1}, units=[unit("thornback", 1, 1, 3)], cogs=[[1, 2]]
    )
    match.rig([[9, 9]])
    match.play(("build", card("frost-shade")))
    events = match.play(("at", at(1, 2)))
    assert kinds(events) == ["built", "gathered", "rolled", "hurt"]
    assert health(match, 1, 3) == 2


@pytest.mark.rule("aylkor.round")
def test_a_round_is_one_turn_of_everybody() -> None:
    match = position(3, order=[2, 0, 1], round=1, moment="round")
    seats = []
    for _ in range(6):
        seats.append((board(match).round, match.seat))
        match.play(("end",))
    assert seats == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]


@pytest.mark.rule("aylkor.round.elimination")
def test_players_who_are_out_are_passed_over_and_rounds_begin_with_the_next() -> None:
    match = position(3, {2: {"out": 1}}, order=[2, 0, 1])
    seats = []
    for _ in range(4):
        seats.append((board(match).round, match.seat))
        match.play(("end",))
    assert seats == [(5, 0), (5, 1), (6, 0), (6, 1)]


@pytest.mark.rule("aylkor.round.elimination")
def test_a_turn_cut_short_counts_as_taken() -> None:
    match = position(3, {0: {"health": 1}}, turn=0, units=[unit("great-ursor", 1, 1, 2)])
    match.play(("attack", at(1, 1), at(1, 2)))
    assert (board(match).round, match.seat) == (5, 1)
    match.play(("end",))
    match.play(("end",))
    assert (board(match).round, match.seat) == (6, 1)
    assert stands(match, 1, 1) is None


@pytest.mark.rule("aylkor.hidden")
def test_hands_and_decks_are_hidden_the_rest_is_open() -> None:
    match = duel(
        first={"hand": ["thornback"], "cogs": 4}, second={"hand": ["spark-wisp", "overcharge"], "brew": 2}, event="mire"
    )
    seen = match.view(0)["state"]
    assert seen["hands"] == [[card("thornback")], 2]
    assert seen["decks"] == [45, 44]
    assert (seen["cogs"], seen["brew"]) == ([4, 0], [0, 2])
    assert seen["event"] == board(match).event
    assert seen["owner"][at(10, 10)] == 1
    assert match.view(None)["state"]["hands"] == [1, 2]
    assert isinstance(seen["event_deck"], int)


@pytest.mark.rule("aylkor.hidden")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    match = duel(second={"deck": ["spark-wisp"]})
    drew = next(event for event in match.play(("end",)) if event.kind == "drew")
    assert drew.shown_to(1)["cards"] == [card("spark-wisp")]
    assert "cards" not in drew.shown_to(0)


@pytest.mark.rule("aylkor.limits.none")
def test_there_is_no_hand_limit_and_no_end_of_tokens() -> None:
    whole_deck = [
        name for name in ("thornback", "burrow-hound", "spark-wisp", "war-drum", "overcharge") for _ in range(2)
    ]
    match = duel(first={"hand": whole_deck, "cogs": 150, "brew": 150}, moment="turn")
    assert len(board(match).hands[0]) == 11
    assert board(match).cogs[0] == 151
