"""What a network is told of a position: numbers for each seat and numbers of the table, from what one seat knows.

A game's `analyst` folder has one subclass and its kit names an instance of it. What is hidden from the eyes it is asked
for must not show in any number: where a hand is not known, what it holds on the average of all that it may hold counts.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from remnants.kernel.state import State

EVERYTHING: Final = -1
"""Eyes that see all cards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Survey:
    """The numbers of one game. They are of the order of 1, so that a network learns from all of them alike."""

    __slots__ = ("of_a_seat", "of_the_table")

    def __init__(self, of_a_seat: list[str], of_the_table: list[str]) -> None:
        self.of_a_seat = of_a_seat
        """What each number of a seat says."""
        self.of_the_table = of_the_table
        """What each number of the whole table says."""

    def seats(self, state: State, eyes: int) -> list[list[float]]:
        """For each seat its numbers, as far as the seat `eyes` knows them (EVERYTHING: with open cards)."""
        raise NotImplementedError

    def table(self, state: State, eyes: int) -> list[float]:
        """The numbers of the whole table, as far as the seat `eyes` knows them."""
        raise NotImplementedError
