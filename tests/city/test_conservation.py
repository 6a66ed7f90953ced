"""What of conservation is City's own; `tests/walks/test_conservation.py` has the rest."""

from remnants.boxes.city.rules.conservation import conserved
from tests.city.broken import fine


def test_the_last_award_may_pay_beyond_the_pile() -> None:
    state = fine()
    state.renown[0] += 1
    assert conserved(state) == ["there is 201 renown"]
    state.agenda = []
    assert conserved(state) == []
