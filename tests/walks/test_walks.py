"""Walks through every game at every table; and a walk that breaks something is made short."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import HypothesisException

import remnants
from remnants import kits
from remnants.kernel.conformance import Violation
from remnants.kernel.steps import table
from tests.kernel.test_conformance_kit import RULES, Losing
from tests.kernel.toy import Check, Roll, ShuffleDeck, Toy
from tests.known_rules import known_rules
from tests.walks.walking import Walk, follow, walks

FARTHEST = 300
"""Walks begin up to so many decisions after the beginning."""
TABLES = [
    (name, players)
    for name in remnants.games()
    for players in range(kits.game(name).fewest_players, kits.game(name).most_players + 1)
]
QUIETLY = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def walk_often(name: str, players: int, times: int, always_the_same: bool) -> None:
    game = kits.game(name)
    rules = known_rules(name)

    @settings(max_examples=times, deadline=None, derandomize=always_the_same, suppress_health_check=QUIETLY)
    @given(walk=walks(game, players, FARTHEST))
    def breaks_nothing(walk: Walk) -> None:
        follow(game, walk, rules)

    breaks_nothing()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_few_walks_break_nothing(name: str, players: int) -> None:
    walk_often(name, players, 6, True)


@pytest.mark.large
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_many_walks_break_nothing(name: str, players: int) -> None:
    walk_often(name, players, 400, False)


def test_a_walk_that_breaks_something_is_told_as_short_as_can_be() -> None:
    """Whoever draws a card drops it: that shows before the first choice, where a guess is played on."""
    game = Toy()
    game.steps = table([ShuffleDeck("shuffle"), Losing("turn", "toy.turn"), Check("check"), Roll("roll")])
    broken: list[Walk] = []

    @settings(max_examples=200, deadline=None, derandomize=True, database=None)
    @given(walk=walks(game, 2, 0))
    def breaks_nothing(walk: Walk) -> None:
        try:
            follow(game, walk, RULES)
        except Violation:
            broken.append(walk)
            raise

    with pytest.raises((Violation, HypothesisException)):
        breaks_nothing()
    shortest = broken[-1]
    assert (shortest.seed, len(shortest.numbers)) == (0, 0)
