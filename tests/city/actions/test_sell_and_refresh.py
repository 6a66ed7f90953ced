"""The Sell and Refresh actions."""

import pytest

from tests.city.table import DONE, END, PACK, city, designs, development, duel, go, held, rule

GARDEN = {"design": "red-eden-garden", "space": "A1", "products": 8}
SALE = PACK.development_sale[development("red-eden-garden")]
ON_GARDEN = {"A1": 1, "B1": 1}


@pytest.mark.rule("city.sell.limit")
def test_up_to_influence_products_for_what_their_development_pays() -> None:
    match = duel({"figures": ON_GARDEN, "conditions": ["sold", "money"], "influence": 5}, tiles=[GARDEN])
    match.play(("sell",))
    for _ in range(5):
        match.play(("sell", 0))
    assert rule(match, "sell", 0) == "city.sell.limit"
    assert city(match).arcs[0] == PACK.money + 5 * SALE
    assert city(match).tile_products == [3]


@pytest.mark.rule("city.sell.limit")
def test_fewer_may_be_sold_but_not_none() -> None:
    match = duel({"figures": ON_GARDEN}, tiles=[GARDEN])
    match.play(("sell",))
    assert rule(match, "done") is not None
    go(match, ("sell", 0), DONE, END)
    assert city(match).tile_products == [7]


@pytest.mark.rule("city.sell.limit")
def test_only_products_of_controlled_developments_are_sold() -> None:
    other = {"design": "red-eden-garden", "space": "A7", "products": 2}
    empty = {"design": "red-eden-garden", "space": "F7"}
    match = duel({"figures": {**ON_GARDEN, "A7": 1, "F7": 1, "G7": 1}}, tiles=[GARDEN, other, empty])
    match.play(("sell",))
    assert rule(match, "sell", 1) == "city.control.development", "a figure on only one of its two spaces"
    assert rule(match, "sell", 2) == "city.develop.products-stay", "there is no product on it"
    assert rule(match, "sell", 3) == "city.sell.limit", "there is no such tile"
    assert match.choices() == [("sell", 0)]


@pytest.mark.rule("city.refresh")
def test_refresh_is_the_card_part_of_the_reset() -> None:
    match = duel({"hand": ["grenade", "medic"], "draw": ["fighter", "scrapper"], "discard": ["courier", "saboteur"]})
    go(match, ("refresh",), ("discard", held(match, 0, "grenade")), DONE)
    state = city(match)
    assert designs(state.hand[0])[:3] == ["medic", "fighter", "scrapper"]
    assert len(state.hand[0]) == state.influence[0] == 4
    assert sorted(designs(state.hand[0] + state.draw[0])) == sorted(
        ["medic", "fighter", "scrapper", "courier", "saboteur", "grenade"]
    )
    assert state.discard[0] == []
    assert state.arcs[0] == PACK.money, "no income"
    assert match.choices() == [END]


@pytest.mark.rule("city.refresh")
def test_refresh_draws_nothing_into_a_full_hand() -> None:
    full = ["grenade", "medic", "fighter", "courier", "saboteur"]
    match = duel({"hand": full, "draw": ["scrapper"]})
    go(match, ("refresh",), DONE)
    assert designs(city(match).hand[0]) == full
