"""A game walked through once more with the eyes of one seat: what its chronicle is made from."""

from collections.abc import Callable
from functools import cache
from typing import Any

from remnants.kernel.chronicle import Chronicle, Seen, Throw
from remnants.kernel.events import SPECTATOR, Event
from remnants.kernel.match import Match
from remnants.kernel.state import dump
from remnants.server.http.chronicle_messages import Moment, ScoreSource, ThrowShown
from remnants.server.tables import luck
from remnants.server.tables.history import Entry, step_forward

Told = type[Chronicle]


class Eyes:
    """What somebody sees and hears: one seat's share, a spectator's, or everything."""

    def __init__(self, seat: int | None, sees_everything: bool) -> None:
        self.seat = seat
        self.sees_everything = sees_everything

    def look(self, match: Match) -> Seen:
        if self.sees_everything:
            return dump(match.state)
        seen: Seen = match.view(self.seat)["state"]
        return seen

    def hear(self, event: Event) -> dict[str, Any]:
        if self.sees_everything:
            return {"kind": event.kind, **event.data, **event.secret}
        return event.shown_to(SPECTATOR if self.seat is None else self.seat)


class Walk:
    """The game from its first decision to now."""

    def __init__(self, first: Match, now: Match, entries: list[Entry], eyes: Eyes, told: Told) -> None:
        self._match = first
        self._eyes = eyes
        self._chronicle = told(first.pack, first.players, eyes.look(first))
        self.measures = list(self._chronicle.measures)
        self.moments: list[Moment] = []
        self.throws: list[ThrowShown] = []
        thrown: list[Throw] = []
        answers = now.answers
        self._position = entries[0].before if entries else now.answered
        self._stand(None)
        for place, entry in enumerate(entries):
            thrown += self._listen(entry)
            step_forward(first, entry.choice, answers[entry.before + 1 : entry.position])
            self._position = entry.position
            following = entries[place + 1].seat if place + 1 < len(entries) else None
            if entry.seat != following:
                self._stand(entry.seat)
        self.luck = luck.luck(thrown)
        known = self._chronicle.sources(eyes.look(first))
        self.sources = [ScoreSource(source, scores) for source, scores in known.items()]

    def _listen(self, entry: Entry) -> list[Throw]:
        before = self._before()
        thrown: list[Throw] = []
        for event in entry.events:
            thrown += self._chronicle.heard(self._eyes.hear(event), before)
        for throw in thrown:
            expected = round(luck.expectation(throw.odds) * len(throw.results), 3)
            self.throws.append(ThrowShown(entry.position, throw.kind, throw.seat, throw.results, expected))
        return thrown

    def _before(self) -> Callable[[], Seen]:
        """The state before the next answer, looked at only if somebody asks."""
        match, eyes = self._match, self._eyes

        @cache
        def before() -> Seen:
            return eyes.look(match)

        return before

    def _stand(self, seat: int | None) -> None:
        seen = self._eyes.look(self._match)
        position = self._position
        self.moments.append(Moment(position, seen.get("round"), seat, self._chronicle.standing(seen)))
