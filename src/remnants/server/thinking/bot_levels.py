"""The one place where the server meets the bots: which levels there are, and how one is asked.

A bot is given a guess, a match that looks the same from its seat with everything hidden made up, and nothing else.
"""

import logging
from functools import cache
from random import Random

from remnants.bots import Bot, Seen
from remnants.bots import bot as our_bot
from remnants.bots import levels as our_levels
from remnants.bots.registry import brought
from remnants.kernel.match import Match, as_choice
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Choice

logger = logging.getLogger("remnants.server")
RANDOM = "random"
_extra: dict[str, str] = {}


def add(extra_bots: tuple[str, ...]) -> None:
    """Takes in further bots written `module:Class` or `level=module:Class`."""
    for bot in extra_bots:
        level, place = named(bot)
        _extra[level] = place


def named(extra_bot: str) -> tuple[str, str]:
    """The level that a further bot is called by, and the place where its class is."""
    level, equals, place = extra_bot.partition("=")
    return (level, place) if equals else (extra_bot, extra_bot)


def levels(game: str) -> list[str]:
    """The levels of bots of a game, from the simplest to the strongest; `random` is always there."""
    return [RANDOM, *[level for level in [*_ours(game), *_extra] if level != RANDOM]]


def _ours(game: str) -> list[str]:
    """The levels that come with the game; bots that cannot even be imported leave the random one."""
    try:
        return our_levels(game)
    except Exception:
        logger.exception("the bots of %s are broken", game)
        return []


def check_level(game: str, level: str) -> str:
    """The level if there is such a bot."""
    if level not in levels(game):
        raise BadInput(f"there is no bot {level!r} for {game}; there are {', '.join(levels(game))}")
    return level


def simpler(game: str, level: str) -> list[str]:
    """The level itself and all simpler ones, strongest first: who is asked in turn when one fails."""
    known = levels(game)
    place = known.index(level) if level in known else 0
    return list(reversed(known[: place + 1]))


def usual_level(game: str) -> str:
    """The bot that takes a seat when nobody says which: the one in the middle."""
    known = _ours(game) or [RANDOM]
    return known[len(known) // 2]


def choose(guess: Match, level: str, seat: int, seed: str) -> Choice:
    """What a bot of that level chooses. Called in a worker process."""
    if level == RANDOM:
        return at_random(guess, seed)
    return as_choice(made(guess.game.name, level).choose(Seen(guess, seat), seed))


@cache
def made(game: str, level: str) -> Bot:
    """The bot of a level, made once in each worker process."""
    if level not in _extra:
        return our_bot(game, level)
    return brought(game, _extra[level])


def at_random(match: Match, seed: str) -> Choice:
    """Any legal choice, seen from whoever must decide."""
    return Random(seed).choice(match.choices())
