"""How fast the research environments run: `python bench/environments.py > bench/environments.json`.

Every figure is a median of several rounds with the least and the most, by processor time. Of many games in processes it
is the caller's time plus that of the busiest worker, since one waits for the other: what a machine with a free core for
each would take. The rate by the wall clock stands beside it; on a busy machine it is lower.
"""

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import psutil

from remnants.bench import build
from remnants.envs import openspiel, pettingzoo
from remnants.envs.form import Form
from remnants.envs.table import LearnersTable
from remnants.envs.vector import VectorGames

ROUNDS = 5
GAMES_AT_ONCE = 32


def rates(step: Callable[[], int], seconds: float, clock: Callable[[], float]) -> dict[str, Any]:
    """Steps a second, round by round."""
    found: list[float] = []
    for _ in range(ROUNDS):
        done, start = 0, clock()
        while clock() - start < seconds / ROUNDS:
            for _ in range(8):
                done += step()
        found.append(done / (clock() - start))
    return {"per_s": round(statistics.median(found)), "spread": [round(min(found)), round(max(found))]}


def zoo(game: str, players: int) -> Callable[[], int]:
    """PettingZoo: observation and mask read, one action."""
    env = pettingzoo.env(game, players)
    env.reset(seed=1)
    random = np.random.default_rng(1)

    def step() -> int:
        if all(env.terminations.values()):
            env.reset()
        seen = env.last()[0]
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        return 1

    return step


def table(game: str, players: int) -> Callable[[], int]:
    """The table under all environments: legal actions, observation, one action."""
    games = LearnersTable(Form(game, players), 1)
    random = Random(1)

    def step() -> int:
        if games.seat < 0:
            games.reset(None)
        games.observation(games.seat)
        actions = list(games.legal())
        games.act(actions[int(random.random() * len(actions))])
        return 1

    return step


def spiel(game: str, players: int) -> Callable[[], int]:
    """OpenSpiel: a whole random game through its interface; chance nodes count."""
    loaded = openspiel.load(game, players)
    random = Random(1)

    def step() -> int:
        state = loaded.new_initial_state()
        moves = 0
        while not state.is_terminal():
            chance = state.is_chance_node()
            actions = [number for number, _ in state.chance_outcomes()] if chance else state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            moves += 1
        return moves

    return step


def busiest() -> float:
    """The processor time of this process and of its busiest worker."""
    spent = [worker.cpu_times() for worker in psutil.Process().children()]
    return time.process_time() + max([times.user + times.system for times in spent], default=0.0)


def vector(game: str, players: int, processes: int, seconds: float) -> dict[str, Any]:
    """Many games at once: observations, masks and actions of all of them."""
    random = np.random.default_rng(1)
    with VectorGames(game, players, games=GAMES_AT_ONCE, processes=processes) as games:
        masks = [games.reset(seed=1)[1]["action_mask"]]

        def step() -> int:
            wishes = random.random(masks[0].shape, dtype=np.float32) * masks[0]
            masks[0] = games.step(wishes.argmax(axis=1))[4]["action_mask"]
            return GAMES_AT_ONCE

        return {**rates(step, seconds, busiest), "by_the_wall_clock": rates(step, seconds, time.perf_counter)}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=5.0)
    seconds: float = arguments.parse_args().seconds
    figures = []
    for game in ("aylkor", "city", "lionsgate"):
        figures.append(
            {
                "game": game,
                "players": 2,
                "table": rates(table(game, 2), seconds, time.process_time),
                "pettingzoo": rates(zoo(game, 2), seconds, time.process_time),
                "openspiel": rates(spiel(game, 2), seconds, time.process_time),
                "vector_in_this_process": vector(game, 2, 0, seconds),
                "vector_1_process": vector(game, 2, 1, seconds),
                "vector_2_processes": vector(game, 2, 2, seconds),
            }
        )
    print(json.dumps({"build": build(), "machine": platform.machine(), "figures": figures}, indent=2))


if __name__ == "__main__":
    main()
