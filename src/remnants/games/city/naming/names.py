"""What people call the pieces of City of Remnants: cards, spaces, developments, gangs and players."""

from collections.abc import Mapping
from typing import Any

from remnants.games.city import board
from remnants.games.city.content import Content
from remnants.games.city.naming.ability_texts import AbilityTexts
from remnants.games.city.naming.prices import bribe_price_seen, card_price_seen, development_price_seen, sale_price_seen
from remnants.kernel.agenda import NOBODY
from remnants.kernel.game import Pack
from remnants.kernel.steps import Choice
from remnants.text.catalogue import Catalogue
from remnants.text.naming import Named, Naming, View

CARD_VERBS = ("play", "discard", "declare", "card", "lay", "use", "lose", "take", "enlist", "remove")
TILE_VERBS = ("sell", "produce", "tile")
DEVELOPMENT_VERBS = ("build", "development")
TOKEN_VERBS = ("fight", "bribe", "token")
SPACE_VERBS = ("figure", "to", "battle")

CARDS = ("card", "cards", "lot")
SPACES = ("space", "origin")
SEATS = ("player", "seat", "seats", "bidder", "victim", "attacker", "defender", "enemy", "winner", "loser")


class CityNaming(Naming):
    """The names in City of Remnants."""

    def __init__(self, catalogue: Catalogue, pack: Pack, players: list[str]) -> None:
        super().__init__(catalogue, pack, players)
        assert isinstance(pack, Content)
        self.content = pack
        self.abilities = AbilityTexts(catalogue, pack)

    # ------------------------------------------------------------------ choices and prompts

    def facts_of(self, choice: Choice, view: View) -> dict[str, Any]:
        verb, *arguments = choice
        if not arguments:
            return self._facts_of_verb(verb)
        number = arguments[0]
        if verb in CARD_VERBS:
            return self._facts_of_card(number, view)
        if verb in TILE_VERBS:
            design = _column(view, "tile_design")[number]
            return {"tile": number, "price": sale_price_seen(view, self.content, design)}
        if verb in DEVELOPMENT_VERBS:
            return {"development": number, "price": development_price_seen(view, self.content, number)}
        if verb in TOKEN_VERBS:
            return self._facts_of_token(number, view)
        if verb in SPACE_VERBS:
            return {"space": number, **self._facts_of_battle(number, view)}
        if verb == "place":
            return {"spaces": self._covered(number, arguments[1], view), "space": number, "turns": arguments[1]}
        if verb == "side":
            return {"space": self.content.side(view["state"]["players"]).entries[number]}
        return {"amount" if verb == "bid" else str(verb): number}

    def _facts_of_verb(self, verb: str) -> dict[str, Any]:
        return {"price": self.content.renown_price} if verb == "renown" else {}

    def _facts_of_card(self, card: int, view: View) -> dict[str, Any]:
        facts: dict[str, Any] = {"card": card, "unit": "unit" if self.content.is_unit[card] else "other"}
        if self.content.is_market[card]:
            facts["price"] = card_price_seen(view, self.content, card)
        if self.content.is_unit[card] and view["seat"] is not None:
            colour = self.content.gang_colour[view["state"]["gang"][view["seat"]]]
            facts["attack"] = self.content.attack[colour][card]
        return facts

    def _facts_of_token(self, token: int, view: View) -> dict[str, Any]:
        space = view["state"]["ycu_at"][token]
        return {
            "token": token,
            "space": space,
            "strength": strength_seen(view, self.content, space),
            "price": bribe_price_seen(view, self.content, token),
        }

    def _facts_of_battle(self, space: int, view: View) -> dict[str, Any]:
        """Who else stands there: `enemies` is a text for people, empty on a quiet space."""
        enemies = [
            str(self.player(seat, view))
            for seat, standing in enumerate(view["state"]["standing"])
            if standing >> space & 1 and seat != view["seat"]
        ]
        if space in view["state"]["ycu_at"]:
            strength = strength_seen(view, self.content, space)
            enemies.append(f"{self.catalogue.say('play-word-ycu')} {strength}")
        return {"enemies": ", ".join(enemies), "met": "enemies" if enemies else "nobody"}

    def _covered(self, space: int, turns: int, view: View) -> list[int]:
        """The spaces that the tile under construction would cover."""
        if not view.get("asked"):
            return [space]
        shape = self.content.development_shape[view["asked"][0]]
        for _ in range(turns):
            shape = board.turned(shape)
        return board.spaces_of(board.laid_at(shape, space)) or [space]

    def asked(self, step: str, view: View) -> dict[str, Any]:
        data = view.get("asked") or []
        if step == "turn" and data:
            return {"acted": data[0]}
        if step == "recruit.bid":
            state = view["state"]
            return {"card": state["lot"], "bid": state["bid"], "bidder": state["bidder"]}
        if step == "build.place" and data:
            return {"development": data[0]}
        if step == "move.to" and data:
            return {"origin": data[0], "amount": data[3]}
        if step in ("effect.product.tile", "effect.cycle", "effect.rob.player", "effect.discount.name") and data:
            return {"amount": data[0]}
        if step == "battle.lay":
            state = view["state"]
            seat = view["decides"]
            enemy = state["defender"] if seat == state["attacker"] else state["attacker"]
            return {"space": state["battle_space"], "enemy": enemy, "amount": state["influence"][seat]}
        return {}

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
        elif kind in ("arcs", "renown"):
            whole.update(sign="−" if whole["amount"] < 0 else "+", size=abs(whole["amount"]))
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
        if isinstance(value, list | tuple):
            one = "space" if fact == "spaces" else fact
            return ", ".join([str(self.named(one, entry, view)) for entry in value]) or self.catalogue.say(
                "play-word-none"
            )
        if fact in CARDS:
            return self.card(value)
        if fact in SPACES:
            return self.space(value)
        if fact in SEATS:
            return self.player(value, view)
        if fact == "tile":
            return self.tile(value, view)
        if fact == "development":
            return self.development(value)
        if fact in ("gang", "gangs"):
            return self.gang(value)
        if fact == "token":
            return self.catalogue.say("play-word-token", "", {"attack": self.content.token_attack[value]})
        if fact == "action":
            return self.catalogue.say(f"action-{value}")
        if fact == "condition":
            return self.content.condition_names[self.content.condition_ids.index(value)][self.language]
        return super().named(fact, value, view)

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


def strength_seen(view: View, pack: Content, space: int) -> int:
    """What YCU on a space fight with: all tokens there together (city.ycu.boost)."""
    return sum([pack.token_attack[token] for token, at in enumerate(view["state"]["ycu_at"]) if at == space])


def _column(view: View, name: str) -> list[Any]:
    column: list[Any] = view["state"].get(name) or []
    return column
