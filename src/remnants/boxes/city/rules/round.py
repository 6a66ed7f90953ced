"""The game round: Reset, Player turns, Yugai patrol, Award renown, in this order (city.round.phases)."""

from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Automatic, Step


class Round(Automatic[CityState]):
    """One round and the next after it; the first round has no Reset."""

    def run(self, state: CityState, frame: Frame) -> None:
        if state.telling:
            state.tell("round", round=state.round)
        phases = [Frame("reset")] if state.round > 1 else []
        phases += [Frame("turns"), Frame("patrol"), Frame("award")]
        state.then(phases)


def clockwise_from(state: CityState, seat: int) -> list[int]:
    """All seats clockwise, this one first."""
    return [(seat + turn) % state.players for turn in range(state.players)]


STEPS: list[Step[CityState]] = [Round("round")]
