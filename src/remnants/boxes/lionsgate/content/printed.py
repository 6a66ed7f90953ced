"""In which form the page is told what a pack prints; its types are made from this (`make declared`)."""

from typing import Literal, TypedDict

from remnants.boxes.lionsgate.content.words import CaveKind

Name = str | dict[str, str]
"""The same in all languages, or one for each."""


class Mercenary(TypedDict):
    id: str
    name: Name
    engineering: int
    mining: int
    fighting: int
    text: Name


class Bandit(TypedDict):
    id: str
    name: Name
    toughness: int
    steal: int
    bounty: int


class Upgrade(TypedDict):
    id: str
    name: Name
    kind: Literal["cog", "pipe"]
    text: Name


class Cave(TypedDict):
    id: str
    name: Name
    spoken: Name
    kind: CaveKind
    x: int
    y: int
    large: bool
    ore: int
    tools: list[int]
    makes: int
    deck: int
    markets: list[int]
    circles: list[int]


class Tunnel(TypedDict):
    name: Name
    ends: tuple[int, int]
    difficulty: int


class Market(TypedDict):
    name: Name
    cave: int
    good: int
    squares: list[int]


class Circle(TypedDict):
    name: Name
    cave: int
    price: int


class Word(TypedDict):
    """A good, a tile, a deck."""

    id: str
    name: Name


class Kinds(TypedDict):
    """Each kind of thing, by number."""

    mercenary: list[Mercenary]
    bandit: list[Bandit]
    upgrade: list[Upgrade]
    cave: list[Cave]
    tunnel: list[Tunnel]
    market: list[Market]
    circle: list[Circle]
    good: list[Word]
    tile: list[Word]
    deck: list[Word]


class Rank(TypedDict):
    """What whoever plays alone has reached with so much money."""

    money: int
    name: Name


class Table(TypedDict):
    """What lies there in every game."""

    guild: int
    city: int
    multipliers: list[int]
    share_row: list[int]
    ranks: list[Rank]
    upgrade_spaces: int
    boxes_a_car: int
    entry_price: int


class Catalogue(TypedDict):
    kinds: Kinds
    table: Table
