"""Wrong input on the command line: one clear sentence, exit code 2, never a traceback."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.calling import Caller

WRONG = [
    (["nonsense"], "nonsense"),
    (["--nonsense"], "--nonsense"),
    (["play", "chess"], "city"),
    (["play", "city", "--bots", "genius"], "random"),
    (["play", "city", "--players", "5"], "2 to 4"),
    (["play", "city", "--players", "two"], "--players"),
    (["play", "city", "--lang", "fr", "--terminal"], "en and it"),
    (["play", "city", "--seat", "4", "--players", "3", "--terminal"], "1 to 3"),
    (["play", "city", "--seat", "0", "--terminal"], "--seat"),
    (["play", "city", "--record", "missing.json"], "no such file"),
    (["play", "city", "--pack", "missing"], "pack"),
    (["play", "city", "--port", "x"], "--port"),
    (["serve", "--port", "99999"], "65535"),
    (["serve", "--port", "x"], "--port"),
    (["serve", "--settings", "missing.toml"], "missing.toml"),
    (["serve", "--contact", "me"], "mailto:"),
    (["simulate"], "game"),
    (["simulate", "chess"], "city"),
    (["simulate", "city", "--players", "5"], "2 to 4"),
    (["simulate", "city", "--bots", "random,genius"], "genius"),
    (["simulate", "city", "--players", "4", "--bots", "random,random"], "4"),
    (["simulate", "city", "--games", "0"], "--games"),
    (["simulate", "city", "--games", "many"], "--games"),
    (["simulate", "city", "--jobs", "0"], "--jobs"),
    (["rules", "chess"], "city"),
    (["rules", "--lang", "fr"], "en and it"),
    (["rules", "city", "--search", "xylophone"], "xylophone"),
    (["record", "show"], "file"),
    (["record", "show", "missing.json"], "no such file"),
    (["record", "verify", "missing.json"], "no such file"),
    (["record", "replay", "missing.json"], "no such file"),
    (["record", "burn", "missing.json"], "burn"),
    (["pack", "check"], "path"),
    (["pack", "check", "missing"], "missing"),
    (["pack", "check", ".", "--game", "chess"], "city"),
    (["bench", "chess"], "city"),
    (["bench", "city", "--players", "9"], "2 to 4"),
    (["bench", "--seconds", "0"], "--seconds"),
    (["lab", "arena", "chess"], "city"),
    (["lab", "arena", "city", "--bots", "hard,genius"], "genius"),
    (["lab", "arena", "city", "--jobs", "0"], "--jobs"),
    (["lab", "arena", "aylkor", "--bots", "normal,easy", "--out", "/dev/null/run"], "--out"),
    (["lab", "arena", "aylkor", "--bots", "normal,easy", "--ray", "here"], "HOST:PORT"),
    (["lab", "arena", "aylkor", "--bots", "normal,easy", "--ray", "127.0.0.1:1"], "no Ray cluster at '127.0.0.1:1'"),
    (["lab", "balance", "city", "--games", "0"], "--games"),
    (["lab", "balance", "city", "--pack", "missing"], "missing"),
    (["lab", "tune", "city", "--weights", "luck"], "'luck'"),
    (["lab", "tune", "city", "--study", "missing/tune.db"], "--study missing/tune.db"),
    (["lab", "tune", "city", "--out", "missing/city.toml"], "--out missing/city.toml"),
    (["reference", "/dev/null/rules"], "/dev/null/rules"),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_wrong_input_is_one_sentence(
    words: list[str], said: str, call: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    called = call(*words)
    assert called.code == 2
    assert called.out == ""
    assert called.err.startswith("remnants: ")
    assert called.err.count("\n") == 1
    assert said.casefold() in called.err.casefold()


NO_RECORDS = {
    "empty": "",
    "text": "hello",
    "list": "[]",
    "number": "7",
    "foreign": '{"game": "city"}',
    "of another format": '{"remnants": 99}',
    "without fields": '{"remnants": 1}',
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("command", ["show", "verify", "replay"])
@pytest.mark.parametrize("content", NO_RECORDS.values(), ids=NO_RECORDS.keys())
def test_what_is_no_record_is_refused(content: str, command: str, call: Caller, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(content, encoding="utf-8")
    called = call("record", command, str(path))
    assert called.code == 2
    assert called.err.count("\n") == 1
    assert "record" in called.err


BREAKING = {
    "game": "chess",
    "players": 7,
    "commitment": "0",
    "rules": 7,
    "pack": {"name": "city", "digest": "0"},
    "options": {"weather": "rain"},
    "answers": [["end"]],
    "start": {"players": 2},
}


@pytest.mark.parametrize("field", BREAKING)
def test_a_broken_record_is_refused(field: str, call: Caller, saved: Path) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    data[field] = BREAKING[field]
    saved.write_text(json.dumps(data), encoding="utf-8")
    for command in ("show", "verify", "replay"):
        called = call("record", command, str(saved))
        assert called.code == 2, command
        assert called.out == ""
        assert called.err.count("\n") == 1


def test_the_real_command_prints_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "remnants", "play", "chess"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "remnants: there is no game 'chess'; there are aylkor, city, lionsgate\n"
