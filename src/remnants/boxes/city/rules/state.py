"""The state of a game of City of Remnants; its columns are declared in `declarations.py`."""

from typing import Any, Final

from remnants.boxes.city.rules.columns import CityColumns

FROM_HAND: Final = 0
FROM_PILE: Final = 1
UNLAID: Final = 2
"""How a card came into a battle (`blind`): from hand, unseen from the draw pile, or revealed without being laid."""


class CityState(CityColumns):
    """One position of City of Remnants."""

    __slots__ = ()

    def blank(self) -> "CityState":
        return CityState(self.pack, self.players)

    def clone(self) -> "CityState":
        copy = CityState()
        self.copy_into(copy)
        return copy


def as_city(state: Any) -> CityState:
    """The same state, known to be City's."""
    assert isinstance(state, CityState)
    return state
