"""Judges: chances that add up, alike for one position and many, and plain words where something is missing."""

from random import Random

import numpy
import pytest

import remnants
from remnants import analyst
from remnants.judges import judge as judges
from remnants.judges.judge import EVERYTHING, chances_from, rows_of
from remnants.kernel.refusal import BadInput
from remnants.lab.networks.network import Network
from tests.analyst.made_up import made_up_judge

GAMES = remnants.games()


@pytest.mark.parametrize("name", GAMES)
def test_chances_sum_to_one_for_any_number_of_players(name: str) -> None:
    judge = made_up_judge(name)
    states = [remnants.new(name, players=players, seed=players).state for players in (2, 4, 3, 2)]
    told = judge.chances_of(states, [0, EVERYTHING, 1, 1])
    assert [len(chances) for chances in told] == [2, 4, 3, 2]
    assert all([abs(sum(chances) - 1.0) < 1e-6 for chances in told])
    alone = [judge.chances_of([state], [eyes])[0] for state, eyes in zip(states, [0, EVERYTHING, 1, 1], strict=True)]
    for one, other in zip(told, alone, strict=True):
        assert numpy.abs(numpy.array(one) - numpy.array(other)).max() < 1e-6


def test_a_game_that_is_over_is_worth_what_it_came_to() -> None:
    match = remnants.new("aylkor", players=2, seed=5)
    random = Random(5)
    while match.seat is not None:
        match.play(random.choice(match.choices()))
    told = analyst.chances(match, 0, made_up_judge("aylkor"))
    assert told == [1.0 / len(match.winners()) if seat in match.winners() else 0.0 for seat in range(2)]


def test_a_player_alone_has_one_chance() -> None:
    (chance,) = analyst.chances(remnants.new("lionsgate", players=1, seed=2), 0, made_up_judge("lionsgate"))
    assert 0.0 < chance < 1.0
    assert chances_from([0.0]) == [0.5]


def test_the_file_says_what_the_network_says() -> None:
    random = numpy.random.default_rng(3)
    by_seat = random.normal(0, 1, (40, 3, 5)).astype(numpy.float32)
    rows = rows_of(by_seat, random.normal(0, 1, (40, 2)).astype(numpy.float32))
    network = Network.fresh(rows, (8, 6), random)
    network.parts["sharpness"][2] = 1.7
    import onnxruntime

    session = onnxruntime.InferenceSession(network.onnx())
    (marks,) = session.run(["marks"], {"rows": rows})
    assert numpy.abs(marks - network.marks(rows)).max() < 1e-5


def test_a_row_tells_of_the_others_what_they_have_on_average_and_at_most() -> None:
    by_seat = numpy.array([[[1.0], [2.0], [6.0]]], dtype=numpy.float32)
    rows = rows_of(by_seat, numpy.array([[0.5]], dtype=numpy.float32))
    assert rows[0].tolist() == [0, 0, 1, 0, 0.5, 1, 4, 6]
    assert rows[2].tolist() == [0, 0, 1, 0, 0.5, 6, 1.5, 2]


def test_without_the_extra_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "installed", lambda: False)
    with pytest.raises(BadInput, match=r"pip install 'remnants\[analyst\]'"):
        made_up_judge("city")


def test_a_game_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "NETWORK", "none.onnx")
    assert analyst.what_is_missing("city") == "network"
    with pytest.raises(BadInput, match="city comes with no network"):
        analyst.judge("city")
    with pytest.raises(BadInput, match="city is for 2 to 4 players"):
        analyst.judge("city", 9)
