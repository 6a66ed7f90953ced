"""Analyses, chances and advice as calculations. An analysis is done in parts, so that nobody waits long behind one."""

from typing import Any

import msgspec

from remnants.analysis import coach
from remnants.analysis.analysing import Analysis
from remnants.analysis.findings import Account, Doubt, GameReport, Mistake, OfSeat, Prospects, Stretch
from remnants.analysis.judging import EVALUATION, values_for
from remnants.analysis.wording import Wording, own_chances, round_at
from remnants.judges.judge import EXTRA, what_is_missing
from remnants.server.http.analysis_messages import (
    AnalysisReport,
    ChancesAt,
    LuckShown,
    Missing,
    MistakeShown,
    SeatAnalysed,
    SumShown,
)
from remnants.server.thinking.calculation import Calculation

MISTAKES_SHOWN = 3
_last: list[tuple[tuple[bytes, tuple[str, ...]], Analysis]] = []
"""In a worker: the analysis it worked at last. Parts of one come one after the other."""


class AnalysisPart(Calculation):
    """A part of the analysis of a finished game."""

    names: list[str]

    def analysis(self) -> Analysis:
        key = (msgspec.json.encode([self.game, self.pack, self.record]), tuple(self.names))
        if not _last or _last[0][0] != key:
            _last[:] = [(key, Analysis(self.record, self.pack, self.names))]
        return _last[0][1]


class AnalysisPlan(AnalysisPart, tag="analysis plan"):
    """Into which stretches it is cut."""

    def done(self) -> Any:
        return self.analysis().stretches()


class AnalysisStretch(AnalysisPart, tag="analysis stretch"):
    """The first look at some decisions."""

    first: int
    last: int

    def done(self) -> Any:
        return self.analysis().stretch(self.first, self.last)


class AnalysisDoubts(AnalysisPart, tag="analysis doubts"):
    """Which decisions deserve a closer look."""

    stretches: list[Stretch]

    def done(self) -> Any:
        return self.analysis().dearest(self.stretches)


class AnalysisMistakes(AnalysisPart, tag="analysis mistakes"):
    """The closer look at some decisions."""

    doubts: list[Doubt]

    def done(self) -> Any:
        return [self.analysis().mistake(doubt) for doubt in self.doubts]


class AnalysisTold(AnalysisPart, tag="analysis told"):
    """The whole, in the reader's language."""

    stretches: list[Stretch]
    mistakes: list[Mistake | None]
    language: str

    def done(self) -> Any:
        analysis = self.analysis()
        report = analysis.report(self.stretches, self.mistakes)
        wording = Wording(report, self.language, analysis.recorded.end, self.names)
        return AnalysisReport(
            judged_by=report.judged_by,
            missing=missing_at(report.judged_by, self.game),
            rigged=report.rigged,
            chances=[
                ChancesAt(one.position, one.round, rounded(own_chances(one)), rounded(one.opened))
                for one in turning_points(report.standings)
            ],
            seats=[shown(entry, report, wording) for entry in report.seats],
        )


class ChancesNow(Calculation, tag="chances"):
    """Everybody's chances where a record ends, from what one seat knows."""

    seat: int

    def done(self) -> Any:
        match = self.match()
        values = values_for(match.game, match.players)
        [[chances]] = values.of([match.state], [self.seat])
        return {
            "chances": rounded(chances),
            "judged_by": values.judged_by,
            "missing": missing_at(values.judged_by, self.game),
        }


class CoachAsked(Calculation, tag="coach"):
    """All that the coach has to say at a position."""

    seat: int
    language: str
    names: list[str]

    def done(self) -> Any:
        return coach.advice(self.match(), self.seat, self.language, self.names)


def missing_at(judged_by: str, game: str) -> Missing | None:
    """What is missing for a network to judge; nothing where one does."""
    missing = what_is_missing(game) if judged_by == EVALUATION else None
    return None if missing is None else "extra" if missing == EXTRA else "network"


def turning_points(standings: list[Prospects]) -> list[Prospects]:
    """Where another seat is to decide than before, the first and the last: enough for a picture."""
    last = len(standings) - 1
    return [one for place, one in enumerate(standings) if place in (0, last) or one.seat != standings[place - 1].seat]


def rounded(chances: list[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def shown(entry: OfSeat, report: GameReport, wording: Wording) -> SeatAnalysed:
    return SeatAnalysed(
        seat=entry.seat,
        known=sum_of(entry.known),
        opened=sum_of(entry.opened),
        sources=[LuckShown(wording.source(one), one.times, one.worth, one.error) for one in entry.sources],
        mistakes=[told(one, report, wording) for one in entry.mistakes[:MISTAKES_SHOWN]],
    )


def sum_of(account: Account) -> SumShown:
    return SumShown(account.start, account.luck, account.luck_error, account.decisions, account.others, account.end)


def told(mistake: Mistake, report: GameReport, wording: Wording) -> MistakeShown:
    words = mistake.words[wording.language]
    return MistakeShown(
        position=mistake.position,
        round=round_at(report, mistake.position),
        cost=round(1000 * mistake.cost),
        error=round(1000 * mistake.error),
        opened_cost=round(1000 * mistake.opened_cost),
        asked=words.asked,
        made=words.made,
        best=words.best,
        why=words.why,
        printed=words.printed,
        rule=mistake.rule,
    )
