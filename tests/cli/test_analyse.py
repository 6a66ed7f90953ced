"""`remnants analyse`: text, JSON and page, and what is said to bad input."""

import json
from pathlib import Path

import pytest

import remnants
from tests.analysis.conftest import played
from tests.cli.calling import Caller


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played("aylkor", 2, 12)), encoding="utf-8")
    return file


def test_a_report_as_text(call: Caller, game: Path) -> None:
    called = call("analyse", str(game))
    assert called.code == 0, called.err
    assert "The decisions that cost most" in called.out
    assert "The game is not over" in called.out
    longest = max(called.out.splitlines(), key=len)
    assert len(longest) > 100, "where nobody watches, a sentence is a line"


def test_a_report_as_json_is_the_same_however_many_share_the_work(call: Caller, game: Path) -> None:
    one = call("analyse", str(game), "--json", "--jobs", "1", "--seat", "2").out
    assert one == call("analyse", str(game), "--json", "--jobs", "2", "--seat", "2").out
    found = json.loads(one)
    assert [entry["seat"] for entry in found["seats"]] == [1]
    for entry in found["seats"]:
        for account in (entry["known"], entry["opened"]):
            parts = account["start"] + account["luck"] + account["decisions"] + account["others"]
            assert parts == account["end"]


def test_a_report_as_a_page(call: Caller, game: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    called = call("analyse", str(game), "--html", str(file), "--lang", "it")
    assert called.code == 0, called.err
    assert str(file) in called.out.replace("\n", "")
    assert file.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="it">')


def test_a_rigged_record_is_analysed_and_says_so(call: Caller, tmp_path: Path) -> None:
    match = remnants.load(played("aylkor", 2, 4))
    match.rig([])
    file = tmp_path / "rigged.json"
    file.write_text(json.dumps(match.dump()), encoding="utf-8")
    assert "set by hand" in call("analyse", str(file)).out


def test_bad_input_is_one_sentence(call: Caller, game: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    data = json.loads(game.read_text(encoding="utf-8"))
    broken.write_text(json.dumps({**data, "answers": [*data["answers"], ["fly"]]}), encoding="utf-8")
    empty = tmp_path / "empty.json"
    empty.write_text(json.dumps(played("aylkor", 2, 0)), encoding="utf-8")
    for words, expected in [
        ([str(tmp_path / "none.json")], "there is no such file"),
        ([str(game), "--seat", "3"], "--seat is a number from 1 to 2, not 3"),
        ([str(game), "--jobs", "0"], "--jobs must be 1 or more"),
        ([str(game), "--lang", "fr"], "there are texts in en and it"),
        ([str(game), "--html", str(tmp_path / "nowhere" / "page.html")], "there is no folder"),
        ([str(game), "--html", str(tmp_path)], "is a folder; name a file for the page"),
        ([str(broken)], "breaks"),
        ([str(empty)], "nobody has decided anything"),
    ]:
        called = call("analyse", *words)
        assert called.code == 2, words
        assert expected in called.err
        assert called.err.count("\n") == 1
