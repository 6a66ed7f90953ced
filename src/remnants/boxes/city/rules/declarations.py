"""What exists in City of Remnants, declared once: fields, verbs, the numbers of frames, events.

Everything else is made from this or checked against it: `columns.py`, `frames.py` and the page's `declared.ts`
(`make declared` writes them), dump, load and view, the names of arguments and the numbering of choices for learners.
Who may see what is city.hidden.
"""

from typing import TYPE_CHECKING, Final

from remnants.kernel.declarations import (
    BY_SEAT,
    COUNT,
    FLAG,
    NUMBER,
    ONE,
    OPEN,
    PILE,
    PILE_BY_SEAT,
    ROWS,
    SEAT,
    WORD,
    Declarations,
    Field,
    Json,
    Kept,
    Kind,
    Numbers,
    Told,
    Verb,
    amount,
    by,
    hidden,
    many,
    optional,
    or_none,
    set_of,
    shown,
    things,
)

if TYPE_CHECKING:
    from remnants.boxes.city.rules.columns import CityColumns

UNKNOWN: Final = -1
UNLAID: Final = 2
HIGHEST_BID_OFFERED = 40
"""In coins: higher bids exist in the game and are not offered to learners."""


# ---------------------------------------------------------------- kinds

SPACES = 49
SPACE = things("space", lambda pack, players: SPACES)
SPACE_SET = set_of(SPACE)
CARD = things("card", lambda pack, players: len(pack.design))
GANG = things("gang", lambda pack, players: len(pack.gang_ids))
SIDE = things("side", lambda pack, players: len(pack.even.entries))
TILE = things("tile", lambda pack, players: sum(pack.development_copies))
DEVELOPMENT = things("development", lambda pack, players: len(pack.development_ids))
TOKEN = things("token", lambda pack, players: len(pack.token_attack))
COORDINATES = things("coordinates", lambda pack, players: len(pack.even.coordinates))
CONDITION = things("condition", lambda pack, players: len(pack.condition_ids))
ABILITY = things("ability", lambda pack, players: len(pack.abilities))
PIECE = Kind("piece", lambda pack, players: max(len(pack.design), sum(pack.development_copies)) - 1)
"""What an ability stands on: a card, or a tile when it is produced."""
LEVEL = Kind("level", 2)
QUARTERS = amount(3)

MOST_ARCS = 10**6
ARCS = amount(MOST_ARCS)
ARCS_CHANGED = amount(MOST_ARCS, -MOST_ARCS)
BID = amount(
    MOST_ARCS, each=lambda pack, players: pack.coin, offered=lambda pack, players: HIGHEST_BID_OFFERED * pack.coin
)
ROUND = amount(10**4)
INFLUENCE = amount(lambda pack, players: pack.influence + len(pack.condition_ids))
FIGURES = amount(lambda pack, players: pack.figures)
RENOWN = amount(10**4)
RENOWN_CHANGED = amount(10**4, -(10**4))
PILE_OF_RENOWN = amount(lambda pack, players: pack.renown)
PRODUCTS = amount(lambda pack, players: pack.products)
TURNS = amount(lambda pack, players: pack.turns)
STRENGTH = amount(10**4)
BONUS = amount(10**4, -(10**4))
DIE = amount(100)
MOVES = or_none(amount(10**3))
"""How many or how far; -1 is what the mat allows."""
COUNTED = or_none(amount(10**3))


# ---------------------------------------------------------------- who sees what is neither open nor hidden


def renown_seen(state: "CityColumns", renown: list[int], seat: int) -> Json:
    """Renown held may be concealed from the others (city.renown.concealed)."""
    if not state.concealed or not state.agenda:
        return renown[:]
    return [held if owner == seat else None for owner, held in enumerate(renown)]


def _hand_seen(state: "CityColumns", hand: list[list[int]], seat: int) -> Json:
    """The others see how many cards a hand holds; what is set aside counts until it is shuffled (city.hidden)."""
    aside = state.setting_aside
    return [cards[:] if owner == seat else len(cards) + len(aside[owner]) for owner, cards in enumerate(hand)]


