"""How good a position of Return to Lionsgate City is for each seat, for the search: money, and what will bring more."""

from typing import Final

from remnants.bots.lionsgate import POLICY, strength
from remnants.bots.lionsgate_plans import best_plan, roads_from
from remnants.bots.search_foresight import PolicyForesight
from remnants.games.lionsgate.state import LionsgateState, cards_in
from remnants.games.lionsgate.winning import shares_placed
from remnants.games.lionsgate.words import ENTRY_PRICE
from remnants.kernel.state import State

ROUNDS_OF_SHARES: Final = 2.0
PLAN: Final = 4.0
"""How many mercenaries' work the best delivery in sight counts for."""
BEST_PLAN: Final = 6.0
"""More than so much for each mercenary is not to be expected."""
CAR: Final = 1.5
UPGRADE: Final = 4.0
SKILL: Final = 0.8
BANDIT: Final = 2.5
ARRIVED: Final = 8.0
FALLEN: Final = -40.0


class LionsgateForesight(PolicyForesight):
    """A playout stops after so many rounds."""

    def moment(self, state: State) -> int:
        assert isinstance(state, LionsgateState)
        return state.round

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, LionsgateState)
        return [worth(state, seat) for seat in range(state.players)]


def worth(state: LionsgateState, seat: int) -> float:
    """What a seat has and will soon have, in money."""
    if state.arrived >> seat & 1:
        if state.fallen >> seat & 1:
            return FALLEN
        return state.money[seat] + ENTRY_PRICE + ARRIVED
    total = float(state.money[seat])
    total += ROUNDS_OF_SHARES * state.content.share_row[shares_placed(state, seat)]
    total += UPGRADE * state.upgrades[seat].bit_count()
    total -= BANDIT * state.bandits[seat].bit_count()
    for mercenary in cards_in(state.team[seat]):
        total += SKILL * strength(state, mercenary, POLICY.weights)
    plan = best_plan(state, seat, roads_from(state, seat, POLICY.weights), POLICY.weights)
    if plan is not None:
        total += PLAN * min(plan.worth, BEST_PLAN)
    return total


FORESIGHT = LionsgateForesight(POLICY, horizon=1, scale=10.0, most_candidates=6)
