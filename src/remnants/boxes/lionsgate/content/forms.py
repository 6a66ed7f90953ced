"""The form of the content pack and of hand-written positions: one struct per kind of entry, named as in the TOML files.

Nothing is trusted: an unknown key, a missing field or a wrong type is refused here, and what takes more than one look
(counts, names of other entries, the network of tunnels) in `pack_checks`. The message names file, entry and field.
"""

from pathlib import Path
from typing import Any

from msgspec import Struct

from remnants.kernel import packs


class Form(Struct, forbid_unknown_fields=True):
    """What all entries have in common: they hold no key that nobody knows."""


class Name(Form):
    """A name in every language of the game."""

    en: str
    it: str


class Effect(Form):
    """One word of the vocabulary with what it needs: an amount, or a tool."""

    do: str
    amount: int = 0
    tool: str = ""


# ---------------------------------------------------------------- map.toml


class Market(Form):
    good: str
    squares: list[int]


class Cave(Form):
    """A cave; which of the later fields it has depends on its kind."""

    id: str
    kind: str
    name: Name
    mark: str
    x: int
    y: int
    size: str = ""
    markets: list[Market] = []
    circles: list[int] = []
    ore: str = ""
    tools: list[str] = []
    makes: str = ""
    deck: str = ""
    spoken: Name | None = None


class Tunnel(Form):
    between: tuple[str, str]
    difficulty: int


class MapFile(Form):
    cave: list[Cave]
    tunnel: list[Tunnel]


# ---------------------------------------------------------------- cards


class Mercenary(Form):
    id: str
    name: Name
    engineering: int
    mining: int
    fighting: int
    effects: list[Effect] = []


class Bandit(Form):
    id: str
    name: Name
    toughness: int
    steal: int
    bounty: int


class Cog(Form):
    id: str
    name: Name
    effects: list[Effect]


class Pipe(Form):
    """A pipe that has no use with some number of players is left out for it."""

    id: str
    name: Name
    effect: Effect
    players: tuple[int, ...] = (1, 2, 3, 4)


class MercenariesFile(Form):
    mercenary: list[Mercenary]


class BanditsFile(Form):
    bandit: list[Bandit]


class CogsFile(Form):
    cog: list[Cog]


class PipesFile(Form):
    pipe: list[Pipe]


# ---------------------------------------------------------------- risk.toml, mat.toml


class RiskFile(Form):
    multipliers: list[int]


class Rank(Form):
    """What somebody who plays alone is called with so much money or more at the end."""

    money: int
    name: Name


class MatFile(Form):
    share_row: list[int]
    upgrade_spaces: int
    rank: list[Rank] = []


class PackFiles(Form):
    """All files of a pack."""

    map: MapFile
    mercenaries: MercenariesFile
    bandits: BanditsFile
    cogs: CogsFile
    pipes: PipesFile
    risk: RiskFile
    mat: MatFile


def read(folder: Path) -> PackFiles:
    """The files of a pack in their declared form."""
    return PackFiles(
        map=packs.read(folder, "map.toml", MapFile),
        mercenaries=packs.read(folder, "mercenaries.toml", MercenariesFile),
        bandits=packs.read(folder, "bandits.toml", BanditsFile),
        cogs=packs.read(folder, "cogs.toml", CogsFile),
        pipes=packs.read(folder, "pipes.toml", PipesFile),
        risk=packs.read(folder, "risk.toml", RiskFile),
        mat=packs.read(folder, "mat.toml", MatFile),
    )


# ---------------------------------------------------------------- positions written by hand


class WrittenShares(Form):
    town: str
    circle: int
    seat: int
    tokens: int = 1


class WrittenPosition(Form):
    """A position; what each field means is said in `position`."""

    players: int
    round: int = 1
    options: dict[str, Any] = {}
    step: str = "turn"
    turn: int | None = None
    order: list[int] = []
    tiles: list[int] = []
    last_round: int = 0
    money: list[int] = []
    engines: list[str] = []
    teams: list[list[str]] = []
    assigned: list[list[str]] = []
    goods: list[list[str]] = []
    boxcars: list[list[str]] = []
    upgrades: list[list[str]] = []
    bandits: list[list[str]] = []
    tokens: dict[str, int] = {}
    loose: dict[str, list[str]] = {}
    markets: dict[str, dict[str, int]] = {}
    gilded: dict[str, dict[str, list[int]]] = {}
    shares: list[WrittenShares] = []
    ghosts: list[str] = []
    derailed: list[int] = []
    arrived: list[int] = []
    fallen: list[int] = []
    risk: list[str] = []
    tops: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
