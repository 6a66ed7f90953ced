"""The greedy bot: plays each choice on a few guesses, follows it to the end of the action, and takes the best."""

from random import Random

from mypy_extensions import mypyc_attr

from remnants.bots.evaluation import Evaluation
from remnants.bots.seen import Bot, Seen
from remnants.kernel.simulation import Simulation
from remnants.kernel.steps import Choice

GUESSES = 2
MOST_CHOICES_IN_AN_ACTION = 40
TIED = 1e-9
"""Worths that differ by less are the same: chance decides, or whoever sits or stands first would always be taken."""


class LookAhead:
    """One guess, one seat: what a choice is worth. Chance answers the same to every choice that is compared."""

    __slots__ = ("evaluation", "going_on", "seat", "seed")

    def __init__(self, evaluation: Evaluation, seat: int, seed: int) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.seed = seed
        self.going_on = evaluation.goes_on | evaluation.looked_through

    def worths(self, simulation: Simulation, choices: list[Choice]) -> list[float]:
        """What each choice is worth in this position.

        In the middle of an action each is judged by the position right after it. Where an action begins it is played
        to its end; a choice that costs nothing of the turn (the same decision comes again, as after playing a card)
        is worth what it gains, on top of the best that can still be done.
        """
        frame = simulation.state.agenda[-1]
        if frame.step in self.going_on:
            return [self.at_once(simulation, choice) for choice in choices]
        worths: list[float] = []
        free: list[bool] = []
        for choice in choices:
            after = self.completed(self.after(simulation, choice)).state
            free.append(bool(after.agenda) and after.agenda[-1] == frame)
            worths.append(self.evaluation.value(after, self.seat))
        if any(free):
            best = max([worth for worth, is_free in zip(worths, free, strict=True) if not is_free], default=0.0)
            now = self.evaluation.value(simulation.state, self.seat)
            worths = [worth + best - now if is_free else worth for worth, is_free in zip(worths, free, strict=True)]
        return worths

    def at_once(self, simulation: Simulation, choice: Choice) -> float:
        """The value right after a choice, looking through decisions that only finish it."""
        after = self.after(simulation, choice)
        if after.asks(self.seat) and after.step in self.evaluation.looked_through:
            return max([self.at_once(after, end) for end in self.options(after)])
        return self.evaluation.value(after.state, self.seat)

    def completed(self, simulation: Simulation) -> Simulation:
        """The position at the end of the action, each decision on the way made for the best value at once."""
        for _ in range(MOST_CHOICES_IN_AN_ACTION):
            if not simulation.asks(self.seat) or simulation.step not in self.going_on:
                break
            options = self.options(simulation)
            best = options[0]
            if len(options) > 1:
                worths = [self.at_once(simulation, option) for option in options]
                best = options[worths.index(max(worths))]
            simulation = self.after(simulation, best)
        return simulation

    def options(self, simulation: Simulation) -> list[Choice]:
        choices = simulation.choices()
        return self.evaluation.shortlist(simulation.state, self.seat, choices) if len(choices) > 1 else choices

    def after(self, simulation: Simulation, choice: Choice) -> Simulation:
        """A copy in which the choice was made, played on to the next decision or the horizon."""
        copy = simulation.clone()
        copy.reseed(self.seed)
        copy.play_to(choice, self.evaluation.horizon)
        return copy


def worths_on_guesses(
    seen: Seen, choices: list[Choice], evaluation: Evaluation, seed: int | str, guesses: int
) -> tuple[list[Choice], list[float]]:
    """The choices on the shortlist and what each is worth on the average of a few guesses."""
    guess = seen.simulation(f"{seed}/0")
    choices = evaluation.shortlist(guess.state, seen.seat, choices)
    worths = [0.0] * len(choices)
    if len(choices) == 1:
        return choices, worths
    for number in range(guesses):
        if number > 0:
            guess = seen.simulation(f"{seed}/{number}")
        chance = Random(f"chance {seed}/{number}").getrandbits(32)
        look_ahead = LookAhead(evaluation, seen.seat, chance)
        for place, worth in enumerate(look_ahead.worths(guess, choices)):
            worths[place] += worth / guesses
    return choices, worths


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Takes the choice that is worth most on the average of a few guesses."""

    def __init__(self, evaluation: Evaluation, guesses: int = GUESSES) -> None:
        self.evaluation = evaluation
        self.guesses = guesses

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        choices = seen.choices()
        if len(choices) == 1:
            return choices[0]
        choices, worths = worths_on_guesses(seen, choices, self.evaluation, seed, self.guesses)
        if len(choices) == 1:
            return choices[0]
        best = max(worths)
        tied = [choice for choice, worth in zip(choices, worths, strict=True) if worth > best - TIED]
        return Random(f"tie {seed}").choice(tied)
