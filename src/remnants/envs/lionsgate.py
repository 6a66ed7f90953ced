"""Return to Lionsgate City for learners: the numbering of choices and the observation."""

from typing import Any

from remnants.envs.arrays import (
    Parts,
    own_first,
    sizes_of,
    write_counts,
    write_marks,
    write_scaled,
    write_seats,
    write_sets,
)
from remnants.envs.encoding import Encoding, Range, Verb
from remnants.games.lionsgate.content import Content
from remnants.games.lionsgate.unloading import MOST_BOXES
from remnants.games.lionsgate.words import BANDITS, BOXES_A_CAR, COGS, DECK_SIZES, KINDS, MERCENARIES, PIPES, TILES
from remnants.kernel.game import Pack

PLAIN = [
    "move",
    "mine",
    "load",
    "unload",
    "fight",
    "rest",
    "end",
    "stop",
    "draw",
    "calm",
    "run",
    "reroll",
    "keep-roll",
    "none",
    "more",
    "workshop",
    "hire",
    "suffer",
]
ON_CARDS = ["take", "assign", "keep", "replace", "on-top", "discard", "lose", "pipe", "ward"]
ON_TUNNELS = ["tunnel", "token", "scout"]
SEATS = 4
UPGRADES = DECK_SIZES[COGS] + DECK_SIZES[PIPES]
TEAM = DECK_SIZES[MERCENARIES]


