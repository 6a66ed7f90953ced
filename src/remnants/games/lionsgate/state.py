"""The state of the game as columns: goods by cave and kind, trains by seat, cards as sets of bits.

Cards, mercenaries, tracks and towns are kept as sets of bits in a number: bit n stands for number n. Nothing in the
state is hidden: the order of decks and bag is not decided before something is drawn (lionsgate.hidden), so a deck is
the cards whose order nobody knows, the cards put back on top, which everybody knows, and the discard pile.
"""

from remnants.games.lionsgate.content import Content
from remnants.games.lionsgate.words import (
    BANDIT_TOKENS,
    BOXCAR,
    BOXES_A_CAR,
    COGS,
    DECK_SIZES,
    FIRST_PIPE,
    KINDS,
    PIPES,
    SHARE_TOKENS,
)
from remnants.kernel.state import OPEN, Field, State, copied_lists

FIELDS = [
    Field("round", OPEN),
    Field("round_limit", OPEN),
    Field("last_round", OPEN),
    Field("order", OPEN),
    Field("at", OPEN),
    Field("tiles", OPEN),
    Field("money", OPEN),
    Field("draft_gold", OPEN),
    Field("offer", OPEN),
    Field("offer_gold", OPEN),
    Field("team", OPEN),
    Field("ready", OPEN),
    Field("crew", OPEN),
    Field("scouted", OPEN),
    Field("aboard", OPEN),
    Field("engine", OPEN),
    Field("derailed", OPEN),
    Field("arrived", OPEN),
    Field("fallen", OPEN),
    Field("lost", OPEN),
    Field("mat", OPEN),
    Field("cars", OPEN),
    Field("tracks", OPEN),
    Field("upgrades", OPEN),
    Field("bandits", OPEN),
    Field("tokens", OPEN),
    Field("token_supply", OPEN),
    Field("loose", OPEN),
    Field("supply", OPEN),
    Field("filled", OPEN),
    Field("gilded", OPEN),
    Field("ghosts", OPEN),
    Field("circle_owner", OPEN),
    Field("circle_tokens", OPEN),
    Field("shares_left", OPEN),
    Field("bag", OPEN),
    Field("risk", OPEN),
    Field("drawn_tiles", OPEN),
    Field("route", OPEN),
    Field("drawn_cards", OPEN),
    Field("drawn_from", OPEN),
    Field("deck", OPEN),
    Field("deck_top", OPEN),
    Field("discard", OPEN),
]


