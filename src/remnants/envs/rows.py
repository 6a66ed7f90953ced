"""Some of the games of a vector environment, in one process: each has a row in memory that others may share."""

import numpy as np

from remnants.envs.form import Form
from remnants.envs.pages import Columns, Desk, Page
from remnants.envs.table import objection
from remnants.kernel.refusal import BadInput
from remnants.learning.numbered import ManyGames

SEEDS_APART = 1_000_003
"""The games of a row after each other: so far apart that the seeds of different rows do not meet."""
STEP = -1
"""Where a seed would stand: no new beginning but one action for each game."""


class Rows:
    """The games of some rows."""

    def __init__(self, form: Form, desk: Desk, rows: slice) -> None:
        self.form = form
        self.columns: Columns = desk.columns
        self.pages: list[Page] = desk.pages
        self.rows = rows
        self.first: int = rows.start
        self.seeds = list(range(rows.start, rows.stop))
        self.games = ManyGames(form.encoding, form.layout, form.beginning, self.seeds)

    def carry_out(self, page: int, seed: int) -> str:
        """A new beginning or a STEP; gives what there is to object to, empty where there is nothing."""
        try:
            if seed == STEP:
                self.step(page)
            else:
                self.reset(page, seed)
        except BadInput as error:
            return str(error)
        return ""

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
        """Writes on a page what the games look like now to whoever decides in each, and beside it what is legal."""
        rows, games = self.rows, len(self.seeds)
        self.columns.seats[rows] = self.games.seats()
        observations = self.pages[page].observations[rows]
        observations[:] = np.frombuffer(self.games.observations(), dtype=np.uint8).reshape(games, -1)
        observations *= self.form.scales
        legal = np.frombuffer(self.games.legal(), dtype="<i4")
        self.columns.so_many[self.first] = legal.size
        self.columns.legal[rows].reshape(-1)[: legal.size] = legal

    def _object(self, row: int) -> None:
        """Says why the action in a row is not allowed."""
        why = objection(self.form, self.games.games[row], int(self.columns.actions[self.first + row]))
        raise BadInput(f"game {self.first + row}: {why}")
