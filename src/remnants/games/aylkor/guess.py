"""Guessing what a seat cannot see: others' hands and the order of all decks (aylkor.hidden)."""

from random import Random

from remnants.games.aylkor.board import spaces_in
from remnants.games.aylkor.state import Aylkor
from remnants.kernel.steps import shuffle


def guess(state: Aylkor, seat: int, source: Random) -> Aylkor:
    """A state that looks the same from this seat. What everybody knows to be in a hand stays there.

    Unseen cards are sorted before they are shuffled, so that the guess depends on the view and the source alone.
    """
    sampled = state.clone()
    for other in range(state.players):
        if other == seat:
            sampled.decks[other].sort()
            shuffle(sampled.decks[other], source)
        else:
            deal_anew(sampled, other, source)
    sampled.event_deck.sort()
    shuffle(sampled.event_deck, source)
    return sampled


def deal_anew(state: Aylkor, seat: int, source: Random) -> None:
    """Another player's unseen cards, dealt again into as large a hand and deck."""
    known = state.known[seat]
    unseen = state.hands[seat] + state.decks[seat]
    for card in known:
        unseen.remove(card)
    unseen.sort()
    shuffle(unseen, source)
    hidden = len(state.hands[seat]) - len(known)
    state.hands[seat] = known + unseen[:hidden]
    state.decks[seat] = unseen[hidden:]


def cards_of(state: Aylkor, seat: int) -> list[int]:
    """All cards of a seat, wherever they are, in order."""
    on_board = [state.card[space] for space in spaces_in(state.standing[seat] & ~state.heroes)]
    return sorted(state.hands[seat] + state.decks[seat] + state.discards[seat] + on_board)
