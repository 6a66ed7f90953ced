"""Words of one's own for City's packs: a plug-in of the pack's author adds them to the vocabulary."""

from remnants.boxes.city.content.words import DEED, FIELDS, OWN_TEXTS, WORDS
from remnants.boxes.city.rules.effects.deed import Deed
from remnants.boxes.city.rules.effects.vocabulary import DEEDS
from remnants.kernel.refusal import BadInput

__all__ = ["Deed", "add_word"]


def add_word(word: str, deed: Deed, *, fields: tuple[str, ...], when: tuple[str, ...], en: str, it: str) -> None:
    """Adds a word that does a deed.

    `fields` are those it takes in a pack (amount, figures, spaces, on, pile, per), `when` the moments at which it may
    work (play, produce, battle, won, lost); `en` and `it` are what cards print, with the fields in braces:
    "Everybody else loses {amount} ARC."
    """
    if word in WORDS:
        raise BadInput(f"the word {word!r} is there already; a word of your own needs another name")
    for what, given, known in (("field", fields, FIELDS), ("moment", when, DEED)):
        for name in given:
            if name not in known:
                raise BadInput(f"the word {word!r}: there is no {what} {name!r}; there are {', '.join(known)}")
    if not when:
        raise BadInput(f"the word {word!r} works at no moment; name some of {', '.join(DEED)}")
    for language, text in (("en", en), ("it", it)):
        check_text(word, language, text, fields)
    WORDS[word] = (fields, when)
    DEEDS[word] = deed
    OWN_TEXTS[word] = {"en": en, "it": it}


def check_text(word: str, language: str, text: str, fields: tuple[str, ...]) -> None:
    """A text that could not be printed is refused before anybody plays."""
    try:
        text.format(**dict.fromkeys(fields, 0))
    except (KeyError, IndexError, ValueError):
        allowed = ", ".join([f"{{{field}}}" for field in fields]) or "nothing"
        raise BadInput(f"the word {word!r}: its text {language} may hold {allowed} in braces: {text!r}") from None
