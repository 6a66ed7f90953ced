"""The greedy bot: it beats chance, ends games, and breaks nothing on the way."""

from pathlib import Path
from random import Random

import msgspec
import pytest

import remnants
from remnants.bots import Seen
from remnants.boxes.aylkor.bots import weights
from remnants.boxes.aylkor.bots.policy import POLICY, bot_with
from remnants.boxes.aylkor.rules.game import GAME
from remnants.kernel import conformance, engine
from remnants.kernel.chance import Source
from remnants.kernel.conformance import at_random
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.aylkor.table import ROUND_LIMITS, at, duel, options_of, unit


def greedily(match: Match, random: Random) -> Choice:
    assert match.seat is not None
    return POLICY.choose(match.simulation(0), match.seat, random)


def winners_of(seed: int, greedy_seats: list[int], players: int) -> list[int]:
    """The winners of a game in which some seats play greedily and the others at random."""
    random = Random(seed)
    state = GAME.start(GAME.load_pack(None), players, GAME.check_options({}))
    source = Source(random)
    engine.advance(GAME.steps, state, source)
    match = Match.at(GAME, GAME.load_pack(None), state, GAME.check_options({}), str(seed))
    while match.seat is not None:
        match.play(greedily(match, random) if match.seat in greedy_seats else at_random(match, random))
    return match.winners()


def test_it_beats_chance_with_two_players() -> None:
    won = [winners_of(seed, [seed % 2], 2) == [seed % 2] for seed in range(20)]
    assert sum(won) >= 19


def test_it_strikes_down_a_hero_it_can_reach() -> None:
    match = duel(second={"at": [3, 5], "health": 2}, units=[unit("thornback", 0, 3, 3), unit("spark-wisp", 1, 2, 3)])
    random = Random(1)
    while match.seat == 0:
        match.play(greedily(match, random))
    assert match.winners() == [0]


def test_it_gathers_what_lies_in_its_way() -> None:
    match = duel(units=[unit("burrow-hound", 0, 5, 2)], cogs=[[5, 4]])
    match.play(("move", at(5, 2)))
    assert greedily(match, Random(1)) == ("to", at(5, 4))


def test_weights_decide_what_a_player_does() -> None:
    match = duel(units=[unit("burrow-hound", 0, 5, 2)], cogs=[[5, 4]])
    match.play(("move", at(5, 2)))
    idle = msgspec.structs.replace(weights.load(), cog=0.0)
    assert bot_with(weights.load()).choose(Seen(match, 0), 1) == ("to", at(5, 4))
    assert bot_with(idle).choose(Seen(match, 0), 1) != ("to", at(5, 4))


def test_a_wrong_data_file_names_the_field(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = weights.PRESENT.read_text(encoding="utf-8")
    file.write_text(text.replace("\nhunt = ", "\nhaunt = "), encoding="utf-8")
    with pytest.raises(remnants.BadInput, match=r"mine.toml: .*haunt"):
        weights.load(file)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_break_nothing(players: int, aylkor_rules: set[str]) -> None:
    match = remnants.new("aylkor", players, seed=f"greedy {players}")
    conformance.walk(match, players, aylkor_rules, choose=greedily, close_look=0.02)


@pytest.mark.large
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round_limit", ROUND_LIMITS)
def test_two_hundred_greedy_games(players: int, round_limit: int, aylkor_rules: set[str]) -> None:
    """In all at least two hundred for every player count and for every value of every option."""
    for seed in range(68):
        match = remnants.new("aylkor", players, seed=seed, options=options_of(seed, round_limit))
        conformance.walk(match, seed, aylkor_rules, choose=greedily, close_look=0.005)
