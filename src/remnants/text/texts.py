"""Everything that is said about a game, in one language."""

import unicodedata
from typing import Any

from remnants import kits
from remnants.kernel.game import Game, Pack
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Choice
from remnants.text.catalogue import Catalogue
from remnants.text.naming import Naming, View

NOTHING_SEEN: View = {"state": {}}


class RuleText:
    """A rule as people read it."""

    def __init__(self, rule: str, title: str, text: str) -> None:
        self.rule = rule
        self.title = title
        self.text = text


class Texts:
    """The texts of a game in one language. Nothing here fails for a missing text: English is said, or the bare name.

    Texts of choices and events name pieces of the table, so they are given the view of whoever reads them.
    """

    def __init__(
        self, game_name: str, language: str = "en", pack: Pack | None = None, players: list[str] | None = None
    ) -> None:
        kit = kits.kit(game_name)
        self.game: Game = kit.game()
        self.language = language
        self.catalogue = Catalogue(game_name, language)
        whole_pack = self.game.load_pack(None) if pack is None else pack
        self.naming: Naming = (kit.naming() or Naming)(self.catalogue, whole_pack, players or [])

    # ------------------------------------------------------------------ rules

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.catalogue.say("play-title") if self.catalogue.has("play-title") else self.game.name.capitalize()

    def field(self, name: str) -> str:
        """What a field of the view is called: `field-<name>`, or its bare name."""
        message = f"field-{name}"
        return self.catalogue.say(message) if self.catalogue.has(message) else name.replace("_", " ")

    def rules(self) -> list[RuleText]:
        """All rules of the game in the rulebook's order."""
        return [self.rule(rule_named(name)) for name in self.catalogue.rules()]

    def chapters(self) -> list[tuple[str, list[RuleText]]]:
        """The rulebook by chapter, each with its heading: the rules of the game, then those of every table."""
        return [
            (heading, [self.rule(rule_named(name)) for name in names])
            for heading, names in self.catalogue.chapters() + self.catalogue.chapters_of_every_table()
        ]

    def rule(self, rule: str) -> RuleText:
        message = message_of(rule)
        title = self.catalogue.say(message, "title") if self.catalogue.has(message, "title") else rule
        return RuleText(rule, title, self.catalogue.say(message))

    def search(self, words: str) -> list[RuleText]:
        """The rules of the rulebook in which all these words occur, those with a hit in id or title first."""
        wanted = plain(words).split()
        found: list[tuple[int, RuleText]] = []
        for rule in [rule for _, rules in self.chapters() for rule in rules]:
            heading = plain(f"{rule.rule} {rule.title}")
            whole = f"{heading} {plain(rule.text)}"
            if all([word in whole for word in wanted]):
                found.append((sum([word not in heading for word in wanted]), rule))
        return [rule for _, rule in sorted(found, key=_misses)]

    def refusal(self, refusal: Refusal, view: View = NOTHING_SEEN) -> str:
        """Why something is not allowed, in a sentence to the player.

        It is the first of the message's reasons (`.reason`, `.reason-...`) whose facts are all known, or the bare
        `.refusal`, or the words of the rule itself. Whoever tried what is not even asked is told what is.
        """
        step = view.get("step")
        if refusal.facts.get("asked") == "other" and step:
            return self.catalogue.say("table-not-asked", "", {"prompt": self.prompt(step, view["decides"], view)})
        message = message_of(refusal.rule)
        facts = self.naming.said(refusal.facts, view)
        for attribute in self.catalogue.attributes(message):
            if attribute.startswith("reason"):
                sentence, complete = self.catalogue.try_to_say(message, attribute, facts)
                if complete:
                    return sentence
        attribute = "refusal" if self.catalogue.has(message, "refusal") else ""
        return self.catalogue.say(message, attribute, facts)

    # ------------------------------------------------------------------ the table

    def prompt(self, step: str, seat: int, view: View = NOTHING_SEEN) -> str:
        """What a player is asked."""
        return self.say(f"step-{dashed(step)}", {"player": seat, **self.naming.asked(step, view)}, view)

    def choice(self, step: str, choice: Choice, view: View = NOTHING_SEEN) -> str:
        """The label of a choice: the one for this step, or the one for every step."""
        message = f"choice-{choice[0]}"
        attribute = dashed(step) if self.catalogue.has(message, dashed(step)) else ""
        if not self.catalogue.has(message, attribute):
            return " ".join([str(part) for part in choice])
        return self.catalogue.say(message, attribute, self.naming.said(self.naming.facts_of(choice, view), view))

    def explained(self, choice: Choice, view: View = NOTHING_SEEN) -> str:
        """The rules text of the card or tile that a choice is about, or nothing."""
        return self.naming.explained(choice, view)

    def event(self, shown: dict[str, Any], view: View = NOTHING_SEEN) -> str:
        """What happened, told to whoever was shown this much of it (`Event.shown_to`)."""
        message = f"event-{dashed(shown['kind'])}"
        facts = self.naming.said(shown, view)
        if self.catalogue.has(message, "own"):
            sentence, complete = self.catalogue.try_to_say(message, "own", facts)
            if complete:
                return sentence
        return self.catalogue.say(message, "", facts) if self.catalogue.has(message) else str(shown["kind"])

    def named(self, fact: str, value: Any, view: View = NOTHING_SEEN) -> str:
        """What people call the value of a fact."""
        return str(self.naming.named(fact, value, view))

    def say(self, message: str, facts: dict[str, Any] | None = None, view: View = NOTHING_SEEN) -> str:
        """Any message of the catalogue, its facts named."""
        return self.catalogue.say(message, "", self.naming.said(facts or {}, view))


def _misses(entry: tuple[int, RuleText]) -> int:
    return entry[0]


def plain(text: str) -> str:
    """Small letters without accents: whoever types "puo" finds "può"."""
    spread = unicodedata.normalize("NFD", text.replace("’", "'"))
    return "".join([letter for letter in spread if not unicodedata.combining(letter)]).casefold()


def dashed(name: str) -> str:
    """A name as part of the name of a message."""
    return name.replace(".", "-").replace(" ", "-")


def message_of(rule: str) -> str:
    """The name of the message that holds a rule."""
    return rule.replace(".", "-")


def rule_named(message: str) -> str:
    """The rule whose text a message holds: a rule's id is its game, its chapter and its name."""
    return message.replace("-", ".", 2)
