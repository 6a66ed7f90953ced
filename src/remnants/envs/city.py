"""City of Remnants for learners: the numbering of choices and the observation."""

from typing import Any

import numpy as np

from remnants.envs.arrays import Floats, bits, counted, one_hot, own_first, scaled, seat_hot
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


def observe(view: dict[str, Any], pack: Pack, seat: int, steps: dict[str, int]) -> dict[str, Floats]:
    """The named parts of an observation, from the seat's view alone."""
    assert isinstance(pack, Content)
    state = view["state"]
    players = state["players"]
    cards = len(pack.design)
    mats = ["turns", "influence", "pool", "unused"]
    products = np.zeros(SPACES, dtype=np.float32)
    designs = np.zeros(SPACES, dtype=np.float32)
    for design, mask, made in zip(state["tile_design"], state["tile_spaces"], state["tile_products"], strict=True):
        covered = bits(mask, SPACES)
        designs += covered * (design + 1) / len(pack.development_ids)
        products += covered * made / 5
    ycu = np.zeros(SPACES, dtype=np.float32)
    for token, space in enumerate(state["ycu_at"]):
        if space >= 0:
            ycu[space] += pack.token_attack[token] / 10
    hand_sizes = [len(entry) if isinstance(entry, list) else entry for entry in state["hand"]]
    known_laid = own_first(state["laid"], seat)
    return {
        "asked": one_hot(steps.get(view["step"] or "", -1), len(steps)),
        "round": scaled([state["round"], state["pile"] / 20, state["stalled"]], 10),
        "gang": np.concatenate([one_hot(gang, 4) for gang in own_first(state["gang"], seat)]),
        "first_player": seat_hot(state["first_player"], seat, players),
        "active": seat_hot(state["active"], seat, players),
        "mats": np.concatenate([scaled(own_first(state[name], seat), 10) for name in mats]),
        "conditions": np.concatenate([bits(met, 3) for met in own_first(state["conditions"], seat)]),
        "arcs": scaled(own_first(state["arcs"], seat), 10_000),
        "renown": scaled(own_first(state["renown"], seat), 50),
        "hand": counted(state["hand"][seat], cards),
        "pile_sizes": scaled(own_first(hand_sizes, seat) + own_first(state["draw"], seat), 10),
        "discard": np.concatenate([counted(pile, cards) for pile in own_first(state["discard"], seat)]),
        "permanents": np.concatenate([counted(pile, cards) for pile in own_first(state["permanents"], seat)]),
        "rows": counted(state["recruit_row"] + state["market_row"], cards),
        "lot": one_hot(state["lot"], cards),
        "bid": scaled([state["bid"]], 5_000),
        "bidder": seat_hot(state["bidder"], seat, players),
        "entry": np.concatenate([one_hot(space, SPACES) for space in own_first(state["entry"], seat)]),
        "standing": np.concatenate([bits(mask, SPACES) for mask in own_first(state["standing"], seat)]),
        "paired": np.concatenate([bits(mask, SPACES) for mask in own_first(state["paired"], seat)]),
        "held": np.concatenate([bits(mask, SPACES) for mask in own_first(state["held"], seat)]),
        "tiles": designs,
        "products": products,
        "tiles_left": scaled(state["tiles_left"], 5),
        "ycu": ycu,
        "entered": one_hot(state["entered"], SPACES),
        "battle": one_hot(state["battle_space"], SPACES),
        "fighters": np.concatenate([seat_hot(state[name], seat, players) for name in ("attacker", "defender")]),
        "laid": np.concatenate([counted(pile, cards) for pile in known_laid]),
        "laid_sizes": scaled([len(pile) for pile in known_laid], 5),
        "bonus": scaled(own_first(state["bonus"], seat), 10),
    }
