"""Writes the golden games anew: `python -m tests.city.make_golden`, after a change of pack or rules that is meant."""

import json
from pathlib import Path
from random import Random
from typing import Any

import remnants
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice

FOLDER = Path(__file__).parent / "golden"
EVERY = 100
"""So many decisions lie between two digests."""
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


def at_random(match: Match, random: Random) -> Choice:
    choices = match.choices()
    return choices[int(random.random() * len(choices))]


def idly(match: Match, random: Random) -> Choice:
    """Nobody ever does anything: the move action without a move."""
    for wanted in (("end",), ("done",), ("move",)):
        if wanted in match.choices():
            return wanted
    return at_random(match, random)


def played(players: int, seed: str, options: dict[str, Any], ending: str) -> dict[str, Any]:
    """A whole game with its record, the digests on the way, and how it ended."""
    match = remnants.new("city", players=players, seed=seed, options=options)
    random = Random(seed)
    digests = [match.digest()]
    decisions = 0
    said = ""
    while match.seat is not None:
        events = match.play(idly(match, random) if ending == "stall" else at_random(match, random))
        decisions += 1
        if decisions % EVERY == 0:
            digests.append(match.digest())
        said = next((event.data["reason"] for event in events if event.kind == "end"), said)
    if said != ending:
        raise SystemExit(f"with the seed {seed!r} the game ends with {said!r}, not with {ending!r}: take another seed")
    return {
        "ending": said,
        "scores": match.scores(),
        "winners": match.winners(),
        "digest": match.digest(),
        "digests": digests,
        "record": match.dump(),
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        text = json.dumps(played(**game), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {len(text)} characters")


if __name__ == "__main__":
    main()
