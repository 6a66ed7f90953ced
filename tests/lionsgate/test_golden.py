"""The golden games of Lionsgate end in every way there is; `tests/walks/test_golden.py` replays them."""

import remnants
from tests.golden import read
from tests.lionsgate.make_golden import FOLDER, ending_of


def test_there_is_one_for_every_player_count_and_every_ending() -> None:
    games = read(FOLDER).values()
    endings = {(game["record"]["players"] == 1, game["ending"]) for game in games}
    assert endings == {(False, "won"), (False, "nobody arrived"), (True, "won"), (True, "lost")}
    assert {game["record"]["players"] for game in games} == {1, 2, 3, 4}


def test_they_end_as_they_are_said_to() -> None:
    for game in read(FOLDER).values():
        assert ending_of(remnants.load(game["record"])) == game["ending"]
