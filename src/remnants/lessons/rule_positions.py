"""Positions for the rulebook: for each rule one where it can be seen and tried, in `rulebook/positions.toml`.

Several rules may share a position, and several entries a written one. Each entry says what to look at and proves that
it is there: choices that are legal, choices that the rule refuses, or what is told once something is chosen.
"""

from functools import cache
from typing import Any

from msgspec import Struct, field

from remnants import kits
from remnants.kernel import packs
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.kits import Kit
from remnants.lessons.forms import Happening, Pattern, Said
from remnants.lessons.goals import happened
from remnants.lessons.patterns import Patterns
from remnants.text import Texts

FOLDER = "rulebook"
FILE = "positions.toml"


class RefusedThere(Struct, forbid_unknown_fields=True, frozen=True):
    """A choice that cannot be made there, and the rule that forbids it."""

    choice: Pattern
    rule: str


class Shown(Struct, forbid_unknown_fields=True, frozen=True):
    """Rules that can be seen at a position."""

    rules: list[str]
    at: str
    """The name of the position."""
    look: Said
    """What to look at, or what to try."""
    after: list[Pattern] = []
    """What is chosen first to come there, by whoever is asked."""
    rig: list[list[int]] = []
    """What chance answers on the way."""
    legal: list[Pattern] = []
    refused: list[RefusedThere] = []
    told: list[Happening] = []
    """What happens on the way or when the first of `legal` is chosen."""


class PositionsFile(Struct, forbid_unknown_fields=True, frozen=True):
    pack: str
    positions: dict[str, dict[str, Any]]
    shown: list[Shown] = field(default_factory=list)


@cache
def positions_of(game: str) -> PositionsFile | None:
    """The positions of a game's rulebook; none where it has none."""
    folder = kits.kit(game).folder / FOLDER
    return packs.read(folder, FILE, PositionsFile) if (folder / FILE).is_file() else None


def shown_for(game: str, rule: str) -> Shown | None:
    """Where a rule can be tried."""
    file = positions_of(game)
    return None if file is None else next((one for one in file.shown if rule in one.rules), None)


def match_for(game: str, rule: str) -> Match:
    """The match at which a rule can be tried; raises BadInput where there is none."""
    file, shown = positions_of(game), shown_for(game, rule)
    if file is None or shown is None:
        raise BadInput(f"there is no position for the rule {rule!r} of {game}")
    return reached(kits.kit(game), file, shown)[0]


def reached(kit: Kit, file: PositionsFile, shown: Shown) -> tuple[Match, list[Any]]:
    """The match where rules are shown, and what was told on the way."""
    if shown.at not in file.positions:
        raise BadInput(f"{shown.rules[0]}: there is no position {shown.at!r}; there are {', '.join(file.positions)}")
    match = Match.position(kit.game(), file.positions[shown.at], file.pack)
    patterns = patterns_of(kit.name, file.pack)
    told: list[Any] = []
    if shown.rig:
        match.rig(shown.rig)
    for pattern in shown.after:
        choice = patterns.first(pattern, match.choices())
        if choice is None:
            raise BadInput(f"{shown.rules[0]}: {pattern} is none of {match.choices()[:12]} at {match.step}")
        told += match.play(choice)
    return match, told


@cache
def patterns_of(game: str, pack: str) -> Patterns:
    kit = kits.kit(game)
    return Patterns(kit, kit.game().load_pack(pack))


def check(kit: Kit) -> list[str]:
    """Looks at every position; gives the rules that have none, or raises BadInput about what is not there."""
    file = positions_of(kit.name)
    known = [rule.rule for rule in Texts(kit.name).rules()]
    if file is None:
        return known
    for shown in file.shown:
        check_shown(kit, file, shown, known)
    covered = [rule for shown in file.shown for rule in shown.rules]
    doubled = sorted({rule for rule in covered if covered.count(rule) > 1})
    if doubled:
        raise BadInput(f"{kit.name}: {doubled[0]} is shown twice")
    return [rule for rule in known if rule not in covered]


def check_shown(kit: Kit, file: PositionsFile, shown: Shown, known: list[str]) -> None:
    where = f"{kit.name}, {shown.rules[0]}"
    for rule in [*shown.rules, *[refused.rule for refused in shown.refused]]:
        if rule not in known:
            raise BadInput(f"{where}: there is no rule {rule!r}")
    if not shown.look.en.strip() or not shown.look.it.strip():
        raise BadInput(f"{where}: what to look at is said in one language only")
    if not shown.legal and not shown.refused and not shown.told:
        raise BadInput(f"{where}: nothing there proves that the rule can be seen")
    match, told = reached(kit, file, shown)
    patterns = patterns_of(kit.name, file.pack)
    for pattern in shown.legal:
        if patterns.first(pattern, match.choices()) is None:
            raise BadInput(f"{where}: {pattern} is not legal at {match.step}: {match.choices()[:12]}")
    for refused in shown.refused:
        check_refused(match, patterns, refused, where)
    if shown.told:
        check_told(match, patterns, shown, told, where)


def check_refused(match: Match, patterns: Patterns, refused: RefusedThere, where: str) -> None:
    choice = patterns.first(refused.choice, match.candidates())
    found = None if choice is None else match.refusal(match.seat, choice)
    if choice is None or found is None or found.rule != refused.rule:
        cited = "nobody tries it" if choice is None else "it is legal" if found is None else f"{found.rule} refuses it"
        raise BadInput(f"{where}: {refused.choice} is not refused by {refused.rule}: {cited}")


def check_told(match: Match, patterns: Patterns, shown: Shown, told: list[Any], where: str) -> None:
    if shown.legal:
        choice = patterns.first(shown.legal[0], match.choices())
        told = [*told, *match.clone().play(choice)]
    for wanted in shown.told:
        if not any([happened(wanted, event) for event in told]):
            raise BadInput(f"{where}: {wanted} is not told; told is {[event.kind for event in told][:12]}")
