"""Positions of earlier rules: a record that starts in the middle of a move or a battle of version 1 goes on."""

from typing import Any

import pytest

import remnants
from remnants.boxes.city.rules.earlier import frame_today
from tests.city.table import city, duel, go, move, rule, space


def of_version_1(data: dict[str, Any], agenda: list[list[Any]]) -> dict[str, Any]:
    """A record that starts from a position, as it was written before moved figures were marked on the board."""
    start = {name: value for name, value in data["start"].items() if name not in ("moved", "moved_pairs")}
    return {**data, "rules": "1", "start": {**start, "concealed": False, "agenda": agenda}}


@pytest.mark.rule("city.move.each-once")
def test_a_move_under_way_goes_on_with_the_same_figures_moved() -> None:
    match = duel({"figures": {"A2": 1, "G1": 1}})
    turn = [["award", -1, []], ["patrol", -1, []], ["turns.next", 1, []], ["turn", 0, [1]], ["battle.settle", 0, []]]
    moved = 1 << space("A2")
    again = remnants.load(of_version_1(match.dump(), [*turn, ["move.figure", 0, [-1, 3, moved, 0, 1]]]))
    assert rule(again, "figure", space("A2")) == "city.move.each-once"
    move(again, "G1", "G2")
    go(again, ("done",))
    assert again.step == "turn" and city(again).moved == 0
    assert again.dump()["rules"] == "2"


@pytest.mark.parametrize(
    ("step", "before", "today"),
    [
        ("move.figure", [-1, 3, 5, 4, 2], [-1, 3, 2, 0, 0, 0]),
        ("march.figure", [2, 3, 5, 4, 1], [2, 3, 1, 5, 4, 0]),
        ("move.to", [7, 0, -1, 3, 5, 4, 2], [7, 3, 0, -1, 3, 2, 0, 0, 0]),
        ("move.to", [7, 1, 2, 3, 5, 4, 1], [7, 3, 1, 2, 3, 1, 5, 4, 0]),
        ("battle.settle", [], [0]),
        ("battle.which", [], [0]),
        ("battle.aftermath", [1, 0], [1]),
        ("effect.cycle", [2], [2, 0]),
        ("effect.cycle", [1, 1], [1, 1]),
        ("effect.enlist.card", [0], []),
        ("effect.purge.token", [0], []),
        ("turn", [1], [1]),
    ],
)
def test_frames_of_version_1(step: str, before: list[int], today: list[int]) -> None:
    assert frame_today(step, before) == today
