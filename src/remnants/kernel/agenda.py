"""The agenda: what still has to happen, as a stack of frames inside the state.

A save in the middle of a battle inside a move is just the state, because whatever waits is written here as
plain data and never held in a closure or a generator.
"""

from typing import Any, Final

NOBODY: Final = -1


class Frame:
    """One thing to be done: the name of a step, the seat it concerns, and a few numbers.

    Frames are never changed after they were made, so copies of a state share them.
    """

    __slots__ = ("data", "seat", "step")

    def __init__(self, step: str, seat: int = NOBODY, data: tuple[int, ...] = ()) -> None:
        self.step = step
        self.seat = seat
        self.data = data

    def __reduce__(self) -> tuple[Any, ...]:
        return Frame, (self.step, self.seat, self.data)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frame):
            return False
        return self.step == other.step and self.seat == other.seat and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.step, self.seat, self.data))

    def __repr__(self) -> str:
        return f"Frame({self.step!r}, {self.seat}, {self.data})"
