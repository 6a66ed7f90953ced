"""The rules of a game by their ids, as its texts have them: what a walk may be refused with."""

from remnants.text import Catalogue
from remnants.text.texts import rule_named


def known_rules(game: str) -> set[str]:
    return {rule_named(message) for message in Catalogue(game, "en").rules()}
