"""Chance number by number: what OpenSpiel draws from is what the rules draw."""

from random import Random

import pytest

from remnants.envs.form import Form
from remnants.kernel.steps import AUTOMATIC, ROLL, Answer, left_over
from tests.envs.walking import COUNTS


def test_pieces_of_a_kind_are_as_likely_as_there_are() -> None:
    assert left_over([7, 7, 7, 2], ()) == [(2, 0.25), (7, 0.75)]
    assert left_over([7, 7, 7, 2], (7, 7)) == [(2, 0.5), (7, 0.5)]
    assert left_over([7, 2], (2, 7)) == []


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_every_answer_can_be_given_number_by_number(game: str, players: int) -> None:
    form = Form(game, players)
    state, steps, random = form.game.start(form.pack, players, form.options), form.game.steps, Random(5)
    decisions = 0
    while state.agenda and decisions < 300:
        frame = state.agenda[-1]
        step = steps[frame.step]
        if step.kind == ROLL:
            so_far: Answer = ()
            for number in step.draw(state, frame, random):
                outcomes = step.next_outcomes(state, frame, so_far)
                assert sum([probability for _, probability in outcomes]) == pytest.approx(1)
                assert number in [outcome for outcome, _ in outcomes]
                assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
                so_far = (*so_far, number)
            assert step.next_outcomes(state, frame, so_far) == []
            assert step.accept(state, frame, so_far) == so_far
            state.agenda.pop()
            step.resolve(state, frame, so_far)
            continue
        choices = [] if step.kind == AUTOMATIC else step.choices(state, frame)
        state.agenda.pop()
        if step.kind == AUTOMATIC:
            step.run(state, frame)
        else:
            step.choose(state, frame, random.choice(choices))
            decisions += 1
