"""Has things worked out in worker processes, and remembers what was worked out last."""

from collections import OrderedDict
from typing import Any, TypeVar

import msgspec

from remnants.kernel.refusal import BadInput
from remnants.server.errors import Denied
from remnants.server.settings import Settings
from remnants.server.thinking.calculation import Calculation
from remnants.server.thinking.calculations import Result, calculate
from remnants.server.thinking.workers import WorkerFailed, Workers

MOST_REMEMBERED = 500
LARGEST_REMEMBERED = 256 * 1024
T = TypeVar("T")


class Calculator:
    """Asks worker processes; who asks much waits behind those who ask little."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._workers: Workers | None = None
        self._known: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()

    async def result(
        self,
        calculation: Calculation,
        owner: str,
        kind: type[T],
        key: tuple[Any, ...] | None = None,
        seconds: float | None = None,
    ) -> T:
        """What a calculation gives. With a key it is done once, as long as there is room to remember it."""
        if key is not None and key in self._known:
            self._known.move_to_end(key)
            return msgspec.json.decode(self._known[key], type=kind)
        found = await self._calculated(calculation, owner, seconds or self.settings.calculation_seconds)
        if key is not None and len(found) <= LARGEST_REMEMBERED:
            self._known[key] = found
            while len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return msgspec.json.decode(found, type=kind)

    async def _calculated(self, calculation: Calculation, owner: str, seconds: float) -> bytes:
        if self._workers is None:
            self._workers = Workers(self.settings, calculate, self.settings.calculation_workers)
        if self._workers.waiting >= self.settings.calculations_waiting:
            raise Denied("busy", "too much is being worked out at the moment; try again in a few seconds")
        question = msgspec.json.encode(calculation)
        try:
            answer = await self._workers.ask(question, seconds, owner, "")
        except WorkerFailed:
            raise Denied(
                "busy", f"this takes too long to work out, more than {seconds:.0f} seconds, or too much memory"
            ) from None
        result = msgspec.json.decode(answer, type=Result)
        if result.refused is not None:
            raise BadInput(result.refused)
        if result.trouble is not None:
            raise Denied("failed", f"this could not be worked out: {result.trouble}")
        return bytes(result.value)

    async def close(self) -> None:
        if self._workers is not None:
            await self._workers.close()
