"""Thinking ahead: the same rules as a match, without its record, and luck that copies do not share."""

from itertools import pairwise
from random import Random

from remnants.kernel.match import Match
from remnants.kernel.simulation import Simulation
from tests.kernel.toy import TOY, as_toy


def fresh(seed: int = 1) -> Match:
    return Match.new(TOY, 2, seed=seed)


def rolls(simulation: Simulation, count: int = 12) -> list[int]:
    """What seat 0 rolls one after the other."""
    found = [as_toy(simulation.state).purse[0]]
    for _ in range(count):
        simulation.play(("roll",))
        found.append(as_toy(simulation.state).purse[0])
    return [after - before for before, after in pairwise(found)]


def test_it_plays_by_the_same_rules_and_leaves_the_match_alone() -> None:
    match = fresh()
    before = match.digest()
    simulation = match.simulation(3)
    assert (simulation.seat, simulation.step, simulation.players, simulation.over) == (0, "turn", 2, False)
    while not simulation.over:
        assert simulation.choices()
        simulation.play(("add", 3))
    assert (simulation.seat, simulation.step, simulation.choices()) == (None, None, [])
    assert simulation.winners() == TOY.winners(simulation.state) == [0, 1]
    assert simulation.scores() == as_toy(simulation.state).purse
    assert match.digest() == before


def test_it_shows_what_a_seat_sees() -> None:
    match = fresh()
    match.play(("draw",))
    simulation = match.simulation(1)
    for seat in (0, 1, None):
        assert simulation.view(seat) == match.view(seat)["state"]
    assert simulation.view(0) != simulation.view(1)


def test_the_same_seed_gives_the_same_luck() -> None:
    assert rolls(fresh().simulation(3)) == rolls(fresh().simulation(3))
    assert rolls(fresh().simulation(3)) != rolls(fresh().simulation(4))
    assert rolls(fresh().simulation("a")) == rolls(fresh().simulation("a"))


def test_the_luck_is_not_that_of_the_match() -> None:
    match = fresh()
    simulated = rolls(match.simulation(match.seed))
    real = [0]
    for _ in range(12):
        match.play(("roll",))
        real.append(as_toy(match.state).purse[0])
    assert [after - before for before, after in pairwise(real)] != simulated


def test_copies_share_no_luck() -> None:
    simulation = fresh().simulation(3)
    simulation.play(("roll",))
    copies = [simulation.clone() for _ in range(4)]
    copies.append(copies[0].clone())
    found = [tuple(rolls(copy)) for copy in [simulation, *copies]]
    assert len(set(found)) == len(found)


def test_copies_share_luck_when_told_to() -> None:
    simulation = fresh().simulation(3)
    one, other = simulation.clone(), simulation.clone()
    one.reseed(9)
    other.reseed(9)
    assert rolls(one) == rolls(other)
    one.reseed(9)
    other.reseed(9)
    assert rolls(one.clone()) == rolls(other.clone()), "copies of copies as well"


def test_a_copy_goes_on_by_itself() -> None:
    simulation = fresh().simulation(3)
    copy = simulation.clone()
    copy.play(("add", 2))
    assert (as_toy(simulation.state).total, as_toy(copy.state).total) == (0, 2)


def test_a_rollout_ends_at_the_end_or_at_the_limit() -> None:
    simulation = fresh().simulation(3)
    assert simulation.clone().rollout(Random(1), 5) == 5
    one, other = simulation.clone(), simulation.clone()
    assert one.rollout(Random(1), 10_000) == other.rollout(Random(1), 10_000) > 10
    assert one.over and one.view(None) == other.view(None), "all of it comes from the given source"


def test_it_can_stop_before_a_step() -> None:
    simulation = fresh().simulation(3)
    simulation.play_to(("roll",), frozenset(["roll"]))
    assert not simulation.asks(0), "it stands before the die, not before a decision"
    assert as_toy(simulation.state).purse == [0, 0]
    simulation = fresh().simulation(3)
    simulation.play_to(("roll",), frozenset())
    assert simulation.asks(0) and not simulation.asks(1)
    assert as_toy(simulation.state).purse[0] > 0
