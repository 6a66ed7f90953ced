"""The greedy bot: plays each choice on a few guesses, follows it to the end of the action, and takes the best."""

from random import Random

from remnants.bots.evaluation import Evaluation
from remnants.bots.seen import Bot, Seen
from remnants.kernel.agenda import Frame
from remnants.kernel.chance import Source
from remnants.kernel.engine import Steps
from remnants.kernel.state import State
from remnants.kernel.steps import ASK, AUTOMATIC, Answer, Choice, Step

GUESSES = 2
MOST_CHOICES_IN_AN_ACTION = 40
TIED = 1e-9
"""Worths that differ by less are the same: chance decides, or whoever sits or stands first would always be taken."""


class SameChance(Source):
    """The same answers of chance for every choice that is compared. The random source is made when first needed."""

    __slots__ = ("asked", "seed")

    def __init__(self, seed: int) -> None:
        super().__init__(Random(0))
        self.seed = seed
        self.asked = False

    def again(self) -> None:
        """Chance starts from the beginning, for the next choice."""
        self.asked = False

    def answer(self, state: State, step: Step[State], frame: Frame) -> Answer:
        if not self.asked:
            self.asked = True
            self.random.seed(self.seed)
        return step.draw(state, frame, self.random)


class LookAhead:
    """One guess, one seat: what a choice is worth."""

    __slots__ = ("chance", "evaluation", "seat", "steps")

    def __init__(self, steps: Steps, evaluation: Evaluation, seat: int, seed: int) -> None:
        self.steps = steps
        self.evaluation = evaluation
        self.seat = seat
        self.chance = SameChance(seed)

    def worths(self, state: State, choices: list[Choice]) -> list[float]:
        """What each choice is worth in this position.

        In the middle of an action each is judged by the position right after it. Where an action begins it is played
        to its end; a choice that costs nothing of the turn (the same decision comes again, as after playing a card)
        is worth what it gains, on top of the best that can still be done.
        """
        frame = state.agenda[-1]
        if frame.step in self.evaluation.goes_on or frame.step in self.evaluation.looked_through:
            return [self.at_once(state, choice) for choice in choices]
        worths: list[float] = []
        free: list[bool] = []
        for choice in choices:
            self.chance.again()
            after = self.completed(self.after(state, choice))
            free.append(bool(after.agenda) and after.agenda[-1] == frame)
            worths.append(self.evaluation.value(after, self.seat))
        if any(free):
            best = max([worth for worth, is_free in zip(worths, free, strict=True) if not is_free], default=0.0)
            now = self.evaluation.value(state, self.seat)
            worths = [worth + best - now if is_free else worth for worth, is_free in zip(worths, free, strict=True)]
        return worths

    def at_once(self, state: State, choice: Choice) -> float:
        """The value right after a choice, looking through decisions that only finish it."""
        self.chance.again()
        after = self.after(state, choice)
        if self.decides(after) and after.agenda[-1].step in self.evaluation.looked_through:
            return max([self.at_once(after, end) for end in self.options(after)])
        return self.evaluation.value(after, self.seat)

    def completed(self, state: State) -> State:
        """The position at the end of the action, each decision on the way made for the best value at once."""
        going_on = self.evaluation.goes_on | self.evaluation.looked_through
        for _ in range(MOST_CHOICES_IN_AN_ACTION):
            if not self.decides(state) or state.agenda[-1].step not in going_on:
                break
            options = self.options(state)
            best = options[0]
            if len(options) > 1:
                worths = [self.at_once(state, option) for option in options]
                best = options[worths.index(max(worths))]
            self.chance.again()
            state = self.after(state, best)
        return state

    def options(self, state: State) -> list[Choice]:
        frame = state.agenda[-1]
        choices = self.steps[frame.step].choices(state, frame)
        return self.evaluation.shortlist(state, self.seat, choices) if len(choices) > 1 else choices

    def decides(self, state: State) -> bool:
        """Whether it is this seat's decision."""
        if not state.agenda:
            return False
        frame = state.agenda[-1]
        step = self.steps[frame.step]
        return step.kind == ASK and step.seat(state, frame) == self.seat

    def after(self, state: State, choice: Choice) -> State:
        """A copy in which the choice was made, played on to the next decision or the horizon."""
        state = state.clone()
        agenda = state.agenda
        frame = agenda.pop()
        self.steps[frame.step].choose(state, frame, choice)
        horizon = self.evaluation.horizon
        while agenda:
            frame = agenda[-1]
            if frame.step in horizon:
                break
            step = self.steps[frame.step]
            if step.kind == ASK:
                break
            if step.kind == AUTOMATIC:
                agenda.pop()
                step.run(state, frame)
            else:
                answer = self.chance.answer(state, step, frame)
                agenda.pop()
                step.resolve(state, frame, answer)
        return state


def worths_on_guesses(
    seen: Seen, choices: list[Choice], evaluation: Evaluation, seed: int | str, guesses: int
) -> tuple[list[Choice], list[float]]:
    """The choices on the shortlist and what each is worth on the average of a few guesses."""
    guess = seen.imagine(f"{seed}/0")
    choices = evaluation.shortlist(guess, seen.seat, choices)
    worths = [0.0] * len(choices)
    if len(choices) == 1:
        return choices, worths
    for number in range(guesses):
        if number > 0:
            guess = seen.imagine(f"{seed}/{number}")
        chance = Random(f"chance {seed}/{number}").getrandbits(32)
        look_ahead = LookAhead(seen.steps, evaluation, seen.seat, chance)
        for place, worth in enumerate(look_ahead.worths(guess, choices)):
            worths[place] += worth / guesses
    return choices, worths


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
