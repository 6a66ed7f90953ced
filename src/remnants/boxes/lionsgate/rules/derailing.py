"""Derailing: engines on their side until clean-up, boxcars lost with all behind them."""

from typing import Any

from remnants.boxes.lionsgate.content.words import BANDITS, BOXES_A_CAR, KINDS
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.boxes.lionsgate.rules.train import cave_behind, settle_cars
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice, Step

LOSE: list[Choice] = [("lose", upgrade) for upgrade in range(30)]


def derail_engine(state: LionsgateState, seat: int) -> None:
    """The turn is over: bandits scatter, goods are dumped, an upgrade is lost, the last open tile is taken.

    lionsgate.derail.engine, lionsgate.derail.bandits, lionsgate.derail.no-turns
    """
    state.derailed |= 1 << seat
    if state.arrived >> seat & 1:
        state.fallen |= 1 << seat
    state.discard[BANDITS] |= state.bandits[seat]
    state.bandits[seat] = 0
    cave = state.engine[seat]
    for good in state.mat[seat]:
        state.loose[cave * KINDS + good] += 1
    state.mat[seat] = []
    settle_cars(state, seat)
    state.ready[seat] = 0
    take_last_tile(state, seat)
    if state.telling:
        state.tell("engine-derailed", seat=seat, cave=cave)
    held = cards_in(state.upgrades[seat])
    if len(held) == 1:
        lose_upgrade(state, seat, held[0])
    elif held:
        state.push("lose-upgrade", seat)


def take_last_tile(state: LionsgateState, seat: int) -> None:
    """The highest open tile, unless a higher one is held; a lower one is given back (lionsgate.turn.tile-when)."""
    highest = state.players - 1
    while highest in state.tiles:
        highest -= 1
    if highest > state.tiles[seat]:
        state.tiles[seat] = highest
        if state.telling:
            state.tell("tile-taken", seat=seat, tile=highest + 1)


def lose_upgrade(state: LionsgateState, seat: int, upgrade: int) -> None:
    """An upgrade goes to its discard pile; goods beyond the capacity are dumped (lionsgate.upgrade.remove)."""
    state.upgrades[seat] ^= 1 << upgrade
    state.discard[state.upgrade_deck(upgrade)] |= 1 << upgrade
    if state.telling:
        state.tell("upgrade-lost", seat=seat, upgrade=upgrade)
    most = state.most_goods(seat)
    if len(state.mat[seat]) > most:
        dump_cars(state, seat, most // BOXES_A_CAR)


def dump_cars(state: LionsgateState, seat: int, first: int) -> None:
    """A boxcar and every car behind it leave; their goods are dumped where each stood (lionsgate.derail.boxcar)."""
    goods = state.mat[seat]
    if state.arrived >> seat & 1:
        for good in goods[first * BOXES_A_CAR :]:
            state.loose[state.engine[seat] * KINDS + good] += 1
    for car, place in enumerate(state.cars[seat]):
        if car >= first:
            cave = cave_behind(state, place)
            for good in goods[car * BOXES_A_CAR : (car + 1) * BOXES_A_CAR]:
                state.loose[cave * KINDS + good] += 1
    if state.telling:
        state.tell("boxcars-derailed", seat=seat, car=first + 1, goods=goods[first * BOXES_A_CAR :])
    del goods[first * BOXES_A_CAR :]
    settle_cars(state, seat)


class LoseUpgrade(Ask[LionsgateState]):
    """A derailed player chooses the upgrade to lose (lionsgate.derail.engine)."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return LOSE

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        if state.upgrades[frame.seat] >> choice[1] & 1:
            return None
        return Refusal("lionsgate.derail.engine", {"why": "elsewhere", "upgrade": choice[1]})

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        lose_upgrade(state, frame.seat, choice[1])


STEPS: list[Step[Any]] = [LoseUpgrade("lose-upgrade", "lionsgate.derail.engine")]
