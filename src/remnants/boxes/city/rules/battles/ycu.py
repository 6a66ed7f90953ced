"""Battling Yugai control units: bribes, defeated tokens, and the alert that may follow."""

from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.battles.ycu_tokens import return_token
from remnants.boxes.city.rules.effects.vocabulary import DEEDS
from remnants.boxes.city.rules.prices import bribe_price
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Automatic, Dice, Step


class Bribe(Automatic[CityState]):
    """The token's bribe value is paid and it goes back into the bag; no alert follows (city.ycu.bribe)."""

    def run(self, state: CityState, frame: Frame) -> None:
        (token,) = frame.data
        price = bribe_price(state, frame.seat, token)
        state.arcs[frame.seat] -= price
        return_token(state, token)
        if state.telling:
            state.tell("bribed", seat=frame.seat, token=token, price=price)


class Defeated(Automatic[CityState]):
    """A defeated token goes back into the bag, then the alert is rolled (city.ycu.alert)."""

    def run(self, state: CityState, frame: Frame) -> None:
        (token,) = frame.data
        return_token(state, token)
        if state.telling:
            state.tell("ycu defeated", seat=frame.seat, token=token)
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
                state.agenda.append(frames.patrol_card(frame.seat, effect.amount))
            else:
                DEEDS[effect.word].do(state, frame.seat, effect, -1, "alert")


STEPS: list[Step[CityState]] = [
    Bribe("ycu.bribe"),
    Defeated("ycu.defeated"),
    Alert("ycu.alert"),
]
