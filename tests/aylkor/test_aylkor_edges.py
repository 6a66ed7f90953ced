"""Edges: what is easily missed because it changes little."""

from pathlib import Path

import pytest

from remnants.boxes.aylkor.content.content import Effect
from remnants.boxes.aylkor.rules.deed import OWN_DEEDS, Deed
from remnants.boxes.aylkor.rules.effects import can_be_touched
from remnants.boxes.aylkor.rules.state import AylkorState
from tests.aylkor.table import at, board, duel, health, pack_with, position, unit

OWN_WORD = 900


def test_nobody_knows_the_order_of_the_own_deck() -> None:
    match = duel()
    decks = {tuple(match.guess(0, seed).state.decks[0]) for seed in range(6)}  # type: ignore[attr-defined]
    assert len(decks) > 1, "each guess has an order of its own"
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(board(match).decks[0]))}


@pytest.mark.rule("aylkor.event.damage")
@pytest.mark.parametrize(("before", "after"), [(13, 10), (4, 1), (3, 1), (2, 1), (1, 1)])
def test_an_event_hurts_a_hero_as_far_as_it_can(before: int, after: int, tmp_path: Path) -> None:
    three = {"ashfall": 'revealed = [{ do = "damage", amount = 3, zone = "outer" }]'}
    match = position(
        2,
        {0: {"health": before}, 1: {}},
        units=[unit("great-ursor", 0, 8, 8), unit("great-ursor", 1, 1, 2)],
        pack=pack_with(tmp_path, {}, three),
        round=4,
        moment="round",
        next_events=["ashfall"],
    )
    assert health(match, 1, 1) == after
    assert health(match, 8, 8) == health(match, 1, 2), "no unit is spared, not even beside a hero"


class Mending(Deed):
    """Touches whoever has lost health."""

    def can_touch(self, state: AylkorState, seat: int, effect: Effect, space: int) -> bool:
        return state.wounded >> space & 1 == 1


def test_a_word_of_ones_own_touches_those_it_says_and_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    wounded = [unit("thornback", 0, 3, 3, health=1), unit("thornback", 0, 4, 4, health=1)]
    match = duel(units=[*wounded, unit("burrow-hound", 0, 5, 5)])
    effect = Effect(OWN_WORD, 1, 0, 0, 0, 99, 0)
    state = board(match)
    monkeypatch.setitem(OWN_DEEDS, OWN_WORD, Mending())
    assert can_be_touched(state, 0, effect, state.standing[0]) == 1 << at(3, 3) | 1 << at(4, 4)
    monkeypatch.setitem(OWN_DEEDS, OWN_WORD, Deed())
    assert can_be_touched(state, 0, effect, state.standing[0]) == state.standing[0], "a deed that does not say: all"
