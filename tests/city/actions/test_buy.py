"""The Buy action."""

import pytest

from tests.city.table import DONE, END, PACK, city, designs, duel, go, on_offer, price_of, rule

PRICE = PACK.renown_price
ROW = ["grenade", "stim-pack", "grav-boots"]


@pytest.mark.rule("city.buy.card")
def test_one_face_up_card_for_its_price_goes_to_hand() -> None:
    match = duel({"arcs": 10000}, market=ROW)
    go(match, ("buy",), ("card", on_offer(match, "grenade")))
    assert designs(city(match).hand[0]) == ["grenade"]
    assert city(match).arcs[0] == 10000 - price_of("grenade")
    assert rule(match, "card", on_offer(match, "stim-pack")) == "city.buy.card", "only one"


@pytest.mark.rule("city.buy.card")
def test_a_permanent_is_put_in_front_of_the_player() -> None:
    match = duel({"arcs": 10000}, market=ROW)
    boots = on_offer(match, "grav-boots")
    go(match, ("buy",), ("card", boots))
    assert city(match).permanents[0] == [boots]
    assert city(match).hand[0] == []


@pytest.mark.rule("city.buy.card")
def test_a_card_that_costs_more_than_is_held() -> None:
    match = duel({"arcs": price_of("grav-boots") - 1}, market=ROW)
    match.play(("buy",))
    assert rule(match, "card", on_offer(match, "grav-boots")) == "city.buy.card"
    assert rule(match, "card", on_offer(match, "grenade")) is None


@pytest.mark.rule("city.buy.renown")
def test_renown_up_to_influence() -> None:
    assert PRICE == 3000
    match = duel({"arcs": 10 * PRICE, "influence": 4})
    match.play(("buy",))
    for bought in range(4):
        assert city(match).renown[0] == bought
        match.play(("renown",))
    assert rule(match, "renown") == "city.buy.renown"
    assert city(match).renown[0] == 4
    assert city(match).arcs[0] == 6 * PRICE
    assert city(match).pile == PACK.renown - 4


@pytest.mark.rule("city.buy.renown")
def test_renown_only_as_far_as_money_and_pile_last() -> None:
    match = duel({"arcs": 2 * PRICE - 1})
    go(match, ("buy",), ("renown",))
    assert rule(match, "renown") == "city.buy.renown"
    match = duel({"arcs": 9 * PRICE}, {"renown": PACK.renown - 1})
    go(match, ("buy",), ("renown",))
    assert city(match).pile == 0
    assert rule(match, "renown") == "city.buy.renown"


@pytest.mark.rule("city.buy.either")
@pytest.mark.parametrize("order", [("card", "renown"), ("renown", "card"), ("card",), ("renown",)])
def test_card_and_renown_in_either_order_or_only_one(order: tuple[str, ...]) -> None:
    match = duel({"arcs": 5 * PRICE}, market=ROW)
    match.play(("buy",))
    for what in order:
        match.play(("card", on_offer(match, "grenade")) if what == "card" else ("renown",))
    go(match, DONE, END)
    assert city(match).renown[0] == order.count("renown")
    assert len(city(match).hand[0]) == order.count("card")


@pytest.mark.rule("city.buy.either")
def test_at_least_one_thing_is_bought() -> None:
    match = duel({"arcs": 5 * PRICE}, market=ROW)
    match.play(("buy",))
    assert rule(match, "done") == "city.buy.either"


@pytest.mark.rule("city.buy.no-face-up")
def test_with_no_card_face_up_none_can_be_bought() -> None:
    match = duel({"arcs": 5 * PRICE}, market=[])
    match.play(("buy",))
    assert match.choices() == [("renown",)]
    assert rule(match, "card", city(match).market_deck[-1]) == "city.buy.no-face-up"
    match = duel({"arcs": PRICE - 1}, market=[])
    assert rule(match, "buy") == "city.turns.impossible-action"


@pytest.mark.rule("city.buy.card")
def test_what_is_too_dear_says_what_is_missing() -> None:
    match = duel({"arcs": price_of("grenade") - 500}, market=["grenade", "stim-pack"])
    refusal = match.refusal(0, ("buy",))
    assert refusal is not None
    dear = price_of("grenade")
    assert refusal.facts == {"action": "buy", "why": "arcs", "price": dear, "arcs": dear - 500, "missing": 500}
