"""A pack is known by what it means: texts, comments and layout never matter, everything else always does."""

import json
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import remnants
from remnants import kits
from remnants.boxes.city.rules.game import GAME as CITY
from remnants.kernel import packs
from remnants.kernel.game import Game
from remnants.kernel.refusal import BadInput

GAMES = [kits.game(name) for name in ("aylkor", "city", "lionsgate")]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """City's first pack, alone on a shelf that a test may change."""
    shelf = tmp_path / "packs"
    shutil.copytree(Path(CITY.own_packs) / "city", shelf / "city")
    monkeypatch.setattr(CITY, "own_packs", str(shelf))
    monkeypatch.setattr(CITY, "usual_pack", "city")
    return shelf


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def begun() -> dict[str, Any]:
    """The record of a game that has just begun."""
    match = remnants.new("city", players=2, seed=5)
    match.play(match.choices()[0])
    data: dict[str, Any] = json.loads(json.dumps(match.dump()))
    return data


# ---------------------------------------------------------------- what does not matter


def test_a_changed_comment(shelf: Path) -> None:
    data = begun()
    edit(shelf / "city" / "market.toml", "# The black market", "# All that falls off a cart")
    assert remnants.load(data).dump() == data


def test_a_fixed_italian_name(shelf: Path) -> None:
    data = begun()
    edit(shelf / "city" / "market.toml", 'it = "Granata"', 'it = "Bomba a mano"')
    again = remnants.load(data)
    assert again.dump() == data
    assert "Bomba a mano" in str(kits.kit("city").catalogue(again.pack)), "the new name is the one that is told"


def test_other_layout_and_order_of_keys(shelf: Path) -> None:
    data = begun()
    edit(shelf / "city" / "mat.toml", "influence = 4\nfigures = 16\n", "figures   =   16\n\n\ninfluence = 4\n")
    assert remnants.load(data).dump() == data


def test_a_pack_under_another_name_that_means_the_same(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = begun()
    (shelf / "city").rename(shelf / "first-city")
    monkeypatch.setattr(CITY, "usual_pack", "first-city")
    assert remnants.load(data).pack.name == "first-city"


# ---------------------------------------------------------------- what does


def test_a_new_price_under_a_new_name(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual pack is another one now; the old one stays on the shelf, and its records go on with it."""
    data = begun()
    shutil.copytree(shelf / "city", shelf / "city-2")
    edit(shelf / "city-2" / "market.toml", "price = 1500", "price = 1000")
    monkeypatch.setattr(CITY, "usual_pack", "city-2")
    assert remnants.new("city", players=2, seed=5).pack.name == "city-2"
    again = remnants.load(data)
    assert again.pack.name == "city"
    assert again.dump() == data


def test_a_new_price_under_the_old_name_says_what_is_wrong(shelf: Path, tmp_path: Path) -> None:
    data = begun()
    shutil.copytree(shelf / "city", tmp_path / "as it was")
    edit(shelf / "city" / "market.toml", "price = 1500", "price = 1000")
    with pytest.raises(BadInput, match="does not come with city as it was then; name the folder"):
        remnants.load(data)
    assert remnants.load(data, pack=tmp_path / "as it was").pack.name == "as it was"
    with pytest.raises(BadInput, match="this is 'city'"):
        remnants.load(data, pack="city")


def test_a_pack_that_does_not_come_with_the_game(tmp_path: Path) -> None:
    shutil.copytree(Path(CITY.own_packs) / "city", tmp_path / "mine")
    edit(tmp_path / "mine" / "market.toml", "price = 1500", "price = 1000")
    data = remnants.new("city", players=2, seed=5, pack=tmp_path / "mine").dump()
    with pytest.raises(BadInput, match=r"the pack 'mine' .* does not come with city; name the folder"):
        remnants.load(data)
    assert remnants.load(data, pack=tmp_path / "mine").dump() == data


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every single value in a pack's data, with the way to it."""
    if isinstance(value, dict | list):
        for key, entry in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(entry, (*path, key))
    else:
        yield path, value


def changed(data: Any, path: tuple[Any, ...]) -> Any:
    """The data with one value changed."""
    copy = json.loads(json.dumps(data))
    place = copy
    for key in path[:-1]:
        place = place[key]
    value = place[path[-1]]
    place[path[-1]] = (not value) if isinstance(value, bool) else value + 1 if isinstance(value, int) else f"{value}?"
    return copy


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_value_counts_but_texts_and_what_only_serves_drawing(game: Game) -> None:
    kept = [0, 0]
    for file in packs.files_of(Path(game.own_packs) / game.usual_pack):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        meaning = packs.meaning_of(data, game.for_show)
        for path, _ in leaves(data):
            counts = path[-1] not in ("en", "it", *game.for_show)
            kept[counts] += 1
            assert (packs.meaning_of(changed(data, path), game.for_show) != meaning) == counts, (file.name, path)
    assert min(kept) > 30


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_order_of_entries_counts(game: Game, tmp_path: Path) -> None:
    """Choices name cards by their place, so another order is another pack."""
    data: dict[str, Any] = {"card": [{"id": "one"}, {"id": "two"}]}
    turned = {"card": data["card"][::-1]}
    assert packs.meaning_of(data, game.for_show) != packs.meaning_of(turned, game.for_show)


@pytest.mark.parametrize("value", [{"en": "a", "it": "b"}, {"en": "a"}, {"en": "a", "it": "b", "de": "c"}])
def test_what_is_a_text(value: dict[str, str]) -> None:
    assert packs.is_text(value)


@pytest.mark.parametrize("value", [{}, {"it": "b"}, {"en": 1, "it": "b"}, {"en": "a", "price": 5}, "en", ["en"], None])
def test_what_is_none(value: Any) -> None:
    assert not packs.is_text(value)


# ---------------------------------------------------------------- former names


def test_a_former_digest_holds_only_as_long_as_the_pack_means_the_same(shelf: Path) -> None:
    former = CITY.load_pack(None).former
    assert len(former) == 1
    assert CITY.load_pack(None).known_as(former[0])
    edit(shelf / "city" / "market.toml", "price = 1500", "price = 1000")
    assert CITY.load_pack(None).former == []


def test_a_broken_list_of_former_names_is_told(shelf: Path) -> None:
    (shelf / "city" / "former.toml").write_text('[[known_as]]\ndigest = "a"\n', encoding="utf-8")
    edit(shelf / "city" / "market.toml", "# The black market", "# The market")
    with pytest.raises(BadInput, match=r"former\.toml: .*means"):
        CITY.load_pack(None)
