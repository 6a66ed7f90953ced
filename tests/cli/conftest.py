import json
from pathlib import Path
from random import Random

import pytest

import remnants


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The record of a game of City after 60 random decisions."""
    match = remnants.new("city", players=2, seed="saved", pack="city")
    random = Random(1)
    for _ in range(60):
        match.play(random.choice(match.choices()))
    path = tmp_path / "saved.json"
    path.write_text(json.dumps(match.dump()), encoding="utf-8")
    return path
