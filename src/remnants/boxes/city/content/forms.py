"""The form of City's content pack: a struct for each kind of entry, named as in the TOML files, and `load`.

A pack is data that people write by hand, so nothing is trusted: an unknown key, a missing field or a wrong type is
refused here, and everything that takes more than one look (counts, names of other entries, the words of abilities, the
board) in `pack_checks`. Either way the message names file, entry and field.
"""

from pathlib import Path

from msgspec import Struct

from remnants.boxes.city.content import checks
from remnants.kernel import packs


class Form(Struct, forbid_unknown_fields=True):
    """What all entries have in common: they hold no key that nobody knows."""


class Name(Form):
    """A name, or a line of flavour, in every language of the game."""

    en: str
    it: str


# ---------------------------------------------------------------- abilities


class Cost(Form):
    """What an ability asks for: exactly one of these."""

    arcs: int = 0
    renown: int = 0
    cards: int = 0


class Effect(Form):
    """One word of the vocabulary (`do`) with its fields; `pack_words` says which fields each word takes, and when."""

    do: str
    amount: int = 0
    figures: int = 0
    spaces: int = 0
    on: str = ""
    pile: str = ""
    per: str = ""


class Ability(Form):
    """What a card or a development does, when, at which cost and on which condition."""

    when: str
    effects: list[Effect]
    name: Name | None = None
    cost: Cost | None = None
    condition: str = ""


# ---------------------------------------------------------------- board.toml


class Side(Form):
    """A side of the board: two maps of 7 lines with 7 characters each, and the entry spaces clockwise."""

    id: str
    players: list[int]
    entries: list[str]
    levels: str
    renown: str


class BoardFile(Form):
    side: list[Side]


# ---------------------------------------------------------------- gangs.toml, units.toml, abilities.toml


class StarterCard(Form):
    """So many copies of a card in a starter deck."""

    card: str
    copies: int


class Gang(Form):
    id: str
    colour: str
    name: Name
    people: Name
    leader: str
    starter: list[StarterCard]


class GangsFile(Form):
    gang: list[Gang]


class Attack(Form):
    """The attack values of a unit in the colour of the gang that lays it."""

    yellow: int
    red: int
    blue: int
    green: int


class Unit(Form):
    """A gang leader or a gang member; `copies` are those in the common gang member deck."""

    id: str
    name: Name
    kind: str
    attack: Attack
    copies: int
    abilities: list[Ability]
    flavour: Name | None = None


class UnitsFile(Form):
    unit: list[Unit]


class AbilityCard(Form):
    """A starter card that is no unit."""

    id: str
    name: Name
    abilities: list[Ability]
    flavour: Name | None = None


class AbilitiesFile(Form):
    card: list[AbilityCard]


# ---------------------------------------------------------------- market.toml, developments.toml


class MarketCard(Form):
    """A black market card; a permanent one lies in front of its owner for the rest of the game."""

    id: str
    name: Name
    price: int
    copies: int
    abilities: list[Ability]
    flavour: Name | None = None
    permanent: bool = False


class MarketFile(Form):
    card: list[MarketCard]


class Development(Form):
    """A development: its draft pile (`level`), where its tiles may stand (`levels`) and their `shape`."""

    id: str
    name: Name
    level: str
    levels: list[str]
    cost: int
    renown: int
    copies: int
    shape: list[str]
    sale: int
    abilities: list[Ability]
    flavour: Name | None = None


class DevelopmentsFile(Form):
    development: list[Development]


# ---------------------------------------------------------------- patrol.toml


class Token(Form):
    """A YCU token; `copies` of it are in the bag."""

    attack: int
    bribe: int
    copies: int


class Coordinates(Form):
    """A coordinate card: its spaces on each side of the board."""

    even: list[str]
    three: list[str]


class Alert(Form):
    """A line of the alert card."""

    roll: int
    name: Name
    effects: list[Effect]


class PatrolFile(Form):
    token: list[Token]
    coordinates: list[Coordinates]
    alert: list[Alert]


# ---------------------------------------------------------------- mat.toml


class InfluenceCondition(Form):
    """A condition on the mat that raises the influence by 1, once."""

    id: str
    at_least: int
    name: Name


class Mat(Form):
    """The player mat and the supplies around the board."""

    influence: int
    figures: int
    pool: int
    money: int
    income: int
    renown: int
    products: int
    renown_price: int
    turns: int
    reach: int
    battle_die: list[int]
    coin: int
    condition: list[InfluenceCondition]


# ---------------------------------------------------------------- the whole pack


class PackFiles(Form):
    """Everything a pack says, read and checked."""

    sides: list[Side]
    gangs: list[Gang]
    units: list[Unit]
    abilities: list[AbilityCard]
    market: list[MarketCard]
    developments: list[Development]
    tokens: list[Token]
    coordinates: list[Coordinates]
    alerts: list[Alert]
    mat: Mat


def load(folder: Path) -> PackFiles:
    """The pack in that folder; raises BadInput with one message about the first thing that is not right."""
    patrol = packs.read(folder, "patrol.toml", PatrolFile)
    files = PackFiles(
        sides=packs.read(folder, "board.toml", BoardFile).side,
        gangs=packs.read(folder, "gangs.toml", GangsFile).gang,
        units=packs.read(folder, "units.toml", UnitsFile).unit,
        abilities=packs.read(folder, "abilities.toml", AbilitiesFile).card,
        market=packs.read(folder, "market.toml", MarketFile).card,
        developments=packs.read(folder, "developments.toml", DevelopmentsFile).development,
        tokens=patrol.token,
        coordinates=patrol.coordinates,
        alerts=patrol.alert,
        mat=packs.read(folder, "mat.toml", Mat),
    )
    checks.check(files)
    return files
