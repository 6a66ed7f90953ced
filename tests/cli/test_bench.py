import json

import pytest

from tests.cli.calling import Caller


def test_figures_as_json(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    called = call("bench", "city", "--players", "2", "--seconds", "0.05", "--json")
    assert called.code == 0, called.err
    (figures,) = json.loads(called.out)
    assert {"game", "players", "decisions_per_s", "games_per_s", "clone_us", "dump_load_us"} <= set(figures)


def test_figures_as_a_table(call: Caller) -> None:
    called = call("bench", "city", "--players", "2", "--seconds", "0.05")
    assert called.code == 0
    assert "decisions" in called.out
