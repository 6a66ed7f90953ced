"""What a bot is asked and what it says, and the asking itself, in a worker process."""

from typing import Any

import msgspec

from remnants import kits
from remnants.kernel import replay
from remnants.server.thinking import bot_levels


class BotQuestion(msgspec.Struct):
    """One question to a bot: the record of a guess, so that a worker never holds a hidden fact."""

    game: str
    pack: str | None
    guess: dict[str, Any]
    level: str
    seat: int
    seed: str


class BotReply(msgspec.Struct):
    """What a worker says: a choice, or why there is none."""

    choice: list[int | str] | None
    trouble: str | None = None


def answer_question(question: bytes) -> bytes:
    """Asks the bot; whatever it raises is told, not raised."""
    asked = msgspec.json.decode(question, type=BotQuestion)
    try:
        guess = replay.load(kits.game(asked.game), asked.guess, asked.pack)
        reply = BotReply(list(bot_levels.choose(guess, asked.level, asked.seat, asked.seed)))
    except Exception as error:
        reply = BotReply(None, repr(error)[:500])
    return msgspec.json.encode(reply)
