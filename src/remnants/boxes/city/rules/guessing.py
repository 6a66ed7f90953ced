"""Guessing: a full state that looks the same from one seat, with everything hidden sampled anew (city.hidden)."""

from random import Random

from remnants.boxes.city.rules.state import CityState
from remnants.kernel.steps import shuffle


def guess(state: CityState, seat: int, source: Random) -> CityState:
    """Others' hands, draw piles, face-down cards and concealed renown, and the order of the own pile and of the decks.

    What is unseen is put in order before it is shuffled, so a guess depends on what the seat sees and the source alone.
    """
    guessed = state.clone()
    for other in range(state.players):
        guess_deck(guessed, other, other == seat, source)
    for deck in (guessed.recruit_deck, guessed.market_deck, guessed.coordinate_deck):
        deck.sort()
        shuffle(deck, source)
    if state.concealed and state.agenda:
        guess_renown(guessed, seat, source)
    return guessed


def guess_renown(state: CityState, seat: int, source: Random) -> None:
    """What is missing from the pile and not one's own is held by the others, nobody sees by whom how much."""
    others = [other for other in range(state.players) if other != seat]
    held = sum([state.renown[other] for other in others])
    cuts = sorted([source.randint(0, held) for _ in others[1:]])
    for other, begins, ends in zip(others, [0, *cuts], [*cuts, held], strict=True):
        state.renown[other] = ends - begins


def guess_deck(state: CityState, owner: int, is_own: bool, source: Random) -> None:
    """Deals the cards of one player that the guesser cannot see anew to the places where they can be."""
    unseen = state.draw[owner][:]
    hidden_places: list[int] = []
    if not state.revealed[owner]:
        for place, card in enumerate(state.laid[owner]):
            if not is_own or state.blind[owner][place]:
                hidden_places.append(place)
                unseen.append(card)
    if not is_own:
        unseen += state.hand[owner] + state.setting_aside[owner]
    unseen.sort()
    shuffle(unseen, source)
    for place in hidden_places:
        state.laid[owner][place] = unseen.pop()
    if not is_own:
        state.hand[owner] = [unseen.pop() for _ in state.hand[owner] + state.setting_aside[owner]]
        state.setting_aside[owner] = []
    state.draw[owner] = unseen
