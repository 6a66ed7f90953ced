"""Undo goes back to the last answer since which nobody learned anything, no die fell and nobody else answered."""

import pytest

from remnants.kernel import replay
from remnants.kernel.match import OTHERS_DECIDED, Match
from remnants.kernel.refusal import BadInput, Refusal, Refused
from tests.kernel.toy import TOY, as_toy


def fresh() -> Match:
    return Match.new(TOY, 3, seed=1)


def drawn() -> Match:
    """A match in which seat 0 has just drawn two cards."""
    match = fresh()
    match.play(("draw",))
    match.play(("draw",))
    return match


def test_own_choices_are_taken_back_all_together_or_one_by_one() -> None:
    match = fresh()
    digests = [match.digest()]
    for amount in (1, 2, 3):
        match.play(("add", amount))
        digests.append(match.digest())
    assert match.undoable == 3
    match.undo(1)
    assert match.digest() == digests[2]
    assert match.undoable == 2
    match.undo()
    assert match.digest() == digests[0]
    assert match.undoable == 0


def test_what_was_taken_back_leaves_no_trace_in_the_record() -> None:
    match = fresh()
    before = match.dump()
    match.play(("add", 1))
    match.undo()
    assert match.dump() == before


def test_play_goes_on_after_undo() -> None:
    match = fresh()
    match.play(("add", 3))
    match.undo()
    match.play(("add", 1))
    assert as_toy(match.state).total == 1
    assert match.undoable == 1


@pytest.mark.parametrize("choice", [("roll",), ("draw",)])
def test_dice_and_hidden_facts_are_barriers(choice: tuple[str]) -> None:
    match = fresh()
    match.play(("add", 1))
    match.play(choice)
    assert match.undoable == 0
    match.play(("add", 2))
    match.undo()
    assert as_toy(match.state).total == 1, "only back to the barrier"


def test_showing_an_own_card_is_a_barrier_and_laying_it_face_down_is_none() -> None:
    match = drawn()
    one, other = as_toy(match.state).hands[0]
    match.play(("lay", one))
    assert match.undoable == 1
    match.play(("show", other))
    assert match.undoable == 0


def test_another_player_s_answer_is_a_barrier() -> None:
    match = fresh()
    match.play(("add", 1))
    match.play(("pass",))
    assert match.seat == 1
    assert match.undoable == 2, "until seat 1 answers, seat 0 can still take back"
    match.play(("add", 2))
    assert match.undoable == 1
    match.undo()
    assert (match.seat, as_toy(match.state).total) == (1, 1)


def test_nothing_to_take_back_is_refused() -> None:
    match = fresh()
    before = match.digest()
    with pytest.raises(Refused) as refused:
        match.undo()
    assert refused.value.refusal == Refusal("table.undo", {"why": ""})
    assert match.digest() == before


@pytest.mark.parametrize(("verb", "why"), [("roll", "chance"), ("draw", "seen")])
def test_it_is_said_why_nothing_can_be_taken_back(verb: str, why: str) -> None:
    match = fresh()
    match.play(("add", 1))
    match.play((verb,))
    for asked in (match, match.clone(), replay.load(TOY, match.dump())):
        with pytest.raises(Refused) as refused:
            asked.undo()
        assert refused.value.refusal.facts == {"why": why}


def test_what_another_player_decided_is_not_taken_back_with_the_own_choices() -> None:
    match = fresh()
    match.play(("pass",))
    match.play(("add", 2))
    match.undo()
    with pytest.raises(Refused) as refused:
        match.undo()
    assert refused.value.refusal.facts == {"why": OTHERS_DECIDED}


@pytest.mark.parametrize("answers", [0, -1, 3, 99, "1", 1.0, True])
def test_an_impossible_number_changes_nothing(answers: object) -> None:
    match = fresh()
    match.play(("add", 1))
    match.play(("add", 1))
    before = match.dump(), match.digest()
    with pytest.raises(BadInput, match="2 answers can be taken back"):
        match.undo(answers)
    assert (match.dump(), match.digest()) == before


def test_a_clone_undoes_on_its_own() -> None:
    match = fresh()
    match.play(("add", 1))
    copy = match.clone()
    copy.undo()
    assert as_toy(match.state).total == 1
    match.undo()
    assert match.digest() == copy.digest()


def test_a_loaded_record_can_be_undone_as_far_as_the_match_could() -> None:
    match = drawn()
    match.play(("add", 1))
    match.play(("add", 2))
    again = replay.load(TOY, match.dump())
    assert again.undoable == match.undoable == 2
    again.undo()
    match.undo()
    assert again.digest() == match.digest()
