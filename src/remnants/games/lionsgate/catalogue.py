"""Everything the page must know to draw and name things; the outline is that of `remnants.games.city.catalogue`.

Texts of cards come written out in every language: they are generated here from the effects, as everywhere.
"""

from typing import Any

from remnants.games.lionsgate.content import Content
from remnants.games.lionsgate.naming.names import LionsgateNaming
from remnants.games.lionsgate.state import cards_in
from remnants.games.lionsgate.words import (
    BOXES_A_CAR,
    CAVE_KINDS,
    DECKS,
    ENGINEERING,
    ENTRY_PRICE,
    FIGHTING,
    FIRST_PIPE,
    GOODS,
    MINING,
    TILES,
)
from remnants.kernel.steps import Ask
from remnants.text import LANGUAGES, Catalogue

VERBS: dict[str, dict[str, str]] = {
    "take": {"mercenary": "mercenary"},
    "assign": {"mercenary": "mercenary"},
    "replace": {"mercenary": "mercenary"},
    "pipe": {"upgrade": "upgrade"},
    "discard": {"upgrade": "upgrade"},
    "lose": {"upgrade": "upgrade"},
    "ward": {"upgrade": "upgrade"},
    "tunnel": {"tunnel": "tunnel"},
    "token": {"tunnel": "tunnel"},
    "scout": {"tunnel": "tunnel"},
    "go": {"cave": "cave"},
    "load": {"good": "good", "amount": "number"},
    "drop": {"box": "box", "amount": "number"},
    "sell": {"box": "box", "market": "market", "amount": "number"},
    "pay": {"box": "box"},
    "share": {"circle": "circle"},
    "beat": {"bandit": "bandit"},
    "keep": {"card": "drawn"},
    "on-top": {"card": "drawn"},
    "car": {"player": "seat", "car": "car"},
    "player": {"player": "seat"},
}
SEAT = {"seat": "seat"}
MERCENARY = {"seat": "seat", "mercenary": "mercenary"}
UPGRADE = {"seat": "seat", "upgrade": "upgrade"}
EVENTS: dict[str, dict[str, Any]] = {
    "order-dealt": {"order": ["seat"]},
    "offered": {"mercenary": "mercenary"},
    "joined": MERCENARY,
    "drafted": MERCENARY,
    "draft-ended": {"order": ["seat"]},
    "round": {"order": ["seat"]},
    "assigned": MERCENARY,
    "rested": SEAT,
    "moved": {"seat": "seat", "start": "cave", "cave": "cave", "route": ["tunnel"]},
    "bandit-met": {"seat": "seat", "bandit": "bandit"},
    "tokens-left": {"seat": "seat", "route": ["tunnel"]},
    "token-removed": {"seat": "seat", "tunnel": "tunnel"},
    "tile-drawn": {"seat": "seat", "drawn": "tile"},
    "skunk": SEAT,
    "skunk-calmed": SEAT,
    "mined": {"seat": "seat", "cave": "cave", "good": "good"},
    "rolled": SEAT,
    "beaten": {"seat": "seat", "bandit": "bandit"},
    "stolen": SEAT,
    "engine-derailed": {"seat": "seat", "cave": "cave"},
    "boxcars-derailed": {"seat": "seat", "goods": ["good"]},
    "upgrade-lost": UPGRADE,
    "pipe-played": {"seat": "seat", "pipe": "upgrade", "victim": "seat"},
    "warded": {"seat": "seat", "pipe": "upgrade"},
    "tile-taken": SEAT,
    "loaded": {"seat": "seat", "good": "good"},
    "unloaded": {"seat": "seat", "good": "good", "cave": "cave"},
    "sold": {"seat": "seat", "good": "good", "market": "market"},
    "shares-placed": {"seat": "seat", "circle": "circle"},
    "card-drawn": {"seat": "seat", "deck": "deck"},
    "upgrade-kept": UPGRADE,
    "hired": MERCENARY,
    "dismissed": MERCENARY,
    "card-put-back": {"deck": "deck"},
    "town-died": {"town": "cave"},
    "town-awakened": {"town": "cave"},
    "shares-returned": SEAT,
    "converted": {"cave": "cave", "good": "good"},
    "shares-paid": SEAT,
    "arrived": SEAT,
}


