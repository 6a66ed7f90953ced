"""Writes the golden games anew: `python -m tests.aylkor.make_golden`, after a change of pack or rules that is meant."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import remnants
from remnants.bots import Seen, bot
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests import golden, story

FOLDER = Path(__file__).parent / "golden"
PROVE = [
    pytest.mark.rule("aylkor.end.places"),
    pytest.mark.rule("aylkor.end.last-hero"),
    pytest.mark.rule("aylkor.end.round-limit"),
]
"""The rules that these games carry."""
GAMES: dict[str, dict[str, Any]] = {
    "2-players-last-hero": {"players": 2, "seed": "golden 2", "options": {}, "ending": "last hero"},
    "2-players-gift": {"players": 2, "seed": "golden 2", "options": {"gift": "second"}, "ending": "last hero"},
    "3-players-last-hero": {"players": 3, "seed": "golden 3", "options": {}, "ending": "last hero"},
    "4-players-last-hero": {"players": 4, "seed": "golden 4", "options": {}, "ending": "last hero"},
    "4-players-all-options": {
        "players": 4,
        "seed": "golden options",
        "options": {"first_event": 2, "round_limit": 0, "heroes": "chosen", "gift": "second"},
        "ending": "last hero",
    },
    "3-players-round-limit": {
        "players": 3,
        "seed": "golden limit",
        "options": {"first_event": 5, "round_limit": 30},
        "ending": "round limit",
    },
}


def played(players: int, seed: str, options: dict[str, Any], ending: str) -> golden.Golden:
    """A game of greedy players, or of players who never do anything, to the ending it is kept for."""
    random = Random(seed)

    def choose(match: Match) -> Choice:
        assert match.seat is not None
        if ending == "last hero":
            return bot("aylkor", "greedy").choose(Seen(match, match.seat), str(random.random()))
        choices = match.choices()
        return ("end",) if ("end",) in choices else choices[int(random.random() * len(choices))]

    game, happened = golden.recorded(remnants.new("aylkor", players=players, seed=seed, options=options), choose)
    living = next((len(event.data["living"]) for event in happened if event.kind == "over"), players)
    reached = "last hero" if living <= 1 else "round limit"
    if reached != ending:
        raise SystemExit(
            f"with the seed {seed!r} the game ends with the {reached}, not the {ending}: take another seed"
        )
    return {"ending": reached} | game


if __name__ == "__main__":
    golden.write(FOLDER, {name: played(**game) for name, game in GAMES.items()})
    story.tell(FOLDER)
