"""Whole games through the conformance kit, for every player count; goods, tiles, tokens and cards are conserved."""

import os
import subprocess
import sys
from random import Random

import pytest

import remnants
from remnants.bots import Seen, bot
from remnants.boxes.lionsgate.rules.game import GAME
from remnants.kernel import conformance
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.lionsgate.table import state_of, table

PLAYERS = [1, 2, 3, 4]
ROUND_LIMITS = [limit for option in GAME.options if option.name == "round_limit" for limit in option.values if limit]
"""Without a limit random players might never arrive."""


def greedily(match: Match, random: Random) -> Choice:
    assert match.seat is not None
    return bot("lionsgate", "greedy").choose(Seen(match, match.seat), int(random.random() * 2**32))


def busily(match: Match, random: Random) -> Choice:
    """At random, but seldom idle: such games see far more of the rules."""
    choices = match.choices()
    useful = [choice for choice in choices if choice[0] not in ("rest", "discard", "end", "stop")]
    return conformance.at_random(match, random) if not useful or random.random() < 0.2 else random.choice(useful)


@pytest.mark.rule("lionsgate.turn.rotation")
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_break_nothing(players: int, lionsgate_rules: set[str]) -> None:
    for number in range(3):
        match = remnants.new("lionsgate", players=players, seed=f"walk {players} {number}")
        report = conformance.walk(match, players, lionsgate_rules, close_look=0.01)
        assert report.decisions > 20
        conformance.check_record(GAME, match)


@pytest.mark.rule("lionsgate.supply.goods")
@pytest.mark.parametrize("players", PLAYERS)
def test_busy_games_break_nothing(players: int, lionsgate_rules: set[str]) -> None:
    match = remnants.new("lionsgate", players=players, seed=f"busy {players}", options={"round_limit": 20})
    report = conformance.walk(match, players, lionsgate_rules, choose=busily, close_look=0.02)
    assert {"turn", "drive", "dig"} <= set(report.steps)


@pytest.mark.rule("lionsgate.supply.cards")
@pytest.mark.parametrize("players", PLAYERS)
def test_rich_positions_break_nothing(players: int, lionsgate_rules: set[str]) -> None:
    """Trains full of gold and alloys at workshops and Guild, bandits and pipes everywhere: the rarer steps."""
    goods = [["5 gold", "3 steel", "3 brass", "2 coal"], ["6 gold", "4 steel"], ["5 brass", "5 coal"], ["7 iron"]]
    upgrades = [
        ["thrown-switch", "strongbox", "searchlight"],
        ["safety-valve", "whispered-route"],
        ["loose-coupling", "open-hatch"],
        ["fourth-coupling", "ventilator"],
    ]
    bandits = [["magpie"], ["snatch", "one-shoe"], [], ["the-weigher"]]
    for seed in range(3):
        match = table(
            players,
            engines=["guild", "cog-workshop", "pipe-workshop", "guild"][:players],
            goods=goods[:players],
            upgrades=upgrades[:players],
            bandits=bandits[:players],
            money=[130, 120, 140, 110][:players],
            tokens={"guild>cog-workshop": 2, "guild>cinder-row": 1},
            options={"round_limit": 20},
        )
        conformance.walk(match, seed, lionsgate_rules, choose=busily, close_look=0.05)


@pytest.mark.rule("lionsgate.end.arrival")
@pytest.mark.parametrize("players", PLAYERS)
def test_greedy_games_break_nothing_and_reach_the_city(players: int, lionsgate_rules: set[str]) -> None:
    match = remnants.new("lionsgate", players=players, seed=f"greedy {players}")
    conformance.walk(match, players, lionsgate_rules, choose=greedily, close_look=0.01)
    assert state_of(match).arrived or players == 1


@pytest.mark.large
@pytest.mark.parametrize("players", PLAYERS)
def test_two_thousand_random_games(players: int, lionsgate_rules: set[str]) -> None:
    for number in range(2000):
        options = {"round_limit": ROUND_LIMITS[number % len(ROUND_LIMITS)]}
        match = remnants.new("lionsgate", players=players, seed=f"large {players} {number}", options=options)
        choose = busily if number % 2 else conformance.at_random
        conformance.walk(match, number, lionsgate_rules, choose=choose, close_look=0.002)


@pytest.mark.large
@pytest.mark.parametrize("players", PLAYERS)
def test_two_hundred_greedy_games(players: int, lionsgate_rules: set[str]) -> None:
    for number in range(200):
        options = {"round_limit": ROUND_LIMITS[number % len(ROUND_LIMITS)]}
        match = remnants.new("lionsgate", players=players, seed=f"greedy {players} {number}", options=options)
        conformance.walk(match, number, lionsgate_rules, choose=greedily, close_look=0.005)


GAME_IN_ANOTHER_PROCESS = """
import remnants
from random import Random
from remnants.kernel.conformance import at_random
match, random = remnants.new("lionsgate", players=4, seed="far away"), Random(4)
while match.seat is not None:
    match.play(at_random(match, random))
print(match.digest(), match.guess(1, 5).digest(), match.scores())
"""


def test_the_same_game_in_processes_with_other_hash_seeds() -> None:
    said = set()
    for hash_seed in ("0", "4321"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", GAME_IN_ANOTHER_PROCESS]
        said.add(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert len(said) == 1


@pytest.mark.rule("lionsgate.hidden")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_guess_looks_the_same_to_everybody(players: int) -> None:
    match = remnants.new("lionsgate", players=players, seed=f"guess {players}")
    random = Random(players)
    for number in range(60):
        if match.seat is None:
            break
        if number % 10 == 0:
            for seat in range(players):
                assert match.guess(seat, number).view(seat)["state"] == match.view(seat)["state"]
        match.play(conformance.at_random(match, random))
