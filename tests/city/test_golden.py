"""Golden games: whole games that were recorded once and must be replayed to the same end, answer by answer.

After a change of pack or rules that is meant, `python -m tests.city.make_golden` writes them anew.
"""

import pytest

from tests.city.make_golden import FOLDER, GAMES
from tests.golden import leads_to_the_same_end, read, replayed
from tests.story import tells_the_same

GOLDEN = read(FOLDER)


def test_there_is_one_for_every_player_count_and_every_ending() -> None:
    assert set(GOLDEN) == set(GAMES)
    games = GOLDEN.values()
    assert {game["record"]["players"] for game in games if game["ending"] == "short pile"} == {2, 3, 4}
    assert {game["ending"] for game in games} == {"short pile", "stall"}


@pytest.mark.rule("city.end.score")
@pytest.mark.parametrize("name", GAMES)
def test_replayed_answer_by_answer(name: str) -> None:
    replayed(GOLDEN[name])


@pytest.mark.rule("city.renown.short-pile")
@pytest.mark.rule("city.end.stall")
@pytest.mark.parametrize("name", GAMES)
def test_the_record_alone_leads_to_the_same_end(name: str) -> None:
    leads_to_the_same_end(GOLDEN[name])


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_is_what_is_told(name: str) -> None:
    tells_the_same(FOLDER, name)
