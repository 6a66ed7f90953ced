"""Records of games that bots have played, for pages to go on from."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import remnants
from remnants.bots.registry import bot
from remnants.bots.seen import Seen
from remnants.kernel.match import Match

MOST_DECISIONS = 3000


def decisions(game: str, players: int, level: str) -> Iterator[Match]:
    """A game at each of its decisions, and at its end."""
    match = remnants.new(game, players=players, seed=5)
    player = bot(game, level)
    number = 0
    while match.seat is not None:
        yield match
        match.play(player.choose(Seen(match, match.seat), number))
        number += 1
    yield match


@cache
def played(game: str, most: int | None = None) -> dict[str, Any]:
    """A game of three to its end, or for so many decisions."""
    record: dict[str, Any] = {}
    for number, match in enumerate(decisions(game, 3, "normal")):
        if match.seat is None or number == most:
            record = match.dump()
            break
    return record


@cache
def every_question(game: str) -> dict[str, dict[str, Any]]:
    """For each kind of question that the first seat is asked in a game of four, the one with most to show."""
    sizes: dict[str, int] = {}
    records: dict[str, dict[str, Any]] = {}
    for match in islice(decisions(game, 4, "easy"), MOST_DECISIONS):
        if match.seat == 0 and match.step is not None:
            size = len(json.dumps(match.view(0))) + len(json.dumps(match.candidates()))
            if size > sizes.get(match.step, 0):
                sizes[match.step], records[match.step] = size, match.dump()
    return {step: records[step] for step in sorted(records, key=sizes.__getitem__)}


def largest_position(game: str) -> dict[str, Any]:
    """A game of four at the decision of the first seat with most to show."""
    return list(every_question(game).values())[-1]
