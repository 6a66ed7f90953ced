"""Asking bots for choices, and who is asked when one fails."""

import logging
import time

import msgspec

from remnants.kernel.match import Match, as_choice
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Choice
from remnants.server import metrics, random_keys
from remnants.server.settings import Settings
from remnants.server.thinking import bot_levels
from remnants.server.thinking.bot_questions import BotQuestion, BotReply, answer_question
from remnants.server.thinking.workers import WorkerFailed, Workers

logger = logging.getLogger("remnants.server")


class BotAnswers:
    """Asks bots for choices."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._workers: Workers | None = None

    async def choice(self, match: Match, pack: str | None, seat: int, level: str, owner: str, table: str) -> Choice:
        """A choice by the bot of that level or, if it fails, by the next simpler; in the end any legal one."""
        seed = random_keys.new_seed()
        for simpler in bot_levels.simpler(match.game.name, level):
            started = time.monotonic()
            try:
                found = await self._asked(match, pack, seat, simpler, seed, (owner, table))
                metrics.bot_answers.labels(simpler).inc()
                return found
            except WorkerFailed as failure:
                metrics.bot_failures.labels(simpler).inc()
                logger.warning("the bot %s of %s failed: %s", simpler, match.game.name, failure)
            finally:
                metrics.bot_seconds.observe(time.monotonic() - started)
        return bot_levels.at_random(match, seed)

    async def _asked(
        self, match: Match, pack: str | None, seat: int, level: str, seed: str, asker: tuple[str, str]
    ) -> Choice:
        """Asks one bot. All that leaves for its process is a guess: the game as it may be, seen from that seat."""
        if self._workers is None:
            self._workers = Workers(self.settings, answer_question, self.settings.workers())
        try:
            guess = match.guess(seat, seed)
        except Exception as error:
            raise WorkerFailed(f"the position could not be guessed: {error!r}") from None
        job = BotQuestion(match.game.name, pack, guess.dump(), level, seat, seed)
        reply = await self._workers.ask(msgspec.json.encode(job), self.settings.bot_seconds, *asker)
        answer = msgspec.json.decode(reply, type=BotReply)
        if answer.choice is None:
            raise WorkerFailed(answer.trouble or "it gave no choice")
        try:
            choice = as_choice(answer.choice)
        except BadInput as error:
            raise WorkerFailed(str(error)) from None
        refusal = match.refusal(seat, choice)
        if refusal is not None:
            raise WorkerFailed(f"it chose {choice}, which {refusal.rule} forbids")
        return choice

    async def close(self) -> None:
        if self._workers is not None:
            await self._workers.close()
