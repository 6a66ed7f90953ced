"""Random walks through whole games: every player count and option."""

from random import Random

import pytest

import remnants
from remnants.boxes.aylkor.rules.game import GAME
from remnants.kernel import conformance
from tests.aylkor.table import OTHER_OPTIONS, PACK_FOLDER, ROUND_LIMITS, duel, options_of, position, unit


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"first_event": 2, "heroes": "chosen"}, {"first_event": 5, "round_limit": 30}])
def test_random_games_break_nothing(players: int, options: dict[str, object], aylkor_rules: set[str]) -> None:
    for seed in range(3):
        match = remnants.new("aylkor", players, seed=seed, options=dict(options))
        report = conformance.walk(match, seed, aylkor_rules, close_look=0.02)
        assert report.decisions > 20


def test_records_lead_back_to_where_they_were_written() -> None:
    random = Random(3)
    match = remnants.new("aylkor", 4, seed=3)
    for _ in range(300):
        if match.seat is None:
            break
        match.play(conformance.at_random(match, random))
    conformance.check_record(GAME, match)


def test_without_a_round_limit_random_games_still_end() -> None:
    for players in (2, 3, 4):
        simulation = remnants.new("aylkor", players, seed=players, options={"round_limit": 0}).simulation(players)
        assert simulation.rollout(Random(players), 20_000) < 20_000
        assert simulation.over


def test_guesses_keep_what_everybody_knows() -> None:
    match = position(
        3, {0: {"captured": ["thornback"], "hand": ["spark-wisp"]}, 2: {"out": 1}}, units=[unit("great-ursor", 1, 5, 5)]
    )
    for seed in range(5):
        guessed = match.guess(1, seed).state
        assert match.game.conserved(guessed) == []
        assert match.pack.ids.index("thornback") in guessed.hands[0]  # type: ignore[attr-defined]


def test_positions_pass_the_closer_look() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3), unit("carrion-bloom", 1, 3, 4)])
    conformance.check_closely(match, Random(1))
    conformance.check_record(GAME, match, str(PACK_FOLDER))


def test_the_large_runs_visit_every_option() -> None:
    visited = [GAME.check_options(options_of(number, limit)) for limit in ROUND_LIMITS for number in range(6)]
    for option in GAME.options:
        assert {options[option.name] for options in visited} == set(option.values)
    assert len(visited) == len(ROUND_LIMITS) * len(OTHER_OPTIONS)


@pytest.mark.large
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round_limit", ROUND_LIMITS)
def test_two_thousand_random_games(players: int, round_limit: int, aylkor_rules: set[str]) -> None:
    """In all at least two thousand for every player count and for every value of every option."""
    for seed in range(668):
        match = remnants.new("aylkor", players, seed=seed, options=options_of(seed, round_limit))
        conformance.walk(match, seed, aylkor_rules, close_look=0.005)


@pytest.mark.rule("aylkor.hidden")
def test_nobody_else_s_guess_shows_the_unit_about_to_be_placed() -> None:
    """It is any unit that the player might hold and can pay, and it can be placed."""
    hand = ["great-ursor", "overcharge", "spark-wisp"]
    match = duel(first={"hand": hand, "cogs": 4, "brew": 2}, units=[unit("thornback", 1, 5, 5)])
    match.play(("build", match.pack.ids.index("great-ursor")))  # type: ignore[attr-defined]
    assert match.view(0)["asked"] == {"card": match.pack.ids.index("great-ursor")}  # type: ignore[attr-defined]
    assert match.view(1)["asked"] == {}
    guessed = set()
    for seed in range(40):
        guess = match.guess(1, seed)
        (card,) = guess.state.agenda[-1].data
        guessed.add(card)
        assert card in guess.state.hands[0]  # type: ignore[attr-defined]
        guess.play(guess.choices()[0])
        assert GAME.conserved(guess.state) == []
    assert len(guessed) > 5


@pytest.mark.rule("aylkor.hidden")
def test_a_unit_that_everybody_knows_may_be_the_one_about_to_be_placed() -> None:
    match = position(3, {0: {"captured": ["thornback"], "hand": [], "cogs": 2}, 2: {"out": 1}})
    thornback = match.pack.ids.index("thornback")  # type: ignore[attr-defined]
    match.play(("build", thornback))
    for seed in range(5):
        assert match.guess(1, seed).state.agenda[-1].data == (thornback,)
