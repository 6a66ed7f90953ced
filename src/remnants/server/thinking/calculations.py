"""What takes long or comes from strangers is worked out here, in a worker process with limits of time and memory."""

from random import Random
from typing import Any

import msgspec

from remnants import kits
from remnants.kernel import replay
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.server.tables.history import replayed
from remnants.server.tables.outlook import SeatOutlook
from remnants.server.tables.walk import Eyes, Walk
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

MOST_CHOICES = 2000
"""A position at which more than this might be chosen is not one that anybody reaches by playing."""
TRIED_GAMES = 3
TRIED_DECISIONS = 60


class PastPosition(Calculation, tag="past"):
    """A past position as one seat saw it."""

    seat: int | None

    def done(self) -> Any:
        match = self.match()
        return {"view": match.view(self.seat), "decides": match.seat, "step": match.step}


class CopiedPosition(Calculation, tag="copy"):
    """The record of a copy to try things out: a guess from a seat, or the position itself."""

    seat: int | None
    seed: str

    def done(self) -> Any:
        match = self.match()
        return (match if self.seat is None else match.guess(self.seat, self.seed)).dump()


class Verification(Calculation, tag="verify"):
    """Every die and every shuffle made again from the seed."""

    def done(self) -> Any:
        verdict = replay.verify(kits.game(self.game), self.record, self.pack)
        return {"rolls": verdict.rolls, "astray": verdict.astray, "rigged": verdict.rigged, "fair": verdict.fair}


class WholeStory(Calculation, tag="story"):
    """The scores over time and by source, and the luck of everybody, with some eyes."""

    seat: int | None
    sees_everything: bool

    def done(self) -> Any:
        history = replayed(kits.game(self.game), self.record, [], self.pack)
        first = history.match_at(0, self.pack)
        told = kits.kit(self.game).chronicle()
        walk = Walk(first, history.match, history.entries, Eyes(self.seat, self.sees_everything), told)
        names = ("measures", "moments", "sources", "luck", "throws")
        return {name: getattr(walk, name) for name in names}


class RecordTrial(Calculation, tag="trial"):
    """A stranger's record: loaded, looked at from every seat, and played on at random, to see that it stands up."""

    def done(self) -> Any:
        match = self.match()
        for seat in [None, *range(match.players)]:
            match.view(seat)
        check_decision(match)
        for number in range(TRIED_GAMES):
            play_on(match.clone(), Random(number))
        return {"players": match.players, "over": match.seat is None, "dump": match.dump()}


class ChoiceTrial(Calculation, tag="choice"):
    """A choice at a table that goes on from a stranger's position, tried before the server itself makes it."""

    choice: list[int | str]

    def done(self) -> Any:
        match = self.match()
        match.play(self.choice)
        for seat in [None, *range(match.players)]:
            match.view(seat)
        check_decision(match)
        return True


def play_on(match: Match, random: Random) -> None:
    for _ in range(TRIED_DECISIONS):
        if match.seat is None:
            return
        match.play(random.choice(match.choices()))
        check_decision(match)


def check_decision(match: Match) -> None:
    """Whoever decides has something to choose, and not so much that nobody could have come here by playing."""
    if match.seat is None:
        match.scores(), match.winners()
        return
    candidates = match.candidates()
    if len(candidates) > MOST_CHOICES:
        raise BadInput(f"at its position {len(candidates)} things might be chosen; no game comes there")
    if not match.choices():
        raise BadInput("at its position nothing can be chosen")
    for _ in SeatOutlook(match, match.seat, 0).working_out():
        pass


Analysing = AnalysisPlan | AnalysisStretch | AnalysisDoubts | AnalysisMistakes | AnalysisTold | ChancesNow | CoachAsked
Calculations = PastPosition | CopiedPosition | Verification | WholeStory | RecordTrial | ChoiceTrial | Analysing
_decoder: msgspec.json.Decoder[Calculations] = msgspec.json.Decoder(Calculations)


class Result(msgspec.Struct):
    """What came of a calculation, or the sentence that it was refused with, or what went wrong."""

    value: msgspec.Raw = msgspec.Raw(b"null")
    refused: str | None = None
    trouble: str | None = None


def calculate(question: bytes) -> bytes:
    """Works something out; whatever is raised is told, not raised."""
    try:
        value = msgspec.json.encode(_decoder.decode(question).done())
        result = Result(msgspec.Raw(value))
    except BadInput as error:
        result = Result(refused=str(error)[:300])
    except MemoryError:
        result = Result(trouble="it wants too much memory")
    except Exception as error:
        result = Result(trouble=repr(error)[:300])
    return msgspec.json.encode(result)
