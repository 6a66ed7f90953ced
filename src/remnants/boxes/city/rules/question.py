"""A question to a player of City of Remnants, whoever's turn it is."""

from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice


class Question(Ask[CityState]):
    """What all questions have in common: whoever tries to play a card where none can be played is told when it can."""

    def refuse_stranger(self, state: CityState, frame: Frame, choice: Choice) -> Refusal:
        if choice[0] == "play" and len(choice) == 2 and choice[1] in state.hand[frame.seat]:
            return refuse_to_play(state, frame.seat, choice[1])
        return super().refuse_stranger(state, frame, choice)


def refuse_to_play(state: CityState, seat: int, card: int) -> Refusal:
    """Cards are played at the decisions of the own turn, not while battles are fought (city.cards.when)."""
    if seat != state.active:
        why = "turn"
    elif state.battle_space != NOBODY:
        why = "battle"
    else:
        why = "effect"
    return Refusal("city.cards.when", {"card": card, "why": why})
