"""What the search has to know of a game: what sensible players do, how far to play on, and who stands how well.

A game whose module exports an `EVALUATION` needs little more than that; one that has a `POLICY` says in
`search_<game>.py` how good a position is.
"""

from math import exp
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from remnants.bots.evaluation import Evaluation
from remnants.bots.greedy import LookAhead, worths_on_guesses
from remnants.bots.policy import Policy
from remnants.bots.seen import Seen
from remnants.kernel.simulation import Simulation
from remnants.kernel.state import State
from remnants.kernel.steps import Choice

FAVOURITE: Final = 0.6
"""How likely a player is taken to follow the policy."""
GUESSES: Final = 8
"""On how many guesses the choices that are to be compared are looked up with the evaluation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """The view of one game that the search has."""

    __slots__ = ("evidence", "horizon", "most_candidates", "scale")

    def __init__(self, horizon: int, scale: float, most_candidates: int, evidence: float = 1.0) -> None:
        self.horizon = horizon
        """After how many changes of `moment` a playout is cut short."""
        self.scale = scale
        """By how many points a seat has to be ahead for odds of about 3 to 1."""
        self.most_candidates = most_candidates
        """How many choices are compared at most where the search begins."""
        self.evidence = evidence
        """The favourite of a sensible player is left only for something better by so many standard errors."""

    def with_players(self, players: int) -> "Foresight":
        """The foresight for a table of so many, where a game needs another one there."""
        return self

    def moment(self, state: State) -> int:
        """A number that changes when a good moment to stop a playout comes: the next turn or round."""
        raise NotImplementedError

    def worths(self, state: State) -> list[float]:
        """How good the position is for each seat, in points."""
        raise NotImplementedError

    def likely(self, simulation: Simulation, seat: int, random: Random) -> tuple[list[Choice], list[float]]:
        """The choices that a sensible player might make, the likeliest first, with their chances."""
        raise NotImplementedError

    def usual(self, simulation: Simulation, seat: int, random: Random) -> Choice:
        """What a sensible player does: playouts are made of this."""
        raise NotImplementedError

    def favourites(self, seen: Seen, choices: list[Choice], seed: int | str) -> list[Choice]:
        """What the search compares where it begins, the likeliest first."""
        return self.likely(seen.simulation(f"{seed}/0"), seen.seat, Random(f"search {seed}"))[0]

    def chances(self, state: State) -> list[float]:
        """The chance of each seat to win from here."""
        worths = self.worths(state)
        best = max(worths)
        odds = [exp((worth - best) / self.scale) for worth in worths]
        total = sum(odds)
        return [odd / total for odd in odds]


@mypyc_attr(allow_interpreted_subclasses=True)
class EvaluationForesight(Foresight):
    """Sensible players look ahead with the evaluation, as the greedy bot does on one guess."""

    __slots__ = ("evaluation", "temperature")

    def __init__(
        self,
        evaluation: Evaluation,
        horizon: int,
        scale: float,
        most_candidates: int,
        temperature: float,
        evidence: float,
    ) -> None:
        super().__init__(horizon, scale, most_candidates, evidence)
        self.evaluation = evaluation
        self.temperature = temperature
        """How many points a choice may be worse and still be made about one time in three."""

    def worths(self, state: State) -> list[float]:
        return [self.evaluation.value(state, seat) for seat in range(state.players)]

    def marked(self, simulation: Simulation, seat: int, random: Random) -> tuple[list[Choice], list[float]]:
        """The choices on the shortlist and what the greedy look-ahead gives each."""
        look_ahead = LookAhead(self.evaluation, seat, random.getrandbits(32))
        choices = look_ahead.options(simulation)
        if len(choices) == 1:
            return choices, [0.0]
        return choices, look_ahead.worths(simulation, choices)

    def likely(self, simulation: Simulation, seat: int, random: Random) -> tuple[list[Choice], list[float]]:
        choices, marks = self.marked(simulation, seat, random)
        return by_chance(choices, marks, self.temperature)

    def usual(self, simulation: Simulation, seat: int, random: Random) -> Choice:
        choices, marks = self.marked(simulation, seat, random)
        return choices[marks.index(max(marks))]

    def favourites(self, seen: Seen, choices: list[Choice], seed: int | str) -> list[Choice]:
        return by_chance(*worths_on_guesses(seen, choices, self.evaluation, seed, GUESSES), self.temperature)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyForesight(Foresight):
    """Sensible players follow the policy."""

    __slots__ = ("policy",)

    def __init__(self, policy: Policy, horizon: int, scale: float, most_candidates: int) -> None:
        super().__init__(horizon, scale, most_candidates)
        self.policy = policy

    def likely(self, simulation: Simulation, seat: int, random: Random) -> tuple[list[Choice], list[float]]:
        favourite = self.policy.choose(simulation, seat, random)
        others = [choice for choice in simulation.choices() if choice != favourite]
        if not others:
            return [favourite], [1.0]
        rest = (1.0 - FAVOURITE) / len(others)
        return [favourite, *others], [FAVOURITE, *[rest] * len(others)]

    def usual(self, simulation: Simulation, seat: int, random: Random) -> Choice:
        return self.policy.choose(simulation, seat, random)


def by_chance(choices: list[Choice], marks: list[float], temperature: float) -> tuple[list[Choice], list[float]]:
    """Choices with marks, the best first, and how likely each is: the better, the likelier."""
    best = max(marks)
    odds = [exp(max(-30.0, (mark - best) / temperature)) for mark in marks]
    total = sum(odds)
    order = sorted(range(len(choices)), key=odds.__getitem__, reverse=True)
    return [choices[place] for place in order], [odds[place] / total for place in order]
