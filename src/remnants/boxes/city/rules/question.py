"""A question to a player of City of Remnants, whoever's turn it is."""

from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice


class Question(Ask[CityState]):
    """What all questions have in common: whoever tries to play a card where none can be played is told when it can."""

    def refuse_stranger(self, state: CityState, frame: Frame, choice: Choice) -> Refusal:
        if choice[0] == "play" and names_one_of(choice, len(state.pack.design)):
            if choice[1] in state.hand[frame.seat]:
                return refuse_to_play(state, frame.seat, choice[1])
            return refuse_not_held(state, frame.seat, choice[1], "city.cards.play")
        refusal = super().refuse_stranger(state, frame, choice)
        if self.rule == "city.cards.play" and "asked" not in refusal.facts:
            refusal.facts["why"] = "target"
        return refusal


def names_one_of(choice: Choice, count: int) -> bool:
    """Whether a choice has one number, that of one of so many things."""
    return len(choice) == 2 and isinstance(choice[1], int) and 0 <= choice[1] < count


def refuse_not_held(state: CityState, seat: int, card: int, rule: str) -> Refusal:
    """A card that is not in hand; a permanent one in front of its owner works by itself (city.cards.permanent)."""
    if card in state.permanents[seat]:
        return Refusal("city.cards.permanent", {"card": card})
    return Refusal(rule, {"why": "elsewhere", "card": card})


def refuse_to_play(state: CityState, seat: int, card: int) -> Refusal:
    """Cards are played at the decisions of the own turn, not while battles are fought (city.cards.when)."""
    if seat != state.active:
        why = "turn"
    elif state.battle_space != NOBODY:
        why = "battle"
    else:
        why = "effect"
    return Refusal("city.cards.when", {"card": card, "why": why})
