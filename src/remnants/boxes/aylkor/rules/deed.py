"""Deeds of one's own: what the words do that the author of a pack adds to the vocabulary with a plug-in."""

from typing import Final

from mypy_extensions import mypyc_attr

from remnants.boxes.aylkor.content.content import Effect
from remnants.boxes.aylkor.rules.state import AylkorState


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """What one word does. The game itself finds the units a word with a target can touch, and asks for one of them."""

    def do(self, state: AylkorState, seat: int, effect: Effect, spaces: list[int]) -> None:
        """Does it to the units on these spaces; a word without a target has none."""
        raise NotImplementedError

    def can_do(self, state: AylkorState, seat: int, effect: Effect) -> bool:
        """Whether a word without a target would change anything now."""
        return True

    def can_touch(self, state: AylkorState, seat: int, effect: Effect, space: int) -> bool:
        """Whether a word with a target would change anything for the unit on that space."""
        return True

    def worth(self, state: AylkorState, seat: int, effect: Effect, space: int) -> float:
        """What bots think it is worth, in points of a hero's health; the space is -1 for a word without a target."""
        return 1.0


OWN_DEEDS: Final[dict[int, Deed]] = {}
"""The deeds that plug-ins added, by the number of their word."""
