"""The columns of the state, made from its declarations by `python -m remnants.declaring`. Do not edit."""

from typing import Any

from night_ferry.declarations import DECLARED
from remnants.kernel.declarations import Field
from remnants.kernel.game import Pack
from remnants.kernel.state import State, copied_lists


class FerryColumns(State):
    """Every field of the state, and what it keeps besides."""

    __slots__ = (
        "aboard",
        "bribes",
        "deck",
        "die",
        "hands",
        "lost",
        "night",
        "nights",
        "pack",
        "points",
        "sold",
    )

    def __init__(self, pack: Pack | None = None, players: int = 0) -> None:
        """The empty table; without a pack only a shell, for a clone to fill."""
        if pack is None:
            return
        super().__init__(players)
        self.pack = pack
        self.night: int = 1
        self.nights: int = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.aboard: list[int] = [-1] * players
        self.bribes: list[int] = [1] * players
        self.points: list[int] = [0] * players
        self.die: int = 0
        self.lost: list[int] = []
        self.sold: list[int] = []

    def fields(self) -> list[Field]:
        return DECLARED.fields

    def values(self) -> list[Any]:
        return [
            self.night,
            self.nights,
            self.deck,
            self.hands,
            self.aboard,
            self.bribes,
            self.points,
            self.die,
            self.lost,
            self.sold,
        ]

    def copy_into(self, copy: "FerryColumns") -> None:
        """Makes a shell an independent copy of this state."""
        copy.players = self.players
        copy.agenda = self.agenda[:]
        copy.telling = False
        copy.events = []
        copy.pack = self.pack
        copy.night = self.night
        copy.nights = self.nights
        copy.deck = self.deck[:]
        copy.hands = copied_lists(self.hands)
        copy.aboard = self.aboard[:]
        copy.bribes = self.bribes[:]
        copy.points = self.points[:]
        copy.die = self.die
        copy.lost = self.lost[:]
        copy.sold = self.sold[:]
