"""The golden games of Aylkor end in every way there is; `tests/walks/test_golden.py` replays them."""

from tests.aylkor.make_golden import FOLDER
from tests.golden import read


def test_there_is_one_for_every_player_count_and_every_ending() -> None:
    """Heroes that fall at the same moment are no ending of their own here: no card of the pack can bring it about."""
    games = read(FOLDER).values()
    assert {game["record"]["players"] for game in games if game["ending"] == "last hero"} == {2, 3, 4}
    assert {game["ending"] for game in games} == {"last hero", "round limit"}