def _set_aside_seen(state: "CityColumns", aside: list[list[int]], seat: int) -> Json:
    return [cards[:] if owner == seat else 0 for owner, cards in enumerate(aside)]


def _laid_seen(state: "CityColumns", laid: list[list[int]], seat: int) -> Json:
    """Laid cards: all once revealed; before that only the owner's own from hand (city.battle.blind-cards)."""
    seen: list[list[int]] = []
    for owner, cards in enumerate(laid):
        known = [
            card if state.revealed[owner] or (owner == seat and not state.blind[owner][place]) else UNKNOWN
            for place, card in enumerate(cards)
        ]
        seen.append(known)
    return seen


# ---------------------------------------------------------------- the state

FIELDS = [
    # the table
    Field("concealed", OPEN, ONE, FLAG),
    Field("round", OPEN, ONE, ROUND, start="1"),
    Field("first_player", OPEN, ONE, SEAT),
    Field("gang", OPEN, BY_SEAT, or_none(GANG), start="-1", steady=True),
    Field("entry", OPEN, BY_SEAT, or_none(SPACE), start="-1", steady=True),
    # mats
    Field("turns", OPEN, BY_SEAT, TURNS),
    Field("influence", OPEN, BY_SEAT, INFLUENCE, start="pack.influence"),
    Field("conditions", OPEN, BY_SEAT, set_of(CONDITION)),
    Field("arcs", OPEN, BY_SEAT, ARCS, start="pack.money"),
    Field("renown", shown(renown_seen, "own or nothing"), BY_SEAT, RENOWN),
    Field("pool", OPEN, BY_SEAT, FIGURES, start="pack.pool"),
    Field("unused", OPEN, BY_SEAT, FIGURES, start="pack.figures - pack.pool"),
    # player decks
    Field("hand", shown(_hand_seen, "own or count"), PILE_BY_SEAT, CARD),
    Field("draw", COUNT, PILE_BY_SEAT, CARD),
    Field("discard", OPEN, PILE_BY_SEAT, CARD),
    Field("setting_aside", shown(_set_aside_seen, "own or count"), PILE_BY_SEAT, CARD),
    Field("permanents", OPEN, PILE_BY_SEAT, CARD),
    Field("removed", OPEN, PILE, CARD),
    # the common rows and decks
    Field("recruit_deck", COUNT, PILE, CARD, start="list(pack.recruits)"),
    Field("recruit_row", OPEN, PILE, CARD),
    Field("recruit_discard", OPEN, PILE, CARD),
    Field("market_deck", COUNT, PILE, CARD, start="list(pack.market)"),
    Field("market_row", OPEN, PILE, CARD),
    Field("market_discard", OPEN, PILE, CARD),
    Field("coordinate_deck", COUNT, PILE, COORDINATES, start="list(range(len(pack.side(players).coordinates)))"),
    Field("coordinate_discard", OPEN, PILE, COORDINATES),
    Field("developments", OPEN, PILE, DEVELOPMENT, steady=True),
    Field("tiles_left", OPEN, by("len(pack.development_ids)"), amount(10**3)),
    # the board: `paired` are the spaces with 2 figures of those `standing`, `held` those under control
    Field("standing", OPEN, BY_SEAT, SPACE_SET),
    Field("paired", OPEN, BY_SEAT, SPACE_SET),
    Field("held", OPEN, BY_SEAT, SPACE_SET),
    Field("built", OPEN, ONE, SPACE_SET),
    Field("tile_design", OPEN, PILE, DEVELOPMENT),
    Field("tile_spaces", OPEN, PILE, SPACE_SET),
    Field("tile_products", OPEN, PILE, PRODUCTS),
    Field("ycu_at", OPEN, by("len(pack.token_attack)"), or_none(SPACE), start="-1"),
    Field("ycu_spaces", OPEN, ONE, SPACE_SET),
    # renown
    Field("pile", OPEN, ONE, PILE_OF_RENOWN, start="pack.renown"),
    Field("lowest_pile", OPEN, ONE, PILE_OF_RENOWN, start="pack.renown"),
    Field("stalled", OPEN, ONE, ROUND),
    # the turn under way
    Field("active", OPEN, ONE, or_none(SEAT), start="-1"),
    Field("played", OPEN, PILE, CARD),
    Field("aside", OPEN, PILE, CARD),
    Field("discounts", OPEN, ROWS, ARCS, steady=True),
    Field("entered", OPEN, ONE, or_none(SPACE), start="-1"),
    Field("moved", OPEN, ONE, SPACE_SET),
    Field("moved_pairs", OPEN, ONE, SPACE_SET),
    # the auction under way
    Field("lot", OPEN, ONE, or_none(CARD), start="-1"),
    Field("bid", OPEN, ONE, ARCS),
    Field("bidder", OPEN, ONE, or_none(SEAT), start="-1"),
    Field("bidding", OPEN, ONE, set_of(SEAT)),
    # the battle under way; `blind` says how each laid card came into it
    Field("battle_space", OPEN, ONE, or_none(SPACE), start="-1"),
    Field("attacker", OPEN, ONE, or_none(SEAT), start="-1"),
    Field("defender", OPEN, ONE, or_none(SEAT), start="-1"),
    Field("token", OPEN, ONE, or_none(TOKEN), start="-1"),
    Field("laid", shown(_laid_seen), PILE_BY_SEAT, CARD),
    Field("blind", OPEN, PILE_BY_SEAT, amount(UNLAID)),
    Field("revealed", OPEN, BY_SEAT, FLAG),
    Field("unresolved", OPEN, PILE_BY_SEAT, CARD),
    Field("bonus", OPEN, BY_SEAT, BONUS),
    Field("extra_dice", OPEN, BY_SEAT, STRENGTH),
    Field("rolled", OPEN, BY_SEAT, STRENGTH),
    Field("weakened", OPEN, ONE, STRENGTH),
    Field("loser", OPEN, ONE, or_none(SEAT), start="-1"),
    Field("fallen", OPEN, ONE, FLAG),
]

