"""Player decks: draw pile, hand and discard pile (city.cards.deck). The last card of a pile is its top."""

from remnants.boxes.city.rules.question import Question
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Automatic, Choice, Shuffle, Step


def draw_cards(state: CityState, seat: int, amount: int) -> None:
    """Draws from the own draw pile; what it lacks is not drawn (city.cards.empty-draw)."""
    pile = state.draw[seat]
    hand = state.hand[seat]
    drawn: list[int] = []
    while amount > 0 and pile:
        drawn.append(pile.pop())
        amount -= 1
    hand.extend(drawn)
    if state.telling and drawn:
        state.whisper("drew", seat, {"cards": drawn}, seat=seat, amount=len(drawn))


class Renew(Automatic[CityState]):
    """The card part of Reset, which is all of Refresh: discard, shuffle under the draw pile, draw (city.refresh)."""

    def run(self, state: CityState, frame: Frame) -> None:
        seat = frame.seat
        state.then(
            [
                Frame("renew.discard", seat),
                Frame("renew.shuffle", seat),
                Frame("renew.draw", seat),
            ]
        )


class DiscardAny(Question):
    """Any number of cards from hand, not shown to the others (city.reset.discard, city.hidden).

    In Reset, where nobody is on turn, not even their number is told.
    """

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        choices: list[Choice] = [("done",)]
        for card in state.hand[frame.seat]:
            choices.append(("discard", card))
        return choices

    def choices(self, state: CityState, frame: Frame) -> list[Choice]:
        return self.candidates(state, frame)

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        if choice[0] == "discard":
            card: int = choice[1]
            state.hand[seat].remove(card)
            state.setting_aside[seat].append(card)
            if state.telling and seat == state.active:
                state.confide("set aside", seat, {"card": card}, seat=seat)
            state.agenda.append(frame)


def set_aside_unseen(state: CityState, seat: int) -> int:
    """How many cards others have set aside of which a seat knows nothing: in Reset, not in a Refresh (city.hidden)."""
    count = 0
    for owner, cards in enumerate(state.setting_aside):
        if owner != seat and owner != state.active:
            count += len(cards)
    return count


class ShuffleUnder(Shuffle[CityState]):
    """The discard pile is shuffled and put under the draw pile, not mixed into it (city.reset.discard)."""

    def pile(self, state: CityState, frame: Frame) -> list[int]:
        return state.discard[frame.seat] + state.setting_aside[frame.seat]

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        seat = frame.seat
        state.draw[seat] = list(answer) + state.draw[seat]
        state.discard[seat] = []
        state.setting_aside[seat] = []


class DrawToInfluence(Automatic[CityState]):
    """Draws until the hand holds as many cards as influence; a fuller hand keeps what it has (city.reset.full-hand)."""

    def run(self, state: CityState, frame: Frame) -> None:
        seat = frame.seat
        draw_cards(state, seat, state.influence[seat] - len(state.hand[seat]))


class ShuffleDrawPile(Shuffle[CityState]):
    """A draw pile that was searched is shuffled."""

    def pile(self, state: CityState, frame: Frame) -> list[int]:
        return state.draw[frame.seat]

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        state.draw[frame.seat] = list(answer)


STEPS: list[Step[CityState]] = [
    Renew("renew"),
    DiscardAny("renew.discard", "city.reset.discard"),
    ShuffleUnder("renew.shuffle"),
    DrawToInfluence("renew.draw"),
    ShuffleDrawPile("deck.shuffle"),
]
