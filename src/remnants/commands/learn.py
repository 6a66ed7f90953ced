"""`remnants learn`: a guided first game in the terminal. `remnants tutorial check`: is all of it still right?"""

from cyclopts import App

from remnants import kits
from remnants.kernel.refusal import BadInput
from remnants.lessons.checking import check as check_lessons
from remnants.lessons.forms import lessons_of
from remnants.lessons.puzzles import check as check_puzzles
from remnants.terminal.lesson_session import LessonSession
from remnants.text.catalogue import check_language

app = App(name="tutorial", help="Check the lessons and the puzzles.", help_format="plaintext")


def learn(game: str = "city", lesson: str | None = None, *, step: int = 1, lang: str = "en") -> None:
    """Learn a game by playing it: a guided first game, which then goes on against an easy bot.

    Parameters
    ----------
    game
        city, aylkor or lionsgate.
    lesson
        The name of the lesson; left out, the first one.
    step
        At which step to begin, for whoever left it half way.
    lang
        The language: en or it.
    """
    check_language(lang)
    kit = kits.kit(game)
    lessons = lessons_of(kit)
    if not lessons:
        taught = [name for name in kits.names() if lessons_of(kits.kit(name))]
        raise BadInput(f"there is no lesson for {game} yet; there are some for {', '.join(taught) or 'no game'}")
    name = next(iter(lessons)) if lesson is None else lesson
    if name not in lessons:
        raise BadInput(f"there is no lesson {name!r} for {game}; there is {', '.join(lessons)}")
    most = len(lessons[name].step)
    if not 1 <= step <= most:
        raise BadInput(f"the lesson {name!r} has the steps 1 to {most}, not {step}")
    LessonSession(kit, name, lessons[name], lang, step).run()


@app.command
def check(game: str | None = None) -> None:
    """Play all lessons as they are meant and solve all puzzles, in both languages.

    Parameters
    ----------
    game
        Only those of this game.
    """
    for name in kits.names() if game is None else [game]:
        for sentence in [*check_lessons(kits.kit(name)), *check_puzzles(kits.kit(name))]:
            print(sentence)
