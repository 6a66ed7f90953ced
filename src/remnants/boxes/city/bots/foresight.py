"""How the search plays City of Remnants on: turn by turn, one against one otherwise than against several."""

from pathlib import Path

from mypy_extensions import mypyc_attr

from remnants.bots.foresight import EvaluationForesight, Foresight
from remnants.boxes.city.bots.evaluation import CityEvaluation
from remnants.boxes.city.bots.weights import OF_THE_DUEL, OF_THE_TABLE, CityWeights, load
from remnants.boxes.city.rules.state import as_city
from remnants.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CityForesight(EvaluationForesight):
    """A playout stops when a turn has been taken."""

    __slots__ = ("against_several",)

    def __init__(self, weights: CityWeights, evidence: float, against_several: Foresight | None = None) -> None:
        evaluation = CityEvaluation(weights)
        super().__init__(evaluation, horizon=1, scale=12.0, most_candidates=5, temperature=1.5, evidence=evidence)
        self.against_several = against_several or self

    def with_players(self, players: int) -> Foresight:
        return self.against_several if players > 2 else self

    def moment(self, state: State) -> int:
        city = as_city(state)
        return 100 * city.round + sum(city.turns)


def searching_weights(players: int) -> Path:
    """The file of the weights that the search plays with."""
    return OF_THE_TABLE if players > 2 else OF_THE_DUEL


def foresight_with(weights: CityWeights, players: int) -> CityForesight:
    """What the search knows with these weights at a table of so many.

    One against one what its weights favour is good and seldom left.
    """
    return CityForesight(weights, evidence=1.0 if players > 2 else 2.0)


AGAINST_SEVERAL = foresight_with(load(OF_THE_TABLE), 4)
"""Against several, where the weights of the duel are no better than the greedy bot's."""
FORESIGHT = CityForesight(load(OF_THE_DUEL), evidence=2.0, against_several=AGAINST_SEVERAL)
"""One against one."""
