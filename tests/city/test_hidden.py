"""What is hidden, and from whom."""

from random import Random
from typing import Any

import pytest

import remnants
from remnants.kernel.match import Match
from tests.city.table import DONE, END, PACK, attack, city, designs, duel, go, held


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    state: dict[str, Any] = match.view(seat)["state"]
    return state


@pytest.mark.rule("city.hidden")
def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    match = duel({"hand": ["medic", "fighter"]}, {"hand": ["fence"]})
    state = city(match)
    assert seen(match, 0)["hand"] == [state.hand[0], 1]
    assert seen(match, 1)["hand"] == [2, state.hand[1]]
    assert seen(match, None)["hand"] == [2, 1]


@pytest.mark.rule("city.hidden")
def test_piles_decks_and_bag_are_only_counted_even_for_their_owner() -> None:
    match = duel()
    state = city(match)
    for seat in (0, 1, None):
        view = seen(match, seat)
        assert view["draw"] == [10, 10]
        for name in ("recruit_deck", "market_deck", "coordinate_deck"):
            assert view[name] == len(getattr(state, name))


@pytest.mark.rule("city.hidden")
def test_money_rows_discards_and_permanents_are_open() -> None:
    match = duel({"discard": ["medic"], "permanents": ["grav-boots"]})
    state = city(match)
    for seat in (0, 1, None):
        view = seen(match, seat)
        for name in ("arcs", "recruit_row", "market_row", "discard", "permanents", "recruit_discard", "ycu_at"):
            assert view[name] == getattr(state, name)


@pytest.mark.rule("city.hidden")
def test_cards_discarded_in_refresh_are_not_shown() -> None:
    match = duel({"hand": ["medic", "fighter"], "draw": []})
    medic = held(match, 0, "medic")
    events = go(match, ("refresh",), ("discard", medic))
    assert all(medic not in event.shown_to(1).values() for event in events)
    assert all(medic not in event.shown_to(-1).values() for event in events)
    assert any(event.shown_to(0).get("card") == medic for event in events)
    for seat in (1, None):
        assert medic not in seen(match, seat)["discard"][0]
        assert str(medic) not in str(seen(match, seat)["setting_aside"])
    events = go(match, DONE, END)
    assert all(medic not in event.shown_to(1).values() for event in events)


@pytest.mark.rule("city.hidden")
def test_reset_choices_are_made_at_the_same_time() -> None:
    """Who is asked later sees nothing of what the others chose before everybody has chosen."""
    spec = {"hand": ["medic", "fighter", "grenade", "agitator", "gambler"], "draw": ["courier", "saboteur", "dealer"]}
    keeps, discards = duel(spec, {"hand": ["fence"]}, next="reset"), duel(spec, {"hand": ["fence"]}, next="reset")
    keeps.play(DONE)
    go(discards, ("discard", held(discards, 0, "medic")), ("discard", held(discards, 0, "grenade")), DONE)
    assert keeps.seat == discards.seat == 1
    assert seen(keeps, 1) == seen(discards, 1)
    assert seen(keeps, None) == seen(discards, None)
    for seed in range(3):
        assert city(keeps.guess(1, seed)).setting_aside == city(discards.guess(1, seed)).setting_aside
    go(discards, DONE)
    assert seen(discards, 1)["hand"][0] == 4, "how many were discarded shows when all have chosen"


@pytest.mark.rule("city.hidden")
def test_how_many_cards_are_laid_and_where_from_is_open() -> None:
    match = duel({"hand": ["medic"], "figures": {"D4": 1}}, {"figures": {"D5": 1}})
    attack(match, ("D4", "D5"))
    go(match, ("lay", held(match, 0, "medic")), ("blind",))
    for seat in (1, None):
        assert seen(match, seat)["laid"] == [[-1, -1], []]
        assert seen(match, seat)["blind"] == [[0, 1], []]
    assert designs([seen(match, 0)["laid"][0][0]]) == ["medic"]
    assert seen(match, 0)["laid"][0][1] == -1, "the blind one is hidden from its owner too"


