"""Evolving: weights go towards what wins, stop and go on where they were, and are written where the others stood."""

import shutil
import tomllib
from collections.abc import Iterable, Iterator
from math import log as logarithm
from pathlib import Path

import pytest

from remnants import kits
from remnants.boxes.city.bots import weights as city_weights
from remnants.boxes.lionsgate.bots import weights as lionsgate_weights
from remnants.cli import run
from remnants.kernel.refusal import BadInput
from remnants.lab.log import KeptGames
from remnants.lab.tuning.evolve import Ground, Leaning, Trial, evolved, tried
from remnants.lab.tuning.weight_files import chosen, values_of, with_numbers, with_values

QUICK = ["--steps", "2", "--changes", "2", "--deals", "1", "--check", "1"]


def evolve(game: str, folder: Path, *options: str) -> int:
    return run(["lab", "evolve", game, *QUICK, *options, "--out", str(folder)])


def test_weights_go_where_the_victories_are(tmp_path: Path) -> None:
    """Whoever is nearer to force 2 and money 1 wins: that is all the evolution is told."""
    best = {"force": 2.0, "money": 1.0}

    def far(values: dict[str, float]) -> float:
        return sum([abs(logarithm(values[name] / best[name])) for name in best])

    def work(trials: Iterable[Trial]) -> Iterator[Leaning]:
        for trial in trials:
            yield Leaning(trial.name, max(-1.0, min(1.0, 4 * (far(trial.down) - far(trial.up)))))

    ground = Ground("city", 2, None, "", 7, 1, 8)
    log = KeptGames(tmp_path, {}, Leaning)
    found = evolved({"force": 1.0, "money": 1.0}, ground, 80, log, work)
    log.close()
    assert found["force"] == pytest.approx(2.0, rel=0.15)
    assert found["money"] == pytest.approx(1.0, rel=0.15)


def test_a_change_tried_against_itself_wins_as_often_as_it_loses() -> None:
    start = str(kits.kit("aylkor").folder / "bots" / "tuned" / "start.toml")
    assert tried(Trial("one", "aylkor", 2, None, start, {}, {}, "deal", 2)).better == 0.0


def test_another_weight_is_another_player() -> None:
    start = str(kits.kit("aylkor").folder / "bots" / "tuned" / "start.toml")
    hopeless = {"attack": -5.0, "hero_point": 0.001, "defeated": 0.001, "caution": 0.001, "mortal": 0.001}
    assert tried(Trial("one", "aylkor", 2, None, start, {}, hopeless, "deal", 3)).better > 0.5


@pytest.mark.parametrize("game", ["aylkor", "lionsgate"])
def test_a_run_goes_on_where_it_was(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evolve(game, tmp_path / "whole") == 0
    whole = capsys.readouterr().out
    assert "after 2 steps: " in whole and "% of 2 fresh games against the weights of the start" in whole
    (tmp_path / "cut").mkdir()
    shutil.copy(tmp_path / "whole" / "plan.json", tmp_path / "cut")
    lines = (tmp_path / "whole" / "games.jsonl").read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    (tmp_path / "cut" / "games.jsonl").write_bytes(b"".join(lines[:1]) + lines[1][:5])
    assert evolve(game, tmp_path / "cut") == 0
    assert (tmp_path / "cut" / "weights.toml").read_bytes() == (tmp_path / "whole" / "weights.toml").read_bytes()
    written = (tmp_path / "whole" / "weights.toml").read_text(encoding="utf-8")
    assert written.endswith(f"\n# Found with: remnants lab evolve {game} --steps 2 --changes 2 --deals 1 --seed 0\n")
    assert written != (kits.kit(game).folder / "bots" / "tuned" / "normal.toml").read_text(encoding="utf-8")


def test_numbers_of_lists_and_tables_have_names_too() -> None:
    lionsgate, city = lionsgate_weights.load(), city_weights.load()
    assert values_of(lionsgate)["rescue.1"] == lionsgate.rescue[1]
    assert with_numbers(lionsgate, {"rescue.1": 9.0}).rescue[:2] == (lionsgate.rescue[0], 9.0)
    assert values_of(city)["play.draw"] == city.play["draw"]
    assert with_numbers(city, {"play.draw": 9.0}).play == {**city.play, "draw": 9.0}
    assert with_numbers(city, {}) == city


def test_new_weights_stand_where_the_old_ones_did() -> None:
    text = lionsgate_weights.PRESENT.read_text(encoding="utf-8")
    written = tomllib.loads(with_values(text, {"cog": 4.5, "rescue.0": 1.25}, "remnants lab evolve lionsgate"))
    present = tomllib.loads(text)
    assert written == present | {"cog": 4.5, "rescue": [1.25, *present["rescue"][1:]]}
    city = city_weights.PRESENT.read_text(encoding="utf-8")
    changed = tomllib.loads(with_values(city, {"play.draw": 0.5}, "remnants lab evolve city"))
    assert changed["play"] == tomllib.loads(city)["play"] | {"draw": 0.5}
    assert changed["battle"] == tomllib.loads(city)["battle"]


def test_what_is_nothing_stays_and_what_is_unknown_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert chosen({"force": 1.0, "luck": 0.0}, "") == ["force"]
    with pytest.raises(BadInput, match="no weight 'luck' other than 0; there are force"):
        chosen({"force": 1.0, "luck": 0.0}, "luck")
    assert evolve("aylkor", tmp_path, "--weights", "charm") == 2
    assert "there is no weight 'charm' other than 0; there are unit, attack" in capsys.readouterr().err
    assert run(["lab", "evolve", "chess", "--out", str(tmp_path)]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
    assert evolve("lionsgate", tmp_path, "--players", "1") == 2
    assert "--players" in capsys.readouterr().err
