"""Return to Lionsgate City in numbers: money, shares, teams, goods and their prices. Nothing is hidden."""

from typing import Final

from mypy_extensions import mypyc_attr

from remnants.boxes.lionsgate.bots.investing import rounds_left
from remnants.boxes.lionsgate.bots.policy import POLICY
from remnants.boxes.lionsgate.bots.team import cog_bonus, strength
from remnants.boxes.lionsgate.content.words import ENGINEERING, ENTRY_PRICE, GOLD, KINDS, MINING
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.boxes.lionsgate.rules.winning import ghosts_allowed, shares_placed
from remnants.judges.survey import Survey
from remnants.kernel.state import State

OF_A_SEAT: Final = [
    "money",
    "money and what entering costs",
    "money missing for the city",
    "can pay for the city",
    "in the city",
    "fell in the city",
    "shares placed",
    "pay of shares",
    "pay of shares until the end",
    "mercenaries",
    "mercenaries ready",
    "engineering of the team",
    "mining of the team",
    "fighting of the team",
    "worth of the team",
    "best engineer",
    "cogs and pipes",
    "cogs for driving",
    "cogs for mining",
    "bandits aboard",
    "toughness of the bandits",
    "what the bandits steal",
    "goods aboard",
    "gold aboard",
    "alloys aboard",
    "price of the goods aboard",
    "room for goods",
    "way to the city",
    "way to the next buyer",
    "derailed",
    "decides",
    "has the turn",
    "place in the turn order",
    "place in the next round",
    "has had its turn",
    "money expected in the end",
]
OF_THE_TABLE: Final = [
    "round",
    "rounds left",
    "last round is known",
    "rounds to the last",
    "drafting",
    "ghost towns",
    "room for ghost towns",
    "towns near their end",
    "squares open",
    "bandit tokens",
    "money of the richest",
    "money missing for the first rank",
]
FAR_AWAY: Final = 30
FULL_PLACES: Final = 3
LEAST_ORE: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class LionsgateSurvey(Survey):
    """What the network of Lionsgate is told."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OF_A_SEAT, OF_THE_TABLE)

    def table(self, state: State, eyes: int) -> list[float]:
        assert isinstance(state, LionsgateState)
        pack = state.pack
        dying, squares = 0, 0
        for town in pack.towns:
            if not state.is_ghost(town):
                fullest = 0
                for market in pack.markets_of[town]:
                    filled = state.filled[market]
                    fullest = max(fullest, filled)
                    squares += len(pack.market_squares[market]) - filled
                dying += fullest <= 1
        ghosts = state.ghosts.bit_count()
        first_rank = pack.rank_money[0] if pack.rank_money else ENTRY_PRICE
        return [
            state.round / 10,
            rounds_left(state, POLICY.weights) / 10,
            float(state.last_round > 0),
            max(0, state.last_round - state.round) / 2 if state.last_round else 1.0,
            float(state.agenda[-1].step == "draft"),
            ghosts / 4,
            (ghosts_allowed(state) - ghosts) / 4,
            dying / 4,
            squares / 60,
            sum(state.tokens) / 20,
            max(state.money) / 100,
            max(0, first_rank - state.money[0]) / 100,
        ]

    def seats(self, state: State, eyes: int) -> list[list[float]]:
        assert isinstance(state, LionsgateState)
        rounds = rounds_left(state, POLICY.weights)
        prices = best_prices(state)
        return [numbers_of(state, seat, rounds, prices) for seat in range(state.players)]


def best_prices(state: LionsgateState) -> list[list[int]]:
    """For each kind of good the numbers of the open squares where it sells best."""
    pack = state.pack
    best: list[list[int]] = [[] for _ in range(KINDS)]
    highest = [0] * KINDS
    for market, good in enumerate(pack.market_good):
        if not state.is_ghost(pack.market_cave[market]):
            open_squares = pack.market_squares[market][state.filled[market] :]
            first = sum(open_squares[:LEAST_ORE])
            if first > highest[good]:
                highest[good] = first
                best[good] = open_squares
    return best


def numbers_of(state: LionsgateState, seat: int, rounds: float, prices: list[list[int]]) -> list[float]:
    """The numbers of one seat."""
    pack, weights = state.pack, POLICY.weights
    inside = state.arrived >> seat & 1
    money = state.money[seat] + (ENTRY_PRICE if inside else 0)
    placed = shares_placed(state, seat)
    pay = pack.share_row[placed]
    team = cards_in(state.team[seat])
    engineering, mining, fighting, best, worth = 0, 0, 0, 0, 0.0
    for card in team:
        engineering += pack.engineering[card]
        mining += pack.mining[card]
        fighting += pack.fighting[card]
        best = max(best, pack.engineering[card])
        worth += strength(state, card, weights)
    bandits = cards_in(state.bandits[seat])
    mat = state.mat[seat]
    counts = [0] * KINDS
    for good in mat:
        counts[good] += 1
    price = counts[GOLD] * weights.gold_price
    for good, amount in enumerate(counts):
        if amount and good != GOLD:
            price += sum(prices[good][:amount])
    here = state.engine[seat]
    buyer = FAR_AWAY
    if mat:
        for market, cave in enumerate(pack.market_cave):
            if counts[pack.market_good[market]] and not state.is_ghost(cave):
                buyer = min(buyer, pack.distance[here][cave])
    frame = state.agenda[-1]
    place = state.order.index(seat)
    tile = state.tiles[seat]
    tiled = place if tile < 0 else tile
    return [
        money / 50,
        (money - ENTRY_PRICE) / 50,
        max(0, ENTRY_PRICE - money) / 50,
        float(money >= ENTRY_PRICE),
        float(inside),
        float(state.fallen >> seat & 1),
        placed / 6,
        pay / 10,
        pay * rounds / 40,
        len(team) / 4,
        state.ready[seat].bit_count() / 4,
        engineering / 15,
        mining / 15,
        fighting / 15,
        worth / 15,
        best / 6,
        state.upgrades[seat].bit_count() / 4,
        cog_bonus(state, seat, ENGINEERING) / 4,
        cog_bonus(state, seat, MINING) / 4,
        len(bandits) / 3,
        sum([pack.toughness[bandit] for bandit in bandits]) / 15,
        sum([pack.steal[bandit] for bandit in bandits]) / 5,
        len(mat) / 10,
        counts[GOLD] / 5,
        (counts[KINDS - 2] + counts[KINDS - 1]) / 5,
        price / 30,
        (state.most_goods(seat) - len(mat)) / 15,
        min(FAR_AWAY, pack.distance[here][pack.city]) / 15,
        buyer / 15,
        float(state.derailed >> seat & 1),
        float(frame.seat == seat),
        float(state.order[state.at] == seat),
        place / FULL_PLACES,
        tiled / FULL_PLACES,
        float(place < state.at),
        (money + pay * rounds + price) / 100,
    ]


SURVEY = LionsgateSurvey()
