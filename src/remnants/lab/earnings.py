"""What each seat gains in money and the like, whatever it spends."""

from remnants.kernel.state import State
from remnants.lab.laboratory import laboratory


class Earnings:
    """All that each seat gained so far in the fields of the position of which a game's mechanisms bring a part."""

    def __init__(self, game: str, state: State) -> None:
        self.gained: dict[str, list[int]] = {
            found.of: [0] * state.players for found in laboratory(game).mechanism if found.of
        }
        self.held = self._held(state)

    def _held(self, state: State) -> dict[str, list[int]]:
        return {field: [*getattr(state, field)] for field in self.gained}

    def count(self, state: State) -> None:
        """Takes in the position after an answer: what grew was gained, what shrank was spent or lost."""
        held = self._held(state)
        for field, amounts in self.gained.items():
            for seat, now in enumerate(held[field]):
                amounts[seat] += max(0, now - self.held[field][seat])
        self.held = held

    def of_seat(self, seat: int) -> dict[str, int]:
        return {field: amounts[seat] for field, amounts in self.gained.items()}
