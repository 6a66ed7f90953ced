"""How the rules of each version behave: `python -m tests.records.behaviour` writes it down in behaviour.json.

Records know the rules they were played under by `Game.version`. Whoever changes what is allowed, or what follows, and
keeps the version makes records of that version look broken: this is how it is noticed.
"""

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import remnants
from remnants import kits

FILE = Path(__file__).parent / "behaviour.json"
DECISIONS = 250
"""Looked at in each of the games that are played."""


def behaviour_of(game: str) -> str:
    """What was offered and what chance was asked, in games of random players with the game's first pack."""
    rules = kits.game(game)
    told = sha256()
    for players in (rules.fewest_players, rules.most_players):
        match = remnants.new(game, players=players, seed="behaviour", pack=rules.own_pack_names()[0])
        random = Random(players)
        for _ in range(DECISIONS):
            if match.seat is None:
                break
            choices = sorted(match.choices(), key=str)
            told.update(json.dumps([match.seat, match.step, choices]).encode())
            match.play(choices[int(random.random() * len(choices))])
        told.update(json.dumps(match.answers).encode())
    return told.hexdigest()[:16]


def written() -> dict[str, dict[str, str]]:
    """What was written down, by game and version."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}
    return found


def released(game: str) -> set[str]:
    """The versions of a game's rules that records of a release were played under."""
    records: list[Any] = [json.loads(path.read_text(encoding="utf-8")) for path in FILE.parent.glob(f"*/{game}-*.json")]
    return {str(record["rules"]) for record in records}


def write_down() -> None:
    kept = written()
    for game in remnants.games():
        version, now = kits.game(game).version, behaviour_of(game)
        before = kept.setdefault(game, {}).get(version)
        if before not in (None, now) and version in released(game):
            raise SystemExit(f"version {version} of {game} is released and behaves otherwise now: give it another")
        kept[game][version] = now
    FILE.write_text(json.dumps(kept, indent=4, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_down()
