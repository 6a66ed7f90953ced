"""Suspense: how early the winner can be told, how often the lead changes, how close the end is, who has to wait."""

from statistics import median
from typing import Any, Final, NamedTuple

import numpy

from remnants.lab.games import Played
from remnants.lab.statistics import Estimate, mean, rate

WINDOWS: Final = [(0.0, 0.25), (0.25, 0.5), (0.4, 0.6), (0.5, 0.75), (0.75, 1.0)]
"""Parts of a game, by decisions: the quarters, and half time."""
FOLDS: Final = 5
RIDGE: Final = 1.0
ROUNDS_OF_NEWTON: Final = 25
FEWEST_GAMES: Final = 20

Numbers = Any
"""An array of numbers."""


class Outlook(NamedTuple):
    """How well the winner can be told in one part of the game."""

    begins: float
    ends: float
    brier: Estimate
    """The squared error of the chances that the model gives the seats: 0 for a prophet."""
    knowing_nothing: float
    """The same of somebody who gives everybody the same chance."""
    favourite_wins: Estimate
    leader_wins: Estimate
    """Whoever leads by score."""


class Suspense(NamedTuple):
    """All figures of one run."""

    foresight: list[Outlook]
    lead_changes: Estimate
    last_change: Estimate
    """At which part of the game the lead changes for the last time."""
    margin: Estimate
    """The winner's score less the best of the others."""
    usual_margin: float
    waiting: Estimate
    """Rounds from going out to the end, of those who went out."""
    decisions: Estimate
    """In which a player had a choice, a game."""


def suspense_of(played: list[Played]) -> Suspense:
    changes = [lead_changes(game) for game in played]
    margins = [float(margin) for game in played for margin in margins_of(game)]
    waits = [float(game.rounds - out) for game in played for out in game.watched.out if out and game.rounds >= out]
    return Suspense(
        [found for begins, ends in WINDOWS for found in foresight(played, begins, ends)],
        mean([float(len(found)) for found in changes]),
        mean([found[-1] for found in changes if found]),
        mean(margins),
        median(margins) if margins else 0.0,
        mean(waits),
        mean([float(decided) for game in played for decided in game.watched.decided]),
    )


def lead_changes(game: Played) -> list[float]:
    """The moments, as parts of the game, at which somebody else than before leads by score alone."""
    found: list[float] = []
    leader = -1
    for decisions, measured in game.watched.course:
        leading = leaders(measured[0])
        if len(leading) == 1 and leading[0] != leader:
            if leader >= 0:
                found.append(decisions / max(1, game.decisions))
            leader = leading[0]
    return found


def leaders(scores: list[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def margins_of(game: Played) -> list[int]:
    """The winner's lead over the best of the others; nothing where nobody wins alone."""
    if len(game.winners) != 1 or game.players < 2:
        return []
    winner = game.winners[0]
    return [game.scores[winner] - max([score for seat, score in enumerate(game.scores) if seat != winner])]


# ---------------------------------------------------------------- the model


class Position(NamedTuple):
    """What was measured at one moment of one game, and who won it."""

    game: int
    measured: list[list[int]]
    shares: list[float]


def positions(played: list[Played], begins: float, ends: float) -> list[Position]:
    """All moments measured in one part of the games that somebody won."""
    return [
        Position(number, measured, [game.share(seat) for seat in range(game.players)])
        for number, game in enumerate(played)
        if game.winners
        for decisions, measured in game.watched.course
        if begins <= decisions / max(1, game.decisions) < ends
    ]


def foresight(played: list[Played], begins: float, ends: float) -> list[Outlook]:
    """How well a model fitted on other games of the run tells the winner; nothing where there are too few."""
    found = positions(played, begins, ends)
    games = sorted({position.game for position in found})
    if len(games) < FEWEST_GAMES or played[0].players < 2:
        return []
    seen = features([position.measured for position in found])
    won = numpy.array([position.shares for position in found])
    fold = numpy.array([games.index(position.game) % FOLDS for position in found])
    told = numpy.zeros_like(won)
    for number in range(FOLDS):
        weights = fitted(seen[fold != number], won[fold != number])
        told[fold == number] = chances(seen[fold == number], weights)
    errors = ((told - won) ** 2).mean(axis=1)
    favourite = won[numpy.arange(len(found)), told.argmax(axis=1)]
    leading = [
        sum([position.shares[seat] for seat in leaders(position.measured[0])]) / len(leaders(position.measured[0]))
        for position in found
    ]
    players = played[0].players
    return [
        Outlook(
            begins,
            ends,
            mean(by_game(found, errors)),
            (players - 1) / players**2,
            share_of(by_game(found, favourite)),
            share_of(by_game(found, leading)),
        )
    ]


def by_game(found: list[Position], values: Any) -> list[float]:
    """The average of the moments of each game: they are not independent of each other, games are."""
    sums: dict[int, list[float]] = {}
    for position, value in zip(found, values, strict=True):
        sums.setdefault(position.game, []).append(float(value))
    return [sum(gathered) / len(gathered) for gathered in sums.values()]


def share_of(values: list[float]) -> Estimate:
    return rate(sum(values), len(values))


def features(measured: list[list[list[int]]]) -> Numbers:
    """For each position and seat all measures, less their average at the table, in units of how much they vary."""
    values = numpy.array(measured, dtype=float).transpose(0, 2, 1)
    values = values - values.mean(axis=1, keepdims=True)
    spread = values.std(axis=(0, 1))
    return values / numpy.where(spread > 0, spread, 1.0)


def chances(seen: Numbers, weights: Numbers) -> Numbers:
    """The chance of each seat: its weighed measures against those of the others."""
    worth = seen @ weights
    powers = numpy.exp(worth - worth.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def fitted(seen: Numbers, won: Numbers) -> Numbers:
    """The weights that make what happened most likely, held back a little (Newton's method with a ridge)."""
    count = seen.shape[2]
    weights = numpy.zeros(count)
    for _ in range(ROUNDS_OF_NEWTON):
        told = chances(seen, weights)
        slope = numpy.einsum("ps,psf->f", won - told, seen) - RIDGE * weights
        average = numpy.einsum("ps,psf->pf", told, seen)
        bend = numpy.einsum("ps,psf,psg->fg", told, seen, seen) - average.T @ average + RIDGE * numpy.eye(count)
        step = numpy.linalg.solve(bend, slope)
        weights = weights + step
        if numpy.abs(step).max() < 1e-6:
            break
    return weights
