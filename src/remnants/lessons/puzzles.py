"""A puzzle being solved, and checking that puzzles are good ones.

The others and chance play against whoever solves it: "for sure" means that nothing they do can spoil it.
"""

from functools import cache
from typing import Any

from remnants import kits
from remnants.kernel.events import Event
from remnants.kernel.match import Match, as_choice
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Answer, Choice
from remnants.kits import Kit
from remnants.lessons.forms import PuzzleFile, puzzles_of
from remnants.lessons.goals import OPEN, REACHED, SPOILED, Goal
from remnants.lessons.patterns import Patterns
from remnants.lessons.solving import Prospect, Solver, Stand
from remnants.text import Texts

GRADES = (1, 2, 3)
MOST_LUCK = 0.34
"""Whoever chooses at random solves at most every third attempt."""
GUESSES = 3
"""So many ways of dealing what is hidden are tried with the written solution."""


def puzzle_named(game: str, name: str) -> PuzzleFile:
    """A puzzle of a game; raises BadInput naming those there are."""
    puzzles = puzzles_of(kits.kit(game))
    if name not in puzzles:
        raise BadInput(f"there is no puzzle {name!r} for {game}; there is {', '.join(puzzles) or 'none'}")
    return puzzles[name]


@cache
def solver_of(game: str, name: str) -> Solver:
    """The solver of a puzzle: what it has worked out is worth keeping."""
    file = puzzle_named(game, name)
    return Solver(kits.game(game), Goal(file.goal, file.seat))


def think_through(game: str, name: str) -> None:
    """Works a puzzle out to its end, so that every choice can then be judged at once. It takes some seconds."""
    file = puzzle_named(game, name)
    solver_of(game, name).verdict(beginning(begun(kits.kit(game), file), file))


@cache
def patterns_of(game: str, pack: str) -> Patterns:
    kit = kits.kit(game)
    return Patterns(kit, kit.game().load_pack(pack))


class Standing:
    """How far a puzzle has come, as the events and the own choices so far say."""

    def __init__(self, file: PuzzleFile, solver: Solver) -> None:
        self.file = file
        self.solver = solver
        self.told = 0
        self.made = 0
        self.came = OPEN

    def hear(self, seat: int, events: list[Event]) -> None:
        """Takes in what somebody's choice brought about."""
        if self.came != OPEN:
            return
        self.made += 1 if seat == self.file.seat else 0
        for event in events:
            if self.came == OPEN:
                self.told, self.came = self.solver.goal.heard(self.told, event)

    def look(self, match: Match) -> None:
        """Judges the position that stands now: reached, still to be had for sure, or no longer."""
        if self.came != OPEN:
            return
        if self.solver.goal.holds(self.told, match.state):
            self.came = REACHED
        elif not self.solver.sure(self.stand(match)):
            self.came = SPOILED

    def stand(self, match: Match) -> Stand:
        return Stand(match.state, self.told, self.file.decisions - self.made)

    def chance(self, match: Match, choice: Choice) -> list[Answer]:
        """What chance answers to a choice: the worst there is, as long as the puzzle is open."""
        if self.came != OPEN or choice not in match.choices():
            return []
        return self.solver.worst_chance(self.stand(match), choice)

    def choice_of_others(self, match: Match) -> Choice:
        """What one of the others does: the worst there is, as long as the puzzle is open."""
        return match.choices()[0] if self.came != OPEN else self.solver.answer_of_others(self.stand(match))


class Puzzle:
    """A puzzle under way."""

    def __init__(self, kit: Kit, name: str) -> None:
        self.name = name
        self.file = puzzle_named(kit.name, name)
        self.match = begun(kit, self.file)
        self.standing = Standing(self.file, solver_of(kit.name, name))
        self.standing.look(self.match)

    @property
    def solved(self) -> bool:
        return self.standing.came == REACHED

    @property
    def spoiled(self) -> bool:
        return self.standing.came == SPOILED

    def play(self, choice: Any) -> list[Event]:
        """Makes an own choice; then chance and the others answer as badly as they can."""
        events = self._answer(as_choice(choice))
        while self.standing.came == OPEN and self.match.seat not in (self.file.seat, None):
            events += self._answer(self.standing.choice_of_others(self.match))
        self.standing.look(self.match)
        return events

    def _answer(self, choice: Choice) -> list[Event]:
        seat = self.match.seat
        answers = self.standing.chance(self.match, choice)
        if answers:
            self.match.rig([list(answer) for answer in answers])
        events = self.match.play(choice)
        self.standing.hear(-1 if seat is None else seat, events)
        return events


def begun(kit: Kit, file: PuzzleFile) -> Match:
    """The match at which a puzzle begins."""
    return Match.position(kit.game(), file.position, file.pack)


def beginning(match: Match, file: PuzzleFile) -> Stand:
    return Stand(match.state, 0, file.decisions)


# ---------------------------------------------------------------------- checking


def check(kit: Kit) -> list[str]:
    """Solves all puzzles of a game; a sentence about each, or BadInput about the first thing that is wrong."""
    return [checked(kit, name, file) for name, file in puzzles_of(kit).items()]


