"""The declared state: who sees what, and what is made from the declarations."""

import json

from remnants.kernel.agenda import Frame
from remnants.kernel.declarations import COUNT, OPEN, OWNER, SECRET, Field, copied, shown
from remnants.kernel.events import SPECTATOR, Event
from remnants.kernel.state import digest, dump, load, same, view
from tests.kernel.toy import ToyState


def position() -> ToyState:
    state = ToyState(3)
    state.hands = [[1, 2], [3], []]
    state.deck = [4, 5, 6]
    state.laid = [7]
    state.purse = [10, 20, 30]
    state.push("turn", 1, (4, 5))
    return state


# ---------------------------------------------------------------- sights


def test_a_field_that_does_not_say_is_seen_by_nobody() -> None:
    assert Field("anything").sight is SECRET
    for seat in (0, 1, 2, SPECTATOR):
        assert "nobody_knows" not in view(position(), seat)


def test_open_is_seen_in_full_and_as_a_copy() -> None:
    piles = [[1], [2, 3]]
    seen = OPEN.show(None, piles, 0)
    assert seen == piles
    seen[0].append(9)
    assert piles == [[1], [2, 3]]


def test_count_says_how_many() -> None:
    assert COUNT.show(None, [4, 5, 6], 0) == 3
    assert COUNT.show(None, [[1], [], [2, 3]], 0) == [1, 0, 2]
    assert COUNT.show(None, [], 0) == 0


def test_owner_sees_the_own_entry_and_counts_the_others() -> None:
    hands = [[1, 2], [3], []]
    assert OWNER.show(None, hands, 0) == [[1, 2], 1, 0]
    assert OWNER.show(None, hands, 1) == [2, [3], 0]
    assert OWNER.show(None, hands, SPECTATOR) == [2, 1, 0]
    assert OWNER.show(None, [5, 6], 1) == [None, 6], "a number is hidden altogether"


def test_a_sight_of_its_own() -> None:
    doubled = shown(lambda state, value, seat: value * 2)
    assert doubled.show(None, 4, 0) == 8


def test_a_view_is_made_from_the_declarations() -> None:
    assert view(position(), 1) == {
        "players": 3,
        "total": 0,
        "deck": 3,
        "hands": [2, [3], 0],
        "purse": 20,
        "laid": 1,
        "agenda": [["turn", 1]],
    }, "of the agenda everybody sees what is done and by whom, not its numbers"


# ---------------------------------------------------------------- dump, load, same, digest, clone


def test_what_is_dumped_can_be_loaded() -> None:
    state = position()
    data = json.loads(json.dumps(dump(state)))
    again = load(ToyState(3), data)
    assert same(again, state)
    assert digest(again) == digest(state)
    assert again.agenda == [Frame("turn", 1, (4, 5))]


def test_same_and_digest_notice_every_field() -> None:
    state = position()
    for change in ("total", "nobody_knows"):
        other = state.clone()
        setattr(other, change, 99)
        assert not same(state, other)
        assert digest(state) != digest(other)
    for pile in ("deck", "laid", "purse"):
        other = state.clone()
        getattr(other, pile).append(99)
        assert not same(state, other)
        assert digest(state) != digest(other)
    other = state.clone()
    other.push("turn", 2)
    assert not same(state, other)
    assert digest(state) != digest(other)


def test_a_clone_is_equal_and_independent() -> None:
    state = position()
    before = digest(state)
    copy = state.clone()
    assert same(copy, state)
    copy.hands[0].append(9)
    copy.agenda.pop()
    copy.purse[1] = 0
    assert digest(state) == before


def test_events_are_no_part_of_the_position() -> None:
    state = position()
    before = digest(state)
    state.telling = True
    state.tell("anything", seat=1)
    assert digest(state) == before


def test_copied_goes_all_the_way_down() -> None:
    nested = [[1, [2]], 3]
    other = copied(nested)
    other[0][1].append(4)
    assert nested == [[1, [2]], 3]


# ---------------------------------------------------------------- events


def test_an_event_shows_its_secret_part_to_those_who_may_see_it() -> None:
    event = Event("drew", {"seat": 1}, {"card": 5}, (1,), True)
    assert event.shown_to(1) == {"kind": "drew", "seat": 1, "card": 5}
    assert event.shown_to(0) == event.shown_to(SPECTATOR) == {"kind": "drew", "seat": 1}


def test_which_events_tell_something_new() -> None:
    state = position()
    state.tell("a")
    state.reveal("b", card=1)
    state.whisper("c", 0, {"card": 1})
    state.confide("d", 0, {"card": 1})
    assert [event.reveals for event in state.events] == [False, True, True, False]
