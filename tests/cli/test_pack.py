import shutil
from pathlib import Path

import pytest

from remnants import kits
from remnants.boxes.city.rules.game import OWN_PACKS
from tests.cli.calling import Caller


@pytest.mark.parametrize("game", kits.names())
def test_our_own_packs_are_good(game: str, call: Caller) -> None:
    called = call("pack", "check", str(Path(kits.game(game).own_packs) / kits.game(game).usual_pack))
    assert called.code == 0, called.err
    assert f"a good pack for {game}" in called.out


def test_a_broken_pack_is_refused_with_file_entry_and_field(call: Caller, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    shutil.copytree(OWN_PACKS / "city", pack)
    market = pack / "market.toml"
    market.write_text(market.read_text(encoding="utf-8").replace("price = 1500", "price = 'much'", 1), encoding="utf-8")
    called = call("pack", "check", str(pack))
    assert called.code == 2
    for word in ("market.toml", "grenade", "price"):
        assert word in called.err


def test_a_folder_that_is_no_pack(call: Caller, tmp_path: Path) -> None:
    called = call("pack", "check", str(tmp_path))
    assert called.code == 2
    assert "no TOML files" in called.err


def test_a_pack_of_another_game(call: Caller) -> None:
    called = call("pack", "check", str(OWN_PACKS / "city"), "--game", "lionsgate")
    assert called.code == 2
    assert called.err.count("\n") == 1
