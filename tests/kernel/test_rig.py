"""Rigged chance: the next answers, and the record that says so."""

from typing import Any

import pytest

from remnants.kernel import replay
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from tests.kernel.toy import TOY, as_toy


def fresh() -> Match:
    return Match.new(TOY, 2, seed=1)


def test_rigged_answers_come_first_and_in_order() -> None:
    match = fresh()
    match.rig([[6], [2]])
    for expected in (6, 8):
        match.play(("roll",))
        assert as_toy(match.state).purse[0] == expected
    match.play(("roll",))
    assert 9 <= as_toy(match.state).purse[0] <= 14


def test_a_single_number_will_do() -> None:
    match = fresh()
    match.rig([5])
    match.play(("roll",))
    assert as_toy(match.state).purse[0] == 5


def test_the_record_says_that_it_was_rigged_and_replays() -> None:
    match = fresh()
    assert match.dump()["rigged"] is False
    match.rig([[6]])
    match.play(("roll",))
    assert match.dump()["rigged"] is True
    again = replay.load(TOY, match.dump())
    assert again.digest() == match.digest()
    assert again.rigged


def test_a_rigged_answer_that_does_not_fit_changes_nothing() -> None:
    match = fresh()
    match.rig([[7], [3]])
    before = match.digest(), match.answers[:], match.undoable
    with pytest.raises(BadInput, match=r"\[7\] does not fit 'roll'; an answer such as"):
        match.play(("roll",))
    assert (match.digest(), match.answers, match.undoable) == before
    assert match.choices(), "the match goes on"


def test_the_clone_has_the_same_rigged_answers_and_uses_its_own() -> None:
    match = fresh()
    match.rig([[6]])
    copy = match.clone()
    copy.play(("roll",))
    match.play(("roll",))
    assert as_toy(match.state).purse == as_toy(copy.state).purse == [6, 0]


@pytest.mark.parametrize("answers", ["6", 6, None, {"a": 1}, [["x"]], [[1.5]], [None], [[True]], ["66"], [[[1]]]])
def test_what_is_no_list_of_answers(answers: Any) -> None:
    match = fresh()
    with pytest.raises(BadInput, match="rigged answer"):
        match.rig(answers)
    assert not match.rigged
    match.play(("roll",))
