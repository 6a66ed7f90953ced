"""Searching in Return to Lionsgate City: whole plans are compared, each in many games played to their end.

For the search over single choices this says besides how good a position is: money, and what will bring more.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from remnants.bots.foresight import Foresight, PolicyForesight
from remnants.bots.search import Budget, Search, SearchBot
from remnants.bots.seen import Seen
from remnants.boxes.lionsgate.bots.foreman import Foreman, plans_to_compare, start_of_turn
from remnants.boxes.lionsgate.bots.plans import Plan, Planner
from remnants.boxes.lionsgate.bots.policy import POLICY, Haulier
from remnants.boxes.lionsgate.bots.team import strength
from remnants.boxes.lionsgate.bots.weights import LionsgateWeights
from remnants.boxes.lionsgate.content.words import ENTRY_PRICE
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.boxes.lionsgate.rules.winning import shares_placed
from remnants.kernel.simulation import Simulation
from remnants.kernel.state import State
from remnants.kernel.steps import Choice

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
REMEMBERED: Final = 50
"""How many plans of turns a bot keeps in mind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LionsgateForesight(PolicyForesight):
    """A playout stops after so many rounds."""

    __slots__ = ("haulier",)

    def __init__(self, haulier: Haulier) -> None:
        super().__init__(haulier, horizon=1, scale=10.0, most_candidates=6)
        self.haulier = haulier

    def moment(self, state: State) -> int:
        assert isinstance(state, LionsgateState)
        return state.round

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, LionsgateState)
        return [worth(state, seat, self.haulier.weights) for seat in range(state.players)]


def worth(state: LionsgateState, seat: int, weights: LionsgateWeights) -> float:
    """What a seat has and will soon have, in money."""
    if state.arrived >> seat & 1:
        if state.fallen >> seat & 1:
            return FALLEN
        return state.money[seat] + ENTRY_PRICE + ARRIVED
    total = float(state.money[seat])
    total += ROUNDS_OF_SHARES * state.pack.share_row[shares_placed(state, seat)]
    total += UPGRADE * state.upgrades[seat].bit_count()
    total -= BANDIT * state.bandits[seat].bit_count()
    for mercenary in cards_in(state.team[seat]):
        total += SKILL * strength(state, mercenary, weights)
    plan = Planner(state, seat, weights).best() if state.team[seat] else None
    if plan is not None:
        total += PLAN * min(plan.worth, BEST_PLAN)
    return total


FORESIGHT = LionsgateForesight(POLICY)


class PlanSearch(Search):
    """One decision: a plan for the turn, or where there are no plans a mercenary of the draft."""

    __slots__ = ("plans", "policy")

    def __init__(
        self, seen: Seen, foresight: Foresight, policy: Haulier, plans: list[Plan], candidates: list[Choice]
    ) -> None:
        super().__init__(seen, seen.step, foresight, candidates)
        self.policy = policy
        self.plans = plans

    def playout(self, simulation: Simulation, place: int, number: int) -> float:
        held: Plan | None = None
        if self.plans:
            held = self.plans[place]
            state = simulation.state
            assert isinstance(state, LionsgateState)
            simulation = simulation.at(start_of_turn(state, self.seat))
        simulation.reseed(f"chance {number}")
        if held is None:
            simulation.play(self.candidates[place])
        return Foreman(self.policy, simulation.players, self.seat, held).play_on(simulation)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanSearchBot(SearchBot):
    """Compares whole plans at the start of its turns, and mercenaries in the draft; for the rest it has the policy.

    The plan of a turn is found from the position at its start and from nothing else, so it is the same at every
    decision of the turn. The last ones are kept only to save time.
    """

    def __init__(self, foresight: Foresight, budget: Budget, processes: int = 1) -> None:
        super().__init__(foresight, budget, processes)
        self.policy = foresight.haulier if isinstance(foresight, LionsgateForesight) else POLICY
        self.found: dict[str, Plan] = {}

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        choices = seen.choices()
        if len(choices) == 1:
            return choices[0]
        state = seen.simulation(seed).state
        assert isinstance(state, LionsgateState)
        plan: Plan | None = None
        if seen.step in ("turn", "drive"):
            plan = self.plan(seen, start_of_turn(state, seen.seat))
        usual = self.policy.following(state, seen.seat, choices, plan)
        if seen.step != "draft":
            return usual
        candidates = [usual, *[choice for choice in choices if choice != usual]]
        return candidates[self.best(PlanSearch(seen, self.foresight, self.policy, [], candidates))]

    def plan(self, seen: Seen, begun: LionsgateState) -> Plan:
        """The plan for a turn."""
        position = repr([seen.seat, *[getattr(begun, field.name) for field in begun.fields()]])
        if position not in self.found:
            if len(self.found) == REMEMBERED:
                self.found.clear()
            plans = plans_to_compare(begun, seen.seat, self.policy)
            candidates: list[Choice] = [("plan", place) for place in range(len(plans))]
            search = PlanSearch(seen, self.foresight, self.policy, plans, candidates)
            self.found[position] = plans[self.best(search) if len(plans) > 1 else 0]
        return self.found[position]


BOT = PlanSearchBot
