"""What a bot is given: one seat's knowledge of a match, and guesses made from it. And what a bot is."""

from random import Random

from remnants.kernel.engine import Steps
from remnants.kernel.match import Match
from remnants.kernel.state import Json, State
from remnants.kernel.steps import Choice


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
    def steps(self) -> Steps:
        """The steps of the game, to play on with from a guess."""
        return self._match.game.steps

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

    def imagine(self, seed: int | str) -> State:
        """The state of such a guess without a match around it: quick to make, to copy and to play on from.

        It depends on what the seat sees and on the seed alone, since a game's `guess` puts the unseen in order before
        it shuffles. So what a bot chooses cannot depend on anything hidden.
        """
        match = self._match
        return match.game.guess(match.state, self.seat, Random(f"guess {seed}"))


class Bot:
    """Somebody who chooses."""

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        """One of the legal choices of the seat that sees. The same view and seed give the same choice."""
        raise NotImplementedError
