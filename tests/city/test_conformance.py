"""Whole games through the conformance kit: every player count, every option; determinism; nothing leaks."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import remnants
from remnants.boxes.city.rules.game import GAME
from remnants.kernel import conformance
from remnants.kernel.events import SPECTATOR
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.city.table import duel, four

USUAL = {option.name: option.values[0] for option in GAME.options}
UNUSUAL = {option.name: option.values[-1] for option in GAME.options}


@pytest.mark.rule("city.turns.order")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [USUAL, UNUSUAL], ids=["usual", "unusual"])
def test_random_games_break_nothing(players: int, options: dict[str, Any], city_rules: set[str]) -> None:
    match = remnants.new("city", players=players, seed=f"walk {players}", options=options)
    report = conformance.walk(match, players, city_rules, close_look=0.01)
    assert report.decisions > 100
    assert {"turn", "move.to", "battle.lay", "recruit.bid", "renew.discard"} <= set(report.steps)
    conformance.check_record(GAME, match)


def test_walks_from_positions_break_nothing(city_rules: set[str]) -> None:
    crowded = four(
        {"figures": {"C3": 2, "D3": 1, "D4": 2}, "hand": ["hover-skiff", "grenade"], "renown": 40},
        {"figures": {"C4": 2, "B4": 1}, "permanents": ["defense-drone"], "renown": 40},
        {"figures": {"C5": 2, "D5": 1}, "hand": ["communication-device"], "renown": 40},
        {"figures": {"E4": 2, "E3": 1}, "renown": 40},
        tiles=[{"design": "stronghold", "space": "C3"}, {"design": "sky-dock", "space": "D5"}],
        coordinates=[4, 17],
    )
    conformance.walk(crowded, 1, city_rules, close_look=0.1)
    conformance.walk(duel(next="patrol"), 2, city_rules, close_look=0.02)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_written_on_the_way_leads_back(players: int) -> None:
    match = remnants.new("city", players=players, seed=f"record {players}", options=UNUSUAL)
    random = Random(players)
    number = 0
    while match.seat is not None and number < 600:
        if number % 60 == 0:
            conformance.check_record(GAME, match)
        match.play(conformance.at_random(match, random))
        number += 1
    assert number > 120


@pytest.mark.large
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("leaders", ["random", "picked"])
@pytest.mark.parametrize("sides", ["dealt", "chosen"])
@pytest.mark.parametrize("renown", ["open", "concealed"])
def test_two_thousand_random_games(players: int, leaders: str, sides: str, renown: str, city_rules: set[str]) -> None:
    """84 games for each of 24 tables: 2,016."""
    options = {"leaders": leaders, "sides": sides, "renown": renown}
    for number in range(84):
        match = remnants.new("city", players=players, seed=f"large {players} {number}", options=options)
        conformance.walk(match, number, city_rules, close_look=0.005)


@pytest.mark.large
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_hundred_greedy_games(players: int, city_rules: set[str]) -> None:
    from remnants.bots import Seen, bot

    greedy = bot("city", "greedy")

    def choose(match: Match, random: Random) -> Choice:
        assert match.seat is not None
        return greedy.choose(Seen(match, match.seat), int(random.random() * 2**32))

    for number in range(67):
        match = remnants.new("city", players=players, seed=f"greedy {players} {number}")
        conformance.walk(match, number, city_rules, choose=choose, close_look=0.01)


# ---------------------------------------------------------------- determinism

GAME_IN_ANOTHER_PROCESS = """
import remnants
from random import Random
from remnants.kernel.conformance import at_random
match, random = remnants.new("city", players=4, seed="far away"), Random(4)
while match.seat is not None:
    match.play(at_random(match, random))
print(match.digest(), match.guess(1, 5).digest(), match.scores())
"""


def test_the_same_game_in_processes_with_other_hash_seeds() -> None:
    said = set()
    for hash_seed in ("0", "1", "4321"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", GAME_IN_ANOTHER_PROCESS]
        said.add(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert len(said) == 1
    assert len(said.pop().split()[0]) == 64


def test_the_same_answers_give_the_same_digest() -> None:
    digests = set()
    for _ in range(2):
        match, random = remnants.new("city", players=3, seed=11), Random(11)
        for _ in range(500):
            match.play(conformance.at_random(match, random))
        digests.add(match.digest())
    assert len(digests) == 1


# ---------------------------------------------------------------- leaks


def quiet(match: Match, choice: Choice) -> list[dict[str, Any]] | None:
    """Plays a choice; gives its events as seen by everybody, or nothing if it showed somebody a hidden fact."""
    rolls = len(match.answers)
    events = match.play(choice)
    if len(match.answers) != rolls + 1 or any(event.reveals for event in events):
        return None
    return [{str(seat): event.shown_to(seat) for seat in range(-1, match.players)} for event in events]


def alike(choice: Choice, choices: list[Choice]) -> Choice | None:
    """The same choice, or one that looks the same to somebody who does not see the cards."""
    if choice in choices:
        return choice
    return next((other for other in choices if other[0] == choice[0] and other[0] in ("lay", "discard")), None)


@pytest.mark.rule("city.hidden")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_from_a_seat_changes_nothing_it_sees(players: int) -> None:
    """A choice of somebody else, made in the match and in a guess of the observer, looks the same to the observer."""
    random = Random(players)
    compared = 0
    for deal in range(2):
        match = remnants.new("city", players=players, seed=f"leak {players} {deal}")
        while match.seat is not None and compared < 150:
            choice = conformance.at_random(match, random)
            observer = (match.seat + 1 + int(random.random() * (players - 1))) % players
            if random.random() < 0.2:
                guess = match.guess(observer, int(random.random() * 1000))
                other = alike(choice, guess.choices())
                if other is not None and compare(match.clone(), choice, guess, other, observer):
                    compared += 1
            match.play(choice)
    assert compared > 50


def compare(match: Match, choice: Choice, guess: Match, other: Choice, observer: int) -> bool:
    real, guessed = quiet(match, choice), quiet(guess, other)
    if real is None or guessed is None:
        return False
    for seat in (observer, SPECTATOR):
        assert [event[str(seat)] for event in real] == [event[str(seat)] for event in guessed], (choice, other)
    assert match.view(observer)["state"] == guess.view(observer)["state"], (choice, other)
    assert match.view(None)["state"] == guess.view(None)["state"], (choice, other)
    return True


@pytest.mark.rule("city.hidden")
@pytest.mark.parametrize("renown", ["open", "concealed"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_depends_on_what_is_seen_alone(players: int, renown: str) -> None:
    options = {"renown": renown}
    match = remnants.new("city", players=players, seed=f"guess {players}", options=options)
    random = Random(players)
    for number in range(600):
        if match.seat is None:
            match = remnants.new("city", players=players, seed=f"guess {players} again", options=options)
        if number % 30 == 0:
            for seat in range(players):
                from_guess = match.guess(seat, 1).guess(seat, 2)
                assert from_guess.digest() == match.guess(seat, 2).digest()
        match.play(conformance.at_random(match, random))
