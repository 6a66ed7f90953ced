"""City of Remnants, Remnants of Aylkor and Return to Lionsgate City.

>>> import remnants
>>> match = remnants.new("city", players=3, seed=7)
>>> match.play(match.choices()[0])
"""

from pathlib import Path
from typing import Any

from remnants import kits
from remnants.kernel import packs, record, replay
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput, Refusal, Refused

__version__ = "0.1.0"
__all__ = ["BadInput", "Match", "Refusal", "Refused", "games", "load", "new", "position"]


def games() -> list[str]:
    """The names of the games."""
    return kits.names()


def new(
    name: str,
    players: int,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    pack: str | Path | None = None,
) -> Match:
    """A fresh match, set up and standing at its first decision."""
    return Match.new(kits.game(name), players, seed, options, None if pack is None else str(pack))


def load(data: dict[str, Any], pack: str | Path | None = None) -> Match:
    """The match that a record describes."""

    whole = record.checked(data)
    return replay.load(kits.game(whole["game"]), whole, None if pack is None else str(pack))


def position(name: str, spec: dict[str, Any] | str | Path, pack: str | Path | None = None) -> Match:
    """A match at a position written by hand: a dictionary, or the path of a TOML file."""
    if not isinstance(spec, dict | str | Path):
        raise BadInput(f"a position is a table or the path of a TOML file, not {spec!r}"[:200])
    written = spec if isinstance(spec, dict) else packs.read_toml(Path(spec))
    return Match.position(kits.game(name), written, None if pack is None else str(pack))
