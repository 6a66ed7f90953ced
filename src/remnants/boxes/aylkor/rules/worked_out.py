"""What follows from a position and everybody would have to work out: told to whoever looks, with every view.

Page and terminal show these numbers and work nothing out themselves.
"""

from typing import NotRequired, TypedDict

from remnants.boxes.aylkor.content.board import SPACES
from remnants.boxes.aylkor.rules.cards import cost_in_cogs
from remnants.boxes.aylkor.rules.fighting import attack_as_it_stands
from remnants.boxes.aylkor.rules.moving import steps_of
from remnants.boxes.aylkor.rules.state import EMPTY, AylkorState
from remnants.boxes.aylkor.rules.winning import Ending, ending
from remnants.kernel.declarations import NONE


class WorkedOut(TypedDict):
    """What is told with a view; the page's types are made from this (`make declared`)."""

    costs: list[int]
    """What each card costs in cogs now."""
    attacks: list[int]
    """By space: the attack of the unit there, whoever the enemy is ..."""
    moves: list[int]
    """... and how far it moves."""
    event_rounds: int
    """In how many rounds the event is replaced; 0 where there is none."""
    ending: NotRequired[Ending]
    """When it is over."""


def worked_out(state: AylkorState) -> WorkedOut:
    """The same for everybody: nothing of it is hidden."""
    attacks, moves = [0] * SPACES, [0] * SPACES
    for space in range(SPACES):
        if state.owner[space] != EMPTY:
            attacks[space] = max(0, attack_as_it_stands(state, space))
            moves[space] = steps_of(state, space)
    told: WorkedOut = {
        "costs": [cost_in_cogs(state, card) for card in range(len(state.pack.ids))],
        "attacks": attacks,
        "moves": moves,
        "event_rounds": 0 if state.event == NONE else max(0, state.event_until - state.round),
    }
    if not state.agenda:
        told["ending"] = ending(state)
    return told
