from random import Random

import numpy as np
import pytest

from remnants.envs.form import Form
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from tests.envs.walking import COUNTS, table_of, walk


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_observations_keep_their_form(game: str, players: int) -> None:
    table = table_of(game, players)
    form = table.form
    for number in walk(table, 3, 200):
        if number % 20 == 0:
            for seat in range(players):
                flat, parts = form.observed(table.state, seat)
                assert flat.shape == (form.observation_size,)
                assert flat.dtype == np.float32
                assert flat.min() >= 0 and flat.max() <= 1
                assert {name: len(part) for name, part in parts.items()} == form.part_sizes
                assert np.array_equal(np.concatenate(list(parts.values())), flat)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_observations_tell_nothing_hidden(game: str, players: int) -> None:
    """Whoever holds other hidden cards looks the same to a seat that cannot see them."""
    table = table_of(game, players, seed=4)
    for number in walk(table, 4, 200):
        if number % 25 == 0:
            for seat in range(players):
                guess = table.form.game.guess(table.state, seat, Random(number))
                assert np.array_equal(table.form.observed(guess, seat)[0], table.observation(seat))


def test_own_parts_come_first() -> None:
    table = table_of("city", 3)
    state = table.state
    for seat in range(3):
        parts = table.parts(seat)
        hand = sorted([card for card, count in enumerate(parts["own_hand"]) if count])
        assert hand == sorted(getattr(state, "hand")[seat])  # noqa: B009
        assert parts["seat"].tolist() == [1.0 if other == seat else 0.0 for other in range(3)]
        assert parts["decides"].argmax() == (table.seat - seat) % 3


def finished(game: str, players: int, seed: int, reward: str = "rank") -> tuple[Form, State]:
    table = table_of(game, players, seed)
    for _ in walk(table, seed, 20_000):
        assert not any(table.rewards())
    return Form(game, players, reward=reward), table.state


def test_rewards_by_rank() -> None:
    form, state = finished("aylkor", 3, 1)
    rewards = form.rewards(state)
    assert sum(rewards) == pytest.approx(0)
    assert [seat for seat, reward in enumerate(rewards) if reward == max(rewards)] == form.game.winners(state)
    assert max(rewards) == 1
    assert min(rewards) == -1


def test_rewards_by_score() -> None:
    form, state = finished("lionsgate", 2, 2, "score")
    one, other = form.game.scores(state)
    assert form.rewards(state) == [one - other, other - one]


def test_alone_one_wins_or_loses() -> None:
    form, state = finished("lionsgate", 1, 3)
    assert form.rewards(state) == [1.0 if form.game.winners(state) else -1.0]


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadInput, match="2 to 4 players"):
        Form("city", 5)
    with pytest.raises(BadInput, match="rank, score"):
        Form("city", 2, reward="gold")
    with pytest.raises(BadInput, match="no option"):
        Form("city", 2, {"weather": 1})


def test_actions_that_are_not_allowed_are_refused() -> None:
    table = table_of("city", 2)
    number = table.form.encoding.number
    with pytest.raises(BadInput, match=r"city\."):
        table.act(number(("end",)))
    with pytest.raises(BadInput, match="numbered 0 to"):
        table.act(10**6)
    with pytest.raises(BadInput, match="numbered 0 to"):
        table.act(-1)
