"""Drawing cards. The order of a deck is decided when a card is drawn, never before (lionsgate.hidden)."""

from random import Random

from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Answer, Roll


def may_come(state: LionsgateState, deck: int) -> int:
    """The cards one of which is drawn next: the known top card, else the deck, else the discard pile shuffled anew."""
    top = state.deck_top[deck]
    if top:
        return 1 << top[-1]
    return state.deck[deck] or state.discard[deck]


def cards_left(state: LionsgateState, deck: int) -> int:
    """How many cards can still be drawn (lionsgate.supply.cards)."""
    return len(state.deck_top[deck]) + state.deck[deck].bit_count() + state.discard[deck].bit_count()


def take_card(state: LionsgateState, deck: int, card: int) -> None:
    """Takes a card that may come off its deck."""
    if state.deck_top[deck]:
        state.deck_top[deck].pop()
        return
    if not state.deck[deck]:
        state.deck[deck] = state.discard[deck]
        state.discard[deck] = 0
    state.deck[deck] ^= 1 << card


class DrawCard(Roll[LionsgateState]):
    """Chance draws a card. The answer is the card's number, or nothing when no card is left to draw."""

    def __init__(self, name: str) -> None:
        super().__init__(name)

    def deck(self, state: LionsgateState, frame: Frame) -> int:
        """The deck drawn from."""
        raise NotImplementedError

    def drawn(self, state: LionsgateState, frame: Frame, card: int) -> None:
        """Does something with the card, which has left its deck."""
        raise NotImplementedError

    def outcomes(self, state: LionsgateState, frame: Frame) -> list[tuple[Answer, float]]:
        cards = cards_in(may_come(state, self.deck(state, frame)))
        if not cards:
            return [((), 1.0)]
        return [((card,), 1.0 / len(cards)) for card in cards]

    def next_outcomes(self, state: LionsgateState, frame: Frame, so_far: Answer) -> list[tuple[int, float]]:
        if so_far:
            return []
        return [(answer[0], probability) for answer, probability in self.outcomes(state, frame) if answer]

    def draw(self, state: LionsgateState, frame: Frame, source: Random) -> Answer:
        cards = cards_in(may_come(state, self.deck(state, frame)))
        return (cards[int(source.random() * len(cards))],) if cards else ()

    def accept(self, state: LionsgateState, frame: Frame, answer: Answer) -> Answer | None:
        cards = may_come(state, self.deck(state, frame))
        if not cards:
            return answer if answer == () else None
        return answer if len(answer) == 1 and answer[0] >= 0 and cards >> answer[0] & 1 else None

    def resolve(self, state: LionsgateState, frame: Frame, answer: Answer) -> None:
        if answer:
            take_card(state, self.deck(state, frame), answer[0])
            self.drawn(state, frame, answer[0])
