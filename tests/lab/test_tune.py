"""Tuning: which weights there are, and how new ones are written down. (The search itself is Optuna's.)"""

import re
import shutil
import tomllib
from pathlib import Path
from statistics import fmean

import msgspec
import optuna
import pytest

from remnants import kits
from remnants.boxes.aylkor.bots import weights as aylkor_weights
from remnants.boxes.aylkor.rules.game import OWN_PACKS
from remnants.boxes.city.bots import weights as city_weights
from remnants.cli import run
from remnants.kernel.refusal import BadInput
from remnants.lab.tuning.proving import Players, Proof, ProvingGround
from remnants.lab.tuning.tune import best_of_finalists, chosen_names, middle
from remnants.lab.tuning.weight_files import with_values


def test_single_numbers_can_be_tuned() -> None:
    present = city_weights.load()
    assert "influence" in chosen_names(present, "")
    assert "levels" not in chosen_names(present, "")
    assert chosen_names(present, "force, money") == ["force", "money"]
    with pytest.raises(BadInput, match="no weight 'luck'"):
        chosen_names(present, "luck")


def test_new_weights_keep_the_comments_and_name_the_command() -> None:
    text = city_weights.PRESENT.with_name("start.toml").read_text(encoding="utf-8")
    written = with_values(text, {"influence": 1.2345, "product": 0.9}, "remnants lab tune city --seed 3")
    assert tomllib.loads(written)["influence"] == 1.234
    changed = {"influence": 1.234, "product": 0.9}
    assert tomllib.loads(written) == tomllib.loads(text) | changed, "what is called product in a table is another thing"
    assert written.count("#") > text.count("#")
    assert written.endswith("\n# Found with: remnants lab tune city --seed 3\n")
    assert [line.find("#") for line in written.splitlines()[:40]] == [line.find("#") for line in text.splitlines()[:40]]
    assert with_values(written, {}, "another").count("Found with") == 1


def test_a_game_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["lab", "tune", "chess", "--study", str(tmp_path / "study.db")]) == 2
    assert "there is no game 'chess'; there are" in capsys.readouterr().err


def tuned(game: str, folder: Path, trials: int) -> int:
    quick = ["--deals", "1", "--check", "1", "--trials", str(trials)]
    return run(["lab", "tune", game, *quick, "--study", str(folder / "study.db"), "--out", str(folder / "new.toml")])


@pytest.mark.parametrize("game", kits.names())
def test_every_game_has_weights_to_tune(game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert tuned(game, tmp_path, 1) == 0
    assert "best of 1 trials: 50.0% of 2 fresh games" in capsys.readouterr().out
    assert not (tmp_path / "new.toml").exists(), "the present weights are not better than themselves"


def test_a_study_goes_on_where_it_was(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert tuned("aylkor", tmp_path, 1) == 0
    assert tuned("aylkor", tmp_path, 2) == 0
    assert "best of 2 trials" in capsys.readouterr().out


def test_the_middle_of_several_is_what_they_have_in_common() -> None:
    found = middle([{"cog": 1.0, "fear": -1.0}, {"cog": 4.0, "fear": -3.0}])
    assert found == {"cog": pytest.approx(2.0), "fear": -2.0}


def test_tuning_begins_where_it_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    start = aylkor_weights.PRESENT.with_name("start.toml")
    words = ["lab", "tune", "aylkor", "--trials", "1", "--deals", "1", "--check", "1", "--start", str(start)]
    assert run([*words, "--study", str(tmp_path / "study.db")]) == 0
    shown = capsys.readouterr().out
    assert "attack = 0.7" in shown
    assert f" --start {start}\n" in shown
    assert run([*words[:-1], str(tmp_path / "nowhere.toml"), "--study", str(tmp_path / "study.db")]) == 2
    assert "there is no such file" in capsys.readouterr().err


def test_tuning_plays_with_the_pack_it_is_given(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    frail = tmp_path / "frail"
    shutil.copytree(OWN_PACKS / "aylkor", frail)
    heroes = (frail / "heroes.toml").read_text(encoding="utf-8")
    (frail / "heroes.toml").write_text(re.sub(r"(?m)^health = .*$", "health = 3", heroes), encoding="utf-8")
    weights = aylkor_weights.load()
    own, other = [ProvingGround("aylkor", 2, pack, weights, 4, 0) for pack in (None, str(frail))]
    deals = [str(number) for number in range(4)]
    assert [own.duel(weights, deal) for deal in deals] != [other.duel(weights, deal) for deal in deals]
    words = ["lab", "tune", "aylkor", "--trials", "1", "--deals", "1", "--check", "1"]
    assert run([*words, "--pack", str(frail), "--study", str(tmp_path / "study.db")]) == 0
    assert f" --pack {frail}\n" in capsys.readouterr().out, "no line of a file is broken"


def test_tuning_takes_tables_of_more_than_two(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["lab", "tune", "lionsgate", "--trials", "1", "--deals", "1", "--check", "1"]
    study = ["--study", str(tmp_path / "study.db")]
    assert run([*words, "--players", "3", *study]) == 0
    shown = capsys.readouterr().out.replace("\n", " ")
    assert "33.3% of 3 fresh games" in shown, "the present weights win as often as themselves"
    assert "--players 3" in shown
    assert run([*words, "--players", "1", *study]) == 2
    assert run([*words, "--players", "5", *study]) == 2
    assert "Traceback" not in capsys.readouterr().err


class LuckyAtFirst(ProvingGround):
    """Where weights that like to attack lose the first two deals and win all others."""

    def duel(self, tried: msgspec.Struct, deal: str) -> list[float]:
        assert isinstance(tried, aylkor_weights.AylkorWeights)
        unlucky = deal in ("final 0/0", "final 0/1")
        return [float((tried.attack > 1) != unlucky)]


def test_longer_finals_tell_luck_from_strength(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ground = LuckyAtFirst("aylkor", 2, None, aylkor_weights.load(), 1, 0)
    range_of: dict[str, optuna.distributions.BaseDistribution] = {
        "attack": optuna.distributions.FloatDistribution(0.1, 10)
    }
    tried = [
        optuna.trial.create_trial(params={"attack": attack}, distributions=range_of, value=0.5) for attack in (0.2, 5.0)
    ]
    proof = Proof(ground, Players(1, None), optuna.create_study())
    assert best_of_finalists(tried, proof, 2) == {"attack": 0.2}
    assert best_of_finalists(tried, proof, 20) == {"attack": 5.0}
    words = ["lab", "tune", "aylkor", "--trials", "1", "--deals", "1", "--check", "1"]
    study = ["--study", str(tmp_path / "study.db")]
    assert run([*words, "--finals", "2", *study]) == 0
    assert " --finals 2\n" in capsys.readouterr().out
    assert run([*words, "--finals", "0", *study]) == 2
    assert "--finals" in capsys.readouterr().err


def test_who_does_not_want_to_fight_wins_less_than_its_share() -> None:
    weights = aylkor_weights.load()
    fights = ("hero_point", "defeated", "reward", "hurt", "captured", "passive_hurt", "hunt", "weak_prey")
    idle = msgspec.structs.replace(weights, **dict.fromkeys(fights, 0.001))
    shares = [ProvingGround("aylkor", 3, None, weights, 4, 0).duel(idle, str(deal)) for deal in range(4)]
    assert all([len(found) == 3 for found in shares])
    assert fmean([share for found in shares for share in found]) < 1 / 3
