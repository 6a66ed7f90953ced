"""Many games at once, stepped in worker processes that write into shared memory: a vector environment of Gymnasium.

    from remnants.envs.vector import VectorGames
    games = VectorGames("city", players=2, games=64, processes=2)
    observations, infos = games.reset(seed=1)
    observations, rewards, terminations, truncations, infos = games.step(actions)

Row n belongs to game n. Its observation is that of whoever decides (`infos["seat"]`), and `infos["action_mask"]` says
what that player may do. The reward is that of the player who acted; `infos["rewards"]` has those of all seats. A game
that has ended begins anew at once: its row then holds the first observation of the new one, and
`infos["final_obs"]` the last of the old one, as the player saw it who acted last.
"""

import gc
import multiprocessing
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from remnants.envs.form import Form
from remnants.envs.pages import Array, Columns, Desk, Page, blocks_for
from remnants.envs.table import objection
from remnants.kernel.refusal import BadInput
from remnants.learning.numbered import ManyGames

Stepped = tuple[Array, Array, Array, Array, dict[str, Any]]

CLOSE = b"close"
"""What workers are told besides: the page to be written and, for a new beginning, its seed."""
SEEDS_APART = 1_000_003
"""The games of a row after each other: so far apart that the seeds of different rows do not meet."""


class Rows:
    """Some of the games, in one process."""

    def __init__(self, form: Form, desk: Desk, first: int, beyond: int) -> None:
        self.form = form
        self.columns: Columns = desk.columns
        self.pages: list[Page] = desk.pages
        self.first = first
        self.rows = slice(first, beyond)
        self.seeds = list(range(first, beyond))
        self.games = ManyGames(form.encoding, form.layout, form.beginning, self.seeds)

    def reset(self, page: int, seed: int) -> None:
        self.columns.rewards[self.rows] = 0.0
        self.columns.terminations[self.rows] = False
        for row in range(len(self.seeds)):
            self.seeds[row] = seed + self.first + row
            self.games.begin(row, self.seeds[row])
        self._show(page)

    def step(self, page: int) -> None:
        columns, rows = self.columns, self.rows
        rewards, terminations = columns.rewards[rows], columns.terminations[rows]
        rewards[:] = 0.0
        terminations[:] = False
        actions: list[int] = columns.actions[rows].tolist()
        illegal = self.games.illegal(actions)
        if illegal >= 0:
            self._object(illegal)
        columns.actors[rows] = columns.seats[rows]
        for row in self.games.step(actions):
            state = self.games.state(row)
            actor = int(columns.actors[self.first + row])
            columns.finals[self.first + row] = self.form.observed(state, actor)[0]
            rewards[row] = self.form.rewards(state)
            terminations[row] = True
            self.seeds[row] += SEEDS_APART
            self.games.begin(row, self.seeds[row])
        self._show(page)

    def _show(self, page: int) -> None:
        """Writes on a page what the games look like now to whoever decides in each."""
        rows, games = self.rows, len(self.seeds)
        self.columns.seats[rows] = self.games.seats()
        observations, masks = self.pages[page].observations[rows], self.pages[page].masks[rows]
        observations[:] = np.frombuffer(self.games.observations(), dtype=np.uint8).reshape(games, -1)
        observations *= self.form.scales
        masks[:] = 0
        masks.reshape(-1)[np.frombuffer(self.games.legal(), dtype="<i4")] = 1

    def _object(self, row: int) -> None:
        """Says why the action in a row is not allowed."""
        why = objection(self.form, self.games.games[row], int(self.columns.actions[self.first + row]))
        raise BadInput(f"game {self.first + row}: {why}")


def work(settings: dict[str, Any], games: int, blocks: list[Any], first: int, beyond: int, calls: Connection) -> None:
    """A worker process: some rows, moved on whenever the caller says so."""
    form = Form(**settings)
    rows = Rows(form, Desk(form, games, blocks), first, beyond)
    gc.freeze()
    while True:
        try:
            call = calls.recv_bytes()
        except EOFError:
            break
        if call == CLOSE:
            break
        try:
            carry_out(rows, call)
            calls.send_bytes(b"")
        except BadInput as error:
            calls.send_bytes(str(error).encode())


def carry_out(rows: Rows, call: bytes) -> None:
    page, _, seed = call.partition(b" ")
    if seed:
        rows.reset(int(page), int(seed))
    else:
        rows.step(int(page))


class VectorGames(VectorEnv[Array, Array, Array]):
    """Many games of one kind, in worker processes (`processes`; 0 keeps them in this one)."""

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
        self._workers: list[SpawnProcess] = []
        self._calls: list[Connection] = []
        self._here: Rows | None = None
        blocks = blocks_for(self.form, games, shared=processes > 0)
        self._desk = Desk(self.form, games, blocks)
        if processes == 0:
            self._here = Rows(self.form, self._desk, 0, games)
        else:
            self._start({"game": game, "players": players, **settings}, blocks, processes)

    def _start(self, settings: dict[str, Any], blocks: list[Any], processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        edges = [self.num_envs * process // processes for process in range(processes + 1)]
        for first, beyond in pairwise(edges):
            ours, theirs = context.Pipe()
            arguments = (settings, self.num_envs, blocks, first, beyond, theirs)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self._workers.append(worker)
            self._calls.append(ours)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """All games anew; row n plays with a seed made from this one and n."""
        chosen = int(np.random.default_rng(seed).integers(2**31))
        page = self._desk.free_page()
        self._call(b"%d %d" % (page, chosen))
        observations, masks = self._desk.lend(page)
        return observations, self._infos(masks)

    def step(self, actions: Any) -> Stepped:
        """One action for each game."""
        columns, page = self._desk.columns, self._desk.free_page()
        columns.actions[:] = actions
        self._call(b"%d" % page)
        observations, masks = self._desk.lend(page)
        ended = columns.terminations.copy()
        rewards = columns.rewards[self._each, columns.actors].astype(np.float64)
        infos = self._infos(masks)
        if ended.any():
            infos["rewards"] = columns.rewards.copy()
            infos["final_obs"] = np.full(self.num_envs, None, dtype=object)
            for row in np.flatnonzero(ended):
                infos["final_obs"][row] = columns.finals[row].copy()
            infos["_final_obs"] = ended
        return observations, rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _infos(self, masks: Array) -> dict[str, Any]:
        return {"action_mask": masks, "seat": self._desk.columns.seats.copy()}

    def _call(self, call: bytes) -> None:
        """Has all rows do something, in all processes at once."""
        if self._here is not None:
            carry_out(self._here, call)
            return
        if not self._calls:
            raise BadInput("the games are closed")
        for calls in self._calls:
            calls.send_bytes(call)
        for objected in [self._answer(calls) for calls in self._calls]:
            if objected:
                raise BadInput(objected)

    def _answer(self, calls: Connection) -> str:
        """What a worker objects to; empty when all is done."""
        try:
            return calls.recv_bytes().decode()
        except (EOFError, ConnectionError) as error:
            raise RuntimeError("a worker process has ended; what it printed says why") from error

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the worker processes. The memory goes with the last array that was handed out."""
        for calls in self._calls:
            with suppress(ConnectionError):
                calls.send_bytes(CLOSE)
        for worker in self._workers:
            worker.join()
        for calls in self._calls:
            calls.close()
        self._calls, self._workers = [], []

    def __enter__(self) -> "VectorGames":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
