"""The levels: random, easy, normal and hard, the same words for every game.

Normal is the greedy bot. Easy is the greedy bot that slips now and then. Hard searches.
"""

from importlib import import_module
from random import Random
from typing import Final

from remnants.bots.search import Budget, SearchBot
from remnants.bots.search_foresight import Foresight
from remnants.bots.seen import Bot, Seen
from remnants.kernel.steps import Choice

RANDOM: Final = "random"
EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
LEVELS: Final = [RANDOM, EASY, NORMAL, HARD]

SLIPS: Final = {"aylkor": 0.3, "city": 0.25, "lionsgate": 0.16}
"""How often an easy bot does anything at all instead of what looks best."""
PLAYOUTS: Final = {"aylkor": 100, "city": 24, "lionsgate": 36}
"""How many playouts a hard bot makes for a decision: what one core does well within two seconds."""


class SlippingBot(Bot):
    """Plays like another bot, but every now and then takes any legal choice."""

    def __init__(self, steady: Bot, slips: float) -> None:
        self.steady = steady
        self.slips = slips

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        random = Random(f"slip {seed}")
        if random.random() < self.slips:
            return random.choice(seen.choices())
        return self.steady.choose(seen, seed)


def easy(game_name: str, greedy: Bot) -> Bot:
    return SlippingBot(greedy, SLIPS[game_name])


def hard(game_name: str, processes: int = 1) -> Bot:
    """The search bot of a game, or one of its own that searches otherwise; `processes` share the playouts."""
    searching = getattr(import_module(f"remnants.bots.search_{game_name}"), "BOT", SearchBot)
    found: Bot = searching(foresight(game_name), Budget(PLAYOUTS[game_name]), processes)
    return found


def foresight(game_name: str) -> Foresight:
    """What the search knows of a game; imported when it is first asked for."""
    found: Foresight = import_module(f"remnants.bots.search_{game_name}").FORESIGHT
    return found
