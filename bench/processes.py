"""What a second process is worth to a caller who reads what `VectorGames` shows: observations, masks and rewards.

    python -m bench.processes --steps 200 --rounds 10

The games are the same with any number of processes, so every round plays the same steps. Rounds of one process and of
several take turns. Beside the median of the rounds stands what is left if of each step only the quickest round counts:
that is what an idle machine would do, if each process had a processor of its own now and then.
"""

import argparse
import os
import time

import numpy as np

from remnants import kits
from remnants.bench.measuring import build
from remnants.bench.ours import picked, read
from remnants.envs.vector import VectorGames


def seconds_of_steps(games: VectorGames, steps: int, reads: bool) -> list[float]:
    """How long each step takes from the actions on until all is read, or handed out."""
    random = np.random.default_rng(1)
    observations, infos = games.reset(seed=1)
    batch, masks = np.empty_like(observations), infos["action_mask"]
    spent = []
    for _ in range(steps):
        actions = picked(masks, random)
        before = time.perf_counter()
        shown = games.step(actions)
        if reads:
            read(shown, batch)
        spent.append(time.perf_counter() - before)
        masks = shown[4]["action_mask"]
    return spent


def measured(game: str, arguments: argparse.Namespace, reads: bool) -> dict[str, tuple[float, float, float]]:
    """Microseconds for a step of one process and of several, and how many times quicker that is."""
    made = [VectorGames(game, arguments.players, arguments.games, processes) for processes in (1, arguments.processes)]
    rounds: list[list[list[float]]] = [[], []]
    try:
        for games in made:
            seconds_of_steps(games, 20, reads)
        for _ in range(arguments.rounds):
            for games, taken in zip(made, rounds, strict=True):
                taken.append(seconds_of_steps(games, arguments.steps, reads))
    finally:
        for games in made:
            games.close()
    one, several = np.array(rounds) * 1e6
    kinds = {
        "median of rounds": [np.median(taken.mean(axis=1)) for taken in (one, several)],
        "best round": [taken.mean(axis=1).min() for taken in (one, several)],
        "median step": [np.median(taken) for taken in (one, several)],
        "each step at its quickest": [taken.min(axis=0).mean() for taken in (one, several)],
    }
    return {kind: (float(alone), float(spread), float(alone / spread)) for kind, (alone, spread) in kinds.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="all by default")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=10)
    arguments = parser.parse_args()
    load = round(os.getloadavg()[0], 1)
    rounds = f"{arguments.rounds} rounds of {arguments.steps} steps"
    print(f"{build()}, {arguments.players} players, {arguments.games} games, {rounds}, load {load}")
    for game in arguments.game or kits.names():
        for reads in (True, False):
            print(f"{game}, {'everything read' if reads else 'nothing read'}")
            for kind, (alone, spread, times) in measured(game, arguments, reads).items():
                print(f"  {kind:26} 1: {alone:7.0f} µs  {arguments.processes}: {spread:7.0f} µs  {times:.2f} times")


if __name__ == "__main__":
    main()
