"""Many games at once, stepped in worker processes that write into shared memory, in the manner of Gymnasium.

    from remnants.envs.vector import VectorGames
    games = VectorGames("city", players=2, games=64, processes=2)
    observations, infos = games.reset(seed=1)
    observations, rewards, terminations, truncations, infos = games.step(actions)

Row n belongs to game n. Its observation is that of whoever decides (`infos["seat"]`), `infos["action_mask"]` says what
that player may do, and a game that has ended begins anew at once: its row then holds the rewards of the old game, by
seat, and the first observation of the new one.
"""

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from remnants.envs.form import Form
from remnants.envs.table import LearnersTable
from remnants.kernel.refusal import BadInput

Array = NDArray[Any]
Stepped = tuple[Array, Array, Array, Array, dict[str, Array]]

RESET = "reset"
STEP = "step"
CLOSE = "close"
WAIT_SECONDS = 120
SEEDS_APART = 1_000_003
"""The games of a row after each other: so far apart that the seeds of different rows do not meet."""


class Columns:
    """The arrays that games write into and the caller reads, one row for each game."""

    def __init__(self, form: Form, games: int, memory: SharedMemory | None) -> None:
        shapes: list[tuple[str, tuple[int, ...], Any]] = [
            ("observations", (games, form.observation_size), np.float32),
            ("rewards", (games, form.players), np.float32),
            ("actions", (games,), np.int32),
            ("seats", (games,), np.int32),
            ("masks", (games, form.encoding.size), np.int8),
            ("terminations", (games,), np.bool_),
        ]
        self.size = sum([int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in shapes])
        buffer: Any = bytearray(self.size) if memory is None else memory.buf
        arrays: dict[str, Array] = {}
        start = 0
        for name, shape, kind in shapes:
            arrays[name] = np.ndarray(shape, dtype=kind, buffer=buffer, offset=start)
            start += arrays[name].nbytes
        self.observations = arrays["observations"]
        self.rewards = arrays["rewards"]
        self.actions = arrays["actions"]
        self.seats = arrays["seats"]
        self.masks = arrays["masks"]
        self.terminations = arrays["terminations"]


class Rows:
    """Some of the games, in one process."""

    def __init__(self, form: Form, columns: Columns, first: int, beyond: int) -> None:
        self.form = form
        self.columns = columns
        self.rows = range(first, beyond)
        self.tables = {row: LearnersTable(form, row) for row in self.rows}
        self.seeds = {row: row for row in self.rows}

    def reset(self, seed: int) -> None:
        self.columns.rewards[self.rows.start : self.rows.stop] = 0.0
        self.columns.terminations[self.rows.start : self.rows.stop] = False
        for row in self.rows:
            self.seeds[row] = seed + row
            self.tables[row].reset(self.seeds[row])
            self._show(row)

    def step(self) -> None:
        columns = self.columns
        for row in self.rows:
            table = self.tables[row]
            table.act(int(columns.actions[row]))
            over = table.seat < 0
            if over or columns.terminations[row]:
                columns.rewards[row] = table.rewards()
                columns.terminations[row] = over
            if over:
                self.seeds[row] += SEEDS_APART
                table.reset(self.seeds[row])
            self._show(row)

    def _show(self, row: int) -> None:
        """Writes what the game looks like now to whoever decides."""
        columns, table = self.columns, self.tables[row]
        seat = table.seat
        columns.seats[row] = seat
        columns.observations[row] = table.observation(seat)
        mask = columns.masks[row]
        mask[:] = 0
        mask[list(table.legal())] = 1


def work(settings: dict[str, Any], games: int, name: str, first: int, beyond: int, calls: Connection) -> None:
    """A worker process: some rows, moved on whenever the caller says so."""
    memory = SharedMemory(name)
    form = Form(**settings)
    rows = Rows(form, Columns(form, games, memory), first, beyond)
    while True:
        try:
            call, seed = calls.recv()
        except EOFError:
            break
        if call == CLOSE:
            break
        try:
            if call == RESET:
                rows.reset(seed)
            else:
                rows.step()
            calls.send(None)
        except BadInput as error:
            calls.send(str(error))
    del rows
    memory.close()


