"""Guessing what a seat cannot see: others' hands and the order of all decks (aylkor.hidden)."""

from random import Random

from remnants.boxes.aylkor.content.board import spaces_in, without
from remnants.boxes.aylkor.rules import frames
from remnants.boxes.aylkor.rules.cards import affordable
from remnants.boxes.aylkor.rules.state import AylkorState
from remnants.kernel.state import copied_lists, replaced
from remnants.kernel.steps import shuffle


def guess(state: AylkorState, seat: int, source: Random) -> AylkorState:
    """A state that looks the same from this seat. What everybody knows to be in a hand stays there.

    Unseen cards are sorted before they are shuffled, so that the guess depends on the view and the source alone.
    """
    sampled = state.clone()
    sampled.decks = copied_lists(state.decks)
    sampled.event_deck = sorted(state.event_deck)
    for other in range(state.players):
        if other == seat:
            sampled.decks[other].sort()
            shuffle(sampled.decks[other], source)
        else:
            deal_anew(sampled, other, source)
    shuffle(sampled.event_deck, source)
    return sampled


def deal_anew(state: AylkorState, seat: int, source: Random) -> None:
    """Another player's unseen cards, dealt again into as large a hand and deck."""
    known = state.known[seat]
    unseen = state.hands[seat] + state.decks[seat]
    for card in known:
        unseen.remove(card)
    unseen.sort()
    hidden = len(state.hands[seat]) - len(known)
    held: list[int] = []
    if state.agenda and state.agenda[-1].step == "place-unit" and state.agenda[-1].seat == seat:
        held = hold_another_unit(state, seat, unseen if hidden else [], source)
    shuffle(unseen, source)
    free = hidden - len(held)
    state.hands = replaced(state.hands, seat, known + held + unseen[:free])
    state.decks[seat] = unseen[free:]


def hold_another_unit(state: AylkorState, seat: int, unseen: list[int], source: Random) -> list[int]:
    """Which unit a player is about to place shows only when it stands: any that the seat might hold and can pay.

    Takes it from the unseen cards and gives it, unless it is one that everybody knows the seat to hold.
    """
    known = sorted(state.known[seat])
    possible = [card for card in known + unseen if state.pack.is_unit(card) and affordable(state, seat, card)]
    place = int(source.random() * len(possible))
    card = possible[place]
    state.agenda[-1] = frames.place_unit(seat, card)
    if card in known:
        return []
    unseen.remove(card)
    return [card]


def cards_of(state: AylkorState, seat: int) -> list[int]:
    """All cards of a seat, wherever they are, in order."""
    on_board = [state.card[space] for space in spaces_in(without(state.standing[seat], state.heroes))]
    return sorted(state.hands[seat] + state.decks[seat] + state.discards[seat] + on_board)