class LionsgateState(State):
    """A position of Return to Lionsgate City."""

    __slots__ = (
        "aboard",
        "arrived",
        "at",
        "bag",
        "bandits",
        "cars",
        "circle_owner",
        "circle_tokens",
        "content",
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

    def __init__(self, content: Content | None = None, players: int = 0) -> None:
        """The empty table; without content only a shell, for `clone` to fill."""
        if content is None:
            return
        super().__init__(players)
        self.content: Content = content
        # the round
        self.round = 0
        self.round_limit = 0
        self.last_round = 0
        self.order: list[int] = list(range(players))
        """The seats in turn order."""
        self.at = 0
        """Whose turn it is, as a place in the order."""
        self.tiles: list[int] = [-1] * players
        """The turn order tile each seat has taken for the next round, from 0; -1 for none yet."""
        # the draft
        self.draft_gold: list[int] = [0] * players
        self.offer: list[int] = []
        self.offer_gold: list[int] = []
        # the players
        self.money: list[int] = [0] * players
        self.team: list[int] = [0] * players
        self.ready: list[int] = [0] * players
        """The mercenaries not yet assigned this round."""
        self.crew = 0
        """The mercenaries assigned this turn."""
        self.scouted = 0
        """1 once a scout took a bandit token off the map this turn."""
        self.aboard = 0
        """The bandits that were on the mat when this turn began: only they fight and steal."""
        self.engine: list[int] = [content.guild] * players
        self.derailed = 0
        self.arrived = 0
        self.fallen = 0
        """The seats whose engine was ever derailed in the city: they cannot win."""
        self.lost = 0
        self.mat: list[list[int]] = [[] for _ in range(players)]
        """The goods of each seat, from the leftmost box."""
        self.cars: list[list[int]] = [[] for _ in range(players)]
        """Where the boxcars in play stand: a place for each, car 1 first."""
        self.tracks: list[int] = [0] * players
        """The tracks on which a seat's boxcars stand, always those in `cars`."""
        self.upgrades: list[int] = [0] * players
        self.bandits: list[int] = [0] * players
        self.shares_left: list[int] = [SHARE_TOKENS] * players
        # the map
        self.tokens: list[int] = [0] * len(content.difficulty)
        self.token_supply = BANDIT_TOKENS
        self.loose: list[int] = [0] * (len(content.cave_ids) * KINDS)
        """The goods lying in each cave, by cave and kind."""
        self.supply: list[int] = [0] * KINDS
        self.filled: list[int] = [0] * len(content.market_cave)
        """How many squares of each market are covered, from the left."""
        self.gilded: list[int] = [0] * len(content.market_cave)
        """The squares of each market on which gold stands for the market's good."""
        self.ghosts = 0
        self.circle_owner: list[int] = [-1] * len(content.circle_cave)
        self.circle_tokens: list[int] = [0] * len(content.circle_cave)
        # the bag
        self.bag: list[int] = [0] * 5
        self.risk: list[int] = []
        self.drawn_tiles: list[int] = [0] * 5
        # what is under way
        self.route: list[int] = []
        """The tunnels driven so far in this move."""
        self.drawn_cards: list[int] = []
        """The cards drawn at a workshop or the Guild and not yet kept or put back."""
        self.drawn_from = -1
        """The deck they come from; -1 when there are none."""
        # the decks
        self.deck: list[int] = [0] * len(DECK_SIZES)
        self.deck_top: list[list[int]] = [[] for _ in DECK_SIZES]
        """The cards put back on a deck, the topmost last."""
        self.discard: list[int] = [0] * len(DECK_SIZES)

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> "LionsgateState":
        return LionsgateState(self.content, self.players)

    def clone(self) -> "LionsgateState":
        copy = LionsgateState()
        copy.content = self.content
        copy.players = self.players
        copy.agenda = self.agenda[:]
        copy.telling = False
        copy.events = []
        copy.round = self.round
        copy.round_limit = self.round_limit
        copy.last_round = self.last_round
        copy.order = self.order[:]
        copy.at = self.at
        copy.tiles = self.tiles[:]
        copy.draft_gold = self.draft_gold[:]
        copy.offer = self.offer[:]
        copy.offer_gold = self.offer_gold[:]
        copy.money = self.money[:]
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
        copy.shares_left = self.shares_left[:]
        copy.tokens = self.tokens[:]
        copy.token_supply = self.token_supply
        copy.loose = self.loose[:]
        copy.supply = self.supply[:]
        copy.filled = self.filled[:]
        copy.gilded = self.gilded[:]
        copy.ghosts = self.ghosts
        copy.circle_owner = self.circle_owner[:]
        copy.circle_tokens = self.circle_tokens[:]
        copy.bag = self.bag[:]
        copy.risk = self.risk[:]
        copy.drawn_tiles = self.drawn_tiles[:]
        copy.route = self.route[:]
        copy.drawn_cards = self.drawn_cards[:]
        copy.drawn_from = self.drawn_from
        copy.deck = self.deck[:]
        copy.deck_top = copied_lists(self.deck_top)
        copy.discard = self.discard[:]
        return copy

    # ------------------------------------------------------------------ what a seat has

    def bonus(self, seat: int, effect: int) -> int:
        """What the seat's cogs, and the mercenaries assigned this turn, add up to in one effect."""
        content = self.content
        total = 0
        cards = self.upgrades[seat] & content.cogs_with[effect]
        while cards:
            lowest = cards & -cards
            total += content.cog_amount[effect][lowest.bit_length() - 1]
            cards ^= lowest
        cards = self.crew & content.mercenaries_with[effect]
        while cards:
            lowest = cards & -cards
            total += content.mercenary_amount[effect][lowest.bit_length() - 1]
            cards ^= lowest
        return total

    def combined(self, seat: int, skill: list[int], effect: int) -> int:
        """The combined skill of the mercenaries assigned this turn, each cog's bonus added once."""
        total = self.bonus(seat, effect)
        crew = self.crew
        while crew:
            lowest = crew & -crew
            total += skill[lowest.bit_length() - 1]
            crew ^= lowest
        return total

    def most_team(self) -> int:
        """The size of a full team."""
        return 4 if self.players > 2 else 8

    def most_upgrades(self) -> int:
        """The upgrade spaces of a player: those of one mat, with two players of two."""
        return self.content.upgrade_spaces * (2 if self.players == 2 else 1)

    def most_goods(self, seat: int) -> int:
        """How many boxes a seat can fill (lionsgate.load.amount, lionsgate.two.train)."""
        if self.players == 2:
            return 6 * BOXES_A_CAR
        return (4 if self.upgrades[seat] & self.content.cogs_with[BOXCAR] else 3) * BOXES_A_CAR

    def is_ghost(self, cave: int) -> bool:
        return self.ghosts >> cave & 1 == 1

    def upgrade_deck(self, upgrade: int) -> int:
        """The deck an upgrade belongs to."""
        return COGS if upgrade < FIRST_PIPE else PIPES


def cards_in(cards: int) -> list[int]:
    """The numbers in a set of bits, from the lowest."""
    numbers: list[int] = []
    while cards:
        lowest = cards & -cards
        numbers.append(lowest.bit_length() - 1)
        cards ^= lowest
    return numbers
