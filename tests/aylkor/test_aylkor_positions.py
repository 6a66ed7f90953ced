"""Hand-written positions: what is wrong with one is said."""

import json
from typing import Any

import pytest

import remnants
from tests.aylkor.table import PACK_FOLDER, at, board, duel, stands, unit

TWO = [{"hero": "vell", "at": [1, 1]}, {"hero": "brask", "at": [10, 10]}]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 2, "seats": TWO[:1]}, "2 players need 2 entries"),
    ({"players": 7, "seats": TWO}, "players"),
    ({"players": 2, "seats": [TWO[0], {"hero": "thornback", "at": [2, 2]}]}, "is no hero"),
    ({"players": 2, "seats": [TWO[0], {"hero": "brask"}]}, "seats number 2 at"),
    ({"players": 2, "seats": [TWO[0], {"hero": "brask", "at": [11, 1]}]}, "a space is [row, column]"),
    ({"players": 2, "seats": TWO, "units": [{"card": "vell", "owner": 0, "at": [3, 3]}]}, "is no unit"),
    ({"players": 2, "seats": TWO, "units": [{"card": "unicorn", "owner": 0, "at": [3, 3]}]}, "no card 'unicorn'"),
    ({"players": 2, "seats": TWO, "units": [{"card": "thornback", "owner": 0, "at": [1, 1]}]}, "another unit"),
    ({"players": 2, "seats": TWO, "event": "plague"}, "no event 'plague'"),
    ({"players": 2, "seats": TWO, "cogs": [[5, 6]]}, "centre zone"),
    ({"players": 2, "seats": TWO, "order": [0, 0]}, "order"),
    ({"players": 2, "seats": [{**TWO[0], "hand": ["thornback"] * 3}, TWO[1]]}, "only 2 of 'thornback'"),
    ({"players": 2, "seats": TWO, "wind": "north"}, "wind"),
]


@pytest.mark.parametrize(("spec", "message"), WRONG)
def test_a_wrong_position_is_refused_with_a_sentence(spec: dict[str, Any], message: str) -> None:
    with pytest.raises(remnants.BadInput) as refused:
        remnants.position("aylkor", spec)
    assert message in str(refused.value)


def test_a_position_stands_as_it_is_written() -> None:
    match = duel(
        first={"hand": ["thornback"], "deck": ["overcharge", "slipgate"]},
        units=[unit("great-ursor", 1, 5, 6, health=3)],
        brew=[1],
    )
    state = board(match)
    assert stands(match, 5, 6) == "great-ursor"
    assert state.health[at(5, 6)] == 3
    assert [state.pack.ids[number] for number in state.decks[0][-2:]] == ["slipgate", "overcharge"]
    assert match.game.conserved(state) == []


def test_a_position_can_be_recorded_and_loaded() -> None:
    match = duel(first={"hand": ["spark-wisp"]}, units=[unit("thornback", 0, 3, 3)], cogs=[[3, 5]])
    match.play(("move", at(3, 3)))
    match.play(("to", at(3, 5)))
    written = json.loads(json.dumps(match.dump()))
    again = remnants.load(written, pack=PACK_FOLDER)
    assert stands(again, 3, 5) == "thornback"
    assert again.digest() == match.digest()
    assert again.choices() == match.choices()
    again.play(("end",))
    assert again.digest() != match.digest()
    match.play(("end",))
    assert again.digest() == match.digest()


def test_the_record_of_a_position_is_refused_with_another_pack() -> None:
    written = duel(units=[unit("thornback", 0, 3, 3)]).dump()
    with pytest.raises(remnants.BadInput, match="pack"):
        remnants.load(written)
