"""What a learner is told: at a table where a lesson is taken, and in the rulebook."""

from typing import Literal

import msgspec


class SaidInBoth(msgspec.Struct):
    """A text in both languages."""

    en: str
    it: str


class LessonShown(msgspec.Struct, kw_only=True):
    """Where the lesson of a table stands: what is said, where to look, and which choices go on."""

    name: str
    number: int
    steps: int
    title: SaidInBoth
    theme: SaidInBoth
    goal: SaidInBoth
    say: SaidInBoth
    instead: SaidInBoth | None
    """Said to whoever would choose something else."""
    point: list[str]
    accept: list[list[int | str]]
    rules: list[str]
    success: bool
    """Whether the step before was something achieved."""


class LessonListed(msgspec.Struct):
    """A lesson that can be taken."""

    name: str
    title: SaidInBoth
    theme: SaidInBoth
    goal: SaidInBoth
    steps: int


class PuzzleListed(msgspec.Struct):
    """A puzzle that can be solved: 1 easy, 2 medium, 3 hard."""

    name: str
    title: SaidInBoth
    task: SaidInBoth
    grade: int


class PuzzleShown(msgspec.Struct, kw_only=True):
    """Where the puzzle of a table stands."""

    game: str
    name: str
    grade: int
    title: SaidInBoth
    task: SaidInBoth
    hint: SaidInBoth
    why: SaidInBoth | None
    """Why it works; only once it is solved."""
    came: Literal["open", "solved", "spoiled"]
    """Spoiled: from here the goal can no longer be reached for sure."""
    made: int
    decisions: int
    rules: list[str]
    next: str | None
    """The puzzle after this one."""


class TipShown(msgspec.Struct):
    """What is said once in somebody's first games, and when: at an event, a choice or a refusal.

    `where` names fields that the event must have, `missed` a verb that must have been open shortly before.
    """

    id: str
    say: SaidInBoth
    event: str
    of: Literal["own", "others", "anybody"]
    where: dict[str, int]
    missed: str
    choice: str
    refused: str


class RuleShown(msgspec.Struct):
    """A rule in the reader's language, by the id that refusals cite."""

    rule: str
    title: str
    text: str
    look: str | None = None
    """What to look at where the rule can be tried; null where there is no such position."""


class ChapterShown(msgspec.Struct):
    heading: str
    rules: list[RuleShown]


class OverviewLine(msgspec.Struct):
    """A sentence of the overview, and the rule that says it in full."""

    say: SaidInBoth
    rule: str


class OverviewSection(msgspec.Struct):
    title: SaidInBoth
    lines: list[OverviewLine]


class GlossaryTerm(msgspec.Struct):
    """A word of the game with the icon that the table shows for it."""

    icon: str
    name: SaidInBoth
    means: SaidInBoth
    rule: str


class OverviewShown(msgspec.Struct):
    """A game on one page, and its glossary."""

    goal: SaidInBoth
    sections: list[OverviewSection]
    terms: list[GlossaryTerm]


class RulebookShown(msgspec.Struct):
    """All rules of a game, in the order of its rulebook."""

    title: str
    chapters: list[ChapterShown]
