"""City of Remnants for learners: the numbering of choices and the observation."""

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
from remnants.games.city.board import SPACES
from remnants.games.city.content import Content
from remnants.kernel.game import Pack

HIGHEST_BID = 40
"""In coins: higher bids exist in the game and are not offered to learners."""
PLAIN = [
    "recruit",
    "buy",
    "develop",
    "sell",
    "refresh",
    "move",
    "end",
    "done",
    "pass",
    "pool",
    "blind",
    "search",
    "renown",
]
ON_CARDS = ["play", "discard", "lay", "lose", "take", "enlist", "remove", "declare", "card", "use"]


def encoding(pack: Pack) -> Encoding:
    """The table of verbs: it depends on the pack's numbers of cards, tiles and tokens."""
    assert isinstance(pack, Content)
    cards, spaces = Range(len(pack.design)), Range(SPACES)
    tokens, tiles = Range(len(pack.token_attack)), Range(sum(pack.development_copies))
    verbs = [Verb(name) for name in PLAIN]
    verbs += [Verb(name, cards) for name in ON_CARDS]
    verbs += [Verb(name, spaces) for name in ("figure", "to", "battle")]
    verbs += [Verb(name, tokens) for name in ("fight", "bribe", "token")]
    verbs += [Verb(name, tiles) for name in ("produce", "sell", "tile")]
    verbs += [Verb(name, Range(len(pack.development_ids))) for name in ("build", "development")]
    verbs += [Verb(name, Range(4)) for name in ("player", "gang", "side")]
    verbs.append(Verb("place", spaces, Range(4)))
    verbs.append(Verb("bid", Range(HIGHEST_BID, pack.coin, pack.coin)))
    return Encoding(verbs)


def sizes(pack: Pack, players: int) -> dict[str, int]:
    """The named parts of an observation. Parts by seat begin with the observer and go on clockwise."""
    assert isinstance(pack, Content)
    cards = len(pack.design)
    return {
        "round": 3,
        "gang": 4 * players,
        "first_player": players,
        "active": players,
        "mats": 4 * players,
        "conditions": 3 * players,
        "arcs": players,
        "renown": players,
        "hand": cards,
        "pile_sizes": 2 * players,
        "discard": cards * players,
        "permanents": cards * players,
        "rows": cards,
        "lot": cards,
        "bid": 1,
        "bidder": players,
        "entry": SPACES * players,
        "standing": SPACES * players,
        "paired": SPACES * players,
        "held": SPACES * players,
        "tiles": SPACES,
        "products": SPACES,
        "tiles_left": len(pack.development_ids),
        "ycu": SPACES,
        "entered": SPACES,
        "battle": SPACES,
        "fighters": 2 * players,
        "laid": cards * players,
        "laid_sizes": players,
        "bonus": players,
    }


def observe(state: dict[str, Any], pack: Pack, seat: int, parts: Parts) -> None:
    """Fills the parts from what the seat sees."""
    assert isinstance(pack, Content)
    players, cards = state["players"], len(pack.design)
    write_scaled(parts["round"], [state["round"], state["pile"] / 20, state["stalled"]], 10)
    write_marks(parts["gang"], own_first(state["gang"], seat), 4)
    for name in ("first_player", "active", "bidder"):
        write_seats(parts[name], [state[name]], seat, players)
    mats = [own_first(state[name], seat) for name in ("turns", "influence", "pool", "unused")]
    write_scaled(parts["mats"], [value for mat in mats for value in mat], 10)
    write_sets(parts["conditions"], own_first(state["conditions"], seat), 3)
    write_scaled(parts["arcs"], own_first(state["arcs"], seat), 10_000)
    write_scaled(parts["renown"], own_first(state["renown"], seat), 50)
    observe_cards(state, seat, cards, parts)
    write_scaled(parts["bid"], [state["bid"]], 5_000)
    write_marks(parts["entry"], own_first(state["entry"], seat), SPACES)
    for name in ("standing", "paired", "held"):
        write_sets(parts[name], own_first(state[name], seat), SPACES)
    observe_tiles(state, pack, parts)
    for token, space in enumerate(state["ycu_at"]):
        if space >= 0:
            parts["ycu"][space] += pack.token_attack[token] / 10
    write_marks(parts["entered"], [state["entered"]], SPACES)
    write_marks(parts["battle"], [state["battle_space"]], SPACES)
    write_seats(parts["fighters"], [state["attacker"], state["defender"]], seat, players)
    write_scaled(parts["bonus"], own_first(state["bonus"], seat), 10)


def observe_cards(state: dict[str, Any], seat: int, cards: int, parts: Parts) -> None:
    """Own hand, open piles, rows and laid cards by card; of hidden piles only their sizes."""
    write_counts(parts["hand"], [state["hand"][seat]], cards)
    hands = sizes_of(own_first(state["hand"], seat))
    write_scaled(parts["pile_sizes"], hands + own_first(state["draw"], seat), 10)
    for name in ("discard", "permanents", "laid"):
        write_counts(parts[name], own_first(state[name], seat), cards)
    write_scaled(parts["laid_sizes"], sizes_of(own_first(state["laid"], seat)), 5)
    write_counts(parts["rows"], [state["recruit_row"] + state["market_row"]], cards)
    write_marks(parts["lot"], [state["lot"]], cards)


def observe_tiles(state: dict[str, Any], pack: Content, parts: Parts) -> None:
    """Which development covers each space, and how many products lie on it."""
    for design, spaces, made in zip(state["tile_design"], state["tile_spaces"], state["tile_products"], strict=True):
        while spaces:
            lowest = spaces & -spaces
            space = lowest.bit_length() - 1
            parts["tiles"][space] = (design + 1) / len(pack.development_ids)
            parts["products"][space] = made / 5
            spaces ^= lowest
    write_scaled(parts["tiles_left"], state["tiles_left"], 5)
