"""Which process steps which games."""

import pytest

from remnants.envs.vector import shares


@pytest.mark.parametrize(
    ("games", "processes"), [(1, 1), (128, 1), (2, 2), (128, 2), (5, 4), (128, 4), (24, 24), (99, 30)]
)
def test_every_game_has_one_process_and_every_process_a_game(games: int, processes: int) -> None:
    rows = shares(games, processes)
    assert len(rows) == processes
    assert [row for share in rows for row in range(games)[share]] == list(range(games))
    assert all([range(games)[share] for share in rows])


def test_whoever_shows_all_games_steps_fewer_and_the_others_as_many_as_each_other() -> None:
    own, *others = [len(range(128)[share]) for share in shares(128, 4)]
    assert own < min(others)
    assert max(others) - min(others) <= 1
