"""How a game ends and who comes where."""

import pytest

from remnants.boxes.aylkor.rules.health import go_out
from remnants.boxes.aylkor.rules.winning import ending
from tests.aylkor.table import at, board, duel, position, unit


@pytest.mark.rule("aylkor.end.last-hero")
def test_the_last_hero_standing_wins() -> None:
    match = duel(second={"at": [3, 4], "health": 4}, units=[unit("great-ursor", 0, 3, 3)])
    match.play(("attack", at(3, 3), at(3, 4)))
    assert match.seat is None
    assert match.winners() == [0]
    assert match.scores() == [1, 0]
    assert match.view(1)["worked_out"]["ending"] == {"way": "last"}
    refusal = match.refusal(0, ("end",))
    assert refusal is not None
    assert refusal.rule == "aylkor.end.last-hero"


@pytest.mark.rule("aylkor.end.last-hero")
def test_heroes_that_fall_at_the_same_moment_draw() -> None:
    match = position(
        3,
        {0: {"at": [5, 2], "health": 1}, 1: {"at": [3, 4], "health": 2}, 2: {"at": [3, 2], "health": 2}},
        units=[unit("ember-dancer", 0, 3, 3)],
    )
    match.play(("use", at(3, 3)))
    assert (match.winners(), match.scores()) == ([0], [2, 1, 1])
    match = duel(
        first={"at": [4, 3], "health": 2},
        second={"at": [5, 4], "health": 2},
        units=[unit("spark-wisp", 0, 8, 8)],
    )
    state = board(match)
    go_out(state, [0, 1])
    assert match.winners() == [0, 1]
    assert match.scores() == [1, 1]
    assert ending(state) == {"way": "all"}


@pytest.mark.rule("aylkor.end.round-limit")
def test_after_the_last_round_the_share_of_hero_health_decides() -> None:
    match = duel(first={"health": 8}, second={"health": 8}, round=60, turn=1)
    assert "ending" not in match.view(0)["worked_out"]
    match.play(("end",))
    assert match.seat is None
    assert match.winners() == [1]
    assert match.view(None)["worked_out"]["ending"] == {"way": "limit"}


@pytest.mark.rule("aylkor.end.round-limit")
def test_then_units_defeated_then_health_of_all_units_then_a_draw() -> None:
    equal = {"first": {"health": 8}, "second": {"health": 7}}
    match = duel(first={"health": 8, "defeated": 2}, second={"health": 7, "defeated": 1}, round=60, turn=1)
    match.play(("end",))
    assert match.winners() == [0]
    match = duel(**equal, units=[unit("spark-wisp", 0, 3, 3), unit("thornback", 1, 8, 8)], round=60, turn=1)
    match.play(("end",))
    assert match.winners() == [1]
    match = duel(**equal, units=[unit("spark-wisp", 0, 3, 3), unit("thornback", 1, 8, 8, health=2)], round=60, turn=1)
    match.play(("end",))
    assert match.winners() == [0, 1]


@pytest.mark.rule("aylkor.end.round-limit")
def test_the_limit_is_a_table_option_and_can_be_switched_off() -> None:
    match = duel(round=30, turn=1, options={"round_limit": 30})
    match.play(("end",))
    assert match.seat is None
    match = duel(round=60, turn=1, options={"round_limit": 0})
    match.play(("end",))
    assert board(match).round == 61


@pytest.mark.rule("aylkor.end.places")
def test_the_later_out_the_higher_and_below_the_living() -> None:
    match = position(4, {0: {"health": 3}, 1: {"out": 2}, 2: {"out": 1}}, round=60, turn=3)
    match.play(("end",))
    assert match.scores() == [2, 1, 0, 3]
    match = position(4, {1: {"out": 1}, 2: {"out": 1}}, round=60, turn=3)
    match.play(("end",))
    assert match.scores()[1] == match.scores()[2] == 1
