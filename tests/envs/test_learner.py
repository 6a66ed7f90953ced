import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from remnants.envs.learner import LearnerEnv
from remnants.kernel.refusal import BadInput


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


@pytest.mark.filterwarnings("ignore:.*A Box observation space")
def test_gymnasium_accepts_it() -> None:
    class OnlyLegal(LearnerEnv):
        """The checker plays any action: those that are not allowed are replaced."""

        def step(self, action: int):  # type: ignore[no-untyped-def]
            mask = self.action_masks()
            return super().step(int(action) if mask[action] else int(mask.argmax()))

    check_env(OnlyLegal("lionsgate", 2), skip_render_check=True)


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
    env = LearnerEnv("city", 2, parts=["hand", "held"])
    seen, _ = env.reset(seed=1)
    assert seen.shape == (env.form.part_sizes["hand"] + env.form.part_sizes["held"],)
    with pytest.raises(BadInput, match="no part 'feet'"):
        LearnerEnv("city", 2, parts=["feet"])
    with pytest.raises(BadInput, match="seat"):
        LearnerEnv("city", 2, seat=2)
