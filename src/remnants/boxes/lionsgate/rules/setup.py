"""Set up: markets filled, engines at the Guild, turn order dealt; then the draft, or the deal for one player."""

from itertools import permutations
from random import Random
from typing import Any

from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.content.words import BAG, DECK_SIZES, MERCENARIES, PIECES, PIPES
from remnants.boxes.lionsgate.rules.decks import DrawCard
from remnants.boxes.lionsgate.rules.draft import offer_size
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Answer, Roll, Step, left_over, shuffle

SOLO_TEAM = 8


def laid_out(content: Content, players: int) -> LionsgateState:
    """The board with full markets and full decks, before anything is dealt (lionsgate.setup.markets)."""
    state = LionsgateState(content, players)
    state.supply = PIECES[:]
    for market, squares in enumerate(content.market_squares):
        state.filled[market] = len(squares)
        state.supply[content.market_good[market]] -= len(squares)
    state.bag = BAG[:]
    state.deck = [(1 << size) - 1 for size in DECK_SIZES]
    state.deck[PIPES] = content.pipes_for[players]
    return state


def started(content: Content, players: int, round_limit: int) -> LionsgateState:
    """The state before the first deal (lionsgate.setup.player)."""
    state = laid_out(content, players)
    state.round_limit = round_limit
    if players == 1:
        state.then([Frame("deal-team", 0)] * SOLO_TEAM + [Frame("round")])
    else:
        dealt = [Frame("deal-offer")] * offer_size(players)
        state.then([Frame("deal-order"), *dealt, Frame("draft")])
    return state


class DealOrder(Roll[LionsgateState]):
    """The turn order tiles are dealt at random: the answer lists the seats in turn order (lionsgate.setup.order)."""

    def outcomes(self, state: LionsgateState, frame: Frame) -> list[tuple[Answer, float]]:
        orders = list(permutations(range(state.players)))
        return [(order, 1.0 / len(orders)) for order in orders]

    def next_outcomes(self, state: LionsgateState, frame: Frame, so_far: Answer) -> list[tuple[int, float]]:
        return left_over(list(range(state.players)), so_far)

    def draw(self, state: LionsgateState, frame: Frame, source: Random) -> Answer:
        seats = list(range(state.players))
        shuffle(seats, source)
        return tuple(seats)

    def accept(self, state: LionsgateState, frame: Frame, answer: Answer) -> Answer | None:
        return answer if sorted(answer) == list(range(state.players)) else None

    def resolve(self, state: LionsgateState, frame: Frame, answer: Answer) -> None:
        state.order = list(answer)
        if state.telling:
            state.tell("order-dealt", order=list(answer))


class DealOffer(DrawCard):
    """A mercenary is laid face up for the draft."""

    def deck(self, state: LionsgateState, frame: Frame) -> int:
        return MERCENARIES

    def drawn(self, state: LionsgateState, frame: Frame, card: int) -> None:
        state.offer.append(card)
        state.offer_gold.append(0)
        if state.telling:
            state.tell("offered", mercenary=card)


class DealTeam(DrawCard):
    """One player is dealt a team (lionsgate.solo.deal)."""

    def deck(self, state: LionsgateState, frame: Frame) -> int:
        return MERCENARIES

    def drawn(self, state: LionsgateState, frame: Frame, card: int) -> None:
        state.team[frame.seat] |= 1 << card
        if state.telling:
            state.tell("joined", seat=frame.seat, mercenary=card)


STEPS: list[Step[Any]] = [DealOrder("deal-order"), DealOffer("deal-offer"), DealTeam("deal-team")]
