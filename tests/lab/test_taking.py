"""What is always taken and what hardly ever: against the others of its kind, by more than luck."""

from random import Random

import pytest

from remnants.lab.games import Played, Task, play
from remnants.lab.taking import Taking, preferences_of, takings_of
from tests.lab.invented import played

ROUNDS = range(1, 7)


def bought(
    games: int, rates: dict[str, float], seed: int = 1, from_round: dict[str, int] | None = None
) -> list[Played]:
    """Games in which each card lies there in every round, or from some round on, and is bought as often as it says."""
    luck = Random(seed)
    found: list[Played] = []
    for number in range(games):
        game = played(str(number), 0, "city")
        lying = {
            f"bought|card|{card}": [turn for turn in ROUNDS if turn >= (from_round or {}).get(card, 1)]
            for card in rates
        }
        game.watched.shown = [lying] * 4
        game.watched.offered = [lying] * 4
        for card, often in rates.items():
            rounds = [turn for turn in lying[f"bought|card|{card}"] if luck.random() < often]
            if rounds:
                game.watched.chosen[luck.randrange(4)][f"bought|card|{card}"] = rounds
        found.append(game)
    return found


def by_card(games: list[Played]) -> dict[str, Taking]:
    return {taking.thing.removeprefix("card|"): taking for taking in takings_of(games)}


def test_what_is_taken_far_more_often_than_its_kind_is_always_taken() -> None:
    rates = {"Best": 0.9, **{f"Card {number}": 0.15 for number in range(10)}}
    found = by_card(bought(200, rates))
    assert found["Best"].always
    assert found["Best"].could.value == 1.0
    assert 0.5 < found["Best"].usual_there < 0.7
    assert not any([taking.always or taking.dead for card, taking in found.items() if card != "Best"])


def test_where_everything_is_taken_nothing_is_taken_without_a_choice() -> None:
    found = by_card(bought(200, {f"Card {number}": 0.9 for number in range(10)}))
    assert min([taking.could.value for taking in found.values()]) > 0.95
    assert not any([taking.always for taking in found.values()])


def test_what_is_taken_far_less_often_than_its_kind_is_dead() -> None:
    """In a fifth of the games somebody buys it, which is no small share; each of the others is bought in nearly all."""
    found = by_card(bought(200, {"Worst": 0.04, **{f"Card {number}": 0.4 for number in range(10)}}))
    assert found["Worst"].lay.value > 0.1
    assert found["Worst"].dead
    assert not any([taking.dead for card, taking in found.items() if card != "Worst"])


def test_what_comes_late_is_compared_with_what_lies_there_late() -> None:
    """All are bought in the first rounds only; what never lies there then is no worse than the others were later."""
    games = bought(200, {f"Card {number}": 0.5 for number in range(10)}, from_round={"Card 9": 6})
    for game in games:
        for chosen in game.watched.chosen:
            for rounds in chosen.values():
                rounds[:] = [turn for turn in rounds if turn < 4 or (turn == 6 and len(rounds) == 1)]
            for name in [name for name, rounds in chosen.items() if not rounds]:
                del chosen[name]
    late = by_card(games)["Card 9"]
    assert late.lay.value < 0.6
    assert late.usual < 0.4
    assert not late.dead


def test_equal_cards_are_seldom_blamed() -> None:
    rates = {f"Card {number}": 0.12 for number in range(20)}
    blamed = [
        len([taking for taking in takings_of(bought(60, rates, seed)) if taking.dead or taking.always])
        for seed in range(60)
    ]
    assert sum([number > 0 for number in blamed]) <= 4


def test_few_others_tell_nothing() -> None:
    found = by_card(bought(200, {"Best": 0.9, "Other": 0.1, "Third": 0.1}))
    assert not found["Best"].compared
    assert not found["Best"].always


def drafts(games: int, best: float, seed: int = 1) -> list[Played]:
    """Games with twelve things, each first seen with two others; Best is taken at once as often as it says."""
    luck = Random(seed)
    found: list[Played] = []
    for number in range(games):
        game = played(str(number), 0, "lionsgate")
        game.watched.first_seen = {f"drafted|mercenary|{one}": (3, luck.random() < 1 / 3) for one in range(11)}
        game.watched.first_seen["drafted|mercenary|Best"] = (3, luck.random() < best)
        found.append(game)
    return found


def test_what_is_taken_at_once_wherever_it_lies_is_the_first_choice() -> None:
    found = {one.thing: one for one in preferences_of(drafts(100, 1.0))}
    assert found["mercenary|Best"].first
    assert found["mercenary|Best"].at_once.value == 1.0
    assert found["mercenary|Best"].even == pytest.approx(1 / 3)
    assert [thing for thing, one in found.items() if one.first] == ["mercenary|Best"]


def test_what_is_taken_at_once_nine_times_in_ten_is_seldom_called_the_first_choice() -> None:
    named = [any([one.first for one in preferences_of(drafts(100, 0.9, seed))]) for seed in range(100)]
    assert sum(named) <= 5


def test_of_two_things_one_is_often_taken_at_once() -> None:
    games = drafts(100, 1.0)
    for game in games:
        game.watched.first_seen["drafted|mercenary|Best"] = (2, True)
    assert not any([one.first for one in preferences_of(games)])


def test_a_draft_tells_what_is_taken_when_it_can_first_be_had() -> None:
    """Two players draft twelve mercenaries from rows of three; each is noted once, with what was done then."""
    watched = play(Task("one", "lionsgate", "5", ("normal",) * 2, closely=True)).watched
    taken = {name for found in watched.chosen for name in found if name.startswith("drafted")}
    assert len(taken) == 12
    assert len(watched.first_seen) == 14
    assert {lying for lying, _ in watched.first_seen.values()} == {3}
    assert {name for name, (_, at_once) in watched.first_seen.items() if at_once} < taken < set(watched.first_seen)


def test_what_lies_in_a_row_is_seen_before_anybody_says_buy() -> None:
    """Whoever has the first turn sees four market cards, of which two may be copies, and so do the others."""
    shown = play(Task("one", "city", "3", ("random",) * 2, closely=True)).watched.shown
    lying = [{name for name in found if name.startswith("bought") and 1 in found[name]} for found in shown]
    assert 3 <= len(lying[0] | lying[1]) <= 4
    recruits = [{name for name in found if name.startswith("recruited") and 1 in found[name]} for found in shown]
    assert min([len(found) for found in recruits]) >= 2


def test_what_costs_more_than_anybody_has_was_not_to_be_had() -> None:
    watched = play(Task("one", "city", "3", ("random",) * 2, closely=True)).watched
    dear = [
        name
        for seat in range(2)
        for name, rounds in watched.shown[seat].items()
        if name.startswith("bought") and 1 in rounds and 1 not in watched.offered[seat].get(name, [])
    ]
    assert dear


@pytest.mark.parametrize("did", ["drafted", "kept", "assigned"])
def test_what_lies_elsewhere_was_not_left_lying(did: str) -> None:
    watched = play(Task("one", "lionsgate", "5", ("normal",) * 2, closely=True)).watched
    for seat in range(2):
        shown = {name for name in watched.shown[seat] if name.startswith(did)}
        assert shown == {name for name in watched.offered[seat] if name.startswith(did)}
        assert len(shown) < 20
