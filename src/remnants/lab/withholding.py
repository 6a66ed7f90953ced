"""Experiments: chance decides who may have a thing and who may not, so that what follows is the thing's doing.

Every seat and every thing get a number by lot. In the first trial of a deal a thing is withheld from the seats with
number 0, in the second from those with number 1, and so on; so in a pair of trials whoever must do without in the one
is free in the other. A thing is withheld from the moment a seat could first choose it, in the match or in a bot's own
thinking. Until then the lot has changed nothing, so those who met a thing and were free differ from those who met it
and were not by the lot alone.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from remnants.kernel.agenda import Frame
from remnants.kernel.game import Game
from remnants.kernel.refusal import Refusal
from remnants.kernel.state import State
from remnants.kernel.steps import ASK, Choice, Step
from remnants.lab.earnings import Earnings
from remnants.lab.laboratory import Counted, laboratory

LOTS: Final = 4
"""A thing is withheld from one seat in so many: often enough to learn from, seldom enough to leave the game itself."""

NameOf = Callable[[str, int], str]
"""What people call a thing of a kind with a number."""


class Encounter(msgspec.Struct, array_like=True):
    """How a seat stood when it could first choose a thing."""

    place: int
    """Its place by score: 1 for whoever led, equals sharing the better one."""
    ahead: int
    """Its score less the best of the others."""
    gained: dict[str, int]
    """What it had gained so far in money and the like."""


class Experiment:
    """One trial of one deal: which seat met what, and what was withheld from it."""

    def __init__(self, game: Game, players: int, seed: str, trial: int, name_of: NameOf) -> None:
        self.seed = seed
        self.trial = trial
        self.name_of = name_of
        self.earnings: Earnings
        self.met: list[dict[str, Encounter]] = [{} for _ in range(players)]
        """For each seat the things it could have chosen, and how it stood then."""
        self.withheld: list[set[str]] = [set() for _ in range(players)]
        self.counted = [counted for counted in laboratory(game.name).counted if counted.withheld]
        self.game = type(game)()
        """The same rules, with less to choose from."""
        self.game.steps = {
            name: WithLess(step, self) if step.kind == ASK else step for name, step in game.steps.items()
        }

    def begin(self, state: State) -> None:
        """From this position on what the seats gain is counted."""
        self.earnings = Earnings(self.game.name, state)

    def left(self, step: str, seat: int, state: State, choices: list[Choice]) -> list[Choice]:
        """The choices without those that are withheld; all of them if nothing else could be chosen."""
        verbs = self.verbs_at(step, state)
        if not verbs:
            return choices
        kept = [
            choice
            for choice in choices
            if choice[0] not in verbs or self.is_free(seat, state, self.thing(verbs[choice[0]], state, choice))
        ]
        return kept or choices

    def verbs_at(self, step: str, state: State) -> dict[str, Counted]:
        return {counted.verb: counted for counted in self.counted if counted.holds(step, state)}

    def thing(self, counted: Counted, state: State, choice: Choice) -> str:
        return self.name_of(counted.thing, counted.number(state, choice))

    def is_free(self, seat: int, state: State, thing: str) -> bool:
        """Whether a seat may have a thing; notes when it meets it for the first time."""
        if thing not in self.met[seat]:
            self.met[seat][thing] = encounter(self.game.scores(state), seat, self.earnings.of_seat(seat))
            if Random(f"{self.seed}/{seat}/{thing}").randrange(LOTS) == self.trial:
                self.withheld[seat].add(thing)
        return thing not in self.withheld[seat]


class WithLess(Step[Any]):
    """A step that asks as another does, and offers less."""

    def __init__(self, step: Step[Any], experiment: Experiment) -> None:
        super().__init__(step.name)
        self.kind = step.kind
        self.step = step
        self.experiment = experiment

    def seat(self, state: State, frame: Frame) -> int:
        return self.step.seat(state, frame)

    def candidates(self, state: State, frame: Frame) -> list[Choice]:
        return self.step.candidates(state, frame)

    def refuse(self, state: State, frame: Frame, choice: Choice) -> Refusal | None:
        return self.step.refuse(state, frame, choice)

    def refuse_stranger(self, state: State, frame: Frame, choice: Choice) -> Refusal:
        return self.step.refuse_stranger(state, frame, choice)

    def choices(self, state: State, frame: Frame) -> list[Choice]:
        choices = self.step.choices(state, frame)
        return self.experiment.left(frame.step, self.step.seat(state, frame), state, choices)

    def choose(self, state: State, frame: Frame, choice: Choice) -> None:
        self.step.choose(state, frame, choice)


def encounter(scores: list[int], seat: int, gained: dict[str, int]) -> Encounter:
    return Encounter(1 + len([score for score in scores if score > scores[seat]]), lead(scores, seat), gained)


def lead(scores: list[int], seat: int) -> int:
    """A seat's score less the best of the others; alone, its score."""
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)
