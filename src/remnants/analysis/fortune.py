"""Luck: what came, less what was to be expected before it came.

Where all outcomes can be listed the expectation is exact; where they are too many (shuffles) it is sampled, and the
error stated. What lay hidden and came to light after a choice, as a card drawn from a pile that was shuffled long ago,
is luck to whoever could not know it: its expectation is taken over guesses of the position before the choice.
"""

from math import sqrt
from random import Random
from typing import Final

from remnants.analysis.course import Decision, Rolled
from remnants.analysis.findings import StrokeOfLuck
from remnants.analysis.judging import OPEN, Values
from remnants.kernel import engine
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.chance import Chance, Source
from remnants.kernel.game import Game
from remnants.kernel.state import State
from remnants.kernel.steps import ASK, Answer, Step

UNSEEN: Final = "unseen"
"""The source of what lay hidden and came to light."""
MOST_LISTED: Final = 216
"""More outcomes than these are sampled."""
SAMPLES: Final = 32
FIRST_SAMPLES: Final = 3
"""If so many make no difference to anybody, none does: most shuffles matter only when something is drawn."""
CONTINUATIONS: Final = 3
"""Where chance is asked again afterwards, every outcome is followed with so many answers to that, the same for all."""
NOTHING: Final = 1e-9

Worths = list[float]
"""What something is worth to each pair of eyes."""


def eyes_of(players: int) -> list[int]:
    """Everybody's, and at last those that see all cards."""
    return [*range(players), OPEN]


def fortunes(decision: Decision, following: State, moments: list[Rolled], values: Values) -> list[StrokeOfLuck]:
    """What chance gave after a decision: answer by answer, and then what came to light."""
    found: list[StrokeOfLuck] = []
    for place, moment in enumerate(moments):
        seed = f"luck {decision.position}/{place}"
        last = place + 1 == len(moments)
        worth, errors = of_roll(moment, following if last else None, values, seed)
        found += told(decision.position, moment.frame.step, moment.frame.seat, worth, errors, values)
    worth, errors = of_hidden(decision, following, values)
    return found + told(decision.position, UNSEEN, decision.seat, worth, errors, values)


def told(
    position: int, source: str, seat: int, worth: list[Worths], errors: list[Worths], values: Values
) -> list[StrokeOfLuck]:
    """One finding, if it matters to anybody. The last of the eyes are those that see all."""
    known = [worth[eye][eye] for eye in range(len(worth) - 1)]
    if all([abs(value) < NOTHING for value in [*known, *worth[-1]]]):
        return []
    uncertain = [errors[eye][eye] for eye in range(len(worth) - 1)]
    return [StrokeOfLuck(position, source, None if seat == NOBODY else seat, known, uncertain, worth[-1], errors[-1])]


def of_roll(moment: Rolled, outcome: State | None, values: Values, seed: str) -> tuple[list[Worths], list[Worths]]:
    """What one answer of chance was worth, and how uncertain that is; `outcome` if nothing else was asked after it."""
    game, frame = values.game, moment.frame
    step = game.steps[frame.step]
    eyes = eyes_of(moment.state.players)
    came = [outcome] if outcome is not None else continued(game, moment, moment.answer, seed, CONTINUATIONS)
    actual = mean_of(values.of(came, eyes))
    listed = step.outcomes(moment.state, frame)
    times = 1 if outcome is not None else CONTINUATIONS
    if 0 < len(listed) <= MOST_LISTED:
        states = [state for answer, _ in listed for state in continued(game, moment, answer, seed, times)]
        worths = values.of(states, eyes)
        weights = [chance / times for _, chance in listed for _ in range(times)]
        expected = [
            [sum([weight * worth[eye][seat] for weight, worth in zip(weights, worths, strict=True)]) for seat in seats]
            for eye, seats in enumerate([range(moment.state.players)] * len(eyes))
        ]
        return less(actual, expected), zeros(actual)
    samples: list[list[Worths]] = []
    for most in (FIRST_SAMPLES, SAMPLES):
        drawn = [step.draw(moment.state, frame, Random(f"{seed}/{n}")) for n in range(len(samples), most)]
        states = [state for answer in drawn for state in continued(game, moment, answer, seed, 1)]
        samples += values.of(states, eyes)
        if all([abs(value) < NOTHING for sample in samples for row in less(sample, actual) for value in row]):
            return zeros(actual), zeros(actual)
    return less(actual, mean_of(samples)), errors_of(samples)


