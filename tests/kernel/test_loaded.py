"""A state may keep what is worked out from its fields: it is told when they have been loaded."""

import json

from remnants.kernel.state import dump, load
from tests.kernel.toy import ToyState


class Reckoning(ToyState):
    """A toy state that keeps the size of all hands together."""

    __slots__ = ("held",)

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.held = 0

    def loaded(self) -> None:
        self.held = sum([len(hand) for hand in self.hands])


def test_what_is_worked_out_from_the_fields_is_made_anew_after_loading() -> None:
    state = Reckoning(2)
    state.hands = [[1, 2], [3]]
    again = load(Reckoning(2), json.loads(json.dumps(dump(state))))
    assert isinstance(again, Reckoning)
    assert again.held == 3


def test_an_event_may_have_a_fact_called_like_a_parameter() -> None:
    state = ToyState(2)
    state.whisper("drew", 1, {"card": 4}, seat=1, kind_of_card="toy")
    assert state.events[0].shown_to(0) == {"kind": "drew", "seat": 1, "kind_of_card": "toy"}
    assert state.events[0].shown_to(1)["card"] == 4
