"""The finished games as a Parquet table: one row for every seat of every game."""

from pathlib import Path

import polars

from remnants.lab.games import Played
from remnants.lab.ratings import place_of


def table(played: list[Played]) -> polars.DataFrame:
    """One row for each seat, in the order of the games' names."""
    ordered = sorted(played, key=lambda game: game.name)
    rows = [(game, seat) for game in ordered for seat in range(len(game.bots))]
    return polars.DataFrame(
        {
            "game": [game.game for game, _ in rows],
            "name": [game.name for game, _ in rows],
            "seed": [game.seed for game, _ in rows],
            "pack": [game.pack or "" for game, _ in rows],
            "players": [len(game.bots) for game, _ in rows],
            "seat": [seat for _, seat in rows],
            "turn": [game.order.index(seat) if seat in game.order else None for game, seat in rows],
            "bot": [game.bots[seat] for game, seat in rows],
            "character": [game.characters[seat] for game, seat in rows],
            "score": [game.scores[seat] for game, seat in rows],
            "place": [place_of(game, seat) for game, seat in rows],
            "victory": [game.share(seat) for game, seat in rows],
            "rounds": [game.rounds for game, _ in rows],
            "decisions": [game.decisions for game, _ in rows],
        }
    )


def write(played: list[Played], path: Path) -> None:
    """Writes the table; a file that is there is replaced as a whole."""
    fresh = path.with_suffix(".new")
    table(played).write_parquet(fresh)
    fresh.replace(path)
