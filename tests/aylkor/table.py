"""Positions for the tests of Aylkor's rules, with a pack whose numbers stay when the game is balanced."""

import re
import shutil
from pathlib import Path
from typing import Any

import remnants
from remnants.boxes.aylkor.content.board import space_at
from remnants.boxes.aylkor.content.content import Content
from remnants.boxes.aylkor.rules.game import GAME
from remnants.boxes.aylkor.rules.state import AylkorState
from remnants.kernel.match import Match

PACK_FOLDER = Path(__file__).parent / "pack"
PACK: Content = GAME.content(str(PACK_FOLDER))

HEROES = ["vell", "brask", "maddoc", "ysolde"]
CORNERS = [[1, 1], [10, 10], [1, 10], [10, 1]]

ROUND_LIMITS = [60, 30, 40, 80, 0]
OTHER_OPTIONS = [
    {"first_event": first, "heroes": heroes, "gift": "second" if first == 2 else "none"}
    for first in (4, 2, 5)
    for heroes in ("dealt", "chosen")
]


def options_of(number: int, round_limit: int) -> dict[str, Any]:
    """The options of one of many tables: with a round limit, each table of the other options in turn."""
    return {"round_limit": round_limit, **OTHER_OPTIONS[number % len(OTHER_OPTIONS)]}


def position(
    players: int, seats: dict[int, dict[str, Any]] | None = None, pack: Path = PACK_FOLDER, **more: Any
) -> Match:
    """A table of so many players in round 5, heroes in their corners, seat 0 to act; `seats` changes seats."""
    changes = seats or {}
    entries = [{"hero": HEROES[seat], "at": CORNERS[seat], **changes.get(seat, {})} for seat in range(players)]
    for entry in entries:
        if entry.get("out"):
            del entry["at"]
    return remnants.position("aylkor", {"players": players, "round": 5, "seats": entries, **more}, pack)


def duel(first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **more: Any) -> Match:
    """Two players: Vell in the corner [1, 1] is to act, Brask stands in the corner [10, 10]."""
    return position(2, {0: first or {}, 1: second or {}}, **more)


def pack_with(folder: Path, cards: dict[str, str], events: dict[str, str] | None = None) -> Path:
    """A copy of the test pack in which some cards have other abilities or effects, and some events do other things."""
    pack = folder / "pack"
    shutil.copytree(PACK_FOLDER, pack)
    for file, changes in (
        ("units.toml", cards),
        ("techs.toml", cards),
        ("heroes.toml", cards),
        ("events.toml", events or {}),
    ):
        entries = re.split(r"(?m)^(?=\[\[)", (pack / file).read_text())
        for number, entry in enumerate(entries):
            found = re.search(r'(?m)^id = "(.*)"', entry)
            if found and found.group(1) in changes:
                kept = re.sub(r"(?ms)^(abilities|ability|effects|lasting|revealed|every-round) = .*", "", entry)
                entries[number] = kept + changes[found.group(1)] + "\n\n"
        (pack / file).write_text("".join(entries))
    return pack


def unit(card: str, owner: int | str, row: int, column: int, **more: Any) -> dict[str, Any]:
    return {"card": card, "owner": owner, "at": [row, column], **more}


def card(name: str) -> int:
    return PACK.ids.index(name)


def event(name: str) -> int:
    return PACK.event_ids.index(name)


def at(row: int, column: int) -> int:
    return space_at(row, column)


def board(match: Match) -> AylkorState:
    """The state, for looking at what happened."""
    state = match.state
    assert isinstance(state, AylkorState)
    return state


def rule(match: Match, *choice: Any) -> str | None:
    """The rule that forbids a choice of the player who must decide, or None."""
    seat = match.seat
    assert seat is not None
    refusal = match.refusal(seat, choice)
    return None if refusal is None else refusal.rule


def move(match: Match, start: int, end: int) -> None:
    match.play(("move", start))
    match.play(("to", end))


def health(match: Match, row: int, column: int) -> int:
    return board(match).health[at(row, column)]


def stands(match: Match, row: int, column: int) -> str | None:
    """Which card stands there."""
    number = board(match).card[at(row, column)]
    return None if number < 0 else PACK.ids[number]


def kinds(events: list[Any]) -> list[str]:
    return [event.kind for event in events]
