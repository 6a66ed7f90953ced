"""Loading: goods from the cave onto the mat, in the order in which the player takes them."""

from typing import Any

from remnants.boxes.lionsgate.content.words import GOODS_A_MERCENARY, KINDS, LOAD
from remnants.boxes.lionsgate.rules import frames
from remnants.boxes.lionsgate.rules.own_turn import OwnTurn
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.train import settle_cars
from remnants.boxes.lionsgate.rules.turn_end import after_action
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Choice, Step

MOST_AT_ONCE = 30
LOAD_GOODS: list[list[Choice]] = [
    [("load", good, amount) for amount in range(1, MOST_AT_ONCE + 1)] for good in range(KINDS)
]
STOP: Choice = ("stop",)


def handled_goods(state: LionsgateState, seat: int) -> int:
    """How many goods the crew can load or unload: 5 each and what abilities add (lionsgate.load.amount)."""
    return state.crew.bit_count() * GOODS_A_MERCENARY + state.bonus(seat, LOAD)


def free_boxes(state: LionsgateState, seat: int) -> int:
    return state.most_goods(seat) - len(state.mat[seat])


def refuse_load(state: LionsgateState, seat: int) -> Refusal | None:
    """Why nothing can be loaded here, or None."""
    cave = state.engine[seat]
    if any(state.loose[cave * KINDS : cave * KINDS + KINDS]):
        return None if free_boxes(state, seat) > 0 else no_room(state, seat)
    if state.pack.markets_of[cave]:
        return Refusal("lionsgate.load.no-markets", {"why": "nothing-loose", "cave": cave})
    return Refusal("lionsgate.load.amount", {"why": "nothing-here", "cave": cave})


def no_room(state: LionsgateState, seat: int) -> Refusal:
    """lionsgate.train.boxcars"""
    facts: dict[str, int | str] = {"why": "full", "boxes": state.most_goods(seat), "free": free_boxes(state, seat)}
    return Refusal("lionsgate.train.boxcars", facts)


def begin_loading(state: LionsgateState, seat: int) -> None:
    state.agenda.append(frames.load(seat, handled_goods(state, seat), 0))


class Load(OwnTurn):
    """Load some goods of one kind into the next boxes, or stop (lionsgate.load.order)."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        found: list[Choice] = []
        for good in range(KINDS):
            found += LOAD_GOODS[good]
        return [*found, STOP]

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        may_load, loaded = frame.data
        if choice == STOP:
            return None if loaded else Refusal("lionsgate.load.amount", {"why": "nothing-loaded"})
        good: int = choice[1]
        amount: int = choice[2]
        cave = state.engine[frame.seat]
        lying = state.loose[cave * KINDS + good]
        if lying == 0 and state.pack.market_at[cave * KINDS + good] >= 0:
            return Refusal("lionsgate.load.no-markets", {"why": "on-market", "good": good, "cave": cave})
        if amount > lying:
            return Refusal("lionsgate.load.amount", {"why": "too-few-here", "good": good, "lying": lying})
        if amount > may_load:
            return Refusal("lionsgate.load.amount", {"why": "too-few-hands", "left": may_load})
        return None if amount <= free_boxes(state, frame.seat) else no_room(state, frame.seat)

    def open_to(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        may_load, loaded = frame.data
        seat = frame.seat
        most = min(may_load, free_boxes(state, seat), MOST_AT_ONCE)
        first = state.engine[seat] * KINDS
        found: list[Choice] = []
        for good in range(KINDS):
            lying = state.loose[first + good]
            if lying:
                found += LOAD_GOODS[good][: min(lying, most)]
        if loaded:
            found.append(STOP)
        return found

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        may_load, loaded = frame.data
        seat = frame.seat
        if choice == STOP:
            after_action(state, seat)
            return
        good: int = choice[1]
        amount: int = choice[2]
        state.loose[state.engine[seat] * KINDS + good] -= amount
        state.mat[seat] += [good] * amount
        settle_cars(state, seat)
        if state.telling:
            state.tell("loaded", seat=seat, good=good, amount=amount)
        go_on_loading(state, seat, may_load - amount, loaded + amount)

    def limit(self, state: LionsgateState, seat: int) -> int:
        return handled_goods(state, seat)

    def ask_again(self, state: LionsgateState, frame: Frame, less: int) -> None:
        may_load, loaded = frame.data
        go_on_loading(state, frame.seat, may_load - less, loaded)


def go_on_loading(state: LionsgateState, seat: int, may_load: int, loaded: int) -> None:
    """Asks on while anything can be loaded."""
    if may_load > 0 and refuse_load(state, seat) is None:
        state.agenda.append(frames.load(seat, may_load, loaded))
    else:
        after_action(state, seat)


STEPS: list[Step[Any]] = [Load("load", "lionsgate.load.amount")]
