"""The columns of the state, made from its declarations by `python -m remnants.declaring`. Do not edit."""

from typing import Any

from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.rules.declarations import DECLARED
from remnants.kernel.declarations import Field
from remnants.kernel.state import State, copied_lists


class LionsgateColumns(State):
    """Every field of the state, and what it keeps besides."""

    __slots__ = (
        "aboard",
        "arrived",
        "at",
        "bag",
        "bandits",
        "cars",
        "circle_owner",
        "circle_tokens",
        "crew",
        "deck",
        "deck_top",
        "derailed",
        "discard",
        "draft_gold",
        "drawn_cards",
        "drawn_from",
        "drawn_tiles",
        "engine",
        "fallen",
        "filled",
        "ghosts",
        "gilded",
        "last_round",
        "loose",
        "lost",
        "mat",
        "money",
        "offer",
        "offer_gold",
        "order",
        "pack",
        "ready",
        "risk",
        "round",
        "round_limit",
        "route",
        "scouted",
        "shares_left",
        "supply",
        "team",
        "tiles",
        "token_supply",
        "tokens",
        "tracks",
        "upgrades",
    )

    def __init__(self, pack: Content | None = None, players: int = 0) -> None:
        """The empty table; without a pack only a shell, for a clone to fill."""
        if pack is None:
            return
        super().__init__(players)
        self.pack = pack
        self.round: int = 0
        self.round_limit: int = 0
        self.last_round: int = 0
        self.order: list[int] = list(range(players))
        self.at: int = 0
        self.tiles: list[int] = [-1] * players
        self.money: list[int] = [0] * players
        self.draft_gold: list[int] = [0] * players
        self.offer: list[int] = []
        self.offer_gold: list[int] = []
        self.team: list[int] = [0] * players
        self.ready: list[int] = [0] * players
        self.crew: int = 0
        self.scouted: int = 0
        self.aboard: int = 0
        self.engine: list[int] = [pack.guild] * players
        self.derailed: int = 0
        self.arrived: int = 0
        self.fallen: int = 0
        self.lost: int = 0
        self.mat: list[list[int]] = [[] for _ in range(players)]
        self.cars: list[list[int]] = [[] for _ in range(players)]
        self.tracks: list[int] = [0] * players
        self.upgrades: list[int] = [0] * players
        self.bandits: list[int] = [0] * players
        self.tokens: list[int] = [0] * len(pack.difficulty)
        self.token_supply: int = 30
        self.loose: list[int] = [0] * (len(pack.cave_ids) * 7)
        self.supply: list[int] = [0] * 7
        self.filled: list[int] = [0] * len(pack.market_cave)
        self.gilded: list[int] = [0] * len(pack.market_cave)
        self.ghosts: int = 0
        self.circle_owner: list[int] = [-1] * len(pack.circle_cave)
        self.circle_tokens: list[int] = [0] * len(pack.circle_cave)
        self.shares_left: list[int] = [6] * players
        self.bag: list[int] = [0] * 5
        self.risk: list[int] = []
        self.drawn_tiles: list[int] = [0] * 5
        self.route: list[int] = []
        self.drawn_cards: list[int] = []
        self.drawn_from: int = -1
        self.deck: list[int] = [0] * 4
        self.deck_top: list[list[int]] = [[] for _ in range(4)]
        self.discard: list[int] = [0] * 4

    def fields(self) -> list[Field]:
        return DECLARED.fields

    def values(self) -> list[Any]:
        return [
            self.round,
            self.round_limit,
            self.last_round,
            self.order,
            self.at,
            self.tiles,
            self.money,
            self.draft_gold,
            self.offer,
            self.offer_gold,
            self.team,
            self.ready,
            self.crew,
            self.scouted,
            self.aboard,
            self.engine,
            self.derailed,
            self.arrived,
            self.fallen,
            self.lost,
            self.mat,
            self.cars,
            self.tracks,
            self.upgrades,
            self.bandits,
            self.tokens,
            self.token_supply,
            self.loose,
            self.supply,
            self.filled,
            self.gilded,
            self.ghosts,
            self.circle_owner,
            self.circle_tokens,
            self.shares_left,
            self.bag,
            self.risk,
            self.drawn_tiles,
            self.route,
            self.drawn_cards,
            self.drawn_from,
            self.deck,
            self.deck_top,
            self.discard,
        ]

    def copy_into(self, copy: "LionsgateColumns") -> None:
        """Makes a shell an independent copy of this state."""
        copy.players = self.players
        copy.agenda = self.agenda[:]
        copy.telling = False
        copy.events = []
        copy.pack = self.pack
        copy.round = self.round
        copy.round_limit = self.round_limit
        copy.last_round = self.last_round
        copy.order = self.order
        copy.at = self.at
        copy.tiles = self.tiles[:]
        copy.money = self.money[:]
        copy.draft_gold = self.draft_gold[:]
        copy.offer = self.offer[:]
        copy.offer_gold = self.offer_gold[:]
        copy.team = self.team[:]
        copy.ready = self.ready[:]
        copy.crew = self.crew
        copy.scouted = self.scouted
        copy.aboard = self.aboard
        copy.engine = self.engine[:]
        copy.derailed = self.derailed
        copy.arrived = self.arrived
        copy.fallen = self.fallen
        copy.lost = self.lost
        copy.mat = copied_lists(self.mat)
        copy.cars = copied_lists(self.cars)
        copy.tracks = self.tracks[:]
        copy.upgrades = self.upgrades[:]
        copy.bandits = self.bandits[:]
        copy.tokens = self.tokens[:]
        copy.token_supply = self.token_supply
        copy.loose = self.loose[:]
        copy.supply = self.supply[:]
        copy.filled = self.filled[:]
        copy.gilded = self.gilded[:]
        copy.ghosts = self.ghosts
        copy.circle_owner = self.circle_owner[:]
        copy.circle_tokens = self.circle_tokens[:]
        copy.shares_left = self.shares_left[:]
        copy.bag = self.bag[:]
        copy.risk = self.risk[:]
        copy.drawn_tiles = self.drawn_tiles[:]
        copy.route = self.route[:]
        copy.drawn_cards = self.drawn_cards[:]
        copy.drawn_from = self.drawn_from
        copy.deck = self.deck[:]
        copy.deck_top = copied_lists(self.deck_top)
        copy.discard = self.discard[:]
