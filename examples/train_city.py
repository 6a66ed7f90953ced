"""Teaching a small network to play City of Remnants: masked PPO for at most ten minutes on the CPU.

    pip install "remnants[rl,example]"
    python examples/train_city.py --minutes 10

It learns against a random player and is then measured over 200 games against it, on seeds it has never met.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from remnants.boxes.city.rules.award import award_of
from remnants.boxes.city.rules.state import as_city
from remnants.envs.learner import LearnerEnv
from remnants.kernel.state import State

GAMES_AT_ONCE = 32
ENOUGH = 0.98
"""Training ends early once so many of the last games were won."""
LATELY = 128
FIRST_TEST_SEED = 1_000_000
PARTS = [
    "asked",
    "question",
    "round",
    "turns",
    "influence",
    "pool",
    "unused",
    "arcs",
    "renown",
    "own_hand",
    "size_of_hand",
    "size_of_draw",
    "recruit_row",
    "market_row",
    "standing",
    "paired",
    "held",
    "tiles",
    "products",
    "tiles_left",
    "tokens",
    "entered",
    "battle_space",
    "attacker",
    "defender",
]
"""What this small network looks at: about half of the observation."""


def worth(state: State, seat: int) -> float:
    """How far a seat is ahead: in renown, and in what the next award would bring."""
    city = as_city(state)
    lead = [city.renown[player] + 2 * award_of(city, player) for player in range(city.players)]
    return (lead[seat] - max(lead[:seat] + lead[seat + 1 :])) / 20


def learner() -> LearnerEnv:
    return LearnerEnv("city", players=2, parts=PARTS, worth=worth)


class Clock(BaseCallback):  # type: ignore[misc]
    """Stops the training when its time is over or enough is won, and tells how it goes.

    Time is that of the processor, which is the wall clock's on a machine with nothing else to do.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.process_time() + seconds
        self.results: list[bool] = []

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "won" in info:
                self.results.append(info["won"])
        enough = len(self.results) >= LATELY and sum(self.results[-LATELY:]) >= ENOUGH * LATELY
        return time.process_time() < self.end and not enough

    def _on_rollout_end(self) -> None:
        lately = self.results[-LATELY:]
        won = f"{sum(lately) / len(lately):.0%}" if lately else "-"
        left = self.end - time.process_time()
        played = f"{self.num_timesteps:>8} decisions, {len(self.results):>4} games"
        print(f"{played}, of the last {len(lately)} won {won}, {left:.0f} s left", flush=True)


def train(seconds: float, seed: int) -> tuple[MaskablePPO, int]:
    """A trained model, and how many decisions it learned from."""
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    games = DummyVecEnv([learner] * GAMES_AT_ONCE)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        learning_rate=7e-4,
        gamma=0.99,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64]},
        seed=seed,
        device="cpu",
    )
    clock = Clock(seconds)
    model.learn(total_timesteps=1_000_000_000, callback=clock)
    return model, clock.num_timesteps


def measure(model: Any, games: int) -> int:
    """How many of so many games the model wins against a random player, sitting in both seats by turns."""
    won = 0
    for first in range(0, games, GAMES_AT_ONCE):
        batch = [learner() for _ in range(first, min(games, first + GAMES_AT_ONCE))]
        playing = {env: env.reset(seed=FIRST_TEST_SEED + first + number)[0] for number, env in enumerate(batch)}
        while playing:
            masks = np.stack([env.action_masks() for env in playing])
            actions, _ = model.predict(np.stack(list(playing.values())), action_masks=masks)
            for env, action in zip(list(playing), actions, strict=True):
                playing[env], _, over, _, info = env.step(int(action))
                if over:
                    won += info["won"]
                    del playing[env]
    return won


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--minutes", type=float, default=10.0)
    arguments.add_argument("--games", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--save", type=Path)
    given = arguments.parse_args()
    started = time.process_time()
    model, decisions = train(60 * given.minutes, given.seed)
    spent = time.process_time() - started
    print(f"learned from {decisions:,} decisions in {spent:.0f} s of processor time", flush=True)
    if given.save:
        model.save(given.save)
    won = measure(model, given.games)
    print(f"won {won} of {given.games} games against random: {won / given.games:.1%}")


if __name__ == "__main__":
    main()
