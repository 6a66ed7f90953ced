"""Walks that hypothesis chooses: a table, some random decisions to begin with, then choices by their numbers.

When something breaks, hypothesis makes the walk shorter and simpler as long as it still breaks, so that what is left
is a table and a few choices.
"""

from random import Random
from typing import NamedTuple

from hypothesis import strategies

from remnants.kernel import conformance
from remnants.kernel.game import Game, OptionValue
from remnants.kernel.match import Match

MOST_CHOICES = 40


class Walk(NamedTuple):
    """Everything a walk depends on."""

    players: int
    options: dict[str, OptionValue]
    seed: int
    ahead: int
    """So many decisions are made at random before the walk begins."""
    numbers: list[int]
    """Which of the choices is taken at each decision; the counting begins anew behind the last choice."""


def walks(game: Game, players: int, farthest: int) -> strategies.SearchStrategy[Walk]:
    """Walks of a game with so many players that begin anywhere in it."""
    return strategies.builds(
        Walk,
        strategies.just(players),
        strategies.fixed_dictionaries({option.name: strategies.sampled_from(option.values) for option in game.options}),
        strategies.integers(0, 2**16),
        strategies.integers(0, farthest),
        strategies.lists(strategies.integers(0, 60), max_size=MOST_CHOICES),
    )


def follow(game: Game, walk: Walk, rules: set[str]) -> conformance.Walked:
    """Goes a walk; every position is checked, the last one closely, and so is the record that leads to it."""
    match = Match.new(game, walk.players, walk.seed, dict(walk.options))
    random = Random(walk.seed)
    for _ in range(walk.ahead):
        if match.seat is not None:
            match.play(conformance.at_random(match, random))
    report = conformance.Walked()
    for number in walk.numbers:
        if match.seat is None:
            break
        conformance.check_position(match, rules, report)
        choices = match.choices()
        conformance.check_events(match, match.play(choices[number % len(choices)]))
    if match.seat is not None:
        conformance.check_position(match, rules, report)
        conformance.check_closely(match, random)
    conformance.check_record(game, match)
    return report
