"""How a game's pieces are called. A game's kit gives a naming of its own."""

from collections.abc import Mapping
from typing import Any

from remnants import kits
from remnants.kernel.declarations import PLAIN, Declarations
from remnants.kernel.game import Pack
from remnants.kernel.steps import Choice
from remnants.text.catalogue import Catalogue

View = dict[str, Any]
Named = str | int
SEATS = {"player": "seat", "seat": "seat"}
"""What every text may speak of, whatever a game declares."""


def meanings(declared: Declarations, many: bool) -> dict[str, str]:
    """What the facts of refusals, choices, events and frames stand for, as declared: the name of the kind of each that
    is more than a number or a word. With `many` it is that of the facts that are lists.
    """
    given = [] if many else [declared.facts, *[verb.arguments for verb in declared.verbs.values()]]
    found = {name: kind.name for kinds in reversed(given) for name, kind in kinds.items()}
    forms = [told.parts for told in declared.events.values()] + [frame.parts for frame in declared.frames.values()]
    for parts in forms:
        for name, part in parts.items():
            if part.many == many:
                found.setdefault(name, part.kind.name)
    return {name: kind for name, kind in found.items() if kind not in PLAIN}


class Naming:
    """Makes names out of numbers and ids, for every text that is said. A game overrides what it can say better."""

    def __init__(self, catalogue: Catalogue, pack: Pack, players: list[str]) -> None:
        self.catalogue = catalogue
        self.pack = pack
        self.players = players
        declared = kits.kit(catalogue.game).declared()
        self.meanings = SEATS if declared is None else SEATS | meanings(declared, many=False)
        self.meanings_in_lists = self.meanings if declared is None else self.meanings | meanings(declared, many=True)

    @property
    def language(self) -> str:
        return self.catalogue.language

    def facts_of(self, choice: Choice, view: View) -> dict[str, Any]:
        """The arguments of a choice as facts, such as {"card": 17}: by the names that the game declares."""
        declared = kits.kit(self.catalogue.game).declared()
        return {} if declared is None else declared.arguments(choice)

    def asked(self, step: str, view: View) -> dict[str, Any]:
        """The facts that the prompt of a step uses."""
        return {}

    def said(self, facts: Mapping[str, Any], view: View) -> dict[str, Named]:
        """All facts of a text, named. An event is said with its `kind` among the facts."""
        named = {fact: self.named(fact, value, view) for fact, value in facts.items()}
        if "seat" in facts:
            named["player"] = named["seat"]
        return named

    def named(self, fact: str, value: Any, view: View) -> Named:
        """What people call the value of a fact: a name, or a number that stays a number."""
        if isinstance(value, list | tuple):
            kind = self.meanings_in_lists.get(fact, "")
            return self.listed(kind, [self.thing(kind, entry, view) for entry in value])
        return self.thing(self.meanings.get(fact, ""), value, view)

    def listed(self, kind: str, names: list[Named]) -> str:
        """Several things in one text."""
        return ", ".join([str(name) for name in names])

    def thing(self, kind: str, value: Any, view: View) -> Named:
        """What people call a thing of a declared kind; what has no name of its own stays a number."""
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if kind == "seat" and isinstance(value, int):
            return self.player(value, view)
        return value if isinstance(value, int) else str(value)

    def player(self, seat: int, view: View) -> str:
        """The name of whoever sits there."""
        if 0 <= seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.catalogue.say("table-seat", "", {"number": seat + 1})

    def character(self, seat: int, view: View) -> str:
        """Whom or what a seat plays (a gang, a hero), or nothing where all play the same."""
        return ""

    def explained(self, choice: Choice, view: View) -> str:
        """The rules text of the piece that a choice is about, or nothing."""
        return ""
