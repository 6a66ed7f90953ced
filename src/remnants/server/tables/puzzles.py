"""Puzzles at a table: the other seats and chance do their worst, and every choice is judged at once.

How far a puzzle has come follows from the log alone. The name of the puzzle stands at the seats, as a lesson's does.
"""

from typing import Literal

from remnants import kits
from remnants.kernel.steps import Choice
from remnants.lessons.forms import PuzzleFile, puzzles_of
from remnants.lessons.goals import OPEN, REACHED
from remnants.lessons.puzzles import Standing, puzzle_named, solver_of
from remnants.server.http.lesson_messages import PuzzleShown
from remnants.server.http.saying import said_in_both
from remnants.server.tables.history import History
from remnants.server.tables.seats import SeatKept

MARK = "puzzle:"
"""A seat whose level begins so belongs to a table at which the puzzle of that name is solved."""


def level_of(puzzle: str) -> str:
    return f"{MARK}{puzzle}"


class PuzzleAtTable:
    """Where the puzzle of a table stands."""

    level = "easy"
    """The level of the bots that would go on, if anything were left to do without the puzzle."""

    def __init__(self, game: str, name: str, history: History) -> None:
        self.game = game
        self.name = name
        self.file: PuzzleFile = puzzle_named(game, name)
        self.match = history.match
        self.standing = Standing(self.file, solver_of(game, name))
        for entry in history.entries:
            self.standing.hear(entry.seat, entry.events)

    def choice_of_others(self) -> Choice | None:
        """The worst that whoever must decide now can do."""
        return self.standing.choice_of_others(self.match)

    def rig(self, seat: int, choice: Choice) -> list[list[int]]:
        """The worst that chance can answer to a choice."""
        return [list(answer) for answer in self.standing.chance(self.match, choice)]

    def shown(self) -> PuzzleShown:
        """What whoever solves it is told."""
        self.standing.look(self.match)
        names = list(puzzles_of(kits.kit(self.game)))
        after = names.index(self.name) + 1
        came: Literal["open", "solved", "spoiled"] = "spoiled"
        if self.standing.came in (OPEN, REACHED):
            came = "open" if self.standing.came == OPEN else "solved"
        return PuzzleShown(
            game=self.game,
            name=self.name,
            grade=self.file.grade,
            title=said_in_both(self.file.title),
            task=said_in_both(self.file.task),
            hint=said_in_both(self.file.hint),
            why=said_in_both(self.file.why) if came == "solved" else None,
            came=came,
            made=self.standing.made,
            decisions=self.file.decisions,
            rules=self.file.rules,
            next=names[after] if after < len(names) else None,
        )


def puzzle_at(game: str, seats: list[SeatKept], history: History | None) -> PuzzleAtTable | None:
    """The puzzle of a table, if it is one."""
    names = [seat.level.removeprefix(MARK) for seat in seats if seat.level is not None and seat.level.startswith(MARK)]
    return PuzzleAtTable(game, names[0], history) if names and history is not None else None
