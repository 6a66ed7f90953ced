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

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that plays here now; None where a person does."""
        return self.level if self.kind == "bot" else self.stand_in

    def taken_by(self, holder: str, name: str) -> "SeatKept":
        return SeatKept(self.seat, "person", name, holder)

    def given_to_bot(self, level: str, name: str) -> "SeatKept":
        return SeatKept(self.seat, "bot", name, None, level)

    def opened(self) -> "SeatKept":
        return SeatKept(self.seat, "open", "")

    def left_to(self, level: str) -> "SeatKept":
        """The same person's seat with a bot standing in."""
        return msgspec.structs.replace(self, stand_in=level)

    def given_back(self) -> "SeatKept":
        return msgspec.structs.replace(self, stand_in=None)


def bot_name(level: str, seat: int) -> str:
    """What a bot is called at the table."""
    return f"{level.capitalize()} bot {seat + 1}"
