"""Writing parts of a view into arrays of numbers: each function fills one part of an observation."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Parts = dict[str, Floats]
"""The named parts of an observation: pieces of one flat array, all zeros until they are written."""


def laid_out(sizes: dict[str, int]) -> tuple[Floats, Parts]:
    """A new flat array, and its named parts."""
    flat = np.zeros(sum(sizes.values()), dtype=np.float32)
    parts: Parts = {}
    start = 0
    for name, size in sizes.items():
        parts[name] = flat[start : start + size]
        start += size
    return flat, parts


def own_first(values: list[Any], seat: int) -> list[Any]:
    """Values by seat, the observer's own first, then clockwise."""
    return values[seat:] + values[:seat]


def write_sets(part: Floats, sets: list[int], size: int) -> None:
    """Sets of places (bit n of a number stands for place n) as zeros and ones, one set after the other."""
    width = (size + 7) // 8
    packed = b"".join([places.to_bytes(width, "little") for places in sets])
    rows = np.frombuffer(packed, dtype=np.uint8).reshape(len(sets), width)
    part[:] = np.unpackbits(rows, axis=1, count=size, bitorder="little").ravel()


def write_counts(part: Floats, piles: list[list[int]], size: int) -> None:
    """How many of each piece lie in each pile, one pile after the other; unknown pieces (below 0) are left out."""
    places = [owner * size + piece for owner, pile in enumerate(piles) for piece in pile if piece >= 0]
    if places:
        part[:] = np.bincount(places, minlength=len(part))


def write_marks(part: Floats, values: list[int], size: int) -> None:
    """For each value a one at its place among `size`; nothing for a value below 0."""
    for row, value in enumerate(values):
        if value >= 0:
            part[row * size + value] = 1.0


def write_seats(part: Floats, values: list[int], seat: int, players: int) -> None:
    """Which player each value is, counted from the observer; nothing for nobody."""
    for row, value in enumerate(values):
        if value >= 0:
            part[row * players + (value - seat) % players] = 1.0


def write_scaled(part: Floats, values: list[Any], scale: float) -> None:
    """Numbers brought to the order of one; what is hidden counts as 0."""
    part[:] = [0.0 if value is None else value / scale for value in values]


def sizes_of(piles: list[Any]) -> list[int]:
    """How many pieces are in each pile: a pile that is hidden is already a number."""
    return [len(pile) if isinstance(pile, list) else pile for pile in piles]
