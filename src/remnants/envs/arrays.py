"""Small pieces for observations: parts of a view as arrays of numbers."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


def own_first(values: list[Any], seat: int) -> list[Any]:
    """Values by seat, the observer's own first, then clockwise."""
    return values[seat:] + values[:seat]


def bits(mask: int, size: int) -> Floats:
    """A set of places as zeros and ones."""
    packed = np.frombuffer(mask.to_bytes((size + 7) // 8, "little"), dtype=np.uint8)
    return np.unpackbits(packed, bitorder="little")[:size].astype(np.float32)


def counted(pieces: list[int], size: int) -> Floats:
    """How many of each piece are in a list; unknown ones (below 0) are left out."""
    known = [piece for piece in pieces if 0 <= piece < size]
    return np.bincount(np.asarray(known, dtype=np.int64), minlength=size).astype(np.float32)


def one_hot(value: int, size: int) -> Floats:
    """A one at the place of the value; all zeros when there is none."""
    array = np.zeros(size, dtype=np.float32)
    if 0 <= value < size:
        array[value] = 1.0
    return array


def scaled(values: list[Any], scale: float) -> Floats:
    """Numbers brought to the order of one; what is hidden counts as 0."""
    return np.asarray([0 if value is None else value for value in values], dtype=np.float32) / np.float32(scale)


def seat_hot(value: int, seat: int, players: int) -> Floats:
    """Which player it is, counted from the observer; all zeros for nobody."""
    return one_hot((value - seat) % players if value >= 0 else -1, players)
