"""The games, by name. A game is imported when somebody first asks for it."""

from importlib import import_module

from remnants.kernel.game import Game
from remnants.kernel.refusal import BadInput

NAMES = ["aylkor", "city", "lionsgate"]


def game(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise BadInput(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    found: Game = import_module(f"remnants.games.{name}").GAME
    return found
