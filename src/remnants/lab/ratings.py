"""Ratings of many players in games of many players, with their uncertainty (OpenSkill), and who beats whom."""

from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from remnants.lab.games import Played
from remnants.lab.statistics import Estimate, against_even, rate


class Rating(NamedTuple):
    """How strong a bot is: mean and standard deviation of its skill, and its victories."""

    name: str
    skill: float
    doubt: float
    wins: Estimate
    expected: float
    """The share of victories it would have if all were equal."""


class Meeting(NamedTuple):
    """Two bots at the same tables: how often the one ended before the other, and the chance of that between equals."""

    one: str
    other: str
    better: Estimate
    chance: float


def ratings(played: list[Played]) -> list[Rating]:
    """The bots, strongest first. Games are rated in the order of their names, whichever ended first.

    Every seat is rated for itself: who sits at a table three times learns as much as it does on average.
    """
    model = PlackettLuce()
    names = sorted({name for finished in played for name in finished.bots})
    skill = {name: model.rating(name=name) for name in names}
    wins = dict.fromkeys(names, 0.0)
    seats = dict.fromkeys(names, 0)
    expected = dict.fromkeys(names, 0.0)
    for finished in sorted(played, key=lambda game: game.name):
        for seat, name in enumerate(finished.bots):
            wins[name] += finished.share(seat)
            seats[name] += 1
            expected[name] += 1 / len(finished.bots)
        if len(set(finished.bots)) < 2:
            continue
        ranks = [float(place_of(finished, seat)) for seat in range(len(finished.bots))]
        rated = [team[0] for team in model.rate([[skill[name]] for name in finished.bots], ranks=ranks)]
        for name in set(finished.bots):
            seated = [rating for rating, other in zip(rated, finished.bots, strict=True) if other == name]
            mu, sigma = fmean([rating.mu for rating in seated]), fmean([rating.sigma for rating in seated])
            skill[name] = model.rating(mu=mu, sigma=sigma, name=name)
    found = [
        Rating(name, skill[name].mu, skill[name].sigma, rate(wins[name], seats[name]), expected[name] / seats[name])
        for name in names
    ]
    return sorted(found, key=lambda rating: -rating.skill)


def place_of(finished: Played, seat: int) -> int:
    """1 for winners, the others by score."""
    if seat in finished.winners:
        return 1
    ahead = [
        other
        for other in range(len(finished.bots))
        if other in finished.winners or finished.scores[other] > finished.scores[seat]
    ]
    return 1 + len(ahead)


def meetings(played: list[Played]) -> list[Meeting]:
    """Every pair of bots that sat at the same tables."""
    won: dict[tuple[str, str], list[int]] = {}
    for finished in played:
        for seat, one in enumerate(finished.bots):
            for place, other in enumerate(finished.bots):
                if one < other:
                    counts = won.setdefault((one, other), [0, 0, 0])
                    gap = place_of(finished, place) - place_of(finished, seat)
                    counts[0 if gap > 0 else 1 if gap < 0 else 2] += 1
    found: list[Meeting] = []
    for (one, other), (before, behind, level) in sorted(won.items()):
        games = before + behind + level
        found.append(Meeting(one, other, rate(before + level / 2, games), against_even(before, behind)))
    return found
