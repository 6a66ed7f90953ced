"""Names of caves, cards and goods in one language, for every text that is said."""

from collections.abc import Mapping
from typing import Any

from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.content.words import BANDITS, DECKS, GOODS, MERCENARIES, OWN_TEXTS, SKUNK, TILES
from remnants.kernel.steps import Choice
from remnants.text import Naming
from remnants.text.naming import Named, View

NOT_KNOWN = {"difficulty": 0, "tokens": 0}


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

    def spoken(self, cave: int) -> str:
        """A cave as a sentence says it: with its article."""
        return self.content.cave_spoken[cave][self.language]

    def good(self, good: int) -> str:
        return self.catalogue.say(f"play-good-{GOODS[good]}")

    def market(self, market: int) -> str:
        """A market by what it takes."""
        return self.good(self.content.market_good[market])

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

    def rank(self, rank: int) -> str:
        """What somebody who plays alone is called."""
        return self.content.rank_names[rank][self.language] if rank >= 0 else self.catalogue.say("play-no-rank")

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
        return " ".join([self.effect(word, amount) for word, amount in effects])

    def effect(self, word: str, amount: int) -> str:
        """The sentence of one effect; a plug-in that added the word brought it along."""
        if word in OWN_TEXTS:
            return OWN_TEXTS[word][self.language].format(amount=amount)
        return self.catalogue.say(f"effect-{word}", "", {"amount": amount})

    # ------------------------------------------------------------------ facts

    def named(self, fact: str, value: Any, view: View) -> Named:
        if isinstance(value, list) and self.meanings_in_lists.get(fact) == "good":
            return self.goods(value)
        return super().named(fact, value, view)

    def thing(self, kind: str, value: Any, view: View) -> Named:
        if isinstance(value, str):
            return value
        match kind:
            case "mercenary":
                return self.mercenary(value)
            case "bandit":
                return self.bandit(value)
            case "upgrade":
                return self.upgrade(value)
            case "cave":
                return self.spoken(value)
            case "tunnel":
                return self.tunnel(value)
            case "good":
                return self.good(value)
            case "market":
                return self.market(value)
            case "tile":
                return self.catalogue.say(f"play-tile-{TILES[value]}")
            case "deck":
                return self.catalogue.say(f"play-deck-{DECKS[value]}")
            case _:
                return super().thing(kind, value, view)

    def said(self, facts: Mapping[str, Any], view: View) -> dict[str, Named]:
        whole = dict(facts)
        if "market" in whole:
            whole["cave"] = self.content.market_cave[whole["market"]]
            whole["wanted"] = self.market(whole["market"])
            if "good" in whole:
                whole["instead"] = int(whole["good"] != self.content.market_good[whole["market"]])
        if whole.get("kind") == "stolen":
            whole["short"] = whole["wanted"] - whole["goods"]
        if "circle" in whole:
            whole["cave"] = self.content.circle_cave[whole["circle"]]
        if "deck" in whole and "card" in whole:
            whole["card"] = self.card(whole["deck"], whole["card"])
        return super().said(whole, view)

    def facts_of(self, choice: Choice, view: View) -> dict[str, Any]:
        """The arguments, and what is printed on the things they stand for or lies there."""
        facts = super().facts_of(choice, view)
        state = view["state"]
        if "mercenary" in facts:
            facts.update(skills=self.skills(facts["mercenary"]), gold=lying_on(facts["mercenary"], state))
        elif "tunnel" in facts:
            tunnel = facts["tunnel"]
            facts.update(difficulty=self.content.difficulty[tunnel], tokens=state["tokens"][tunnel])
        elif "cave" in facts:
            facts.update(view.get("worked_out", {}).get("ways", {}).get(str(facts["cave"]), NOT_KNOWN))
        elif "box" in facts:
            facts.update(self.facts_of_box(choice, view))
        elif "circle" in facts:
            facts["price"] = self.content.circle_price[facts["circle"]]
        elif "bandit" in facts:
            facts["card"] = self.bandit_card(facts["bandit"])
        elif "card" in facts:
            facts["card"] = self.card(max(state["drawn_from"], 0), facts["card"])
        elif "car" in facts:
            facts["car"] += 1
        return facts

    def facts_of_box(self, choice: Choice, view: View) -> dict[str, Any]:
        """What is in a box, and what a market pays for it."""
        seat = view["decides"] if view["decides"] is not None else 0
        goods = view["state"]["mat"][seat]
        facts: dict[str, Any] = {"box": choice[1] + 1}
        if choice[1] < len(goods):
            facts["good"] = goods[choice[1]]
        if choice[0] == "sell":
            prices = view.get("worked_out", {}).get("prices", {}).get(str(choice[2]), [])
            facts["money"] = prices[choice[3] - 1] if choice[3] <= len(prices) else 0
            facts["instead"] = int(facts.get("good") != self.content.market_good[choice[2]])
        return facts

    # ------------------------------------------------------------------ prompts and explanations

    def asked(self, step: str, view: View) -> dict[str, Any]:
        numbers = view.get("asked") or {}
        told = view.get("worked_out", {})
        seat = view.get("decides")
        if seat is None:
            return {}
        facts: dict[str, Any] = {"cave": view["state"]["engine"][seat], **numbers}
        if step == "turn":
            facts.update(told.get("crew", {}))
        elif step == "drive":
            facts["left"] = told.get("left", 0)
        elif step == "dig":
            facts.update(ore=told.get("ore", 0), skunk=told["odds"][SKUNK] if "odds" in told else 0)
        return facts

    def explained(self, choice: Choice, view: View) -> str:
        facts = super().facts_of(choice, view)
        if "mercenary" in facts:
            return self.printed(self.content.mercenary_ids[facts["mercenary"]])
        if "upgrade" in facts:
            return self.printed(self.content.upgrade_ids[facts["upgrade"]])
        if "bandit" in facts:
            return self.bandit_card(facts["bandit"])
        if "card" in facts and view["state"]["drawn_from"] == MERCENARIES:
            return self.printed(self.content.mercenary_ids[facts["card"]])
        return ""


def lying_on(mercenary: int, state: dict[str, Any]) -> int:
    """The gold on a mercenary of the draft."""
    return state["offer_gold"][state["offer"].index(mercenary)] if mercenary in state["offer"] else 0