class VectorGames:
    """Many games of one kind, in worker processes (`processes`; 0 keeps them in this one)."""

    def __init__(self, game: str, players: int = 2, games: int = 16, processes: int = 1, **settings: Any) -> None:
        """Further settings are those of `remnants.envs.form.Form`: options, pack and reward."""
        if processes < 0 or games < max(1, processes):
            raise BadInput(f"{games} games cannot be spread over {processes} processes")
        self.form = Form(game, players, **settings)
        self.num_envs = games
        self.single_action_space = spaces.Discrete(self.form.encoding.size)
        self.single_observation_space = spaces.Box(
            -np.inf, np.inf, shape=(self.form.observation_size,), dtype=np.float32
        )
        self._memory: SharedMemory | None = None
        self._workers: list[SpawnProcess] = []
        self._calls: list[Connection] = []
        self._here: Rows | None = None
        if processes == 0:
            self._columns = Columns(self.form, games, None)
            self._here = Rows(self.form, self._columns, 0, games)
        else:
            size = Columns(self.form, games, None).size
            self._memory = SharedMemory(create=True, size=size)
            self._columns = Columns(self.form, games, self._memory)
            self._start({"game": game, "players": players, **settings}, processes)

    def _start(self, settings: dict[str, Any], processes: int) -> None:
        assert self._memory is not None
        context = multiprocessing.get_context("spawn")
        edges = [self.num_envs * process // processes for process in range(processes + 1)]
        for first, beyond in pairwise(edges):
            ours, theirs = context.Pipe()
            arguments = (settings, self.num_envs, self._memory.name, first, beyond, theirs)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self._workers.append(worker)
            self._calls.append(ours)

    def reset(self, seed: int | None = None) -> tuple[Array, dict[str, Array]]:
        """All games anew; row n plays with a seed made from this one and n."""
        chosen = int(np.random.default_rng(seed).integers(2**31))
        self._call(RESET, chosen)
        return self._columns.observations.copy(), self._infos()

    def step(self, actions: Any) -> Stepped:
        """One action for each game."""
        self._columns.actions[:] = actions
        self._call(STEP, 0)
        columns = self._columns
        truncations = np.zeros(self.num_envs, dtype=np.bool_)
        observations, rewards = columns.observations.copy(), columns.rewards.copy()
        return observations, rewards, columns.terminations.copy(), truncations, self._infos()

    def _infos(self) -> dict[str, Array]:
        return {"action_mask": self._columns.masks.copy(), "seat": self._columns.seats.copy()}

    def _call(self, call: str, seed: int) -> None:
        if self._here is not None:
            if call == RESET:
                self._here.reset(seed)
            else:
                self._here.step()
            return
        if not self._calls:
            raise BadInput("the games are closed")
        for calls in self._calls:
            calls.send((call, seed))
        answers = [self._answer(calls) for calls in self._calls]
        for answer in answers:
            if answer is not None:
                raise BadInput(answer)

    def _answer(self, calls: Connection) -> str | None:
        if not calls.poll(WAIT_SECONDS):
            raise RuntimeError(f"a worker process has not answered for {WAIT_SECONDS} s")
        try:
            answer: str | None = calls.recv()
        except EOFError as error:
            raise RuntimeError("a worker process has ended; what it printed says why") from error
        return answer

    def close(self) -> None:
        """Ends the worker processes and gives the shared memory back."""
        for calls in self._calls:
            calls.send((CLOSE, 0))
        for worker in self._workers:
            worker.join()
        for calls in self._calls:
            calls.close()
        self._calls, self._workers = [], []
        if self._memory is not None:
            self._columns = Columns(self.form, self.num_envs, None)
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> "VectorGames":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
