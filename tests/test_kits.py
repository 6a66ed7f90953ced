"""The kits: what every installed game announces can be had, and is what it is said to be."""

from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

import remnants
from remnants import kits
from remnants.bots.levels import GameBots
from remnants.kernel.chronicle import Chronicle
from remnants.kernel.game import Game
from remnants.text.naming import Naming


@pytest.mark.parametrize("name", kits.names())
def test_every_part_of_a_kit_is_there(name: str) -> None:
    kit = kits.kit(name)
    assert kit.name == name == kit.game().name and isinstance(kit.game(), Game)
    assert kit.part("declared") is None or kit.declared() is kit.game().declared
    for part, wanted in {"naming": Naming, "chronicle": Chronicle}.items():
        found = kit.part(part)
        assert found is None or issubclass(found, wanted)
    assert kit.bots() is None or isinstance(kit.bots(), GameBots)
    assert all([found is None or isinstance(found, ModuleType) for found in (kit.drawings(), kit.learning())])


def test_ours_are_announced_as_anybodys() -> None:
    assert {"aylkor", "city", "lionsgate"} <= set(remnants.games())


def test_a_game_that_is_not_there() -> None:
    for name in ("chess", None, 7):
        with pytest.raises(remnants.BadInput, match="there are aylkor, city"):
            kits.kit(name)


def test_a_kit_with_a_part_that_does_not_exist() -> None:
    with pytest.raises(remnants.BadInput, match="no part 'wheels'; there are game"):
        kits.Kit("toy", Path(), wheels="here:there")


def test_an_announcement_that_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = {
        "lost": EntryPoint("lost", "nowhere.at.all:KIT", kits.GROUP),
        "other": EntryPoint("other", "remnants.boxes.city.kit:KIT", kits.GROUP),
    }
    monkeypatch.setattr(kits, "_announced", lambda: lost)
    with pytest.raises(remnants.BadInput, match=r"'lost' is announced as nowhere\.at\.all:KIT, which cannot be loaded"):
        kits.kit("lost")
    with pytest.raises(remnants.BadInput, match="which is no kit of that name"):
        kits.kit("other")


@pytest.mark.parametrize("place", ["remnants.boxes.city.nowhere:GAME", "remnants.boxes.city.kit:NOTHING"])
def test_a_part_that_leads_nowhere_is_named(place: str) -> None:
    with pytest.raises(remnants.BadInput, match=rf"the game 'toy' names {place} as its game, which cannot be loaded: "):
        kits.Kit("toy", Path(), game=place).game()


def test_a_part_that_needs_something_not_installed_says_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "needy_toy.py").write_text("import not_installed_anywhere", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="not_installed_anywhere"):
        kits.Kit("toy", Path(), learning="needy_toy").learning()
