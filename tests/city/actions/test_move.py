"""The Move action."""

from pathlib import Path

import pytest

from remnants.boxes.city.rules.actions.moving import diagonal, distance
from tests.city.table import (
    DONE,
    END,
    PACK,
    board,
    city,
    destinations,
    duel,
    four,
    go,
    held,
    move,
    rule,
    space,
)
from tests.city.workshop import CARD, Workshop, do


@pytest.mark.rule("city.move.count")
def test_as_many_different_figures_as_influence() -> None:
    match = duel({"influence": 2, "figures": {"A1": 1, "C1": 1, "E1": 1}})
    match.play(("move",))
    move(match, "A1", "A2")
    assert rule(match, "figure", space("A2")) == "city.move.each-once", "it has moved"
    move(match, "C1", "C2")
    assert rule(match, "figure", space("E1")) == "city.move.count"
    assert rule(match, "pool") == "city.move.count"
    assert match.choices() == [DONE]


@pytest.mark.rule("city.move.count")
def test_up_to_three_spaces_each() -> None:
    match = duel({"figures": {"A1": 1}})
    go(match, ("move",), ("figure", space("A1")))
    assert PACK.reach == 3
    assert destinations(match) == {"A2", "A3", "A4", "B1", "B2", "B3", "C1", "C2", "D1"}
    assert rule(match, "to", space("A5")) == "city.move.count"
    assert rule(match, "to", space("A1")) == "city.move.count", "staying is no move"


@pytest.mark.rule("city.move.count")
def test_one_move_is_finished_before_the_next_begins_and_fewer_may_move() -> None:
    match = duel({"figures": {"A1": 1, "C1": 1}})
    go(match, ("move",), ("figure", space("A1")))
    assert {choice[0] for choice in match.choices()} == {"to"}
    match.play(("to", space("A2")))
    go(match, DONE, END)
    assert board(match, 0) == {"A2": 1, "C1": 1}


@pytest.mark.rule("city.move.each-once")
def test_a_figure_that_joins_one_that_has_not_moved_leaves_one_to_move() -> None:
    match = duel({"figures": {"A1": 1, "A2": 1}})
    match.play(("move",))
    move(match, "A1", "A2")
    move(match, "A2", "A3")
    assert rule(match, "figure", space("A2")) == rule(match, "figure", space("A3")) == "city.move.each-once"


