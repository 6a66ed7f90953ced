"""Training: the command on a few games, what is kept and what is not, and what the figures of quality mean."""

from pathlib import Path

import numpy
import pytest

from remnants.boxes.aylkor.analyst.survey import SURVEY
from remnants.boxes.lionsgate.analyst.survey import SURVEY as OF_LIONSGATE
from remnants.cli import run
from remnants.judges.judge import NETWORK, Judge, rows_of
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.kits import game
from remnants.lab import train
from remnants.lab.networks.calibration import quality
from remnants.lab.networks.network import Network
from remnants.lab.networks.self_play import SelfPlay, lessons_of, mixture_of, play, positions_of, seated
from remnants.lab.networks.training import (
    Lessons,
    Positions,
    chances_of,
    error_of,
    fitted,
    of_games,
    sharpened,
    slopes_of,
    together,
    without_games,
)

QUICKLY = ["--players", "2", "--games", "40", "--bots", "random=1", "--positions", "6", "--networks", "2"]


def trained(folder: Path, *more: str) -> int:
    command = ["lab", "train", "aylkor", *QUICKLY, "--passes", "2", "--calibration", "100", "--out", str(folder)]
    return run([*command, *more])


@pytest.fixture
def nothing_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that stands for the game's own, empty."""
    folder = tmp_path / "box"
    monkeypatch.setattr(train, "folder_of", lambda game: folder)
    return folder


