"""What walks rely on: whatever is lost, doubled or out of step in a position is noticed."""

from typing import Any

import pytest

from remnants import kits
from tests.aylkor import broken as aylkor
from tests.city import broken as city
from tests.lionsgate import broken as lionsgate

POSITIONS: dict[str, Any] = {"aylkor": aylkor, "city": city, "lionsgate": lionsgate}
BROKEN = [(game, name) for game, positions in POSITIONS.items() for name in positions.BROKEN]


@pytest.mark.parametrize("game", POSITIONS)
def test_nothing_is_found_where_nothing_is_wrong(game: str) -> None:
    assert kits.game(game).conserved(POSITIONS[game].fine()) == []


@pytest.mark.parametrize(("game", "name"), BROKEN)
def test_what_is_broken_is_found(game: str, name: str) -> None:
    state = POSITIONS[game].fine()
    breaking, sentence = POSITIONS[game].BROKEN[name]
    breaking(state)
    found = kits.game(game).conserved(state)
    assert [said for said in found if sentence in said], found
