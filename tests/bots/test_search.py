"""The search bot: legal, reproducible, honest, and better than what it is built on where one look shows it."""

from random import Random

import pytest

import remnants
from remnants import kits
from remnants.bots import Seen, bot
from remnants.bots.foresight import Foresight
from remnants.bots.levels import EASY, HARD, LEVELS, SlippingBot
from remnants.bots.search import Budget, SearchBot, chosen, difference, still_running
from remnants.bots.tree import Node
from remnants.kernel.match import Match
from remnants.kernel.state import dump
from tests.bots.games import decisions

GAMES = remnants.games()
OTHER_GUESSES = ["one", "two"]


def foresight(name: str) -> Foresight:
    bots = kits.kit(name).bots()
    assert bots is not None
    found = bots.foresight()
    assert found is not None
    return found


def searching(name: str, playouts: int = 8) -> SearchBot:
    return SearchBot(foresight(name), Budget(playouts))


def positions(name: str, players: int, seed: int, most: int) -> list[Match]:
    """Some positions of a random game at which there is something to choose, a few of every step."""
    match = remnants.new(name, players=players, seed=seed)
    found: list[Match] = []
    steps: dict[str, int] = {}
    for number, at in enumerate(decisions(match, [bot(name, "random")] * players, seed)):
        step = at.step or ""
        if len(at.choices()) > 1 and steps.get(step, 0) < 2 and number % 3 == 0:
            steps[step] = steps.get(step, 0) + 1
            found.append(at.clone())
        if len(found) == most or number > 150:
            break
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_it_answers_with_a_legal_choice_in_any_seat(name: str, players: int) -> None:
    for match in positions(name, players, 5, most=4):
        assert match.seat is not None
        before = match.digest()
        assert searching(name).choose(Seen(match, match.seat), 1) in match.choices()
        assert match.digest() == before


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_playouts_give_the_same_choice(name: str) -> None:
    for match in positions(name, 2, 6, most=3):
        assert match.seat is not None
        seen = Seen(match, match.seat)
        assert searching(name).choose(seen, "again") == searching(name).choose(seen, "again")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_no_choice(name: str) -> None:
    """The same view with everything hidden swapped: for the same seed it chooses the same."""
    for match in positions(name, 3, 7, most=3):
        assert match.seat is not None
        honest = searching(name).choose(Seen(match, match.seat), "honest")
        for other in OTHER_GUESSES:
            guess = match.guess(match.seat, other)
            assert searching(name).choose(Seen(guess, match.seat), "honest") == honest, match.step


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_depends_on_the_view_and_the_seed_alone(name: str) -> None:
    """What bots are given: two matches that look the same from a seat give it the same guess for the same seed."""
    for match in positions(name, 3, 11, most=6):
        assert match.seat is not None
        guess = match.guess(match.seat, "other")
        one, other = Seen(match, match.seat), Seen(guess, match.seat)
        assert dump(one.simulation("same").state) == dump(other.simulation("same").state), match.step


def test_several_processes_share_the_playouts_and_agree_on_the_same_seed() -> None:
    match = positions("aylkor", 2, 8, most=2)[-1]
    assert match.seat is not None
    shared = SearchBot(foresight("aylkor"), Budget(16), processes=2)
    first = shared.choose(Seen(match, match.seat), 3)
    assert first in match.choices()
    assert shared.choose(Seen(match, match.seat), 3) == first


def test_a_time_limit_ends_the_search() -> None:
    match = positions("aylkor", 2, 9, most=1)[0]
    assert match.seat is not None
    hurried = SearchBot(foresight("aylkor"), Budget(1_000_000, seconds=0.05))
    assert hurried.choose(Seen(match, match.seat), 1) in match.choices()


def test_easy_slips_now_and_then_and_is_steady_otherwise() -> None:
    match = positions("aylkor", 2, 10, most=1)[0]
    assert match.seat is not None
    seen = Seen(match, match.seat)
    steady = bot("aylkor", "normal")
    never, always = SlippingBot(steady, 0.0), SlippingBot(steady, 1.0)
    assert all([never.choose(seen, seed) == steady.choose(seen, seed) for seed in range(5)])
    assert {always.choose(seen, seed) for seed in range(60)} == set(match.choices())


@pytest.mark.parametrize("name", GAMES)
def test_hard_is_the_strongest_level_and_searches(name: str) -> None:
    assert LEVELS[-1] == HARD
    assert isinstance(bot(name, HARD), SearchBot)


def test_what_has_clearly_lost_is_not_tried_any_more() -> None:
    even = {number: 0.5 + 0.01 * (number % 2) for number in range(6)}
    bad = {number: 0.2 + 0.01 * (number % 3) for number in range(6)}
    near = {number: 0.5 + 0.01 * ((number + 1) % 2) for number in range(6)}
    assert still_running({0: even, 1: bad, 2: near}, [0, 1, 2]) == [0, 2]
    assert difference(even, bad)[0] > 0.2


def test_the_favourite_is_left_only_with_evidence() -> None:
    luck = Random(1)
    noise = {number: luck.random() for number in range(6)}
    like_it = {number: value + (0.3 if number == 0 else -0.05) for number, value in noise.items()}
    better = {number: value + 0.1 for number, value in noise.items()}
    assert chosen({0: noise, 1: like_it}, 2, 1.0) == 0
    assert chosen({0: noise, 1: better}, 2, 1.0) == 1
    perhaps = {number: value + (0.5 if number % 2 else -0.1) for number, value in noise.items()}
    gap, error = difference(perhaps, noise)
    assert 1.0 < gap / error < 2.0
    assert chosen({0: noise, 1: perhaps}, 2, 1.0) == 1
    assert chosen({0: noise, 1: perhaps}, 2, 2.0) == 0


def test_a_node_widens_with_its_visits_and_prefers_what_goes_well() -> None:
    node = Node()
    choices = [("a",), ("b",), ("c",)]
    node.add(choices, [0.6, 0.3, 0.1])
    tried: list[str] = []
    for _ in range(60):
        branch = node.pick(choices)
        tried.append(branch.choice[0])
        reward = 0.9 if branch.choice == ("b",) else 0.3
        node.visits += 1
        node.total += reward
        branch.visits += 1
        branch.total += reward
    assert tried[0] == "a"
    assert tried.count("b") > 40
    assert node.pick([("c",)]).choice == ("c",)


@pytest.mark.parametrize("name", GAMES)
def test_levels_play_with_the_numbers_of_their_game(name: str) -> None:
    """Compiled code reads what an object was given, not what an interpreted class says in passing."""
    bots = kits.kit(name).bots()
    assert bots is not None
    easy, hard = bots.of_level(EASY), bots.of_level(HARD)
    assert isinstance(easy, SlippingBot) and isinstance(hard, SearchBot)
    assert (easy.slips, hard.budget.playouts) == (bots.slips, bots.playouts)
    assert not {"slips", "playouts", "learned", "trust"} & set(vars(type(bots))), "given, not passed on as attributes"
