"""The state of a game of City of Remnants: plain columns, each declared once with who may see it (city.hidden)."""

from typing import Any, Final

from remnants.games.city.content import Content, Side
from remnants.kernel.agenda import NOBODY
from remnants.kernel.state import COUNT, OPEN, Field, Json, State, copied_lists, shown

UNKNOWN: Final = -1


def _renown_seen(state: "CityState", renown: list[int], seat: int) -> Json:
    """Renown held may be concealed from the others (city.renown.concealed)."""
    if not state.concealed or not state.agenda:
        return renown[:]
    return [held if owner == seat else None for owner, held in enumerate(renown)]


def _hand_seen(state: "CityState", hand: list[list[int]], seat: int) -> Json:
    """The others see how many cards a hand holds; what is set aside counts until it is shuffled (city.hidden)."""
    aside = state.setting_aside
    return [cards[:] if owner == seat else len(cards) + len(aside[owner]) for owner, cards in enumerate(hand)]


def _set_aside_seen(state: "CityState", aside: list[list[int]], seat: int) -> Json:
    return [cards[:] if owner == seat else 0 for owner, cards in enumerate(aside)]


def _laid_seen(state: "CityState", laid: list[list[int]], seat: int) -> Json:
    """Laid cards: all once revealed; before that only the owner's own from hand (city.battle.blind-cards)."""
    seen: list[list[int]] = []
    for owner, cards in enumerate(laid):
        known = [
            card if state.revealed[owner] or (owner == seat and not state.blind[owner][place]) else UNKNOWN
            for place, card in enumerate(cards)
        ]
        seen.append(known)
    return seen


FIELDS: Final = [
    # the table
    Field("concealed", OPEN),
    Field("round", OPEN),
    Field("first_player", OPEN),
    Field("gang", OPEN),
    Field("entry", OPEN),
    # mats
    Field("turns", OPEN),
    Field("influence", OPEN),
    Field("conditions", OPEN),
    Field("arcs", OPEN),
    Field("renown", shown(_renown_seen)),
    Field("pool", OPEN),
    Field("unused", OPEN),
    # player decks
    Field("hand", shown(_hand_seen)),
    Field("draw", COUNT),
    Field("discard", OPEN),
    Field("setting_aside", shown(_set_aside_seen)),
    Field("permanents", OPEN),
    Field("removed", OPEN),
    # the common rows and decks
    Field("recruit_deck", COUNT),
    Field("recruit_row", OPEN),
    Field("recruit_discard", OPEN),
    Field("market_deck", COUNT),
    Field("market_row", OPEN),
    Field("market_discard", OPEN),
    Field("coordinate_deck", COUNT),
    Field("coordinate_discard", OPEN),
    Field("developments", OPEN),
    Field("tiles_left", OPEN),
    # the board
    Field("standing", OPEN),
    Field("paired", OPEN),
    Field("held", OPEN),
    Field("built", OPEN),
    Field("tile_design", OPEN),
    Field("tile_spaces", OPEN),
    Field("tile_products", OPEN),
    Field("ycu_at", OPEN),
    Field("ycu_spaces", OPEN),
    # renown
    Field("pile", OPEN),
    Field("lowest_pile", OPEN),
    Field("stalled", OPEN),
    # the turn under way
    Field("active", OPEN),
    Field("played", OPEN),
    Field("aside", OPEN),
    Field("discounts", OPEN),
    Field("entered", OPEN),
    # the auction under way
    Field("lot", OPEN),
    Field("bid", OPEN),
    Field("bidder", OPEN),
    Field("bidding", OPEN),
    # the battle under way
    Field("battle_space", OPEN),
    Field("attacker", OPEN),
    Field("defender", OPEN),
    Field("token", OPEN),
    Field("laid", shown(_laid_seen)),
    Field("blind", OPEN),
    Field("revealed", OPEN),
    Field("unresolved", OPEN),
    Field("bonus", OPEN),
    Field("extra_dice", OPEN),
    Field("rolled", OPEN),
    Field("weakened", OPEN),
    Field("loser", OPEN),
    Field("fallen", OPEN),
]


