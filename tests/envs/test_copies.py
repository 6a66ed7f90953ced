"""Environments go through pickle and deepcopy and go on as they would have."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from remnants.envs.learner import LearnerEnv
from remnants.envs.pettingzoo import RemnantsEnv
from remnants.envs.vector import VectorGames
from tests.envs.walking import GAMES


def through_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = [through_pickle, copy.deepcopy]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo(game: str, way: Callable[[Any], Any]) -> None:
    env = RemnantsEnv(game, 2)
    env.reset(seed=4)
    random = np.random.default_rng(1)
    for number in range(60):
        action = int(random.choice(np.flatnonzero(env.last()[0]["action_mask"])))
        if number == 20:
            again = way(env)
        if number >= 20:
            again.step(action)
        env.step(action)
    assert again.agent_selection == env.agent_selection
    assert np.array_equal(again.last()[0]["observation"], env.last()[0]["observation"])


@pytest.mark.parametrize("way", WAYS)
def test_a_learner(way: Callable[[Any], Any]) -> None:
    env = LearnerEnv("lionsgate", 2, opponents="greedy")
    env.reset(seed=4)
    again = way(env)
    for _ in range(10):
        action = int(env.action_masks().argmax())
        one, other = env.step(action), again.step(action)
        assert np.array_equal(one[0], other[0])
        assert one[1:] == other[1:]


@pytest.mark.parametrize("way", WAYS)
def test_many_games(way: Callable[[Any], Any]) -> None:
    games = VectorGames("lionsgate", 2, games=3, processes=1)
    _, infos = games.reset(seed=4)
    again = way(games)
    for _ in range(20):
        actions = infos["action_mask"].argmax(axis=1)
        one, other = games.step(actions), again.step(actions)
        infos = one[4]
        assert all([np.array_equal(mine, theirs) for mine, theirs in zip(one[:4], other[:4], strict=True)])
