"""The decks that belong to nobody: gang members, the black market, coordinates. The last card of a pile is its top."""

from typing import Final

from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Answer, Automatic, Shuffle

RECRUITS: Final = 0
MARKET: Final = 1
COORDINATES: Final = 2
SHUFFLED_BY: Final = ["row.recruits.shuffle", "row.market.shuffle", "patrol.shuffle"]
TURNED_UP: Final = ["recruit turned up", "market turned up"]


def deck_of(state: CityState, which: int) -> list[int]:
    if which == RECRUITS:
        return state.recruit_deck
    return state.market_deck if which == MARKET else state.coordinate_deck


def discards_of(state: CityState, which: int) -> list[int]:
    if which == RECRUITS:
        return state.recruit_discard
    return state.market_discard if which == MARKET else state.coordinate_discard


def shuffle_first(state: CityState, which: int, frame: Frame) -> None:
    """The discards of a deck that has run out are shuffled before the frame goes on (city.reset.deck-runs-out)."""
    if discards_of(state, which):
        state.agenda.append(frame)
        state.push(SHUFFLED_BY[which])


class ShuffleDeck(Shuffle[CityState]):
    """A deck, or its discard pile when it has run out (city.reset.deck-runs-out)."""

    def __init__(self, which: int) -> None:
        super().__init__(SHUFFLED_BY[which])
        self.which = which

    def pile(self, state: CityState, frame: Frame) -> list[int]:
        return deck_of(state, self.which) or discards_of(state, self.which)

    def resolve(self, state: CityState, frame: Frame, answer: Answer) -> None:
        deck = deck_of(state, self.which)
        if not deck:
            discards_of(state, self.which).clear()
        deck[:] = answer


class TurnUp(Automatic[CityState]):
    """Cards are turned up until the row holds so many (city.reset.markets)."""

    def __init__(self, name: str, which: int) -> None:
        super().__init__(name)
        self.which = which

    def run(self, state: CityState, frame: Frame) -> None:
        (count,) = frame.data
        deck = deck_of(state, self.which)
        row = state.recruit_row if self.which == RECRUITS else state.market_row
        while len(row) < count and deck:
            card = deck.pop()
            row.append(card)
            if state.telling:
                state.reveal(TURNED_UP[self.which], card=card)
        if len(row) < count:
            shuffle_first(state, self.which, frame)
