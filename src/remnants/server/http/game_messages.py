"""What a client is told of the games that can be played here."""

from typing import Any, Literal

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


class Thing(msgspec.Struct):
    """Something that choices, events and views speak of by its number; a game tells more of it to its own page."""

    name: str | dict[str, str]
    """The same in all languages, or one for each."""
    id: str = ""


class FieldShown(msgspec.Struct):
    """A field of the state: what its numbers stand for, how it holds them, and in which form others see it."""

    kind: str
    shape: Literal["one", "pile", "by seat", "pile by seat", "rows", "by thing", "pile by thing"]
    seen: str


class CatalogueShown(msgspec.Struct):
    """What a page must know to name and draw what it is told; nothing of it where the game does not say."""

    kinds: dict[str, list[Thing]] = {}
    """The things of each kind, by their numbers."""
    verbs: dict[str, dict[str, str]] = {}
    """For each verb its arguments in order, and of which kind they are."""
    events: dict[str, dict[str, str | list[str]]] = {}
    """The same for each kind of event; a list holds several."""
    facts: dict[str, str] = {}
    """Of which kind each fact of a refusal is."""
    fields: dict[str, FieldShown] = {}
    steps: dict[str, str] = {}
    """The rule behind each question."""
    table: Any = None
    """What the game's own page needs besides."""
