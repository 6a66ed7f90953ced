from typing import Any, cast

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from remnants.bots import Bot, Seen
from remnants.envs.learner import LearnerEnv
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Choice
from tests.envs.walking import GAMES


def play(env: LearnerEnv, seed: int) -> tuple[float, dict[str, bool]]:
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    total, over = 0.0, False
    info: dict[str, bool] = {}
    while not over:
        mask = env.action_masks()
        assert mask.sum() > 1
        _, reward, over, _, info = env.step(int(random.choice(np.flatnonzero(mask))))
        total += reward
    return total, info


def test_an_illegal_action_ends_the_game() -> None:
    env = LearnerEnv("city", 2)
    env.reset(seed=1)
    forbidden = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(forbidden)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


class First(Bot):
    """Takes what stands first, and remembers which seats it played."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        self.seats.add(seen.seat)
        return seen.choices()[0]


@pytest.mark.parametrize("opponents", ["random", "easy", "normal", First()])
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_it_with_any_opponents(game: str, opponents: str | Bot) -> None:
    check_env(LearnerEnv(game, 3, opponents=opponents), skip_render_check=True)


def test_any_bot_may_be_an_opponent() -> None:
    first = First()
    env = LearnerEnv("lionsgate", 3, seat=1, opponents=["greedy", first])
    play(env, 3)
    assert first.seats == {0}, "seat 2 is greedy, seat 0 the second to the left of seat 1"
    again = [play(LearnerEnv("lionsgate", 2, seat=0, opponents="greedy"), 5) for _ in range(2)]
    assert again[0] == again[1]
    with pytest.raises(BadInput, match="leave 2 opponents, not 1"):
        LearnerEnv("lionsgate", 3, opponents=["greedy"])
    with pytest.raises(BadInput, match="there is no bot 'clever'"):
        LearnerEnv("lionsgate", 2, opponents="clever")
    for wrong in (Bot, 5):
        with pytest.raises(BadInput, match="an opponent is a level, module:Class or a bot that was made, not"):
            LearnerEnv("lionsgate", 2, opponents=cast(Any, wrong))


def test_the_learner_sits_in_every_seat_by_turns() -> None:
    env = LearnerEnv("aylkor", 2)
    seats = []
    for seed in range(4):
        reward, info = play(env, seed)
        assert info["won"] == (reward == 1)
        seats.append(env.seat)
    assert seats == [0, 1, 0, 1]
    held = LearnerEnv("aylkor", 2, seat=1)
    play(held, 1)
    assert held.seat == 1


def test_worth_is_paid_as_it_changes() -> None:
    plain = play(LearnerEnv("lionsgate", 2, seat=0), 5)[0]
    money = LearnerEnv("lionsgate", 2, seat=0, worth=lambda state, seat: getattr(state, "round") / 10)  # noqa: B009
    shaped = play(money, 5)[0]
    assert shaped - plain == pytest.approx((getattr(money.table.state, "round") - 1) / 10, abs=0.11)  # noqa: B009


def test_parts_are_chosen() -> None:
    env = LearnerEnv("city", 2, parts=["own_hand", "held"])
    seen, _ = env.reset(seed=1)
    assert seen.shape == (env.form.part_sizes["own_hand"] + env.form.part_sizes["held"],)
    with pytest.raises(BadInput, match="no part 'feet'"):
        LearnerEnv("city", 2, parts=["feet"])
    with pytest.raises(BadInput, match="seat"):
        LearnerEnv("city", 2, seat=2)
