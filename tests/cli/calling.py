"""Calling the command line in this process."""

import io
from dataclasses import dataclass

import pytest

from remnants import cli


@dataclass
class Called:
    """What a command gave back."""

    code: int
    out: str
    err: str


class Caller:
    """Runs commands and catches what they print. `typed` is what the person types."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *words: str, typed: str = "") -> Called:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = cli.run(list(words))
        printed = self.capsys.readouterr()
        return Called(code, printed.out, printed.err)
