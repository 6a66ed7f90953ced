"""Golden games: whole games that were recorded once and must be replayed to the same end, answer by answer.

After a change of pack or rules that is meant, `python -m tests.<game>.make_golden` writes those of a game anew. Which
games there are, and which rules they carry, is said there; which endings there must be, by the game's own tests.
"""

from typing import Any

import pytest

from tests.aylkor import make_golden as aylkor
from tests.city import make_golden as city
from tests.golden import leads_to_the_same_end, read, replayed
from tests.lionsgate import make_golden as lionsgate
from tests.story import tells_the_same

MAKERS: dict[str, Any] = {"aylkor": aylkor, "city": city, "lionsgate": lionsgate}
GOLDEN = {game: read(maker.FOLDER) for game, maker in MAKERS.items()}
GAMES = [
    pytest.param(game, name, marks=maker.PROVE, id=f"{game}-{name}")
    for game, maker in MAKERS.items()
    for name in maker.GAMES
]


@pytest.mark.parametrize("game", MAKERS)
def test_those_are_kept_that_are_made(game: str) -> None:
    assert set(GOLDEN[game]) == set(MAKERS[game].GAMES)


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_replayed_answer_by_answer(game: str, name: str) -> None:
    replayed(GOLDEN[game][name])


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_the_record_alone_leads_to_the_same_end(game: str, name: str) -> None:
    leads_to_the_same_end(GOLDEN[game][name])


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_what_happens_is_what_is_told(game: str, name: str) -> None:
    tells_the_same(MAKERS[game].FOLDER, name)
