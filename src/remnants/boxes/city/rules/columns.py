"""The columns of the state, made from its declarations by `python -m remnants.declaring`. Do not edit."""

from typing import Any

from remnants.boxes.city.content.content import Content, Side
from remnants.boxes.city.rules.declarations import DECLARED
from remnants.kernel.declarations import Field
from remnants.kernel.state import State, copied_lists


class CityColumns(State):
    """Every field of the state, and what it keeps besides."""

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
        "moved",
        "moved_pairs",
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
        """The empty table; without a pack only a shell, for a clone to fill."""
        if pack is None:
            return
        super().__init__(players)
        self.pack = pack
        self.concealed: int = 0
        self.round: int = 1
        self.first_player: int = 0
        self.gang: list[int] = [-1] * players
        self.entry: list[int] = [-1] * players
        self.turns: list[int] = [0] * players
        self.influence: list[int] = [pack.influence] * players
        self.conditions: list[int] = [0] * players
        self.arcs: list[int] = [pack.money] * players
        self.renown: list[int] = [0] * players
        self.pool: list[int] = [pack.pool] * players
        self.unused: list[int] = [pack.figures - pack.pool] * players
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.draw: list[list[int]] = [[] for _ in range(players)]
        self.discard: list[list[int]] = [[] for _ in range(players)]
        self.setting_aside: list[list[int]] = [[] for _ in range(players)]
        self.permanents: list[list[int]] = [[] for _ in range(players)]
        self.removed: list[int] = []
        self.recruit_deck: list[int] = list(pack.recruits)
        self.recruit_row: list[int] = []
        self.recruit_discard: list[int] = []
        self.market_deck: list[int] = list(pack.market)
        self.market_row: list[int] = []
        self.market_discard: list[int] = []
        self.coordinate_deck: list[int] = list(range(len(pack.side(players).coordinates)))
        self.coordinate_discard: list[int] = []
        self.developments: list[int] = []
        self.tiles_left: list[int] = [0] * len(pack.development_ids)
        self.standing: list[int] = [0] * players
        self.paired: list[int] = [0] * players
        self.held: list[int] = [0] * players
        self.built: int = 0
        self.tile_design: list[int] = []
        self.tile_spaces: list[int] = []
        self.tile_products: list[int] = []
        self.ycu_at: list[int] = [-1] * len(pack.token_attack)
        self.ycu_spaces: int = 0
        self.pile: int = pack.renown
        self.lowest_pile: int = pack.renown
        self.stalled: int = 0
        self.active: int = -1
        self.played: list[int] = []
        self.aside: list[int] = []
        self.discounts: list[list[int]] = []
        self.entered: int = -1
        self.moved: int = 0
        self.moved_pairs: int = 0
        self.lot: int = -1
        self.bid: int = 0
        self.bidder: int = -1
        self.bidding: int = 0
        self.battle_space: int = -1
        self.attacker: int = -1
        self.defender: int = -1
        self.token: int = -1
        self.laid: list[list[int]] = [[] for _ in range(players)]
        self.blind: list[list[int]] = [[] for _ in range(players)]
        self.revealed: list[int] = [0] * players
        self.unresolved: list[list[int]] = [[] for _ in range(players)]
        self.bonus: list[int] = [0] * players
        self.extra_dice: list[int] = [0] * players
        self.rolled: list[int] = [0] * players
        self.weakened: int = 0
        self.loser: int = -1
        self.fallen: int = 0
        self.side: Side = pack.side(players)

    def fields(self) -> list[Field]:
        return DECLARED.fields

    def values(self) -> list[Any]:
        return [
            self.concealed,
            self.round,
            self.first_player,
            self.gang,
            self.entry,
            self.turns,
            self.influence,
            self.conditions,
            self.arcs,
            self.renown,
            self.pool,
            self.unused,
            self.hand,
            self.draw,
            self.discard,
            self.setting_aside,
            self.permanents,
            self.removed,
            self.recruit_deck,
            self.recruit_row,
            self.recruit_discard,
            self.market_deck,
            self.market_row,
            self.market_discard,
            self.coordinate_deck,
            self.coordinate_discard,
            self.developments,
            self.tiles_left,
            self.standing,
            self.paired,
            self.held,
            self.built,
            self.tile_design,
            self.tile_spaces,
            self.tile_products,
            self.ycu_at,
            self.ycu_spaces,
            self.pile,
            self.lowest_pile,
            self.stalled,
            self.active,
            self.played,
            self.aside,
            self.discounts,
            self.entered,
            self.moved,
            self.moved_pairs,
            self.lot,
            self.bid,
            self.bidder,
            self.bidding,
            self.battle_space,
            self.attacker,
            self.defender,
            self.token,
            self.laid,
            self.blind,
            self.revealed,
            self.unresolved,
            self.bonus,
            self.extra_dice,
            self.rolled,
            self.weakened,
            self.loser,
            self.fallen,
        ]

    def copy_into(self, copy: "CityColumns") -> None:
        """Makes a shell an independent copy of this state."""
        copy.players = self.players
        copy.agenda = self.agenda[:]
        copy.telling = False
        copy.events = []
        copy.pack = self.pack
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
        copy.discounts = self.discounts
        copy.entered = self.entered
        copy.moved = self.moved
        copy.moved_pairs = self.moved_pairs
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
        copy.side = self.side
