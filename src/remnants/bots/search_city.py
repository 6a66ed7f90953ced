"""How the search plays City of Remnants on: turn by turn, one against one otherwise than against several."""

from pathlib import Path

from remnants.bots.city import CityEvaluation
from remnants.bots.city_weights import OF_THE_DUEL, OF_THE_TABLE, load
from remnants.bots.search import Budget, SearchBot
from remnants.bots.search_foresight import EvaluationForesight, Foresight
from remnants.bots.seen import Seen
from remnants.games.city.state import as_city
from remnants.kernel.state import State
from remnants.kernel.steps import Choice


class CityForesight(EvaluationForesight):
    """A playout stops when a turn has been taken."""

    def __init__(self, weights: Path, evidence: float) -> None:
        evaluation = CityEvaluation(load(weights))
        super().__init__(evaluation, horizon=1, scale=12.0, most_candidates=5, temperature=1.5, evidence=evidence)

    def moment(self, state: State) -> int:
        city = as_city(state)
        return 100 * city.round + sum(city.turns)


FORESIGHT = CityForesight(OF_THE_DUEL, evidence=2.0)
"""One against one: what its weights favour is good there and seldom left."""
AGAINST_SEVERAL = CityForesight(OF_THE_TABLE, evidence=1.0)
"""Against several, where the weights of the duel are no better than the greedy bot's."""


class CitySearchBot(SearchBot):
    """Searches otherwise where it has several opponents."""

    def __init__(self, foresight: Foresight, budget: Budget, processes: int = 1) -> None:
        super().__init__(foresight, budget, processes)
        self.against_several = SearchBot(AGAINST_SEVERAL, budget, processes)

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        if seen.players > 2:
            return self.against_several.choose(seen, seed)
        return super().choose(seen, seed)


BOT = CitySearchBot
