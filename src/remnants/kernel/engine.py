"""The loop: run what runs by itself, let chance answer, stop where a player must decide."""

from typing import Any

from remnants.kernel.chance import Chance
from remnants.kernel.refusal import Refusal
from remnants.kernel.state import State
from remnants.kernel.steps import ASK, AUTOMATIC, Choice, Step

Steps = dict[str, Step[Any]]


def advance(steps: Steps, state: State, source: Chance) -> None:
    """Works through the agenda until a player must decide or nothing is left, which is the end of the game."""
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        step = steps[frame.step]
        if step.kind == ASK:
            return
        if step.kind == AUTOMATIC:
            agenda.pop()
            step.run(state, frame)
        else:
            answer = source.answer(state, step, frame)
            agenda.pop()
            step.resolve(state, frame, answer)


def to_decide(steps: Steps, state: State) -> int:
    """The seat that must decide, or -1 when the game is over."""
    if not state.agenda:
        return -1
    frame = state.agenda[-1]
    return steps[frame.step].seat(state, frame)


def choices(steps: Steps, state: State) -> list[Choice]:
    """The legal choices of whoever must decide."""
    if not state.agenda:
        return []
    frame = state.agenda[-1]
    return steps[frame.step].choices(state, frame)


def refusal(steps: Steps, state: State, choice: Choice) -> Refusal | None:
    """Why the player who must decide may not choose this; None if it is allowed."""
    frame = state.agenda[-1]
    step = steps[frame.step]
    if choice not in step.candidates(state, frame):
        return step.refuse_stranger(state, frame, choice)
    return step.refuse(state, frame, choice)


def play(steps: Steps, state: State, choice: Choice, source: Chance) -> None:
    """Carries a legal choice out and goes on to the next decision. It is not checked again: playouts live on this."""
    frame = state.agenda.pop()
    steps[frame.step].choose(state, frame, choice)
    advance(steps, state, source)


def play_again(steps: Steps, state: State, answers: list[Choice]) -> None:
    """Carries out answers that were given before, of players and of chance, each where it was asked for."""
    agenda = state.agenda
    for answer in answers:
        frame = agenda.pop()
        step = steps[frame.step]
        if step.kind == ASK:
            step.choose(state, frame, answer)
        else:
            step.resolve(state, frame, answer)
        while agenda and steps[agenda[-1].step].kind == AUTOMATIC:
            frame = agenda.pop()
            steps[frame.step].run(state, frame)
