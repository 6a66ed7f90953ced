"""`remnants pack`: beginning a content pack of one's own, and checking it."""

from pathlib import Path

from cyclopts import App

from remnants import kits
from remnants.kernel import packs
from remnants.kernel.refusal import BadInput

app = App(name="pack", help="Begin or check a content pack.", help_format="plaintext")


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
    pack = kits.game(name).load_pack(str(path))
    print(f"{path}: a good pack for {name}, digest {pack.digest[:12]}")


@app.command
def new(game: str, path: Path, *, like: str | None = None) -> None:
    """Begin a content pack of your own: a copy of the game's, to be changed.

    Parameters
    ----------
    game
        The game it is for.
    path
        The folder to be made; its name is the name of the pack.
    like
        The name or the folder of the pack to be copied; left out, the one that is usually played with.
    """
    rules = kits.game(game)
    if not rules.own_packs:
        raise BadInput(f"{game} has no packs: all of it is in its rules")
    if path.exists():
        raise BadInput(f"{path}: it is there already; name a folder that is not")
    if not path.absolute().parent.is_dir():
        raise BadInput(f"{path}: there is no folder {path.parent} to make it in")
    rules.load_pack(like)
    path.mkdir()
    for file in packs.files_of(packs.find(like, rules.own_packs, rules.usual_pack).folder):
        (path / file.name).write_bytes(file.read_bytes())
    print(
        f"{path}: a pack for {game}, {len(packs.files_of(path))} files; change them, then: remnants pack check {path}"
    )


def game_of(path: Path) -> str:
    """The game whose own pack has the most files of the same names."""
    files = {file.name for file in packs.files_of(path)}
    if not files:
        raise BadInput(f"{path}: there are no TOML files in this folder")
    alike = {name: len(files & own_files(name)) for name in kits.names()}
    best = max(alike, key=alike.__getitem__)
    if list(alike.values()).count(alike[best]) > 1:
        raise BadInput(f"{path}: the files do not tell which game it is for; say --game {' or --game '.join(alike)}")
    return best


def own_files(game: str) -> set[str]:
    rules = kits.game(game)
    return {file.name for name in rules.own_pack_names() for file in packs.files_of(Path(rules.own_packs) / name)}
