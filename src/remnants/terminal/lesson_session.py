"""A lesson in the terminal: the same table, with somebody who says what to do, and then the game goes on."""

from typing import Any

from remnants.kernel.steps import Choice
from remnants.kits import Kit
from remnants.lessons.forms import LessonFile
from remnants.lessons.lesson import Lesson, NotNow
from remnants.terminal.session import Session


class LessonSession(Session):
    """One learner at one seat. The others do what the lesson says; after it they are bots."""

    def __init__(self, kit: Kit, name: str, file: LessonFile, language: str, begin: int = 1) -> None:
        self.lesson = Lesson(kit, name, file)
        while self.lesson.number < begin - 1:
            self.lesson.play(self.lesson.meant())
        self.language = language
        self.told = -1
        super().__init__(self.lesson.match, file.seat, file.level, language)

    def run(self) -> None:
        self.say(self.lesson.file.title.told_in(self.language), "bold")
        super().run()
        if not self.lesson.over:
            taken_up = f"remnants learn {self.match.game.name} {self.lesson.name} --step {self.lesson.number + 1}"
            in_language = "" if self.language == "en" else f" --lang {self.language}"
            self.say(self.texts.say("terminal-lesson-left", {"command": taken_up + in_language}))

    def introduce(self) -> None:
        """What the lesson says at this decision, once: below the table, which fills more than a screen."""
        if self.lesson.number == self.told:
            return
        if self.told < 0:
            for said in (self.lesson.file.theme, self.lesson.file.goal):
                self.say(said.told_in(self.language), "bold")
        self.told = self.lesson.number
        step = self.lesson.step
        said = self.lesson.file.end if step is None else step.say
        if step is not None or self.told == len(self.lesson.file.step):
            number = f"{self.told + 1}/{len(self.lesson.file.step)}  " if step is not None else ""
            self.say(f"\n» {number}{said.told_in(self.language)}", "bold green")

    def play(self, choice: Choice) -> None:
        if self.lesson.over:
            super().play(choice)
            return
        step = self.lesson.step
        try:
            self.tell(self.lesson.play(choice))
            self.own_choices = 0
        except NotNow:
            instead = None if step is None else step.instead
            sentence = self.texts.say("terminal-lesson-later") if instead is None else instead.told_in(self.language)
            self.say(f"» {sentence}", "green")

    def undo(self) -> Any:
        """In a lesson nothing is taken back: what is chosen is what the step is about."""
        if not self.lesson.over:
            self.own_choices = 0
        return super().undo()
