"""What many games write and the caller reads: columns that stay, and pages that are lent to the caller.

Observations and masks are large. They are not copied on their way, but written on one of a few pages and handed out as
they are; a page is written anew only when nobody holds its arrays any more, nor a piece of one.

Masks are read by the caller at every step and nearly all zeros. To write them in one process and read them in another
would have most of their memory wander from one processor to the other and back, which takes longer than everything
else: so whoever steps games only says where the ones are, and the caller writes them.
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

    def __init__(self, form: Form, games: int, block: Any) -> None:
        (self.observations,) = laid_out(shapes_of_page(form, games), block).values()
        self.masks = np.zeros((games, form.encoding.size), dtype=np.int8)
        self._alone = self._holders()

    def _holders(self) -> int:
        return sys.getrefcount(self.observations) + sys.getrefcount(self.masks)

    @property
    def lent(self) -> bool:
        """Whether anybody holds an array of this page or a piece of one."""
        return self._holders() != self._alone


class Desk:
    """Columns and pages together, over blocks of memory that several processes may share."""

    def __init__(self, form: Form, games: int, blocks: list[Any]) -> None:
        self.columns = Columns(form, games, blocks[0])
        self.pages = [Page(form, games, block) for block in blocks[1:]]

    def free_page(self) -> int:
        """The number of a page that may be written."""
        for number in range(KEPT + 1, len(self.pages)):
            if not self.pages[number].lent:
                return number
        return KEPT

    def clear(self, number: int) -> None:
        """Zeros for all masks of a page."""
        self.pages[number].masks[:] = 0

    def mark(self, number: int, rows: slice) -> None:
        """Ones in the masks of a page for what is legal in the rows of one process."""
        so_many = self.columns.so_many[rows.start]
        self.pages[number].masks[rows].reshape(-1)[self.columns.legal[rows].reshape(-1)[:so_many]] = 1

    def lend(self, number: int) -> tuple[Array, Array]:
        """Observations and masks of a page for the caller, who may keep and change them."""
        page = self.pages[number]
        if number == KEPT:
            return page.observations.copy(), page.masks.copy()
        return page.observations[:], page.masks[:]


def blocks_for(form: Form, games: int, shared: bool) -> list[Any]:
    """Memory for the columns and for each page: of this process alone, or shared with those that are given it."""
    page = size_of(shapes_of_page(form, games))
    sizes = [size_of(shapes_of_columns(form, games)), *[page] * (1 + LENT)]
    context = multiprocessing.get_context("spawn")
    return [context.RawArray("B", size) if shared else bytearray(size) for size in sizes]


def shapes_of_columns(form: Form, games: int) -> Shapes:
    return [
        ("finals", (games, form.observation_size), np.float32),
        ("rewards", (games, form.players), np.float32),
        ("actions", (games,), np.int32),
        ("seats", (games,), np.int32),
        ("actors", (games,), np.int32),
        ("legal", (games, form.encoding.size), np.int32),
        ("so_many", (games,), np.int32),
        ("terminations", (games,), np.bool_),
    ]


def shapes_of_page(form: Form, games: int) -> Shapes:
    return [
        ("observations", (games, form.observation_size), np.float32),
    ]


def size_of(shapes: Shapes) -> int:
    return sum([int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in shapes])


def laid_out(shapes: Shapes, block: Any) -> dict[str, Array]:
    """Arrays in a block of memory, one after the other."""
    arrays: dict[str, Array] = {}
    start = 0
    for name, shape, kind in shapes:
        arrays[name] = np.ndarray(shape, dtype=kind, buffer=block, offset=start)
        start += arrays[name].nbytes
    return arrays
