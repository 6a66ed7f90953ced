"""Somebody who sits beside the table and counts."""

from collections import Counter
from typing import Any, Final

from remnants import kits
from remnants.kernel import engine
from remnants.kernel.events import Event
from remnants.kernel.match import Match
from remnants.kernel.state import State, dump
from remnants.kernel.steps import Choice
from remnants.lab.laboratory import laboratory
from remnants.text.naming import Naming

LOOKED_AT: Final = 20
"""The refusals are counted at one decision in so many: looking at all would take longer than the game."""
MEASURED_AT: Final = 10
"""The standing is measured at one decision in so many."""


class Names:
    """What people call the things of a match: copies of a card are one thing."""

    def __init__(self, naming: Naming) -> None:
        self.naming = naming
        self.known: dict[tuple[str, int], str] = {}

    def __call__(self, kind: str, number: int) -> str:
        """`card|Technician`."""
        key = (kind, number)
        if key not in self.known:
            self.known[key] = f"{kind}|{self.naming.thing(kind, number, {'state': {}})}"
        return self.known[key]


class Order:
    """The seats in the order in which they first decide."""

    def __init__(self, game: str) -> None:
        self.begins = laboratory(game).begins
        self.seats: list[int] = []

    def before(self, match: Match) -> None:
        if match.seat is not None and match.step == self.begins and match.seat not in self.seats:
            self.seats.append(match.seat)


class Watch:
    """What is offered, chosen, refused, told, gained and measured in one game."""

    def __init__(self, match: Match, names: Names) -> None:
        players = match.players
        self.names = names
        self.laboratory = laboratory(match.game.name)
        self.round = 0
        self.curves: list[list[int]] = []
        self.shown: list[set[str]] = [set() for _ in range(players)]
        self.offered: list[set[str]] = [set() for _ in range(players)]
        self.chosen: list[set[str]] = [set() for _ in range(players)]
        self.decided = [0] * players
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.used: dict[str, list[int]] = {found.name: [0] * players for found in self.laboratory.mechanism}
        self.brought: dict[str, list[int]] = {found.name: [0] * players for found in self.laboratory.mechanism}
        self.gained: dict[str, list[int]] = {found.of: [0] * players for found in self.laboratory.mechanism if found.of}
        self.out = [0] * players
        self.course: list[tuple[int, list[list[int]]]] = []
        self.chronicle = kits.kit(match.game.name).chronicle()(match.pack, players, dump(match.state))
        self.state: State = match.state

    def before(self, match: Match, choice: Choice, decisions: int) -> None:
        """Notes what may be chosen and what is."""
        seat = match.seat
        assert seat is not None
        choices = match.choices()
        self.decided[seat] += len(choices) > 1
        allowed = set(choices)
        step = match.step or ""
        for counted in self.laboratory.counted:
            if counted.holds(step, match.state):
                for option in match.candidates():
                    if option[0] == counted.verb:
                        name = f"{counted.did}|{self.names(counted.thing, counted.number(match.state, option))}"
                        self.shown[seat].add(name)
                        if option in allowed:
                            self.offered[seat].add(name)
                        if option == choice:
                            self.chosen[seat].add(name)
        if decisions % LOOKED_AT == 0:
            for candidate in match.candidates():
                refusal = None if candidate in allowed else engine.refusal(match.game.steps, match.state, candidate)
                if refusal is not None:
                    self.refusals[refusal.rule] += 1
        if decisions % MEASURED_AT == 0:
            self.measure(match, decisions)
        self.state = match.state.clone()

    def after(self, match: Match, events: list[Event]) -> None:
        """Notes what happened, and the scores whenever a round has passed."""
        before = self.state
        for event in events:
            self.hear({"kind": event.kind, **event.data, **event.secret}, before, match.state)
        for field, amounts in self.gained.items():
            then, now = getattr(before, field), getattr(match.state, field)
            for seat in range(match.players):
                amounts[seat] += max(0, now[seat] - then[seat])
        now_in = getattr(match.state, "round", 0)
        if now_in != self.round:
            self.round = now_in
            self.curves.append(list(match.game.scores(match.state)))

    def hear(self, event: dict[str, Any], before: State, now: State) -> None:
        self.events[event["kind"]] += 1
        self.chronicle.heard(event, lambda: dump(before))
        if event["kind"] == self.laboratory.out:
            self.out[event["seat"]] = getattr(now, "round", 0)
        for found in self.laboratory.mechanism:
            if found.holds(event):
                seat = event.get(found.seat, -1) if found.seat else 0
                if seat >= 0:
                    self.used[found.name][seat] += 1
                    self.brought[found.name][seat] += event[found.worth] if found.worth else 0

    def measure(self, match: Match, decisions: int) -> None:
        """The standing in all that the game's chronicle measures."""
        standing = self.chronicle.standing(dump(match.state))
        measured = [[value or 0 for value in standing[measure]] for measure in self.chronicle.measures]
        self.course.append((decisions, measured))

    def sources(self, match: Match) -> dict[str, list[int]]:
        """What the scores are made of."""
        found = self.chronicle.sources(dump(match.state))
        return {source: [value or 0 for value in values] for source, values in found.items()}
