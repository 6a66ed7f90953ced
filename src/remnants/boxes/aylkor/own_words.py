"""Words of one's own for Aylkor's packs: a plug-in of the pack's author adds them to the vocabulary."""

from remnants.boxes.aylkor.content.content import DEEDS
from remnants.boxes.aylkor.content.words import FIELDS, OWN_FIELDS, OWN_TEXTS
from remnants.boxes.aylkor.rules.deed import OWN_DEEDS, Deed
from remnants.kernel.refusal import BadInput

__all__ = ["Deed", "add_word"]


def add_word(word: str, deed: Deed, *, fields: tuple[str, ...], en: str, it: str) -> None:
    """Adds a word that does a deed.

    `fields` are those it takes in a pack (amount, cogs, brew, target); `en` and `it` are what cards print, with the
    fields in braces, and {whom} for the target: "{whom} takes {amount} damage for each brew you have."
    """
    if word in DEEDS:
        raise BadInput(f"the word {word!r} is there already; a word of your own needs another name")
    for field in fields:
        if field not in FIELDS:
            raise BadInput(f"the word {word!r}: there is no field {field!r}; there are {', '.join(FIELDS)}")
    for language, text in (("en", en), ("it", it)):
        check_text(word, language, text, fields)
    OWN_DEEDS[len(DEEDS)] = deed
    DEEDS.append(word)
    OWN_FIELDS[word] = fields
    OWN_TEXTS[word] = {"en": en, "it": it}


def check_text(word: str, language: str, text: str, fields: tuple[str, ...]) -> None:
    """A text that could not be printed is refused before anybody plays."""
    named = ["whom" if field == "target" else field for field in fields]
    try:
        text.format(**dict.fromkeys(named, 0))
    except (KeyError, IndexError, ValueError):
        allowed = ", ".join([f"{{{name}}}" for name in named]) or "nothing"
        raise BadInput(f"the word {word!r}: its text {language} may hold {allowed} in braces: {text!r}") from None