class CityState(State):
    """One position of City of Remnants."""

    __slots__ = (
        "active",
        "arcs",
        "aside",
        "attacker",
        "battle_space",
        "bid",
        "bidder",
        "bidding",
        "blind",
        "bonus",
        "built",
        "concealed",
        "conditions",
        "coordinate_deck",
        "coordinate_discard",
        "defender",
        "developments",
        "discard",
        "discounts",
        "draw",
        "entered",
        "entry",
        "extra_dice",
        "fallen",
        "first_player",
        "gang",
        "hand",
        "held",
        "influence",
        "laid",
        "loser",
        "lot",
        "lowest_pile",
        "market_deck",
        "market_discard",
        "market_row",
        "pack",
        "paired",
        "permanents",
        "pile",
        "played",
        "pool",
        "recruit_deck",
        "recruit_discard",
        "recruit_row",
        "removed",
        "renown",
        "revealed",
        "rolled",
        "round",
        "setting_aside",
        "side",
        "stalled",
        "standing",
        "tile_design",
        "tile_products",
        "tile_spaces",
        "tiles_left",
        "token",
        "turns",
        "unresolved",
        "unused",
        "weakened",
        "ycu_at",
        "ycu_spaces",
    )

    def __init__(self, pack: Content | None = None, players: int = 0) -> None:
        """The empty table; without a pack only a shell, for `clone` to fill."""
        if pack is None:
            return
        super().__init__(players)
        self.pack = pack
        self.side: Side = pack.side(players)
        nobody = [0] * players
        self.concealed = False
        self.round = 1
        self.first_player = 0
        self.gang: list[int] = [NOBODY] * players
        self.entry: list[int] = [NOBODY] * players
        self.turns: list[int] = nobody[:]
        self.influence: list[int] = [pack.influence] * players
        self.conditions: list[int] = nobody[:]
        self.arcs: list[int] = [pack.money] * players
        self.renown: list[int] = nobody[:]
        self.pool: list[int] = [pack.pool] * players
        self.unused: list[int] = [pack.figures - pack.pool] * players
        self.hand: list[list[int]] = _empty(players)
        self.draw: list[list[int]] = _empty(players)
        self.discard: list[list[int]] = _empty(players)
        self.setting_aside: list[list[int]] = _empty(players)
        self.permanents: list[list[int]] = _empty(players)
        self.removed: list[int] = []
        self.recruit_deck: list[int] = pack.recruits[:]
        self.recruit_row: list[int] = []
        self.recruit_discard: list[int] = []
        self.market_deck: list[int] = pack.market[:]
        self.market_row: list[int] = []
        self.market_discard: list[int] = []
        self.coordinate_deck: list[int] = list(range(len(self.side.coordinates)))
        self.coordinate_discard: list[int] = []
        self.developments: list[int] = []
        self.tiles_left: list[int] = [0] * len(pack.development_ids)
        self.standing: list[int] = nobody[:]
        self.paired: list[int] = nobody[:]
        self.held: list[int] = nobody[:]
        self.built = 0
        self.tile_design: list[int] = []
        self.tile_spaces: list[int] = []
        self.tile_products: list[int] = []
        self.ycu_at: list[int] = [NOBODY] * len(pack.token_attack)
        self.ycu_spaces = 0
        self.pile = pack.renown
        self.lowest_pile = pack.renown
        self.stalled = 0
        self.active = NOBODY
        self.played: list[int] = []
        self.aside: list[int] = []
        self.discounts: list[list[int]] = []
        self.entered = NOBODY
        self.lot = NOBODY
        self.bid = 0
        self.bidder = NOBODY
        self.bidding = 0
        self.battle_space = NOBODY
        self.attacker = NOBODY
        self.defender = NOBODY
        self.token = NOBODY
        self.laid: list[list[int]] = _empty(players)
        self.blind: list[list[int]] = _empty(players)
        self.revealed: list[int] = nobody[:]
        self.unresolved: list[list[int]] = _empty(players)
        self.bonus: list[int] = nobody[:]
        self.extra_dice: list[int] = nobody[:]
        self.rolled: list[int] = nobody[:]
        self.weakened = 0
        self.loser = NOBODY
        self.fallen = 0

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> "CityState":
        return CityState(self.pack, self.players)

    def clone(self) -> "CityState":
        copy = CityState()
        copy.players = self.players
        copy.agenda = self.agenda[:]
        copy.telling = False
        copy.events = []
        copy.pack = self.pack
        copy.side = self.side
        copy.concealed = self.concealed
        copy.round = self.round
        copy.first_player = self.first_player
        copy.gang = self.gang
        copy.entry = self.entry
        copy.turns = self.turns[:]
        copy.influence = self.influence[:]
        copy.conditions = self.conditions[:]
        copy.arcs = self.arcs[:]
        copy.renown = self.renown[:]
        copy.pool = self.pool[:]
        copy.unused = self.unused[:]
        copy.hand = copied_lists(self.hand)
        copy.draw = copied_lists(self.draw)
        copy.discard = copied_lists(self.discard)
        copy.setting_aside = copied_lists(self.setting_aside)
        copy.permanents = copied_lists(self.permanents)
        copy.removed = self.removed[:]
        copy.recruit_deck = self.recruit_deck[:]
        copy.recruit_row = self.recruit_row[:]
        copy.recruit_discard = self.recruit_discard[:]
        copy.market_deck = self.market_deck[:]
        copy.market_row = self.market_row[:]
        copy.market_discard = self.market_discard[:]
        copy.coordinate_deck = self.coordinate_deck[:]
        copy.coordinate_discard = self.coordinate_discard[:]
        copy.developments = self.developments
        copy.tiles_left = self.tiles_left[:]
        copy.standing = self.standing[:]
        copy.paired = self.paired[:]
        copy.held = self.held[:]
        copy.built = self.built
        copy.tile_design = self.tile_design[:]
        copy.tile_spaces = self.tile_spaces[:]
        copy.tile_products = self.tile_products[:]
        copy.ycu_at = self.ycu_at[:]
        copy.ycu_spaces = self.ycu_spaces
        copy.pile = self.pile
        copy.lowest_pile = self.lowest_pile
        copy.stalled = self.stalled
        copy.active = self.active
        copy.played = self.played[:]
        copy.aside = self.aside[:]
        copy.discounts = self.discounts[:]
        copy.entered = self.entered
        copy.lot = self.lot
        copy.bid = self.bid
        copy.bidder = self.bidder
        copy.bidding = self.bidding
        copy.battle_space = self.battle_space
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.token = self.token
        copy.laid = copied_lists(self.laid)
        copy.blind = copied_lists(self.blind)
        copy.revealed = self.revealed[:]
        copy.unresolved = copied_lists(self.unresolved)
        copy.bonus = self.bonus[:]
        copy.extra_dice = self.extra_dice[:]
        copy.rolled = self.rolled[:]
        copy.weakened = self.weakened
        copy.loser = self.loser
        copy.fallen = self.fallen
        return copy


def _empty(players: int) -> list[list[int]]:
    return [[] for _ in range(players)]


def as_city(state: Any) -> CityState:
    """The same state, known to be City's."""
    assert isinstance(state, CityState)
    return state
