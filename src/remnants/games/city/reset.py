"""The Reset phase: hands renewed, first player token passed, income, new face-up rows."""

from remnants.games.city.cards import standing_sum
from remnants.games.city.influence import gain_arcs
from remnants.games.city.round import clockwise_from
from remnants.games.city.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.steps import Automatic, Shuffle, Step

FACE_UP = 4


class Reset(Automatic[CityState]):
    """Everybody chooses what to discard before anybody shuffles or draws (city.hidden: at the same time)."""

    def run(self, state: CityState, frame: Frame) -> None:
        seats = clockwise_from(state, state.first_player)
        frames = [Frame("renew.discard", seat) for seat in seats]
        for seat in seats:
            frames += [Frame("renew.shuffle", seat), Frame("renew.draw", seat)]
        frames += [Frame("reset.first-player"), Frame("reset.income"), Frame("reset.markets")]
        state.then(frames)


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
            gain_arcs(state, seat, amount)
            if state.telling:
                state.tell("income", seat=seat, amount=amount)


class NewRows(Automatic[CityState]):
    """What is left face up is discarded and 4 new cards of each kind are turned up (city.reset.markets)."""

    def run(self, state: CityState, frame: Frame) -> None:
        state.recruit_discard.extend(state.recruit_row)
        state.recruit_row = []
        state.market_discard.extend(state.market_row)
        state.market_row = []
        state.then([Frame("row.recruits", NOBODY, (FACE_UP,)), Frame("row.market", NOBODY, (FACE_UP,))])


class TurnUpRecruits(Automatic[CityState]):
    """Gang members are turned up until the row holds so many; an empty deck is made of its discards first."""

    def run(self, state: CityState, frame: Frame) -> None:
        while len(state.recruit_row) < frame.data[0]:
            if not state.recruit_deck:
                if state.recruit_discard:
                    state.push(frame.step, frame.seat, frame.data)
                    state.push("row.recruits.shuffle")
                break
            card = state.recruit_deck.pop()
            state.recruit_row.append(card)
            if state.telling:
                state.reveal("recruit turned up", card=card)


class TurnUpMarket(Automatic[CityState]):
    """The same for black market cards."""

    def run(self, state: CityState, frame: Frame) -> None:
        while len(state.market_row) < frame.data[0]:
            if not state.market_deck:
                if state.market_discard:
                    state.push(frame.step, frame.seat, frame.data)
                    state.push("row.market.shuffle")
                break
            card = state.market_deck.pop()
            state.market_row.append(card)
            if state.telling:
                state.reveal("market turned up", card=card)


class ShuffleRecruits(Shuffle[CityState]):
    """The deck, or its discard pile when it has run out (city.reset.deck-runs-out)."""

    def pile(self, state: CityState, frame: Frame) -> list[int]:
        return state.recruit_deck or state.recruit_discard

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        if not state.recruit_deck:
            state.recruit_discard = []
        state.recruit_deck = list(answer)


class ShuffleMarket(Shuffle[CityState]):
    def pile(self, state: CityState, frame: Frame) -> list[int]:
        return state.market_deck or state.market_discard

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        if not state.market_deck:
            state.market_discard = []
        state.market_deck = list(answer)


STEPS: list[Step[CityState]] = [
    Reset("reset"),
    PassFirstPlayer("reset.first-player"),
    Income("reset.income"),
    NewRows("reset.markets"),
    TurnUpRecruits("row.recruits"),
    TurnUpMarket("row.market"),
    ShuffleRecruits("row.recruits.shuffle"),
    ShuffleMarket("row.market.shuffle"),
]
