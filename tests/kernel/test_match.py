"""A match: decisions, refusals, views, guesses, the end."""

from typing import Any

import pytest

from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput, Refusal, Refused
from tests.kernel.toy import TOY, as_toy


def fresh(**options: Any) -> Match:
    return Match.new(TOY, 2, seed=1, options=options)


def over() -> Match:
    match = fresh()
    match.play(("roll",))
    while match.seat is not None:
        match.play(("add", 3))
    return match


def test_it_stands_at_the_first_decision() -> None:
    match = fresh()
    assert (match.seat, match.step, match.players) == (0, "turn", 2)
    assert ("add", 1) in match.choices()
    assert ("add", 4) not in match.choices()
    assert ("add", 4) in match.candidates(), "what is refused can be shown with its reason"


def test_a_refusal_names_the_rule_and_its_facts() -> None:
    match = fresh()
    assert match.refusal(0, ("add", 1)) is None
    assert match.refusal(0, ("add", 4)) == Refusal("toy.add.limit", {"most": 3})
    assert match.refusal(0, ["add", 4]) == Refusal("toy.add.limit", {"most": 3}), "a JSON array is a choice too"
    assert match.refusal(0, ("dance", 9)) == Refusal("toy.turn", {"choice": "dance 9", "asked": "other"})
    assert match.refusal(0, ("add", 99)) == Refusal("toy.turn", {"choice": "add 99"})
    assert match.refusal(1, ("add", 1)) == Refusal("toy.order", {"seat": 0})


def test_a_refused_choice_changes_nothing() -> None:
    match = fresh()
    before = match.digest(), match.dump()
    for wrong in (("add", 4), ("dance",), ("add", "x"), ("add",), ("add", 1, 1)):
        with pytest.raises(Refused) as refused:
            match.play(wrong)
        assert refused.value.refusal.rule.startswith("toy.")
    assert (match.digest(), match.dump()) == before


@pytest.mark.parametrize(
    "junk",
    [None, 5, "add", "", (), [], {}, {"add": 1}, (5,), (None,), ("add", None), ("add", 1.0), ("add", True), [["add"]]],
)
def test_what_is_no_choice_at_all(junk: Any) -> None:
    match = fresh()
    before = match.digest(), match.dump()
    with pytest.raises(BadInput, match="a choice is a verb and its arguments"):
        match.play(junk)
    with pytest.raises(BadInput, match="a choice is a verb and its arguments"):
        match.refusal(0, junk)
    assert (match.digest(), match.dump()) == before


def test_play_gives_the_events() -> None:
    match = fresh()
    events = match.play(("add", 2))
    assert [event.shown_to(1) for event in events] == [{"kind": "added", "seat": 0, "amount": 2}]
    assert match.state.events == [], "they are no part of the state"


def test_after_the_end_nobody_decides() -> None:
    match = over()
    assert (match.seat, match.step, match.choices(), match.candidates()) == (None, None, [], [])
    assert match.refusal(0, ("add", 1)) == Refusal("toy.end", {})
    with pytest.raises(Refused):
        match.play(("add", 1))
    assert match.scores() == as_toy(match.state).purse
    assert match.winners() == [0]
    view = match.view(None)
    assert (view["scores"], view["winners"], view["decides"]) == (match.scores(), [0], None)


def test_before_the_end_there_are_no_scores() -> None:
    match = fresh()
    for ask in (match.scores, match.winners):
        with pytest.raises(BadInput, match="before the game is over"):
            ask()
    assert match.view(0)["scores"] is None


def test_views_are_for_seats_and_spectators() -> None:
    match = fresh()
    assert match.view(1)["seat"] == 1
    assert match.view(None)["seat"] is None
    for wrong in (2, -1, "0", 1.0, True):
        with pytest.raises(BadInput, match="seats are 0 to 1"):
            match.view(wrong)
    for nobody in (2, -1, "0", 1.0, True, None):
        with pytest.raises(BadInput, match="from a seat, 0 to 1"):
            match.guess(nobody, 1)


def test_a_guess_looks_the_same_and_does_not_know_the_future() -> None:
    match = fresh()
    match.play(("draw",))
    match.play(("pass",))
    guess = match.guess(1, 5)
    assert guess.view(1)["state"] == match.view(1)["state"]
    assert guess.seed != match.seed
    assert match.guess(1, 5).digest() == guess.digest(), "the same guess for the same number"
    assert len({match.guess(1, number).digest() for number in range(10)}) > 5


def test_a_clone_is_equal_and_independent() -> None:
    match = fresh()
    match.play(("add", 2))
    copy = match.clone()
    assert (copy.digest(), copy.dump()) == (match.digest(), match.dump())
    copy.play(("roll",))
    assert as_toy(match.state).purse == [0, 0]
    match.play(("roll",))
    assert match.digest() == copy.digest(), "it goes on with the same answers of chance"


def test_options_have_a_usual_value() -> None:
    assert fresh().options == {"start": 0, "loud": False}
    match = fresh(start=5, loud=True)
    assert match.options == {"start": 5, "loud": True}
    assert as_toy(match.state).total == 5
