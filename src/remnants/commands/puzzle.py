"""`remnants puzzle`: positions with a goal that can be reached for sure, in the terminal."""

from remnants import kits
from remnants.kernel.refusal import BadInput
from remnants.lessons.forms import puzzles_of
from remnants.lessons.puzzles import puzzle_named
from remnants.terminal.puzzle_session import PuzzleSession
from remnants.text.catalogue import check_language


def puzzle(game: str | None = None, name: str | None = None, *, lang: str = "en") -> None:
    """Solve a puzzle: reach a goal for sure, whatever the others and chance do.

    Parameters
    ----------
    game
        city, aylkor or lionsgate; left out, the puzzles of all games are listed.
    name
        The name of the puzzle; left out, those of the game are listed.
    lang
        The language: en or it.
    """
    check_language(lang)
    if game is not None and name is not None:
        kit = kits.kit(game)
        puzzle_named(game, name)
        PuzzleSession(kit, name, lang).run()
        return
    if game is not None and not puzzles_of(kits.kit(game)):
        with_some = [one for one in kits.names() if puzzles_of(kits.kit(one))]
        raise BadInput(f"there is no puzzle for {game} yet; there are some for {', '.join(with_some) or 'no game'}")
    for one in kits.names() if game is None else [game]:
        for number, file in puzzles_of(kits.kit(one)).items():
            print(f"remnants puzzle {one} {number:24} {'★' * file.grade:3}  {file.title.told_in(lang)}")
