"""Checking lessons: each is played from beginning to end as it is meant, and none says too much at once."""

from remnants.kernel.refusal import BadInput
from remnants.kits import Kit
from remnants.lessons.forms import LessonFile, Said, lessons_of
from remnants.lessons.lesson import Lesson
from remnants.lessons.patterns import Patterns, names_in
from remnants.lessons.tips import check_tips, tips_of
from remnants.text import LANGUAGES, Texts

MOST_WORDS_FIRST = 25
"""Before the first action a learner reads at most so many words, theme and goal included."""
MOST_WORDS = 60
WORDS_A_MINUTE = 150
"""How fast somebody reads who looks for everything that is named."""
SECONDS_A_DECISION = 12
"""Finding where to click, clicking, and watching what comes of it."""
MOST_SECONDS_SUCCESS = 120
"""Something is achieved within that time."""


def check(kit: Kit) -> list[str]:
    """Plays all lessons of a game and looks at its tips; a sentence about each, or BadInput about what is wrong."""
    tips = tips_of(kit)
    if tips:
        check_tips(kit, tips)
    told = [f"{kit.name}: {len(tips)} tips"] if tips else []
    return [*[checked(kit, name, file) for name, file in lessons_of(kit).items()], *told]


def checked(kit: Kit, name: str, file: LessonFile) -> str:
    check_words(name, file)
    check_pace(name, file)
    check_rules(kit, name, file)
    lesson = Lesson(kit, name, file)
    check_points(name, file, lesson.patterns)
    while not lesson.over:
        if lesson.match.seat != file.seat:
            raise BadInput(f"lesson {name!r}, step {lesson.number + 1}: it is not the learner who is asked")
        check_answered(lesson)
        lesson.play(lesson.meant())
    successes = len([step for step in file.step if step.success])
    if lesson.match.seat is None:
        raise BadInput(f"lesson {name!r}: the game is over with the lesson, so it cannot go on")
    minutes = round(max([seconds(file, len(file.step), language) for language in LANGUAGES]) / 60)
    return (
        f"{kit.name}: {name}, {len(file.step)} steps, {successes} successes, about {minutes} minutes, "
        f"goes on at {lesson.match.step}"
    )


def words_before(file: LessonFile, number: int, language: str) -> int:
    """How many words are read before a decision, counted from 0; theme and goal stand above the first one."""
    said = [file.step[number].say, *([file.theme, file.goal] if number == 0 else [])]
    return sum([len(text.told_in(language).split()) for text in said])


def seconds(file: LessonFile, steps: int, language: str) -> float:
    """About how long the first so many steps take."""
    words = sum([words_before(file, number, language) for number in range(steps)])
    return words * 60 / WORDS_A_MINUTE + steps * SECONDS_A_DECISION


def check_words(name: str, file: LessonFile) -> None:
    for number in range(len(file.step)):
        most = MOST_WORDS_FIRST if number == 0 else MOST_WORDS
        for language in LANGUAGES:
            words = words_before(file, number, language)
            if words > most:
                raise BadInput(f"lesson {name!r}, step {number + 1}: {words} words ({language}), at most {most}")
    for said in texts_in(file):
        if not said.en.strip() or not said.it.strip():
            raise BadInput(f"lesson {name!r}: {said.en or said.it!r} is said in one language only")


def check_pace(name: str, file: LessonFile) -> None:
    """A success within two minutes. Five decisions within three follow from how few words are said."""
    first = next((number for number, step in enumerate(file.step) if step.success), None)
    if first is None:
        raise BadInput(f"lesson {name!r}: no step is a success")
    for language in LANGUAGES:
        success = seconds(file, first + 1, language)
        if success > MOST_SECONDS_SUCCESS:
            raise BadInput(f"lesson {name!r}: the first success takes {success:.0f} seconds ({language})")


def texts_in(file: LessonFile) -> list[Said]:
    steps = [said for step in file.step for said in (step.say, step.instead) if said is not None]
    return [file.title, file.theme, file.goal, file.end, *steps]


def check_answered(lesson: Lesson) -> None:
    """Whoever chooses something else that is allowed is told why not now."""
    step = lesson.step
    assert step is not None
    others = [choice for choice in lesson.match.choices() if not lesson.patterns.any_of(step.accept, choice)]
    if others and step.instead is None:
        raise BadInput(
            f"lesson {lesson.name!r}, step {lesson.number + 1}: `instead` is missing, what is said to whoever chooses "
            f"otherwise; {list(others[0])} is allowed too"
        )


def check_rules(kit: Kit, name: str, file: LessonFile) -> None:
    """A lesson teaches rules that exist."""
    known = {rule.rule for rule in Texts(kit.name).rules()}
    for step in file.step:
        for rule in step.rules:
            if rule not in known:
                raise BadInput(f"lesson {name!r} teaches the rule {rule!r}, which does not exist")


def check_points(name: str, file: LessonFile, patterns: Patterns) -> None:
    """What is pointed at exists: a kind of thing and its id or English name, as in "space D4"."""
    for number, step in enumerate(file.step):
        for point in step.point:
            kind, _, called = point.partition(" ")
            if not any([called in names_in(thing) for thing in patterns.kinds.get(kind, [])]):
                raise BadInput(
                    f"lesson {name!r}, step {number + 1}: point {point!r} is no thing of the game; its kinds are "
                    f"{', '.join(patterns.kinds)}"
                )
