"""Tech cards: played between two actions of the own turn, paid first, then discarded (aylkor.tech.play)."""

from remnants.games.aylkor.cards import affordable, leave_hand
from remnants.games.aylkor.content import ACTIVATED
from remnants.games.aylkor.effects import would_change_something
from remnants.games.aylkor.state import Aylkor
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal


def playable(state: Aylkor, seat: int, card: int) -> bool:
    """Whether a tech has a legal target and would change something (aylkor.tech.timing)."""
    effects = state.pack.abilities[card][ACTIVATED]
    return would_change_something(state, seat, effects, state.hero_at[seat], card)


def refuse_tech(state: Aylkor, seat: int, card: int) -> Refusal | None:
    """Why a tech in hand cannot be played now."""
    if not affordable(state, seat, card):
        return Refusal("aylkor.tech.play", {"cogs": state.pack.cogs[card], "brew": state.pack.brew[card]})
    if not playable(state, seat, card):
        return Refusal("aylkor.tech.timing", {"card": state.pack.ids[card]})
    return None


def play_tech(state: Aylkor, seat: int, card: int) -> None:
    """The cost is paid, the card is discarded, and its effects happen in the order written on it."""
    leave_hand(state, seat, card)
    state.discards[seat].append(card)
    if state.telling:
        state.tell("played", seat=seat, card=card)
    origin = state.hero_at[seat]
    frames = [Frame("effect", seat, (effect, origin, card)) for effect in state.pack.abilities[card][ACTIVATED]]
    state.then(frames)
