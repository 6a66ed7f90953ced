"""Automatic effects that wait for their turn (aylkor.effect.order)."""

from typing import Any, Final

from remnants.boxes.aylkor.rules import frames
from remnants.boxes.aylkor.rules.state import AylkorState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Automatic, Step

WAITING: Final = Frame("triggered")


def set_off(state: AylkorState, together: list[list[int]]) -> None:
    """Effects set off at one moment line up behind those that wait: [seat, space, card, occasion] each.

    The active player's come first, then the others' in turn order, one player's by row, then column. They follow once
    what is under way is over: at the bottom of the agenda is the turn itself, and they are put right above it. An empty
    agenda means that the game has ended: nothing follows then (aylkor.effect.over).
    """
    if not together or not state.agenda:
        return
    lined_up = sorted([(turns_away(state, waiting[0]), waiting[1], waiting) for waiting in together])
    state.triggered = state.triggered + [waiting for _, _, waiting in lined_up]
    if len(state.agenda) < 2 or state.agenda[1].step != "triggered":
        state.agenda.insert(1, WAITING)


def turns_away(state: AylkorState, seat: int) -> int:
    """How many turns, counting everybody, until a seat's next one; 0 for the active player."""
    return (state.order.index(seat) - state.order.index(state.active)) % state.players


class Triggered(Automatic[AylkorState]):
    """Takes the first effect that waits and carries it out first. Those of players who are out are dropped."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        if not state.triggered:
            return
        seat, space, card, occasion = state.triggered[0]
        state.triggered = state.triggered[1:]
        state.agenda.append(WAITING)
        if not state.alive(seat):
            return
        state.then([frames.effect(seat, number, space, card) for number in state.pack.abilities[card][occasion]])


STEPS: Final[list[Step[Any]]] = [Triggered("triggered")]
