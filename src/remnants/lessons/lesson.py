"""A lesson being taken: the match it is played on, and the step the learner stands at."""

from typing import Any

from remnants.kernel.events import Event
from remnants.kernel.match import Match, as_choice
from remnants.kernel.refusal import BadInput
from remnants.kits import Kit
from remnants.lessons.forms import LessonFile, LessonStep, Pattern
from remnants.lessons.patterns import Patterns


class NotNow(Exception):
    """The choice is allowed, but the lesson wants another one for now."""


class Lesson:
    """A lesson under way. It depends on the file and the learner's choices alone."""

    def __init__(self, kit: Kit, name: str, file: LessonFile) -> None:
        self.name = name
        self.file = file
        self.match = Match.position(kit.game(), file.position, file.pack)
        self.patterns = Patterns(kit, self.match.pack)
        self.number = 0
        self.waiting: list[Pattern] = []
        """What the others will choose before the learner is asked again."""

    @property
    def over(self) -> bool:
        return self.number >= len(self.file.step)

    @property
    def step(self) -> LessonStep | None:
        """The step the learner stands at; None after the last."""
        return None if self.over else self.file.step[self.number]

    def play(self, choice: Any) -> list[Event]:
        """Makes the learner's choice, and then the others'; raises NotNow for what the lesson does not want here."""
        step = self.step
        made = as_choice(choice)
        if step is None or self.match.seat != self.file.seat:
            raise BadInput(f"the lesson {self.name!r} is over" if step is None else "the others are to choose")
        if not self.patterns.any_of(step.accept, made) and self.match.refusal(self.file.seat, made) is None:
            raise NotNow
        if step.rig:
            self.match.rig(step.rig)
        events = self.match.play(made)
        self.number += 1
        self.waiting = list(step.others)
        while self.match.seat not in (self.file.seat, None):
            events += self.match.play(self.next_of_others())
        if self.waiting:
            raise BadInput(f"{self.where}: the others still have to choose {self.waiting[0]}")
        return events

    def next_of_others(self) -> tuple[Any, ...]:
        """What one of the others does now: as written, or the only thing there is."""
        choices = self.match.choices()
        if not self.waiting:
            if len(choices) == 1:
                return choices[0]
            raise BadInput(
                f"{self.where}: nobody says what seat {self.match.seat} does at {self.match.step}: {choices[:8]}"
            )
        choice = self.patterns.first(self.waiting[0], choices)
        if choice is None:
            raise BadInput(f"{self.where}: {self.waiting[0]} is none of {choices[:12]} at {self.match.step}")
        del self.waiting[0]
        return choice

    @property
    def where(self) -> str:
        return f"lesson {self.name!r}, step {self.number}"

    def meant(self) -> tuple[Any, ...]:
        """The choice that the step is about: the first one accepted that can be made."""
        step = self.step
        assert step is not None
        choices = self.match.choices()
        found = [self.patterns.first(pattern, choices) for pattern in step.accept]
        choice = next((one for one in found if one is not None), None)
        if choice is None:
            raise BadInput(
                f"lesson {self.name!r}, step {self.number + 1}: {step.accept[0]} is none of "
                f"{self.match.choices()[:12]} at {self.match.step}"
            )
        return choice
