"""Drawing and paying: what decks, hands and the supply have in common."""

from remnants.games.aylkor.state import Aylkor


def draw(state: Aylkor, seat: int, amount: int) -> None:
    """Draws from the own deck. An empty one gives nothing; discards stay where they are (aylkor.turn.start)."""
    deck = state.decks[seat]
    drawn: list[int] = []
    while amount > 0 and deck:
        drawn.append(deck.pop())
        amount -= 1
    state.hands[seat].extend(drawn)
    if state.telling and drawn:
        state.whisper("drew", seat, {"cards": drawn}, seat=seat, amount=len(drawn))


def cost_in_cogs(state: Aylkor, card: int) -> int:
    """What a card costs in cogs now: an event may change the price of units, never below 0."""
    cogs = state.pack.cogs[card]
    return max(0, cogs + state.in_force.cost) if card < state.pack.units else cogs


def affordable(state: Aylkor, seat: int, card: int) -> bool:
    return state.cogs[seat] >= cost_in_cogs(state, card) and state.brew[seat] >= state.pack.brew[card]


def leave_hand(state: Aylkor, seat: int, card: int) -> None:
    """Pays for a card and takes it out of the hand."""
    state.cogs[seat] -= cost_in_cogs(state, card)
    state.brew[seat] -= state.pack.brew[card]
    state.hands[seat].remove(card)
    if card in state.known[seat]:
        state.known[seat].remove(card)
