"""The chronicle of a game: its standing as it went on, what the scores are made of, and what chance gave to whom.

A game tells its own in `games/<game>/chronicle.py`. It is given what one seat saw and heard, and nothing else, so it
cannot tell more than that seat may know. After the end it is given everything.
"""

from collections.abc import Callable
from typing import Any

from remnants.kernel.game import Pack

Seen = dict[str, Any]
"""The state as a seat sees it (`Match.view(seat)["state"]`); the whole state when everything is open."""
Values = list[int | None]
"""A number for each seat; None where it is hidden."""
Odds = list[tuple[int, float]]
"""What one die or one draw can give, with the probabilities."""


class Throw:
    """Dice thrown or pieces drawn: by whom (None: for nobody), what came, and what each of them could have been.

    `ranked` if more is better; otherwise the outcomes are only counted.
    """

    __slots__ = ("kind", "odds", "ranked", "results", "seat")

    def __init__(self, kind: str, seat: int | None, results: list[int], odds: Odds, ranked: bool = True) -> None:
        self.kind = kind
        self.seat = seat
        self.results = results
        self.odds = odds
        self.ranked = ranked


def evenly(faces: list[int]) -> Odds:
    """The odds of a die, or of one draw out of these pieces."""
    return [(face, faces.count(face) / len(faces)) for face in sorted(set(faces))]


class Chronicle:
    """How one game goes, from what a seat sees and hears. This one is for games that tell nothing of their own."""

    measures = ["score"]
    """What is measured, the score the game is won by first."""

    def __init__(self, pack: Pack, players: int, beginning: Seen) -> None:
        self.pack = pack
        self.players = players

    def heard(self, event: dict[str, Any], before: Callable[[], Seen]) -> list[Throw]:
        """Takes in an event; `before` is the state before the answer that brought it about. Gives what chance gave."""
        return []

    def standing(self, seen: Seen) -> dict[str, Values]:
        """All measures at a position."""
        return {"score": [None] * self.players}

    def sources(self, seen: Seen) -> dict[str, Values]:
        """What the scores are made of; it adds up to the score."""
        return {}


class Ledger:
    """What each seat got from where."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.entries: dict[str, list[int]] = {}

    def add(self, source: str, seat: int, amount: int) -> None:
        self.entries.setdefault(source, [0] * self.players)[seat] += amount

    def total(self, seat: int) -> int:
        return sum([amounts[seat] for amounts in self.entries.values()])

    def settle(self, source: str, totals: Values) -> None:
        """Puts down to one source what nothing else explains."""
        for seat, total in enumerate(totals):
            if total is not None and total != self.total(seat):
                self.add(source, seat, total - self.total(seat))

    def known(self, totals: Values) -> dict[str, Values]:
        """The entries of those whose total may be known."""
        shown: dict[str, Values] = {}
        for source, amounts in self.entries.items():
            if any(amounts):
                shown[source] = [
                    None if total is None else amount for amount, total in zip(amounts, totals, strict=True)
                ]
        return shown
