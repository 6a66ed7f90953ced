"""What the page must know to draw and name the things of a pack, by the numbers that choices and events use.

Every game's `catalogue(pack)` has the same outline, so that the page's shell needs to know no game:

- `kinds`: for each kind of thing a list, by number, of entries with at least a `name`, either a text or one for each
  language (`{"en": ..., "it": ...}`); everything else in an entry is the game's own (`printed.py`).
- `table`: the game's own static data: boards, tracks, prices.

What the game declares (verbs, events, facts, fields) and its steps come from its kit.

The sentences are Fluent messages: in `text/<language>/play.ftl`, for the terminal as well, `step-<step>` with the
attribute `.other` for those who wait, `choice-<verb>` and `event-<kind>`; in `table.ftl` `option-<name>` and
`option-<name>-<value>` and all that only the page says. A dot or a blank in a name becomes "-".
"""

from typing import Literal

from remnants.boxes.city.content import board, printed
from remnants.boxes.city.content.content import COLOURS, Ability, Content, Side
from remnants.boxes.city.naming.ability_texts import AbilityTexts
from remnants.text import LANGUAGES
from remnants.text.catalogue import Catalogue


def catalogue(pack: Content) -> printed.Catalogue:
    """The content of a pack for the page."""
    return {
        "kinds": {
            "card": [_card(pack, card) for card in range(len(pack.design))],
            "gang": [_gang(pack, gang) for gang in range(len(pack.gang_ids))],
            "development": [_development(pack, number) for number in range(len(pack.development_ids))],
            "token": [
                {"name": str(attack), "attack": attack, "bribe": pack.token_bribe[token]}
                for token, attack in enumerate(pack.token_attack)
            ],
            "space": [{"name": board.space_name(space)} for space in range(board.SPACES)],
            "condition": [_condition(pack, number) for number in range(len(pack.condition_ids))],
            "alert": [
                {"name": name, "text": {language: texts.alert(die) for language, texts in _printed(pack).items()}}
                for die, name in enumerate(pack.alert_names, 1)
            ],
        },
        "table": {
            "sides": {"even": _side(pack.even), "three": _side(pack.three)},
            "numbers": {
                "turns": pack.turns,
                "renown": pack.renown,
                "renown_price": pack.renown_price,
                "figures": pack.figures,
                "influence": pack.influence,
                "reach": pack.reach,
                "coin": pack.coin,
            },
            "battle_die": pack.battle_die,
            "colours": COLOURS,
        },
    }


def _condition(pack: Content, number: int) -> printed.Condition:
    """A way to gain influence in words (city.influence.described)."""
    return {
        "id": pack.condition_ids[number],
        "name": pack.condition_names[number],
        "at_least": pack.condition_at_least[number],
        "text": {language: texts.condition(number) for language, texts in _printed(pack).items()},
    }


def _card(pack: Content, card: int) -> printed.Card:
    design = pack.design[card]
    kind: Literal["leader", "member", "ability", "market", "permanent"]
    if pack.is_unit[card]:
        kind = "leader" if pack.is_leader[card] else "member"
    elif pack.is_market[card]:
        kind = "permanent" if pack.is_permanent[card] else "market"
    else:
        kind = "ability"
    printed_on = "permanent" if kind == "permanent" else "card"
    return {
        "id": pack.design_ids[design],
        "name": pack.design_names[design],
        "kind": kind,
        "attack": [pack.attack[colour][card] for colour in range(len(COLOURS))],
        "price": pack.price[card],
        "copies": pack.copies_of(card),
        "flavour": pack.design_flavour[design] or None,
        "abilities": [_ability(pack, ability, printed_on) for ability in pack.design_abilities[design]],
    }


def _gang(pack: Content, gang: int) -> printed.Gang:
    return {
        "id": pack.gang_ids[gang],
        "name": pack.gang_names[gang],
        "people": pack.gang_people[gang],
        "colour": COLOURS[pack.gang_colour[gang]],
        "letter": pack.gang_ids[gang][0].upper(),
        "starter": pack.starters[gang],
    }


def _development(pack: Content, number: int) -> printed.Development:
    return {
        "id": pack.development_ids[number],
        "name": pack.development_names[number],
        "level": pack.development_level[number],
        "levels": pack.development_levels[number],
        "cost": pack.development_cost[number],
        "renown": pack.development_renown[number],
        "copies": pack.development_copies[number],
        "sale": pack.development_sale[number],
        "flavour": pack.development_flavour[number] or None,
        "shape": pack.development_shape[number],
        "abilities": [_ability(pack, ability, "development") for ability in pack.development_abilities[number]],
    }


def _ability(pack: Content, ability: Ability, kind: str) -> printed.Ability:
    return {
        "name": ability.name or None,
        "when": ability.when,
        "words": [effect.word for effect in ability.effects],
        "text": {language: texts.ability(ability, kind) for language, texts in _printed(pack).items()},
    }


def _printed(pack: Content) -> dict[str, AbilityTexts]:
    """What is printed on the pieces of a pack, by language."""
    return {language: AbilityTexts(Catalogue("city", language), pack) for language in LANGUAGES}


def _side(side: Side) -> printed.Side:
    level_of = [
        next((level for level, mask in enumerate(side.level_masks) if mask >> space & 1), -1)
        for space in range(board.SPACES)
    ]
    return {
        "levels": level_of,
        "awards": [side.award_of(space) for space in range(board.SPACES)],
        "entries": side.entries,
        "coordinates": side.coordinates,
    }
