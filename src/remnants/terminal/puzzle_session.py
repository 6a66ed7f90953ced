"""A puzzle in the terminal: one person against the worst that the others and chance can do."""

from remnants.kernel.match import RULE_OF_UNDO
from remnants.kernel.refusal import Refusal, Refused
from remnants.kernel.steps import Choice
from remnants.kits import Kit
from remnants.lessons.puzzles import Puzzle
from remnants.terminal.session import Session


class PuzzleSession(Session):
    """Goes on until the puzzle is solved; whoever spoils it begins again."""

    def __init__(self, kit: Kit, name: str, language: str) -> None:
        self.kit = kit
        self.puzzle = Puzzle(kit, name)
        self.language = language
        self.told = False
        super().__init__(self.puzzle.match, self.puzzle.file.seat, "random", language)

    def run(self) -> None:
        file = self.puzzle.file
        self.say(f"{file.title.told_in(self.language)}  {'★' * file.grade}", "bold")
        newly = True
        while self.going_on and not self.puzzle.solved:
            self.decide(newly)
            newly = False
            if self.puzzle.spoiled:
                self.begin_again()
                newly = True
        if self.puzzle.solved:
            self.say("★ " + self.texts.say("terminal-puzzle-solved"), "bold green")
            self.say(file.why.told_in(self.language), "green")

    def introduce(self) -> None:
        """The task, below the table, which fills more than a screen; once each time the puzzle begins."""
        if not self.told:
            self.say(f"\n» {self.puzzle.file.task.told_in(self.language)}", "bold green")
        self.told = True

    def begin_again(self) -> None:
        self.say(self.texts.say("terminal-puzzle-spoiled"), "yellow")
        self.say(self.puzzle.file.hint.told_in(self.language), "green")
        self.told = False
        self.puzzle = Puzzle(self.kit, self.puzzle.name)
        self.match = self.puzzle.match

    def play(self, choice: Choice) -> None:
        self.tell(self.puzzle.play(choice))

    def undo(self) -> None:
        """Nothing is taken back: a choice that spoils a puzzle is answered at once, and it begins again."""
        raise Refused(Refusal(RULE_OF_UNDO))
