"""Whole games between bots, for the tests."""

from collections.abc import Iterator

import remnants
from remnants.bots import Bot, Seen
from remnants.kernel.match import Match

MOST_DECISIONS = 20_000


def decisions(match: Match, bots: list[Bot], seed: int) -> Iterator[Match]:
    """Plays a match to its end; gives it before every decision."""
    for number in range(MOST_DECISIONS):
        if match.seat is None:
            return
        yield match
        match.play(bots[match.seat].choose(Seen(match, match.seat), f"{seed}/{number}"))
    raise AssertionError(f"the game of seed {seed} does not end")


def played(name: str, bots: list[Bot], seed: int) -> Match:
    """A finished match."""
    match = remnants.new(name, players=len(bots), seed=seed)
    for _ in decisions(match, bots, seed):
        pass
    return match
