"""A pack that uses every word of the vocabulary on every occasion it may have, written out from the words themselves.

Board, gangs, prices and names are those of the game's own pack; nobody would want to play the rest.
"""

import shutil
from itertools import product
from pathlib import Path
from typing import Any

from remnants.boxes.city.content.content import Content
from remnants.boxes.city.content.words import (
    BATTLE_WORDS,
    CONDITION_TIMES,
    CONDITIONS,
    COST_TIMES,
    DEVELOPMENT_TIMES,
    HAND_CARD_TIMES,
    KINDS,
    MONEY_WORDS,
    WORDS,
)
from remnants.boxes.city.naming.ability_texts import AbilityTexts
from remnants.boxes.city.rules.game import OWN_PACKS
from remnants.text import Catalogue
from tests.written import Entry, entries_in, write_entries

BASE = OWN_PACKS / "city"
COIN = 500
COSTS: list[Entry | None] = [None, {"arcs": COIN}, {"renown": 1}, {"cards": 1}]
PERMANENTS = 18
"""So many of the 30 black market cards are permanent ones."""


def effects_for(when: str) -> list[Entry]:
    """Every word that may work then, once for each of its kinds; the numbers take turns."""
    effects: list[Entry] = []
    for word, (fields, times) in WORDS.items():
        if when not in times:
            continue
        kinds = [field for field in fields if field in KINDS]
        for chosen in product(*[KINDS[field] for field in kinds]):
            effect: Entry = {"do": word}
            for field in fields:
                if field not in KINDS:
                    effect[field] = (COIN if word in MONEY_WORDS else 1) * (1 + len(effects) % 2)
            effects.append(effect | dict(zip(kinds, chosen, strict=True)))
    return effects


def ability(when: str, number: int, effects: list[Entry]) -> Entry:
    """The ability that works then on entry `number`: effects, costs and conditions in turn."""
    first = effects[number % len(effects)]
    found: Entry = {"when": when, "effects": [first]}
    other = effects[(number + len(effects) // 2) % len(effects)]
    if (number % 3 == 2 or when == "produce") and (when != "standing" or fights(first) == fights(other)):
        found["effects"].append(other)
    cost = COSTS[(number + number // len(effects)) % len(COSTS)]
    if when in COST_TIMES and cost is not None:
        found["cost"] = cost
    condition = ["", *CONDITIONS][number % (1 + len(CONDITIONS))]
    if condition and when in CONDITION_TIMES and (when != "standing" or fights(first)):
        found["condition"] = condition
    return found


def fights(effect: Entry) -> bool:
    return effect["do"] in BATTLE_WORDS


def abilities(number: int, times: tuple[str, ...], without: tuple[str, ...] = ()) -> list[Entry]:
    usable = {when: [effect for effect in effects_for(when) if effect["do"] not in without] for when in times}
    return [ability(when, number + shift, effects) for shift, (when, effects) in enumerate(usable.items())]


def market() -> list[Entry]:
    """Thirty cards, one of each; the permanent ones come first."""
    cards: list[Entry] = []
    for number in range(30):
        permanent = number < PERMANENTS
        name = f"market-{number}"
        cards.append(
            {"id": name, "name": {"en": name, "it": name}, "price": COIN * (number % 5), "copies": 1}
            | {"permanent": permanent}
            | {"abilities": abilities(number, ("standing",) if permanent else HAND_CARD_TIMES)}
        )
    return cards


def alerts(lines: list[Entry]) -> list[Entry]:
    effects = effects_for("alert")
    for number, line in enumerate(lines):
        effect = dict(effects[number % len(effects)])
        effect["amount"] *= -1 if number >= len(effects) and effect["do"] != "ycu" else 1
        line["effects"] = [effect]
    return lines


def write(folder: Path) -> Path:
    """Writes the pack into a folder and gives it back."""
    shutil.copytree(BASE, folder)
    (folder / "former.toml").unlink()
    units = entries_in(BASE, "units.toml")["unit"]
    cards = entries_in(BASE, "abilities.toml")["card"]
    for number, card in enumerate([*units, *cards]):
        card["abilities"] = abilities(number, HAND_CARD_TIMES)
    developments = entries_in(BASE, "developments.toml")["development"]
    for number, development in enumerate(developments):
        development |= {"sale": COIN, "abilities": abilities(number, DEVELOPMENT_TIMES, without=("award",))}
    patrol: dict[str, Any] = entries_in(BASE, "patrol.toml")
    write_entries(folder, "units.toml", {"unit": units})
    write_entries(folder, "abilities.toml", {"card": cards})
    write_entries(folder, "market.toml", {"card": market()})
    write_entries(folder, "developments.toml", {"development": developments})
    write_entries(folder, "patrol.toml", patrol | {"alert": alerts(patrol["alert"])})
    return folder


def said(pack: Content, catalogue: Catalogue) -> list[str]:
    """The text of every card, every development and every line of the alert card."""
    texts = AbilityTexts(catalogue, pack)
    return [
        *[texts.card(card) for card in range(len(pack.design))],
        *[texts.development(development) for development in range(len(pack.development_ids))],
        *[texts.alert(die) for die in range(1, 7)],
    ]
