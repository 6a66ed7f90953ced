"""Seats: who sits where, and who plays for them."""

from typing import Literal

import msgspec

Kind = Literal["person", "open", "bot"]


class SeatKept(msgspec.Struct, frozen=True):
    """A seat. A person's seat keeps its holder while a bot stands in, so that it can be given back."""

    seat: int
    kind: Kind
    name: str
    holder: str | None = None
    level: str | None = None
    stand_in: str | None = None
    shared: bool = False
    """Whether its holder lets anybody look at the game once it is over."""
    silenced: bool = False
    """Whether the host has taken the word from it."""
    number: str | None = None
    """What its holder added to the seed before the game."""

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that plays here now; None where a person does."""
        return self.level if self.kind == "bot" else self.stand_in

    def taken_by(self, holder: str, name: str, number: str | None = None) -> "SeatKept":
        return SeatKept(self.seat, "person", name, holder, number=number)

    def brought_to(self, holder: str) -> "SeatKept":
        """The same person's seat on another device, where they play themselves."""
        return msgspec.structs.replace(self, holder=holder, stand_in=None)

    def opened(self) -> "SeatKept":
        return SeatKept(self.seat, "open", "")

    def left_to(self, level: str) -> "SeatKept":
        """The same person's seat with a bot standing in."""
        return msgspec.structs.replace(self, stand_in=level)

    def given_back(self) -> "SeatKept":
        return msgspec.structs.replace(self, stand_in=None)
