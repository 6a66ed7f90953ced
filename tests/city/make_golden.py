"""Writes the golden games anew: `python -m tests.city.make_golden`, after a change of pack or rules that is meant."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import remnants
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests import golden, story

FOLDER = Path(__file__).parent / "golden"
PROVE = [
    pytest.mark.rule("city.end.score"),
    pytest.mark.rule("city.renown.short-pile"),
    pytest.mark.rule("city.end.stall"),
]
"""The rules that these games carry."""
GAMES: dict[str, dict[str, Any]] = {
    "2-players-short-pile": {"players": 2, "seed": "golden 2", "options": {}, "ending": "short pile"},
    "3-players-short-pile": {"players": 3, "seed": "golden 3", "options": {}, "ending": "short pile"},
    "4-players-short-pile": {"players": 4, "seed": "golden 4", "options": {}, "ending": "short pile"},
    "4-players-all-options": {
        "players": 4,
        "seed": "golden options",
        "options": {"leaders": "picked", "sides": "chosen", "renown": "concealed"},
        "ending": "short pile",
    },
    "2-players-stall": {"players": 2, "seed": "golden stall", "options": {}, "ending": "stall"},
}


def played(players: int, seed: str, options: dict[str, Any], ending: str) -> golden.Golden:
    """A game played at random, or by gangs that never do anything, to the ending it is kept for."""
    random = Random(seed)

    def choose(match: Match) -> Choice:
        choices = match.choices()
        for idle in (("end",), ("done",), ("move",)):
            if ending == "stall" and idle in choices:
                return idle
        return choices[int(random.random() * len(choices))]

    game, happened = golden.recorded(remnants.new("city", players=players, seed=seed, options=options), choose)
    said = next((event.data["reason"] for event in happened if event.kind == "end"), "")
    if said != ending:
        raise SystemExit(f"with the seed {seed!r} the game ends with {said!r}, not with {ending!r}: take another seed")
    return {"ending": said} | game


if __name__ == "__main__":
    golden.write(FOLDER, {name: played(**game) for name, game in GAMES.items()})
    story.tell(FOLDER)
