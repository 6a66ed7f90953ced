"""Everything the page must know to draw and name things: the pack by the numbers that choices and events use.

Every game's `catalogue(pack)` has the same outline, so that the page's shell needs to know no game:

- `kinds`: for each kind of thing a list, by number, of entries with at least a `name`, either a text or one for each
  language (`{"en": ..., "it": ...}`); everything else in an entry is the game's own.
- `verbs`: for each verb of a choice its arguments in order, `{argument: kind}`. The kinds `seat` and `number` need no
  list.
- `events`: for each kind of event those of its fields that are not plain numbers, `{field: kind}`; `[kind]` is a list.
- `steps`: for each step that asks somebody the id of the rule it is about.
- `table`: the game's own static data: boards, tracks, prices.

The sentences are Fluent messages: in `text/<language>/play.ftl`, for the terminal as well, `step-<step>` with the
attribute `.other` for those who wait, `choice-<verb>` and `event-<kind>`; in `table.ftl` `option-<name>` and
`option-<name>-<value>` and all that only the page says. A dot or a blank in a name becomes "-".
"""

from typing import Any

from remnants.games.city import board
from remnants.games.city.content import COLOURS, Ability, Content, Effect, Side
from remnants.kernel.steps import Ask

VERBS: dict[str, dict[str, str]] = {
    "gang": {"gang": "gang"},
    "side": {"side": "side"},
    "play": {"card": "card"},
    "discard": {"card": "card"},
    "declare": {"card": "card"},
    "bid": {"amount": "number"},
    "card": {"card": "card"},
    "produce": {"tile": "tile"},
    "build": {"development": "development"},
    "place": {"space": "space", "turns": "number"},
    "sell": {"tile": "tile"},
    "figure": {"space": "space"},
    "to": {"space": "space"},
    "battle": {"space": "space"},
    "fight": {"token": "token"},
    "bribe": {"token": "token"},
    "lay": {"card": "card"},
    "use": {"card": "card"},
    "lose": {"card": "card"},
    "development": {"development": "development"},
    "take": {"card": "card"},
    "enlist": {"card": "card"},
    "tile": {"tile": "tile"},
    "token": {"token": "token"},
    "player": {"seat": "seat"},
    "remove": {"card": "card"},
}
SEAT = {"seat": "seat"}
CARD = {"seat": "seat", "card": "card"}
EVENTS: dict[str, dict[str, Any]] = {
    "leaders": {"gangs": ["gang"]},
    "leader": {"seat": "seat", "gang": "gang"},
    "side": {"seat": "seat", "space": "space"},
    "roll off": {"seats": ["seat"]},
    "turn": SEAT,
    "action": {"seat": "seat", "action": "action"},
    "played": CARD,
    "discarded": CARD,
    "set aside": CARD,
    "drew": {"seat": "seat", "cards": ["card"]},
    "searched": {"seat": "seat", "cards": ["card"]},
    "fetched": CARD,
    "declared": CARD,
    "bid": SEAT,
    "recruited": CARD,
    "enlisted": CARD,
    "recruit turned up": {"card": "card"},
    "market turned up": {"card": "card"},
    "bought": CARD,
    "bought renown": SEAT,
    "discount": SEAT,
    "produced": {"seat": "seat", "tile": "tile"},
    "product": {"tile": "tile"},
    "built": {"seat": "seat", "development": "development", "spaces": ["space"]},
    "sold": {"seat": "seat", "tile": "tile"},
    "moved": {"seat": "seat", "origin": "space", "space": "space"},
    "battle": {"attacker": "seat", "defender": "seat", "token": "token", "space": "space"},
    "laid": CARD,
    "revealed": {"seat": "seat", "cards": ["card"]},
    "ability": CARD,
    "battle dice": SEAT,
    "battle over": {"winner": "seat", "loser": "seat"},
    "figure lost": {"seat": "seat", "space": "space"},
    "removed": CARD,
    "reinforced": CARD,
    "returned": CARD,
    "rescued": SEAT,
    "robbed": {"seat": "seat", "victim": "seat"},
    "gambled": SEAT,
    "arcs": SEAT,
    "renown": SEAT,
    "figures": SEAT,
    "influence": {"seat": "seat", "condition": "condition"},
    "purged": {"seat": "seat", "token": "token"},
    "bribed": {"seat": "seat", "token": "token"},
    "ycu": {"token": "token", "space": "space"},
    "ycu defeated": {"seat": "seat", "token": "token"},
    "alert": {"seat": "seat"},
    "first player": SEAT,
    "income": SEAT,
}


def catalogue(pack: Content) -> dict[str, Any]:
    """The content of a pack for the page."""
    from remnants.games.city.game import City

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
            "condition": [
                {"id": name, "name": pack.condition_names[number], "at_least": pack.condition_at_least[number]}
                for number, name in enumerate(pack.condition_ids)
            ],
            "alert": [
                {"name": name, "effects": [_effect(effect) for effect in pack.alerts[number]]}
                for number, name in enumerate(pack.alert_names)
            ],
        },
        "verbs": VERBS,
        "events": EVENTS,
        "steps": {name: step.rule for name, step in City().steps.items() if isinstance(step, Ask)},
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
        },
    }


def _card(pack: Content, card: int) -> dict[str, Any]:
    design = pack.design[card]
    if pack.is_unit[card]:
        kind = "leader" if pack.is_leader[card] else "member"
    elif pack.is_market[card]:
        kind = "permanent" if pack.is_permanent[card] else "market"
    else:
        kind = "ability"
    return {
        "id": pack.design_ids[design],
        "name": pack.design_names[design],
        "kind": kind,
        "attack": [pack.attack[colour][card] for colour in range(len(COLOURS))],
        "price": pack.price[card],
        "abilities": [_ability(ability) for ability in pack.design_abilities[design]],
    }


def _gang(pack: Content, gang: int) -> dict[str, Any]:
    return {
        "id": pack.gang_ids[gang],
        "name": pack.gang_names[gang],
        "people": pack.gang_people[gang],
        "colour": COLOURS[pack.gang_colour[gang]],
        "letter": pack.gang_ids[gang][0].upper(),
        "starter": pack.starters[gang],
    }


def _development(pack: Content, number: int) -> dict[str, Any]:
    return {
        "id": pack.development_ids[number],
        "name": pack.development_names[number],
        "level": pack.development_level[number],
        "levels": pack.development_levels[number],
        "cost": pack.development_cost[number],
        "renown": pack.development_renown[number],
        "copies": pack.development_copies[number],
        "sale": pack.development_sale[number],
        "shape": [list(cell) for cell in pack.development_shape[number]],
        "abilities": [_ability(ability) for ability in pack.development_abilities[number]],
    }


def _ability(ability: Ability) -> dict[str, Any]:
    return {
        "name": ability.name or None,
        "when": ability.when,
        "condition": ability.condition,
        "arcs": ability.cost_arcs,
        "renown": ability.cost_renown,
        "cards": ability.cost_cards,
        "effects": [_effect(effect) for effect in ability.effects],
    }


def _effect(effect: Effect) -> dict[str, Any]:
    return {
        "word": effect.word,
        "amount": effect.amount,
        "figures": effect.figures,
        "spaces": effect.spaces,
        "on": effect.on,
        "pile": effect.pile,
        "per": effect.per,
    }


def _side(side: Side) -> dict[str, Any]:
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
