"""In which form the page is told what a pack prints; its types are made from this (`make declared`)."""

from typing import Literal, TypedDict

Name = str | dict[str, str]
"""The same in all languages, or one for each."""


class Ability(TypedDict):
    name: Name | None
    when: str
    words: list[str]
    """The words of its effects, the first of which gives the picture."""
    text: Name


class Card(TypedDict):
    id: str
    name: Name
    kind: Literal["leader", "member", "ability", "market", "permanent"]
    attack: list[int]
    """By colour."""
    price: int
    copies: int
    flavour: dict[str, str] | None
    abilities: list[Ability]


class Gang(TypedDict):
    id: str
    name: Name
    people: Name
    colour: str
    letter: str
    starter: list[int]


class Development(TypedDict):
    id: str
    name: Name
    level: int
    levels: list[int]
    cost: int
    renown: int
    copies: int
    sale: int
    flavour: dict[str, str] | None
    shape: list[tuple[int, int]]
    abilities: list[Ability]


class Token(TypedDict):
    name: Name
    attack: int
    bribe: int


class Space(TypedDict):
    name: Name


class Condition(TypedDict):
    """A way to gain influence (city.influence.described)."""

    id: str
    name: Name
    at_least: int
    text: Name


class Alert(TypedDict):
    name: Name
    text: Name


class Kinds(TypedDict):
    """Each kind of thing, by number."""

    card: list[Card]
    gang: list[Gang]
    development: list[Development]
    token: list[Token]
    space: list[Space]
    condition: list[Condition]
    alert: list[Alert]


class Side(TypedDict):
    """A side of the board, space by space."""

    levels: list[int]
    awards: list[int]
    entries: list[int]
    coordinates: list[list[int]]


class Sides(TypedDict):
    even: Side
    three: Side


class Numbers(TypedDict):
    turns: int
    renown: int
    renown_price: int
    figures: int
    influence: int
    reach: int
    coin: int


class Table(TypedDict):
    """What lies there in every game."""

    sides: Sides
    numbers: Numbers
    battle_die: list[int]
    colours: list[str]
    """Of the gangs, in the order in which attacks are printed."""


class Catalogue(TypedDict):
    kinds: Kinds
    table: Table
