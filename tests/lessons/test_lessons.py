"""Lessons: all are played as they are meant, wrong turns are answered, and a lesson that no longer fits is found."""

import msgspec
import pytest

from remnants import kits
from remnants.kernel.refusal import BadInput, Refused
from remnants.lessons.checking import check, checked
from remnants.lessons.forms import LessonFile, Said, lessons_of
from remnants.lessons.lesson import Lesson, NotNow
from remnants.lessons.patterns import Patterns
from remnants.text import LANGUAGES, Texts
from tests.cli.calling import Caller

CITY = kits.kit("city")
FIRST = lessons_of(CITY)["first_game"]
TAUGHT = [name for name in kits.names() if lessons_of(kits.kit(name))]


@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_can_be_played_as_it_is_meant(name: str) -> None:
    lessons = [sentence for sentence in check(kits.kit(name)) if "goes on at" in sentence]
    assert len(lessons) == len(lessons_of(kits.kit(name)))


def test_all_three_games_are_taught() -> None:
    assert {"aylkor", "city", "lionsgate"} <= set(TAUGHT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_a_first_game_says_little_and_lets_act_at_once(name: str, language: str) -> None:
    file = lessons_of(kits.kit(name))["first_game"]
    said = [len(step.say.told_in(language).split()) for step in file.step]
    above = len(file.theme.told_in(language).split()) + len(file.goal.told_in(language).split())
    assert above + said[0] <= 25, "theme, goal and what to do, before the first decision"
    assert max(said) <= 60
    read_and_decided = [words * 60 / 150 + 12 for words in (above + said[0], *said[1:])]
    assert sum(read_and_decided[:5]) <= 180, "five decisions within three minutes"
    first = next(number for number, step in enumerate(file.step) if step.success)
    assert sum(read_and_decided[: first + 1]) <= 120, "a first success within two minutes"
    assert 8 <= sum(read_and_decided) / 60 <= 12, "8 to 12 minutes"


@pytest.mark.parametrize("name", TAUGHT)
def test_whatever_a_step_accepts_leads_to_the_end(name: str) -> None:
    kit = kits.kit(name)
    file = lessons_of(kit)["first_game"]
    for number, step in enumerate(file.step):
        lesson = Lesson(kit, "first_game", file)
        while lesson.number < number:
            lesson.play(lesson.meant())
        accepted = [choice for choice in lesson.match.choices() if lesson.patterns.any_of(step.accept, choice)]
        for choice in accepted[:6] if len(accepted) > 1 else []:
            other = Lesson(kit, "first_game", file)
            while not other.over:
                other.play(choice if other.number == number else other.meant())


@pytest.mark.parametrize("name", TAUGHT)
def test_the_same_lesson_goes_the_same_way_every_time(name: str) -> None:
    """Whatever chance decides between two steps is written in the lesson, where it matters to what is said."""
    kit = kits.kit(name)
    file = lessons_of(kit)["first_game"]
    told = []
    for _ in range(3):
        lesson = Lesson(kit, "first_game", file)
        events = []
        while lesson.number < len(file.step) - 1:
            events += [(event.kind, sorted(event.data.items())) for event in lesson.play(lesson.meant())]
        told.append(events)
    assert told[0] == told[1] == told[2]


def test_something_else_that_is_allowed_is_answered_and_changes_nothing() -> None:
    lesson = Lesson(CITY, "first_game", FIRST)
    before = lesson.match.digest()
    with pytest.raises(NotNow):
        lesson.play(("recruit",))
    assert lesson.number == 0 and lesson.match.digest() == before


def test_what_is_forbidden_is_refused_by_the_rules_as_everywhere() -> None:
    lesson = Lesson(CITY, "first_game", FIRST)
    with pytest.raises(Refused):
        lesson.play(("end",))
    assert lesson.number == 0


def test_things_are_found_by_id_name_or_anything() -> None:
    lesson = Lesson(CITY, "first_game", FIRST)
    patterns = Patterns(CITY, lesson.match.pack)
    card = next(choice for choice in lesson.match.candidates() if patterns.fits(["play", "pit-fighter"], choice))
    assert patterns.fits(["play", "Pit Fighter"], card) and patterns.fits(["play", "*"], card)
    assert not patterns.fits(["play", "medic"], card) and not patterns.fits(["play"], card)


def changed(**what: object) -> LessonFile:
    return msgspec.structs.replace(FIRST, **what)


def first_step(**what: object) -> LessonFile:
    return changed(step=[msgspec.structs.replace(FIRST.step[0], **what), *FIRST.step[1:]])


@pytest.mark.parametrize(
    ("file", "complaint"),
    [
        (first_step(say=Said("word " * 9, "parola")), "26 words"),
        (first_step(instead=Said("Only here", " ")), "in one language only"),
        (first_step(instead=None), "step 1: `instead` is missing"),
        (first_step(rules=["city.no.such"]), "which does not exist"),
        (first_step(point=["space Z9"]), "point 'space Z9' is no thing of the game"),
        (first_step(accept=[["fly"]]), r"step 1: \['fly'\] is none of"),
        (first_step(others=[["pass"]]), "the others still have to choose"),
        (changed(goal=Said("word " * 9, "parola")), "26 words"),
        (changed(step=FIRST.step[:2]), "no step is a success"),
        (changed(step=[*FIRST.step[:5], *[FIRST.step[1]] * 9, *FIRST.step[5:]]), "the first success takes"),
        (changed(seat=1), "it is not the learner who is asked"),
    ],
)
def test_a_lesson_that_does_not_fit_is_found(file: LessonFile, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        checked(CITY, "first_game", file)


def test_the_command_that_checks(call: Caller) -> None:
    called = call("tutorial", "check")
    assert called.code == 0 and "city: first_game" in called.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_learning_in_the_terminal(call: Caller, name: str, language: str) -> None:
    file = lessons_of(kits.kit(name))["first_game"]
    lesson = Lesson(kits.kit(name), "first_game", file)
    lines = []
    while not lesson.over:
        lines.append(str(1 + shown_place(lesson, name, language)))
        lesson.play(lesson.meant())
    called = call("learn", name, "--lang", language, typed="\n".join([*lines, "quit", ""]))
    assert called.code == 0, called.err
    assert file.end.told_in(language) in " ".join(called.out.split())


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_in_the_terminal_is_left_and_taken_up_again(call: Caller, name: str) -> None:
    file = lessons_of(kits.kit(name))["first_game"]
    lesson = Lesson(kits.kit(name), "first_game", file)
    left = call("learn", name, typed=f"{1 + shown_place(lesson, name, 'en')}\nquit\n")
    assert f"remnants learn {name} first_game --step 2" in " ".join(left.out.split())
    again = call("learn", name, "first_game", "--step", "9", "--lang", "it", typed="quit\n")
    said = " ".join(again.out.split())
    assert file.step[8].say.it in said and file.step[7].say.it not in said and "--step 9 --lang it" in said
    for wrong in ("0", "99", "two"):
        assert call("learn", name, "--step", wrong).code == 2


@pytest.mark.parametrize("name", TAUGHT)
def test_in_the_terminal_goal_and_first_step_stand_on_the_screen_of_the_question(call: Caller, name: str) -> None:
    """The table fills more than a screen of 24 lines: what is said above it has gone by."""
    file = lessons_of(kits.kit(name))["first_game"]
    printed = call("learn", name, typed="quit\n").out.splitlines()
    asked = next(place for place, line in enumerate(printed) if line.startswith(">"))
    screen = " ".join(" ".join(printed[asked - 23 : asked]).split())
    assert file.goal.en in screen and file.step[0].say.en in screen


def test_a_wrong_turn_in_the_terminal(call: Caller) -> None:
    called = call("learn", "city", typed="Recruit\nquit\n")
    assert "there is a fight to win" in called.out
    assert call("learn", "city", "no_such").code == 2 and call("learn", "city", "--lang", "xx").code == 2


def shown_place(lesson: Lesson, name: str, language: str) -> int:
    """The place of what is meant among what the terminal lists: copies of a card are listed once."""
    match = lesson.match
    texts = Texts(name, language, match.pack)
    view = match.view(lesson.file.seat)
    labels = list(dict.fromkeys([texts.choice(match.step or "", choice, view) for choice in match.choices()]))
    return labels.index(texts.choice(match.step or "", lesson.meant(), view))
