"""Checks of what is typed on the command line. Each message says what is wrong and what would be right."""

import json
from pathlib import Path
from typing import Any

from remnants.bots import bot
from remnants.games import NAMES, game
from remnants.kernel import record
from remnants.kernel.game import Game
from remnants.kernel.refusal import BadInput

HIGHEST_PORT = 65535
LARGEST_FILE = 64 * 2**20


def installed_game(name: str) -> Game:
    """The game of that name; a game that is not there (yet) is said so."""
    try:
        return game(name)
    except (ImportError, AttributeError):
        raise BadInput(
            f"the game {name!r} is not part of this installation; try {', '.join(installed_games())}"
        ) from None


def installed_games() -> list[str]:
    """The names of all games that can be played."""
    found: list[str] = []
    for name in NAMES:
        try:
            game(name)
        except (ImportError, AttributeError):
            continue
        found.append(name)
    return found


def at_least(value: int, least: int, what: str) -> int:
    if value < least:
        raise BadInput(f"{what} must be {least} or more, not {value}")
    return value


def port_number(port: int) -> int:
    if not 0 <= port <= HIGHEST_PORT:
        raise BadInput(f"--port is a number from 0 (any free one) to {HIGHEST_PORT}, not {port}")
    return port


def bot_level(game_name: str, level: str) -> str:
    bot(game_name, level)
    return level


def record_in(path: Path) -> dict[str, Any]:
    """The record in a file."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadInput(f"{path}: a record is smaller than {LARGEST_FILE // 2**20} MiB")
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput(f"{path}: there is no such file") from None
    except OSError as error:
        raise BadInput(f"{path}: it cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError):
        raise BadInput(f"{path}: this is no record of Remnants: it is not JSON") from None
    try:
        return record.checked(data)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
