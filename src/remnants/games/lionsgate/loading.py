"""Loading: goods from the cave onto the mat, in the order in which the player takes them."""

from typing import Any

from remnants.games.lionsgate.state import LionsgateState
from remnants.games.lionsgate.train import settle_cars
from remnants.games.lionsgate.turn_end import after_action
from remnants.games.lionsgate.upgrades import DISCARD, refuse_to_throw_away, throw_away, to_throw_away
from remnants.games.lionsgate.words import GOODS_A_MERCENARY, KINDS, LOAD
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice, Step

MOST_AT_ONCE = 30
LOAD_GOODS: list[list[Choice]] = [
    [("load", good, amount) for amount in range(1, MOST_AT_ONCE + 1)] for good in range(KINDS)
]
STOP: Choice = ("stop",)

TOO_MANY = Refusal("lionsgate.load.amount")
ON_MARKET = Refusal("lionsgate.load.no-markets")
NO_ROOM = Refusal("lionsgate.train.boxcars")


def handled_goods(state: LionsgateState, seat: int) -> int:
    """How many goods the crew can load or unload: 5 each and what abilities add (lionsgate.load.amount)."""
    return state.crew.bit_count() * GOODS_A_MERCENARY + state.bonus(seat, LOAD)


def refuse_load(state: LionsgateState, seat: int) -> Refusal | None:
    """Why nothing can be loaded here, or None."""
    first = state.engine[seat] * KINDS
    if any(state.loose[first : first + KINDS]):
        return None if len(state.mat[seat]) < state.most_goods(seat) else NO_ROOM
    return ON_MARKET if state.content.markets_of[state.engine[seat]] else TOO_MANY


def begin_loading(state: LionsgateState, seat: int) -> None:
    """The frame holds how many goods may still be loaded, and how many were."""
    state.push("load", seat, (handled_goods(state, seat), 0))


class Load(Ask[LionsgateState]):
    """Load some goods of one kind into the next boxes, or stop (lionsgate.load.order)."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        found: list[Choice] = []
        for good in range(KINDS):
            found += LOAD_GOODS[good]
        return [*found, STOP, *DISCARD]

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        may_load, loaded = frame.data
        if choice == STOP:
            return None if loaded else TOO_MANY
        if choice[0] == "discard":
            return refuse_to_throw_away(state, frame.seat, choice)
        good: int = choice[1]
        amount: int = choice[2]
        cave = state.engine[frame.seat]
        lying = state.loose[cave * KINDS + good]
        if lying == 0 and state.content.market_at[cave * KINDS + good] >= 0:
            return ON_MARKET
        if amount > lying or amount > may_load:
            return TOO_MANY
        return None if amount <= state.most_goods(frame.seat) - len(state.mat[frame.seat]) else NO_ROOM

    def choices(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        may_load, loaded = frame.data
        seat = frame.seat
        most = min(may_load, state.most_goods(seat) - len(state.mat[seat]), MOST_AT_ONCE)
        first = state.engine[seat] * KINDS
        found: list[Choice] = []
        for good in range(KINDS):
            lying = state.loose[first + good]
            if lying:
                found += LOAD_GOODS[good][: min(lying, most)]
        if loaded:
            found.append(STOP)
        return found + to_throw_away(state, seat) if state.upgrades[seat] else found

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        if choice == STOP:
            after_action(state, seat)
            return
        if choice[0] == "discard":
            throw_away(state, frame, choice)
            if refuse_load(state, seat) is not None:
                state.agenda.pop()
                after_action(state, seat)
            return
        good: int = choice[1]
        amount: int = choice[2]
        state.loose[state.engine[seat] * KINDS + good] -= amount
        state.mat[seat] += [good] * amount
        settle_cars(state, seat)
        if state.telling:
            state.tell("loaded", seat=seat, good=good, amount=amount)
        may_load = frame.data[0] - amount
        if may_load > 0 and refuse_load(state, seat) is None:
            state.push("load", seat, (may_load, frame.data[1] + amount))
        else:
            after_action(state, seat)


CHAPTER: list[Step[Any]] = [Load("load", "lionsgate.load.amount")]
