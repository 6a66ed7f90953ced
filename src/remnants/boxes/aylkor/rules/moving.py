"""Movement: once a turn, from space to adjacent space, around other units (aylkor.move)."""

from typing import Any, Final

from remnants.boxes.aylkor.content.board import NEIGHBOURS, WHOLE, SpaceChoices, reached
from remnants.boxes.aylkor.rules.resources import gather
from remnants.boxes.aylkor.rules.state import DONE, EMPTY, FRESH, MOVED, READY, AylkorState
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice, Step

TO: Final = SpaceChoices("to")


def steps_of(state: AylkorState, space: int) -> int:
    """How far the unit there moves: its move, which an event may change but not below 1."""
    return max(1, state.pack.move[state.card[space]] + state.in_force.move)


def in_range(state: AylkorState, space: int) -> int:
    """The spaces the unit there can move to."""
    return reached(space, steps_of(state, space), state.free())


def can_step(state: AylkorState, unit: int) -> bool:
    """Whether a unit can get anywhere at all: a space next to it is free."""
    for space in NEIGHBOURS[unit]:
        if state.owner[space] == EMPTY:
            return True
    return False


def refuse_to_move(state: AylkorState, space: int) -> Refusal | None:
    """Why a unit of the active player cannot set out."""
    if state.condition[space] != READY:
        return refuse_the_spent(state, space)
    if not can_step(state, space):
        return Refusal("aylkor.move", {"space": space, "card": state.card[space]})
    return None


def refuse_the_spent(state: AylkorState, space: int) -> Refusal:
    """Why a unit of the active player does not move, or act, any more this turn.

    aylkor.unit.act-once, aylkor.unit.fresh
    """
    facts: dict[str, int | str] = {"space": space, "card": state.card[space]}
    condition = state.condition[space]
    if condition == FRESH:
        return Refusal("aylkor.unit.fresh", {**facts, "round": state.round + 1})
    return Refusal("aylkor.unit.act-once", {**facts, "so_far": "moved" if condition == MOVED else "acted"})


def refuse_the_taken(state: AylkorState, space: int) -> Refusal:
    """Another unit is in the way (aylkor.unit.occupied)."""
    return Refusal("aylkor.unit.occupied", {"space": space, "card": state.card[space], "owner": state.owner[space]})


class MoveTo(Ask[AylkorState]):
    """Where a unit that sets out ends its move."""

    def candidates(self, state: AylkorState, frame: Frame) -> list[Choice]:
        return TO.of(WHOLE)

    def choices(self, state: AylkorState, frame: Frame) -> list[Choice]:
        (unit,) = frame.data
        return TO.of(in_range(state, unit))

    def refuse(self, state: AylkorState, frame: Frame, choice: Choice) -> Refusal | None:
        (unit,) = frame.data
        space: int = choice[1]
        if in_range(state, unit) >> space & 1:
            return None
        if state.occupied >> space & 1:
            return refuse_the_taken(state, space)
        return Refusal("aylkor.move", {"space": space, "card": state.card[unit], "steps": steps_of(state, unit)})

    def choose(self, state: AylkorState, frame: Frame, choice: Choice) -> None:
        """Moves; a resource where the move ends is gathered, and the unit is done (aylkor.harvest.by-moving)."""
        (unit,) = frame.data
        end: int = choice[1]
        state.carry(unit, end, MOVED)
        if state.telling:
            state.tell("moved", seat=frame.seat, card=state.card[end], start=unit, end=end)
        if gather(state, frame.seat, end):
            state.set_condition(end, DONE)


STEPS: Final[list[Step[Any]]] = [MoveTo("move-to", "aylkor.move")]
