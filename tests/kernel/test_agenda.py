"""The agenda: what happens in which order."""

from random import Random
from typing import Any

import pytest

from remnants.kernel import engine
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.chance import Source
from remnants.kernel.steps import Automatic, Step, table
from tests.kernel.toy import TOY, ToyState


class Note(Automatic[ToyState]):
    """Adds its own number to the end of a list, and what it was told to push."""

    def run(self, state: ToyState, frame: Frame) -> None:
        state.laid.append(frame.data[0])
        if frame.data[0] == 1:
            state.then([Frame("note", NOBODY, (11,)), Frame("note", NOBODY, (12,))])


def steps() -> dict[str, Step[Any]]:
    return table([Note("note")], list(TOY.steps.values()))


def test_frames_are_equal_by_content() -> None:
    assert Frame("turn", 1, (2,)) == Frame("turn", 1, (2,))
    assert Frame("turn", 1) != Frame("turn", 2)
    assert Frame("turn", 1) != Frame("other", 1)
    assert Frame("turn", 1) != "turn"
    assert len({Frame("turn", 1, (2,)), Frame("turn", 1, (2,)), Frame("turn", 1)}) == 2
    assert Frame("turn").seat == NOBODY


def test_what_is_pushed_happens_next() -> None:
    state = ToyState(2)
    state.push("note", NOBODY, (3,))
    state.push("note", NOBODY, (2,))
    engine.advance(steps(), state, Source(Random(0)))
    assert state.laid == [2, 3]


def test_then_keeps_the_order_of_writing_and_new_work_comes_before_old() -> None:
    state = ToyState(2)
    state.then([Frame("note", NOBODY, (number,)) for number in (1, 2, 3)])
    engine.advance(steps(), state, Source(Random(0)))
    assert state.laid == [1, 11, 12, 2, 3]


def test_it_stops_where_a_player_must_decide_and_goes_on_afterwards() -> None:
    state = ToyState(2)
    state.then([Frame("note", NOBODY, (5,)), Frame("turn", 1), Frame("note", NOBODY, (6,))])
    engine.advance(steps(), state, Source(Random(0)))
    assert state.laid == [5]
    assert engine.to_decide(steps(), state) == 1
    state.total = 60
    engine.play(steps(), state, ("add", 1), Source(Random(0)))
    assert state.laid == [5, 6]
    assert engine.to_decide(steps(), state) == -1, "nothing is left: the game is over"
    assert engine.choices(steps(), state) == []


def test_chance_answers_on_the_way() -> None:
    state = ToyState(2)
    state.then([Frame("roll", 1, (3,)), Frame("turn", 0)])
    engine.advance(steps(), state, Source(Random(1)))
    assert 3 <= state.purse[1] <= 18
    assert state.agenda == [Frame("turn", 0)]


def test_a_step_name_is_used_once() -> None:
    with pytest.raises(ValueError, match="two steps are called 'note'"):
        table([Note("note")], [Note("note")])
