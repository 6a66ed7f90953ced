"""The analysis of a table's game after it, and chances and advice during it where nobody else could be hurt by them."""

import asyncio
import logging
from collections import OrderedDict
from typing import Any, TypeVar

import msgspec

from remnants.analysis.coach import Advice
from remnants.analysis.findings import Doubt, Mistake, Stretch
from remnants.kernel.refusal import BadInput
from remnants.server.errors import Denied
from remnants.server.http.analysis_messages import (
    AdviceShown,
    AnalysisReport,
    AnalysisShown,
    ChancesShown,
    Missing,
)
from remnants.server.tables.table import Table
from remnants.server.thinking.analyses import (
    AnalysisDoubts,
    AnalysisMistakes,
    AnalysisPlan,
    AnalysisStretch,
    AnalysisTold,
    ChancesNow,
    CoachAsked,
)
from remnants.server.thinking.calculation import Calculation
from remnants.server.thinking.calculator import Calculator

T = TypeVar("T")
logger = logging.getLogger("remnants.server")
MOST_KEPT = 40
PART_SECONDS = 90.0
"""A part takes seconds; on a machine that is busy it may take longer."""
MISTAKES_IN_A_PART = 4
STEPS = (1, 2, 3)


class ChancesFound(msgspec.Struct):
    chances: list[float]
    judged_by: str
    missing: Missing | None


class Running:
    """The analysis of one game: how far it is, and what was found."""

    def __init__(self, table: Table, calculator: Calculator, owner: str) -> None:
        self.owner = owner
        self.done = 0
        self.total = 1
        self.trouble: str | None = None
        self.found: tuple[list[Stretch], list[Mistake | None]] | None = None
        self._calculator = calculator
        self._basis: tuple[str, str | None, dict[str, Any], list[str]] = (
            table.kept.game,
            table.pack_path,
            table.begun().match.dump(),
            names_at(table),
        )
        self.task = asyncio.ensure_future(self._work())

    async def _work(self) -> None:
        try:
            self.found = await self._worked_out()
        except (Denied, BadInput) as error:
            self.trouble = str(error)
        except Exception:
            logger.exception("an analysis failed")
            self.trouble = "the analysis failed"

    async def _worked_out(self) -> tuple[list[Stretch], list[Mistake | None]]:
        plan = await self._ask(AnalysisPlan(*self._basis), list[tuple[int, int]])
        self.total = len(plan) + 1
        stretches: list[Stretch] = []
        for first, last in plan:
            stretches.append(await self._ask(AnalysisStretch(*self._basis, first, last), Stretch))
            self.done += 1
        doubts = await self._ask(AnalysisDoubts(*self._basis, stretches), list[Doubt])
        self.total = len(plan) + -(-len(doubts) // MISTAKES_IN_A_PART)
        mistakes: list[Mistake | None] = []
        for place in range(0, len(doubts), MISTAKES_IN_A_PART):
            part = AnalysisMistakes(*self._basis, doubts[place : place + MISTAKES_IN_A_PART])
            mistakes += await self._ask(part, list[Mistake | None])
            self.done += 1
        return stretches, mistakes

    async def told(self, language: str) -> AnalysisReport | None:
        if self.found is None:
            return None
        return await self._ask(AnalysisTold(*self._basis, *self.found, language), AnalysisReport)

    async def _ask(self, calculation: Calculation, kind: type[T]) -> T:
        return await self._calculator.result(calculation, self.owner, kind, seconds=PART_SECONDS)


class Analyses:
    """The analyses that run and those that were done last, each worked out once."""

    def __init__(self, calculator: Calculator) -> None:
        self.calculator = calculator
        self._kept: OrderedDict[tuple[str, int], Running] = OrderedDict()

    async def analysis(self, table: Table, owner: str, language: str) -> AnalysisShown:
        """How far the analysis of a finished game is; whoever asks first has it begin."""
        if table.phase != "over":
            raise Denied("wrong-phase", "a game is analysed when it is over")
        running = self._running(table, owner)
        report = await running.told(language)
        return AnalysisShown(running.done, running.total, report, running.trouble)

    def _running(self, table: Table, owner: str) -> Running:
        key = (table.kept.id, table.version)
        known = self._kept.get(key)
        if known is not None and known.trouble is None:
            self._kept.move_to_end(key)
            return known
        if any([other.owner == owner and not other.task.done() for other in self._kept.values()]):
            raise Denied("busy", "another game is being analysed for you; this one can be when that is done")
        running = self._kept[key] = Running(table, self.calculator, owner)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)[1].task.cancel()
        return running

    async def close(self) -> None:
        for running in self._kept.values():
            running.task.cancel()
        await asyncio.gather(*[running.task for running in self._kept.values()], return_exceptions=True)

    async def chances(self, table: Table, seat: int, owner: str) -> ChancesShown:
        """Everybody's chances now, from what a seat knows."""
        match = asked_alone(table)
        key = ("chances", table.kept.id, table.version, seat)
        asked = ChancesNow(table.kept.game, table.pack_path, match.dump(), seat)
        found = await self.calculator.result(asked, owner, ChancesFound, key)
        return ChancesShown(match.answered, found.chances, found.judged_by, found.missing)

    async def advice(self, table: Table, seat: int, step: int, owner: str, language: str) -> AdviceShown:
        """One step of what the coach has to say to the seat that must decide."""
        match = asked_alone(table)
        if step not in STEPS:
            raise BadInput(f"the coach speaks in steps 1 to 3, not {step}")
        if match.seat != seat:
            raise Denied("wrong-phase", "the coach speaks when it is your turn to decide")
        key = ("coach", table.kept.id, table.version, seat, language)
        asked = CoachAsked(table.kept.game, table.pack_path, match.dump(), seat, language, names_at(table))
        found = await self.calculator.result(asked, owner, Advice, key, PART_SECONDS)
        sentences, choices = {1: (found.where, []), 2: (found.few_words, found.few)}.get(
            step, ([found.best_words, *found.why], [found.best])
        )
        return AdviceShown(match.answered, step, sentences, choices)


def asked_alone(table: Table) -> Any:
    """The match, if its player may be helped: in a sandbox, and where all others are bots."""
    history = table.playing()
    people = [seat for seat in table.seats if seat.kind != "bot"]
    if not table.kept.sandbox and len(people) > 1:
        raise Denied("not-yours", "chances and the coach are for sandboxes and games against bots alone")
    return history.match


def names_at(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]
