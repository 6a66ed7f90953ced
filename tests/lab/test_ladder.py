"""The ladder: who meets whom and how often, what is made of it, and that a stopped run goes on."""

import json
import time
from collections import Counter
from pathlib import Path

import pytest

from remnants.cli import run
from remnants.lab import crew
from remnants.lab.games import Task
from remnants.lab.log import GAMES, KeptGames
from remnants.lab.strength import ladder as ladders
from remnants.lab.strength.climbing import Climbed, climb, tasks_of
from remnants.lab.strength.rungs import duels_of, quantile, rungs_of

BOTS = ["random", "easy", "normal"]


def climbed(name: str, bots: tuple[str, str], winners: list[int], times: tuple[float, float] = (1.0, 1.0)) -> Climbed:
    return Climbed(name, bots, winners, [[times[0]] * 3, [times[1]] * 3])


def test_neighbours_play_more_games_than_others_and_each_deal_from_both_seats() -> None:
    tasks = tasks_of("aylkor", BOTS, 9, 4, "s", None)
    met = Counter([frozenset(task.bots) for task in tasks])
    assert met == {frozenset(BOTS[:2]): 10, frozenset(BOTS[1:]): 10, frozenset(["random", "normal"]): 4}
    assert len({task.name for task in tasks}) == len(tasks)
    assert set(Counter([(task.seed, frozenset(task.bots)) for task in tasks]).values()) == {2}
    assert len({(task.seed, task.bots) for task in tasks}) == len(tasks), "one game from each seat"
    assert {frozenset(task.bots) for task in tasks[:6]} == set(met), "all pairs begin together"


def test_nobody_but_neighbours_meets_if_so_asked() -> None:
    assert len(tasks_of("aylkor", BOTS, 2, 0, "s", None)) == 4


def test_victories_are_counted_from_the_top() -> None:
    played = [
        climbed("1", ("easy", "normal"), [1], (1.0, 4.0)),
        climbed("2", ("normal", "easy"), [0], (4.0, 1.0)),
        climbed("3", ("normal", "easy"), [0, 1]),
        climbed("4", ("random", "normal"), []),
    ]
    rungs = rungs_of(played, BOTS)
    assert [(rung.bot, rung.decisions) for rung in rungs] == [("random", 3), ("easy", 9), ("normal", 12)]
    assert (rungs[1].average, rungs[1].slow, rungs[2].average, rungs[2].slow) == (1.0, 1.0, 2.5, 4.0)
    duels = duels_of(played, rungs)
    assert [(duel.bot, duel.against, duel.neighbours) for duel in duels] == [
        ("normal", "easy", True),
        ("normal", "random", False),
    ]
    assert duels[0].share.value == pytest.approx(2.5 / 3)
    assert (duels[0].share.observations, duels[0].unwon, duels[0].times) == (3, 0, 2.5)
    assert (duels[1].share.value, duels[1].unwon) == (0.0, 1)


def test_nineteen_of_twenty_decisions_take_no_longer() -> None:
    assert quantile([float(number) for number in range(1, 101)], 0.95) == 96.0
    assert quantile([7.0], 0.95) == 7.0
    assert quantile([], 0.95) == 0.0


def test_only_decisions_that_leave_a_choice_are_timed() -> None:
    found = climb(Task("x", "aylkor", "1", ("normal", "random")))
    assert all([0 < len(milliseconds) < 1000 for milliseconds in found.milliseconds])
    assert sum(found.milliseconds[0]) > sum(found.milliseconds[1]), "who thinks takes longer than who does not"
    again = climb(Task("x", "aylkor", "1", ("normal", "random")))
    assert again.winners == found.winners
    assert [len(one) for one in again.milliseconds] == [len(one) for one in found.milliseconds]


def test_a_ladder_has_all_there_is_to_climb() -> None:
    assert ladders.all_of("aylkor")[:5] == ["random", "judging", "easy", "normal", "hard"]
    assert ladders.all_of("aylkor")[-2:] == ["hardx3", "hardx10"]


def test_the_command_prints_and_keeps_its_figures_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "ladder", "aylkor", "--bots", ",".join(BOTS), "--games", "2", "--others", "2"]
    words += ["--out", str(tmp_path / "run"), "--json", str(tmp_path / "ladder.json")]
    assert run([*words, "--minutes", "0.000001"]) == 0
    assert "0 of 6 games" in capsys.readouterr().out
    assert run(words) == 0
    shown = capsys.readouterr().out
    assert "aylkor, one against one, 6 games" in shown
    kept = (tmp_path / "run" / GAMES).read_bytes()
    figures = json.loads((tmp_path / "ladder.json").read_text(encoding="utf-8"))
    assert [(duel["bot"], duel["against"]) for duel in figures["duels"]] == [
        ("normal", "easy"),
        ("easy", "random"),
        ("normal", "random"),
    ]
    assert [rung["bot"] for rung in figures["milliseconds"]] == BOTS
    assert run(words) == 0
    assert (tmp_path / "run" / GAMES).read_bytes() == kept, "what was played is not played again"
    assert capsys.readouterr().out == shown


def test_after_the_minutes_nothing_more_is_begun(tmp_path: Path) -> None:
    log = KeptGames(tmp_path, {"plan": 1}, Climbed)
    tasks = tasks_of("aylkor", ["random", "easy"], 400, 0, "s", None)
    begun = time.monotonic()
    crew.complete(tasks, log, 1, None, climb, minutes=1 / 600)
    assert 0 < len(log.played) < 400
    assert time.monotonic() - begun < 30
    log.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["aylkor", "--bots", "normal"], "two bots or more"),
        (["aylkor", "--bots", "normal,normal"], "each once"),
        (["aylkor", "--bots", "normal,brave"], "there is no bot 'brave'"),
        (["aylkor", "--bots", "normal,easyx3"], "easy does not search"),
        (["aylkor", "--games", "0"], "--games must be 1 or more"),
        (["aylkor", "--minutes", "0"], "--minutes must be more than 0"),
        (["aylkor", "--json", "nowhere/ladder.json"], "--json nowhere/ladder.json cannot be written"),
    ],
)
def test_what_is_wrong_is_refused(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", "ladder", *words, "--out", str(tmp_path / "run")]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert "Traceback" not in complaint
    assert not (tmp_path / "run").exists(), "nothing is left behind"