def catalogue(pack: Content) -> dict[str, Any]:
    """The content of a pack for the page."""
    from remnants.games.lionsgate.game import Lionsgate

    namings = {language: LionsgateNaming(Catalogue("lionsgate", language), pack, []) for language in LANGUAGES}
    return {
        "kinds": {
            "mercenary": [_mercenary(pack, namings, card) for card in range(len(pack.mercenary_ids))],
            "bandit": [_bandit(pack, card) for card in range(len(pack.bandit_ids))],
            "upgrade": [_upgrade(pack, namings, card) for card in range(len(pack.upgrade_ids))],
            "cave": [_cave(pack, cave) for cave in range(len(pack.cave_ids))],
            "tunnel": [
                {
                    "name": {language: namings[language].tunnel(tunnel) for language in LANGUAGES},
                    "ends": list(ends),
                    "difficulty": pack.difficulty[tunnel],
                }
                for tunnel, ends in enumerate(pack.tunnel_ends)
            ],
            "market": [
                {
                    "name": {language: namings[language].good(pack.market_good[market]) for language in LANGUAGES},
                    "cave": cave,
                    "good": pack.market_good[market],
                    "squares": pack.market_squares[market],
                }
                for market, cave in enumerate(pack.market_cave)
            ],
            "circle": [
                {"name": str(pack.circle_price[circle]), "cave": cave, "price": pack.circle_price[circle]}
                for circle, cave in enumerate(pack.circle_cave)
            ],
            "good": [{"id": name, "name": _said(namings, f"play-good-{name}")} for name in GOODS],
            "tile": [{"id": name, "name": _said(namings, f"play-tile-{name}")} for name in TILES],
            "deck": [{"id": name, "name": _said(namings, f"play-deck-{name}")} for name in DECKS],
        },
        "verbs": VERBS,
        "events": EVENTS,
        "steps": {name: step.rule for name, step in Lionsgate().steps.items() if isinstance(step, Ask)},
        "table": {
            "guild": pack.guild,
            "city": pack.city,
            "multipliers": pack.multipliers,
            "share_row": pack.share_row,
            "upgrade_spaces": pack.upgrade_spaces,
            "boxes_a_car": BOXES_A_CAR,
            "entry_price": ENTRY_PRICE,
            "bonuses": [
                {
                    "engineering": pack.cog_amount[ENGINEERING][card],
                    "mining": pack.cog_amount[MINING][card],
                    "fighting": pack.cog_amount[FIGHTING][card],
                }
                for card in range(FIRST_PIPE)
            ],
        },
    }


def _said(namings: dict[str, LionsgateNaming], message: str) -> dict[str, str]:
    return {language: namings[language].catalogue.say(message) for language in LANGUAGES}


def _printed(namings: dict[str, LionsgateNaming], card: str) -> dict[str, str]:
    return {language: namings[language].printed(card) for language in LANGUAGES}


def _mercenary(pack: Content, namings: dict[str, LionsgateNaming], card: int) -> dict[str, Any]:
    return {
        "id": pack.mercenary_ids[card],
        "name": pack.mercenary_names[card],
        "engineering": pack.engineering[card],
        "mining": pack.mining[card],
        "fighting": pack.fighting[card],
        "text": _printed(namings, pack.mercenary_ids[card]),
    }


def _bandit(pack: Content, card: int) -> dict[str, Any]:
    return {
        "id": pack.bandit_ids[card],
        "name": pack.bandit_names[card],
        "toughness": pack.toughness[card],
        "steal": pack.steal[card],
        "bounty": pack.bounty[card],
    }


def _upgrade(pack: Content, namings: dict[str, LionsgateNaming], card: int) -> dict[str, Any]:
    return {
        "id": pack.upgrade_ids[card],
        "name": pack.upgrade_names[card],
        "kind": "cog" if card < FIRST_PIPE else "pipe",
        "text": _printed(namings, pack.upgrade_ids[card]),
    }


def _cave(pack: Content, cave: int) -> dict[str, Any]:
    x, y = pack.coordinates[cave]
    return {
        "id": pack.cave_ids[cave],
        "name": pack.cave_names[cave],
        "kind": CAVE_KINDS[pack.cave_kinds[cave]],
        "x": x,
        "y": y,
        "large": bool(pack.large_towns >> cave & 1),
        "ore": pack.mine_ore[cave],
        "tools": cards_in(pack.mine_tools[cave]),
        "makes": pack.factory_makes[cave],
        "deck": pack.workshop_deck[cave],
        "markets": pack.markets_of[cave],
        "circles": pack.circles_of[cave],
    }
