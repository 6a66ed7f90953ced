"""Words of one's own for the pipes of Lionsgate's packs: a plug-in of the pack's author adds them to the vocabulary."""

from remnants.boxes.lionsgate.content.words import EFFECTS, OWN_TEXTS, STRIKES, WITH_AMOUNT
from remnants.boxes.lionsgate.rules.upgrades import OWN_STRIKES, Strike
from remnants.kernel.refusal import BadInput

__all__ = ["Strike", "add_word"]


def add_word(word: str, strike: Strike, *, amount: bool, en: str, it: str) -> None:
    """Adds a word for pipes.

    `amount` says whether it takes one in a pack; `en` and `it` are what cards print, with the amount in braces where
    there is one: "Another player pays you {amount} money."
    """
    if word in STRIKES or word in EFFECTS or word == "tool":
        raise BadInput(f"the word {word!r} is there already; a word of your own needs another name")
    for language, text in (("en", en), ("it", it)):
        try:
            text.format(**({"amount": 1} if amount else {}))
        except (KeyError, IndexError, ValueError):
            allowed = "{amount}" if amount else "nothing"
            raise BadInput(f"the word {word!r}: its text {language} may hold {allowed} in braces: {text!r}") from None
    OWN_STRIKES[len(STRIKES)] = strike
    STRIKES.append(word)
    if amount:
        WITH_AMOUNT.append(word)
    OWN_TEXTS[word] = {"en": en, "it": it}
