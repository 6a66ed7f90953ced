"""Turning a pack down: every refusal names the place (file, entry, field) and says what would be right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from remnants.kernel.refusal import BadInput

if TYPE_CHECKING:
    from remnants.boxes.city.content.forms import Name


def refuse(place: str, complaint: str) -> NoReturn:
    """Turn the pack down."""
    raise BadInput(f"{place}: {complaint}")


def listed(words: Sequence[str]) -> str:
    """Words as they are read out in a message."""
    return ", ".join(words)


def one_of(place: str, value: str, allowed: Sequence[str]) -> None:
    """Refuse a word that is not in a list."""
    if value not in allowed:
        refuse(place, f"there is no {value!r}; there are {listed(allowed)}")


def exactly(place: str, what: str, found: int, right: int) -> None:
    """Refuse a count that is not the box's."""
    if found != right:
        refuse(place, f"there must be {right} {what}, and there are {found}")


def at_least(place: str, value: int, least: int) -> None:
    """Refuse a number that is too small."""
    if value < least:
        refuse(place, f"it must be {least} or more, not {value}")


def whole_coins(place: str, amount: int, coin: int) -> None:
    """Refuse ARCs that cannot be paid: the smallest token is the step (city.recruit.cash)."""
    if amount % coin:
        refuse(place, f"{amount} cannot be paid; it must be a whole number of {coin}-ARC tokens")


def named(place: str, name: Name, field: str = "name") -> None:
    """Refuse a name, or another text, that is missing in one of the languages."""
    for language, text in (("en", name.en), ("it", name.it)):
        if not text.strip():
            refuse(f"{place} {field} {language}", "it is empty; it must be written in English and Italian")


def identified(place: str, identifier: str, taken: set[str]) -> None:
    """Refuse an id that is not lower-case words joined by hyphens, or that another entry has."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", identifier):
        refuse(f"{place} id", f"{identifier!r} is no id; it must be lower-case words joined by hyphens")
    if identifier in taken:
        refuse(f"{place} id", f"{identifier!r} is already taken; every entry needs an id of its own")
    taken.add(identifier)