def continued(game: Game, moment: Rolled, answer: Answer, seed: str, times: int) -> list[State]:
    """The positions at the next decision if chance had answered this."""
    states: list[State] = []
    for number in range(times):
        state = moment.state.clone()
        frame = state.agenda.pop()
        game.steps[frame.step].resolve(state, frame, answer)
        engine.advance(game.steps, state, Source(Random(f"{seed} then {number}")))
        states.append(state)
    return states


class GivenAgain(Chance):
    """Answers as was answered, where that fits the position; otherwise anew."""

    def __init__(self, answers: list[Answer], random: Random) -> None:
        self.answers = answers[:]
        self.random = random

    def answer(self, state: State, step: "Step[State]", frame: Frame) -> Answer:
        full = step.accept(state, frame, self.answers.pop(0)) if self.answers else None
        return step.draw(state, frame, self.random) if full is None else full


def of_hidden(decision: Decision, following: State, values: Values) -> tuple[list[Worths], list[Worths]]:
    """What came to light after a choice was worth to each, chance answering in the guesses as it did."""
    eyes = eyes_of(following.players)
    actual = values.of([following], eyes)[0]
    worth, errors = zeros(actual), zeros(actual)
    for eye in eyes[:-1]:
        samples: list[list[Worths]] = []
        for most in (FIRST_SAMPLES, SAMPLES):
            states = [state for number in range(len(samples), most) for state in in_a_guess(decision, eye, number)]
            samples += values.of(states, [eye])
            if len(samples) < FIRST_SAMPLES or not differ(samples, actual[eye]):
                break
        else:
            worth[eye] = less([actual[eye]], mean_of(samples))[0]
            errors[eye] = errors_of(samples)[0]
    return worth, errors


def differ(samples: list[list[Worths]], actual: Worths) -> bool:
    return any([abs(value) > NOTHING for sample in samples for value in less(sample, [actual])[0]])


def in_a_guess(decision: Decision, eye: int, number: int) -> list[State]:
    """The position after the choice in a guess from a seat; nothing where it cannot be chosen in that guess."""
    match = decision.match
    steps = match.game.steps
    state = match.game.guess(match.state, eye, Random(f"unseen {decision.position}/{number}"))
    frame = state.agenda[-1]
    step = steps[frame.step]
    if step.kind != ASK or step.seat(state, frame) != decision.seat:
        return []
    if eye != decision.seat and decision.choice not in step.choices(state, frame):
        return []
    again = GivenAgain(decision.rolls, Random(f"unseen then {decision.position}/{number}"))
    engine.play(steps, state, decision.choice, again)
    return [state]


def mean_of(samples: list[list[Worths]]) -> list[Worths]:
    count = len(samples)
    return [[sum(values) / count for values in zip(*rows, strict=True)] for rows in zip(*samples, strict=True)]


def errors_of(samples: list[list[Worths]]) -> list[Worths]:
    """The standard errors of the means."""
    count = len(samples)
    means = mean_of(samples)
    return [
        [
            sqrt(sum([(sample[eye][seat] - mean) ** 2 for sample in samples]) / (count - 1) / count)
            for seat, mean in enumerate(row)
        ]
        for eye, row in enumerate(means)
    ]


def less(one: list[Worths], other: list[Worths]) -> list[Worths]:
    return [[a - b for a, b in zip(left, right, strict=True)] for left, right in zip(one, other, strict=True)]


def zeros(like: list[Worths]) -> list[Worths]:
    return [[0.0] * len(row) for row in like]
