"""A short search: choices are tried on the same guesses with the same luck, played on to the end of the turn or a
little longer as sensible players would, and the positions that come of it are judged."""

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from remnants.analysis.judging import OPEN, Values
from remnants.bots.foresight import Foresight
from remnants.bots.seen import Seen
from remnants.kernel.match import Match
from remnants.kernel.simulation import Simulation, simulated
from remnants.kernel.state import State
from remnants.kernel.steps import Choice

MOST_COMPARED: Final = 5
"""So many likely choices are compared, and the one that was made."""


class Depth(NamedTuple):
    """On how many guesses choices are compared, and after how many decisions they are judged at the latest."""

    guesses: int
    decisions: int


AT_FIRST_SIGHT: Final = Depth(2, 12)
LOOKING_CLOSELY: Final = Depth(16, 60)


class Weighed:
    """What each choice came to: by guess the chance of the seat, and the position that was judged."""

    def __init__(self, choices: list[Choice], chances: list[list[float]], states: list[list[State]]) -> None:
        self.choices = choices
        self.chances = chances
        self.states = states

    def mean(self, place: int) -> float:
        return sum(self.chances[place]) / len(self.chances[place])

    def best(self) -> int:
        """The place of the best choice; of equals the first."""
        means = [self.mean(place) for place in range(len(self.choices))]
        return means.index(max(means))

    def better(self, one: int, other: int) -> tuple[float, float]:
        """By how much one choice does better than another on the same guesses, and the standard error of that."""
        gaps = [a - b for a, b in zip(self.chances[one], self.chances[other], strict=True)]
        average = sum(gaps) / len(gaps)
        variance = sum([(gap - average) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
        return average, sqrt(variance / len(gaps))


class Weighing:
    """Compares choices in one game."""

    def __init__(self, foresight: Foresight, values: Values) -> None:
        self.foresight = foresight
        self.values = values

    def likely(self, match: Match, seat: int, seed: str) -> list[Choice]:
        """The choices worth a look, the likeliest first."""
        choices = match.choices()
        if len(choices) == 1:
            return choices
        seen = Seen(match, seat)
        return self.foresight.likely(seen.simulation(seed), seat, Random(seed))[0][:MOST_COMPARED]

    def weigh(self, match: Match, seat: int, choices: list[Choice], depth: Depth, seed: str, eye: int) -> Weighed:
        """What choices of a seat are worth to it; `eye` is the seat itself, or OPEN where all cards are known."""
        states: list[list[State]] = [[] for _ in choices]
        for number in range(depth.guesses):
            begun = self.world(match, eye, f"{seed}/{number}")
            for place, choice in enumerate(choices):
                copy = begun.clone()
                copy.reseed(f"chance {seed}/{number}")
                copy.play(choice)
                self.play_on(copy, begun.state, depth.decisions, Random(f"players {seed}/{number}"))
                states[place].append(copy.state)
        flat = [state for of_choice in states for state in of_choice]
        judged = iter(self.values.to_seat(flat, eye, seat))
        return Weighed(choices, [[next(judged) for _ in of_choice] for of_choice in states], states)

    def world(self, match: Match, eye: int, seed: str) -> Simulation:
        if eye == OPEN:
            return simulated(match.game, match.state.clone(), seed)
        return Seen(match, eye).simulation(seed)

    def play_on(self, simulation: Simulation, begun: State, most: int, random: Random) -> None:
        """As sensible players would, until as many turns have been taken as the game's own search looks ahead."""
        last = self.foresight.moment(begun)
        changes = 0
        for _ in range(most):
            seat = simulation.seat
            if seat is None:
                return
            moment = self.foresight.moment(simulation.state)
            if moment != last:
                last = moment
                changes += 1
                if changes >= self.foresight.horizon:
                    return
            choices = simulation.choices()
            simulation.play(choices[0] if len(choices) == 1 else self.foresight.usual(simulation, seat, random))
