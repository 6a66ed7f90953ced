"""A judge that has learned nothing: its network is small and its weights are drawn, for tests that need any judge."""

import numpy

import remnants
from remnants import kits
from remnants.judges.judge import Judge, rows_of
from remnants.judges.survey import Survey
from remnants.kernel.state import State
from remnants.lab.networks.network import Network


class Pieces(Survey):
    """Whose turn it is and nothing else: it fits every game."""

    def __init__(self) -> None:
        super().__init__(["decides", "seat"], ["long agenda"])

    def seats(self, state: State, eyes: int) -> list[list[float]]:
        decides = state.agenda[-1].seat
        return [[float(seat == decides), float((seat - decides) % state.players)] for seat in range(state.players)]

    def table(self, state: State, eyes: int) -> list[float]:
        return [len(state.agenda) / 10]


def made_up_judge(game_name: str, seed: int = 0) -> Judge:
    """A judge of that game; the same seed gives the same one."""
    survey = Pieces()
    match = remnants.new(game_name, players=2, seed=1)
    by_seat = numpy.array([survey.seats(match.state, 0)], dtype=numpy.float32)
    rows = rows_of(by_seat, numpy.array([survey.table(match.state, 0)], dtype=numpy.float32))
    network = Network.fresh(rows, (4, 4), numpy.random.default_rng(seed))
    return Judge(kits.game(game_name), survey, network.onnx())
