"""The games as PettingZoo AEC environments.

    from remnants.envs import pettingzoo
    env = pettingzoo.env("city", players=2)

They pass PettingZoo's own tests for every game and number of players, one player included.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from remnants.envs.form import Form
from remnants.envs.table import LearnersTable
from remnants.kernel.refusal import BadInput

OBSERVATIONS = ("flat", "parts")
RENDER_MODES = ["ansi", "rgb_array"]


def env(game: str, players: int = 2, **settings: Any) -> AECEnv[str, Any, int]:
    """The environment with PettingZoo's usual safety wrappers: illegal actions end the game for whoever made them."""
    raw = RemnantsEnv(game, players, **settings)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class RemnantsEnv(AECEnv[str, Any, int]):  # type: ignore[misc]
    """One game for agents `player_0`, `player_1`, ...

    `observation` is "flat" (one array) or "parts" (named arrays); `reward` is "rank" or "score"; both come with a mask
    of the legal actions. Rewards are given at the end of the game.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        reward: str = "rank",
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if observation not in OBSERVATIONS:
            raise BadInput(f"the observation is one of {', '.join(OBSERVATIONS)}, not {observation!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"the render mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        self.form = Form(game, players, options, pack, reward)
        self.table = LearnersTable(self.form, 0)
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.in_parts = observation == "parts"
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = spaces.Discrete(self.form.encoding.size)
        self._observation_space = spaces.Dict(
            {
                "observation": self._form(),
                "action_mask": spaces.Box(0, 1, shape=(self.form.encoding.size,), dtype=np.int8),
            }
        )

    def _form(self) -> spaces.Space[Any]:
        sizes = self.form.part_sizes
        if not self.in_parts:
            return between_0_and_1(self.form.observation_size)
        return spaces.Dict({name: between_0_and_1(size) for name, size in sizes.items()})

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        asked = seat == self.table.seat
        mask = self.table.mask() if asked else np.zeros(self.form.encoding.size, dtype=np.int8)
        seen = self.table.parts(seat) if self.in_parts else self.table.observation(seat)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} must act: the game is not over")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.act(action)
        if self.table.seat < 0:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode is None:
            return None
        from remnants.envs import picture

        lines = picture.drawn(self.table)
        return picture.as_text(lines) if self.render_mode == "ansi" else picture.as_pixels(lines)

    def close(self) -> None:
        """Nothing is held open."""


def between_0_and_1(size: int) -> spaces.Box:
    return spaces.Box(0.0, 1.0, shape=(size,), dtype=np.float32)
