"""Everything the page must know to draw and name things; its outline is that of City's catalogue.

Texts of cards come written out in every language: they are generated here from the effects, as everywhere.
"""

from remnants.boxes.lionsgate.content import printed
from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.content.words import (
    BOXES_A_CAR,
    CAVE_KINDS,
    DECKS,
    ENTRY_PRICE,
    FIRST_PIPE,
    GOODS,
    TILES,
)
from remnants.boxes.lionsgate.naming.names import LionsgateNaming
from remnants.boxes.lionsgate.rules.state import cards_in
from remnants.text import LANGUAGES, Catalogue


def catalogue(pack: Content) -> printed.Catalogue:
    """The content of a pack for the page."""
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
                    "ends": ends,
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
        "table": {
            "guild": pack.guild,
            "city": pack.city,
            "multipliers": pack.multipliers,
            "share_row": pack.share_row,
            "ranks": [
                {"money": money, "name": name} for money, name in zip(pack.rank_money, pack.rank_names, strict=True)
            ],
            "upgrade_spaces": pack.upgrade_spaces,
            "boxes_a_car": BOXES_A_CAR,
            "entry_price": ENTRY_PRICE,
        },
    }


def _said(namings: dict[str, LionsgateNaming], message: str) -> dict[str, str]:
    return {language: namings[language].catalogue.say(message) for language in LANGUAGES}


def _printed(namings: dict[str, LionsgateNaming], card: str) -> dict[str, str]:
    return {language: namings[language].printed(card) for language in LANGUAGES}


def _mercenary(pack: Content, namings: dict[str, LionsgateNaming], card: int) -> printed.Mercenary:
    return {
        "id": pack.mercenary_ids[card],
        "name": pack.mercenary_names[card],
        "engineering": pack.engineering[card],
        "mining": pack.mining[card],
        "fighting": pack.fighting[card],
        "text": _printed(namings, pack.mercenary_ids[card]),
    }


def _bandit(pack: Content, card: int) -> printed.Bandit:
    return {
        "id": pack.bandit_ids[card],
        "name": pack.bandit_names[card],
        "toughness": pack.toughness[card],
        "steal": pack.steal[card],
        "bounty": pack.bounty[card],
    }


def _upgrade(pack: Content, namings: dict[str, LionsgateNaming], card: int) -> printed.Upgrade:
    return {
        "id": pack.upgrade_ids[card],
        "name": pack.upgrade_names[card],
        "kind": "cog" if card < FIRST_PIPE else "pipe",
        "text": _printed(namings, pack.upgrade_ids[card]),
    }


def _cave(pack: Content, cave: int) -> printed.Cave:
    x, y = pack.coordinates[cave]
    return {
        "id": pack.cave_ids[cave],
        "name": pack.cave_names[cave],
        "spoken": pack.cave_spoken[cave],
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
