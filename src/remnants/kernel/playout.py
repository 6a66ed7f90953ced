"""Playing on at random: the loop that simulations, benchmarks and searches live on."""

from random import Random

from remnants.kernel import engine
from remnants.kernel.chance import Source
from remnants.kernel.engine import Steps
from remnants.kernel.state import State


def play_at_random(steps: Steps, state: State, random: Random, most_decisions: int) -> int:
    """Plays random legal choices until the game is over or the limit is reached; gives the number of decisions."""
    source = Source(random)
    agenda = state.agenda
    decisions = 0
    while agenda and decisions < most_decisions:
        frame = agenda[-1]
        step = steps[frame.step]
        choices = step.choices(state, frame)
        choice = choices[int(random.random() * len(choices))]
        agenda.pop()
        step.choose(state, frame, choice)
        engine.advance(steps, state, source)
        decisions += 1
    return decisions
