"""The Award renown phase, and the end of the game that it can bring."""

from remnants.boxes.city.rules.figures import controlled_tiles
from remnants.boxes.city.rules.prices import standing_sum
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Automatic, Step

MOST_ROUNDS_WITHOUT_NEW_LOW = 5


def award_of(state: CityState, seat: int) -> int:
    """The awards of all controlled spaces and the renown of all controlled developments (city.renown.award)."""
    held = state.held[seat]
    award = 0
    for renown, mask in state.side.awards:
        award += renown * (held & mask).bit_count()
    for tile in controlled_tiles(state, seat):
        award += state.pack.development_renown[state.tile_design[tile]]
    return award + standing_sum(state, seat, "award")


class Award(Automatic[CityState]):
    """Everybody scores in full even if the pile is short, which ends the game (city.renown.short-pile)."""

    def run(self, state: CityState, frame: Frame) -> None:
        awards = [award_of(state, seat) for seat in range(state.players)]
        for seat in range(state.players):
            state.renown[seat] += awards[seat]
        if state.telling:
            state.tell("award", awards=awards)
        short = sum(awards) > state.pile
        state.pile = max(0, state.pile - sum(awards))
        watch_for_stall(state)
        if short or state.stalled >= MOST_ROUNDS_WITHOUT_NEW_LOW:
            if state.telling:
                state.tell("end", reason="short pile" if short else "stall")
            return
        state.round += 1
        state.push("round")


def watch_for_stall(state: CityState) -> None:
    """Counts the rounds in which the pile has not fallen to a new low (city.end.stall)."""
    if state.pile < state.lowest_pile:
        state.lowest_pile = state.pile
        state.stalled = 0
    else:
        state.stalled += 1


STEPS: list[Step[CityState]] = [Award("award")]
