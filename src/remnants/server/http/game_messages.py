"""What a client is told of the games that can be played here."""

from typing import Literal

import msgspec


class OptionShown(msgspec.Struct):
    name: str
    values: list[int | str | bool]
    rule: str


class PackShown(msgspec.Struct):
    """A pack that a table may ask for: the usual one, another of the game's own, or one of this server's."""

    name: str
    kind: Literal["usual", "own", "house"]


class GameTold(msgspec.Struct):
    """What a start page says of a game in one language; nothing where the game says nothing."""

    title: str
    tagline: str
    weight: str
    """How long and how heavy it is."""


class GameShown(msgspec.Struct):
    name: str
    told: dict[str, GameTold]
    """By language."""
    rules: str
    fewest_players: int
    most_players: int
    options: list[OptionShown]
    packs: list[PackShown]
    """The usual one first."""
    levels: list[str]
    """The bots from the simplest to the strongest."""
    lessons: list[str]
    """The names of its lessons, the first one first."""
    puzzles: int
    """How many puzzles it has."""
