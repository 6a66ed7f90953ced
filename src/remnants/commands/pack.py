"""`remnants pack`: checking a content pack that somebody wrote."""

from pathlib import Path

from cyclopts import App

from remnants.commands.checks import installed_game, installed_games
from remnants.kernel.refusal import BadInput
from remnants.text.catalogue import GAMES_FOLDER

app = App(name="pack", help="Check a content pack.", help_format="plaintext")


@app.command
def check(path: Path, *, game: str | None = None) -> None:
    """Check a content pack: every file, every entry, every field, and what must fit together.

    Parameters
    ----------
    path
        The folder with the pack's TOML files.
    game
        The game it is for; left out, it is told by the names of the files.
    """
    if not path.is_dir():
        raise BadInput(f"{path}: a pack is a folder with TOML files, and there is none")
    name = game if game is not None else game_of(path)
    pack = installed_game(name).load_pack(str(path))
    print(f"{path}: a good pack for {name}, digest {pack.digest[:12]}")


def game_of(path: Path) -> str:
    """The game whose own pack has the most files of the same names."""
    files = {file.name for file in path.glob("*.toml")}
    if not files:
        raise BadInput(f"{path}: there are no TOML files in this folder")
    alike = {name: len(files & own_files(name)) for name in installed_games()}
    best = max(alike, key=alike.__getitem__)
    if list(alike.values()).count(alike[best]) > 1:
        raise BadInput(f"{path}: the files do not tell which game it is for; say --game {' or --game '.join(alike)}")
    return best


def own_files(game: str) -> set[str]:
    return {file.name for file in (GAMES_FOLDER / game / "pack").glob("*.toml")}
