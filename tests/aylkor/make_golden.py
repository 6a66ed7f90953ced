"""Writes the golden games anew: `python -m tests.aylkor.make_golden`, after a change of pack or rules that is meant."""

import json
from pathlib import Path
from random import Random
from typing import Any

import remnants
from remnants.bots import Seen, bot
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice

FOLDER = Path(__file__).parent / "golden"
EVERY = 50
"""So many decisions lie between two digests."""
GAMES: dict[str, dict[str, Any]] = {
    "2-players-last-hero": {"players": 2, "seed": "golden 2", "options": {}, "ending": "last hero"},
    "3-players-last-hero": {"players": 3, "seed": "golden 3", "options": {}, "ending": "last hero"},
    "4-players-last-hero": {"players": 4, "seed": "golden 4", "options": {}, "ending": "last hero"},
    "4-players-all-options": {
        "players": 4,
        "seed": "golden options",
        "options": {"first_event": 2, "round_limit": 0, "heroes": "chosen"},
        "ending": "last hero",
    },
    "3-players-round-limit": {
        "players": 3,
        "seed": "golden limit",
        "options": {"first_event": 5, "round_limit": 30},
        "ending": "round limit",
    },
}


def at_random(match: Match, random: Random) -> Choice:
    choices = match.choices()
    return choices[int(random.random() * len(choices))]


def idly(match: Match, random: Random) -> Choice:
    """Nobody ever does anything."""
    return ("end",) if ("end",) in match.choices() else at_random(match, random)


def greedily(match: Match, random: Random) -> Choice:
    assert match.seat is not None
    return bot("aylkor", "greedy").choose(Seen(match, match.seat), str(random.random()))


def played(players: int, seed: str, options: dict[str, Any], ending: str) -> dict[str, Any]:
    """A whole game with its record, the digests on the way, and how it ended."""
    match = remnants.new("aylkor", players=players, seed=seed, options=options)
    random = Random(seed)
    digests = [match.digest()]
    decisions = 0
    living = players
    while match.seat is not None:
        events = match.play(idly(match, random) if ending == "round limit" else greedily(match, random))
        decisions += 1
        if decisions % EVERY == 0:
            digests.append(match.digest())
        living = next((len(event.data["living"]) for event in events if event.kind == "over"), living)
    reached = "last hero" if living <= 1 else "round limit"
    if reached != ending:
        raise SystemExit(
            f"with the seed {seed!r} the game ends with the {reached}, not the {ending}: take another seed"
        )
    return {
        "ending": reached,
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
