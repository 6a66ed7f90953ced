"""Playing on quickly in Return to Lionsgate City: every seat plans once a turn, and one may be held to a plan."""

from typing import Final

from remnants.boxes.lionsgate.bots.plans import ENTER, FETCH, FIGHT, REST, Plan, Planner, simple
from remnants.boxes.lionsgate.bots.policy import Haulier
from remnants.boxes.lionsgate.bots.turn import intention
from remnants.boxes.lionsgate.content.words import ENTRY_PRICE
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.turn_end import goods_wanted
from remnants.boxes.lionsgate.rules.winning import winners
from remnants.kernel.agenda import Frame
from remnants.kernel.simulation import Simulation
from remnants.kernel.steps import Choice

MARGIN: Final = 0.3
"""How much of what a game was worth is the margin by which it was won or lost."""
WIDE: Final = 60.0
"""So much money is as wide as a margin gets."""
MOST_PLANS: Final = 6


class Foreman:
    """Plays on as the greedy player does in every seat; one is held to a plan until that is carried out."""

    def __init__(self, policy: Haulier, players: int, seat: int, held: Plan | None) -> None:
        self.policy = policy
        self.plans: list[Plan | None] = [None] * players
        self.seat = seat
        self.held = held

    def play_on(self, simulation: Simulation) -> float:
        """To the end of the game, and what that is worth to the seat."""
        state = simulation.state
        assert isinstance(state, LionsgateState)
        seat = simulation.seat
        while seat is not None:
            simulation.play(self.choose(state, seat, simulation.choices()))
            seat = simulation.seat
        return outcome(state, self.seat)

    def choose(self, state: LionsgateState, seat: int, choices: list[Choice]) -> Choice:
        frame = state.agenda[-1]
        held = self.held if seat == self.seat else None
        if frame.step == "turn" and (state.crew == 0 or self.plans[seat] is None):
            self.plans[seat] = intention(state, seat, self.policy.weights) if held is None else held
        choice = choices[0]
        if len(choices) > 1:
            choice = self.policy.following(state, seat, choices, self.plans[seat])
        if held is not None and frame.step == "turn":
            self.note(choice[0], held)
        return choice

    def note(self, verb: str, held: Plan) -> None:
        """What is done of the plan: once mined there is loading left, after that the seat is free again."""
        if verb == "mine":
            self.held = Plan(FETCH, held.town, held.source, 0, held.load, held.worth)
        elif verb in ("load", "unload", "fight", "rest"):
            self.held = None


def outcome(state: LionsgateState, seat: int) -> float:
    """What the end of a game is worth to a seat: the victory, and the margin."""
    first = winners(state)
    won = 1.0 / len(first) if seat in first else 0.0
    rivals = [wealth(state, other) for other in range(state.players) if other != seat]
    ahead = (wealth(state, seat) - max(rivals, default=0.0)) / WIDE
    return (1.0 - MARGIN) * won + MARGIN * (0.5 + 0.5 * max(-1.0, min(1.0, ahead)))


def wealth(state: LionsgateState, seat: int) -> float:
    """The money, with the price of entry for whoever has paid it and did not fall."""
    inside = state.arrived >> seat & 1 and not state.fallen >> seat & 1
    return float(state.money[seat] + (ENTRY_PRICE if inside else 0))


def start_of_turn(state: LionsgateState, seat: int) -> LionsgateState:
    """The position when the turn under way began, if nothing but assigning and driving was done since."""
    begun = state.clone()
    begun.ready[seat] |= begun.crew
    begun.crew = 0
    begun.route = []
    begun.agenda[-1] = Frame("turn", seat)
    return begun


def plans_to_compare(state: LionsgateState, seat: int, policy: Haulier) -> list[Plan]:
    """What might be done from the start of a turn, the greedy player's own plan first."""
    favourite = intention(state, seat, policy.weights)
    planner = Planner(state, seat, policy.weights)
    found = [favourite]
    if favourite.kind != FIGHT and state.aboard & state.bandits[seat]:
        found.append(simple(FIGHT))
    if favourite.kind != ENTER and goods_wanted(state, seat) <= len(state.mat[seat]):
        entry = planner.entry()
        if entry is not None:
            found.append(entry)
    for plan in sorted(planner.deliveries(), key=lambda plan: -plan.worth):
        if len(found) == MOST_PLANS:
            break
        if not any([plan.leads_like(other) for other in found]):
            found.append(plan)
    if favourite.kind != REST and len(found) < MOST_PLANS:
        found.append(simple(REST))
    return found
