"""Everything that exists in the game, written down once: its fields, verbs, frames and events.

Cards, mercenaries, tracks and towns are kept as sets of bits in a number: bit n stands for number n. A deck is the
cards whose order nobody knows (it is not decided before one is drawn, lionsgate.hidden), the cards put back on top,
which everybody knows, and the discard pile.
"""

from typing import Final

from remnants.boxes.lionsgate.content.words import (
    BANDIT_TOKENS,
    DECK_SIZES,
    DECKS,
    FIRST_PIPE,
    KINDS,
    PIECES,
    SHARE_TOKENS,
    TILES,
)
from remnants.kernel.declarations import (
    BY_SEAT,
    FLAG,
    NUMBER,
    ONE,
    OPEN,
    PILE,
    PILE_BY_SEAT,
    SEAT,
    WORD,
    Declarations,
    Field,
    Kind,
    Numbers,
    Told,
    Verb,
    amount,
    by,
    many,
    or_none,
    pile_by,
    set_of,
    things,
)

MOST_BOXES: Final = 30
MOST_PLAYERS: Final = 4
CARDS: Final = max(DECK_SIZES)

# ---------------------------------------------------------------- kinds

MERCENARY = Kind("mercenary", DECK_SIZES[0] - 1)
BANDIT = Kind("bandit", DECK_SIZES[1] - 1)
UPGRADE = Kind("upgrade", CARDS - 1)
PIPE = Kind("upgrade", CARDS - 1, FIRST_PIPE)
DRAWN = Kind("drawn", CARDS - 1)
CARD = Kind("card", CARDS - 1)
CAVE = things("cave", lambda pack, players: len(pack.cave_ids))
TUNNEL = things("tunnel", lambda pack, players: len(pack.difficulty))
TRACK = things("track", lambda pack, players: 2 * len(pack.difficulty))
PLACE = things("place", lambda pack, players: len(pack.cave_ids) + 2 * len(pack.difficulty))
MARKET = things("market", lambda pack, players: len(pack.market_cave))
SQUARE = things("square", lambda pack, players: longest_market(pack))
CIRCLE = things("circle", lambda pack, players: len(pack.circle_cave))
GOOD = Kind("good", KINDS - 1)
TILE = Kind("tile", len(TILES) - 1)
DECK = Kind("deck", len(DECKS) - 1)
BOX = Kind("box", MOST_BOXES - 1)
CAR = Kind("car", 5)
GOODS = amount(MOST_BOXES, 1)
SOLD = amount(MOST_BOXES, 1, offered=lambda pack, players: longest_market(pack))
FILLED = amount(lambda pack, players: longest_market(pack))
MONEY = amount(10**6)
"""The rules know no limit (lionsgate.end.money-track); learners are told one that no game comes near."""
ROUND = amount(10**4)
SKILL = amount(200)
PIECE = amount(max(PIECES))
TOKEN = amount(BANDIT_TOKENS)
SHARE = amount(SHARE_TOKENS)


def longest_market(pack: object) -> int:
    squares: list[list[int]] = getattr(pack, "market_squares", [])
    return max([len(market) for market in squares])


# ---------------------------------------------------------------- fields

