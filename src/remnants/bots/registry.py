"""Which bots there are: by game and level, the simplest level first.

The module in this folder that has a game's name says how the game is played well: it exports an `EVALUATION` (which the
greedy bot looks ahead with) or a `POLICY`. It is imported when somebody first asks for it.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from remnants.bots.evaluation import Evaluation
from remnants.bots.greedy import GreedyBot
from remnants.bots.levels import EASY, HARD, LEVELS, NORMAL, RANDOM, easy, hard
from remnants.bots.policy import Policy, PolicyBot
from remnants.bots.random_bot import RandomBot
from remnants.bots.seen import Bot
from remnants.games import NAMES
from remnants.kernel.refusal import BadInput

GREEDY = "greedy"
"""Another name for the normal level: it says how that bot plays."""


def levels(game_name: str) -> list[str]:
    """The levels a game has bots for. `random` is always there."""
    check_game(game_name)
    return [RANDOM] if greedy_bot(game_name) is None else list(LEVELS)


def bot(game_name: str, level: str) -> Bot:
    """The bot of that level; raises BadInput naming the levels that exist."""
    known = levels(game_name)
    greedy = greedy_bot(game_name)
    if greedy is not None and level in (NORMAL, GREEDY):
        return greedy
    if level not in known:
        raise BadInput(f"there is no bot {level!r} for {game_name}; there are {', '.join(known)}")
    if greedy is not None and level == EASY:
        return easy(game_name, greedy)
    return hard(game_name) if level == HARD else RandomBot()


def check_game(game_name: str) -> None:
    if game_name not in NAMES:
        raise BadInput(f"there is no game {game_name!r}; there are {', '.join(NAMES)}")


def greedy_bot(game_name: str) -> Bot | None:
    """The greedy bot of a game, if somebody has written down how it is played well."""
    module = module_of(game_name)
    evaluation = getattr(module, "EVALUATION", None)
    if isinstance(evaluation, Evaluation):
        return GreedyBot(evaluation)
    policy = getattr(module, "POLICY", None)
    return PolicyBot(policy) if isinstance(policy, Policy) else None


def module_of(game_name: str) -> ModuleType | None:
    name = f"remnants.bots.{game_name}"
    return import_module(name) if find_spec(name) is not None else None
