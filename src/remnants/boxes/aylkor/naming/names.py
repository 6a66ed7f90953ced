"""What people call the pieces of Remnants of Aylkor: cards, spaces, events and players."""

from collections.abc import Mapping
from typing import Any

from remnants.boxes.aylkor.content.board import column_of, row_of
from remnants.boxes.aylkor.content.content import Content
from remnants.boxes.aylkor.naming.card_texts import CardTexts
from remnants.boxes.aylkor.rules.state import NO_CARD, NO_EVENT, PASSIVE, RESOURCES
from remnants.kernel.game import Pack
from remnants.kernel.steps import Choice
from remnants.text.catalogue import Catalogue
from remnants.text.naming import Named, Naming, View

WITH_RESOURCES = ("rewarded", "gained", "stole", "gathered", "income")


class AylkorNaming(Naming):
    """The names in Remnants of Aylkor."""

    def __init__(self, catalogue: Catalogue, pack: Pack, players: list[str]) -> None:
        super().__init__(catalogue, pack, players)
        assert isinstance(pack, Content)
        self.content = pack
        self.texts = CardTexts(catalogue, pack)

    # ------------------------------------------------------------------ choices and prompts

    def facts_of(self, choice: Choice, view: View) -> dict[str, Any]:
        """The arguments, and what stands or lies where they point."""
        facts = super().facts_of(choice, view)
        if "space" in facts:
            facts |= self._on_space(facts["space"], view)
        if "end" in facts:
            facts["target"] = _column(view, "card")[facts["end"]]
        if choice[0] in ("build", "tech"):
            facts["price"] = self._price(facts["card"], view)
        if "player" in facts:
            seat = facts["player"]
            facts["what"] = self.texts.resources(_column(view, "cogs")[seat], _column(view, "brew")[seat])
        return facts

    def _on_space(self, space: int, view: View) -> dict[str, Any]:
        facts: dict[str, Any] = {"lying": RESOURCES[_column(view, "resource")[space]]}
        for column in ("card", "owner", "health"):
            facts[column] = _column(view, column)[space]
        return facts

    def _price(self, card: int, view: View) -> str:
        """What a card costs now; without a position, what is printed on it."""
        costs = view.get("worked_out", {}).get("costs") or self.content.cogs
        return self.texts.price(costs[card], self.content.brew[card])

    def asked(self, step: str, view: View) -> dict[str, Any]:
        """The card that a question is about: the unit that goes, the one that is placed, the one whose effect it is."""
        asked = view.get("asked") or {}
        if step == "move-to" and "unit" in asked:
            return {"card": _column(view, "card")[asked["unit"]]}
        return {"card": asked.get("card", NO_CARD)}

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

    def thing(self, kind: str, value: Any, view: View) -> Named:
        match kind:
            case "card" if value is not None:
                return self.card(value)
            case "space":
                return self.space(value)
            case "owner":
                return self.player(value, view)
            case "event":
                return self.event(value)
            case _:
                return super().thing(kind, value, view)

    def card(self, card: int) -> str:
        if card == NO_CARD:
            return self.catalogue.say("play-word-card")
        return self.content.names[card][self.language]

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