FIELDS = [
    # the round
    Field("round", OPEN, ONE, ROUND),
    Field("round_limit", OPEN, ONE, ROUND),
    Field("last_round", OPEN, ONE, ROUND),
    Field("order", OPEN, BY_SEAT, SEAT, start="list(range(players))", steady=True),  # the seats in turn order
    Field("at", OPEN, ONE, SEAT),  # whose turn it is, as a place in the order
    Field("tiles", OPEN, BY_SEAT, amount(MOST_PLAYERS - 1, -1), start="-1"),  # for the next round, from 0; -1: none yet
    Field("money", OPEN, BY_SEAT, MONEY),
    # the draft
    Field("draft_gold", OPEN, BY_SEAT, MONEY),
    Field("offer", OPEN, PILE, MERCENARY),
    Field("offer_gold", OPEN, PILE, MONEY),
    # the players
    Field("team", OPEN, BY_SEAT, set_of(MERCENARY)),
    Field("ready", OPEN, BY_SEAT, set_of(MERCENARY)),  # not yet assigned this round
    Field("crew", OPEN, ONE, set_of(MERCENARY)),  # assigned this turn
    Field("scouted", OPEN, ONE, FLAG),  # a scout took a bandit token off the map this turn
    Field("aboard", OPEN, ONE, set_of(BANDIT)),  # on the mat when this turn began: only they fight and steal
    Field("engine", OPEN, BY_SEAT, CAVE, start="pack.guild"),
    Field("derailed", OPEN, ONE, set_of(SEAT)),
    Field("arrived", OPEN, ONE, set_of(SEAT)),
    Field("fallen", OPEN, ONE, set_of(SEAT)),  # ever derailed in the city: they cannot win
    Field("lost", OPEN, ONE, FLAG),
    Field("mat", OPEN, PILE_BY_SEAT, GOOD),  # from the leftmost box
    Field("cars", OPEN, PILE_BY_SEAT, PLACE),  # where the boxcars in play stand, car 1 first
    Field("tracks", OPEN, BY_SEAT, set_of(TRACK)),  # those that the boxcars stand on
    Field("upgrades", OPEN, BY_SEAT, set_of(UPGRADE)),
    Field("bandits", OPEN, BY_SEAT, set_of(BANDIT)),
    # the map
    Field("tokens", OPEN, by("len(pack.difficulty)"), amount(2)),
    Field("token_supply", OPEN, ONE, TOKEN, start=str(BANDIT_TOKENS)),
    Field("loose", OPEN, by(f"len(pack.cave_ids) * {KINDS}"), PIECE),  # lying in each cave, by cave and kind
    Field("supply", OPEN, by(str(KINDS)), PIECE),
    Field("filled", OPEN, by("len(pack.market_cave)"), FILLED),  # squares covered, from the left
    Field("gilded", OPEN, by("len(pack.market_cave)"), set_of(SQUARE)),  # squares where gold stands for the good
    Field("ghosts", OPEN, ONE, set_of(CAVE)),
    Field("circle_owner", OPEN, by("len(pack.circle_cave)"), or_none(SEAT), start="-1"),
    Field("circle_tokens", OPEN, by("len(pack.circle_cave)"), SHARE),
    Field("shares_left", OPEN, BY_SEAT, SHARE, start=str(SHARE_TOKENS)),
    # the bag
    Field("bag", OPEN, by(str(len(TILES))), amount(8)),
    Field("risk", OPEN, PILE, TILE),
    Field("drawn_tiles", OPEN, by(str(len(TILES))), amount(8)),
    # what is under way
    Field("route", OPEN, PILE, TUNNEL),  # driven so far in this move
    Field("drawn_cards", OPEN, PILE, CARD),  # at a workshop or the Guild, not yet kept or put back
    Field("drawn_from", OPEN, ONE, or_none(DECK), start="-1"),
    # the decks
    Field("deck", OPEN, by(str(len(DECKS))), set_of(CARD)),
    Field("deck_top", OPEN, pile_by(str(len(DECKS))), CARD),  # put back on top, the topmost last
    Field("discard", OPEN, by(str(len(DECKS))), set_of(CARD)),
]

# ---------------------------------------------------------------- verbs

VERBS = [
    Verb("take", mercenary=MERCENARY),
    Verb("assign", mercenary=MERCENARY),
    Verb("move"),
    Verb("mine"),
    Verb("load"),
    Verb("unload"),
    Verb("fight"),
    Verb("rest"),
    Verb("end"),
    Verb("stop"),
    Verb("none"),
    Verb("tunnel", tunnel=TUNNEL),
    Verb("go", cave=CAVE),
    Verb("draw"),
    Verb("calm"),
    Verb("run"),
    Verb("reroll"),
    Verb("keep-roll"),
    Verb("beat", bandit=BANDIT),
    Verb("token", tunnel=TUNNEL),
    Verb("load", good=GOOD, amount=GOODS),
    Verb("drop", box=BOX, amount=GOODS),
    Verb("sell", box=BOX, market=MARKET, amount=SOLD),
    Verb("share", circle=CIRCLE),
    Verb("workshop"),
    Verb("hire"),
    Verb("pay", box=BOX),
    Verb("more"),
    Verb("keep", card=DRAWN),
    Verb("replace", mercenary=MERCENARY),
    Verb("on-top", card=DRAWN),
    Verb("pipe", upgrade=PIPE),
    Verb("scout", tunnel=TUNNEL),
    Verb("discard", upgrade=UPGRADE),
    Verb("player", player=SEAT),
    Verb("car", player=SEAT, car=CAR),
    Verb("ward", upgrade=PIPE),
    Verb("suffer"),
    Verb("lose", upgrade=UPGRADE),
]

# ---------------------------------------------------------------- the numbers of frames

FRAMES = [
    Numbers("drive", cave=CAVE, spent=SKILL, used=set_of(TUNNEL), engineering=SKILL, blocked=set_of(TRACK)),
    Numbers("draw-tile", may_draw=SKILL, calmed=FLAG),
    Numbers("dig", may_draw=SKILL, calmed=FLAG),
    Numbers("skunk", may_draw=SKILL),
    Numbers("fight-dice", dice=SKILL, again=FLAG),
    Numbers("reroll", rolled=amount(1200), dice=SKILL),
    Numbers("beat", strength=amount(1200)),
    Numbers("load", may_load=SKILL, loaded=SKILL),
    Numbers("unload", may_unload=SKILL, done=amount(7)),
    Numbers("go-on-unloading", may_unload=SKILL, done=amount(7)),
    Numbers("browse", may_unload=SKILL, done=amount(7)),
    Numbers("pay", good=GOOD, amount=GOODS),
    Numbers("replace", mercenary=MERCENARY),
    Numbers("target", pipe=PIPE),
    Numbers("ward", attacker=SEAT, pipe=PIPE, car=or_none(CAR)),
    Numbers("shelter", wanted=amount(80)),
]

