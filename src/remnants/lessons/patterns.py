"""Choices as lessons write them: things by their names instead of their numbers."""

from typing import Any

from remnants.kernel.game import Pack
from remnants.kernel.steps import Choice
from remnants.kits import Kit
from remnants.lessons.forms import Pattern

ANYTHING = "*"


class Patterns:
    """Finds the choices that a pattern means, with the names that a game's catalogue gives its things."""

    def __init__(self, kit: Kit, pack: Pack) -> None:
        catalogue = kit.catalogue(pack)
        self.verbs: dict[str, dict[str, str]] = catalogue.get("verbs", {})
        self.kinds: dict[str, list[dict[str, Any]]] = catalogue.get("kinds", {})

    def fits(self, pattern: Pattern, choice: Choice) -> bool:
        """Whether a choice is one of those that a pattern means."""
        if pattern[0] != choice[0] or len(pattern) != len(choice):
            return False
        kinds = list(self.verbs.get(choice[0], {}).values())[: len(choice) - 1]
        parts = zip(pattern[1:], kinds, choice[1:], strict=True)
        return all([self.means(part, kind, value) for part, kind, value in parts])

    def means(self, part: str | int, kind: str, value: int) -> bool:
        if part in (ANYTHING, value):
            return True
        entries = self.kinds.get(kind, [])
        return isinstance(part, str) and 0 <= value < len(entries) and part in names_in(entries[value])

    def first(self, pattern: Pattern, choices: list[Choice]) -> Choice | None:
        """The first of these choices that a pattern means."""
        return next((choice for choice in choices if self.fits(pattern, choice)), None)

    def any_of(self, patterns: list[Pattern], choice: Choice) -> bool:
        return any([self.fits(pattern, choice) for pattern in patterns])


def names_in(entry: dict[str, Any]) -> list[str]:
    """What a thing may be called in a lesson: its id, or its English name."""
    name = entry.get("name", "")
    return [str(entry.get("id", "")), str(name.get("en", "") if isinstance(name, dict) else name)]
