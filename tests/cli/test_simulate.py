import json
from typing import Any

import pytest

from tests.cli.calling import Caller


def figures(call: Caller, *words: str) -> dict[str, Any]:
    called = call("simulate", *words, "--json")
    assert called.code == 0, called.err
    found: dict[str, Any] = json.loads(called.out)
    return found


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes(call: Caller) -> None:
    words = ("city", "--players", "2", "--games", "6", "--seed", "11")
    once = figures(call, *words)
    assert figures(call, *words) == once
    assert figures(call, *words, "--jobs", "2") == once
    assert figures(call, "city", "--players", "2", "--games", "6", "--seed", "12") != once


def test_what_is_counted(call: Caller) -> None:
    found = figures(call, "city", "--players", "3", "--games", "5", "--seed", "1")
    assert found["bots"] == ["random"] * 3
    assert sum(found["wins_by_seat"]) == pytest.approx(5)
    assert sum(found["wins_by_character"].values()) == pytest.approx(5)
    assert sum(found["played_character"].values()) == 15
    assert found["rounds"]["least"] >= 1
    assert len(found["scores_by_seat"]) == 3


def test_bots_sit_where_they_are_named(call: Caller) -> None:
    found = figures(call, "city", "--games", "1", "--bots", "random,random", "--seed", "1")
    assert found["players"] == 2
    assert found["bots"] == ["random", "random"]


def test_the_table_for_people(call: Caller) -> None:
    called = call("simulate", "city", "--games", "2", "--seed", "5")
    assert called.code == 0
    for word in ("2 games of city, seed 5", "random", "The Bolt", "rounds:", "decisions:"):
        assert word in called.out
