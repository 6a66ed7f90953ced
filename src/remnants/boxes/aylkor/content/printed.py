"""In which form the page is told what a pack prints; its types are made from this (`make declared`)."""

from typing import Literal, TypedDict

from remnants.boxes.aylkor.content.content import UnitType

Name = str | dict[str, str]
"""The same in all languages, or one for each."""


class Card(TypedDict):
    id: str
    mark: str
    name: Name
    kind: Literal["unit", "tech", "hero"]
    type: UnitType
    cogs: int
    brew: int
    attack: int
    health: int
    move: int
    range: int
    copies: int
    text: Name


class EventCard(TypedDict):
    id: str
    name: Name
    rounds: int
    text: Name


class Space(TypedDict):
    name: Name


class Resource(TypedDict):
    id: str
    name: Name


class Kinds(TypedDict):
    """Each kind of thing, by number."""

    card: list[Card]
    event: list[EventCard]
    space: list[Space]
    resource: list[Resource]


class Field(TypedDict):
    """The hexes; the lists are of spaces."""

    rows: int
    columns: int
    corners: list[int]
    centre: list[int]
    numbered: list[int]


class Catalogue(TypedDict):
    kinds: Kinds
    table: Field
