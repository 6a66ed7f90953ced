"""All abilities of the pack, one test case each, and who can own what they stand on."""

from typing import Any

import pytest

from remnants.boxes.city.content.content import COLOURS
from tests.city.table import (
    PACK,
    designs,
    gang,
)

WEAK = min(PACK.token_attack)
MAKER = "red-eden-garden"
FILLERS = ["technician", "dealer", "gambler", "courier", "informer", "pickpocket", "agitator"]
"""Gang members without Battle abilities, to fill hands and piles with."""

CARDS = [
    pytest.param(design, ability, id=f"{design}-{ability.when}")
    for number, design in enumerate(PACK.design_ids)
    for ability in PACK.design_abilities[number]
]
TILES = [
    pytest.param(design, ability, id=f"{design}-{ability.when}")
    for number, design in enumerate(PACK.development_ids)
    for ability in PACK.development_abilities[number]
]


def of_kind(entries: list[Any], *moments: str) -> list[Any]:
    return [entry for entry in entries if entry.values[1].when in moments]


def owner_of(design: str) -> str:
    """The gang that can hold this card: its own for a starter card, red for all others."""
    for number, starters in enumerate(PACK.starters):
        if design in designs(starters):
            return PACK.gang_ids[number]
    return gang("red")


def colour_of(name: str) -> str:
    return COLOURS[PACK.gang_colour[PACK.gang_ids.index(name)]]


def fillers(design: str, count: int) -> list[str]:
    return [filler for filler in FILLERS if filler != design][:count]


def enemy_of(name: str) -> dict[str, Any]:
    return {"gang": next(other for other in PACK.gang_ids if other != name), "draw": []}
