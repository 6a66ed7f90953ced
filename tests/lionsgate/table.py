"""Positions and looks for the tests of Lionsgate's rules: a few readable lines instead of a set-up."""

from itertools import pairwise
from typing import Any

import remnants
from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.content.words import GOODS, KINDS, TILES
from remnants.boxes.lionsgate.rules.game import GAME
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.kernel.events import Event
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice

PACK: Content = GAME.content("lionsgate")
"""The rules are tested with the first pack, whatever is played with today."""

STOP: Choice = ("stop",)
END: Choice = ("end",)
REST: Choice = ("rest",)
TEAM = ["ada-firebox", "bruno-piston", "oskar-deepdelver", "captain-rusk"]
"""An engineer, another one, a miner and a fighter; none has an ability."""


# ---------------------------------------------------------------- setting up


def table(players: int = 3, team: list[str] | None = None, **spec: Any) -> Match:
    """A position with seat 0 to act; seat 0 has this team, the others whoever is left, from the end of the pack."""
    if spec.get("step") != "draft" and "teams" not in spec:
        own = TEAM if team is None else team
        size = 8 if players == 1 else 6 if players == 2 else 4
        rest = [name for name in reversed(PACK.mercenary_ids) if name not in own]
        spec["teams"] = [own] + [rest[size * other : size * other + size] for other in range(players - 1)]
    return remnants.position("lionsgate", {"players": players, **spec}, pack="lionsgate")


def merc(name: str) -> int:
    return PACK.mercenary_ids.index(name)


def cave(name: str) -> int:
    return PACK.cave_ids.index(name)


def bandit(name: str) -> int:
    return PACK.bandit_ids.index(name)


def upgrade(name: str) -> int:
    return PACK.upgrade_ids.index(name)


def good(name: str) -> int:
    return GOODS.index(name)


def tile(name: str) -> int:
    return TILES.index(name)


def tunnel(one: str, other: str) -> int:
    ends = {cave(one), cave(other)}
    return next(number for number, pair in enumerate(PACK.tunnel_ends) if set(pair) == ends)


def track(start: str, end: str) -> int:
    """The place of a boxcar on the track from one cave to the other."""
    number = tunnel(start, end)
    backwards = PACK.tunnel_ends[number][0] != cave(start)
    return len(PACK.cave_ids) + 2 * number + int(backwards)


def market(town: str, kind: str) -> int:
    return PACK.market_at[cave(town) * KINDS + good(kind)]


def circle(town: str, number: int = 0) -> int:
    return PACK.circles_of[cave(town)][number]


# ---------------------------------------------------------------- doing


def play(match: Match, *choices: Choice) -> list[Event]:
    """Plays these choices one after the other and gives all that happened."""
    events: list[Event] = []
    for choice in choices:
        events.extend(match.play(choice))
    return events


def assign(match: Match, *names: str) -> None:
    for name in names:
        match.play(("assign", merc(name)))


def act(match: Match, names: str | list[str], *choices: Choice) -> list[Event]:
    """A turn: these mercenaries are assigned, then these choices made."""
    assign(match, *([names] if isinstance(names, str) else names))
    return play(match, *choices)


def drive(match: Match, *caves: str) -> list[Event]:
    """A drive tunnel by tunnel, from the first cave to the last; it ends there."""
    events = match.play(("move",))
    for start, end in pairwise(caves):
        events += match.play(("tunnel", tunnel(start, end)))
    return events + (match.play(STOP) if match.step == "drive" else [])


def rest_all(match: Match, seat: int) -> None:
    """The seat assigns everybody and does nothing, whenever it is asked, until it has no turn left."""
    while match.seat == seat and match.step == "turn":
        state = state_of(match)
        for card in cards_in(state.ready[seat]):
            match.play(("assign", card))
        match.play(REST)
        while match.seat == seat and match.step == "after-action":
            match.play(END)


def finish_round(match: Match) -> None:
    """Everybody does nothing until the clean-up is over."""
    number = state_of(match).round
    while match.seat is not None and state_of(match).round == number:
        rest_all(match, match.seat)


# ---------------------------------------------------------------- looking


def state_of(match: Match) -> LionsgateState:
    state = match.state
    assert isinstance(state, LionsgateState)
    return state


def rule(match: Match, *choice: Any) -> str | None:
    """The rule that forbids this choice to whoever decides; None if it is allowed."""
    assert match.seat is not None
    refusal = match.refusal(match.seat, choice)
    return None if refusal is None else refusal.rule


def mat(match: Match, seat: int = 0) -> list[str]:
    return [GOODS[kind] for kind in state_of(match).mat[seat]]


def lying(match: Match, name: str) -> dict[str, int]:
    """The goods lying in a cave."""
    first = cave(name) * KINDS
    counts = state_of(match).loose[first : first + KINDS]
    return {GOODS[kind]: count for kind, count in enumerate(counts) if count}


def money(match: Match, seat: int = 0) -> int:
    return state_of(match).money[seat]


def bandits(match: Match, seat: int = 0) -> set[str]:
    return {PACK.bandit_ids[card] for card in cards_in(state_of(match).bandits[seat])}


def upgrades(match: Match, seat: int = 0) -> set[str]:
    return {PACK.upgrade_ids[card] for card in cards_in(state_of(match).upgrades[seat])}


def team(match: Match, seat: int = 0) -> set[str]:
    return {PACK.mercenary_ids[card] for card in cards_in(state_of(match).team[seat])}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> dict[str, Any]:
    """What the first event of a kind says."""
    return next(event.data for event in events if event.kind == kind)
