"""Drawing and paying: what decks, hands and the supply have in common."""

from remnants.boxes.aylkor.rules.state import AylkorState
from remnants.kernel.refusal import Refusal
from remnants.kernel.state import replaced


def draw(state: AylkorState, seat: int, amount: int) -> None:
    """Draws from the own deck, however many cards are in hand (aylkor.limits.none).

    An empty deck gives nothing; discards stay where they are (aylkor.turn.start).
    """
    deck = state.decks[seat]
    left = max(0, len(deck) - amount)
    drawn = deck[left:]
    drawn.reverse()
    state.decks = replaced(state.decks, seat, deck[:left])
    state.hands = replaced(state.hands, seat, state.hands[seat] + drawn)
    if state.telling and drawn:
        state.whisper("drew", seat, {"cards": drawn}, seat=seat, amount=len(drawn))


def cost_in_cogs(state: AylkorState, card: int) -> int:
    """What a card costs in cogs now: an event may change the price of units, never below 0."""
    cogs = state.pack.cogs[card]
    return max(0, cogs + state.in_force.cost) if card < state.pack.units else cogs


def affordable(state: AylkorState, seat: int, card: int) -> bool:
    return state.cogs[seat] >= cost_in_cogs(state, card) and state.brew[seat] >= state.pack.brew[card]


def refuse_the_price(state: AylkorState, seat: int, card: int, rule: str) -> Refusal | None:
    """Why a seat cannot pay for a card now: how much is missing."""
    missing_cogs = max(0, cost_in_cogs(state, card) - state.cogs[seat])
    missing_brew = max(0, state.pack.brew[card] - state.brew[seat])
    if missing_cogs == 0 and missing_brew == 0:
        return None
    return Refusal(rule, {"card": card, "missing_cogs": missing_cogs, "missing_brew": missing_brew})


def leave_hand(state: AylkorState, seat: int, card: int) -> None:
    """Pays for a card and takes it out of the hand."""
    state.cogs[seat] -= cost_in_cogs(state, card)
    state.brew[seat] -= state.pack.brew[card]
    hand = state.hands[seat][:]
    hand.remove(card)
    state.hands = replaced(state.hands, seat, hand)
    if card in state.known[seat]:
        known = state.known[seat][:]
        known.remove(card)
        state.known = replaced(state.known, seat, known)