def encoding(pack: Pack) -> Encoding:
    """The table of verbs: it depends on the pack's caves, tunnels and markets."""
    assert isinstance(pack, Content)
    boxes, amounts = Range(MOST_BOXES), Range(MOST_BOXES, 1)
    squares = Range(max([len(market) for market in pack.market_squares]), 1)
    verbs = [Verb(name) for name in PLAIN]
    verbs += [Verb(name, Range(max(TEAM, UPGRADES))) for name in ON_CARDS]
    verbs += [Verb(name, Range(len(pack.difficulty))) for name in ON_TUNNELS]
    verbs.append(Verb("beat", Range(DECK_SIZES[BANDITS])))
    verbs.append(Verb("go", Range(len(pack.cave_ids))))
    verbs.append(Verb("share", Range(len(pack.circle_cave))))
    verbs.append(Verb("pay", boxes))
    verbs.append(Verb("player", Range(SEATS)))
    verbs.append(Verb("car", Range(SEATS), Range(MOST_BOXES // BOXES_A_CAR)))
    verbs.append(Verb("load", Range(KINDS), amounts))
    verbs.append(Verb("drop", boxes, amounts))
    verbs.append(Verb("sell", boxes, Range(len(pack.market_cave)), squares))
    return Encoding(verbs)


def sizes(pack: Pack, players: int) -> dict[str, int]:
    """The named parts of an observation. Parts by seat begin with the observer and go on clockwise."""
    assert isinstance(pack, Content)
    caves, tunnels, markets = len(pack.cave_ids), len(pack.difficulty), len(pack.market_cave)
    circles = len(pack.circle_cave)
    return {
        "round": 4,
        "order": players * players,
        "tiles": players * players,
        "money": 2 * players,
        "offer": TEAM,
        "offer_gold": TEAM,
        "team": TEAM * players,
        "ready": TEAM * players,
        "crew": TEAM,
        "engine": caves * players,
        "fates": 3 * players,
        "goods": KINDS * players,
        "own_boxes": MOST_BOXES * KINDS,
        "cars": (caves + 2 * tunnels) * players,
        "upgrades": UPGRADES * players,
        "bandits": DECK_SIZES[BANDITS] * players,
        "aboard": DECK_SIZES[BANDITS],
        "tokens": tunnels,
        "loose": caves * KINDS,
        "supply": KINDS + 1,
        "markets": 2 * markets,
        "ghosts": caves,
        "circle_owner": circles * players,
        "circle_tokens": circles,
        "shares_left": players,
        "bag": len(TILES),
        "risk": len(TILES),
        "drawn_tiles": len(TILES),
        "route": tunnels,
        "drawn_cards": max(TEAM, UPGRADES),
        "drawn_from": len(DECK_SIZES),
        "decks": 2 * len(DECK_SIZES) * max(DECK_SIZES),
        "decks_top": len(DECK_SIZES),
    }


def observe(state: dict[str, Any], pack: Pack, seat: int, parts: Parts) -> None:
    """Fills the parts from what the seat sees: all of it, nothing is hidden but the order of decks and bag."""
    assert isinstance(pack, Content)
    players = state["players"]
    rounds = [state["round"], state["round_limit"], state["last_round"], 20 * state["scouted"]]
    write_scaled(parts["round"], rounds, 20)
    write_seats(parts["order"], state["order"], seat, players)
    write_marks(parts["tiles"], own_first(state["tiles"], seat), players)
    write_scaled(parts["money"], own_first(state["money"], seat) + own_first(state["draft_gold"], seat), 100)
    write_scaled(parts["shares_left"], own_first(state["shares_left"], seat), 6)
    observe_people(state, seat, parts)
    observe_trains(state, pack, seat, parts)
    observe_map(state, pack, seat, parts)
    observe_decks(state, parts)


def observe_people(state: dict[str, Any], seat: int, parts: Parts) -> None:
    """Mercenaries and bandits: offered, in teams, ready, assigned and aboard."""
    for card, gold in zip(state["offer"], state["offer_gold"], strict=True):
        parts["offer"][card] = 1.0
        parts["offer_gold"][card] = gold / 5
    for name in ("team", "ready"):
        write_sets(parts[name], own_first(state[name], seat), TEAM)
    write_sets(parts["crew"], [state["crew"]], TEAM)
    write_sets(parts["bandits"], own_first(state["bandits"], seat), DECK_SIZES[BANDITS])
    write_sets(parts["aboard"], [state["aboard"]], DECK_SIZES[BANDITS])


def observe_trains(state: dict[str, Any], pack: Content, seat: int, parts: Parts) -> None:
    """Engines, boxcars, goods on the mats (the own ones box by box) and upgrades."""
    players, caves, tunnels = state["players"], len(pack.cave_ids), len(pack.difficulty)
    write_marks(parts["engine"], own_first(state["engine"], seat), caves)
    fates = parts["fates"].reshape(3, players)
    for row, name in enumerate(("derailed", "arrived", "fallen")):
        fates[row] = own_first([state[name] >> other & 1 for other in range(players)], seat)
    write_counts(parts["goods"], own_first(state["mat"], seat), KINDS)
    write_marks(parts["own_boxes"], state["mat"][seat], KINDS)
    write_counts(parts["cars"], own_first(state["cars"], seat), caves + 2 * tunnels)
    write_sets(parts["upgrades"], own_first(state["upgrades"], seat), UPGRADES)
    write_counts(parts["route"], [state["route"]], tunnels)


def observe_map(state: dict[str, Any], pack: Content, seat: int, parts: Parts) -> None:
    """Goods, tokens, markets and shares on the map, and the tiles of the mines."""
    write_scaled(parts["tokens"], state["tokens"], 3)
    write_scaled(parts["loose"], state["loose"], 5)
    write_scaled(parts["supply"], [*state["supply"], state["token_supply"]], 50)
    write_scaled(parts["markets"], state["filled"] + [squares.bit_count() for squares in state["gilded"]], 5)
    write_sets(parts["ghosts"], [state["ghosts"]], len(pack.cave_ids))
    write_seats(parts["circle_owner"], state["circle_owner"], seat, state["players"])
    write_scaled(parts["circle_tokens"], state["circle_tokens"], 6)
    write_scaled(parts["bag"], state["bag"], 8)
    write_counts(parts["risk"], [state["risk"]], len(TILES))
    write_scaled(parts["drawn_tiles"], state["drawn_tiles"], 5)


def observe_decks(state: dict[str, Any], parts: Parts) -> None:
    """Which cards are still in each deck and in its discard pile, and how many known ones lie on top."""
    write_sets(parts["decks"], state["deck"] + state["discard"], max(DECK_SIZES))
    write_scaled(parts["decks_top"], sizes_of(state["deck_top"]), 5)
    write_counts(parts["drawn_cards"], [state["drawn_cards"]], max(TEAM, UPGRADES))
    write_marks(parts["drawn_from"], [state["drawn_from"]], len(DECK_SIZES))
