"""How good a position of Remnants of Aylkor is for each seat, for the search: heroes, armies, stores and hands."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from remnants.bots.foresight import PolicyForesight, by_chance
from remnants.boxes.aylkor.bots.policy import POLICY, AylkorPolicy, Greedy
from remnants.boxes.aylkor.bots.weights import OF_THE_EXPERT, load
from remnants.boxes.aylkor.bots.worth import Judgement
from remnants.boxes.aylkor.content.board import DISTANCE, spaces_in
from remnants.boxes.aylkor.rules.state import AylkorState
from remnants.kernel.simulation import Simulation
from remnants.kernel.state import State
from remnants.kernel.steps import Choice

OUT: Final = -60.0
HERO_POINT: Final = 1.6
LAST_POINTS: Final = 10.0
"""What the hero's health is worth besides, the first points most: a hero near death is nearly lost."""
UNIT: Final = 1.0
COG: Final = 0.7
BREW: Final = 1.0
CARD: Final = 0.6
HUNT: Final = 0.12
"""For a unit, each step it is nearer to the nearest enemy hero."""
TEMPERATURE: Final = 2.0


@mypyc_attr(allow_interpreted_subclasses=True)
class AylkorForesight(PolicyForesight):
    """A playout stops when so many turns have been taken."""

    __slots__ = ("judgement",)

    def __init__(self, policy: AylkorPolicy, horizon: int = 2) -> None:
        super().__init__(policy, horizon, scale=8.0, most_candidates=8)
        self.judgement = policy.judgement

    def moment(self, state: State) -> int:
        assert isinstance(state, AylkorState)
        return 10 * state.round + state.active

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, AylkorState)
        return [worth(state, seat, self.judgement) for seat in range(state.players)]

    def likely(self, simulation: Simulation, seat: int, random: Random) -> tuple[list[Choice], list[float]]:
        state = simulation.state
        assert isinstance(state, AylkorState)
        frame = state.agenda[-1]
        choices = simulation.choices()
        thinking = Greedy(state, seat, self.judgement)
        marks = [thinking.value(frame, choice) for choice in choices]
        return by_chance(choices, marks, TEMPERATURE)


def worth(state: AylkorState, seat: int, judgement: Judgement) -> float:
    """A seat's own things, in points of hero's health more or less."""
    if state.out_since[seat]:
        return OUT
    pack = state.pack
    card_worths = judgement.card_worths(pack)
    hero = state.hero_at[seat]
    left = state.health[hero]
    total = HERO_POINT * left + LAST_POINTS * left / (left + 4.0)
    prey = [state.hero_at[other] for other in state.living() if other != seat]
    for unit in spaces_in(state.standing[seat]):
        if unit == hero:
            continue
        card = state.card[unit]
        total += UNIT * card_worths[card] * (0.4 + 0.6 * state.health[unit] / pack.health[card])
        if prey:
            total -= HUNT * min([DISTANCE[unit][other] for other in prey])
    total += COG * min(state.cogs[seat], 10) + BREW * min(state.brew[seat], 6)
    return total + CARD * min(len(state.hands[seat]), 6)


FORESIGHT = AylkorForesight(POLICY)
EXPERT_FORESIGHT = AylkorForesight(AylkorPolicy(load(OF_THE_EXPERT)), horizon=4)
"""Players with these weights are worth following farther."""
