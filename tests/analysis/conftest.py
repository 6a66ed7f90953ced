"""Short games to be analysed."""

from functools import cache
from random import Random
from typing import Any

import remnants
from remnants.analysis.analysing import Analysis
from remnants.analysis.findings import GameReport
from remnants.kernel.match import Match
from remnants.kernel.record import is_choice


@cache
def played(game: str, players: int, decisions: int, seed: str = "analysis") -> dict[str, Any]:
    """The record of a game that is played at random so far."""
    match = remnants.new(game, players=players, seed=seed)
    random = Random(seed)
    for _ in range(decisions):
        if match.seat is None:
            break
        match.play(random.choice(match.choices()))
    return match.dump()


LAST_DECISIONS = 90


@cache
def the_end_of_a_game() -> dict[str, Any]:
    """A record of Aylkor that begins some decisions before the end."""
    options = {"round_limit": 30}
    whole = remnants.load(played_out(options))
    choices = [answer for answer in whole.answers if is_choice(answer)]
    match = remnants.new("aylkor", players=2, seed="end", options=options)
    for choice in choices[:-LAST_DECISIONS]:
        match.play(choice)
    late = Match.at(match.game, match.pack, match.state.clone(), match.options, "late")
    random = Random("late")
    while late.seat is not None:
        late.play(random.choice(late.choices()))
    return late.dump()


def played_out(options: dict[str, Any]) -> dict[str, Any]:
    match = remnants.new("aylkor", players=2, seed="end", options=options)
    random = Random("end")
    while match.seat is not None:
        match.play(random.choice(match.choices()))
    return match.dump()


def reported(record: dict[str, Any]) -> GameReport:
    """The report, all its parts worked out here."""
    analysis = Analysis(record)
    stretches = [analysis.stretch(*part) for part in analysis.stretches()]
    return analysis.report(stretches, [analysis.mistake(doubt) for doubt in analysis.dearest(stretches)])
