"""The Player turns phase."""

import pytest

from tests.city.table import (
    DONE,
    END,
    city,
    designs,
    duel,
    four,
    go,
    idle,
    price_of,
    rule,
)


@pytest.mark.rule("city.turns.order")
def test_turns_go_clockwise_from_the_first_player_until_every_track_is_full() -> None:
    match = four(first=2)
    seats = []
    while match.step == "turn":
        seats.append(match.seat)
        idle(match)
    assert seats == [2, 3, 0, 1] * 4


@pytest.mark.rule("city.turns.order")
def test_a_player_whose_track_is_full_is_skipped() -> None:
    match = four({"turns": 2}, {"turns": 4}, {"turns": 3}, {"turns": 4})
    seats = []
    while match.step == "turn":
        seats.append(match.seat)
        idle(match)
    assert seats == [0, 2, 0]


@pytest.mark.rule("city.turns.order")
def test_nobody_acts_out_of_turn() -> None:
    match = four()
    for seat in (1, 2, 3, 4, -1):
        refusal = match.refusal(seat, ("move",))
        assert refusal is not None and refusal.rule == "city.turns.order"
        assert refusal.facts == {"seat": 0}


@pytest.mark.rule("city.turns.one-action")
def test_a_turn_is_exactly_one_action() -> None:
    match = duel({"arcs": 9000})
    assert rule(match, "end") == "city.turns.one-action"
    go(match, ("move",), DONE)
    for action in ("recruit", "buy", "develop", "sell", "refresh", "move"):
        assert rule(match, action) == "city.turns.one-action"
    assert city(match).turns == [0, 0]
    match.play(END)
    assert city(match).turns == [1, 0], "the track advances at the end of the turn"
    assert match.seat == 1


@pytest.mark.rule("city.turns.one-action")
def test_the_six_actions() -> None:
    match = duel(
        {"arcs": 9000, "figures": {"A1": 1, "B1": 1}},
        tiles=[{"design": "red-eden-garden", "space": "A1", "products": 1}],
    )
    actions = [choice for choice in match.choices() if choice[0] != "play"]
    assert actions == [("recruit",), ("buy",), ("develop",), ("sell",), ("refresh",), ("move",)]


@pytest.mark.rule("city.turns.impossible-action")
def test_an_action_that_could_do_nothing_cannot_be_chosen() -> None:
    match = duel({"arcs": 0}, recruits=[], developments=["stronghold"])
    state = city(match)
    state.removed += state.recruit_deck
    state.recruit_deck = []
    for action in ("recruit", "buy", "develop", "sell"):
        assert rule(match, action) == "city.turns.impossible-action"
    assert match.choices() == [("refresh",), ("move",)]


@pytest.mark.rule("city.turns.impossible-action")
def test_whatever_could_do_something_can_be_chosen() -> None:
    tile = {"design": "scrap-bazaar", "space": "A1"}
    match = duel({"arcs": 0, "figures": {"A1": 1}}, recruits=[], tiles=[tile])
    assert rule(match, "develop") is None, "a tile can produce although nothing can be built"
    assert rule(match, "recruit") is None, "nobody is face up, but the deck holds somebody"
    cheap = min(price_of(design) for design in designs(city(match).market_row))
    city(match).arcs[0] = cheap
    assert rule(match, "buy") is None
    city(match).arcs[0] = cheap - 1
    assert rule(match, "buy") == "city.turns.impossible-action"
