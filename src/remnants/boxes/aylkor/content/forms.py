"""The form of Aylkor's pack files. What is wrong with a pack is said with file, entry and field."""

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Steps = Annotated[int, msgspec.Meta(ge=1, le=14)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
Mark = Annotated[str, msgspec.Meta(min_length=2, max_length=2)]
Type = Literal["organic", "mechanical", "elemental"]
Zone = Literal["centre", "outer"]
Target = Literal["self", "own", "own-unit", "own-hero", "enemy", "enemy-unit", "each-own", "each-enemy", "each"]


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """A name in both languages."""

    en: Annotated[str, msgspec.Meta(min_length=1)]
    it: Annotated[str, msgspec.Meta(min_length=1)]


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One effect of a unit, hero or tech, in the vocabulary told in units.toml."""

    do: str
    amount: Change | None = None
    cogs: Count = 0
    brew: Count = 0
    target: Target | None = None
    reach: Steps | None = None
    distance: Steps | None = None


class AbilityEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What sets effects off, and the effects in order."""

    when: Literal["activated", "built", "dies", "gathers", "defeats", "always"]
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1)]


class HeroEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    mark: Mark
    attack: Count
    health: Positive
    move: Positive
    ability: AbilityEntry
    range: Steps = 1


class UnitEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What a unit card shows (aylkor.unit.stats)."""

    id: Id
    name: Name
    mark: Mark
    type: Type
    cogs: Count
    brew: Count
    attack: Count
    health: Positive
    move: Positive
    copies: Positive
    range: Steps = 1
    abilities: list[AbilityEntry] = []


class TechEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    cogs: Count
    brew: Count
    copies: Positive
    effects: Annotated[list[EffectEntry], msgspec.Meta(min_length=1)]


class EventEffectEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What an event does at a moment."""

    do: Literal["damage", "heal", "gain", "scatter"]
    amount: Count = 0
    cogs: Count = 0
    brew: Count = 0
    zone: Zone | None = None


class LastingEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What is different while an event holds."""

    do: Literal["income", "harvest", "cost", "move", "attack", "truce"]
    amount: Change = 0
    cogs: Change = 0
    brew: Change = 0
    cards: Change = 0
    type: Type | None = None


class EventEntry(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    id: Id
    name: Name
    rounds: Positive
    revealed: list[EventEffectEntry] = []
    every_round: list[EventEffectEntry] = []
    lasting: list[LastingEntry] = []


class HeroesFile(msgspec.Struct, forbid_unknown_fields=True):
    hero: Annotated[list[HeroEntry], msgspec.Meta(min_length=4, max_length=4)]


class UnitsFile(msgspec.Struct, forbid_unknown_fields=True):
    unit: Annotated[list[UnitEntry], msgspec.Meta(min_length=1)]


class TechsFile(msgspec.Struct, forbid_unknown_fields=True):
    tech: Annotated[list[TechEntry], msgspec.Meta(min_length=1)]


class EventsFile(msgspec.Struct, forbid_unknown_fields=True):
    event: Annotated[list[EventEntry], msgspec.Meta(min_length=1)]


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    map: str


class StartEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What a player gets besides at the start."""

    cards: Count = 0
    cogs: Count = 0
    brew: Count = 0


class StartFile(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """For each number of players: one entry for every place in the turn order."""

    two_players: Annotated[list[StartEntry], msgspec.Meta(min_length=2, max_length=2)]
    three_players: Annotated[list[StartEntry], msgspec.Meta(min_length=3, max_length=3)]
    four_players: Annotated[list[StartEntry], msgspec.Meta(min_length=4, max_length=4)]
