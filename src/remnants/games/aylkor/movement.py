"""Movement: once a turn, from space to adjacent space, around other units (aylkor.move)."""

from typing import Any, Final

from remnants.games.aylkor.board import WHOLE, SpaceChoices, reached
from remnants.games.aylkor.resources import gather
from remnants.games.aylkor.state import DONE, FRESH, MOVED, READY, Aylkor
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice, Step

TO: Final = SpaceChoices("to")


def steps_of(state: Aylkor, space: int) -> int:
    """How far the unit there moves: its move, which an event may change but not below 1."""
    return max(1, state.pack.move[state.card[space]] + state.in_force.move)


def in_range(state: Aylkor, space: int) -> int:
    """The spaces the unit there can move to."""
    return reached(space, steps_of(state, space), WHOLE & ~state.occupied)


def refuse_to_move(state: Aylkor, space: int) -> Refusal | None:
    """Why a unit of the active player cannot set out."""
    condition = state.condition[space]
    if condition == FRESH:
        return Refusal("aylkor.unit.fresh", {"space": space})
    if condition != READY:
        return Refusal("aylkor.unit.act-once", {"space": space})
    if not in_range(state, space):
        return Refusal("aylkor.move", {"space": space})
    return None


class MoveTo(Ask[Aylkor]):
    """Where a unit that sets out ends its move."""

    def candidates(self, state: Aylkor, frame: Frame) -> list[Choice]:
        return TO.of(WHOLE)

    def choices(self, state: Aylkor, frame: Frame) -> list[Choice]:
        return TO.of(in_range(state, frame.data[0]))

    def refuse(self, state: Aylkor, frame: Frame, choice: Choice) -> Refusal | None:
        space: int = choice[1]
        if in_range(state, frame.data[0]) >> space & 1:
            return None
        if state.occupied >> space & 1:
            return Refusal("aylkor.unit.occupied", {"space": space})
        return Refusal("aylkor.move", {"space": space, "steps": steps_of(state, frame.data[0])})

    def choose(self, state: Aylkor, frame: Frame, choice: Choice) -> None:
        """Moves; a resource where the move ends is gathered, and the unit is done (aylkor.harvest.by-moving)."""
        start, end = frame.data[0], choice[1]
        state.carry(start, end, MOVED)
        if state.telling:
            state.tell("moved", seat=frame.seat, card=state.card[end], start=start, end=end)
        if gather(state, frame.seat, end):
            state.set_condition(end, DONE)


STEPS: Final[list[Step[Any]]] = [MoveTo("move-to", "aylkor.move")]
