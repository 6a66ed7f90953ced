"""Bots of every level play every game, in the same way for the same seed, and by what their seat can see alone."""

import pytest

import remnants
from remnants.bots import Seen, bot, levels
from remnants.kernel.match import Match
from tests.bots.games import decisions

LONG = ("hard", "expert")
GAMES_AND_LEVELS = [(name, level) for name in remnants.games() for level in levels(name) if level not in LONG]
"""What those think about for long is tested with fewer playouts, in test_search.py and test_expert.py."""
OTHER_GUESSES = ["one", "two"]
NOTHING_HIDDEN = ["lionsgate"]
"""Games whose state holds nothing that a seat cannot see: what is drawn is decided when it is drawn."""


def positions(name: str, players: int, seed: int, every: int) -> list[Match]:
    """Copies of some positions of a random game."""
    match = remnants.new(name, players=players, seed=seed)
    bots = [bot(name, "random")] * players
    return [at.clone() for number, at in enumerate(decisions(match, bots, seed)) if number % every == 0]


@pytest.mark.parametrize(("name", "level"), GAMES_AND_LEVELS)
def test_every_level_answers_every_question_of_a_random_game(name: str, level: str) -> None:
    asked = bot(name, level)
    match = remnants.new(name, players=3, seed=11)
    steps: dict[str, int] = {}
    for at in decisions(match, [bot(name, "random")] * 3, 11):
        step = at.step or ""
        steps[step] = steps.get(step, 0) + 1
        if steps[step] <= 5 and at.seat is not None:
            assert asked.choose(Seen(at, at.seat), 5) in at.choices()
    assert len(steps) > 5


@pytest.mark.parametrize(("name", "level"), GAMES_AND_LEVELS)
def test_the_same_seed_gives_the_same_choice_and_nothing_is_changed(name: str, level: str) -> None:
    for match in positions(name, 2, 21, every=40):
        assert match.seat is not None
        before = match.digest()
        first = bot(name, level).choose(Seen(match, match.seat), "again")
        assert bot(name, level).choose(Seen(match, match.seat), "again") == first
        assert match.digest() == before


@pytest.mark.parametrize(("name", "level"), GAMES_AND_LEVELS)
def test_what_is_hidden_changes_no_choice(name: str, level: str) -> None:
    """The same view with everything hidden swapped: for the same seed a bot chooses the same."""
    swapped = 0
    for match in positions(name, 4, 31, every=25):
        seat = match.seat
        assert seat is not None
        chosen = bot(name, level).choose(Seen(match, seat), "honest")
        for other in OTHER_GUESSES:
            guess = match.guess(seat, other)
            swapped += guess.digest() != match.digest()
            assert bot(name, level).choose(Seen(guess, seat), "honest") == chosen, match.step
    assert swapped or name in NOTHING_HIDDEN


@pytest.mark.parametrize(("name", "level"), GAMES_AND_LEVELS)
def test_the_first_decisions_of_a_game_are_the_same_for_the_same_seed(name: str, level: str) -> None:
    found: list[str] = []
    for _ in range(2):
        match = remnants.new(name, players=2, seed=3)
        for number, at in enumerate(decisions(match, [bot(name, level), bot(name, "random")], 3)):
            if number == 20:
                found.append(at.digest())
                break
    assert len(set(found)) == 1
