"""What was found: how often the best weights win, what finding them took, and which weights moved most."""

from math import log, sqrt
from statistics import fmean
from typing import Final

import optuna

from remnants.lab.report import chance_words, percent
from remnants.lab.statistics import against_expected, from_normal, rate, spread
from remnants.lab.tuning.proving import GAMES, Proof, ProvingGround

SIGNIFICANT: Final = 0.05
MOST_TOLD: Final = 8
"""So many of the weights that moved are told."""


def won(shares: list[float], players: int) -> bool:
    """Whether they are more of the victories than equals have, by more than luck."""
    return fmean(shares) > 1 / players and against_expected(shares, 1 / players) < SIGNIFICANT


def told(
    ground: ProvingGround,
    trials: list[optuna.trial.FrozenTrial],
    proof: Proof,
    values: dict[str, float],
    shares: list[float],
    usual: list[float] | None,
) -> list[str]:
    """The findings in sentences. `usual` is what the weights of the start get on the same deals."""
    equal = 1 / ground.players
    rival = ground.against or "the weights of the start"
    verdict = "better" if won(shares, ground.players) else "not shown to be better"
    sentences = [
        f"best of {len(trials)} trials: {in_words(shares)} against {rival}, {percent(equal)} if they were equal, "
        f"p {chance_words(against_expected(shares, equal))}: {verdict}"
    ]
    if usual is not None:
        gaps = [new - old for new, old in zip(shares, usual, strict=True)]
        error = sqrt(spread(gaps) / len(gaps)) if len(gaps) > 1 else 0.0
        chance = from_normal(fmean(gaps), error) if error else 1.0
        sentences.append(
            f"the weights of the start get {in_words(usual)}: {100 * fmean(gaps):+.1f} points by tuning, "
            f"p {chance_words(chance)}"
        )
    return [*sentences, budget(trials, proof), moved(ground, values)]


def in_words(shares: list[float]) -> str:
    """A share of the victories, of how many games, and its interval."""
    found = rate(sum(shares), len(shares))
    return f"{percent(found.value)} of {len(shares)} fresh games ({percent(found.low)} to {percent(found.high)})"


def budget(trials: list[optuna.trial.FrozenTrial], proof: Proof) -> str:
    """What it took, runs that were stopped included."""
    finished = [trial for trial in trials if trial.state.is_finished()]
    tried = sum([trial.user_attrs.get(GAMES, 0) for trial in finished])
    searched = sum([trial.duration.total_seconds() for trial in finished if trial.duration is not None])
    games, seconds = proof.spent()
    return (
        f"it took {len(finished)} trials with {tried:,} games and {searched:,.0f} seconds, "
        f"and {games:,} games and {seconds:,.0f} seconds for the finalists and the check"
    )


def moved(ground: ProvingGround, values: dict[str, float]) -> str:
    """Which weights moved most, by how many times what they were."""
    changed: list[tuple[float, str]] = []
    for name, value in values.items():
        before = float(getattr(ground.first, name))
        if before != value:
            far = abs(log(value / before)) if before * value > 0 else abs(value - before)
            changed.append((far, f"{name} {before:.3g} to {value:.3g}"))
    if not changed:
        return "no weight moved: those of the start did best"
    return "moved most: " + ", ".join([words for _, words in sorted(changed, reverse=True)[:MOST_TOLD]])
