"""The Reset phase: hands renewed, first player token passed, income, new face-up rows."""

from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.common_decks import MARKET, RECRUITS, ShuffleDeck, TurnUp
from remnants.boxes.city.rules.influence import gain_arcs
from remnants.boxes.city.rules.prices import standing_sum
from remnants.boxes.city.rules.round import clockwise_from
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.steps import Automatic, Step

FACE_UP = 4


class Reset(Automatic[CityState]):
    """Everybody chooses what to discard before anybody shuffles or draws (city.hidden: at the same time)."""

    def run(self, state: CityState, frame: Frame) -> None:
        seats = clockwise_from(state, state.first_player)
        phase = [Frame("renew.discard", seat) for seat in seats]
        for seat in seats:
            phase += [Frame("renew.shuffle", seat), Frame("renew.draw", seat)]
        phase += [Frame("reset.first-player"), Frame("reset.income"), Frame("reset.markets")]
        state.then(phase)


class PassFirstPlayer(Automatic[CityState]):
    """The first player token passes to the left (city.reset.first-player)."""

    def run(self, state: CityState, frame: Frame) -> None:
        state.first_player = (state.first_player + 1) % state.players
        if state.telling:
            state.tell("first player", seat=state.first_player)


class Income(Automatic[CityState]):
    """Every player receives ARCs (city.reset.income), and what permanents bring."""

    def run(self, state: CityState, frame: Frame) -> None:
        for seat in clockwise_from(state, state.first_player):
            amount = state.pack.income + standing_sum(state, seat, "income")
            if state.telling:
                state.tell("income", seat=seat, amount=amount)
            gain_arcs(state, seat, amount)


class NewRows(Automatic[CityState]):
    """What is left face up is discarded and 4 new cards of each kind are turned up (city.reset.markets)."""

    def run(self, state: CityState, frame: Frame) -> None:
        state.recruit_discard.extend(state.recruit_row)
        state.recruit_row = []
        state.market_discard.extend(state.market_row)
        state.market_row = []
        state.then([frames.row_recruits(NOBODY, FACE_UP), frames.row_market(NOBODY, FACE_UP)])


STEPS: list[Step[CityState]] = [
    Reset("reset"),
    PassFirstPlayer("reset.first-player"),
    Income("reset.income"),
    NewRows("reset.markets"),
    TurnUp("row.recruits", RECRUITS),
    TurnUp("row.market", MARKET),
    ShuffleDeck(RECRUITS),
    ShuffleDeck(MARKET),
]
