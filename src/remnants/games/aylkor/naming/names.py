"""What people call the pieces of Remnants of Aylkor: cards, spaces, events and players."""

from collections.abc import Mapping
from typing import Any

from remnants.games.aylkor.board import column_of, row_of
from remnants.games.aylkor.content import Content
from remnants.games.aylkor.naming.card_texts import CardTexts
from remnants.games.aylkor.state import NO_CARD, NO_EVENT, PASSIVE, RESOURCES
from remnants.kernel.game import Pack
from remnants.kernel.steps import Choice
from remnants.text.catalogue import Catalogue
from remnants.text.naming import Named, Naming, View

UNIT_VERBS = ("move", "use", "target", "attack")
CARD_VERBS = ("build", "tech", "hero")
PLACE_VERBS = ("to", "at", "corner")
CARDS = ("card", "cards", "target")
SPACES = ("space", "start", "end")
SEATS = ("player", "seat", "owner", "other", "living")
EFFECT_STEPS = ("effect-target", "effect-space", "effect-player")
WITH_RESOURCES = ("gained", "stole", "gathered", "income")


class AylkorNaming(Naming):
    """The names in Remnants of Aylkor."""

    def __init__(self, catalogue: Catalogue, pack: Pack, players: list[str]) -> None:
        super().__init__(catalogue, pack, players)
        assert isinstance(pack, Content)
        self.content = pack
        self.texts = CardTexts(catalogue, pack)

    # ------------------------------------------------------------------ choices and prompts

    def facts_of(self, choice: Choice, view: View) -> dict[str, Any]:
        verb, *numbers = choice
        if verb in UNIT_VERBS:
            return self._facts_of_unit(numbers, view)
        if verb in CARD_VERBS:
            return {"card": numbers[0], "price": self._price(numbers[0], view)}
        if verb in PLACE_VERBS:
            return {"space": numbers[0], "lying": RESOURCES[_column(view, "resource")[numbers[0]]]}
        if verb == "from":
            seat = numbers[0]
            return {
                "player": seat,
                "what": self.texts.resources(_column(view, "cogs")[seat], _column(view, "brew")[seat]),
            }
        return {}

    def _facts_of_unit(self, numbers: list[int], view: View) -> dict[str, Any]:
        space = numbers[0]
        facts: dict[str, Any] = {
            "space": space,
            "card": _column(view, "card")[space],
            "owner": _column(view, "owner")[space],
            "health": _column(view, "health")[space],
        }
        if len(numbers) > 1:
            facts["end"] = numbers[1]
            facts["target"] = _column(view, "card")[numbers[1]]
        return facts

    def _price(self, card: int, view: View) -> str:
        """What a card costs now; an event may change the price of units."""
        event = view["state"].get("event", NO_EVENT)
        change = self.content.events[event].cost if event != NO_EVENT and self.content.is_unit(card) else 0
        return self.texts.price(max(0, self.content.cogs[card] + change), self.content.brew[card])

    def asked(self, step: str, view: View) -> dict[str, Any]:
        data = view.get("asked") or []
        if step == "move-to" and data:
            return {"card": _column(view, "card")[data[0]]}
        if step == "place-unit" and data:
            return {"card": data[0]}
        if step in EFFECT_STEPS and data:
            return {"card": data[2]}
        return {"card": NO_CARD} if step in ("move-to", "place-unit", *EFFECT_STEPS) else {}

    # ------------------------------------------------------------------ names

    def said(self, facts: Mapping[str, Any], view: View) -> dict[str, Named]:
        whole = dict(facts)
        kind = whole.get("kind")
        if kind in WITH_RESOURCES:
            whole["what"] = self._what(whole)
        elif kind == "event":
            whole["text"] = self.texts.event(whole["event"])
        elif kind == "strengthened":
            whole["signed"] = f"{whole['amount']:+d}"
        return super().said(whole, view)

    def _what(self, facts: dict[str, Any]) -> str:
        """The resources of an event in words."""
        if "resource" in facts:
            amount = facts["amount"]
            return self.texts.resources(amount, 0) if facts["resource"] == "cog" else self.texts.resources(0, amount)
        return self.texts.resources(facts.get("cogs", 0), facts.get("brew", 0))

    def named(self, fact: str, value: Any, view: View) -> Named:
        if fact == "event" and not isinstance(value, str):
            return self.event(value)
        if fact == "event":
            return self.event(self.content.event_ids.index(value))
        if isinstance(value, list | tuple):
            return ", ".join([str(self.named(fact, entry, view)) for entry in value])
        if fact in CARDS and value is not None:
            return self.card(value)
        if fact in SPACES:
            return self.space(value)
        if fact in SEATS:
            return self.player(value, view)
        if fact == "hero":
            return self.card(value)
        return super().named(fact, value, view)

    def card(self, card: int | str) -> str:
        """The name of a card, by its number or its id."""
        if card == NO_CARD:
            return self.catalogue.say("play-word-card")
        number = self.content.ids.index(card) if isinstance(card, str) else card
        return self.content.names[number][self.language]

    def event(self, event: int) -> str:
        return self.catalogue.say("play-calm") if event == NO_EVENT else self.content.event_names[event][self.language]

    def space(self, space: int) -> str:
        """Row and column, or the number in the centre zone."""
        if self.content.centre >> space & 1:
            return self.catalogue.say("play-word-centre", "", {"number": self.content.numbered.index(space)})
        return f"{row_of(space)}/{column_of(space)}"

    def player(self, seat: int, view: View) -> str:
        """The name given at the table, or the hero's; passive units are nobody's."""
        if seat == PASSIVE:
            return self.catalogue.say("play-word-nobody")
        heroes = _column(view, "hero")
        if self.players or seat >= len(heroes) or heroes[seat] == NO_CARD:
            return super().player(seat, view)
        return self.card(heroes[seat])

    def character(self, seat: int, view: View) -> str:
        hero: int = view["state"]["hero"][seat]
        return "" if hero == NO_CARD else self.card(hero)

    # ------------------------------------------------------------------ texts of pieces

    def explained(self, choice: Choice, view: View) -> str:
        card = self.facts_of(choice, view).get("card", NO_CARD)
        return "" if card == NO_CARD else self.texts.card(card)


def _column(view: View, name: str) -> list[Any]:
    column: list[Any] = view["state"].get(name) or []
    return column
