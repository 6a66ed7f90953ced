"""The messages of a game in one language, read from Fluent files. A missing one is looked for in English."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message

from remnants import kits
from remnants.kernel.refusal import BadInput

LANGUAGES = ["en", "it"]
OWN_FOLDER = Path(__file__).parent
RULES_FILE = "rules.ftl"


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput(f"there are texts in {' and '.join(LANGUAGES)}, not in {language!r}")
    return language


def files_of(game: str, language: str) -> list[Path]:
    """All Fluent files that hold texts of a game: those of every table first, then the game's own."""
    own = sorted((OWN_FOLDER / language).glob("*.ftl"))
    return own + sorted((kits.kit(game).text_folder / language).glob("*.ftl"))


class Catalogue:
    """Messages by name: the value, or one of the attributes, with facts put in."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = check_language(language)
        self._bundles = [bundle_of(game, language)]
        if language != LANGUAGES[0]:
            self._bundles.append(bundle_of(game, LANGUAGES[0]))

    def has(self, message: str, attribute: str = "") -> bool:
        return any([pattern_of(bundle, message, attribute) is not None for bundle in self._bundles])

    def attributes(self, message: str) -> list[str]:
        """The names of a message's attributes, in the order in which they are written."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                return list(bundle.get_message(message).attributes)
        return []

    def say(self, message: str, attribute: str = "", facts: Mapping[str, Any] | None = None) -> str:
        """The text; what is missing in this language is said in English, and what is missing there by its name."""
        return self.try_to_say(message, attribute, facts)[0]

    def try_to_say(self, message: str, attribute: str = "", facts: Mapping[str, Any] | None = None) -> tuple[str, bool]:
        """The text, and whether nothing was missing: no message and no fact."""
        for bundle in self._bundles:
            pattern = pattern_of(bundle, message, attribute)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(facts or {}))
                return (italian(str(text)) if self.language == "it" else str(text)), not errors
        return message, False

    def rules(self) -> list[str]:
        """The names of the messages that hold the rules of the game, in the rulebook's order."""
        return [message for _, messages in self.chapters() for message in messages]

    def chapters(self) -> list[tuple[str, list[str]]]:
        """The rules of the game by chapter: its heading and the names of its messages."""
        path = kits.kit(self.game).text_folder / self.language / RULES_FILE
        return chapters_in(path) if path.is_file() else []

    def chapters_of_every_table(self) -> list[tuple[str, list[str]]]:
        """What holds whatever the game: the end of every rulebook."""
        return chapters_in(OWN_FOLDER / self.language / RULES_FILE)


STEMS = {"a": "a", "da": "da", "di": "de", "in": "ne", "su": "su"}
ENDINGS = {"il ": "l ", "lo ": "llo ", "la ": "lla ", "l'": "ll'", "i ": "i ", "gli ": "gli ", "le ": "lle "}
ARTICLE = re.compile(rf"\b({'|'.join(STEMS)}) ({'|'.join(ENDINGS)})", re.IGNORECASE)


def italian(text: str) -> str:
    """A text as it is said: what depends on the names that were put into it."""
    return euphonic(contracted(text))


def contracted(text: str) -> str:
    """Italian joins a preposition with the article of a name, and shortens it before gold: "dalla Gilda", "d'oro"."""
    return ARTICLE.sub(_joined, text).replace("di oro", "d'oro")


def _joined(found: re.Match[str]) -> str:
    preposition, article = found.groups()
    if article != article.lower():
        return found.group()
    joined = STEMS[preposition.lower()] + ENDINGS[article]
    return joined.capitalize() if preposition[0].isupper() else joined


SAME_VOWEL = re.compile(r"\b(?:a (?=A)|e (?=E))")


def euphonic(text: str) -> str:
    """Italian adds a d before a name that begins with the same vowel: "ad Ada", "ed Elena"."""
    return SAME_VOWEL.sub(_with_d, text)


def _with_d(found: re.Match[str]) -> str:
    return f"{found.group()[0]}d "


def pattern_of(bundle: FluentBundle, message: str, attribute: str) -> Any:
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    return found.attributes.get(attribute) if attribute else found.value


@cache
def bundle_of(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files_of(game, language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def chapters_in(path: Path) -> list[tuple[str, list[str]]]:
    """The messages of a file in the order in which they are written, under the group comments that head them."""
    chapters: list[tuple[str, list[str]]] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, GroupComment) or not chapters:
            chapters.append(((entry.content or "") if isinstance(entry, GroupComment) else "", []))
        if isinstance(entry, Message):
            chapters[-1][1].append(entry.id.name)
    return [(heading, messages) for heading, messages in chapters if messages]


TITLE = re.compile(r"^play-title *=.*\n(?:[ \t]+.*\n)*", re.MULTILINE)


@cache
def title_of(game: str, language: str) -> dict[str, str]:
    """What a start page says of a game: its `title`, `tagline` and `weight` (how long and how heavy it is).

    That is the message `play-title` with its attributes, found without reading all texts of the game.
    """
    found = {"title": game.capitalize(), "tagline": "", "weight": ""}
    for file in sorted((kits.kit(game).text_folder / language).glob("*.ftl")):
        written = TITLE.search(file.read_text(encoding="utf-8"))
        if written is not None:
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource(written.group(0)))
            for name in found:
                pattern = pattern_of(bundle, "play-title", "" if name == "title" else name)
                found[name] = found[name] if pattern is None else str(bundle.format_pattern(pattern, {})[0])
            return found
    return found if language == LANGUAGES[0] else title_of(game, LANGUAGES[0])