KEPT = [Kept("side", "Side", "pack.side(players)")]


# ---------------------------------------------------------------- choices

VERBS = [
    # Learners number them in this order, so what is new goes to the end.
    *[Verb(name) for name in ("recruit", "buy", "develop", "sell", "refresh", "move", "end", "done", "pass")],
    *[Verb(name) for name in ("pool", "blind", "search", "renown")],
    Verb("play", card=CARD),
    Verb("discard", card=CARD),
    Verb("lay", card=CARD),
    Verb("lose", card=CARD),
    Verb("take", card=CARD),
    Verb("enlist", card=CARD),
    Verb("remove", card=CARD),
    Verb("declare", card=CARD),
    Verb("card", card=CARD),
    Verb("use", card=CARD),
    Verb("figure", space=SPACE),
    Verb("to", space=SPACE),
    Verb("battle", space=SPACE),
    Verb("fight", token=TOKEN),
    Verb("bribe", token=TOKEN),
    Verb("token", token=TOKEN),
    Verb("produce", tile=TILE),
    Verb("sell", tile=TILE),
    Verb("tile", tile=TILE),
    Verb("build", development=DEVELOPMENT),
    Verb("development", development=DEVELOPMENT),
    Verb("player", player=SEAT),
    Verb("gang", gang=GANG),
    Verb("side", side=SIDE),
    Verb("place", space=SPACE, turns=QUARTERS),
    Verb("bid", amount=BID),
]


# ---------------------------------------------------------------- frames

