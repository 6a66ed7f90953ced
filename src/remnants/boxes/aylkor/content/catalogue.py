"""Everything the page must know to draw and name things; its outline is that of City's catalogue.

Texts of cards and events come written out in every language: they are generated here from the effects, as everywhere.
"""

from typing import Literal

from remnants.boxes.aylkor.content import printed
from remnants.boxes.aylkor.content.board import COLUMNS, ROWS, SPACES, column_of, row_of, spaces_in
from remnants.boxes.aylkor.content.content import TYPES, Content
from remnants.boxes.aylkor.naming.card_texts import CardTexts
from remnants.boxes.aylkor.rules.state import RESOURCES
from remnants.text import LANGUAGES, Catalogue


def catalogue(pack: Content) -> printed.Catalogue:
    """The content of a pack for the page."""
    texts = {language: CardTexts(Catalogue("aylkor", language), pack) for language in LANGUAGES}
    return {
        "kinds": {
            "card": [_card(pack, texts, card) for card in range(len(pack.ids))],
            "event": [_event(pack, texts, event) for event in range(len(pack.event_ids))],
            "space": [{"name": _space(pack, texts, space)} for space in range(SPACES)],
            "resource": [
                {"id": name, "name": {language: texts[language].say(f"play-word-{name}") for language in LANGUAGES}}
                for name in RESOURCES
            ],
        },
        "table": {
            "rows": ROWS,
            "columns": COLUMNS,
            "corners": pack.corners,
            "centre": spaces_in(pack.centre),
            "numbered": pack.numbered,
        },
    }


def _card(pack: Content, texts: dict[str, CardTexts], card: int) -> printed.Card:
    kind: Literal["unit", "tech", "hero"] = "unit" if pack.is_unit(card) else "hero" if pack.is_hero(card) else "tech"
    return {
        "id": pack.ids[card],
        "mark": pack.marks[card],
        "name": pack.names[card],
        "kind": kind,
        "type": TYPES[pack.type[card]],
        "cogs": pack.cogs[card],
        "brew": pack.brew[card],
        "attack": pack.attack[card],
        "health": pack.health[card],
        "move": pack.move[card],
        "range": pack.range[card],
        "copies": pack.copies[card],
        "text": {language: texts[language].card(card) for language in LANGUAGES},
    }


def _event(pack: Content, texts: dict[str, CardTexts], event: int) -> printed.EventCard:
    card = pack.events[event]
    return {
        "id": pack.event_ids[event],
        "name": pack.event_names[event],
        "rounds": card.rounds,
        "text": {language: texts[language].event(event) for language in LANGUAGES},
    }


def _space(pack: Content, texts: dict[str, CardTexts], space: int) -> str | dict[str, str]:
    """Row and column, or the number in the centre zone."""
    if not pack.centre >> space & 1:
        return f"{row_of(space)}/{column_of(space)}"
    number = pack.numbered.index(space)
    return {language: texts[language].say("play-word-centre", number=number) for language in LANGUAGES}
