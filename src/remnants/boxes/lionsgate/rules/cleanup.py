"""Clean-up, in the book's order: straighten, consume, awaken, convert, pay, right the engines."""

from typing import Any

from remnants.boxes.lionsgate.content.words import GHOST_PENALTY, GOLD, KINDS, MADE_OF
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.winning import ghosts_allowed, is_over, shares_placed
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Automatic, Step

IN_ORDER = [
    Frame("straighten"),
    Frame("consume"),
    Frame("awaken"),
    Frame("convert"),
    Frame("pay-shares"),
    Frame("right-engines"),
    Frame("round-over"),
]


class CleanUp(Automatic[LionsgateState]):
    """lionsgate.cleanup.order"""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        state.then(IN_ORDER)


class Straighten(Automatic[LionsgateState]):
    """Mercenaries are straightened and the tiles become the new order; who took no tile this round comes last."""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        places = [
            (state.tiles[seat] if state.tiles[seat] >= 0 else state.players, place)
            for place, seat in enumerate(state.order)
        ]
        places.sort()
        state.order = [state.order[place] for _, place in places]
        state.tiles = [-1] * state.players


class Consume(Automatic[LionsgateState]):
    """Every living town loses the rightmost good of each market; one that has nothing at all dies.

    lionsgate.cleanup.consume, lionsgate.cleanup.ghost-town
    """

    def run(self, state: LionsgateState, frame: Frame) -> None:
        content = state.pack
        eaten = 0
        for town in content.towns:
            if state.is_ghost(town):
                continue
            ate = False
            for market in content.markets_of[town]:
                left = state.filled[market] - 1
                if left >= 0:
                    ate = True
                    eaten += 1
                    state.filled[market] = left
                    gold = state.gilded[market] >> left & 1
                    state.gilded[market] &= ~(1 << left)
                    state.supply[GOLD if gold else content.market_good[market]] += 1
            if not ate:
                die(state, town)
        if state.telling:
            state.tell("consumed", amount=eaten)
        if state.players == 1 and state.ghosts.bit_count() > ghosts_allowed(state):
            lose(state)


def die(state: LionsgateState, town: int) -> None:
    """A ghost town: shares go back to their owners, each costs 10 money (lionsgate.cleanup.ghost-town)."""
    state.ghosts |= 1 << town
    if state.telling:
        state.tell("town-died", town=town)
    for circle in state.pack.circles_of[town]:
        owner = state.circle_owner[circle]
        if owner < 0:
            continue
        tokens = state.circle_tokens[circle]
        state.circle_owner[circle] = -1
        state.circle_tokens[circle] = 0
        state.shares_left[owner] += tokens
        lost = min(state.money[owner], GHOST_PENALTY * tokens)
        state.money[owner] -= lost
        if state.telling:
            state.tell("shares-returned", seat=owner, tokens=tokens, money=lost)


def lose(state: LionsgateState) -> None:
    """One player: more than half of the towns are ghost towns, and all is lost at once (lionsgate.solo.lose)."""
    state.lost = 1
    state.agenda.clear()
    if state.telling:
        state.tell("lost")


class Awaken(Automatic[LionsgateState]):
    """lionsgate.cleanup.awaken"""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        if state.ghosts == 0:
            return
        content = state.pack
        for town in content.towns:
            if state.is_ghost(town) and all(
                [state.filled[market] == len(content.market_squares[market]) for market in content.markets_of[town]]
            ):
                state.ghosts ^= 1 << town
                if state.telling:
                    state.tell("town-awakened", town=town)


class Convert(Automatic[LionsgateState]):
    """Every full combination in a factory becomes 1 alloy lying there, as far as the supply goes.

    lionsgate.cleanup.convert, lionsgate.supply.goods
    """

    def run(self, state: LionsgateState, frame: Frame) -> None:
        for cave, alloy in enumerate(state.pack.factory_makes):
            if alloy < 0:
                continue
            first, second = MADE_OF[alloy]
            lying = cave * KINDS
            made = min(state.loose[lying + first], state.loose[lying + second], state.supply[alloy])
            if made == 0:
                continue
            state.loose[lying + first] -= made
            state.loose[lying + second] -= made
            state.supply[first] += made
            state.supply[second] += made
            state.supply[alloy] -= made
            state.loose[lying + alloy] += made
            if state.telling:
                state.tell("converted", cave=cave, good=alloy, amount=made)


class PayShares(Automatic[LionsgateState]):
    """lionsgate.cleanup.shares"""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        for seat in range(state.players):
            earned = state.pack.share_row[shares_placed(state, seat)]
            state.money[seat] += earned
            if state.telling and earned:
                state.tell("shares-paid", seat=seat, money=earned)


class RightEngines(Automatic[LionsgateState]):
    """Derailed engines are put back on their wheels; who fell in the city stays out of the running."""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        if state.telling and state.derailed:
            state.tell("engines-righted")
        state.derailed = 0


class RoundOver(Automatic[LionsgateState]):
    """The next round, or the end."""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        if is_over(state):
            if state.telling:
                state.tell("game-over", money=state.money[:])
        else:
            state.push("round")


STEPS: list[Step[Any]] = [
    CleanUp("clean-up"),
    Straighten("straighten"),
    Consume("consume"),
    Awaken("awaken"),
    Convert("convert"),
    PayShares("pay-shares"),
    RightEngines("right-engines"),
    RoundOver("round-over"),
]
