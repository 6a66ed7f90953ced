import numpy as np
import pytest
from gymnasium.vector import VectorEnv

from remnants.envs.pages import Array
from remnants.envs.vector import VectorGames
from remnants.kernel.refusal import BadInput


def run(processes: int, steps: int) -> list[Array]:
    seen = []
    random = np.random.default_rng(3)
    with VectorGames("lionsgate", 2, games=4, processes=processes) as games:
        observations, infos = games.reset(seed=7)
        assert observations.shape == (4, games.form.observation_size)
        for _ in range(steps):
            ranks = random.random(infos["action_mask"].shape) * infos["action_mask"]
            observations, rewards, ended, cut_off, infos = games.step(ranks.argmax(axis=1))
            assert infos["action_mask"].any(axis=1).all()
            assert not cut_off.any()
            seen += [observations, rewards, ended, infos["seat"], infos["action_mask"]]
    return seen


@pytest.mark.parametrize("processes", [2, 3])
def test_games_are_the_same_in_any_number_of_processes(processes: int) -> None:
    alone, spread = run(1, 40), run(processes, 40)
    assert all([np.array_equal(one, other) for one, other in zip(alone, spread, strict=True)])


def test_games_that_end_begin_anew() -> None:
    random = np.random.default_rng(1)
    games = VectorGames("lionsgate", 1, games=3, processes=1)
    _, infos = games.reset(seed=1)
    ends = 0
    for _ in range(600):
        actions = (random.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(axis=1)
        _, rewards, ended, _, infos = games.step(actions)
        assert np.array_equal(rewards != 0, ended)
        if ended.any():
            assert np.array_equal(infos["rewards"][:, 0], rewards)
            assert [final is not None for final in infos["final_obs"]] == ended.tolist() == infos["_final_obs"].tolist()
            final = infos["final_obs"][int(ended.argmax())]
            assert games.single_observation_space.contains(final)
        ends += int(ended.sum())
    assert ends > 3


def test_bad_input_is_told_from_worker_processes() -> None:
    with VectorGames("city", 2, games=2, processes=2) as games:
        games.reset(seed=1)
        with pytest.raises(BadInput, match="numbered 0 to"):
            games.step([0, 10**6])
    with pytest.raises(BadInput, match="closed"):
        games.step([0, 0])
    with pytest.raises(BadInput, match="spread"):
        VectorGames("city", 2, games=1, processes=2)


def test_it_is_a_vector_environment_of_gymnasium() -> None:
    games = VectorGames("city", 3, games=5, processes=1)
    assert isinstance(games, VectorEnv)
    observations, infos = games.reset(seed=2)
    assert games.observation_space.contains(observations)
    actions = infos["action_mask"].argmax(axis=1)
    assert games.action_space.contains(actions)
    observations, rewards, _, _, _ = games.step(actions)
    assert games.observation_space.contains(observations)
    assert rewards.shape == (5,)
    assert not games.closed
    games.close()
    assert games.closed


@pytest.mark.parametrize("processes", [1, 2])
def test_what_was_handed_out_never_changes_while_somebody_holds_it(processes: int) -> None:
    held: list[Array] = []
    copies: list[Array] = []
    with VectorGames("lionsgate", 2, games=3, processes=processes) as games:
        observations, infos = games.reset(seed=5)
        for step in range(20):
            masks = infos["action_mask"]
            kept = [observations, masks] if step % 3 else [observations[1], masks.reshape(-1)[5:]]
            held += kept
            copies += [array.copy() for array in kept]
            actions = masks.argmax(axis=1)
            del kept
            observations, _, _, _, infos = games.step(actions)
    assert all([np.array_equal(array, copy) for array, copy in zip(held, copies, strict=True)])


def test_what_nobody_holds_is_written_again() -> None:
    games = VectorGames("city", 2, games=2, processes=1)
    places = set()
    observations, infos = games.reset(seed=5)
    for _ in range(12):
        places.add(observations.ctypes.data)
        observations, _, _, _, infos = games.step(infos["action_mask"].argmax(axis=1))
    assert len(places) == 2
