"""What many games write and the caller reads: columns that stay, and pages that are lent to the caller.

Observations and masks are large. They are not copied on their way, but written on one of a few pages and handed out as
they are; a page is written anew only when nobody holds its arrays any more, nor a piece of one.

Whoever reads a page writes it. What one process writes and another reads wanders from one processor to the other and
back, which takes longer than everything else: so whoever steps games says in a byte what stands in each place of an
observation, and where a mask has its ones, and leaves alone what says so already. The caller makes numbers and masks of
that.
"""

import multiprocessing
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from remnants.envs.form import Form

Array = NDArray[Any]
Shapes = list[tuple[str, tuple[int, ...], Any]]
LENT = 3
"""How many pages can be lent at once: the one before, the one now, and one that somebody looks back at."""
KEPT = 0
"""The page that is never lent: it is written, and handed out as a copy, when all others are held."""


class Columns:
    """What stays where it is, one row for each game."""

    def __init__(self, form: Form, games: int, block: Any) -> None:
        arrays = laid_out(shapes_of_columns(form, games), block)
        self.words = arrays["words"]
        """What whoever decides sees, eight places to a word."""
        self.written: Array = self.words.view(np.uint8)[:, : form.observation_size]
        """The same place by place, as whole numbers."""
        self.finals = arrays["finals"]
        self.rewards = arrays["rewards"]
        self.actions = arrays["actions"]
        self.seats = arrays["seats"]
        self.actors = arrays["actors"]
        self.terminations = arrays["terminations"]
        self.legal = arrays["legal"]
        """Where the masks of some rows have their ones, counted from the first of these rows on and kept there."""
        self.so_many = arrays["so_many"]
        """How many ones these are, at the first of these rows."""


class Page:
    """What all games look like at one moment to whoever decides, one row for each game."""

    def __init__(self, form: Form, games: int) -> None:
        self.observations = np.zeros((games, form.observation_size), dtype=np.float32)
        self.masks = np.zeros((games, form.encoding.size), dtype=np.int8)
        self._alone = self._holders()

    def _holders(self) -> int:
        return sys.getrefcount(self.observations) + sys.getrefcount(self.masks)

    @property
    def lent(self) -> bool:
        """Whether anybody holds an array of this page or a piece of one."""
        return self._holders() != self._alone


class Desk:
    """Columns, over a block of memory that several processes may share, and the pages of the one that lends them."""

    def __init__(self, form: Form, games: int, block: Any) -> None:
        self.columns = Columns(form, games, block)
        self.pages = [Page(form, games) for _ in range(1 + LENT)]
        self._scales = form.scales

    def free_page(self) -> int:
        """The number of a page that may be written."""
        for number in range(KEPT + 1, len(self.pages)):
            if not self.pages[number].lent:
                return number
        return KEPT

    def clear(self, number: int) -> None:
        """Zeros for all masks of a page."""
        self.pages[number].masks[:] = 0

    def show(self, number: int, rows: slice) -> None:
        """Writes on a page what the rows of one process look like; its masks are all zeros so far."""
        page, columns = self.pages[number], self.columns
        observations = page.observations[rows]
        observations[:] = columns.written[rows]
        observations *= self._scales
        so_many = columns.so_many[rows.start]
        page.masks[rows].reshape(-1)[columns.legal[rows].reshape(-1)[:so_many]] = 1

    def lend(self, number: int) -> tuple[Array, Array]:
        """Observations and masks of a page for the caller, who may keep and change them."""
        page = self.pages[number]
        if number == KEPT:
            return page.observations.copy(), page.masks.copy()
        return page.observations[:], page.masks[:]


def block_for(form: Form, games: int, shared: bool) -> Any:
    """Memory for the columns: of this process alone, or shared with those that are given it."""
    size = sum([int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in shapes_of_columns(form, games)])
    return multiprocessing.get_context("spawn").RawArray("B", size) if shared else bytearray(size)


def shapes_of_columns(form: Form, games: int) -> Shapes:
    return [
        ("words", (games, words_of(form)), np.uint64),
        ("finals", (games, form.observation_size), np.float32),
        ("rewards", (games, form.players), np.float32),
        ("actions", (games,), np.int32),
        ("seats", (games,), np.int32),
        ("actors", (games,), np.int32),
        ("legal", (games, form.encoding.size), np.int32),
        ("so_many", (games,), np.int32),
        ("terminations", (games,), np.bool_),
    ]


def words_of(form: Form) -> int:
    """How many words of eight places an observation takes."""
    return (form.observation_size + 7) // 8


def laid_out(shapes: Shapes, block: Any) -> dict[str, Array]:
    """Arrays in a block of memory, one after the other."""
    arrays: dict[str, Array] = {}
    start = 0
    for name, shape, kind in shapes:
        arrays[name] = np.ndarray(shape, dtype=kind, buffer=block, offset=start)
        start += arrays[name].nbytes
    return arrays
