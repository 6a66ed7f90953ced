"""Remnants of Aylkor for learners: the numbering of choices and the observation."""

from typing import Any

import numpy as np

from remnants.envs.arrays import Parts, own_first, sizes_of, write_counts, write_marks, write_scaled, write_seats
from remnants.envs.encoding import Encoding, Range, Verb
from remnants.games.aylkor.board import SPACES
from remnants.games.aylkor.content import ACTIVATED, TYPES, Content
from remnants.games.aylkor.state import BREW, COG, EMPTY, PASSIVE
from remnants.kernel.game import Pack

ON_SPACES = ["corner", "move", "to", "at", "target", "use"]
PRINTED = ["attack", "move", "range", "gift", "hero"]
"""What is printed on the card of a unit, and whether it has an activated ability or is a hero."""


def encoding(pack: Pack) -> Encoding:
    """The table of verbs: it depends on the pack's numbers of cards and heroes."""
    assert isinstance(pack, Content)
    spaces = Range(SPACES)
    verbs = [Verb("end")]
    verbs += [Verb(name, spaces) for name in ON_SPACES]
    verbs.append(Verb("build", Range(pack.units)))
    verbs.append(Verb("tech", Range(pack.first_hero - pack.units, pack.units)))
    verbs.append(Verb("hero", Range(len(pack.ids) - pack.first_hero, pack.first_hero)))
    verbs.append(Verb("from", Range(PASSIVE)))
    verbs.append(Verb("attack", spaces, spaces))
    return Encoding(verbs)


def sizes(pack: Pack, players: int) -> dict[str, int]:
    """The named parts of an observation. Parts by seat begin with the observer and go on clockwise."""
    assert isinstance(pack, Content)
    cards = pack.first_hero
    return {
        "round": 5,
        "active": players,
        "order": players * players,
        "heroes": (len(pack.ids) - cards) * players,
        "resources": 2 * players,
        "standing_of": 2 * players,
        "hand": cards,
        "known": cards * players,
        "discards": cards * players,
        "pile_sizes": 2 * players,
        "event": len(pack.events),
        "event_discards": len(pack.events),
        "owners": SPACES * (players + 1),
        "types": SPACES * len(TYPES),
        "printed": SPACES * len(PRINTED),
        "health": SPACES,
        "bonus": SPACES,
        "condition": SPACES,
        "cogs_lying": SPACES,
        "brew_lying": SPACES,
    }


def observe(state: dict[str, Any], pack: Pack, seat: int, parts: Parts) -> None:
    """Fills the parts from what the seat sees."""
    assert isinstance(pack, Content)
    players, cards = state["players"], pack.first_hero
    rounds = [state["round"], state["round_limit"], state["event_until"], state["owed_cogs"], state["owed_brew"]]
    write_scaled(parts["round"], rounds, 20)
    write_seats(parts["active"], [state["active"]], seat, players)
    write_seats(parts["order"][: players * len(state["order"])], state["order"], seat, players)
    heroes = [hero - cards if hero >= 0 else -1 for hero in own_first(state["hero"], seat)]
    write_marks(parts["heroes"], heroes, len(pack.ids) - cards)
    write_scaled(parts["resources"], own_first(state["cogs"], seat) + own_first(state["brew"], seat), 10)
    write_scaled(parts["standing_of"], own_first(state["out_since"], seat) + own_first(state["defeated"], seat), 10)
    write_counts(parts["hand"], [state["hands"][seat]], cards)
    for name in ("known", "discards"):
        write_counts(parts[name], own_first(state[name], seat), cards)
    hands = sizes_of(own_first(state["hands"], seat))
    write_scaled(parts["pile_sizes"], hands + own_first(state["decks"], seat), 20)
    write_marks(parts["event"], [state["event"]], len(pack.events))
    write_counts(parts["event_discards"], [state["event_discards"]], len(pack.events))
    observe_field(state, pack, seat, parts)


def observe_field(state: dict[str, Any], pack: Content, seat: int, parts: Parts) -> None:
    """The units and resources on the field, space by space; passive units stand behind all players."""
    players = state["players"]
    owners = parts["owners"].reshape(SPACES, players + 1)
    types = parts["types"].reshape(SPACES, len(TYPES))
    printed = parts["printed"].reshape(SPACES, len(PRINTED))
    for space, owner in enumerate(state["owner"]):
        if owner == EMPTY:
            continue
        card = state["card"][space]
        gift = 1.0 if pack.abilities[card][ACTIVATED] else 0.0
        hero = 1.0 if pack.is_hero(card) else 0.0
        owners[space, players if owner == PASSIVE else (owner - seat) % players] = 1.0
        types[space, pack.type[card]] = 1.0
        printed[space] = (pack.attack[card] / 5, pack.move[card] / 5, pack.range[card] / 5, gift, hero)
    write_scaled(parts["health"], state["health"], 10)
    write_scaled(parts["bonus"], state["bonus"], 5)
    write_scaled(parts["condition"], state["condition"], 3)
    lying = np.asarray(state["resource"])
    parts["cogs_lying"][:] = lying == COG
    parts["brew_lying"][:] = lying == BREW
