"""The analysis of a game in parts, so that several processes can share it and progress can be told.

First every decision is looked at in stretches: everybody's chances there, what chance gave after it, and whether
something else seems to have been better. Then the decisions that seem to have cost most are weighed again by a closer
search, on guesses of their own, so that what is reported is no accident of the first look.
"""

from typing import Any, Final

from remnants.analysis import telling
from remnants.analysis.accounts import of_seat
from remnants.analysis.course import Course, Decision, followed
from remnants.analysis.findings import Doubt, GameReport, Mistake, Prospects, Stretch
from remnants.analysis.fortune import eyes_of, fortunes
from remnants.analysis.judging import OPEN, Values, foresight_for, values_for
from remnants.analysis.weighing import AT_FIRST_SIGHT, LOOKING_CLOSELY, Weighing
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Ask

DECISIONS_IN_A_STRETCH: Final = 60
LOOKED_AT_CLOSELY: Final = 12
"""So many decisions of each seat, those that seem to have cost most."""
RIVALS: Final = 3
"""So many other choices are weighed closely against the one that was made."""


class Analysis:
    """One record being analysed: its parts by name, each worked out from the record alone."""

    def __init__(self, record: dict[str, Any], pack: str | None = None, names: list[str] | None = None) -> None:
        """Raises BadInput where there is nothing to analyse, or nobody who can."""
        self.recorded = Course(record, pack)
        self.names = names or []
        players = self.recorded.end.players
        foresight = foresight_for(self.recorded.game.name, players)
        self.values = values_for(self.recorded.game, players)
        if foresight is None:
            raise BadInput(f"{self.recorded.game.name} has no bots that search, so nothing can be said to be better")
        self.weighing = Weighing(foresight, self.values)

    # ------------------------------------------------------------------ the first look

    def stretches(self) -> list[tuple[int, int]]:
        """The decisions in stretches: the first of each, and the first after it."""
        count = len(self.recorded.positions)
        return [
            (first, min(count, first + DECISIONS_IN_A_STRETCH)) for first in range(0, count, DECISIONS_IN_A_STRETCH)
        ]

    def stretch(self, first: int, last: int) -> Stretch:
        """What is found at first sight in the decisions from one number to before another."""
        found = Stretch([], [], [], self.values.judged_by)
        for decision in self.recorded.decisions(first, last):
            found.standings.append(standing(decision.match, decision.position, self.values))
            moments, following = followed(decision.match, decision.choice, decision.rolls)
            found.fortunes += fortunes(decision, following, moments, self.values)
            doubt = self.doubt(decision)
            if doubt is not None:
                found.doubts.append(doubt)
        if last == len(self.recorded.positions):
            found.standings.append(standing(self.recorded.end, self.recorded.end.answered, self.values))
        return found

    def doubt(self, decision: Decision) -> Doubt | None:
        """What a decision seems to have cost; nothing where there was no other choice or none seems better."""
        seed = f"first {decision.position}"
        likely = self.weighing.likely(decision.match, decision.seat, seed)
        choices = [decision.choice, *[choice for choice in likely if choice != decision.choice]]
        if len(choices) == 1:
            return None
        weighed = self.weighing.weigh(decision.match, decision.seat, choices, AT_FIRST_SIGHT, seed, decision.seat)
        order = sorted(range(1, len(choices)), key=lambda place: -weighed.mean(place))
        cost = weighed.mean(order[0]) - weighed.mean(0)
        rivals = [list(choices[place]) for place in order[:RIVALS]]
        return Doubt(decision.position, decision.seat, cost, rivals) if cost > 0.0 else None

    # ------------------------------------------------------------------ the closer look

    def dearest(self, stretches: list[Stretch]) -> list[Doubt]:
        """The decisions that deserve a closer look, in their order."""
        found: list[Doubt] = []
        for seat in range(self.recorded.end.players):
            own = [doubt for stretch in stretches for doubt in stretch.doubts if doubt.seat == seat]
            found += sorted(own, key=lambda doubt: (-doubt.cost, doubt.position))[:LOOKED_AT_CLOSELY]
        return sorted(found, key=lambda doubt: doubt.position)

    def mistake(self, doubt: Doubt) -> Mistake | None:
        """A decision weighed closely; nothing where the better choice is not better beyond doubt."""
        decision = self.recorded.at(doubt.position)
        match, seat, made = decision.match, decision.seat, decision.choice
        choices = [made, *[tuple(rival) for rival in doubt.rivals]]
        seed = f"closely {decision.position}"
        known = self.weighing.weigh(match, seat, choices, LOOKING_CLOSELY, seed, seat)
        best = known.best()
        cost, error = known.better(best, 0)
        if best == 0 or cost <= error:
            return None
        opened = self.weighing.weigh(match, seat, choices, LOOKING_CLOSELY, seed, OPEN)
        step = match.game.steps[decision.step]
        assert isinstance(step, Ask)
        return Mistake(
            position=decision.position,
            seat=seat,
            step=decision.step,
            rule=step.rule,
            made=list(made),
            best=list(choices[best]),
            cost=cost,
            error=error,
            opened_cost=opened.mean(opened.best()) - opened.mean(0),
            opened_best=list(choices[opened.best()]),
            words=telling.words_of(match, seat, known, best, self.names),
        )

    # ------------------------------------------------------------------ the whole

    def report(self, stretches: list[Stretch], mistakes: list[Mistake | None]) -> GameReport:
        """All of it together."""
        end = self.recorded.end
        standings = [standing for stretch in stretches for standing in stretch.standings]
        found = [mistake for mistake in mistakes if mistake is not None]
        luck = [fortune for stretch in stretches for fortune in stretch.fortunes]
        return GameReport(
            game=end.game.name,
            players=end.players,
            judged_by=self.values.judged_by,
            over=end.seat is None,
            rigged=end.rigged,
            broken_off=self.recorded.broken_off,
            decisions=len(self.recorded.positions),
            standings=standings,
            seats=[of_seat(seat, standings, luck, found) for seat in range(end.players)],
        )


def standing(match: Match, position: int, values: Values) -> Prospects:
    """Everybody's chances where a match stands."""
    *known, opened = values.of([match.state], eyes_of(match.players))[0]
    return Prospects(position, telling.round_of(match), match.seat, known, opened)
