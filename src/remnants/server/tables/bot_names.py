"""What bots are called: names of the game's world, which stand in its texts in every language."""

import secrets
from collections.abc import Collection
from functools import cache

from remnants.server.tables.seats import SeatKept
from remnants.text import Catalogue


@cache
def names(game: str) -> dict[str, str]:
    """The English names of a game's bots with the messages that say them; empty for a game that has none."""
    texts = Catalogue(game, "en")
    found: dict[str, str] = {}
    while texts.has(message := f"bot-name-{len(found) + 1}"):
        found[texts.say(message)] = message
    return found


def new_name(game: str, level: str, taken: Collection[str]) -> str:
    """A name that nobody at the table has yet."""
    free = [name for name in names(game) if name not in taken]
    if free:
        return secrets.choice(free)
    number = 1
    while (name := f"{level.capitalize()} bot {number}") in taken:
        number += 1
    return name


def called(game: str, seat: SeatKept) -> str | None:
    """The message that says a bot's name in the reader's language."""
    return names(game).get(seat.name) if seat.kind == "bot" else None
