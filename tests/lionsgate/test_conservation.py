"""What of conservation is Lionsgate's own; `tests/walks/test_conservation.py` has the rest."""

import remnants
from remnants.boxes.lionsgate.content.words import BANDITS
from remnants.boxes.lionsgate.rules.conservation import lost_or_doubled
from tests.lionsgate.broken import fine
from tests.lionsgate.table import state_of, table


def test_the_position_that_is_broken_holds_loose_goods_and_discarded_cards() -> None:
    state = fine()
    assert sum(state.loose) == 3
    assert state.discard[BANDITS]


def test_gold_on_the_squares_of_others_and_mercenaries_on_offer_are_counted() -> None:
    match = table(markets={"mosswell": {"iron": 2}}, gilded={"mosswell": {"iron": [0]}})
    assert lost_or_doubled(state_of(match)) == []
    state = state_of(remnants.new("lionsgate", players=3, seed=1))
    assert state.offer and lost_or_doubled(state) == []
