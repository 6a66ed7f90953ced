"""The arena: fair schedules, finished games that are never lost, the same results whoever plays them."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import polars
import pytest

import remnants
from remnants.cli import run
from remnants.kernel.refusal import BadInput
from remnants.lab import crew
from remnants.lab.games import Played, Task, play
from remnants.lab.log import GAMES, Log
from remnants.lab.ratings import meetings, ratings
from remnants.lab.schedule import round_robin, swiss_round, tables, turned

PLAN = {"plan": 1}


def finished(name: str, bots: tuple[str, ...], winner: int) -> Played:
    scores = [10 if seat == winner else 5 for seat in range(len(bots))]
    return Played(name, "aylkor", name, bots, [winner], scores, 5, 50, ["", ""], [0, 1])


def test_every_bot_sits_in_every_seat_of_every_deal() -> None:
    tasks = round_robin("aylkor", ["hard", "normal", "easy"], 2, 24, "s", None)
    seats = Counter([(name, seat, task.seed) for task in tasks for seat, name in enumerate(task.bots)])
    assert set(seats.values()) == {2}
    assert len({task.name for task in tasks}) == len(tasks) == 24


def test_two_bots_fill_four_seats_in_all_mixtures() -> None:
    assert Counter([group.count("hard") for group in tables(["hard", "normal"], 4)]) == {1: 1, 2: 1, 3: 1}
    with pytest.raises(BadInput, match="two bots or more"):
        tables(["hard"], 2)


def test_one_name_for_each_seat_is_just_that_table() -> None:
    tasks = round_robin("aylkor", ["hard", "normal", "normal", "normal"], 4, 8, "s", None)
    assert Counter([task.bots.index("hard") for task in tasks]) == {0: 2, 1: 2, 2: 2, 3: 2}
    assert all([task.bots.count("normal") == 3 for task in tasks])


def test_swiss_lets_those_meet_who_stand_alike() -> None:
    bots = ["a", "b", "c", "d"]
    played = [finished("1", ("a", "c"), 0), finished("2", ("b", "d"), 0)]
    groups = {frozenset(task.bots) for task in swiss_round("aylkor", bots, 2, 2, 1, "s", None, played)}
    assert groups == {frozenset("ab"), frozenset("cd")}


def test_a_game_depends_on_its_task_alone() -> None:
    task = Task("x", "aylkor", "7", ("normal", "easy"), None, closely=True)
    assert play(task) == play(task)
    assert play(task).watched.offered[0]


@pytest.mark.parametrize(("game", "players"), [("aylkor", 4), ("city", 4), ("lionsgate", 3)])
def test_the_turn_order_is_that_of_the_start(game: str, players: int) -> None:
    for seed in range(4):
        match = remnants.new(game, players, seed=str(seed))
        while match.step == "choose-corner":
            match.play(match.choices()[0])
        if game == "city":
            order = [(match.view(None)["state"]["first_player"] + turn) % players for turn in range(players)]
        else:
            order = match.view(None)["state"]["order"]
        assert play(Task("x", game, str(seed), ("random",) * players)).order == order


def test_ratings_put_the_stronger_first_whatever_the_order_of_games() -> None:
    played = [finished(str(n), ("good", "bad") if n % 2 else ("bad", "good"), 0 if n % 2 else 1) for n in range(12)]
    found = ratings(played)
    assert [rating.name for rating in found] == ["good", "bad"]
    assert found == ratings(played[::-1])
    meeting = meetings(played)[0]
    assert (meeting.one, meeting.better.value) == ("bad", 0.0)
    assert meeting.chance < 0.001


def test_who_sits_at_a_table_three_times_is_not_rated_higher_for_it() -> None:
    group = ("one", "many", "many", "many")
    played = [finished(str(number), turned(group, number % 4), number // 4 % 4) for number in range(160)]
    found = {rating.name: rating for rating in ratings(played)}
    assert found["one"].wins.value == found["many"].wins.value == 0.25
    assert abs(found["one"].skill - found["many"].skill) < 2 * found["one"].doubt


def test_a_cut_line_is_dropped_and_the_rest_is_kept(tmp_path: Path) -> None:
    log = Log(tmp_path, PLAN)
    for name in ("1", "2"):
        log.add(finished(name, ("a", "b"), 0))
    log.close()
    path = tmp_path / GAMES
    path.write_bytes(path.read_bytes() + b'{"name":"3","ga')
    again = Log(tmp_path, PLAN)
    assert sorted(again.played) == ["1", "2"]
    again.add(finished("3", ("a", "b"), 1))
    again.close()
    last = Log(tmp_path, PLAN)
    assert sorted(last.played) == ["1", "2", "3"]
    last.close()


def test_another_run_is_not_mixed_into_the_folder(tmp_path: Path) -> None:
    Log(tmp_path, PLAN).close()
    with pytest.raises(BadInput, match="holds another run"):
        Log(tmp_path, {"plan": 2})


def test_two_runs_at_once_do_not_share_a_folder(tmp_path: Path) -> None:
    first = Log(tmp_path, PLAN)
    with pytest.raises(BadInput, match="another run is at work in"):
        Log(tmp_path, PLAN)
    first.close()
    Log(tmp_path, PLAN).close()


def test_processes_play_the_same_games_as_one() -> None:
    tasks = [Task(str(number), "aylkor", str(number), ("normal", "random")) for number in range(4)]
    alone = {played.name: played for played in crew.outcomes(tasks, 1, None)}
    together = {played.name: played for played in crew.outcomes(tasks, 2, None)}
    assert alone == together


@pytest.mark.large
def test_a_cluster_plays_the_same_games_as_one_process() -> None:
    pytest.importorskip("ray", reason="ray is wanted only for clusters: pip install remnants[ray]")
    tasks = [Task(str(number), "aylkor", str(number), ("normal", "random")) for number in range(4)]
    alone = {played.name: played for played in crew.outcomes(tasks, 1, None)}
    assert alone == {played.name: played for played in crew.outcomes(tasks, 1, "local")}


def test_the_command_writes_table_figures_and_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run"
    words = ["lab", "arena", "aylkor", "--bots", "normal,random", "--games", "4", "--out", str(out)]
    assert run(words) == 0
    assert "normal" in capsys.readouterr().out
    table = polars.read_parquet(out / "games.parquet")
    assert table.height == 8
    assert set(table["bot"]) == {"normal", "random"}
    page = (out / "report.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "src=" not in page


def test_a_killed_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "run"
    words = ["lab", "arena", "aylkor", "--bots", "normal,easy", "--games", "12", "--out", str(out)]
    command = [sys.executable, "-m", "remnants", *words]
    whole = tmp_path / "whole"
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ) as running:
        wait_for_games(out, 3, running)
        running.send_signal(signal.SIGKILL)
    before = (out / GAMES).read_bytes()
    kept = before[: before.rfind(b"\n") + 1]
    assert kept.count(b"\n") >= 3
    assert run(words) == 0
    after = (out / GAMES).read_bytes()
    assert after.startswith(kept)
    assert run([*words[:-1], str(whole)]) == 0
    assert sorted(after.splitlines()) == sorted((whole / GAMES).read_bytes().splitlines())


def test_ctrl_c_ends_the_arena_quietly_and_it_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "run"
    words = ["lab", "arena", "aylkor", "--bots", "normal,easy", "--games", "12", "--jobs", "2", "--out", str(out)]
    command = [sys.executable, "-m", "remnants", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, env=os.environ
    ) as running:
        wait_for_games(out, 2, running)
        os.killpg(running.pid, signal.SIGINT)
        _, error = running.communicate(timeout=60)
    assert running.returncode in (130, 0)
    assert b"Traceback" not in error
    kept = (out / GAMES).read_bytes()
    assert run([*words[:7], *words[9:]]) == 0
    assert (out / GAMES).read_bytes().startswith(kept)


def wait_for_games(out: Path, games: int, running: subprocess.Popen[bytes]) -> None:
    """Until so many games are finished."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and running.poll() is None:
        if (out / GAMES).exists() and (out / GAMES).read_bytes().count(b"\n") >= games:
            return
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "no game 'chess'"),
        (["aylkor", "--bots", "normal,brilliant"], "no bot 'brilliant'"),
        (["aylkor", "--bots", "normal,normal"], "each bot once"),
        (["aylkor", "--players", "4", "--bots", "hard,normal,normal"], "each of the 4 seats"),
        (["aylkor", "--players", "3", "--bots", "hard,normal,normal", "--swiss", "2"], "names each bot once"),
        (["aylkor", "--players", "9"], "2 to 4 players"),
        (["aylkor", "--games", "0"], "--games must be 1 or more"),
        (["aylkor", "--pack", "/nowhere"], "/nowhere"),
    ],
)
def test_bad_input_is_one_clear_line(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", "arena", *words, "--out", str(tmp_path / "run")]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not (tmp_path / "run").exists()
