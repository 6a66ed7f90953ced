"""Somebody who sits beside the table and counts."""

from collections import Counter
from typing import Any, Final

import msgspec

from remnants import kits
from remnants.kernel import engine
from remnants.kernel.events import Event
from remnants.kernel.match import Match
from remnants.kernel.simulation import Simulation, simulated
from remnants.kernel.state import State, dump
from remnants.kernel.steps import Choice
from remnants.lab.earnings import Earnings
from remnants.lab.laboratory import Counted, laboratory
from remnants.text.naming import Naming

LOOKED_AT: Final = 20
"""The refusals are counted at one decision in so many: looking at all would take longer than the game."""
MEASURED_AT: Final = 10
"""The standing is measured at one decision in so many."""


Rounds = dict[str, list[int]]
"""For things the rounds in which something was so."""


class Closely(msgspec.Struct):
    """What is kept of a game that was watched closely. Things are written `did|kind|name`."""

    curves: list[list[int]]
    """The scores of all seats at the end of each round."""
    shown: list[Rounds]
    """For each seat the things that lay there to be chosen, whether it was allowed to or not, and in which rounds."""
    offered: list[Rounds]
    """Of those what it was allowed to choose."""
    chosen: list[Rounds]
    decided: list[int]
    """For each seat the decisions in which it had a choice."""
    events: dict[str, int]
    refusals: dict[str, int]
    used: dict[str, list[int]]
    """For each mechanism how often each seat used it."""
    brought: dict[str, list[int]]
    """For each mechanism what it brought each seat."""
    gained: dict[str, list[int]]
    """For each field of which mechanisms are a part, all that each seat gained in it."""
    sources: dict[str, list[int]]
    """What the scores are made of."""
    measures: list[str]
    course: list[tuple[int, list[list[int]]]]
    """After how many decisions, and each of the measures then for each seat."""
    out: list[int]
    """The round in which each seat went out of the game; 0 for who did not."""
    first_seen: dict[str, tuple[int, bool]] = {}
    """Where one of several things is taken: of how many a thing was one when it could first be, and whether it was."""


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


def write_down(rounds: Rounds, name: str, state: State) -> None:
    """Adds the round to those of a name, once."""
    found = rounds.setdefault(name, [])
    now = getattr(state, "round", 0)
    if not found or found[-1] != now:
        found.append(now)


def candidates(simulation: Simulation) -> list[Choice]:
    """All that might be tried at a decision, the refused included."""
    frame = simulation.state.agenda[-1]
    return simulation.game.steps[frame.step].candidates(simulation.state, frame)


class Watch:
    """What is offered, chosen, refused, told, gained and measured in one game."""

    def __init__(self, match: Match, names: Names) -> None:
        players = match.players
        self.names = names
        self.laboratory = laboratory(match.game.name)
        self.round = 0
        self.curves: list[list[int]] = []
        self.shown: list[Rounds] = [{} for _ in range(players)]
        self.offered: list[Rounds] = [{} for _ in range(players)]
        self.chosen: list[Rounds] = [{} for _ in range(players)]
        self.decided = [0] * players
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.used: dict[str, list[int]] = {found.name: [0] * players for found in self.laboratory.mechanism}
        self.brought: dict[str, list[int]] = {found.name: [0] * players for found in self.laboratory.mechanism}
        self.earnings = Earnings(match.game.name, match.state)
        self.out = [0] * players
        self.course: list[tuple[int, list[list[int]]]] = []
        self.first_seen: dict[str, tuple[int, bool]] = {}
        self.chronicle = kits.kit(match.game.name).chronicle()(match.pack, players, dump(match.state))
        self.state: State = match.state

    def before(self, match: Match, choice: Choice, decisions: int) -> None:
        """Notes what may be chosen and what is."""
        seat = match.seat
        assert seat is not None
        choices = match.choices()
        self.decided[seat] += len(choices) > 1
        allowed = set(choices)
        candidates = match.candidates()
        for counted in self.laboratory.counted:
            if counted.holds(match.step or "", match.state):
                for option in candidates:
                    self.note(counted, seat, match.state, option, option in allowed)
                if counted.one_of:
                    self.see(counted, match.state, choices, choice)
                if choice[0] == counted.verb:
                    write_down(self.chosen[seat], self.name(counted, match.state, choice), match.state)
            elif counted.through and (counted.through,) in candidates:
                self.look_through(counted, match, (counted.through,) in allowed)
        if decisions % LOOKED_AT == 0:
            for candidate in candidates:
                refusal = None if candidate in allowed else engine.refusal(match.game.steps, match.state, candidate)
                if refusal is not None:
                    self.refusals[refusal.rule] += 1
        if decisions % MEASURED_AT == 0:
            self.measure(match, decisions)
        self.state = match.state.clone()

    def note(self, counted: Counted, seat: int, state: State, option: Choice, is_allowed: bool) -> None:
        """Notes that a thing lies there, and whether the seat might take it."""
        if option[0] == counted.verb:
            name = self.name(counted, state, option)
            if is_allowed or not counted.all_in_reach:
                write_down(self.shown[seat], name, state)
            if is_allowed:
                write_down(self.offered[seat], name, state)

    def see(self, counted: Counted, state: State, choices: list[Choice], taken: Choice) -> None:
        """Notes which of several things is taken, by those that could not be had before."""
        lying = [option for option in choices if option[0] == counted.verb]
        for option in lying:
            self.first_seen.setdefault(self.name(counted, state, option), (len(lying), option == taken))

    def name(self, counted: Counted, state: State, option: Choice) -> str:
        return f"{counted.did}|{self.names(counted.thing, counted.number(state, option))}"

    def look_through(self, counted: Counted, match: Match, is_allowed: bool) -> None:
        """Notes what lies behind a choice that only leads to it: who may say "buy" might buy what lies in the row."""
        seat = match.seat
        assert seat is not None
        ahead = simulated(match.game, match.state.clone(), 0)
        ahead.play((counted.through,))
        if ahead.asks(seat) and counted.holds(ahead.step or "", ahead.state):
            allowed = ahead.choices()
            for option in candidates(ahead):
                self.note(counted, seat, ahead.state, option, is_allowed and option in allowed)

    def after(self, match: Match, events: list[Event]) -> None:
        """Notes what happened, and the scores whenever a round has passed."""
        before = self.state
        for event in events:
            self.hear({"kind": event.kind, **event.data, **event.secret}, before, match.state)
        self.earnings.count(match.state)
        now_in = getattr(match.state, "round", 0)
        if now_in != self.round:
            self.round = now_in
            self.curves.append(list(match.game.scores(match.state)))

    def hear(self, event: dict[str, Any], before: State, now: State) -> None:
        self.events[event["kind"]] += 1
        self.chronicle.heard(event, lambda: dump(before))
        self.count(event, now)

    def count(self, event: dict[str, Any], now: State) -> None:
        """Counts what a mechanism did, and who went out."""
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

    def kept(self, match: Match) -> Closely:
        """What is kept of what was watched."""
        return Closely(
            curves=self.curves,
            shown=self.shown,
            offered=self.offered,
            chosen=self.chosen,
            decided=self.decided,
            events=dict(self.events),
            refusals=dict(self.refusals),
            used=self.used,
            brought=self.brought,
            gained=self.earnings.gained,
            sources=self.sources(match),
            measures=list(self.chronicle.measures),
            course=self.course,
            out=self.out,
            first_seen=self.first_seen,
        )
