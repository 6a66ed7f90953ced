"""The Award renown phase, and the end of the game that it can bring."""

from typing import TypedDict

from remnants.boxes.city.content.board import spaces_of
from remnants.boxes.city.rules.figures import controlled_tiles
from remnants.boxes.city.rules.prices import adds, standing_sum
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


class AwardSource(TypedDict):
    """Where renown of an award comes from: a "space", a "tile" or a "card", by its number."""

    kind: str
    number: int
    renown: int


def sources_of(state: CityState, seat: int) -> list[AwardSource]:
    """The same piece by piece: they add up to the award."""
    found: list[AwardSource] = []
    for renown, mask in state.side.awards:
        for space in spaces_of(state.held[seat] & mask):
            found.append(AwardSource(kind="space", number=space, renown=renown))
    for tile in controlled_tiles(state, seat):
        renown = state.pack.development_renown[state.tile_design[tile]]
        found.append(AwardSource(kind="tile", number=tile, renown=renown))
    for card in state.permanents[seat]:
        found.append(AwardSource(kind="card", number=card, renown=adds(state.pack.standing_ability[card], "award")))
    return [source for source in found if source["renown"]]


class Award(Automatic[CityState]):
    """Everybody scores in full even if the pile is short, which ends the game (city.renown.short-pile)."""

    def run(self, state: CityState, frame: Frame) -> None:
        awards = [award_of(state, seat) for seat in range(state.players)]
        for seat in range(state.players):
            state.renown[seat] += awards[seat]
        short = sum(awards) > state.pile
        state.pile = max(0, state.pile - sum(awards))
        if state.telling:
            state.tell("award", awards=awards, pile=state.pile)
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
