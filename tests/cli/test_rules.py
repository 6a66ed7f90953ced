from pathlib import Path

import pytest

from remnants import kits
from remnants.commands import reference, untested
from remnants.kernel.refusal import BadInput
from tests.cli.calling import Caller

DOCS = Path(__file__).parents[2] / "docs" / "rules"


def test_all_rules_of_a_game(call: Caller) -> None:
    called = call("rules", "city")
    assert called.code == 0
    assert "city.setup.players" in called.out
    assert "city.end.stall" in called.out


def test_searching_for_words(call: Caller) -> None:
    called = call("rules", "city", "--search", "never", "diagonally")
    assert "city.move.diagonal" in called.out
    assert "city.setup.players" not in called.out
    assert call("rules", "city", "--search", "never diagonally").out == called.out


def test_rules_in_italian(call: Caller) -> None:
    assert "diagonale" in call("rules", "city", "--search", "diagonale", "--lang", "it").out


def test_accents_may_be_left_out(call: Caller) -> None:
    accented = call("rules", "city", "--search", "è già", "--lang", "it")
    assert accented.code == 0 and accented.out == call("rules", "city", "--search", "e gia", "--lang", "it").out


def test_every_game_is_searched(call: Caller) -> None:
    out = call("rules", "--search", "player").out
    for game in kits.names():
        assert f"{game}." in out


def test_untested_rules_are_found_by_reading_the_tests(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        'import pytest\n@pytest.mark.rule("city.move.diagonal", "city.hidden")\ndef test_it(): ...\n'
        'CASES = [pytest.param(1, marks=pytest.mark.rule("city.refresh"))]\n'
        'OTHER = table.rule("city.end.tie")\n',
        encoding="utf-8",
    )
    assert untested.tested_rules(tmp_path) == {"city.move.diagonal", "city.hidden", "city.refresh"}


def test_untested_prints_ids_only(call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("remnants.commands.untested.tests_folder", lambda: tmp_path)
    called = call("rules", "city", "--untested")
    assert called.code == 0
    assert len(called.out.splitlines()) == 109
    assert called.out.startswith("city.setup.players\n")


def test_untested_needs_a_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("remnants.__file__", str(tmp_path / "lib" / "site-packages" / "remnants" / "__init__.py"))
    with pytest.raises(BadInput, match="checkout"):
        untested.tests_folder()


@pytest.mark.parametrize("name", sorted(reference.pages()))
def test_the_reference_in_the_docs_is_current(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == reference.pages()[name], "python -m remnants.commands.reference"
