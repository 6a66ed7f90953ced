"""What is worth more the earlier it is bought in Return to Lionsgate City: shares, upgrades, hired mercenaries."""

from remnants.boxes.lionsgate.bots.team import strength
from remnants.boxes.lionsgate.bots.weights import LionsgateWeights
from remnants.boxes.lionsgate.content.words import COGS, ENTRY_PRICE, FIRST_PIPE, GOLD, MERCENARIES
from remnants.boxes.lionsgate.rules.decks import cards_left
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.boxes.lionsgate.rules.unloading import FIRST_MERCENARY, FIRST_UPGRADE, alloy_of
from remnants.boxes.lionsgate.rules.winning import shares_placed

MOST_LOOKED_AT = 3
"""Nobody spends on more cards than this to choose from."""


def rounds_left(state: LionsgateState, weights: LionsgateWeights) -> float:
    """About how many rounds are still to be played after this one: until the richest can pay for the city."""
    if state.last_round:
        return float(state.last_round - state.round)
    goal = weights.solo_ambition if state.players == 1 else ENTRY_PRICE + weights.lead
    rounds = max(1.0, (goal - max(state.money)) / weights.money_a_round)
    return min(rounds, float(state.round_limit - state.round)) if state.round_limit else rounds


def share_gain(state: LionsgateState, seat: int, town: int, bought: int) -> tuple[int, int]:
    """The tokens that another share circle of a town takes, and what they add to each round's pay."""
    large = state.pack.large_towns >> town & 1
    tokens = min(2 if large else 1, state.shares_left[seat] - bought)
    placed = shares_placed(state, seat) + bought
    return tokens, state.pack.share_row[placed + tokens] - state.pack.share_row[placed]


def upgrade_worth(state: LionsgateState, seat: int, upgrade: int, rounds: float, weights: LionsgateWeights) -> float:
    """What an upgrade will bring in so many rounds; what another one gives already counts for less."""
    if upgrade >= FIRST_PIPE:
        return weights.pipe
    content = state.pack
    worth = 0.0
    for effect, each in enumerate(weights.effects):
        if content.cogs_with[effect] >> upgrade & 1:
            had = 0.5 if state.upgrades[seat] & content.cogs_with[effect] else 1.0
            worth += had * each * content.cog_amount[effect][upgrade]
    return worth * rounds


class Workshop:
    """Where alloy becomes an upgrade."""

    def __init__(self, state: LionsgateState, seat: int, cave: int, rounds: float, weights: LionsgateWeights) -> None:
        deck = state.pack.workshop_deck[cave]
        self.cave = cave
        self.alloy = alloy_of(deck)
        self.worth = 0.0
        if state.upgrades[seat].bit_count() < state.most_upgrades() and cards_left(state, deck):
            self.worth = weights.cog * rounds if deck == COGS else weights.pipe

    def takings(self, goods: list[int], later: int) -> tuple[float, int, float]:
        """What it is worth to bring goods (by kind) here, how many are spent, and what is still to be done for it."""
        if self.worth == 0.0 or goods[self.alloy] < FIRST_UPGRADE:
            return (0.0, 0, 0.0)
        return (self.worth, FIRST_UPGRADE, 0.0)


class Guild:
    """Where gold becomes a mercenary."""

    def __init__(self, state: LionsgateState, seat: int, rounds: float, weights: LionsgateWeights) -> None:
        self.cave = state.pack.guild
        deck = state.deck[MERCENARIES] or state.discard[MERCENARIES]
        self.known = sorted([strength(state, card, weights) for card in cards_in(deck)])
        team = [strength(state, card, weights) for card in cards_in(state.team[seat])]
        self.weakest = min(team, default=0.0)
        self.point = (weights.solo_point if state.players == 1 else weights.point_a_round) * rounds
        self.another = 0.0
        """What one more at work brings, where the team can grow."""
        if len(team) < state.most_team():
            self.another = weights.another * weights.money_a_round * rounds / max(1, len(team))

    def takings(self, goods: list[int], later: int) -> tuple[float, int, float]:
        """With more gold there are more to choose from."""
        gold = goods[GOLD]
        if gold < FIRST_MERCENARY or not self.known:
            return (0.0, 0, 0.0)
        drawn = min(gold - FIRST_MERCENARY + 1, MOST_LOOKED_AT, len(self.known))
        best = self.known[min(len(self.known) - 1, len(self.known) * drawn // (drawn + 1))]
        worth = self.another or max(0.0, best - self.weakest) * self.point
        return (worth, FIRST_MERCENARY + drawn - 1, 0.0)
