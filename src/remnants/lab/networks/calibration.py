"""How good chances are: Brier's error by quarter of the game, and whether what is said to be 30% happens in 30%."""

from typing import Any, Final, NamedTuple

import numpy

from remnants.lab.networks.network import Numbers
from remnants.lab.networks.training import Positions, brier, from_marks
from remnants.lab.statistics import SURE

BINS: Final = 10
QUARTERS: Final = 4
SCALES: Final = [1.3**step for step in range(-2, 18)]


class Bin(NamedTuple):
    """Chances that were said to be about alike: what was said on average, what came, and of how many."""

    said: float
    came: float
    chances: int
    error: float
    """The standard error of the difference; chances of one game are not independent of each other."""


class Quality(NamedTuple):
    """How good a judge is in games with one number of players."""

    players: int
    games: int
    positions: int
    brier: float
    quarters: list[float]
    """Brier's error in each quarter of the game."""
    knowing_nothing: float
    evaluation: float | None
    """The error of the bots' evaluation on the same positions, its scale fitted to them, if they were weighed."""
    calibration: float
    """By how much chances and what came of them differ on average, by tenths."""
    surely: float
    """The same, as far as so few games do not explain it: a tenth counts with what is beyond its 95% interval."""
    bins: list[Bin]

    def in_words(self) -> str:
        quarters = ", ".join([f"{error:.3f}" for error in self.quarters])
        weighed = "" if self.evaluation is None else f", the evaluation {self.evaluation:.3f}"
        return (
            f"{self.players} players: Brier {self.brier:.3f} (by quarter {quarters}; knowing nothing "
            f"{self.knowing_nothing:.3f}{weighed}), calibration error {100 * self.calibration:.1f} points, surely "
            f"{100 * self.surely:.1f}, {self.games} games, {self.positions} positions"
        )


def quality(positions: Positions, told: Numbers) -> Quality:
    """How good these chances of these positions are."""
    shares = positions.shares
    players = shares.shape[1]
    quarters = []
    for quarter in range(QUARTERS):
        within = (positions.when * QUARTERS).astype(int) == quarter
        quarters.append(brier(told[within], shares[within]) if within.any() else 0.0)
    bins = bins_of(told, shares, positions.game)
    average = float(shares.mean())
    return Quality(
        players=players,
        games=len(set(positions.game.tolist())),
        positions=len(told),
        brier=brier(told, shares),
        quarters=quarters,
        knowing_nothing=brier(numpy.full_like(shares, 1.0 / players if players > 1 else average), shares),
        evaluation=evaluation_error(positions),
        calibration=averaged([abs(bin.said - bin.came) for bin in bins], bins),
        surely=averaged([max(0.0, abs(bin.said - bin.came) - SURE * bin.error) for bin in bins], bins),
        bins=bins,
    )


def bins_of(told: Numbers, shares: Numbers, games: Any) -> list[Bin]:
    """The chances of all seats in tenths from 0 to 1; tenths that never come up are left out.

    Of two seats each says what the other does, so the first stands for both.
    """
    seats = 1 if told.shape[1] == 2 else told.shape[1]
    said, came = told[:, :seats].reshape(-1), shares[:, :seats].reshape(-1)
    game = numpy.repeat(games, seats)
    tenth = numpy.minimum((said * BINS).astype(int), BINS - 1)
    found = []
    for number in range(BINS):
        within = tenth == number
        if within.any():
            gaps = said[within] - came[within]
            error = error_of_average(gaps, game[within])
            found.append(Bin(float(said[within].mean()), float(came[within].mean()), len(gaps), error))
    return found


def error_of_average(gaps: Numbers, games: Any) -> float:
    """The standard error of an average of gaps, of which those of one game go together."""
    _, of_game = numpy.unique(games, return_inverse=True)
    beyond = gaps - gaps.mean()
    return float(numpy.sqrt((numpy.bincount(of_game, weights=beyond) ** 2).sum()) / len(gaps))


def averaged(gaps: list[float], bins: list[Bin]) -> float:
    """The average over all chances of a figure of each tenth."""
    whole = sum([bin.chances for bin in bins])
    return sum([gap * bin.chances for gap, bin in zip(gaps, bins, strict=True)]) / max(1, whole)


def evaluation_error(positions: Positions) -> float | None:
    """Brier's error of the bots' evaluation at its best scale: what the network must beat."""
    players = positions.shares.shape[1]
    if not positions.worths.any():
        return None
    errors = [brier(from_marks((positions.worths / scale).reshape(-1), players), positions.shares) for scale in SCALES]
    return min(errors)


def as_table(found: Quality) -> dict[str, Any]:
    """What is written beside the network."""
    return {
        "players": found.players,
        "games": found.games,
        "positions": found.positions,
        "brier": round(found.brier, 4),
        "quarters": [round(error, 4) for error in found.quarters],
        "knowing_nothing": round(found.knowing_nothing, 4),
        **({} if found.evaluation is None else {"evaluation": round(found.evaluation, 4)}),
        "calibration": round(found.calibration, 4),
        "surely": round(found.surely, 4),
        "bins": [[round(bin.said, 3), round(bin.came, 3), bin.chances, round(bin.error, 3)] for bin in found.bins],
    }
