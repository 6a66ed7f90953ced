"""Names of caves, cards and goods in one language, for every text that is said."""

from collections.abc import Mapping
from typing import Any

from remnants.games.lionsgate.content import Content
from remnants.games.lionsgate.mining import ore_for
from remnants.games.lionsgate.state import cards_in
from remnants.games.lionsgate.words import (
    BANDITS,
    DECKS,
    DYNAMITE,
    ENGINEERING,
    FIGHTING,
    GOODS,
    MERCENARIES,
    MINING,
    SHOVEL,
    TILES,
)
from remnants.kernel.steps import Choice
from remnants.text import Naming
from remnants.text.naming import Named, View

MERCENARY_VERBS = ("take", "assign", "replace")
UPGRADE_VERBS = ("pipe", "discard", "lose", "ward")
TUNNEL_VERBS = ("tunnel", "token", "scout")
CAVE_FACTS = ("cave", "start", "town")
SEAT_FACTS = ("victim", "order")


class LionsgateNaming(Naming):
    """The names of a pack."""

    @property
    def content(self) -> Content:
        assert isinstance(self.pack, Content)
        return self.pack

    # ------------------------------------------------------------------ pieces

    def mercenary(self, card: int) -> str:
        return self.content.mercenary_names[card][self.language]

    def bandit(self, card: int) -> str:
        return self.content.bandit_names[card][self.language]

    def upgrade(self, card: int) -> str:
        return self.content.upgrade_names[card][self.language]

    def cave(self, cave: int) -> str:
        return self.content.cave_names[cave][self.language]

    def good(self, good: int) -> str:
        return self.catalogue.say(f"play-good-{GOODS[good]}")

    def goods(self, goods: list[int]) -> str:
        """Goods in order, runs of one kind counted: "3 coal, 1 gold"."""
        parts: list[list[int]] = []
        for good in goods:
            if parts and parts[-1][0] == good:
                parts[-1][1] += 1
            else:
                parts.append([good, 1])
        return ", ".join([f"{count} {self.good(good)}" for good, count in parts])

    def tunnel(self, tunnel: int) -> str:
        one, other = self.content.tunnel_ends[tunnel]
        return f"{self.cave(one)} – {self.cave(other)}"

    def place(self, place: int) -> str:
        """A cave, or a track as "from > to"."""
        caves = len(self.content.cave_ids)
        if place < caves:
            return self.cave(place)
        start, end = self.content.track_from[place - caves], self.content.track_to[place - caves]
        return f"{self.cave(start)} > {self.cave(end)}"

    def card(self, deck: int, card: int) -> str:
        """A card of any deck, with what is printed on it."""
        if deck == MERCENARIES:
            return f"{self.mercenary(card)} ({self.skills(card)})"
        if deck == BANDITS:
            return f"{self.bandit(card)} ({self.bandit_card(card)})"
        return f"{self.upgrade(card)} ({self.printed(self.content.upgrade_ids[card])})"

    def skills(self, card: int) -> str:
        content = self.content
        facts = {
            "engineering": content.engineering[card],
            "mining": content.mining[card],
            "fighting": content.fighting[card],
        }
        return self.catalogue.say("play-skills", "", facts)

    def bandit_card(self, card: int) -> str:
        content = self.content
        facts = {"toughness": content.toughness[card], "steal": content.steal[card], "bounty": content.bounty[card]}
        return self.catalogue.say("play-bandit-card", "", facts)

    def printed(self, card_id: str) -> str:
        """The text of a card, made of its effects."""
        effects = self.content.effects_written[card_id]
        return " ".join([self.catalogue.say(f"effect-{word}", "", {"amount": amount}) for word, amount in effects])

    # ------------------------------------------------------------------ facts

    def named(self, fact: str, value: Any, view: View) -> Named:
        if isinstance(value, int) and not isinstance(value, bool):
            if fact in SEAT_FACTS:
                return self.player(value, view)
            if fact in CAVE_FACTS:
                return self.cave(value)
            makers = {
                "mercenary": self.mercenary,
                "bandit": self.bandit,
                "upgrade": self.upgrade,
                "pipe": self.upgrade,
                "tunnel": self.tunnel,
                "good": self.good,
            }
            if fact in makers:
                return makers[fact](value)
            if fact == "drawn":
                return self.catalogue.say(f"play-tile-{TILES[value]}")
            if fact == "deck":
                return self.catalogue.say(f"play-deck-{DECKS[value]}")
        if fact == "goods" and isinstance(value, list):
            return self.goods(value)
        return super().named(fact, value, view)

    def said(self, facts: Mapping[str, Any], view: View) -> dict[str, Named]:
        whole = dict(facts)
        if "market" in whole:
            whole["cave"] = self.content.market_cave[whole["market"]]
            whole["wanted"] = self.good(self.content.market_good[whole["market"]])
        if "circle" in whole:
            whole["cave"] = self.content.circle_cave[whole["circle"]]
        if "deck" in whole and "card" in whole:
            whole["card"] = self.card(whole["deck"], whole["card"])
        return super().said(whole, view)

    def facts_of(self, choice: Choice, view: View) -> dict[str, Any]:
        verb = choice[0]
        state = view["state"]
        content = self.content
        if verb in MERCENARY_VERBS:
            return self.facts_of_mercenary(choice, state)
        if verb in UPGRADE_VERBS:
            return {"upgrade": choice[1]}
        if verb in TUNNEL_VERBS:
            tunnel = choice[1]
            return {"tunnel": tunnel, "difficulty": content.difficulty[tunnel], "tokens": state["tokens"][tunnel]}
        if verb == "go":
            return {"cave": choice[1]}
        if verb == "load" and len(choice) > 1:
            return {"good": choice[1], "amount": choice[2]}
        if verb in ("drop", "sell", "pay"):
            return self.facts_of_boxes(choice, view)
        if verb == "share":
            return {"circle": choice[1], "price": content.circle_price[choice[1]]}
        if verb == "beat":
            return {"bandit": choice[1], "card": self.bandit_card(choice[1])}
        if verb in ("keep", "on-top"):
            return {"card": self.card(max(state["drawn_from"], 0), choice[1])}
        if verb == "car":
            return {"player": choice[1], "car": choice[2] + 1}
        if verb == "player":
            return {"player": choice[1]}
        return {}

    def facts_of_mercenary(self, choice: Choice, state: dict[str, Any]) -> dict[str, Any]:
        card = choice[1]
        gold = state["offer_gold"][state["offer"].index(card)] if card in state["offer"] else 0
        return {"mercenary": card, "skills": self.skills(card), "gold": gold}

    def facts_of_boxes(self, choice: Choice, view: View) -> dict[str, Any]:
        """What is in a box, and what a market pays for it."""
        state = view["state"]
        seat = view["decides"] if view["decides"] is not None else 0
        goods = state["mat"][seat]
        box = choice[1]
        facts: dict[str, Any] = {"box": box + 1}
        if box < len(goods):
            facts["good"] = goods[box]
        if choice[0] == "drop":
            facts["amount"] = choice[2]
        if choice[0] == "sell":
            market, amount = choice[2], choice[3]
            filled = state["filled"][market]
            alive = not state["ghosts"] >> self.content.market_cave[market] & 1
            squares = self.content.market_squares[market][filled : filled + amount]
            facts.update(market=market, amount=amount, money=sum(squares) if alive else 0)
        return facts

    # ------------------------------------------------------------------ prompts and explanations

    def asked(self, step: str, view: View) -> dict[str, Any]:
        state = view["state"]
        data: list[int] = view.get("asked", [])
        seat = view.get("decides")
        if seat is None:
            return {}
        facts: dict[str, Any] = {"cave": state["engine"][seat]}
        if step == "turn":
            facts.update(self.crew(state, seat))
        if not data:
            return facts
        if step == "drive":
            facts.update(cave=data[0], left=data[3] - data[1])
        elif step == "dig":
            facts.update(amount=data[0], ore=self.ore(state, seat))
        elif step in ("reroll", "beat"):
            facts["sum"] = data[0]
        elif step in ("load", "unload"):
            facts["amount"] = data[0]
        elif step == "pay":
            facts["good"] = data[0]
        elif step == "replace":
            facts["mercenary"] = data[0]
        elif step == "target":
            facts["upgrade"] = data[0]
        elif step == "ward":
            facts["upgrade"] = data[1]
        elif step == "shelter":
            facts["amount"] = data[0]
        return facts

    def crew(self, state: dict[str, Any], seat: int) -> dict[str, int]:
        """The combined skills of the mercenaries assigned this turn, cogs included."""
        content = self.content
        crew = cards_in(state["crew"])
        cogs = state["upgrades"][seat]
        facts = {"crew": len(crew)}
        skills = [
            ("engineering", content.engineering, ENGINEERING),
            ("mining", content.mining, MINING),
            ("fighting", content.fighting, FIGHTING),
        ]
        for name, column, effect in skills:
            bonus = sum([content.cog_amount[effect][cog] for cog in cards_in(cogs & content.cogs_with[effect])])
            facts[name] = bonus + sum([column[card] for card in crew])
        return facts

    def ore(self, state: dict[str, Any], seat: int) -> int:
        """What the tiles drawn so far are worth on this mine, without special abilities."""
        content = self.content
        tools = content.mine_tools[state["engine"][seat]]
        ore = sum([ore_for(state["drawn_tiles"][tool]) for tool in range(SHOVEL, DYNAMITE + 1) if tools >> tool & 1])
        return ore * (content.multipliers[len(state["risk"]) - 1] if state["risk"] else 1)

    def explained(self, choice: Choice, view: View) -> str:
        verb = choice[0]
        if verb in MERCENARY_VERBS:
            return self.printed(self.content.mercenary_ids[choice[1]])
        if verb in UPGRADE_VERBS:
            return self.printed(self.content.upgrade_ids[choice[1]])
        if verb == "beat":
            return self.bandit_card(choice[1])
        if verb in ("keep", "on-top") and view["state"]["drawn_from"] == MERCENARIES:
            return self.printed(self.content.mercenary_ids[choice[1]])
        return ""
