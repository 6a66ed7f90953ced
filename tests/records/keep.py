"""Adds records of this release to the corpus: `python -m tests.records.keep` plays games and keeps them for good.

A release that has its records keeps them as they are: they are what people have on their disks.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import remnants
from remnants import kits
from remnants.kernel.match import Match

FOLDER = Path(__file__).parent
EARLY = 40
"""So many decisions have been made in the records that end in the middle of a game."""


def played(game: str, players: int, seed: str, most: int) -> Match:
    """A match of random players that has gone on for at most so many decisions."""
    match = remnants.new(game, players=players, seed=seed)
    random = Random(seed)
    while match.seat is not None and most > 0:
        choices = match.choices()
        match.play(choices[int(random.random() * len(choices))])
        most -= 1
    return match


def where_it_ends(match: Match) -> dict[str, Any]:
    """What must come out of a record, told so that it outlives changes of the state."""
    over = match.seat is None
    return {
        "answers": len(match.answers),
        "seat": match.seat,
        "scores": match.scores() if over else None,
        "winners": match.winners() if over else None,
    }


def keep(release: str) -> int:
    """Plays an early and a whole game for each game and number of players; gives how many were kept."""
    folder = FOLDER / release
    if folder.exists():
        raise SystemExit(f"{release} has its records already; they are kept as they are")
    folder.mkdir()
    ends: dict[str, Any] = {}
    for game in remnants.games():
        kind = kits.game(game)
        for players in range(kind.fewest_players, kind.most_players + 1):
            for name, most in (("early", EARLY), ("whole", 100_000)):
                match = played(game, players, f"{release} {name}", most)
                file = f"{game}-{players}-{name}.json"
                (folder / file).write_text(json.dumps(match.dump(), separators=(",", ":")) + "\n", encoding="utf-8")
                ends[file] = where_it_ends(match)
    (folder / "ends.json").write_text(json.dumps(ends, indent=1) + "\n", encoding="utf-8")
    return len(ends)


if __name__ == "__main__":
    print(f"{keep(remnants.__version__)} records kept")
