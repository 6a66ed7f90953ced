"""What all deeds of the effect vocabulary have in common."""

from remnants.games.city.content import Effect
from remnants.games.city.state import CityState


class Deed:
    """One word of the vocabulary. `piece` is the card it stands on, or the tile in a produce ability."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        raise NotImplementedError
