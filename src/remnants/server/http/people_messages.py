"""What a client is told of people: where they are known, who watches, what time and what notes they have."""

from typing import Literal

import msgspec


class SpectatorShown(msgspec.Struct):
    """Somebody who watches, as everybody at the table sees them."""

    number: int
    name: str
    online: bool
    you: bool


class DeviceShown(msgspec.Struct):
    """A browser on which one is known; `described` names browser and system where they say so."""

    id: str
    described: str
    created: str
    seen: str
    here: bool


class DevicesShown(msgspec.Struct):
    """Where one is known, and whether one can come back by a passphrase."""

    devices: list[DeviceShown]
    passphrase: bool


class SeatLink(msgspec.Struct):
    """The link of one's own seat, shown this once: a path with the secret behind `#`, and its QR code as SVG."""

    link: str
    code: str


class Joined(msgspec.Struct):
    table: str
    seats: list[int]


class Notes(msgspec.Struct):
    text: str


class ClockShown(msgspec.Struct):
    """The clock of a table in seconds: how it was set, each seat's bank, and whose runs until when."""

    kind: Literal["live", "mail"]
    bank: int
    per_turn: int
    at_end: Literal["wait", "bot", "over"]
    banks: list[float]
    running: int | None
    due: str | None
