"""Chance: listed probabilities are what is drawn, and everything follows from the seed."""

from collections import Counter
from random import Random

import pytest

from remnants.kernel.agenda import Frame
from remnants.kernel.chance import commitment, numbered_source
from remnants.kernel.match import Match
from remnants.kernel.steps import shuffle
from tests.kernel.toy import TOY, Roll, ShuffleDeck, ToyState


def test_the_outcomes_of_dice_sum_to_one_and_are_what_is_drawn() -> None:
    roll, state = Roll("roll"), ToyState(2)
    frame = Frame("roll", 0, (2,))
    outcomes = dict(roll.outcomes(state, frame))
    assert len(outcomes) == 36
    assert sum(outcomes.values()) == pytest.approx(1.0)
    random = Random(3)
    drawn = Counter(roll.draw(state, frame, random) for _ in range(36_000))
    assert set(drawn) == set(outcomes)
    for answer, probability in outcomes.items():
        assert drawn[answer] / 36_000 == pytest.approx(probability, abs=0.006)


def test_too_many_outcomes_are_not_listed() -> None:
    assert Roll("roll").outcomes(ToyState(2), Frame("roll", 0, (9,))) == []


def test_dice_accept_only_faces_they_have() -> None:
    roll, state, frame = Roll("roll"), ToyState(2), Frame("roll", 0, (2,))
    assert roll.accept(state, frame, (6, 1)) == (6, 1)
    for wrong in ((7, 1), (0, 1), (1,), (1, 2, 3), ()):
        assert roll.accept(state, frame, wrong) is None


def test_a_shuffle_gives_every_order_equally_often() -> None:
    random = Random(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        pile = [1, 2, 3]
        shuffle(pile, random)
        orders[tuple(pile)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 130 for count in orders.values())


def test_a_shuffle_accepts_an_order_or_the_top_cards() -> None:
    deck, state, frame = ShuffleDeck("shuffle"), ToyState(2), Frame("shuffle")
    state.deck = [1, 2, 3, 4]
    assert deck.accept(state, frame, (4, 3, 2, 1)) == (4, 3, 2, 1)
    assert deck.accept(state, frame, (2, 4)) == (1, 3, 4, 2), "the topmost is named first, and lies last"
    assert deck.accept(state, frame, (5,)) is None
    assert deck.accept(state, frame, (2, 2)) is None
    assert deck.accept(state, frame, (1, 2, 3, 3)) is None


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    decks = [Match.new(TOY, 2, seed=seed).dump()["answers"][0] for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert Match.new(TOY, 2, seed=7).digest() == Match.new(TOY, 2, seed="7").digest()


def test_without_a_seed_games_differ() -> None:
    assert Match.new(TOY, 2).seed != Match.new(TOY, 2).seed


def test_each_answer_depends_on_seed_and_number_alone() -> None:
    assert numbered_source("seed", 4).random() == numbered_source("seed", 4).random()
    assert numbered_source("seed", 4).random() != numbered_source("seed", 5).random()
    assert numbered_source("seed", 4).random() != numbered_source("other", 4).random()


def test_the_commitment_is_published_and_does_not_show_the_seed() -> None:
    match = Match.new(TOY, 2, seed="very secret")
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view["commitment"] == commitment("very secret")
        assert "very secret" not in str(view)
    assert commitment("very secret") != commitment("very secret ")
    assert len(commitment("very secret")) == 64