def test_a_network_is_trained_shipped_and_measured(
    nothing_shipped: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert trained(tmp_path / "run", "--ship") == 0
    assert "kept: Brier" in capsys.readouterr().out
    judge = Judge(game("aylkor"), SURVEY, nothing_shipped / NETWORK)
    told = judge.chances_of([play_some(6).state], [0])
    assert abs(sum(told[0]) - 1.0) < 1e-6
    page = (nothing_shipped / train.PAGE).read_text(encoding="utf-8")
    assert "remnants lab train aylkor --games 40" in page
    measured = ["lab", "train", "aylkor", "--players", "2", "--evaluate", "3", "--bots", "random=1", "--seed", "fresh"]
    assert run([*measured, "--ship", "--out", str(tmp_path / "fresh")]) == 0
    assert "3 games" in " ".join(capsys.readouterr().out.split())
    assert "[[fresh]]" in (nothing_shipped / train.PAGE).read_text(encoding="utf-8")


def play_some(decisions: int) -> Match:
    """A position of a random game."""
    played = play(SelfPlay("some", "aylkor", "some", 2, (("random", 1.0),)))
    return next(match for match, _, when in positions_of(played, SURVEY, 10**6, True) if match.answered > decisions)


def test_the_same_command_gives_the_same_network_and_goes_on_where_it_was(
    nothing_shipped: Path, tmp_path: Path
) -> None:
    assert trained(tmp_path / "one") == 0
    first = (tmp_path / "one" / NETWORK).read_bytes()
    games = tmp_path / "one" / "games.jsonl"
    assert trained(tmp_path / "two") == 0
    assert (tmp_path / "two" / NETWORK).read_bytes() == first
    lines = games.read_bytes().splitlines(keepends=True)
    games.write_bytes(b"".join(lines[:25]) + lines[25][:40])
    for file in ("network-1.onnx", NETWORK):
        (tmp_path / "one" / file).unlink()
    assert trained(tmp_path / "one") == 0
    assert sorted(games.read_bytes().splitlines()) == sorted([line.rstrip() for line in lines])
    assert (tmp_path / "one" / NETWORK).read_bytes() == first


def test_what_is_no_better_is_not_kept(
    nothing_shipped: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert trained(tmp_path, "--ship") == 0
    before = (nothing_shipped / NETWORK).read_bytes()
    capsys.readouterr()
    assert trained(tmp_path, "--ship") == 0
    assert "not kept: Brier" in capsys.readouterr().out
    assert (nothing_shipped / NETWORK).read_bytes() == before


def test_games_of_earlier_runs_teach_too(
    nothing_shipped: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert trained(tmp_path / "one") == 0
    capsys.readouterr()
    assert trained(tmp_path / "two", "--seed", "other", "--also", str(tmp_path / "one")) == 0
    assert "positions of 80 games" in capsys.readouterr().out
    assert trained(tmp_path / "three", "--also", str(tmp_path / "nowhere")) == 2
    assert "there are no games of an earlier run" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "normal"], "normal=60,easy=40"),
        (["--bots", "brilliant=3"], "no bot 'brilliant'"),
        (["--bots", "random=0"], "must name a bot"),
        (["--players", "2,9"], "aylkor is for 2 to 4 players"),
        (["--games", "0"], "--games must be 1 or more"),
    ],
)
def test_wrong_input_is_told_in_a_sentence(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", "train", "aylkor", "--out", str(tmp_path), *words]) == 2
    assert told in " ".join(capsys.readouterr().err.split())


def test_who_sits_at_a_table_follows_from_its_seed_and_the_shares() -> None:
    mixture = tuple(mixture_of("random=30,careless=20,normal=50", "city"))
    tables = [seated(SelfPlay("", "city", str(seed), 4, mixture)) for seed in range(500)]
    assert tables == [seated(SelfPlay("", "city", str(seed), 4, mixture)) for seed in range(500)]
    names = [name for table in tables for name in table]
    assert [round(names.count(name) / len(names), 1) for name in ("random", "careless", "normal")] == [0.3, 0.2, 0.5]


def test_a_kept_game_is_played_again_to_the_same_end() -> None:
    played = play(SelfPlay("a", "city", "a", 2, (("random", 1.0),)))
    with pytest.raises(BadInput, match="was won by others"):
        played.winners = [9]
        list(positions_of(played, SURVEY, 3, True))


# ---------------------------------------------------------------- learning


def made_up_lessons(positions: int, players: int, seed: int) -> Lessons:
    """Positions in which whoever has more of the first number wins more often."""
    random = numpy.random.default_rng(seed)
    seats = random.normal(0, 1, (positions, players, 4)).astype(numpy.float32)
    odds = numpy.exp(2.0 * seats[:, :, 0])
    chances = odds / odds.sum(axis=1, keepdims=True)
    won = (chances.cumsum(axis=1) > random.random((positions, 1))).argmax(axis=1)
    shares = numpy.eye(players, dtype=numpy.float32)[won]
    table = random.normal(0, 1, (positions, 2)).astype(numpy.float32)
    when = random.random(positions).astype(numpy.float32)
    return {players: Positions(seats, table, shares, numpy.arange(positions), when, seats[:, :, 0])}


def test_a_network_learns_what_there_is_to_learn() -> None:
    lessons, others = made_up_lessons(4000, 3, 1), made_up_lessons(2000, 3, 2)
    network, errors = fitted(lessons, others, 6, 1)
    assert error_of(network, others) == min(errors) < 0.75 * errors[0]
    again, _ = fitted(lessons, others, 6, 1)
    assert all([(network.parts[name] == again.parts[name]).all() for name in network.parts])
    found = quality(others[3], chances_of(sharpened(network, lessons), others[3]))
    assert found.evaluation is not None
    assert found.surely < 0.02 < found.knowing_nothing - found.brier
    assert found.brier < found.evaluation + 0.005


def test_slopes_are_how_the_surprise_changes() -> None:
    lessons = made_up_lessons(30, 2, 3)
    network, _ = fitted(lessons, lessons, 1, 0)
    network.parts = {name: part.astype(numpy.float64) for name, part in network.parts.items()}

    def surprise() -> float:
        told = chances_of(network, lessons[2]).astype(numpy.float64)
        return float(-(lessons[2].shares * numpy.log(told)).sum() / 30)

    slopes = slopes_of(network, lessons[2])
    for name in ("weights0", "bias1", "weights2"):
        place = tuple([0] * network.parts[name].ndim)
        steepest = numpy.unravel_index(numpy.abs(slopes[name]).argmax(), slopes[name].shape)
        for at in (place, steepest):
            before = network.parts[name][at]
            network.parts[name][at] = before + 1e-3
            above = surprise()
            network.parts[name][at] = before - 1e-3
            measured = (above - surprise()) / 2e-3
            network.parts[name][at] = before
            assert abs(measured - slopes[name][at]) < 1e-3


def test_several_networks_together_give_the_average_of_their_marks() -> None:
    lessons = made_up_lessons(400, 2, 4)
    one, _ = fitted(lessons, lessons, 1, 1)
    other, _ = fitted(without_games(lessons, {0}, 3), lessons, 1, 2)
    rows = rows_of(lessons[2].seats, lessons[2].table)
    middle = (one.marks(rows) + other.marks(rows)) / 2
    assert numpy.abs(together([one, other]).marks(rows) - middle).max() < 1e-4


def test_a_network_too_sure_of_itself_is_made_less_sure() -> None:
    lessons = made_up_lessons(3000, 2, 5)
    network, _ = fitted(lessons, lessons, 3, 1)
    network.parts["weights2"] *= 12
    network.parts["bias2"] *= 12
    modest = sharpened(network, lessons)
    assert modest.parts["sharpness"][1] < 0.5
    assert error_of(modest, lessons) < error_of(network, lessons)


def test_calibration_is_what_was_said_less_what_came() -> None:
    lessons = made_up_lessons(1000, 2, 6)
    positions = lessons[2]
    always = numpy.full_like(positions.shares, 0.65)
    always[:, 1] = 0.35
    came = float(positions.shares[:, 0].mean())
    found = quality(positions, always)
    assert found.calibration == pytest.approx(abs(0.65 - came), abs=1e-4)
    assert found.surely < found.calibration
    assert [tenth.chances for tenth in found.bins] == [1000]
    one_game = positions._replace(game=numpy.zeros(1000, dtype=int))
    assert quality(one_game, always).bins[0].error < 1e-6
    assert of_games(lessons, 0, 10)[2].size == 100


def test_positions_of_alone_are_lessons_too() -> None:
    played = [play(SelfPlay(str(seed), "lionsgate", str(seed), 1, (("random", 1.0),))) for seed in range(2)]
    lessons = lessons_of(played, OF_LIONSGATE, 4, closed=True, weighed=True)
    assert list(lessons) == [1]
    assert lessons[1].shares.shape == (8, 1)
    rows = rows_of(lessons[1].seats, lessons[1].table)
    assert chances_of(Network.fresh(rows, (4, 4), numpy.random.default_rng(1)), lessons[1]).shape == (8, 1)
