"""Checks of what is typed on the command line. Each message says what is wrong and what would be right."""

import json
from pathlib import Path
from typing import Any

from remnants.bots import bot
from remnants.kernel import record
from remnants.kernel.refusal import BadInput

HIGHEST_PORT = 65535
LARGEST_FILE = 64 * 2**20


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