PURCHASE = {"amount": ARCS, "on_cards": FLAG, "on_developments": FLAG}
PILES = {"draw": FLAG, "discard": FLAG}
FIGURE = {
    "limit": MOVES,
    "steps": MOVES,
    "moved": COUNTED,
    "marched": SPACE_SET,
    "marched_pairs": SPACE_SET,
    "moved_before": SPACE_SET,
}
"""How many figures may move, how far, how many have; in a card's march the spaces where 1 and 2 of its figures stand,
and those where the marched one had moved before in the action."""

FRAMES = [
    Numbers("setup.roll-off", about=FLAG, seats=many(SEAT)),
    Numbers("setup.developments", level=LEVEL),
    Numbers("row.recruits", count=COUNTED),
    Numbers("row.market", count=COUNTED),
    Numbers("turn", acted=FLAG),
    Numbers("cards.played", card=CARD),
    Numbers("ability", ability=ABILITY, place=COUNTED, piece=or_none(PIECE)),
    Numbers("recruit.bidding", last=SEAT),
    Numbers("buy.what", card_bought=FLAG, renown_bought=COUNTED),
    Numbers("produce", used=set_of(TILE)),
    Numbers("build.place", development=DEVELOPMENT),
    Numbers("sell.product", limit=MOVES, sold=COUNTED),
    Numbers("sale.product", limit=MOVES, sold=COUNTED),
    Numbers("move.figure", **FIGURE),
    Numbers("march.figure", **FIGURE),
    Numbers("move.to", origin=or_none(SPACE), spaces=COUNTED, by_card=FLAG, **FIGURE),
    Numbers("battle.settle", fought=FLAG),
    Numbers("battle.which", fought=FLAG),
    Numbers("battle.aftermath", won=FLAG),
    Numbers("ycu.bribe", token=TOKEN),
    Numbers("ycu.defeated", token=TOKEN),
    Numbers("patrol.card", count=COUNTED),
    Numbers("patrol.draw", card=COORDINATES, count=COUNTED),
    Numbers("effect.gamble", amount=ARCS),
    Numbers("effect.discount", **PURCHASE),
    Numbers("effect.discount.name", **PURCHASE),
    Numbers("effect.fetch", **PILES),
    Numbers("effect.fetch.card", **PILES),
    Numbers("effect.product", products=COUNTED),
    Numbers("effect.product.tile", products=COUNTED),
    Numbers("effect.cycle", left=COUNTED, discarded=COUNTED),
    Numbers("effect.rob", amount=ARCS),
    Numbers("effect.rob.player", amount=ARCS),
]


# ---------------------------------------------------------------- events

