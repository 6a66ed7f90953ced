"""Playing units: paid for, and placed beside the hero (aylkor.unit.play)."""

from typing import Any, Final

from remnants.boxes.aylkor.content.board import BESIDE, WHOLE, SpaceChoices, next_to, without
from remnants.boxes.aylkor.content.content import BUILT
from remnants.boxes.aylkor.rules.cards import leave_hand, refuse_the_price
from remnants.boxes.aylkor.rules.moving import refuse_the_taken
from remnants.boxes.aylkor.rules.resources import gather
from remnants.boxes.aylkor.rules.state import FRESH, AylkorState
from remnants.boxes.aylkor.rules.triggers import set_off
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice, Step

AT: Final = SpaceChoices("at")


def openings(state: AylkorState, seat: int) -> int:
    """Where a seat may place a unit now: beside its hero, or, with the hero surrounded, beside own units next to it.

    There is no third ring (aylkor.unit.play-surrounded, aylkor.unit.play-blocked).
    """
    around = BESIDE[state.hero_at[seat]]
    free = without(around, state.occupied)
    if free:
        return free
    return next_to(around & state.standing[seat]) & state.free()


def refuse_to_build(state: AylkorState, seat: int, card: int) -> Refusal | None:
    """Why a unit in hand cannot be played now."""
    unpaid = refuse_the_price(state, seat, card, "aylkor.unit.play")
    if unpaid is not None:
        return unpaid
    if not openings(state, seat):
        around = BESIDE[state.hero_at[seat]]
        own = around & state.standing[seat]
        return Refusal("aylkor.unit.play-blocked", {"around": around.bit_count(), "own": own.bit_count()})
    return None


class PlaceUnit(Ask[AylkorState]):
    """Where a unit that is being played goes."""

    def candidates(self, state: AylkorState, frame: Frame) -> list[Choice]:
        return AT.of(WHOLE)

    def choices(self, state: AylkorState, frame: Frame) -> list[Choice]:
        return AT.of(openings(state, frame.seat))

    def refuse(self, state: AylkorState, frame: Frame, choice: Choice) -> Refusal | None:
        space: int = choice[1]
        if state.occupied >> space & 1:
            return refuse_the_taken(state, space)
        open_spaces = openings(state, frame.seat)
        if open_spaces >> space & 1:
            return None
        around = BESIDE[state.hero_at[frame.seat]]
        beside_own = next_to(around & state.standing[frame.seat]) >> space & 1
        if beside_own:
            return Refusal("aylkor.unit.play-surrounded", {"space": space, "open": open_spaces.bit_count()})
        if not open_spaces & around:
            return Refusal("aylkor.unit.play", {"space": space, "around": around.bit_count()})
        return Refusal("aylkor.unit.play", {"space": space})

    def choose(self, state: AylkorState, frame: Frame, choice: Choice) -> None:
        """Pays, places, gathers what lies there; only then comes the effect when built (aylkor.unit.fresh)."""
        (card,) = frame.data
        seat = frame.seat
        space: int = choice[1]
        leave_hand(state, seat, card)
        state.place(space, seat, card, state.pack.health[card], FRESH)
        if state.telling:
            state.tell("built", seat=seat, card=card, space=space)
        gather(state, seat, space)
        if state.pack.abilities[card][BUILT]:
            set_off(state, [[seat, space, card, BUILT]])


STEPS: Final[list[Step[Any]]] = [PlaceUnit("place-unit", "aylkor.unit.play")]
