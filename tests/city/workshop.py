"""Packs in which one card or development has an ability made to measure: for the tests of the effect vocabulary."""

import re
import shutil
from pathlib import Path

import pytest

from remnants.boxes.city.rules.game import OWN_PACKS

CARD = "grenade"
PERMANENT = "grav-boots"
TILE = "scrap-bazaar"
MAKER = "red-eden-garden"
"""A development that makes products."""


class Workshop:
    """Makes such packs in a folder; everything else in them is as in the game's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def card(self, when: str, *effects: str, cost: str = "", condition: str = "") -> Path:
        """The grenade with this ability."""
        return self.changed("market.toml", "card", CARD, ability("card", when, effects, cost, condition))

    def permanent(self, *effects: str, condition: str = "") -> Path:
        """The grav boots with this standing ability."""
        return self.changed("market.toml", "card", PERMANENT, ability("card", "standing", effects, "", condition))

    def tile(self, when: str, *effects: str, cost: str = "", condition: str = "", design: str = TILE) -> Path:
        """The scrap bazaar, or another development, with this ability."""
        made = ability("development", when, effects, cost, condition)
        return self.changed("developments.toml", "development", design, made)

    def changed(self, file: str, kind: str, entry: str, abilities: str) -> Path:
        shutil.copytree(OWN_PACKS / "city", self.folder)
        path = self.folder / file
        blocks = re.split(rf"(?=^\[\[{kind}\]\]$)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for place, block in enumerate(blocks):
            if f'id = "{entry}"\n' in block:
                head = block.split(f"[[{kind}.abilities]]")[0]
                blocks[place] = f"{head}{abilities}\n\n"
        path.write_text("".join(blocks), encoding="utf-8")
        return self.folder


def ability(kind: str, when: str, effects: tuple[str, ...], cost: str, condition: str) -> str:
    lines = [f"[[{kind}.abilities]]", f'when = "{when}"']
    if cost:
        lines.append(f"cost = {{ {cost} }}")
    if condition:
        lines.append(f'condition = "{condition}"')
    listed = ", ".join([f"{{ {effect} }}" for effect in effects])
    lines.append(f"effects = [{listed}]")
    return "\n".join(lines)


def do(word: str, amount: int | None = None, **fields: int | str) -> str:
    """One effect as it is written in a pack."""
    parts = [f'do = "{word}"']
    if amount is not None:
        parts.append(f"amount = {amount}")
    parts += [
        f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}" for name, value in fields.items()
    ]
    return ", ".join(parts)


TESTED: set[str] = set()


def word(name: str) -> pytest.MarkDecorator:
    """Marks the test of a word, so that a test can see that none is missing."""
    TESTED.add(name)
    return pytest.mark.rule("city.cards.play")
