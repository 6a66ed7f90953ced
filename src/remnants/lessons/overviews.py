"""A game on one page, to keep open or to print, and its glossary: `rulebook/overview.toml` in the game's folder."""

from functools import cache

from msgspec import Struct

from remnants import kits
from remnants.kernel import packs
from remnants.kernel.refusal import BadInput
from remnants.kits import Kit
from remnants.lessons.forms import Said
from remnants.lessons.rule_positions import FOLDER
from remnants.text import Texts

FILE = "overview.toml"


class Line(Struct, forbid_unknown_fields=True, frozen=True):
    """A sentence of the overview, and the rule that says it in full."""

    say: Said
    rule: str


class Section(Struct, forbid_unknown_fields=True, frozen=True):
    title: Said
    line: list[Line]


class Term(Struct, forbid_unknown_fields=True, frozen=True):
    """A word of the game, with the icon that the table shows for it."""

    icon: str
    name: Said
    means: Said
    rule: str


class OverviewFile(Struct, forbid_unknown_fields=True, frozen=True):
    goal: Said
    section: list[Section]
    term: list[Term]


@cache
def overview_of(game: str) -> OverviewFile | None:
    """The overview of a game; none where it has none."""
    folder = kits.kit(game).folder / FOLDER
    return packs.read(folder, FILE, OverviewFile) if (folder / FILE).is_file() else None


def check(kit: Kit) -> None:
    """All is said in both languages, and every rule that is named exists; raises BadInput otherwise."""
    file = overview_of(kit.name)
    if file is None:
        raise BadInput(f"{kit.name} has no overview")
    known = {rule.rule for rule in Texts(kit.name).rules()}
    lines = [line for section in file.section for line in section.line]
    for rule in [*[line.rule for line in lines], *[term.rule for term in file.term]]:
        if rule not in known:
            raise BadInput(f"the overview of {kit.name} names the rule {rule!r}, which does not exist")
    said = [file.goal, *[section.title for section in file.section], *[line.say for line in lines]]
    said += [term.name for term in file.term] + [term.means for term in file.term]
    for one in said:
        if not one.en.strip() or not one.it.strip():
            raise BadInput(f"the overview of {kit.name}: {one.en or one.it!r} is said in one language only")
