"""One learner against random players, as a Gymnasium environment with action masks, as sb3-contrib wants them.

    from remnants.envs.learner import LearnerEnv
    env = LearnerEnv("city", players=2)

`examples/train_city.py` teaches a network with it.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from remnants.envs.arrays import Floats
from remnants.envs.form import Form
from remnants.envs.table import LearnersTable
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State

Worth = Callable[[State, int], float]
"""How well a seat stands, to be added to the reward as it changes: the end of a long game alone teaches slowly."""


class LearnerEnv(gymnasium.Env[Floats, int]):
    """The learner decides for one seat, which moves on by one from game to game and from seed to seed unless held.

    Decisions with one legal action are made without asking. `parts` names the parts of the observation that the
    learner gets (left out: all). The reward is the game's at its end, plus the changes of `worth` where one is given.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        parts: list[str] | None = None,
        seat: int | None = None,
        worth: Worth | None = None,
    ) -> None:
        self.form = Form(game, players, options, pack)
        self.table = LearnersTable(self.form, 0)
        self.seat = 0 if seat is None else seat
        if not 0 <= self.seat < players:
            raise BadInput(f"the learner's seat is one of 0 to {players - 1}, not {seat}")
        self._seat_moves = seat is None
        self._worth = worth
        self._stood = 0.0
        self._others = Random(0)
        self._chosen = self._places(list(self.form.part_sizes) if parts is None else parts)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.form.encoding.size)
        self.observation_space = spaces.Box(-np.inf, np.inf, shape=(len(self._chosen),), dtype=np.float32)

    def _places(self, parts: list[str]) -> NDArray[np.int64]:
        """Where the chosen parts lie in the flat observation."""
        unknown = [name for name in parts if name not in self.form.part_sizes]
        if unknown:
            raise BadInput(f"there is no part {unknown[0]!r}; there are {', '.join(self.form.part_sizes)}")
        places: list[int] = []
        start = 0
        for name, size in self.form.part_sizes.items():
            if name in parts:
                places += range(start, start + size)
            start += size
        return np.asarray(places, dtype=np.int64)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(2**31))
        self._others = Random(game_seed + 1)
        self.table.reset(game_seed)
        if self._seat_moves:
            self.seat = (self.seat + 1 if seed is None else seed) % self.form.players
        self._go_on()
        self._stood = self._standing()
        return self._observation(), {}

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        self.table.act(action)
        self._go_on()
        over = self.table.seat < 0
        stands = self._standing()
        reward = self.table.rewards()[self.seat] + stands - self._stood
        self._stood = stands
        won = {"won": self.seat in self.form.game.winners(self.table.state)} if over else {}
        return self._observation(), reward, over, False, won

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions: sb3-contrib asks for them by this name."""
        return self.table.mask().astype(np.bool_)

    def _go_on(self) -> None:
        """Lets the others act, and makes decisions that leave no choice, up to the learner's next or the end."""
        table = self.table
        while table.seat >= 0:
            if table.seat != self.seat:
                table.act_at_random(self._others)
            elif len(table.legal()) == 1:
                table.act(next(iter(table.legal())))
            else:
                return

    def _standing(self) -> float:
        return 0.0 if self._worth is None else self._worth(self.table.state, self.seat)

    def _observation(self) -> Floats:
        return self.table.observation(self.seat)[self._chosen]
