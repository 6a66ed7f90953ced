"""What a seat sees of a position and, if it must decide, may do, may not do and why, and cannot take back."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from remnants.kernel import engine
from remnants.kernel.chance import Seeded
from remnants.kernel.match import Match
from remnants.server import metering
from remnants.server.http.messages import RefusedChoice
from remnants.server.in_pieces import in_pieces, one_piece

MOST_LOOKED_AHEAD = 150
"""Choices beyond this number are not tried out to see whether they can be taken back."""


class SeatOutlook:
    """What a seat may do, may not do and why, and cannot take back: every candidate is held against the rules once.

    `working_out` fills it; it yields after every candidate, so that it can be done in pieces.
    """

    def __init__(self, match: Match, seat: int, version: int) -> None:
        self.match = match
        self.seat = seat
        self.version = version
        self.allowed = match.choices()
        self.refused: list[RefusedChoice] = []
        self.irreversible: list[int] = []

    @property
    def choices(self) -> list[list[int | str]]:
        return [list(choice) for choice in self.allowed]

    def working_out(self) -> Iterator[None]:
        yield from self._refused_choices()
        if len(self.allowed) <= MOST_LOOKED_AHEAD:
            try:
                yield from self._irreversible_choices()
            except Exception:
                self.irreversible = []

    def _refused_choices(self) -> Iterator[None]:
        state = self.match.state
        if not state.agenda:
            return
        frame = state.agenda[-1]
        step = self.match.game.steps[frame.step]
        allowed = set(self.allowed)
        for candidate in step.candidates(state, frame):
            refusal = None if candidate in allowed else step.refuse(state, frame, candidate)
            if refusal is not None:
                self.refused.append(RefusedChoice(list(candidate), refusal.rule, refusal.facts))
                yield

    def _irreversible_choices(self) -> Iterator[None]:
        """Found by trying every choice in a guess: it gives nothing away."""
        match = self.match
        guess = match.game.guess(match.state, self.seat, Random(f"guess {self.version}"))
        for number, choice in enumerate(self.allowed):
            trial = guess.clone()
            trial.telling, trial.events = True, []
            chance = Seeded("guess")
            engine.play(match.game.steps, trial, choice, chance)
            if chance.count > 0 or any([event.reveals for event in trial.events]):
                self.irreversible.append(number)
            yield


class Picture:
    """A position as one seat sees it. What is long is kept as JSON, because it goes out many times.

    Where a question has many choices, it is not finished at once: `finish` sees to the rest without holding up others.
    """

    def __init__(self, match: Match | None, seat: int | None, decides: bool, version: int) -> None:
        self.match = match
        self.version = version
        self.view: Any = None if match is None else written(match.view(seat))
        self.choices: Any = []
        self.refused: Any = []
        self.irreversible: list[int] = []
        self.finished = True
        if match is not None and seat is not None and decides:
            self._drawing = self._drawn(SeatOutlook(match, seat, version))
            self.finished = one_piece(self._drawing)
        self._finishing: asyncio.Future[None] | None = None

    def _drawn(self, outlook: SeatOutlook) -> Iterator[None]:
        yield from outlook.working_out()
        self.choices, self.refused = written(outlook.choices), written(outlook.refused)
        self.irreversible = outlook.irreversible

    async def finish(self) -> None:
        """Finishes it, for all who wait for it."""
        if self._finishing is None:
            self._finishing = metering.start(self._finish())
        await asyncio.shield(self._finishing)

    async def _finish(self) -> None:
        await in_pieces(self._drawing)
        self.finished = True


def written(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
