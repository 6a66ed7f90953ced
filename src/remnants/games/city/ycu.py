"""Battling Yugai control units: bribes, defeated tokens, and the alert that may follow."""

from remnants.games.city.battle import bribe_price
from remnants.games.city.effects import DEEDS
from remnants.games.city.state import CityState
from remnants.games.city.ycu_tokens import return_token
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Automatic, Dice, Step


class Bribe(Automatic[CityState]):
    """The token's bribe value is paid and it goes back into the bag; no alert follows (city.ycu.bribe)."""

    def run(self, state: CityState, frame: Frame) -> None:
        token = frame.data[0]
        price = bribe_price(state, frame.seat, token)
        state.arcs[frame.seat] -= price
        return_token(state, token)
        if state.telling:
            state.tell("bribed", seat=frame.seat, token=token, price=price)


class Defeated(Automatic[CityState]):
    """A defeated token goes back into the bag, then the alert is rolled (city.ycu.alert)."""

    def run(self, state: CityState, frame: Frame) -> None:
        return_token(state, frame.data[0])
        if state.telling:
            state.tell("ycu defeated", seat=frame.seat, token=frame.data[0])
        state.push("ycu.alert", frame.seat)


class Alert(Dice[CityState]):
    """One line of the alert card, for the player who defeated the token."""

    def faces(self, state: CityState, frame: Frame) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        if state.telling:
            state.tell("alert", seat=frame.seat, die=answer[0])
        for effect in state.pack.alerts[answer[0] - 1]:
            if effect.word == "ycu":
                state.push("patrol.card", frame.seat, (effect.amount,))
            else:
                DEEDS[effect.word].do(state, frame.seat, effect, -1, "alert")


STEPS: list[Step[CityState]] = [
    Bribe("ycu.bribe"),
    Defeated("ycu.defeated"),
    Alert("ycu.alert"),
]
