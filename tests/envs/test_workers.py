"""Worker processes of many games: they are heard, sleep while there is nothing to do, and end with the rest."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread

import numpy as np
import psutil
import pytest

import remnants
from remnants.envs.vector import VectorGames
from remnants.envs.workers import CONTEXT, PATIENCE, Signal
from remnants.kernel.refusal import BadInput


def workers() -> list[psutil.Process]:
    """The worker processes of this one, without those that keep track of shared memory."""
    children = psutil.Process().children()
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def until(happened: Callable[[], bool], seconds: float = 20) -> bool:
    """Whether something comes about in time."""
    end = time.monotonic() + seconds
    while not happened() and time.monotonic() < end:
        time.sleep(0.02)
    return happened()


def test_every_signal_is_heard_by_those_who_sleep_and_those_who_are_awake() -> None:
    to, fro = Signal(), Signal()
    ours, theirs = CONTEXT.Pipe()
    random, times = Random(2), 400
    heard: list[int] = []

    def answer() -> None:
        for number in range(times):
            to.wait(theirs)
            heard.append(number)
            fro.give(theirs)

    other = Thread(target=answer, daemon=True)
    other.start()
    for number in range(times):
        time.sleep(random.choice([0.0, PATIENCE, random.uniform(0, 2 * PATIENCE)]))
        to.give(ours)
        fro.wait(ours)
        assert heard[-1] == number
    other.join(20)
    assert len(heard) == times
    assert not ours.poll(0), "every message that woke somebody was read"
    assert not theirs.poll(0)


def test_an_objection_of_every_process_is_told_that_of_the_first_game_first() -> None:
    with VectorGames("city", 2, games=6, processes=3) as games:
        for wrong in ([5], [2, 5], [0, 3]):
            _, infos = games.reset(seed=1)
            legal = infos["action_mask"].argmax(axis=1)
            actions = legal.copy()
            actions[wrong] = 10**6
            with pytest.raises(BadInput, match=f"game {wrong[0]}: actions are numbered 0 to"):
                games.step(actions)
        observations, infos = games.reset(seed=1)
        assert np.array_equal(infos["action_mask"].argmax(axis=1), legal)
        assert games.step(legal)[0].shape == observations.shape


def test_a_worker_that_waits_sleeps() -> None:
    before = workers()
    with VectorGames("city", 2, games=2, processes=2) as games:
        _, infos = games.reset(seed=1)
        (worker,) = [child for child in workers() if child not in before]
        spent = sum(worker.cpu_times()[:2])
        time.sleep(0.5)
        assert sum(worker.cpu_times()[:2]) - spent <= 0.1
        games.step(infos["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("asleep", [True, False])
def test_a_worker_that_has_ended_is_named_and_the_others_end_too(asleep: bool) -> None:
    before = workers()
    games = VectorGames("city", 2, games=6, processes=3)
    _, infos = games.reset(seed=1)
    dead, other = [child for child in workers() if child not in before]
    if asleep:
        time.sleep(0.05)
    dead.kill()
    dead_rows = "games (2 to 3|4 to 5) has ended"
    with pytest.raises(RuntimeError, match=dead_rows):
        games.step(infos["action_mask"].argmax(axis=1))
    assert until(lambda: not other.is_running())
    with pytest.raises(BadInput, match="closed"):
        games.reset()


def test_games_that_were_interrupted_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = workers()
    games = VectorGames("city", 2, games=2, processes=2)
    games.reset(seed=1)

    def interrupt(page: int, seed: int) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(games._rows, "carry_out", interrupt)
    with pytest.raises(KeyboardInterrupt):
        games.reset(seed=1)
    assert games.closed
    assert [child for child in workers() if child not in before] == []


def test_without_workers_nothing_is_started() -> None:
    before = workers()
    with VectorGames("city", 2, games=2) as games:
        games.reset(seed=1)
        assert workers() == before


PROGRAM = """
import os, psutil, signal
from remnants.envs.vector import VectorGames
if __name__ == "__main__":
    games = VectorGames("city", 2, games=2, processes=2)
    games.reset(seed=1)
    children = psutil.Process().children()
    print(*[child.pid for child in children if "spawn_main" in " ".join(child.cmdline())], flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_worker_ends_with_the_process_that_started_it(tmp_path: Path) -> None:
    (tmp_path / "killed.py").write_text(PROGRAM, encoding="utf-8")
    source = str(Path(remnants.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "killed.py"], cwd=tmp_path, env={"PYTHONPATH": source}, stdout=subprocess.PIPE, text=True
    )
    (number,) = [int(word) for word in done.stdout.split()]
    assert until(lambda: not psutil.pid_exists(number))
