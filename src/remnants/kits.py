"""The games that are installed. A game announces itself with a kit: an entry point of the group `remnants.games`.

Ours are announced the same way as anybody's. A kit names parts of every layer above this one and imports none of them
before it is asked for it.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from remnants import plugins
from remnants.kernel.chronicle import Chronicle
from remnants.kernel.declarations import Declarations
from remnants.kernel.game import Game, Pack
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Ask

if TYPE_CHECKING:
    from remnants.bots.levels import GameBots
    from remnants.judges.survey import Survey
    from remnants.text.naming import Naming

GROUP = "remnants.games"
PARTS = ["game", "declared", "naming", "chronicle", "catalogue", "drawings", "bots", "learning", "survey"]
_added: "dict[str, Kit]" = {}


class Kit:
    """All that belongs to one game, each part written `module:attribute`, as entry points are.

    A game must have a name, a folder and a `game`; every other part has a plain substitute.
    """

    def __init__(self, name: str, folder: Path, **parts: str) -> None:
        """`folder` is where the game lies: its texts are in `text/<language>/*.ftl` there."""
        self.name = name
        self.folder = folder
        self.parts = parts
        for part in parts:
            if part not in PARTS:
                raise BadInput(f"the kit of {name!r} has no part {part!r}; there are {', '.join(PARTS)}")

    def part(self, name: str) -> Any:
        """A part of the kit, imported when it is first asked for; None where there is none."""
        place = self.parts.get(name)
        if place is None:
            return None
        module, _, attribute = place.partition(":")
        try:
            found = import_module(module)
            return getattr(found, attribute) if attribute else found
        except BadInput:
            raise
        except Exception as error:
            if isinstance(error, ModuleNotFoundError) and not is_within(error.name, module):
                raise
            why = f"{type(error).__name__}: {error}"
            raise BadInput(
                f"the game {self.name!r} names {place} as its {name}, which cannot be loaded: {why}"
            ) from error

    def game(self) -> Game:
        """The rules, the options and the packs, as the kernel knows them."""
        found: Game = self.part("game")
        return found

    def declared(self) -> Declarations | None:
        """All that exists in the game, written down once (`remnants.kernel.declarations`): the same as its game's."""
        found: Declarations | None = self.part("declared")
        return found

    def naming(self) -> "type[Naming] | None":
        """How its pieces are called. The substitute leaves numbers as they are."""
        found: type[Naming] | None = self.part("naming")
        return found

    def chronicle(self) -> type[Chronicle]:
        """How its standing, its score and its luck are told. The substitute tells only that it was played."""
        found: type[Chronicle] | None = self.part("chronicle")
        return found or Chronicle

    def catalogue(self, pack: Pack) -> dict[str, Any]:
        """What a page must know to name and draw things: what is declared, and what its own page needs besides."""
        made: Callable[[Pack], dict[str, Any]] | None = self.part("catalogue")
        declared = self.declared()
        return {
            **({} if declared is None else declared.for_the_page()),
            "steps": {name: step.rule for name, step in self.game().steps.items() if isinstance(step, Ask)},
            **({} if made is None else made(pack)),
        }

    def drawings(self) -> ModuleType | None:
        """The module that draws its table in the terminal (`remnants.terminal` says what it holds)."""
        found: ModuleType | None = self.part("drawings")
        return found

    def bots(self) -> "GameBots | None":
        """Its bots above `random`, which every game has."""
        found: GameBots | None = self.part("bots")
        return found

    def learning(self) -> ModuleType | None:
        """The module that says what learners see of it."""
        found: ModuleType | None = self.part("learning")
        return found

    def survey(self) -> "Survey | None":
        """What a network that judges its positions is told; without it nobody says who is ahead."""
        found: Survey | None = self.part("survey")
        return found

    @property
    def text_folder(self) -> Path:
        return self.folder / "text"

    @property
    def laboratory(self) -> Path | None:
        """The list of what the designer's reports count, if there is one."""
        file = self.folder / "laboratory.toml"
        return file if file.is_file() else None


def is_within(missing: str | None, module: str) -> bool:
    """Whether a missing module belongs to the same package as another: otherwise something is not installed."""
    return missing is not None and missing.partition(".")[0] == module.partition(".")[0]


def names() -> list[str]:
    """The names of all installed games."""
    return sorted({*_announced(), *_added})


def add(place: str) -> None:
    """Takes in a kit that is not installed, written `module:attribute`: for designers at work, and for tests."""
    found = _loaded(EntryPoint(place.partition(":")[2], place, GROUP), any_name=True)
    _added[found.name] = found


def kit(name: Any) -> Kit:
    """The kit of a game; raises BadInput naming the games there are."""
    announced = _announced()
    if isinstance(name, str) and name in _added:
        return _added[name]
    if not isinstance(name, str) or name not in announced:
        raise BadInput(f"there is no game {name!r}; there are {', '.join(names())}")
    return _loaded(announced[name])


def game(name: Any) -> Game:
    """The game of that name."""
    return kit(name).game()


@cache
def _announced() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _loaded(entry: EntryPoint, any_name: bool = False) -> Kit:
    try:
        found = entry.load()
    except Exception as error:
        raise BadInput(
            f"the game {entry.name!r} is announced as {entry.value}, which cannot be loaded: {error}"
        ) from error
    if not isinstance(found, Kit) or (found.name != entry.name and not any_name):
        raise BadInput(f"the game {entry.name!r} is announced as {entry.value}, which is no kit of that name")
    plugins.load()
    return found