def checked(kit: Kit, name: str, file: PuzzleFile) -> str:
    check_file(kit, name, file)
    match = begun(kit, file)
    if match.seat != file.seat:
        raise BadInput(f"puzzle {name!r}: it begins with a decision of seat {match.seat}, not {file.seat}")
    solver = Solver(kit.game(), Goal(file.goal, file.seat))
    start = beginning(match, file)
    verdict = solver.verdict(start)
    if not verdict.sure:
        raise BadInput(f"puzzle {name!r}: the goal cannot be reached for sure in {file.decisions} decisions")
    if verdict.luck > MOST_LUCK:
        raise BadInput(f"puzzle {name!r}: choosing at random solves {verdict.luck:.0%} of all attempts: too easy")
    if always_first(solver, start):
        raise BadInput(f"puzzle {name!r}: always choosing the first thing solves it")
    patterns = patterns_of(kit.name, file.pack)
    follow(solver, start, file, patterns, name)
    for number in range(GUESSES):
        guess = match.guess(file.seat, number)
        follow(Solver(kit.game(), Goal(file.goal, file.seat)), beginning(guess, file), file, patterns, name)
    return told(kit, name, file, solver, start, verdict)


def told(kit: Kit, name: str, file: PuzzleFile, solver: Solver, start: Stand, verdict: Prospect) -> str:
    choices = solver.choices(start.state)
    good = len([choice for choice in choices if solver.sure_after(start, choice)])
    return (
        f"{kit.name}: {name}, grade {file.grade}, {good} of {len(choices)} first choices good, {verdict.ways} ways, "
        f"at random {verdict.luck:.2%}, {solver.positions} positions"
    )


def check_file(kit: Kit, name: str, file: PuzzleFile) -> None:
    """What is written stands in both languages, and the rules that are named exist."""
    if file.grade not in GRADES:
        raise BadInput(f"puzzle {name!r}: the grade is 1, 2 or 3, not {file.grade}")
    for said in (file.title, file.task, file.hint, file.why):
        if not said.en.strip() or not said.it.strip():
            raise BadInput(f"puzzle {name!r}: {said.en or said.it!r} is said in one language only")
    known = {rule.rule for rule in Texts(kit.name).rules()}
    for rule in file.rules:
        if rule not in known:
            raise BadInput(f"puzzle {name!r} names the rule {rule!r}, which does not exist")
    check_kinds(kit, name, file)


def check_kinds(kit: Kit, name: str, file: PuzzleFile) -> None:
    """A goal speaks of events that the game declares."""
    declared = kit.declared()
    for one in [*file.goal.told, *file.goal.never]:
        event = None if declared is None else declared.events.get(str(one.get("kind")))
        if event is None:
            raise BadInput(f"puzzle {name!r}: the goal speaks of the event {one.get('kind')!r}, which is never told")
        fields = list(event.parts)
        for field in one:
            if field != "kind" and field not in fields:
                raise BadInput(f"puzzle {name!r}: {one['kind']!r} has no {field!r}; it has {', '.join(fields)}")


def always_first(solver: Solver, stand: Stand) -> bool:
    """Whether it solves a puzzle to choose the first thing every time, whatever the others and chance do."""
    if solver.goal.holds(stand.told, stand.state):
        return True
    if not stand.state.agenda:
        return False
    own = solver.seat(stand.state) == solver.goal.seat
    if own and stand.left == 0:
        return False
    choices = solver.choices(stand.state)
    ends = [end for choice in (choices[:1] if own else choices) for end, _, _ in solver.after(stand, choice)]
    return all([end.sure if isinstance(end, Prospect) else always_first(solver, end) for end in ends])


def follow(solver: Solver, stand: Stand, file: PuzzleFile, patterns: Patterns, name: str) -> None:
    """Plays the written solution, with everything against it; raises BadInput where it does not solve the puzzle."""
    left = list(file.solution)
    end: Stand | Prospect = stand
    while not isinstance(end, Prospect) and not solver.goal.holds(end.told, end.state):
        choices = solver.choices(end.state)
        choice: Choice | None = solver.answer_of_others(end)
        if solver.seat(end.state) == file.seat:
            if not left:
                raise BadInput(f"puzzle {name!r}: the solution ends before the goal is reached; now {choices[:12]}")
            choice = patterns.first(left[0], choices)
            if choice is None:
                raise BadInput(f"puzzle {name!r}: {left[0]} of the solution is none of {choices[:12]}")
            if not solver.sure_after(end, choice):
                raise BadInput(f"puzzle {name!r}: after {left[0]} of the solution the goal is no longer sure")
            del left[0]
        end = worst_end(solver, end, choice)
    if left:
        raise BadInput(f"puzzle {name!r}: the goal is reached before {left[0]} of the solution")


def worst_end(solver: Solver, stand: Stand, choice: Choice | None) -> Stand | Prospect:
    """Where a choice leads with chance at its worst."""
    assert choice is not None
    answers = solver.worst_chance(stand, choice)
    return next(end for end, _, given in solver.after(stand, choice) if given == answers)
