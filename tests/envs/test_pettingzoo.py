"""PettingZoo's own tests, unchanged."""

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from remnants.envs import pettingzoo
from remnants.kernel.refusal import BadInput
from tests.envs.walking import COUNTS, GAMES

pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_api(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players), num_cycles=60)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_seeds(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players), num_cycles=25)


def test_performance_benchmark() -> None:
    performance_benchmark(pettingzoo.env("aylkor", 2))


@pytest.mark.large
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_everything_at_length(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players, observation="parts", reward="score"), num_cycles=2000)
    seed_test(lambda: pettingzoo.env(game, players))
    performance_benchmark(pettingzoo.env(game, players))


@pytest.mark.parametrize("game", GAMES)
def test_observations_in_parts(game: str) -> None:
    api_test(pettingzoo.env(game, 2, observation="parts"), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_pictures(game: str) -> None:
    as_text = pettingzoo.env(game, 2, render_mode="ansi")
    as_text.reset(seed=1)
    text = as_text.render()
    assert isinstance(text, str)
    assert len(text.splitlines()) > 10
    as_pixels = pettingzoo.env(game, 2, render_mode="rgb_array")
    as_pixels.reset(seed=1)
    pixels = as_pixels.render()
    assert isinstance(pixels, np.ndarray)
    assert pixels.dtype == np.uint8
    assert pixels.ndim == 3
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 4


def test_a_whole_game_ends_with_rewards_for_all() -> None:
    env = pettingzoo.env("lionsgate", 2)
    env.reset(seed=2)
    random = np.random.default_rng(2)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut_off, _ = env.last()
        earned[agent] += reward
        assert not cut_off
        env.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(earned.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_an_illegal_action_loses() -> None:
    env = pettingzoo.env("city", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    forbidden = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(forbidden)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadInput, match="flat, parts"):
        pettingzoo.env("city", observation="round")
    with pytest.raises(BadInput, match="ansi, rgb_array"):
        pettingzoo.env("city", render_mode="human")
