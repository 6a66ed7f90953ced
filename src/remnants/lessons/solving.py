"""Solving puzzles: can the goal be reached for sure, whatever the others choose and however chance falls?

The search is exhaustive within a puzzle's decisions: one good choice of the own seat is enough, and every choice of the
others and every outcome of chance must be answered. An outcome that cannot be listed, such as the shuffle of a whole
deck, cannot be answered, so nothing behind it is sure.
"""

import marshal
from dataclasses import dataclass
from hashlib import blake2b
from itertools import permutations
from typing import Any

from remnants.kernel.engine import Steps
from remnants.kernel.game import Game
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from remnants.kernel.steps import ASK, AUTOMATIC, Answer, Choice, Shuffle, Step
from remnants.lessons.goals import OPEN, REACHED, Goal

MOST_POSITIONS = 60_000
"""A puzzle with more positions than this is too large to be judged while somebody waits."""
LARGEST_SHUFFLE = 3


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a position is worth."""

    sure: bool
    ways: int
    """How many sequences of own choices reach the goal, at least, whatever is answered."""
    luck: float
    """How often choosing at random reaches it, the others and chance at their worst."""


WON = Prospect(True, 1, 1.0)
LOST = Prospect(False, 0, 0.0)


@dataclass(frozen=True, slots=True)
class Stand:
    """A position where somebody must choose: how far the goal has come, and how many own choices are left."""

    state: State
    told: int
    left: int


class Solver:
    """Searches one puzzle; what it has worked out it keeps."""

    def __init__(self, game: Game, goal: Goal) -> None:
        self.game = game
        self.goal = goal
        self.steps: Steps = game.steps
        self._whole: dict[bytes, Prospect] = {}
        self._sure: dict[bytes, bool] = {}

    @property
    def positions(self) -> int:
        """How many different positions it has looked at."""
        return max(len(self._whole), len(self._sure))

    def seat(self, state: State) -> int:
        frame = state.agenda[-1]
        return self.steps[frame.step].seat(state, frame)

    def choices(self, state: State) -> list[Choice]:
        frame = state.agenda[-1]
        return self.steps[frame.step].choices(state, frame)

    # ------------------------------------------------------------------ what a position is worth

    def verdict(self, stand: Stand) -> Prospect:
        """Everything about a position; it looks at all that can follow."""
        if self.goal.holds(stand.told, stand.state):
            return WON
        if not stand.state.agenda:
            return LOST
        own = self.seat(stand.state) == self.goal.seat
        if own and stand.left == 0:
            return LOST
        key = key_of(stand)
        if key not in self._whole:
            self._bound(len(self._whole))
            found = [self._worst(self.after(stand, choice)) for choice in self.choices(stand.state)]
            self._whole[key] = best_of(found) if own else worst_of(found)
        return self._whole[key]

    def _worst(self, ends: "list[tuple[Stand | Prospect, float, list[Answer]]]") -> Prospect:
        """What comes of a choice, chance at its worst."""
        return worst_of([end if isinstance(end, Prospect) else self.verdict(end) for end, _, _ in ends])

    def sure(self, stand: Stand) -> bool:
        """Whether the goal can be reached for sure; it stops looking as soon as that is known."""
        if self.goal.holds(stand.told, stand.state):
            return True
        if not stand.state.agenda:
            return False
        own = self.seat(stand.state) == self.goal.seat
        if own and stand.left == 0:
            return False
        key = key_of(stand)
        if key in self._whole:
            return self._whole[key].sure
        if key not in self._sure:
            self._bound(len(self._sure))
            choices = self.choices(stand.state)
            results = (self.sure_after(stand, choice) for choice in choices)
            self._sure[key] = any(results) if own else all(results)
        return self._sure[key]

    def sure_after(self, stand: Stand, choice: Choice) -> bool:
        """Whether it is still sure after a choice, however chance falls."""
        return all(self._sure_end(end) for end, _, _ in self.after(stand, choice))

    def _sure_end(self, end: "Stand | Prospect") -> bool:
        return end.sure if isinstance(end, Prospect) else self.sure(end)

    def _bound(self, positions: int) -> None:
        if positions >= MOST_POSITIONS:
            raise BadInput(f"the puzzle has more than {MOST_POSITIONS} positions: fewer decisions or fewer pieces")

    # ------------------------------------------------------------------ the others and chance at their worst

    def answer_of_others(self, stand: Stand) -> Choice:
        """What one of the others does: whatever spoils it, or else the first thing there is."""
        choices = self.choices(stand.state)
        return next((choice for choice in choices if not self.sure_after(stand, choice)), choices[0])

    def worst_chance(self, stand: Stand, choice: Choice) -> list[Answer]:
        """What chance answers to a choice: whatever spoils it, or else what is likeliest."""
        ends = self.after(stand, choice)
        spoiling = [answers for end, _, answers in ends if not self._sure_end(end)]
        return spoiling[0] if spoiling else max(ends, key=lambda one: one[1])[2]

    # ------------------------------------------------------------------ what follows a choice

    def after(self, stand: Stand, choice: Choice) -> "list[tuple[Stand | Prospect, float, list[Answer]]]":
        """All that a choice may lead to: the next decision or a verdict, how likely it is, and what chance answered."""
        state = stand.state.clone()
        state.telling = True
        state.events = []
        own = self.seat(state) == self.goal.seat
        frame = state.agenda.pop()
        self.steps[frame.step].choose(state, frame, choice)
        return self.follow(state, stand.told, stand.left - 1 if own else stand.left, [])

    def follow(
        self, state: State, told: int, left: int, answered: list[Answer]
    ) -> "list[tuple[Stand | Prospect, float, list[Answer]]]":
        """Works through the agenda to every decision it may lead to, one outcome of chance after the other."""
        while True:
            for event in state.events:
                told, came = self.goal.heard(told, event)
                if came != OPEN:
                    return [(WON if came == REACHED else LOST, 1.0, answered)]
            state.events = []
            step = self.steps[state.agenda[-1].step] if state.agenda else None
            if step is None or step.kind == ASK:
                state.telling = False
                return [(Stand(state, told, left), 1.0, answered)]
            frame = state.agenda[-1]
            if step.kind == AUTOMATIC:
                state.agenda.pop()
                step.run(state, frame)
                continue
            found: list[tuple[Stand | Prospect, float, list[Answer]]] = []
            for answer, share in outcomes(step, state):
                copy = state.clone()
                copy.telling = True
                copy.events = []
                copy.agenda.pop()
                step.resolve(copy, frame, answer)
                ends = self.follow(copy, told, left, [*answered, answer])
                found += [(end, share * part, answers) for end, part, answers in ends]
            return found or [(LOST, 1.0, answered)]


def key_of(stand: Stand) -> bytes:
    """The same for two stands that are the same in everything (version 2 of marshal writes equal things equally)."""
    state = stand.state
    fields = [getattr(state, field.name) for field in state.fields()]
    agenda = [(frame.step, frame.seat, frame.data) for frame in state.agenda]
    return blake2b(marshal.dumps((fields, agenda, stand.told, stand.left), 2), digest_size=16).digest()


def outcomes(step: Step[Any], state: State) -> list[tuple[Answer, float]]:
    """All that chance may answer, with how likely it is; nothing where there is too much to list."""
    frame = state.agenda[-1]
    if not isinstance(step, Shuffle):
        return step.outcomes(state, frame)
    pile = step.pile(state, frame)
    if len(pile) > LARGEST_SHUFFLE:
        return []
    orders = sorted(set(permutations(pile)))
    return [(order, 1.0 / len(orders)) for order in orders]


def best_of(found: list[Prospect]) -> Prospect:
    """A decision of the own seat: any good choice will do."""
    ways = sum([verdict.ways for verdict in found])
    return Prospect(ways > 0, ways, sum([verdict.luck for verdict in found]) / len(found))


def worst_of(found: list[Prospect]) -> Prospect:
    """A decision of somebody else: every one of them must be answered."""
    ways = min([verdict.ways for verdict in found])
    return Prospect(ways > 0, ways, min([verdict.luck for verdict in found]))
