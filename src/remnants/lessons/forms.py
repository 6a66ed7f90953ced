"""The form of lessons and puzzles, as they are written in TOML."""

from pathlib import Path
from typing import Any

from msgspec import Struct, field

from remnants.kernel import packs
from remnants.kits import Kit

Pattern = list[str | int]
"""A choice as lessons write it: a verb and the names of things, such as ["figure", "D4"]; "*" is anything."""


class Said(Struct, forbid_unknown_fields=True, frozen=True):
    """A text in both languages."""

    en: str
    it: str

    def told_in(self, language: str) -> str:
        return self.it if language == "it" else self.en


class LessonStep(Struct, forbid_unknown_fields=True, frozen=True):
    """One decision of the learner: what is said before it, where the page points, and what is accepted."""

    say: Said
    accept: list[Pattern]
    """What goes on; the first of them is what is meant."""
    point: list[str] = []
    """What the page points at beside the choice that is meant, by kind and name: "space D4", "card grenade"."""
    instead: Said | None = None
    """Said to whoever chooses something else that is allowed."""
    rules: list[str] = []
    """The rules that this step teaches."""
    rig: list[list[int]] = []
    """What chance answers after the learner's choice."""
    others: list[Pattern] = []
    """What the others choose before the learner is asked again, in this order."""
    success: bool = False
    """Whether the learner has achieved something here: a battle won, a train sold."""


class LessonFile(Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson: where it begins, its steps, and what is said at the end."""

    title: Said
    theme: Said
    """What the game is about, in a sentence."""
    goal: Said
    """How it is won, in a sentence."""
    pack: str
    """Lessons name their pack, so that a rebalanced one does not change them."""
    seat: int
    step: list[LessonStep]
    end: Said
    position: dict[str, Any] = field(default_factory=dict)
    level: str = "easy"
    """Against whom the game goes on after the lesson."""


Happening = dict[str, str | int]
"""An event as goals write it: its kind and those of its fields that matter."""


class Condition(Struct, forbid_unknown_fields=True, frozen=True):
    """Something that must be so in what the solver of a puzzle sees: `what` is a path such as "arcs.0".

    Of a list, such as a mat of goods, the length counts.
    """

    what: str
    least: int | None = None
    most: int | None = None


class GoalFile(Struct, forbid_unknown_fields=True, frozen=True):
    """What the engine looks at to judge a puzzle: solved once all of `told` has happened and all of `so` holds."""

    told: list[Happening] = []
    so: list[Condition] = []
    never: list[Happening] = []
    """What spoils it: a loss, or the end of the turn."""


class PuzzleFile(Struct, forbid_unknown_fields=True, frozen=True):
    """A puzzle: a position, what is to be reached for sure, and what the engine looks at to judge it."""

    title: Said
    task: Said
    hint: Said
    why: Said
    """Said to whoever has solved it: why it works."""
    grade: int
    """1 easy, 2 medium, 3 hard."""
    pack: str
    seat: int
    position: dict[str, Any]
    goal: GoalFile
    decisions: int
    """In how many own decisions at most."""
    solution: list[Pattern]
    """One way, decision by decision, as long as the others and chance answer as badly as they can."""
    rules: list[str] = []
    """The rules it is about."""


def lessons_of(kit: Kit) -> dict[str, LessonFile]:
    """The lessons of a game by name, in order."""
    return {
        path.stem: packs.read(path.parent, path.name, LessonFile)
        for path in sorted((kit.folder / "tutorial").glob("*.toml"))
    }


def puzzles_of(kit: Kit) -> dict[str, PuzzleFile]:
    """The puzzles of a game by name, in order."""
    folder: Path = kit.folder / "puzzles"
    return {path.stem: packs.read(folder, path.name, PuzzleFile) for path in sorted(folder.glob("*.toml"))}