@pytest.mark.rule("city.move.diagonal")
def test_no_diagonal_steps(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").card("play", do("march", figures=1, spaces=1))
    match = duel({"figures": {"D4": 1}, "hand": [CARD]}, pack=pack)
    go(match, ("play", held(match, 0, CARD)), ("figure", space("D4")))
    assert rule(match, "to", space("E3")) == "city.move.diagonal", "one step does not lead round a corner"
    assert rule(match, "to", space("E4")) is None


@pytest.mark.rule("city.move.stop-at-enemy")
def test_round_a_corner_enemies_are_in_the_way_and_not_the_diagonal() -> None:
    match = duel({"figures": {"D4": 1}}, {"figures": {"D3": 1, "E4": 1}})
    go(match, ("move",), ("figure", space("D4")))
    refusal = match.refusal(0, ("to", space("E3")))
    assert refusal is not None and refusal.rule == "city.move.stop-at-enemy"
    assert refusal.facts["enemies"] == "D3, E4", "they bar both ways round the corner"
    assert rule(match, "to", space("C5")) is None, "this corner can be walked round"


@pytest.mark.rule("city.move.two-per-space")
def test_no_third_figure_ends_on_a_space_but_it_may_pass_through() -> None:
    match = duel({"figures": {"A1": 1, "A2": 2, "B1": 2}})
    go(match, ("move",), ("figure", space("A1")))
    assert rule(match, "to", space("A2")) == "city.move.two-per-space"
    assert rule(match, "to", space("A3")) is None


@pytest.mark.rule("city.move.two-per-space")
def test_two_figures_may_stand_together() -> None:
    match = duel({"figures": {"A1": 1, "A2": 1}})
    match.play(("move",))
    move(match, "A1", "A2")
    assert board(match, 0) == {"A2": 2}


@pytest.mark.rule("city.move.from-pool")
def test_the_entry_space_is_the_first_of_three_spaces() -> None:
    match = duel()
    go(match, ("move",), ("pool",))
    assert destinations(match) == {"D1", "C1", "E1", "D2", "B1", "F1", "C2", "E2", "D3"}
    assert rule(match, "to", space("D4")) == "city.move.from-pool"
    match.play(("to", space("D3")))
    assert city(match).pool[0] == PACK.pool - 1


@pytest.mark.rule("city.move.from-pool")
def test_an_empty_pool_gives_no_figure() -> None:
    match = duel({"pool": 0, "figures": {"A1": 1}})
    match.play(("move",))
    assert rule(match, "pool") == "city.move.from-pool"


@pytest.mark.rule("city.move.stop-at-enemy")
def test_a_figure_stops_where_enemies_are() -> None:
    match = duel({"figures": {"A1": 1}}, {"figures": {"A2": 1, "B1": 1}})
    go(match, ("move",), ("figure", space("A1")))
    assert destinations(match) == {"A2", "B1"}
    assert rule(match, "to", space("A3")) == "city.move.stop-at-enemy"


@pytest.mark.rule("city.move.stop-at-enemy")
def test_ycu_stop_it_too_and_so_does_the_own_entry_space() -> None:
    token = PACK.token_attack[0]
    match = duel({}, ycu=[{"attack": token, "space": "D1"}])
    go(match, ("move",), ("pool",))
    assert destinations(match) == {"D1"}
    assert rule(match, "to", space("D2")) == "city.move.stop-at-enemy"


@pytest.mark.rule("city.move.one-enemy-space")
def test_only_one_space_with_enemies_is_entered_in_a_turn_but_by_several_figures() -> None:
    match = duel({"figures": {"D4": 2, "D6": 1}}, {"figures": {"D5": 1, "E4": 1}})
    match.play(("move",))
    move(match, "D4", "D5")
    match.play(("figure", space("D4")))
    assert rule(match, "to", space("E4")) == "city.move.one-enemy-space"
    assert rule(match, "to", space("D5")) is None, "the same space again"


@pytest.mark.rule("city.move.one-enemy-space")
def test_a_march_by_a_card_counts_for_the_whole_turn() -> None:
    match = duel(
        {"figures": {"D4": 2, "C4": 1}, "hand": ["tunnel-runner"]},
        {"figures": {"D5": 1, "E4": 1}, "draw": ["fence"]},
    )
    match.play(("play", held(match, 0, "tunnel-runner")))
    move(match, "D4", "D5")
    match.play(DONE)
    while match.step != "turn":
        match.play(match.choices()[0])
    match.play(("move",))
    match.play(("figure", space("D4")))
    assert rule(match, "to", space("E4")) == "city.move.one-enemy-space"


@pytest.mark.rule("city.move.one-enemy-space")
def test_a_new_turn_gives_a_new_enemy_space() -> None:
    match = duel({"figures": {"D4": 2}}, {"figures": {"D5": 1, "E4": 1}})
    match.play(("move",))
    move(match, "D4", "D5")
    match.play(DONE)
    while match.step != "turn":
        match.play(match.choices()[0])
    go(match, END, ("move",), DONE, END, ("move",), ("figure", space("D4")))
    assert rule(match, "to", space("E4")) is None


@pytest.mark.rule("city.move.battle-after")
def test_battles_are_fought_at_the_end_of_the_move_action() -> None:
    match = duel({"figures": {"D4": 1, "A1": 1}}, {"figures": {"D5": 1}})
    match.play(("move",))
    move(match, "D4", "D5")
    assert match.step == "move.figure", "the other figures move first"
    move(match, "A1", "A2")
    match.play(DONE)
    assert match.step == "battle.lay"
    assert city(match).battle_space == space("D5")


@pytest.mark.rule("city.move.enemy-space-full")
def test_at_most_two_attack_a_space() -> None:
    match = duel({"figures": {"D4": 2, "D6": 1}}, {"figures": {"D5": 1}})
    match.play(("move",))
    move(match, "D4", "D5")
    move(match, "D4", "D5")
    match.play(("figure", space("D6")))
    assert rule(match, "to", space("D5")) == "city.move.enemy-space-full"


@pytest.mark.rule("city.move.enemy-space-full")
def test_enemies_on_the_entry_space_let_figures_in_only_to_fight() -> None:
    match = duel({"figures": {"D4": 1}}, {"figures": {"D1": 1, "D5": 1}})
    match.play(("move",))
    move(match, "pool", "D1")
    move(match, "pool", "D1")
    assert rule(match, "pool") == "city.move.enemy-space-full", "two are there already"
    match = duel({"figures": {"D4": 1}}, {"figures": {"D1": 1, "D5": 1}})
    match.play(("move",))
    move(match, "D4", "D5")
    assert rule(match, "pool") == "city.move.enemy-space-full", "another enemy space was entered in this turn"


@pytest.mark.rule("city.move.enemy-space-full")
def test_with_two_own_figures_on_the_entry_space_the_next_must_go_on() -> None:
    match = duel({"figures": {"D1": 2}})
    go(match, ("move",), ("pool",))
    assert rule(match, "to", space("D1")) == "city.move.two-per-space"
    assert rule(match, "to", space("D2")) is None


@pytest.mark.rule("city.move.count")
def test_everybody_enters_on_their_own_side() -> None:
    match = four()
    for entry in ("D1", "G4", "D7", "A4"):
        match.play(("move",))
        move(match, "pool", entry)
        go(match, DONE, END)
    assert [board(match, seat) for seat in range(4)] == [{"D1": 1}, {"G4": 1}, {"D7": 1}, {"A4": 1}]


@pytest.mark.rule("city.move.one-enemy-space")
def test_a_figure_shut_in_by_enemies_cannot_be_picked_once_another_enemy_space_was_entered() -> None:
    match = duel({"figures": {"A1": 1, "D4": 1}}, {"figures": {"A2": 1, "B1": 1, "D5": 1}})
    match.play(("move",))
    assert rule(match, "figure", space("A1")) is None
    move(match, "D4", "D5")
    assert rule(match, "figure", space("A1")) == "city.move.one-enemy-space"


@pytest.mark.rule("city.move.diagonal")
def test_diagonal_is_one_row_and_one_column_away() -> None:
    for one in range(49):
        for other in range(49):
            apart = sorted([abs(one % 7 - other % 7), abs(one // 7 - other // 7)])
            assert diagonal(one, other) == (apart == [1, 1])


@pytest.mark.rule("city.move.count")
@pytest.mark.rule("city.move.from-pool")
def test_a_refused_move_says_how_far_it_would_be() -> None:
    match = duel({"figures": {"A1": 1}})
    go(match, ("move",), ("figure", space("A1")))
    refusal = match.refusal(0, ("to", space("A7")))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("city.move.count", {"space": "A7", "spaces": 3, "distance": 6})
    match = duel({"figures": {"A1": 1}})
    go(match, ("move",), ("pool",))
    entry = city(match).entry[0]
    refusal = match.refusal(0, ("to", 48 - entry))
    assert refusal is not None
    assert refusal.rule == "city.move.from-pool"
    assert refusal.facts["distance"] == distance(entry, 48 - entry) + 1


@pytest.mark.rule("city.move.count")
def test_how_far_is_looked_at_anew_when_a_figure_begins_its_move() -> None:
    dock = [{"design": "sky-dock", "space": "D5"}]
    match = duel({"figures": {"A1": 1, "D5": 1, "E6": 1}}, tiles=dock)
    match.play(("move",))
    move(match, "E6", "E5")
    match.play(("figure", space("A1")))
    assert "A5" in destinations(match), "the dock was won on the way"
    match = duel({"figures": {"A1": 1, "D5": 1, "E5": 1}}, tiles=dock)
    match.play(("move",))
    move(match, "D5", "D4")
    match.play(("figure", space("A1")))
    assert "A5" not in destinations(match), "the dock was left on the way"


@pytest.mark.rule("city.influence.uses")
def test_influence_won_on_the_way_moves_another_figure(tmp_path: Path) -> None:
    enlisting = Workshop(tmp_path / "pack").card("play", do("enlist"))
    hand = [CARD, "fighter", "dealer"]
    match = duel({"influence": 1, "figures": {"A1": 1, "C1": 1}, "hand": hand}, recruits=["medic"], pack=enlisting)
    match.play(("move",))
    move(match, "A1", "A2")
    assert rule(match, "figure", space("C1")) == "city.move.count"
    match.play(("play", held(match, 0, CARD)))
    match.play(("enlist", city(match).recruit_row[0]))
    assert city(match).influence[0] == 2
    move(match, "C1", "C2")
    assert rule(match, "pool") == "city.move.count"