@pytest.mark.rule("city.hidden")
def test_a_draw_tells_the_others_only_how_many() -> None:
    match = duel({"hand": ["stim-pack"], "draw": ["medic", "fighter"]})
    events = match.play(("play", held(match, 0, "stim-pack")))
    drew = next(event for event in events if event.kind == "drew")
    assert drew.shown_to(1) == {"kind": "drew", "seat": 0, "amount": 2}
    assert designs(drew.shown_to(0)["cards"]) == ["medic", "fighter"]


@pytest.mark.rule("city.hidden")
def test_a_searched_pile_is_seen_by_the_searcher_only() -> None:
    match = duel({"hand": ["communication-device"], "draw": ["medic", "fighter"]})
    events = go(match, ("play", held(match, 0, "communication-device")), ("search",))
    searched = next(event for event in events if event.kind == "searched")
    assert searched.shown_to(1) == {"kind": "searched", "seat": 0}
    assert sorted(designs(searched.shown_to(0)["cards"])) == ["fighter", "medic"]
    events = match.play(match.choices()[0])
    fetched = next(event for event in events if event.kind == "fetched")
    assert "card" not in fetched.shown_to(1)


@pytest.mark.rule("city.hidden")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_looks_the_same_and_differs_in_what_is_hidden(players: int) -> None:
    match = remnants.new("city", players=players, seed=f"guess {players}")
    random = Random(players)
    for _ in range(300):
        choices = match.choices()
        match.play(choices[int(random.random() * len(choices))])
    for seat in range(players):
        different = 0
        for seed in range(5):
            guess = match.guess(seat, seed)
            assert guess.view(seat)["state"] == match.view(seat)["state"]
            assert guess.view(None)["state"] == match.view(None)["state"]
            different += guess.digest() != match.digest()
        assert different == 5


@pytest.mark.rule("city.hidden")
def test_no_view_names_a_card_that_only_others_may_see() -> None:
    match = remnants.new("city", players=4, seed="leak")
    random = Random(5)
    for number in range(400):
        if number % 20 == 0:
            check_no_hidden_card(match)
        choices = match.choices()
        match.play(choices[int(random.random() * len(choices))])


def check_no_hidden_card(match: Match) -> None:
    state = city(match)
    for seat in (0, 1, 2, 3, None):
        hidden = set(state.recruit_deck + state.market_deck)
        for owner in range(4):
            hidden.update(state.draw[owner])
            if owner != seat:
                hidden.update(state.hand[owner] + state.setting_aside[owner])
        shown: set[int] = set()
        view = seen(match, seat)
        for name in ("hand", "draw", "discard", "setting_aside", "permanents", "laid", "unresolved"):
            for pile in view[name]:
                if isinstance(pile, list):
                    shown.update(pile)
        for name in ("removed", "recruit_row", "recruit_discard", "market_row", "market_discard", "aside"):
            shown.update(view[name])
        assert not hidden & shown
        assert len(PACK.design) > max(shown, default=0)


@pytest.mark.rule("city.hidden")
def test_how_many_cards_another_set_aside_in_reset_is_told_by_nothing() -> None:
    """Two worlds that differ in it only look the same to everybody else, the count of answers included."""
    few, many = [duel({"hand": ["medic", "fighter"]}, next="reset") for _ in range(2)]
    cards = city(few).hand[0][:]
    go(few, ("discard", cards[0]), DONE)
    go(many, ("discard", cards[0]), ("discard", cards[1]), DONE)
    assert few.seat == many.seat == 1
    for seat in (1, None):
        assert few.view(seat) == many.view(seat)
    assert few.view(0) != many.view(0)


@pytest.mark.rule("city.hidden")
def test_in_a_refresh_everybody_sees_how_many_cards_are_set_aside() -> None:
    match = duel({"hand": ["medic", "fighter"]})
    go(match, ("refresh",))
    before = match.view(1)["position"]
    go(match, ("discard", held(match, 0, "medic")))
    assert match.view(1)["position"] == before + 1
