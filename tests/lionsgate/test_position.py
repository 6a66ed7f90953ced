"""Positions written by hand: what is left out is as at the start, and what is wrong is turned down in one sentence."""

from pathlib import Path
from typing import Any

import pytest

import remnants
from tests.lionsgate.table import PACK, cave, state_of, table


def test_what_is_not_written_is_as_at_the_start() -> None:
    match = remnants.position("lionsgate", {"players": 4})
    state = state_of(match)
    assert (match.seat, match.step, state.round) == (0, "turn", 1)
    assert state.engine == [PACK.guild] * 4 and state.money == [0] * 4
    assert [team.bit_count() for team in state.team] == [4] * 4
    assert match.game.conserved(state) == []


def test_a_position_out_of_a_toml_file(tmp_path: Path) -> None:
    (tmp_path / "gate.toml").write_text(
        'players = 2\nturn = 1\nmoney = [5, 120]\nengines = ["guild", "deepmarket"]\n'
        'goods = [[], ["2 coal", "gold"]]\n[tokens]\n"guild>cinder-row" = 2\n'
    )
    match = remnants.position("lionsgate", tmp_path / "gate.toml")
    assert match.seat == 1
    assert state_of(match).engine[1] == cave("deepmarket")
    assert state_of(match).mat[1] == [0, 0, 4]


def test_a_match_from_a_position_can_be_saved() -> None:
    match = table(goods=[["3 coal"], [], []])
    match.play(match.choices()[0])
    assert remnants.load(match.dump()).digest() == match.digest()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 5}, "players: lionsgate is for 1 to 4 players, not 5"),
    ({"players": 3, "colour": "red"}, "unknown field `colour`"),
    ({"players": 3, "money": [1, 2]}, "money: 2 entries for 3 seats"),
    ({"players": 3, "engines": ["guild", "guild", "moon"]}, "engines: 'moon' is none of guild"),
    ({"players": 3, "order": [0, 1, 1]}, "order: [0, 1, 1] does not name every seat once"),
    ({"players": 3, "goods": [["3 ham"], [], []]}, "goods: 'ham' is none of coal, iron"),
    ({"players": 3, "goods": [["some coal"], [], []]}, "goods: 'some coal' is not written as"),
    ({"players": 3, "goods": [["40 coal"], [], []]}, "it cannot be: a pile holds less than nothing"),
    ({"players": 3, "goods": [["16 coal"], [], []]}, "it cannot be: seat 0 has 4 boxcars for 16 goods"),
    ({"players": 3, "goods": [["6 coal"], [], []], "boxcars": [["guild"], [], []]}, "its goods need 2"),
    ({"players": 3, "tokens": {"guild>kingseam": 1}}, "there is no tunnel 'guild>kingseam'"),
    ({"players": 3, "tokens": {"guild>cinder-row": 3}}, "it cannot be: 30 bandit tokens, at most 3 in a tunnel"),
    ({"players": 3, "markets": {"guild": {"coal": 1}}}, "markets: 'guild' is no town"),
    ({"players": 3, "markets": {"mosswell": {"coal": 1}}}, "'mosswell' has no market for coal"),
    ({"players": 3, "markets": {"mosswell": {"iron": 9}}}, "markets mosswell iron: it has 5 squares"),
    ({"players": 3, "bandits": [["magpie"], ["magpie"], []]}, "'magpie' is somewhere else already"),
    ({"players": 3, "turn": 7}, "turn: seats are 0 to 2, not 7"),
    ({"players": 3, "turn": 0, "derailed": [0]}, "turn: seat 0 has nobody to assign"),
    ({"players": 3, "step": "lunch"}, "step: 'lunch' is none of turn, draft, clean-up"),
    ({"players": 3, "shares": [{"town": "mosswell", "circle": 5, "seat": 0}]}, "has the circles 0 to 1, not 5"),
]


@pytest.mark.parametrize(("spec", "complaint"), WRONG)
def test_what_is_wrong_is_named(spec: dict[str, Any], complaint: str) -> None:
    with pytest.raises(remnants.BadInput) as error:
        remnants.position("lionsgate", spec, pack="lionsgate")
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)
