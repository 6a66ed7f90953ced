"""Bad input on every Python door: one clear message that says what would be right, and nothing changed."""

from pathlib import Path
from typing import Any

import pytest

import remnants
from remnants.boxes.city.rules.game import GAME

GANGS = GAME.content().gang_ids


def one_sentence(error: pytest.ExceptionInfo[remnants.BadInput]) -> str:
    message = str(error.value)
    assert message
    assert "\n" not in message
    return message


@pytest.mark.parametrize("name", ["chess", "", "City", None, 5, ["city"], "city.py"])
def test_an_unknown_game(name: Any) -> None:
    with pytest.raises(remnants.BadInput) as error:
        remnants.new(name, players=2)
    assert "aylkor, city, lionsgate" in one_sentence(error)


@pytest.mark.parametrize("players", [5, 1, 0, -3, 2.0, "2", None, True, [2], 10**9])
def test_a_wrong_number_of_players(players: Any) -> None:
    with pytest.raises(remnants.BadInput) as error:
        remnants.new("city", players=players)
    assert "2 to 4 players" in one_sentence(error)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"colour": "red"}, "no option 'colour'"),
        ({"renown": "loud"}, "is one of ['open', 'concealed']"),
        ({"renown": 1}, "is one of"),
        ({"renown": None}, "is one of"),
        ({1: 2}, "no option 1"),
        (["renown"], "options are a table"),
        ("renown", "options are a table"),
        (5, "options are a table"),
    ],
)
def test_wrong_options(options: Any, words: str) -> None:
    with pytest.raises(remnants.BadInput) as error:
        remnants.new("city", players=2, options=options)
    assert words in one_sentence(error)


@pytest.mark.parametrize("seed", [1.5, True, [1], {"a": 1}, b"x"])
def test_a_wrong_seed(seed: Any) -> None:
    with pytest.raises(remnants.BadInput) as error:
        remnants.new("city", players=2, seed=seed)
    assert "whole number or a text" in one_sentence(error)


@pytest.mark.parametrize("where", ["missing", "file", "empty"])
def test_a_broken_pack_path(tmp_path: Path, where: str) -> None:
    place = tmp_path / where
    if where == "file":
        place.write_text("nothing")
    if where == "empty":
        place.mkdir()
    with pytest.raises(remnants.BadInput) as error:
        remnants.new("city", players=2, pack=place)
    assert str(tmp_path) in one_sentence(error)


def test_a_pack_that_is_no_toml(tmp_path: Path) -> None:
    (tmp_path / "mat.toml").write_text("influence = = 4")
    with pytest.raises(remnants.BadInput) as error:
        remnants.new("city", players=2, pack=tmp_path)
    one_sentence(error)


def spec(**changes: Any) -> dict[str, Any]:
    return {"players": 2, "player": [{"gang": GANGS[0]}, {"gang": GANGS[1]}], **changes}


@pytest.mark.parametrize("written", [5, None, ["players"], 2.5])
def test_what_is_no_position(written: Any) -> None:
    with pytest.raises(remnants.BadInput):
        remnants.position("city", written)


def test_a_position_with_wrong_options() -> None:
    with pytest.raises(remnants.BadInput) as error:
        remnants.position("city", spec(options={"renown": "loud"}))
    assert "is one of" in one_sentence(error)


def test_a_position_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.toml"
    file.write_text(f'players = 2\n[[player]]\ngang = "{GANGS[0]}"\n[[player]]\ngang = "{GANGS[1]}"\n')
    assert remnants.position("city", file).seat == 0
    assert remnants.position("city", str(file)).seat == 0
    with pytest.raises(remnants.BadInput) as error:
        remnants.position("city", tmp_path / "missing.toml")
    assert "no such file" in one_sentence(error)
    file.write_text("players = = 2")
    with pytest.raises(remnants.BadInput) as error:
        remnants.position("city", file)
    assert "no TOML" in one_sentence(error)
