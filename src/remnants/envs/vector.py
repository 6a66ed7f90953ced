"""Many games at once, stepped in several processes that write into shared memory: a vector environment of Gymnasium.

    from remnants.envs.vector import VectorGames
    games = VectorGames("city", players=2, games=64, processes=2)
    observations, infos = games.reset(seed=1)
    observations, rewards, terminations, truncations, infos = games.step(actions)

Row n belongs to game n. Its observation is that of whoever decides (`infos["seat"]`), and `infos["action_mask"]` says
what that player may do. The reward is that of the player who acted; `infos["rewards"]` has those of all seats. A game
that has ended begins anew at once: its row then holds the first observation of the new one, and
`infos["final_obs"]` the last of the old one, as the player saw it who acted last.
"""

from itertools import pairwise
from types import TracebackType
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from remnants.envs.form import Form
from remnants.envs.pages import Array, Desk, blocks_for
from remnants.envs.rows import STEP, Rows
from remnants.envs.workers import SteppingProcess
from remnants.kernel.refusal import BadInput

Stepped = tuple[Array, Array, Array, Array, dict[str, Any]]
SHOWING = 1 / 16
"""What it takes to ask the others and to mark what is legal in all games, measured by what it takes to step them."""


class VectorGames(VectorEnv[Array, Array, Array]):
    """Many games of one kind, stepped by so many processes: this one, and a worker for each further one.

    Without workers (`processes=1`, or 0) nothing is started, and the games can be copied and pickled.
    """

    def __init__(self, game: str, players: int = 2, games: int = 16, processes: int = 1, **settings: Any) -> None:
        """Further settings are those of `remnants.envs.form.Form`: options, pack and reward."""
        if processes < 0 or games < max(1, processes):
            raise BadInput(f"{games} games cannot be spread over {processes} processes")
        self.form = Form(game, players, **settings)
        self.num_envs = games
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space = spaces.Discrete(self.form.encoding.size)
        self.single_observation_space = spaces.Box(0.0, 1.0, shape=(self.form.observation_size,), dtype=np.float32)
        self.action_space = batch_space(self.single_action_space, games)
        self.observation_space = batch_space(self.single_observation_space, games)
        self._each = np.arange(games)
        blocks = blocks_for(self.form, games, shared=processes > 1)
        self._desk = Desk(self.form, games, blocks)
        own, *others = shares(games, max(1, processes))
        self._rows = Rows(self.form, self._desk, own)
        made_from = {"game": game, "players": players, **settings}
        self._workers = [SteppingProcess(made_from, games, blocks, rows) for rows in others]

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """All games anew; row n plays with a seed made from this one and n."""
        chosen = int(np.random.default_rng(seed).integers(2**31))
        page = self._desk.free_page()
        self._carry_out(page, chosen)
        observations, masks = self._desk.lend(page)
        return observations, self._infos(masks)

    def step(self, actions: Any) -> Stepped:
        """One action for each game. Where one is not allowed others may have gone on all the same: then reset them."""
        columns, page = self._desk.columns, self._desk.free_page()
        columns.actions[:] = actions
        self._carry_out(page, STEP)
        observations, masks = self._desk.lend(page)
        ended = columns.terminations.copy()
        rewards = np.zeros(self.num_envs)
        infos = self._infos(masks)
        if ended.any():
            rewards[:] = columns.rewards[self._each, columns.actors]
            infos["rewards"] = columns.rewards.copy()
            infos["final_obs"] = np.full(self.num_envs, None, dtype=object)
            for row in np.flatnonzero(ended):
                infos["final_obs"][row] = columns.finals[row].copy()
            infos["_final_obs"] = ended
        return observations, rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _infos(self, masks: Array) -> dict[str, Any]:
        return {"action_mask": masks, "seat": self._desk.columns.seats.copy()}

    def _carry_out(self, page: int, seed: int) -> None:
        """Has all processes do something at once, this one too.

        Where that breaks off some games have gone on and others have not, so there is no going on.
        """
        if self.closed:
            raise BadInput("the games are closed")
        try:
            for worker in self._workers:
                worker.ask(page, seed)
            self._desk.clear(page)
            objections = [self._rows.carry_out(page, seed)]
            self._desk.mark(page, self._rows.rows)
            for worker in self._workers:
                objections.append(worker.answer())
                self._desk.mark(page, worker.rows)
        except BaseException:
            self.close()
            raise
        for objection in objections:
            if objection:
                raise BadInput(objection)

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the worker processes. The memory goes with the last array that was handed out."""
        for worker in self._workers:
            worker.close()
        self._workers = []

    def __enter__(self) -> "VectorGames":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def shares(games: int, processes: int) -> list[slice]:
    """The rows of each process. The first, which also shows all games to the caller, steps fewer: all end at once."""
    own = max(1, round(games * ((1 + SHOWING) / processes - SHOWING)))
    rest = [own + (games - own) * share // max(1, processes - 1) for share in range(processes)]
    return [slice(0, own), *[slice(*edge) for edge in pairwise(rest)]]
