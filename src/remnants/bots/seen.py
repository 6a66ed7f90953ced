"""What a bot is given: one seat's knowledge of a match, and guesses made from it. And what a bot is."""

from random import Random

from mypy_extensions import mypyc_attr

from remnants.kernel.declarations import Json
from remnants.kernel.match import Match
from remnants.kernel.simulation import Simulation, simulated
from remnants.kernel.steps import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """A match as one seat sees it. There is no way from here to what is hidden."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def game_name(self) -> str:
        return self._match.game.name

    @property
    def players(self) -> int:
        return self._match.players

    @property
    def step(self) -> str:
        """The name of the step that asks."""
        return self._match.step or ""

    def choices(self) -> list[Choice]:
        return self._match.choices()

    def view(self) -> dict[str, Json]:
        return self._match.view(self.seat)

    def guess(self, seed: int | str) -> Match:
        """A full match that looks the same from this seat, everything hidden sampled anew."""
        return self._match.guess(self.seat, seed)

    def simulation(self, seed: int | str) -> Simulation:
        """Such a guess without a record around it: quick to make, to copy and to play on from.

        It depends on what the seat sees and on the seed alone, since a game's `guess` puts the unseen in order before
        it shuffles. So what a bot chooses cannot depend on anything hidden.
        """
        match = self._match
        guess = match.game.guess(match.state, self.seat, Random(f"guess {seed}"))
        return simulated(match.game, guess, f"luck {seed}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who chooses."""

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        """One of the legal choices of the seat that sees. The same view and seed give the same choice."""
        raise NotImplementedError
