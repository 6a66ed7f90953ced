"""Which bots there are: those of a game's kit by level, the simplest first, and anybody's as `module:Class`.

Besides its levels a game has `judging`, what its network likes best; and `hardx3` is a level with 3 times its playouts.
"""

import inspect
import re
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from remnants import kits
from remnants.bots.levels import HARD, NORMAL, RANDOM, GameBots
from remnants.bots.random_bot import RandomBot
from remnants.bots.search import Budget, SearchBot
from remnants.bots.seen import Bot, Seen
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Choice

GREEDY: Final = "greedy"
"""Another name for the normal level: it says how that bot plays."""
JUDGING: Final = "judging"
"""The judgement alone: no level to play against, but something to compare levels with."""
TIMES: Final = re.compile(r"([a-z]+?)x(\d+(?:\.\d+)?)")
"""A level and how many times its playouts: an x, since shells take a star for the name of a file."""
FEWEST_TIMES: Final = 0.01
MOST_TIMES: Final = 1000.0
GIVEN: Final = "game"
"""The one parameter of somebody's bot that is filled in."""


def levels(game_name: str) -> list[str]:
    """The levels a game has bots for. `random` is always there."""
    bots = kits.kit(game_name).bots()
    return [RANDOM] if bots is None else bots.levels()


def bot(game_name: str, name: str) -> Bot:
    """The bot of that name: a level, `judging`, `hardx3`, or `module:Class`; raises BadInput saying what there is."""
    bots = kits.kit(game_name).bots()
    if ":" in name:
        return brought(game_name, name)
    timed = TIMES.fullmatch(name)
    if timed is not None:
        return patient(game_name, name, timed[1], float(timed[2]))
    if name == JUDGING:
        if bots is None or not bots.learned:
            raise BadInput(f"{game_name} comes with no network that judges positions, so it has no bot {JUDGING!r}")
        return bots.judging()
    known = [RANDOM] if bots is None else bots.levels()
    wanted = NORMAL if name == GREEDY else name
    if wanted not in known:
        raise BadInput(
            f"there is no bot {name!r} for {game_name}; there are {', '.join(others(bots))}, or module:Class"
        )
    return RandomBot() if bots is None or wanted == RANDOM else bots.of_level(wanted)


def others(bots: GameBots | None) -> list[str]:
    """What can be named for a game, for whoever named something else."""
    known = [RANDOM] if bots is None else bots.levels()
    searching = [f"{HARD}x3 ({HARD} with 3 times its playouts)"] if HARD in known else []
    return [*known, *([JUDGING] if bots is not None and bots.learned else []), *searching]


def patient(game_name: str, name: str, level: str, times: float) -> Bot:
    """A level that searches, with so many times its playouts."""
    steady = bot(game_name, level)
    if not isinstance(steady, SearchBot):
        raise BadInput(f"there is no bot {name!r}: {level} does not search, so it has no playouts to be multiplied")
    if not FEWEST_TIMES <= times <= MOST_TIMES:
        raise BadInput(f"bot {name!r}: times must be from {FEWEST_TIMES:g} to {MOST_TIMES:g}, not {times:g}")
    usual = steady.budget
    steady.budget = Budget(max(1, round(times * usual.playouts)), usual.seconds)
    return steady


def brought(game_name: str, place: str) -> Bot:
    """A bot that somebody brought: a class that takes nothing, or `game`, the name of the game, and makes a bot."""
    maker = maker_of(place)
    takes_the_name = GIVEN in [each.name for each in parameters(maker)]
    try:
        made = maker(**{GIVEN: game_name}) if takes_the_name else maker()
    except Exception as error:
        raise BadInput(f"bot {place!r} cannot be made: {told(error)}") from error
    check_method(place, made)
    return Brought(place, made)


def parameters(maker: Any) -> list[inspect.Parameter]:
    """What a class or function takes, as far as it says so."""
    try:
        return list(inspect.signature(maker).parameters.values())
    except (TypeError, ValueError):
        return []


def must_be_given(parameter: inspect.Parameter) -> bool:
    """Whether nothing can be made without it."""
    gathering = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return parameter.default is inspect.Parameter.empty and parameter.kind not in gathering


def check_method(place: str, made: Any) -> None:
    """Refuses what has no method of its own to choose with, or one that takes something else."""
    method = getattr(made, "choose", None)
    if not callable(method) or getattr(type(made), "choose", None) is Bot.choose:
        raise BadInput(f"bot {place!r} has no method choose(self, seen, seed); derive it from remnants.bots.Bot")
    try:
        inspect.signature(method).bind("seen", "seed")
    except TypeError:
        raise BadInput(f"bot {place!r}: its method must be choose(self, seen, seed)") from None
    except ValueError:
        return


def maker_of(place: str) -> Any:
    """The class that is written `module:Class`; modules are looked for in the current folder too."""
    module_name, _, name = place.partition(":")
    if not module_name or not name or "/" in module_name or module_name.endswith(".py"):
        raise BadInput(f"bot {place!r}: write module:Class, such as my_bots:Careful for Careful in the file my_bots.py")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        maker: Any = getattr(import_module(module_name), name)
    except ModuleNotFoundError as error:
        raise BadInput(f"bot {place!r}: there is no module {error.name!r} that Python finds from here") from None
    except (ImportError, AttributeError, ValueError):
        raise BadInput(f"bot {place!r}: the module {module_name!r} has no {name!r}; write module:Class") from None
    except SyntaxError as error:
        raise BadInput(f"bot {place!r}: {error.filename}, line {error.lineno}: {error.msg}") from None
    except Exception as error:
        raise BadInput(f"bot {place!r}: the module {module_name!r} cannot be imported: {told(error)}") from error
    if not callable(maker):
        raise BadInput(f"bot {place!r}: that is no class which makes a bot")
    lacking = [each.name for each in parameters(maker) if must_be_given(each) and each.name != GIVEN]
    if lacking:
        raise BadInput(
            f"bot {place!r} cannot be made: {', '.join(lacking)} must have a default value; "
            f"only {GIVEN}, the name of the game, is given to a bot"
        )
    return maker


def told(error: Exception) -> str:
    """What went wrong in somebody's code and where, in one line."""
    places = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(places[-1].filename).name}, line {places[-1].lineno})" if places else ""
    return " ".join(f"{type(error).__name__}: {error}".split()) + where


class Brought(Bot):
    """A bot that somebody brought. Whatever goes wrong in it is told under its name."""

    def __init__(self, place: str, bot: Bot) -> None:
        self.place = place
        self.bot = bot

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        try:
            choice: Any = self.bot.choose(seen, seed)
        except Exception as error:
            raise BadInput(f"bot {self.place!r} failed at {seen.step!r}, seed {seed!r}: {told(error)}") from error
        choices = seen.choices()
        if not isinstance(choice, tuple) or choice not in choices:
            raise BadInput(f"bot {self.place!r} chose {choice!r} at {seen.step!r}, which is none of seen.choices()")
        return choices[choices.index(choice)]
