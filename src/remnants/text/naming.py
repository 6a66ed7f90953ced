"""How a game's pieces are called. A game's kit gives a naming of its own."""

from collections.abc import Mapping
from typing import Any

from remnants import kits
from remnants.kernel.game import Pack
from remnants.kernel.steps import Choice
from remnants.text.catalogue import Catalogue

View = dict[str, Any]
Named = str | int


class Naming:
    """Makes names out of numbers and ids, for every text that is said. A game overrides what it can say better."""

    def __init__(self, catalogue: Catalogue, pack: Pack, players: list[str]) -> None:
        self.catalogue = catalogue
        self.pack = pack
        self.players = players

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
        if fact in ("player", "seat"):
            return self.player(value, view)
        if isinstance(value, list | tuple):
            return ", ".join([str(self.named(fact, entry, view)) for entry in value])
        if isinstance(value, bool) or value is None:
            return str(value).lower()
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
