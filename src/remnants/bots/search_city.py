"""How the search plays City of Remnants on: turn by turn, with weights that were found to beat the greedy bot's."""

from remnants.bots import city_weights
from remnants.bots.city import CityEvaluation
from remnants.bots.search_foresight import EvaluationForesight
from remnants.games.city.state import as_city
from remnants.kernel.state import State


class CityForesight(EvaluationForesight):
    """A playout stops when so many turns have been taken."""

    def moment(self, state: State) -> int:
        city = as_city(state)
        return 100 * city.round + sum(city.turns)


FORESIGHT = CityForesight(
    CityEvaluation(city_weights.load(city_weights.OF_THE_SEARCH)),
    horizon=1,
    scale=12.0,
    most_candidates=5,
    temperature=1.5,
    evidence=2.0,
)
