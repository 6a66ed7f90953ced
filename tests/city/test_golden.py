"""The golden games of City end in every way there is; `tests/walks/test_golden.py` replays them."""

from tests.city.make_golden import FOLDER
from tests.golden import read


def test_there_is_one_for_every_player_count_and_every_ending() -> None:
    games = read(FOLDER).values()
    assert {game["record"]["players"] for game in games if game["ending"] == "short pile"} == {2, 3, 4}
    assert {game["ending"] for game in games} == {"short pile", "stall"}
