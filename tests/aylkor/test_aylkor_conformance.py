"""Random walks through whole games: every player count and option."""

from random import Random

import pytest

import remnants
from remnants.games.aylkor import GAME
from remnants.kernel import conformance, engine
from remnants.kernel.chance import Source
from remnants.kernel.playout import play_at_random
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
        state = GAME.start(GAME.load_pack(None), players, GAME.check_options({"round_limit": 0}))
        random = Random(players)
        engine.advance(GAME.steps, state, Source(random))
        assert play_at_random(GAME.steps, state, random, 20_000) < 20_000


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
