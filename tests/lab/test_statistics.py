"""The figures of the laboratory: intervals, tests and corrections against known values."""

from math import isclose
from random import Random

from remnants.lab.statistics import against_even, at_least, at_most, gap_within, held_against_many, mean, rate


def test_wilsons_interval_has_its_known_value() -> None:
    found = rate(7, 10)
    assert isclose(found.low, 0.3968, abs_tol=1e-3)
    assert isclose(found.high, 0.8922, abs_tol=1e-3)
    assert rate(0, 10).low == 0.0
    assert rate(0, 10).high > 0.2


def test_the_sign_test_has_its_known_value() -> None:
    assert isclose(against_even(9, 1), 2 * 11 / 1024)
    assert against_even(5, 5) == 1.0
    assert against_even(0, 0) == 1.0


def test_holms_correction_has_its_known_value() -> None:
    assert held_against_many([0.01, 0.04, 0.03]) == [0.03, 0.06, 0.06]


def test_a_mean_has_an_interval() -> None:
    found = mean([1.0, 2.0, 3.0])
    assert found.value == 2.0
    assert found.low < 2.0 < found.high


def test_a_seat_is_not_credited_to_what_it_holds_more_often() -> None:
    """Seat 0 wins 80%, seat 1 20%, and a worthless card is mostly in seat 0: only the raw difference is large."""
    luck = Random(5)
    groups: dict[int, tuple[list[float], list[float]]] = {0: ([], []), 1: ([], [])}
    for _ in range(2000):
        for seat, chance, held in ((0, 0.8, 0.9), (1, 0.2, 0.1)):
            having, lacking = groups[seat]
            (having if luck.random() < held else lacking).append(1.0 if luck.random() < chance else 0.0)
    having = groups[0][0] + groups[1][0]
    lacking = groups[0][1] + groups[1][1]
    assert sum(having) / len(having) - sum(lacking) / len(lacking) > 0.4
    gap = gap_within(groups, 2)
    assert abs(gap.value) < 0.06
    assert gap.low < 0 < gap.high


def test_a_real_difference_is_found_and_few_games_prove_nothing() -> None:
    luck = Random(6)
    strong = [1.0 if luck.random() < 0.4 else 0.0 for _ in range(400)]
    usual = [1.0 if luck.random() < 0.2 else 0.0 for _ in range(1200)]
    assert gap_within({0: (strong, usual)}, 4).chance < 0.001
    assert gap_within({0: ([0.0] * 8, [1.0] * 8 + [0.0] * 16)}, 4).chance > 0.05


def test_the_number_of_things_that_happen_has_its_known_chances() -> None:
    assert isclose(at_most([0.5] * 4, 1), 5 / 16)
    assert isclose(at_least([0.5] * 4, 3), 5 / 16)
    assert isclose(at_most([0.1, 0.9], 0), 0.09)
    assert isclose(at_least([0.1, 0.9], 1), 0.91)
    assert isclose(at_least([0.3, 1.0], 1), 1.0)
    assert at_least([0.3], 2) == 0.0
