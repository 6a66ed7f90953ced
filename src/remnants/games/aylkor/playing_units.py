"""Playing units: paid for, and placed beside the hero (aylkor.unit.play)."""

from typing import Any, Final

from remnants.games.aylkor.board import BESIDE, WHOLE, SpaceChoices, next_to
from remnants.games.aylkor.cards import affordable, cost_in_cogs, leave_hand
from remnants.games.aylkor.content import BUILT
from remnants.games.aylkor.resources import gather
from remnants.games.aylkor.state import FRESH, Aylkor
from remnants.games.aylkor.triggers import set_off
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice, Step

AT: Final = SpaceChoices("at")


def openings(state: Aylkor, seat: int) -> int:
    """Where a seat may place a unit now: beside its hero, or, with the hero surrounded, beside own units next to it.

    There is no third ring (aylkor.unit.play-surrounded, aylkor.unit.play-blocked).
    """
    around = BESIDE[state.hero_at[seat]]
    free = around & ~state.occupied
    if free:
        return free
    return next_to(around & state.standing[seat]) & WHOLE & ~state.occupied


def refuse_to_build(state: Aylkor, seat: int, card: int) -> Refusal | None:
    """Why a unit in hand cannot be played now."""
    if not affordable(state, seat, card):
        facts: dict[str, int | str] = {"cogs": cost_in_cogs(state, card), "brew": state.pack.brew[card]}
        return Refusal("aylkor.unit.play", facts)
    if not openings(state, seat):
        return Refusal("aylkor.unit.play-blocked", {})
    return None


class PlaceUnit(Ask[Aylkor]):
    """Where a unit that is being played goes."""

    def candidates(self, state: Aylkor, frame: Frame) -> list[Choice]:
        return AT.of(WHOLE)

    def choices(self, state: Aylkor, frame: Frame) -> list[Choice]:
        return AT.of(openings(state, frame.seat))

    def refuse(self, state: Aylkor, frame: Frame, choice: Choice) -> Refusal | None:
        space: int = choice[1]
        if state.occupied >> space & 1:
            return Refusal("aylkor.unit.occupied", {"space": space})
        open_spaces = openings(state, frame.seat)
        if open_spaces >> space & 1:
            return None
        around = BESIDE[state.hero_at[frame.seat]]
        beside_own = next_to(around & state.standing[frame.seat]) >> space & 1
        if beside_own and open_spaces & around:
            return Refusal("aylkor.unit.play-surrounded", {"space": space})
        return Refusal("aylkor.unit.play", {"space": space})

    def choose(self, state: Aylkor, frame: Frame, choice: Choice) -> None:
        """Pays, places, gathers what lies there; only then comes the effect when built (aylkor.unit.fresh)."""
        seat, card = frame.seat, frame.data[0]
        space: int = choice[1]
        leave_hand(state, seat, card)
        state.place(space, seat, card, state.pack.health[card], FRESH)
        if state.telling:
            state.tell("built", seat=seat, card=card, space=space)
        gather(state, seat, space)
        if state.pack.abilities[card][BUILT]:
            set_off(state, [[seat, space, card, BUILT]])


STEPS: Final[list[Step[Any]]] = [PlaceUnit("place-unit", "aylkor.unit.play")]