# ---------------------------------------------------------------- events

EVENTS = [
    Told("order-dealt", order=many(SEAT)),
    Told("offered", mercenary=MERCENARY),
    Told("joined", seat=SEAT, mercenary=MERCENARY),
    Told("drafted", seat=SEAT, mercenary=MERCENARY, gold=NUMBER),
    Told("draft-ended", order=many(SEAT), gold=many(NUMBER)),
    Told("round", round=NUMBER, order=many(SEAT)),
    Told("assigned", seat=SEAT, mercenary=MERCENARY),
    Told("rested", seat=SEAT),
    Told("moved", seat=SEAT, start=CAVE, cave=CAVE, route=many(TUNNEL), met=NUMBER),
    Told("detour", seat=SEAT, cave=CAVE, longer=NUMBER),
    Told("shut-off", seat=SEAT, caves=many(CAVE)),
    Told("bandit-met", seat=SEAT, bandit=BANDIT),
    Told("tokens-left", seat=SEAT, route=many(TUNNEL), tokens=NUMBER),
    Told("token-removed", seat=SEAT, tunnel=TUNNEL),
    Told("tile-drawn", seat=SEAT, drawn=TILE, ore=NUMBER),
    Told("skunk", seat=SEAT),
    Told("skunk-calmed", seat=SEAT),
    Told("mined", seat=SEAT, cave=CAVE, good=GOOD, ore=NUMBER, found=many(NUMBER), times=NUMBER, extra=NUMBER),
    Told("risk-reset"),
    Told("rolled", seat=SEAT, dice=many(NUMBER), sum=NUMBER),
    Told("beaten", seat=SEAT, bandit=BANDIT, bounty=NUMBER),
    Told("stolen", seat=SEAT, goods=NUMBER, wanted=NUMBER),
    Told("engine-derailed", seat=SEAT, cave=CAVE),
    Told("boxcars-derailed", seat=SEAT, car=NUMBER, goods=many(GOOD)),
    Told("goods-spilled", seat=SEAT, cave=CAVE, goods=many(GOOD)),
    Told("upgrade-lost", seat=SEAT, upgrade=UPGRADE),
    Told("pipe-played", seat=SEAT, pipe=PIPE, victim=SEAT),
    Told("warded", seat=SEAT, pipe=PIPE),
    Told("tile-taken", seat=SEAT, tile=NUMBER),
    Told("loaded", seat=SEAT, good=GOOD, amount=NUMBER),
    Told("unloaded", seat=SEAT, good=GOOD, amount=NUMBER, cave=CAVE),
    Told("sold", seat=SEAT, good=GOOD, amount=NUMBER, market=MARKET, money=NUMBER, bonus=NUMBER),
    Told("shares-placed", seat=SEAT, circle=CIRCLE, tokens=NUMBER),
    Told("card-drawn", seat=SEAT, deck=DECK, card=NUMBER),
    Told("upgrade-kept", seat=SEAT, upgrade=UPGRADE),
    Told("hired", seat=SEAT, mercenary=MERCENARY),
    Told("dismissed", seat=SEAT, mercenary=MERCENARY),
    Told("card-put-back", deck=DECK, card=NUMBER),
    Told("consumed", amount=NUMBER),
    Told("town-died", town=CAVE),
    Told("town-awakened", town=CAVE),
    Told("shares-returned", seat=SEAT, tokens=NUMBER, money=NUMBER),
    Told("converted", cave=CAVE, good=GOOD, amount=NUMBER),
    Told("shares-paid", seat=SEAT, money=NUMBER),
    Told("engines-righted"),
    Told("arrived", seat=SEAT, goods=NUMBER, money=NUMBER),
    Told("lost"),
    Told("game-over", money=many(NUMBER)),
]

# ---------------------------------------------------------------- the facts of refusals

FACTS = {
    "why": WORD,
    "player": SEAT,
    "mercenary": MERCENARY,
    "bandit": BANDIT,
    "upgrade": UPGRADE,
    "cave": CAVE,
    "tunnel": TUNNEL,
    "market": MARKET,
    "good": GOOD,
    "deck": DECK,
    **dict.fromkeys(("amount", "boxes", "difficulty", "engineering", "free", "gold", "held", "left"), NUMBER),
    **dict.fromkeys(("lying", "missing", "money", "price", "spaces", "squares", "tiles", "toughness"), NUMBER),
}

DECLARED = Declarations(
    module=__name__,
    title="Lionsgate",
    types=["remnants.boxes.lionsgate.content.content.Content"],
    fields=FIELDS,
    verbs=VERBS,
    frames=FRAMES,
    events=EVENTS,
    kept=[],
    facts=FACTS,
    told="remnants.boxes.lionsgate.rules.worked_out:WorkedOut",
)
