"""A pack that uses every word of the vocabulary on every occasion it may have, written out from the words themselves.

Nobody would want to play it: each card does many things, so that few cards do them all.
"""

import shutil
from pathlib import Path
from typing import Any

from remnants.boxes.aylkor.content.content import DEEDS, EVENT_DEEDS, NO_TARGET, OCCASIONS, TARGETS, TYPES, Content
from remnants.boxes.aylkor.content.reading import NEEDS_AMOUNT, NEEDS_RESOURCE, NEEDS_TARGET, SINGLE_TARGETS
from remnants.boxes.aylkor.naming.card_texts import CardTexts
from remnants.text import Catalogue
from tests.written import write_entries

Effect = dict[str, Any]
UNITS, TECHS, HEROES, EVENTS = 15, 8, 4, 16
STANDING = ("shield", "always")
TEST_PACK = Path(__file__).parent / "pack"


def all_effects() -> list[Effect]:
    """Every deed with every target it can have; reach, distance and sign take turns."""
    effects: list[Effect] = []
    for do in DEEDS:
        if do in STANDING:
            continue
        if do in NEEDS_TARGET:
            targets = [target for target in TARGETS if target != TARGETS[NO_TARGET]]
            effects += [{"do": do, "target": target} for target in targets if do != "move" or target in SINGLE_TARGETS]
        elif do in NEEDS_RESOURCE:
            effects += [{"do": do, "cogs": 2}, {"do": do, "brew": 1}, {"do": do, "cogs": 1, "brew": 1}]
        else:
            effects.append({"do": do})
    for number, effect in enumerate(effects):
        if effect["do"] in NEEDS_AMOUNT:
            effect["amount"] = -2 if effect["do"] == "strengthen" and number % 2 else 1 + number % 2
        if "target" in effect and effect["target"] != "self" and number % 3:
            effect["reach"] = 2 * (number % 3)
        if effect["do"] == "move" and number % 2:
            effect["distance"] = 3
    return effects


def dealt(effects: list[Effect], cards: int, shift: int) -> list[list[Effect]]:
    """The effects in turn to so many cards."""
    return [effects[(card + shift) % cards :: cards] for card in range(cards)]


def name(what: str, number: int) -> dict[str, Any]:
    return {"id": f"{what}-{number}", "name": {"en": f"{what} {number}", "it": f"{what} {number}"}}


def units() -> list[dict[str, Any]]:
    effects = all_effects()
    by_occasion = {
        when: dealt(effects, UNITS, 2 * shift) for shift, when in enumerate(OCCASIONS) if when not in STANDING
    }
    cards: list[dict[str, Any]] = []
    for number in range(UNITS):
        abilities = [{"when": when, "effects": by_occasion[when][number]} for when in by_occasion]
        if number % 3 == 0:
            always = [
                {"do": "shield", "amount": 1},
                {"do": "strengthen", "amount": -1, "target": "each-own", "reach": 2},
            ]
            abilities.append({"when": "always", "effects": always})
        numbers = {"cogs": number % 3, "brew": number % 2, "attack": number % 4, "health": 1 + number % 5}
        kind = {"type": TYPES[1 + number % 3], "mark": f"u{chr(97 + number)}", "move": 1 + number % 3, "copies": 2}
        cards.append(
            name("unit", number)
            | kind
            | numbers
            | {"range": 1 + number % 3, "abilities": [a for a in abilities if a["effects"]]}
        )
    return cards


def techs() -> list[dict[str, Any]]:
    shares = dealt([effect for effect in all_effects() if effect.get("target") != "self"], TECHS, 0)
    return [
        name("tech", number) | {"cogs": number % 2, "brew": 0, "copies": 2, "effects": shares[number]}
        for number in range(TECHS)
    ]


def heroes() -> list[dict[str, Any]]:
    shares = dealt(all_effects(), HEROES, 0)
    return [
        name("hero", number)
        | {"mark": f"H{number}", "attack": 2, "health": 12, "move": 2}
        | {"ability": {"when": "activated", "effects": shares[number][:4]}}
        for number in range(HEROES)
    ]


def events() -> list[dict[str, Any]]:
    at_once: list[Effect] = []
    for do in EVENT_DEEDS:
        if do in ("damage", "heal"):
            at_once += [
                {"do": do, "amount": 1},
                *[{"do": do, "amount": 2, "zone": zone} for zone in ("centre", "outer")],
            ]
        else:
            at_once.append({"do": do, "cogs": 1, "brew": 1} if do == "gain" else {"do": do})
    lasting: list[Effect] = [
        {"do": "income", "cogs": -2, "cards": -1},
        {"do": "income", "cogs": 2, "cards": 1},
        {"do": "harvest", "cogs": 1, "brew": 1},
        {"do": "harvest", "cogs": -2, "brew": -2},
        {"do": "cost", "amount": -2},
        {"do": "cost", "amount": 2},
        {"do": "move", "amount": -3},
        {"do": "move", "amount": 2},
        *[{"do": "attack", "amount": amount, "type": kind} for kind in TYPES[1:] for amount in (-2, 2)],
        {"do": "truce"},
    ]
    return [
        name("event", number)
        | {"rounds": 1 + number % 2, "lasting": lasting[number::EVENTS]}
        | {"revealed": at_once[number::EVENTS], "every-round": at_once[(number + 8) % EVENTS :: EVENTS]}
        for number in range(EVENTS)
    ]


def write(folder: Path) -> Path:
    """Writes the pack into a folder and gives it back."""
    shutil.copytree(TEST_PACK, folder)
    for file, entry, cards in (
        ("units.toml", "unit", units()),
        ("techs.toml", "tech", techs()),
        ("heroes.toml", "hero", heroes()),
        ("events.toml", "event", events()),
    ):
        write_entries(folder, file, {entry: cards})
    return folder


def said(pack: Content, catalogue: Catalogue) -> list[str]:
    """The text of every card and every event."""
    texts = CardTexts(catalogue, pack)
    return [*[texts.card(card) for card in range(len(pack.ids))], *[texts.event(at) for at in range(len(pack.events))]]
