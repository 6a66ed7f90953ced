"""What people call the pieces of City of Remnants: cards, spaces, developments, gangs and players."""

from collections.abc import Mapping
from typing import Any

from remnants.boxes.city.content import board
from remnants.boxes.city.content.content import Content
from remnants.boxes.city.naming.ability_texts import AbilityTexts
from remnants.kernel.agenda import NOBODY
from remnants.kernel.game import Pack
from remnants.kernel.steps import Choice
from remnants.text.catalogue import Catalogue
from remnants.text.naming import Named, Naming, View


class CityNaming(Naming):
    """The names in City of Remnants."""

    def __init__(self, catalogue: Catalogue, pack: Pack, players: list[str]) -> None:
        super().__init__(catalogue, pack, players)
        assert isinstance(pack, Content)
        self.content = pack
        self.abilities = AbilityTexts(catalogue, pack)

    # ------------------------------------------------------------------ choices and prompts

    def facts_of(self, choice: Choice, view: View) -> dict[str, Any]:
        """The arguments of a choice by name, and what the rules have worked out about them."""
        facts = super().facts_of(choice, view)
        if "card" in facts:
            facts.update(self._facts_of_card(facts["card"], view))
        elif "tile" in facts:
            facts.update(self._facts_of_tile(facts["tile"], view))
        elif "development" in facts:
            facts["price"] = self.development_price(facts["development"], view)
        elif "token" in facts:
            facts.update(self._facts_of_token(facts["token"], view))
        elif "turns" in facts:
            covered = view.get("worked_out", {}).get("placements", {})
            facts["spaces"] = covered.get(f"{facts['space']} {facts['turns']}", [facts["space"]])
        elif "space" in facts:
            facts.update(self._facts_of_battle(facts["space"], view))
        elif "side" in facts:
            facts["space"] = self.content.side(view["state"]["players"]).entries[facts.pop("side")]
        elif choice[0] == "renown":
            facts["price"] = self.content.renown_price
        return facts

    def _facts_of_card(self, card: int, view: View) -> dict[str, Any]:
        facts: dict[str, Any] = {"unit": "unit" if self.content.is_unit[card] else "other"}
        if self.content.is_market[card]:
            facts["price"] = self.card_price(card, view)
        facts["use"] = "nothing" if card in worked_out(view, "idle_cards") else "something"
        if self.content.is_unit[card] and view["seat"] is not None:
            colour = self.content.gang_colour[view["state"]["gang"][view["seat"]]]
            facts["attack"] = self.content.attack[colour][card]
        return facts

    def _facts_of_tile(self, tile: int, view: View) -> dict[str, Any]:
        idle = tile in worked_out(view, "idle_tiles")
        design = _column(view, "tile_design")[tile]
        return {"price": self.sale_price(design, view), "use": "nothing" if idle else "something"}

    def card_price(self, card: int, view: View) -> int:
        """What a black market card costs whoever looks; one that is not on offer costs what is printed."""
        row = _column(view, "market_row")
        prices = worked_out(view, "market_prices")
        return prices[row.index(card)] if prices and card in row else self.content.price[card]

    def development_price(self, development: int, view: View) -> int:
        prices = worked_out(view, "development_prices")
        in_play = _column(view, "developments")
        if prices and development in in_play:
            return prices[in_play.index(development)]
        return self.content.development_cost[development]

    def sale_price(self, development: int, view: View) -> int:
        """What a product of a development brings whoever looks."""
        prices = worked_out(view, "sale_prices")
        in_play = _column(view, "developments")
        if prices and development in in_play:
            return prices[in_play.index(development)]
        return self.content.development_sale[development]

    def _facts_of_token(self, token: int, view: View) -> dict[str, Any]:
        space = view["state"]["ycu_at"][token]
        return {
            "space": space,
            "strength": worked_out(view, "strengths")[token],
            "price": worked_out(view, "bribes")[token],
        }

    def _facts_of_battle(self, space: int, view: View) -> dict[str, Any]:
        """Who else stands there: `enemies` is a text for people, empty on a quiet space."""
        enemies = [
            str(self.player(seat, view))
            for seat, standing in enumerate(view["state"]["standing"])
            if standing >> space & 1 and seat != view["seat"]
        ]
        if space in view["state"]["ycu_at"]:
            strength = worked_out(view, "strengths")[view["state"]["ycu_at"].index(space)]
            enemies.append(f"{self.catalogue.say('play-word-ycu')} {strength}")
        return {"enemies": ", ".join(enemies), "met": "enemies" if enemies else "nobody"}

    def asked(self, step: str, view: View) -> dict[str, Any]:
        """The numbers of the question by name; for bids and battles what is on the table besides."""
        facts = dict(view.get("asked") or {})
        if step == "recruit.bid":
            state = view["state"]
            return {"card": state["lot"], "bid": state["bid"], "bidder": state["bidder"]}
        if step == "battle.lay":
            state = view["state"]
            seat = view["decides"]
            enemy = state["defender"] if seat == state["attacker"] else state["attacker"]
            return {"space": state["battle_space"], "enemy": enemy, "amount": state["influence"][seat]}
        if step == "move.to":
            facts["leaves"] = leaves(facts["origin"])
        shown = ("leaves", "acted", "development", "origin", "spaces", "amount", "products", "left")
        return {name: value for name, value in facts.items() if name in shown}

    # ------------------------------------------------------------------ names

    def said(self, facts: Mapping[str, Any], view: View) -> dict[str, Named]:
        whole = dict(facts)
        kind = whole.get("kind")
        if kind == "coordinates":
            whole["spaces"] = self.content.side(view["state"]["players"]).coordinates[whole.pop("card")]
        elif kind == "discount":
            whole["card" if whole["on"] == "card" else "development"] = whole.pop("target")
        elif kind == "roll off":
            rolls = [
                f"{self.player(seat, view)} {die}" for seat, die in zip(whole["seats"], whole["dice"], strict=True)
            ]
            whole["rolls"] = ", ".join(rolls)
        elif kind == "moved":
            whole["leaves"] = leaves(whole["origin"])
        elif kind in ("arcs", "renown", "battle bonus"):
            whole.update(sign="−" if whole["amount"] < 0 else "+", size=abs(whole["amount"]))
        elif kind == "battle over":
            sides = {whole["loser"]: "beaten", whole["winner"]: "unbeaten"}
            whole["ycu"] = sides.get(NOBODY, "none")
        elif kind == "recruited":
            whole["turn"] = "own" if whole["seat"] == view["state"]["active"] else "spent"
        elif kind == "alert":
            whole["effect"] = self.abilities.alert(whole["die"])
            whole["alert"] = self.content.alert_names[whole["die"] - 1][self.language]
        named = super().said(whole, view)
        if kind == "discount":
            named["target"] = named["card" if whole["on"] == "card" else "development"]
        return named

    def named(self, fact: str, value: Any, view: View) -> Named:
        if fact == "awards":
            return ", ".join([f"{self.player(seat, view)} {award}" for seat, award in enumerate(value)])
        if fact == "dice":
            return " + ".join([str(die) for die in value]) or "0"
        if fact == "action":
            return self.catalogue.say(f"action-{value}")
        return super().named(fact, value, view)

    def listed(self, kind: str, names: list[Named]) -> str:
        return super().listed(kind, names) or self.catalogue.say("play-word-none")

    def thing(self, kind: str, value: Any, view: View) -> Named:
        match kind:
            case "card":
                return self.card(value)
            case "space":
                return self.space(value)
            case "tile":
                return self.tile(value, view)
            case "development":
                return self.development(value)
            case "gang":
                return self.gang(value)
            case "token":
                return self.catalogue.say("play-word-token", "", {"attack": self.content.token_attack[value]})
            case "condition":
                name: str = self.content.condition_names[value][self.language]
                return name
            case _:
                return super().thing(kind, value, view)

    def card(self, card: int | str) -> str:
        """The name of a card, by its number or by the id of its design; face down cards have none."""
        if card == NOBODY:
            return self.catalogue.say("play-word-face-down")
        design = self.content.design_ids.index(card) if isinstance(card, str) else self.content.design[card]
        return self.content.design_names[design][self.language]

    def space(self, space: int | str) -> str:
        if space == NOBODY:
            return self.catalogue.say("play-word-pool")
        return space if isinstance(space, str) else board.space_name(space)

    def development(self, development: int | str) -> str:
        ids = self.content.development_ids
        number = ids.index(development) if isinstance(development, str) else development
        return self.content.development_names[number][self.language]

    def tile(self, tile: int, view: View) -> str:
        """A tile is told from others of its design by its spaces."""
        designs = _column(view, "tile_design")
        if tile >= len(designs):
            return self.catalogue.say("play-word-tile", "", {"number": tile + 1})
        spaces = [board.space_name(space) for space in board.spaces_of(_column(view, "tile_spaces")[tile])]
        return f"{self.development(designs[tile])} ({' '.join(spaces)})"

    def gang(self, gang: int | str) -> str:
        number = self.content.gang_ids.index(gang) if isinstance(gang, str) else gang
        return self.content.gang_names[number][self.language]

    def player(self, seat: int, view: View) -> str:
        """The name given at the table, or the leader's; where nobody sits there are YCU."""
        if seat == NOBODY:
            return self.catalogue.say("play-word-the-ycu")
        gangs = _column(view, "gang")
        if self.players or seat >= len(gangs) or gangs[seat] == NOBODY:
            return super().player(seat, view)
        leaders = [card for card in self.content.starters[gangs[seat]] if self.content.is_leader[card]]
        return self.card(leaders[0])

    def character(self, seat: int, view: View) -> str:
        gang: int = view["state"]["gang"][seat]
        return "" if gang == NOBODY else self.gang(gang)

    # ------------------------------------------------------------------ texts of pieces

    def condition(self, number: int, seat: int, view: View) -> dict[str, Any]:
        """One way to gain influence in words, and how far somebody is with it (city.influence.described)."""
        reached: Any = worked_out(view, "progress")[seat]
        done = view["state"]["conditions"][seat] >> number & 1
        amount = self.content.condition_at_least[number]
        return {
            "name": self.content.condition_names[number][self.language],
            "text": self.abilities.condition(number),
            "state": "done" if done else "open",
            "reached": reached[number],
            "amount": amount,
        }

    def alert(self, die: int) -> str:
        """One line of the alert card: its number, its name and what it does (city.ycu.alert-card)."""
        return f"{die} {self.content.alert_names[die - 1][self.language]}: {self.abilities.alert(die)}"

    def explained(self, choice: Choice, view: View) -> str:
        facts = self.facts_of(choice, view)
        if "card" in facts:
            return self.abilities.card(facts["card"])
        if "development" in facts:
            return self.abilities.development(facts["development"])
        if "tile" in facts:
            return self.abilities.development(_column(view, "tile_design")[facts["tile"]])
        if len(choice) == 1 and self.catalogue.has(f"action-{choice[0]}", "what"):
            influence = 0 if view["seat"] is None else view["state"]["influence"][view["seat"]]
            return self.catalogue.say(f"action-{choice[0]}", "what", {"influence": influence})
        return ""


def leaves(origin: int) -> str:
    """Whether a figure comes from the pool or from a space: some languages have words of their own for it."""
    return "pool" if origin == NOBODY else "space"


def worked_out(view: View, what: str) -> list[int]:
    """What the rules have worked out for whoever looks; nothing where no table is in view."""
    found: list[int] = view.get("worked_out", {}).get(what, [])
    return found


def _column(view: View, name: str) -> list[Any]:
    column: list[Any] = view["state"].get(name) or []
    return column