EVENTS = [
    # set-up and the round
    Told("leaders", gangs=many(GANG)),
    Told("leader", seat=SEAT, gang=GANG),
    Told("side", seat=SEAT, space=SPACE),
    Told("roll off", seats=many(SEAT), dice=many(DIE)),
    Told("round", round=ROUND),
    Told("first player", seat=SEAT),
    Told("income", seat=SEAT, amount=ARCS),
    Told("recruit turned up", card=CARD),
    Told("market turned up", card=CARD),
    Told("turn", seat=SEAT, turn=TURNS),
    Told("action", seat=SEAT, action=WORD),
    # cards
    Told("played", seat=SEAT, card=CARD),
    Told("discarded", seat=SEAT, card=CARD),
    Told("set aside", seat=SEAT, card=hidden(CARD)),
    Told("drew", seat=SEAT, amount=COUNTED, cards=hidden(many(CARD))),
    Told("searched", seat=SEAT, cards=hidden(many(CARD))),
    Told("fetched", seat=SEAT, card=optional(CARD)),
    # the actions
    Told("declared", seat=SEAT, card=CARD),
    Told("bid", seat=SEAT, amount=BID),
    Told("recruited", seat=SEAT, card=CARD, price=ARCS),
    Told("bought", seat=SEAT, card=CARD, price=ARCS),
    Told("bought renown", seat=SEAT),
    Told("produced", seat=SEAT, tile=TILE),
    Told("product", tile=TILE, amount=PRODUCTS),
    Told("built", seat=SEAT, development=DEVELOPMENT, spaces=many(SPACE), price=ARCS),
    Told("sold", seat=SEAT, tile=TILE, price=ARCS),
    Told("moved", seat=SEAT, origin=or_none(SPACE), space=SPACE),
    # battles
    # a strength is what the YCU fight with; a total is the fighter's so far, once the cards lie open
    Told(
        "battle",
        attacker=SEAT,
        defender=or_none(SEAT),
        token=or_none(TOKEN),
        space=SPACE,
        strength=optional(STRENGTH),
    ),
    Told("laid", seat=SEAT, blind=FLAG, card=hidden(CARD)),
    Told("revealed", seat=SEAT, cards=many(CARD), worth=STRENGTH, total=STRENGTH),
    Told("ability", seat=SEAT, card=CARD),
    Told("battle bonus", seat=or_none(SEAT), amount=BONUS, bonus=BONUS, total=optional(STRENGTH)),
    Told("battle dice", seat=SEAT, dice=many(DIE), rolled=STRENGTH, total=STRENGTH),
    Told("battle over", winner=or_none(SEAT), loser=or_none(SEAT), attack=STRENGTH, defence=STRENGTH),
    Told("figure lost", seat=SEAT, space=SPACE),
    Told("removed", seat=SEAT, card=CARD),
    Told("reinforced", seat=SEAT, card=CARD, worth=STRENGTH, total=STRENGTH),
    Told("returned", seat=SEAT, card=CARD),
    Told("rescued", seat=SEAT),
    # YCU
    Told("patrol", round=ROUND),
    Told("coordinates", card=COORDINATES),
    Told("ycu", token=TOKEN, space=SPACE),
    Told("bribed", seat=SEAT, token=TOKEN, price=ARCS),
    Told("ycu defeated", seat=SEAT, token=TOKEN),
    Told("alert", seat=SEAT, die=DIE),
    Told("purged", seat=SEAT, token=TOKEN),
    # gains and losses
    Told("discount", seat=SEAT, on=WORD, target=PIECE, amount=ARCS),
    Told("enlisted", seat=SEAT, card=CARD),
    Told("robbed", seat=SEAT, victim=SEAT, amount=ARCS),
    Told("gambled", seat=SEAT, die=DIE, amount=ARCS),
    Told("arcs", seat=SEAT, amount=ARCS_CHANGED),
    Told("renown", seat=SEAT, amount=RENOWN_CHANGED),
    Told("figures", seat=SEAT, amount=FIGURES),
    Told("influence", seat=SEAT, condition=CONDITION, influence=INFLUENCE),
    Told("award", awards=many(RENOWN), pile=PILE_OF_RENOWN),
    Told("end", reason=WORD),
]

# ---------------------------------------------------------------- the facts of refusals

FACTS = {
    **dict.fromkeys(("why", "action", "enemies", "levels", "needs"), WORD),
    **dict.fromkeys(("seat", "enemy", "bidder"), or_none(SEAT)),
    **dict.fromkeys(("space", "origin", "entered"), or_none(SPACE)),
    "card": CARD,
    "gang": GANG,
    "tile": TILE,
    "token": TOKEN,
    "development": DEVELOPMENT,
    **dict.fromkeys(("amount", "arcs", "bid", "missing", "price"), ARCS),
    **dict.fromkeys(("influence", "renown", "pool", "unused", "figures", "held", "products"), NUMBER),
    **dict.fromkeys(("spaces", "distance", "tiles"), NUMBER),
}

DECLARED = Declarations(
    module=__name__,
    title="City",
    types=["remnants.boxes.city.content.content.Content", "remnants.boxes.city.content.content.Side"],
    fields=FIELDS,
    verbs=VERBS,
    frames=FRAMES,
    events=EVENTS,
    kept=KEPT,
    facts=FACTS,
    told="remnants.boxes.city.rules.worked_out:WorkedOut",
)
