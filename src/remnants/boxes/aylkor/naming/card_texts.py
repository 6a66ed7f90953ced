"""What is printed on cards and events: generated from their effects, never written by hand, so it cannot be wrong."""

from typing import Any

from remnants.boxes.aylkor.content import content
from remnants.boxes.aylkor.content.board import FARTHEST
from remnants.boxes.aylkor.content.content import Content, Effect, EventEffect
from remnants.boxes.aylkor.content.words import OWN_TEXTS
from remnants.text.catalogue import Catalogue

ZONES = ["everywhere", "centre", "outer"]


class CardTexts:
    """The texts of a pack in one language, out of the sentences in effects.ftl."""

    def __init__(self, catalogue: Catalogue, pack: Content) -> None:
        self.catalogue = catalogue
        self.pack = pack

    def say(self, message: str, **facts: Any) -> str:
        return self.catalogue.say(message, "", facts)

    # ------------------------------------------------------------------ cards

    def card(self, card: int) -> str:
        """Everything that is printed on a card besides its numbers."""
        tech = self.pack.is_tech(card)
        parts: list[str] = []
        if self.pack.range[card] > 1:
            parts.append(self.say("range", steps=self.pack.range[card]))
        for occasion, effects in enumerate(self.pack.abilities[card]):
            if effects:
                said = " ".join([self.effect(self.pack.effects[number], occasion, tech) for number in effects])
                head = self.say(f"when-{content.OCCASIONS[occasion]}")
                parts.append(self.say("tech", effects=said) if tech else self.say("ability", head=head, effects=said))
        return " ".join(parts)

    def effect(self, effect: Effect, occasion: int, tech: bool) -> str:
        """One effect as a sentence."""
        do = content.DEEDS[effect.do]
        if effect.do == content.STRENGTHEN and occasion == content.ALWAYS:
            do = "strengthen-always"
        if do in OWN_TEXTS:
            return self.own_effect(OWN_TEXTS[do][self.catalogue.language], effect, tech)
        sentence = self.say(
            f"effect-{do}",
            amount=effect.cogs + effect.brew if effect.do == content.STEAL else abs(effect.amount),
            sign="minus" if effect.amount < 0 else "plus",
            whom=self.whom(effect, tech),
            steps=0 if effect.distance >= FARTHEST else effect.distance,
            what=self.resources(effect.cogs, effect.brew),
        )
        return sentence[0].upper() + sentence[1:]

    def own_effect(self, text: str, effect: Effect, tech: bool) -> str:
        """One effect in the words of the plug-in that added it."""
        whom = self.whom(effect, tech)
        sentence = text.format(amount=effect.amount, cogs=effect.cogs, brew=effect.brew, whom=whom)
        return sentence[:1].upper() + sentence[1:]

    def whom(self, effect: Effect, tech: bool) -> str:
        """The target of an effect, with how far away it may be."""
        if effect.target == content.NO_TARGET:
            return ""
        target = content.TARGETS[effect.target]
        if tech and (effect.target == content.EACH_OWN or effect.target == content.EACH):
            target += "-tech"
        return self.say(f"target-{target}", where=self.where(effect.reach, tech))

    def where(self, reach: int, tech: bool) -> str:
        if reach >= FARTHEST:
            return self.say("where-anywhere")
        return self.say(f"where-{'near' if reach == 1 else 'within'}-{'tech' if tech else 'unit'}", steps=reach)

    def resources(self, cogs: int, brew: int) -> str:
        """So many cogs and so much brew, or nothing."""
        parts: list[str] = []
        if cogs:
            parts.append(self.say("count-cogs", count=cogs))
        if brew:
            parts.append(self.say("count-brew", count=brew))
        return " + ".join(parts) or self.say("play-word-nothing")

    def price(self, cogs: int, brew: int) -> str:
        return self.resources(cogs, brew) if cogs or brew else self.say("play-word-free")

    # ------------------------------------------------------------------ events

    def event(self, event: int) -> str:
        """Everything that is printed on an event."""
        card = self.pack.events[event]
        parts: list[str] = []
        if card.revealed:
            said = " ".join([self.event_effect(effect) for effect in card.revealed])
            parts.append(self.say("event-once", effects=said))
        if card.every_round:
            said = " ".join([self.event_effect(effect) for effect in card.every_round])
            parts.append(self.say("event-every-round", effects=said))
        changes = {
            "income-cogs": card.income_cogs,
            "income-cards": card.income_cards,
            "harvest-cogs": card.harvest_cogs,
            "harvest-brew": card.harvest_brew,
            "cost": card.cost,
            "move": card.move,
        }
        parts += [self.change(name, amount) for name, amount in changes.items() if amount]
        for kind, amount in enumerate(card.attack):
            if amount:
                parts.append(self.change("attack", amount, type=self.say(f"type-{content.TYPES[kind]}")))
        if card.truce:
            parts.append(self.say("lasting-truce"))
        once = bool(card.revealed) and len(parts) == 1
        parts.append(self.say("once-rounds" if once else "lasting-rounds", count=card.rounds))
        return " ".join(parts)

    def change(self, name: str, amount: int, **more: str) -> str:
        return self.say(f"lasting-{name}", amount=abs(amount), sign="minus" if amount < 0 else "plus", **more)

    def event_effect(self, effect: EventEffect) -> str:
        return self.say(
            f"event-{content.EVENT_DEEDS[effect.do]}",
            amount=effect.amount,
            zone=ZONES[effect.zone],
            what=self.resources(effect.cogs, effect.brew),
        )
