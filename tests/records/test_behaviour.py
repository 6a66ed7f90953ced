"""A change of the rules without a new version does not go unnoticed."""

from pathlib import Path
from typing import Any

import pytest

import remnants
from remnants import kits
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Choice
from tests.records import behaviour


@pytest.mark.parametrize("game", remnants.games())
def test_rules_that_behave_otherwise_have_another_version(game: str) -> None:
    version = kits.game(game).version
    kept = behaviour.written()[game].get(version)
    assert kept is not None, f"version {version} of {game} is new: run `python -m tests.records.behaviour`"
    assert behaviour.behaviour_of(game) == kept, (
        f"the rules of {game} behave otherwise than version {version} did: give the game another version "
        "(`self.version` in its rules/game.py), then run `python -m tests.records.behaviour`"
    )


def test_a_stricter_rule_is_noticed_and_a_released_version_is_never_written_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nobody may refresh any more: that is another behaviour."""
    turn = kits.game("city").steps["turn"]

    def choices(state: Any, frame: Frame) -> list[Choice]:
        return [choice for choice in type(turn).choices(turn, state, frame) if choice[0] != "refresh"]

    before = behaviour.behaviour_of("city")
    monkeypatch.setattr(turn, "choices", choices)
    assert behaviour.behaviour_of("city") != before
    monkeypatch.setattr(behaviour, "FILE", tmp_path / "behaviour.json")
    monkeypatch.setattr(behaviour, "written", lambda: {"city": {kits.game("city").version: before}})
    monkeypatch.setattr(behaviour, "released", lambda game: {kits.game(game).version})
    with pytest.raises(SystemExit, match="is released and behaves otherwise now"):
        behaviour.write_down()
    assert not (tmp_path / "behaviour.json").exists()
