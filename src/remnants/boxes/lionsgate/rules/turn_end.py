"""The end of a turn: what is done after the action, the theft, and the turn order tile."""

from typing import Any

from remnants.boxes.lionsgate.content.words import ARMOUR, BANDIT_TOKENS, WARD_THEFT
from remnants.boxes.lionsgate.rules import frames
from remnants.boxes.lionsgate.rules.derailing import derail_engine
from remnants.boxes.lionsgate.rules.own_turn import OwnTurn
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.boxes.lionsgate.rules.train import settle_cars
from remnants.boxes.lionsgate.rules.upgrades import (
    PROTECTION,
    beside_candidates,
    beside_choices,
    do_beside,
    holds_ward,
    may_scout,
    protected,
    refuse_beside,
    refuse_protection,
)
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Automatic, Choice, Step

END: Choice = ("end",)


def after_action(state: LionsgateState, seat: int) -> None:
    """Once the action is done, pipes, scouts and throwing away are offered again where the player has any."""
    if state.upgrades[seat] or (state.token_supply < BANDIT_TOKENS and may_scout(state, seat)):
        state.push("after-action", seat)


class AfterAction(OwnTurn):
    """Beside the action, after it (lionsgate.upgrade.pipe, lionsgate.upgrade.remove)."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [END, *beside_candidates(state)]

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        return None if choice == END else refuse_beside(state, frame.seat, choice)

    def open_to(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [END, *beside_choices(state, frame.seat)]

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        if choice != END:
            state.agenda.append(frame)
            do_beside(state, frame.seat, choice)


class EndTurn(Automatic[LionsgateState]):
    """The bandits aboard since the turn began steal, unless a pipe is played against it (lionsgate.turn.end)."""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        seat = frame.seat
        state.push("close-turn", seat)
        wanted = goods_wanted(state, seat)
        if wanted == 0:
            return
        if holds_ward(state, seat, WARD_THEFT):
            state.agenda.append(frames.shelter(seat, wanted))
        else:
            steal(state, seat, wanted)


def goods_wanted(state: LionsgateState, seat: int) -> int:
    """How many goods the bandits left will steal (lionsgate.fight.when, lionsgate.fight.steal)."""
    bandits = state.bandits[seat] & state.aboard
    if bandits == 0:
        return 0
    wanted = -state.bonus(seat, ARMOUR)
    for bandit in cards_in(bandits):
        wanted += state.pack.steal[bandit]
    return max(wanted, 0)


def steal(state: LionsgateState, seat: int, wanted: int) -> None:
    """From the right end to the supply; who has less than they want is derailed, and they leave with all of it.

    lionsgate.fight.steal, lionsgate.fight.derail
    """
    goods = state.mat[seat]
    taken = min(wanted, len(goods))
    for _ in range(taken):
        state.supply[goods.pop()] += 1
    if state.telling:
        state.tell("stolen", seat=seat, goods=taken, wanted=wanted)
    settle_cars(state, seat)
    if wanted > taken:
        derail_engine(state, seat)


class Shelter(OwnTurn):
    """A pipe may be played against the theft: nothing is stolen this time."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return PROTECTION

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        return refuse_protection(state, frame.seat, choice, WARD_THEFT)

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        (wanted,) = frame.data
        if not protected(state, frame.seat, choice):
            steal(state, frame.seat, wanted)

    def ask_again(self, state: LionsgateState, frame: Frame, less: int) -> None:
        """They may want more once armour is thrown away."""
        state.agenda.append(frames.shelter(frame.seat, goods_wanted(state, frame.seat)))


class CloseTurn(Automatic[LionsgateState]):
    """Goods brought into the city go to the supply; who is done for this round takes a tile.

    lionsgate.turn.tile-when, lionsgate.end.arrival, lionsgate.end.city-bandits
    """

    def run(self, state: LionsgateState, frame: Frame) -> None:
        seat = frame.seat
        state.crew = 0
        state.aboard = 0
        state.scouted = 0
        if state.arrived >> seat & 1:
            for good in state.mat[seat]:
                state.supply[good] += 1
            state.mat[seat] = []
            state.ready[seat] = 0
        if state.ready[seat] == 0 and state.tiles[seat] < 0:
            take_tile(state, seat)


def take_tile(state: LionsgateState, seat: int) -> None:
    """The lowest open turn order tile (lionsgate.turn.next-order)."""
    lowest = 0
    while lowest in state.tiles:
        lowest += 1
    state.tiles[seat] = lowest
    if state.telling:
        state.tell("tile-taken", seat=seat, tile=lowest + 1)


STEPS: list[Step[Any]] = [
    AfterAction("after-action", "lionsgate.turn.assign"),
    EndTurn("end-turn"),
    Shelter("shelter", "lionsgate.upgrade.pipe"),
    CloseTurn("close-turn"),
]
