"""Tech cards: played between two actions of the own turn, paid first, then discarded (aylkor.tech.play)."""

from remnants.boxes.aylkor.content.content import ACTIVATED
from remnants.boxes.aylkor.rules import frames
from remnants.boxes.aylkor.rules.cards import leave_hand, refuse_the_price
from remnants.boxes.aylkor.rules.effects import would_change_something
from remnants.boxes.aylkor.rules.state import AylkorState
from remnants.kernel.refusal import Refusal
from remnants.kernel.state import replaced


def playable(state: AylkorState, seat: int, card: int) -> bool:
    """Whether a tech has a legal target and would change something (aylkor.tech.timing)."""
    effects = state.pack.abilities[card][ACTIVATED]
    return would_change_something(state, seat, effects, state.hero_at[seat], card)


def refuse_tech(state: AylkorState, seat: int, card: int) -> Refusal | None:
    """Why a tech in hand cannot be played now."""
    unpaid = refuse_the_price(state, seat, card, "aylkor.tech.play")
    if unpaid is not None:
        return unpaid
    if not playable(state, seat, card):
        return Refusal("aylkor.tech.timing", {"card": card})
    return None


def play_tech(state: AylkorState, seat: int, card: int) -> None:
    """The cost is paid, the card is discarded, and its effects happen in the order written on it."""
    leave_hand(state, seat, card)
    state.discards = replaced(state.discards, seat, [*state.discards[seat], card])
    if state.telling:
        state.tell("played", seat=seat, card=card)
    origin = state.hero_at[seat]
    state.then([frames.effect(seat, number, origin, card) for number in state.pack.abilities[card][ACTIVATED]])
