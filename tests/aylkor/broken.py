"""Positions of Aylkor in which something is lost, doubled or out of step, and what is said of each."""

from collections.abc import Callable
from typing import Any

from remnants.boxes.aylkor.rules.state import BREW, COG, AylkorState
from tests.aylkor.table import at, board, card, position, unit

Break = Callable[[AylkorState], None]
HERO, UNIT, EMPTY = at(1, 1), at(5, 5), at(9, 2)
BROKEN: dict[str, tuple[Break, str]] = {
    "a card is gone": (lambda state: state.hands[0].clear(), "seat 0 does not have the cards"),
    "a card came from nowhere": (lambda state: state.discards[1].append(card("thornback")), "seat 1 does not have"),
    "a known card is not there": (lambda state: state.known[0].append(card("thornback")), "seat 0 is known to have"),
    "an event is doubled": (lambda state: state.event_deck.append(0), "events are lost or doubled"),
    "events are gone": (lambda state: (state.event_deck or state.event_discards).clear(), "events are lost"),
    "brew too much": (lambda state: state.resource.__setitem__(EMPTY, BREW), "brew on the board"),
    "a cog too much": (lambda state: state.resource.__setitem__(EMPTY, COG), "cogs on the board"),
    "less than no cogs": (lambda state: state.cogs.__setitem__(1, -1), "fewer than no cogs or brew"),
    "less than no brew": (lambda state: state.brew.__setitem__(1, -1), "fewer than no cogs or brew"),
    "a unit without health": (lambda state: state.health.__setitem__(UNIT, 0), "has health 0"),
    "a unit with too much health": (lambda state: state.health.__setitem__(UNIT, 99), "has health 99"),
    "a hero of another": (lambda state: state.owner.__setitem__(HERO, 1), "seat 0's hero is not where"),
    "another card where the hero stands": (lambda state: state.card.__setitem__(HERO, 0), "seat 0's hero is not where"),
    "a unit on a resource": (lambda state: gathering(state), "a unit stands on a resource that it has not gathered"),
    "units that are not known to stand": (lambda state: state.standing.__setitem__(0, 0), "standing is out of step"),
}


def gathering(state: AylkorState) -> None:
    """What lies there has not been gathered by the unit on it."""
    state.resources |= 1 << UNIT


def fine() -> AylkorState:
    seats: dict[int, dict[str, Any]] = {0: {"hand": ["spark-wisp"], "captured": ["thornback"]}, 2: {"out": 1}}
    return board(position(3, seats, units=[unit("great-ursor", 1, 5, 5)]))
