"""The analyst: who is ahead, as far as somebody can know.

>>> import remnants
>>> from remnants import analyst
>>> match = remnants.new("city", players=3, seed=7)
>>> analyst.chances(match, seat=0)  # every seat's chance to win, as seat 0 knows the position
"""

from remnants.judges.judge import EVERYTHING, Judge, judge, what_is_missing
from remnants.kernel.match import Match

__all__ = ["EVERYTHING", "Judge", "chances", "judge", "what_is_missing"]


def chances(match: Match, seat: int | None = None, by: Judge | None = None) -> list[float]:
    """Every seat's chance to win, as far as a seat can know; None: with open cards.

    They sum to one, a shared victory counts in parts; a player alone has one chance, to win. `by` is another judge
    than the game's own. Raises BadInput that says what is missing where positions cannot be judged.
    """
    asked = judge(match.game.name) if by is None else by
    return asked.chances_of([match.state], [EVERYTHING if seat is None else seat])[0]
