"""Suspense: a game that is decided early is told from one that stays open."""

from random import Random

from remnants.lab.games import Played
from remnants.lab.suspense import lead_changes, margins_of, suspense_of
from tests.lab.invented import HEROES, played


def course(luck: Random, decided_at: float) -> Played:
    """A game of 100 decisions; whoever leads from a certain moment on wins, before it scores are noise."""
    winner = luck.randrange(3)
    game = played(str(luck.random()), winner, heroes=HEROES[:3])
    for decisions in range(0, 100, 10):
        scores = [luck.randrange(10) for _ in range(3)]
        if decisions / 100 >= decided_at:
            scores[winner] += 20
        game.watched.course.append((decisions, [scores, [luck.randrange(5) for _ in range(3)]]))
    game.watched.measures = ["score", "noise"]
    game.scores = [30 if seat == winner else 22 for seat in range(3)]
    return game


def test_the_winner_can_be_told_from_the_moment_the_game_is_decided() -> None:
    luck = Random(2)
    found = suspense_of([course(luck, 0.5) for _ in range(120)])
    by_part = {(part.begins, part.ends): part for part in found.foresight}
    early, late = by_part[0.0, 0.25], by_part[0.75, 1.0]
    assert abs(early.knowing_nothing - 2 / 9) < 1e-9
    assert abs(early.brier.value - early.knowing_nothing) < 0.02
    assert late.brier.value < 0.02
    assert late.favourite_wins.value > 0.98
    assert early.favourite_wins.value < 0.5
    assert late.brier.observations == 120
    assert found.margin.value == 8.0
    assert found.usual_margin == 8.0
    assert 0.3 < found.last_change.value < 0.6


def test_a_model_is_not_praised_for_what_it_learned_by_heart() -> None:
    luck = Random(3)
    found = suspense_of([course(luck, 2.0) for _ in range(60)])
    assert all([part.brier.value > 0.2 for part in found.foresight])


def test_too_few_games_give_no_model() -> None:
    luck = Random(4)
    assert suspense_of([course(luck, 0.5) for _ in range(10)]).foresight == []


def test_a_lead_changes_when_somebody_else_leads_alone() -> None:
    game = played("one", 0, heroes=HEROES[:2])
    standings = [[0, 0], [1, 0], [1, 1], [2, 1], [2, 3], [4, 3]]
    game.watched.course = [(10 * place, [scores]) for place, scores in enumerate(standings)]
    assert lead_changes(game) == [0.4, 0.5]


def test_who_goes_out_waits_until_the_end() -> None:
    game = played("one", 0)
    game.watched.out = [0, 4, 10, 0]
    found = suspense_of([game])
    assert (found.waiting.value, found.waiting.observations) == (3.0, 2)
    assert found.decisions.value == 10.0


def test_shared_victories_have_no_margin() -> None:
    game = played("one", 0)
    game.winners = [0, 1]
    assert margins_of(game) == []
