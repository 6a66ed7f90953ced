"""Golden games: whole games that were recorded once and must be replayed to the same end, answer by answer.

After a change of pack or rules that is meant, `python -m tests.lionsgate.make_golden` writes them anew.
"""

import pytest

from tests.golden import leads_to_the_same_end, read, replayed
from tests.lionsgate.make_golden import FOLDER, GAMES, ending_of
from tests.story import tells_the_same

GOLDEN = read(FOLDER)


def test_there_is_one_for_every_player_count_and_every_ending() -> None:
    assert set(GOLDEN) == set(GAMES)
    endings = {(game["record"]["players"] == 1, game["ending"]) for game in GOLDEN.values()}
    assert endings == {(False, "won"), (False, "nobody arrived"), (True, "won"), (True, "lost")}
    assert {game["record"]["players"] for game in GOLDEN.values()} == {1, 2, 3, 4}


@pytest.mark.rule("lionsgate.end.winner")
@pytest.mark.rule("lionsgate.solo.lose")
@pytest.mark.rule("lionsgate.end.round-limit")
@pytest.mark.parametrize("name", GAMES)
def test_replayed_answer_by_answer(name: str) -> None:
    assert ending_of(replayed(GOLDEN[name])) == GOLDEN[name]["ending"]


@pytest.mark.parametrize("name", GAMES)
def test_the_record_alone_leads_to_the_same_end(name: str) -> None:
    leads_to_the_same_end(GOLDEN[name])


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_is_what_is_told(name: str) -> None:
    tells_the_same(FOLDER, name)
