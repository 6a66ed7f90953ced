"""The state: the columns that are made from the declarations, and nothing besides."""

from night_ferry.columns import FerryColumns
from remnants.kernel.state import State


class FerryState(FerryColumns):
    __slots__ = ()

    def blank(self) -> "FerryState":
        return FerryState(self.pack, self.players)

    def clone(self) -> "FerryState":
        copy = FerryState()
        self.copy_into(copy)
        return copy


def as_ferry(state: State) -> FerryState:
    assert isinstance(state, FerryState)
    return state
