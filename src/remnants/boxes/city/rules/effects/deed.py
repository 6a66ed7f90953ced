"""What all deeds of the effect vocabulary have in common."""

from mypy_extensions import mypyc_attr

from remnants.boxes.city.content.content import Effect
from remnants.boxes.city.rules.state import CityState


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One word of the vocabulary. `piece` is the card it stands on, or the tile in a produce ability."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        raise NotImplementedError

    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        """Whether it would do anything for that player now, on the own turn."""
        return True
