"""What is printed on cards, developments and the alert card: generated from their effects, never written by hand."""

from remnants.boxes.city.content.content import Ability, Content, Effect
from remnants.boxes.city.content.words import OWN_TEXTS
from remnants.text.catalogue import Catalogue


class AbilityTexts:
    """The texts of a pack's abilities in one language, out of the sentences in effects.ftl."""

    def __init__(self, catalogue: Catalogue, pack: Content) -> None:
        self.catalogue = catalogue
        self.pack = pack

    def card(self, card: int) -> str:
        """All abilities of a card."""
        design = self.pack.design[card]
        kind = "permanent" if self.pack.is_permanent[card] else "card"
        return " ".join([self.ability(ability, kind) for ability in self.pack.design_abilities[design]])

    def development(self, development: int) -> str:
        """All abilities of a development."""
        abilities = self.pack.development_abilities[development]
        return " ".join([self.ability(ability, "development") for ability in abilities])

    def alert(self, die: int) -> str:
        """A line of the alert card."""
        return " ".join([self.effect(effect, "alert", "alert") for effect in self.pack.alerts[die - 1]])

    def condition(self, number: int) -> str:
        """A way to gain influence: what must be reached, how much of it and when it is looked at."""
        amount = self.pack.condition_at_least[number]
        return self.catalogue.say(f"influence-{self.pack.condition_ids[number]}", "", {"amount": amount})

    def ability(self, ability: Ability, kind: str) -> str:
        """One ability: when it works, on which condition, at which cost, and what it does."""
        say = self.catalogue.say
        parts = {
            "head": say(f"when-{ability.when}", "", {"kind": kind}),
            "effects": " ".join([self.effect(effect, kind, ability.when) for effect in ability.effects]),
        }
        message = "ability"
        if ability.condition:
            message += "-with-condition"
            parts["condition"] = say(f"condition-{ability.condition}")
        if ability.has_cost:
            message += "-and-cost" if ability.condition else "-with-cost"
            parts["cost"] = self.cost(ability)
        return say(message, "", parts)

    def cost(self, ability: Ability) -> str:
        if ability.cost_arcs:
            return self.catalogue.say("cost-arcs", "", {"amount": ability.cost_arcs})
        if ability.cost_renown:
            return self.catalogue.say("cost-renown", "", {"amount": ability.cost_renown})
        return self.catalogue.say("cost-cards", "", {"amount": ability.cost_cards})

    def effect(self, effect: Effect, kind: str, when: str) -> str:
        facts = {
            "kind": kind,
            "when": when,
            "amount": abs(effect.amount),
            "sign": "minus" if effect.amount < 0 else "plus",
            "figures": effect.figures,
            "spaces": effect.spaces,
            "on": effect.on,
            "pile": effect.pile,
            "per": effect.per,
        }
        if effect.word in OWN_TEXTS:
            return OWN_TEXTS[effect.word][self.catalogue.language].format(**facts)
        return self.catalogue.say(f"effect-{effect.word}", "", facts)
