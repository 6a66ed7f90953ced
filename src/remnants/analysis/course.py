"""A record walked through decision by decision, with all that chance answered in between."""

from collections.abc import Iterator
from typing import Any

from remnants import kits
from remnants.kernel.agenda import Frame
from remnants.kernel.match import Match
from remnants.kernel.record import is_choice
from remnants.kernel.refusal import BadInput
from remnants.kernel.replay import Differs, Replay, load
from remnants.kernel.state import State
from remnants.kernel.steps import ASK, AUTOMATIC, Answer, Choice


class Course:
    """A record to be analysed, as far as today's rules can follow it."""

    def __init__(self, record: dict[str, Any], pack: str | None = None) -> None:
        """Raises BadInput where it is broken, or holds no decision."""
        self.game = kits.game(record["game"])
        self.pack = pack
        self.broken_off: str | None = None
        try:
            self.end = load(self.game, record, pack)
        except Differs as differs:
            record, self.broken_off = differs.sofar, str(differs)
            self.end = load(self.game, record, pack)
        self.record = record
        self.positions = [place for place, answer in enumerate(self.end.answers) if is_choice(answer)]
        self._replay: Replay | None = None
        self._number = 0
        if not self.positions:
            raise BadInput("there is nothing to analyse: nobody has decided anything in this record")

    def decisions(self, first: int, last: int) -> "Iterator[Decision]":
        """The decisions from one number to before another, each while its match stands there."""
        for number in range(first, min(last, len(self.positions))):
            match = self._stand(number)
            seat, step, position = match.seat, match.step, self.positions[number]
            assert seat is not None and step is not None
            following = self.positions[number + 1] if number + 1 < len(self.positions) else self.end.answered
            choice, *rolls = self.end.answers[position:following]
            yield Decision(match, position, seat, step, choice, rolls)

    def _stand(self, number: int) -> Match:
        """The match before a decision; what was played up to there last time is not played again."""
        if self._replay is None or self._number > number:
            self._replay = Replay(self.game, self.record, self.pack)
            self._number = 0
        while self._number < number:
            self._replay.play()
            self._number += 1
        return self._replay.match

    def at(self, position: int) -> "Decision":
        """The decision that the answer at this place made."""
        number = self.positions.index(position)
        return next(self.decisions(number, number + 1))


class Decision:
    """One decision that was made: where, by whom, what, and what chance answered then."""

    def __init__(self, match: Match, position: int, seat: int, step: str, choice: Choice, rolls: list[Answer]) -> None:
        self.match = match
        """Stands before the decision, and only until the next one is asked for."""
        self.position = position
        self.seat = seat
        self.step = step
        self.choice = choice
        self.rolls = rolls


class Rolled:
    """A moment at which chance answered."""

    def __init__(self, state: State, frame: Frame, answer: Answer) -> None:
        self.state = state
        """Before the answer, the frame still on the agenda."""
        self.frame = frame
        self.answer = answer


def followed(match: Match, choice: Choice, rolls: list[Answer]) -> tuple[list[Rolled], State]:
    """The moments at which chance answered after a choice, and the position at the next decision or the end."""
    steps = match.game.steps
    state = match.state.clone()
    frame = state.agenda.pop()
    steps[frame.step].choose(state, frame, choice)
    moments: list[Rolled] = []
    answers = iter(rolls)
    while state.agenda:
        frame = state.agenda[-1]
        step = steps[frame.step]
        if step.kind == ASK:
            break
        if step.kind == AUTOMATIC:
            state.agenda.pop()
            step.run(state, frame)
            continue
        answer = next(answers)
        moments.append(Rolled(state.clone(), frame, answer))
        state.agenda.pop()
        step.resolve(state, frame, answer)
    return moments, state
