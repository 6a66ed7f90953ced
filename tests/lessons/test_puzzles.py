"""Puzzles: each can be solved for sure, none by chance, and what no longer fits is found."""

import msgspec
import pytest

from remnants import kits
from remnants.kernel.refusal import BadInput, Refused
from remnants.lessons.forms import Condition, GoalFile, PuzzleFile, Said, puzzles_of
from remnants.lessons.puzzles import Puzzle, checked, patterns_of, puzzle_named
from tests.cli.calling import Caller

CITY = kits.kit("city")
OURS = ("aylkor", "city", "lionsgate")
ALL = [(game, name) for game in OURS for name in puzzles_of(kits.kit(game))]
TWO_CARDS = puzzle_named("city", "1_two_cards")


@pytest.mark.parametrize("game", OURS)
def test_there_are_puzzles_from_easy_to_hard(game: str) -> None:
    puzzles = puzzles_of(kits.kit(game))
    assert len(puzzles) >= 6
    grades = [file.grade for file in puzzles.values()]
    assert set(grades) == {1, 2, 3} and grades == sorted(grades), "they are listed from easy to hard"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_puzzle_can_be_solved_for_sure_and_not_by_chance(game: str, name: str) -> None:
    """`checked` searches everything that can follow and complains where a puzzle is unsolvable or too easy."""
    kit = kits.kit(game)
    assert " ways" in checked(kit, name, puzzles_of(kit)[name])


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_written_solution_solves_it_against_the_worst_there_is(game: str, name: str) -> None:
    puzzle = Puzzle(kits.kit(game), name)
    patterns = patterns_of(game, puzzle.file.pack)
    for pattern in puzzle.file.solution:
        assert not puzzle.solved and not puzzle.spoiled
        choice = patterns.first(pattern, puzzle.match.choices())
        assert choice is not None, pattern
        puzzle.play(choice)
    assert puzzle.solved


def played(puzzle: Puzzle, *choices: list[object]) -> Puzzle:
    patterns = patterns_of("city", puzzle.file.pack)
    for pattern in choices:
        choice = patterns.first(pattern, puzzle.match.choices())  # type: ignore[arg-type]
        puzzle.play(choice)
    return puzzle


def test_a_wrong_choice_spoils_it_at_once() -> None:
    assert played(Puzzle(CITY, "1_two_cards"), ["lay", "spoils-taker"]).spoiled


def test_chance_answers_as_badly_as_it_can() -> None:
    """Paying off the weaker of two YCU leaves one that lucky dice would beat: they do not come."""
    puzzle = played(Puzzle(CITY, "2_bribe_or_fight"), ["bribe", 0])
    assert puzzle.spoiled and not puzzle.solved


def test_what_is_forbidden_is_refused_by_the_rules_as_everywhere() -> None:
    puzzle = Puzzle(CITY, "1_two_cards")
    with pytest.raises(Refused):
        puzzle.play(("end",))


def changed(**what: object) -> PuzzleFile:
    return msgspec.structs.replace(TWO_CARDS, **what)


def with_goal(**what: object) -> PuzzleFile:
    return changed(goal=msgspec.structs.replace(TWO_CARDS.goal, **what))


@pytest.mark.parametrize(
    ("file", "complaint"),
    [
        (changed(grade=4), "the grade is 1, 2 or 3"),
        (changed(hint=Said("Only here", "")), "in one language only"),
        (changed(rules=["city.no.such"]), "which does not exist"),
        (with_goal(told=[{"kind": "flown"}]), "'flown', which is never told"),
        (with_goal(told=[{"kind": "battle over", "hero": 0}]), "'battle over' has no 'hero'"),
        (changed(decisions=2), "cannot be reached for sure in 2 decisions"),
        (with_goal(told=[{"kind": "laid", "seat": 0}]), "too easy|the first thing"),
        (changed(solution=[["lay", "medic"]]), "of the solution is none of"),
        (changed(solution=[["lay", "spoils-taker"]]), "no longer sure"),
        (changed(solution=TWO_CARDS.solution[:1]), "ends before the goal is reached"),
        (changed(solution=[*TWO_CARDS.solution, ["end"]]), "reached before"),
        (changed(seat=1), "begins with a decision of seat 0"),
        (changed(goal=GoalFile()), "a goal needs something"),
        (changed(goal=GoalFile(so=[Condition("purse.0", least=1)])), "not to be seen"),
    ],
)
def test_a_puzzle_that_does_not_fit_is_found(file: PuzzleFile, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        checked(CITY, "1_two_cards", file)


def test_puzzles_are_listed_and_unknown_ones_refused(call: Caller) -> None:
    listed = call("puzzle")
    assert listed.code == 0 and all(f"{game} {name}" in listed.out for game, name in ALL)
    italian = call("puzzle", "city", "--lang", "it")
    assert TWO_CARDS.title.it in italian.out and "aylkor" not in italian.out
    wrong = call("puzzle", "city", "no_such")
    assert wrong.code == 2 and "there is no puzzle 'no_such' for city; there is 1_" in wrong.err
    assert call("puzzle", "chess").code == 2 and call("puzzle", "--lang", "xx").code == 2


@pytest.mark.parametrize("language", ["en", "it"])
def test_solving_in_the_terminal(call: Caller, language: str) -> None:
    """A wrong card first: the hint is given and it begins again; nonsense is answered; then the solution."""
    labels = {
        "en": ["Spoils Taker", "what?", "Pit Fighter", "Grenade"],
        "it": ["Razziatrice", "cosa?", "Lottatore", "Granata"],
    }
    called = call(
        "puzzle", "city", "1_two_cards", "--lang", language, typed="\n".join([*labels[language], "1", "1", ""])
    )
    assert called.code == 0, called.err
    task = TWO_CARDS.task.told_in(language)[:40]
    lines = called.out.splitlines()
    asked = next(place for place, line in enumerate(lines) if line.startswith(">"))
    assert any([task in line for line in lines[asked - 23 : asked]]), "the task stands on the screen of the question"
    assert called.out.count(task) == 2, "and again when it begins again"
    assert TWO_CARDS.hint.told_in(language)[:40] in called.out
    assert TWO_CARDS.why.told_in(language)[:40] in called.out
