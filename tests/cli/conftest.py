import json
from pathlib import Path
from random import Random

import pytest

import remnants
from tests.cli.calling import Caller


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Caller:
    """Runs a command line."""
    monkeypatch.setenv("COLUMNS", "100")
    return Caller(capsys, monkeypatch)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The record of a game of City after 60 random decisions."""
    match = remnants.new("city", players=2, seed="saved")
    random = Random(1)
    for _ in range(60):
        match.play(random.choice(match.choices()))
    path = tmp_path / "saved.json"
    path.write_text(json.dumps(match.dump()), encoding="utf-8")
    return path
