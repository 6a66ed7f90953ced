"""Lessons at a table: the other seats do what the lesson says, chance answers as it is written, and then bots go on.

Where a lesson stands follows from the log alone: the learner is at the step after as many own answers. The page keeps
the learner to what a step accepts; whoever answers otherwise all the same has left the lesson, and bots play on.
"""

from functools import cache

from remnants import kits
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Choice
from remnants.lessons.forms import LessonFile, LessonStep, lessons_of
from remnants.lessons.patterns import Patterns
from remnants.server.http.lesson_messages import LessonShown
from remnants.server.http.saying import said_in_both
from remnants.server.tables.history import Entry, History
from remnants.server.tables.puzzles import PuzzleAtTable, puzzle_at
from remnants.server.tables.seats import SeatKept

MARK = "lesson:"
"""A seat whose level begins so is played by the lesson of that name."""


def level_of(lesson: str) -> str:
    return f"{MARK}{lesson}"


@cache
def lesson_named(game: str, name: str) -> LessonFile:
    """A lesson of a game; raises BadInput naming those there are."""
    lessons = lessons_of(kits.kit(game))
    if name not in lessons:
        raise BadInput(f"there is no lesson {name!r} for {game}; there is {', '.join(lessons) or 'none'}")
    return lessons[name]


@cache
def patterns_of(game: str, pack: str) -> Patterns:
    kit = kits.kit(game)
    return Patterns(kit, kit.game().load_pack(pack))


class LessonAtTable:
    """Where the lesson of a table stands."""

    def __init__(self, game: str, name: str, file: LessonFile, history: History) -> None:
        self.name = name
        self.file = file
        self.history = history
        self.patterns = patterns_of(game, file.pack)
        own = [number for number, entry in enumerate(history.entries) if entry.seat == file.seat]
        self.number = len(own)
        self.since: list[Entry] = history.entries[own[-1] + 1 :] if own else history.entries
        """What the others answered since the learner's last answer."""
        self.left = any([not self._accepted(place, history.entries[number]) for place, number in enumerate(own)])
        """Whether the learner answered otherwise than the lesson wants: then it is over."""

    def _accepted(self, place: int, entry: Entry) -> bool:
        steps = self.file.step
        return place >= len(steps) or self.patterns.any_of(steps[place].accept, entry.choice)

    @property
    def step(self) -> LessonStep | None:
        """The step the learner stands at; None when the lesson is over."""
        return None if self.left or self.number >= len(self.file.step) else self.file.step[self.number]

    @property
    def level(self) -> str:
        """The level of the bots that go on after it."""
        return self.file.level

    def choice_of_others(self) -> Choice | None:
        """What the lesson says for whoever must decide now; None where it says nothing, so that a bot is asked."""
        if self.left or not 0 < self.number <= len(self.file.step):
            return None
        script, choices = self.file.step[self.number - 1].others, self.history.match.choices()
        if len(self.since) < len(script):
            return self.patterns.first(script[len(self.since)], choices)
        return choices[0] if len(choices) == 1 else None

    def rig(self, seat: int, choice: Choice) -> list[list[int]]:
        """What chance answers after a choice of the learner."""
        step = self.step
        if step is None or seat != self.file.seat or not self.patterns.any_of(step.accept, choice):
            return []
        return step.rig

    def shown(self) -> LessonShown | None:
        """What the learner is told now; nothing once the game goes on."""
        step = self.step
        if self.left or self.number > len(self.file.step):
            return None
        said = self.file.end if step is None else step.say
        instead = None if step is None else step.instead
        accepted = [] if step is None else self._wanted(step)
        return LessonShown(
            name=self.name,
            number=self.number,
            steps=len(self.file.step),
            title=said_in_both(self.file.title),
            theme=said_in_both(self.file.theme),
            goal=said_in_both(self.file.goal),
            say=said_in_both(said),
            instead=None if instead is None else said_in_both(instead),
            point=[] if step is None else step.point,
            accept=accepted if self.history.match.seat == self.file.seat else [],
            rules=[] if step is None else step.rules,
            success=self.number > 0 and self.file.step[self.number - 1].success,
        )

    def _wanted(self, step: LessonStep) -> list[list[int | str]]:
        """The choices that go on, the one that is meant first."""
        choices = self.history.match.choices()
        found = [choice for pattern in step.accept for choice in choices if self.patterns.fits(pattern, choice)]
        return [list(choice) for choice in dict.fromkeys(found)]


def lesson_at(game: str, seats: list[SeatKept], history: History | None) -> LessonAtTable | PuzzleAtTable | None:
    """The lesson or the puzzle of a table, if it is one."""
    puzzle = puzzle_at(game, seats, history)
    if puzzle is not None:
        return puzzle
    name = lesson_of(seats)
    if name is None or history is None:
        return None
    return LessonAtTable(game, name, lesson_named(game, name), history)


def lesson_of(seats: list[SeatKept]) -> str | None:
    """The name of the lesson that is taken at a table with these seats."""
    levels = [seat.level for seat in seats if seat.level is not None and seat.level.startswith(MARK)]
    return levels[0].removeprefix(MARK) if levels else None
