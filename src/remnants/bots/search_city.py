"""How the search plays City of Remnants on: turn by turn, one against one otherwise than against several."""

from typing import Final

from remnants.bots.city import EVALUATION, CityEvaluation
from remnants.bots.city_weights import OF_THE_DUEL, load
from remnants.bots.search import Budget, SearchBot
from remnants.bots.search_foresight import EvaluationForesight, Foresight
from remnants.bots.seen import Seen
from remnants.games.city.state import as_city
from remnants.kernel.state import State
from remnants.kernel.steps import Choice


class CityForesight(EvaluationForesight):
    """A playout stops when a turn has been taken."""

    def __init__(self, evaluation: CityEvaluation, evidence: float) -> None:
        super().__init__(evaluation, horizon=1, scale=12.0, most_candidates=5, temperature=1.5, evidence=evidence)

    def moment(self, state: State) -> int:
        city = as_city(state)
        return 100 * city.round + sum(city.turns)


FORESIGHT = CityForesight(CityEvaluation(load(OF_THE_DUEL)), evidence=2.0)
"""One against one: with weights that beat the greedy bot's there, so that what they favour is seldom left."""
AGAINST_SEVERAL = CityForesight(EVALUATION, evidence=1.0)
"""Against several: with the greedy bot's weights, for those of the duel are no better there."""
PLAYOUTS_AGAINST_SEVERAL: Final = 5
"""How many times more playouts it makes there."""


class CitySearchBot(SearchBot):
    """Searches otherwise where it has several opponents."""

    def __init__(self, foresight: Foresight, budget: Budget, processes: int = 1) -> None:
        super().__init__(foresight, budget, processes)
        more = Budget(PLAYOUTS_AGAINST_SEVERAL * budget.playouts, budget.seconds)
        self.against_several = SearchBot(AGAINST_SEVERAL, more, processes)

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        if seen.players > 2:
            return self.against_several.choose(seen, seed)
        return super().choose(seen, seed)


BOT = CitySearchBot
