"""What is used: mechanisms as a game declares them, counted in events."""

from pathlib import Path

import msgspec
import pytest

import remnants
from remnants.kernel.declarations import SEAT, Declarations, Told, Verb
from remnants.lab.games import Task, play
from remnants.lab.laboratory import Counted, Laboratory, Mechanism, laboratory, unknown
from remnants.lab.offences import worst
from remnants.lab.uses import sources_of, usage_of
from tests.lab.invented import played


@pytest.mark.parametrize("game", remnants.games())
def test_everything_that_a_game_lists_exists(game: str) -> None:
    listed = laboratory(game)
    finished = play(Task("one", game, "3", ("random",) * 2, closely=True))
    assert set(finished.watched.used) == {mechanism.name for mechanism in listed.mechanism}
    assert all([sum(times) >= 0 for times in finished.watched.used.values()])
    assert sum(finished.watched.decided) > 0
    assert finished.watched.course[0][0] == 0
    assert len(finished.watched.course[0][1]) == len(finished.watched.measures)


def test_a_mechanism_knows_its_event() -> None:
    sold = Mechanism("alloy sold", "sold", {"good": [5, 6]}, worth="money", of="money")
    assert sold.holds({"kind": "sold", "good": 5})
    assert not sold.holds({"kind": "sold", "good": 1})
    assert not sold.holds({"kind": "bought", "good": 5})


def test_what_hardly_anybody_uses_is_the_first_line() -> None:
    games = [played(str(number), number % 4) for number in range(40)]
    for number, game in enumerate(games):
        names = [mechanism.name for mechanism in laboratory("aylkor").mechanism]
        game.watched.used = {name: [2, 1, 0, 1] for name in names}
        game.watched.brought = {name: [4, 2, 0, 2] for name in names}
        game.watched.gained = {"cogs": [10, 10, 10, 10], "brew": [0, 0, 0, 0]}
        game.watched.used["capture"] = [int(number == 0), 0, 0, 0]
        game.watched.sources = {"fallen": [1, 2, 3, 0]}
    usages = {usage.name: usage for usage in usage_of(games)}
    assert usages["attack"].times.value == 1.0
    assert usages["attack"].users.value == 0.75
    assert usages["attack"].users.observations == 160
    assert usages["attack"].victories.observations == 120
    assert usages["income"].share == 0.2
    assert usages["brew gathered"].share == 0.0
    assert worst(games, [])[0].startswith("capture: hardly used, by 0.6% of 160 players, 0.01 times")
    assert sources_of(games) == [("fallen", 1.5, 1.0)]


def test_what_cannot_happen_with_so_few_is_not_missed() -> None:
    finished = play(Task("one", "aylkor", "3", ("random",) * 2, closely=True))
    assert "capture" not in {usage.name for usage in usage_of([finished])}
    assert "capture" in {mechanism.name for mechanism in laboratory("aylkor").mechanism}


def test_a_name_that_does_not_exist_is_told() -> None:
    declared = Declarations("here", "Here", [], [], [Verb("play")], [], [Told("sold", seat=SEAT)], [])
    wrong = Laboratory(
        begins="turn",
        out="gone",
        counted=[Counted("", "plai", "card", "played", "use", {"drawn": 1}, through="buy")],
        mechanism=[Mechanism("sale", "sold", worth="money", of="arcs"), Mechanism("theft", "stolen")],
    )
    assert unknown(wrong, declared) == [
        "the game has no verb 'plai'; there are play",
        "the game has no verb 'buy'; there are play",
        "the position has no field 'drawn'",
        "sale: the event 'sold' has no 'money'",
        "sale: the position has no field 'arcs'",
        "theft: the game has no event 'stolen'",
        "the game has no event 'gone'",
    ]
    assert unknown(wrong, None) == []


def test_a_list_says_in_both_its_tables_what_it_means(tmp_path: Path) -> None:
    text = b'begins = "turn"\n[[mechanism]]\nname = "sale"\nevent = "sold"\nwhere = { good = 4, kind = ["a", "b"] }\n'
    assert msgspec.toml.decode(text, type=Laboratory).mechanism[0].where == {"good": 4, "kind": ["a", "b"]}
