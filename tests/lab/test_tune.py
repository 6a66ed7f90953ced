"""Tuning: which weights there are, and how new ones are written down. (The search itself is Optuna's.)"""

import tomllib
from pathlib import Path

import pytest

from remnants.bots import city_weights
from remnants.cli import run
from remnants.kernel.refusal import BadInput
from remnants.lab.tune import chosen_names, rewritten


def test_single_numbers_can_be_tuned() -> None:
    present = city_weights.load()
    assert "influence" in chosen_names(present, "")
    assert "levels" not in chosen_names(present, "")
    assert chosen_names(present, "force, money") == ["force", "money"]
    with pytest.raises(BadInput, match="no weight 'luck'"):
        chosen_names(present, "luck")


def test_new_weights_keep_the_comments_and_name_the_command() -> None:
    text = (city_weights.FOLDER / "city.toml").read_text(encoding="utf-8")
    written = rewritten(text, {"influence": 1.2345}, "remnants lab tune city --seed 3")
    assert tomllib.loads(written)["influence"] == 1.234
    assert tomllib.loads(written) | {"influence": 0} == tomllib.loads(text) | {"influence": 0}
    assert written.count("#") > text.count("#")
    assert "remnants lab tune city --seed 3" in written


def test_a_game_without_weights_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["lab", "tune", "lionsgate", "--study", str(tmp_path / "study.db")]) == 2
    assert "lionsgate has no weights in a data file" in capsys.readouterr().err
