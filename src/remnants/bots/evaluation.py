"""What a game tells the bots about itself: how good a position is, and how far a choice is followed.

A game's module in this folder has one subclass and exports an instance of it as `EVALUATION`.
"""

from mypy_extensions import mypyc_attr

from remnants.kernel.state import State
from remnants.kernel.steps import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The judgement of one game. Everything is asked about guesses, so it may read the whole state."""

    __slots__ = ("goes_on", "horizon", "looked_through")

    def __init__(self, goes_on: list[str], looked_through: list[str], horizon: list[str]) -> None:
        self.goes_on = frozenset(goes_on)
        """Decisions of an action under way (which figure, which card next). When a bot weighs an action as a whole,
        it makes these itself, one after the other, each time the one that looks best at once."""

        self.looked_through = frozenset(looked_through)
        """Decisions that only finish what the choice before began: a figure was picked and nothing has changed yet.
        A choice that leads here is worth what its best end is worth."""

        self.horizon = frozenset(horizon)
        """Steps, of chance or automatic, before which the look-ahead stops: what comes then is better weighed by
        `value` than tried out once, such as the dice of a battle or the whole rest of the round."""

    def value(self, state: State, seat: int) -> float:
        """How good the position is for the seat, in points of the final score. It must be quick: 20 µs or so.

        It is compared only between positions that the same decision leads to, which may stand before the horizon or
        before the next decision of anybody, so what is under way (an auction, a battle) has to be weighed too.
        """
        raise NotImplementedError

    def shortlist(self, state: State, seat: int, choices: list[Choice]) -> list[Choice]:
        """The choices worth looking at. Leave out only what is clearly worse than another that stays."""
        return choices
