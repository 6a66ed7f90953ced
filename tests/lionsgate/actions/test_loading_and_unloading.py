"""Loading and unloading: amounts, markets, shares, goods that are spent."""

import pytest

from remnants.text import Texts
from tests.lionsgate.table import (
    PACK,
    STOP,
    act,
    assign,
    circle,
    finish_round,
    good,
    lying,
    market,
    mat,
    merc,
    money,
    play,
    rest_all,
    rule,
    state_of,
    table,
)

COAL, IRON, GOLD, STEEL = good("coal"), good("iron"), good("gold"), good("steel")


@pytest.mark.rule("lionsgate.load.amount")
def test_up_to_five_goods_a_mercenary() -> None:
    match = table(loose={"guild": ["12 coal"]})
    act(match, "ada-firebox", ("load",))
    assert rule(match, "load", COAL, 6) == "lionsgate.load.amount"
    assert rule(match, "load", IRON, 1) == "lionsgate.load.amount", "there is none"
    match.play(("load", COAL, 5))
    assert match.seat == 1 and mat(match) == ["coal"] * 5


@pytest.mark.rule("lionsgate.load.amount")
def test_what_was_loaded_so_far_is_told() -> None:
    match = table(loose={"guild": ["5 coal"]})
    act(match, "ada-firebox", ("load",), ("load", COAL, 2), ("load", COAL, 1))
    asked = match.view(0)["asked"]
    assert (asked["may_load"], asked["loaded"]) == (2, 3)


@pytest.mark.rule("lionsgate.load.amount")
def test_two_mercenaries_load_ten_and_a_porter_more() -> None:
    match = table(loose={"guild": ["15 coal"]})
    act(match, ["ada-firebox", "bruno-piston"], ("load",), ("load", COAL, 10))
    assert len(mat(match)) == 10
    porter = table(team=["enzo-crate"], loose={"guild": ["15 coal"]})
    act(porter, "enzo-crate", ("load",))
    more = PACK.mercenary_amount[4][merc("enzo-crate")]
    assert rule(porter, "load", COAL, 5 + more) is None
    assert rule(porter, "load", COAL, 6 + more) == "lionsgate.load.amount"


@pytest.mark.rule("lionsgate.load.no-markets")
def test_goods_on_markets_cannot_be_loaded_but_loose_ones_can() -> None:
    match = table(engines=["cinder-row", "guild", "guild"])
    assign(match, "ada-firebox")
    assert rule(match, "load") == "lionsgate.load.no-markets"
    match = table(engines=["cinder-row", "guild", "guild"], loose={"cinder-row": ["zinc"]})
    act(match, "ada-firebox", ("load",))
    assert rule(match, "load", COAL, 1) == "lionsgate.load.no-markets"
    match.play(("load", good("zinc"), 1))
    assert mat(match) == ["zinc"]


@pytest.mark.rule("lionsgate.load.order")
def test_goods_stand_in_the_order_loaded_and_keep_it() -> None:
    match = table(loose={"guild": ["2 coal", "2 iron"]})
    act(match, "ada-firebox", ("load",), ("load", IRON, 1), ("load", COAL, 2), ("load", IRON, 1))
    assert mat(match) == ["iron", "coal", "coal", "iron"]
    rest_all(match, 1)
    rest_all(match, 2)
    act(match, "bruno-piston", ("unload",), ("drop", 0, 1), STOP)
    assert mat(match) == ["coal", "coal", "iron"], "the first iron left, the rest slid to the left"


@pytest.mark.rule("lionsgate.unload.amount")
def test_up_to_five_goods_a_mercenary_are_unloaded() -> None:
    match = table(goods=[["7 coal", "2 iron"], [], []])
    act(match, "ada-firebox", ("unload",))
    assert rule(match, "drop", 0, 6) == "lionsgate.unload.amount"
    assert rule(match, "stop") == "lionsgate.unload.amount", "nothing was unloaded yet"
    match.play(("drop", 0, 4))
    match.play(("drop", 3, 1))
    assert mat(match) == ["coal"] * 3 + ["iron"]
    assert lying(match, "guild") == {"coal": 4, "iron": 1}
    assert match.seat == 1


@pytest.mark.rule("lionsgate.unload.amount")
def test_an_empty_mat_has_nothing_to_unload() -> None:
    match = table()
    assign(match, "ada-firebox")
    assert rule(match, "unload") == "lionsgate.unload.amount"


@pytest.mark.rule("lionsgate.unload.town")
def test_a_good_covers_the_leftmost_open_square_and_earns_its_number() -> None:
    squares = PACK.market_squares[market("cinder-row", "coal")]
    match = table(
        engines=["cinder-row", "guild", "guild"],
        goods=[["3 coal", "zinc"], [], []],
        markets={"cinder-row": {"coal": 1}},
    )
    act(match, "ada-firebox", ("unload",))
    sell_coal = market("cinder-row", "coal")
    assert rule(match, "sell", 3, sell_coal, 1) == "lionsgate.unload.town", "zinc is no coal"
    assert rule(match, "sell", 0, market("cinder-row", "iron"), 1) == "lionsgate.unload.town"
    match.play(("sell", 0, sell_coal, 2))
    assert money(match) == squares[1] + squares[2]
    assert state_of(match).filled[sell_coal] == 3


@pytest.mark.rule("lionsgate.unload.town")
def test_a_full_market_takes_nothing_and_gold_may_stand_for_any_good() -> None:
    match = table(
        engines=["cinder-row", "guild", "guild"], goods=[["coal", "gold"], [], []], markets={"cinder-row": {"iron": 0}}
    )
    act(match, "ada-firebox", ("unload",))
    assert rule(match, "sell", 0, market("cinder-row", "coal"), 1) == "lionsgate.unload.town"
    match.play(("sell", 1, market("cinder-row", "iron"), 1))
    assert money(match) == PACK.market_squares[market("cinder-row", "iron")][0]


@pytest.mark.rule("lionsgate.unload.town")
def test_a_trader_earns_more_once_an_unloading() -> None:
    empty = {"cinder-row": {"coal": 0, "iron": 0}}
    match = table(
        team=["babs-barter"], engines=["cinder-row", "guild", "guild"], goods=[["coal", "iron"], [], []], markets=empty
    )
    coal, iron = market("cinder-row", "coal"), market("cinder-row", "iron")
    act(match, "babs-barter", ("unload",), ("sell", 0, coal, 1), ("sell", 0, iron, 1))
    extra = PACK.mercenary_amount[11][merc("babs-barter")]
    assert money(match) == PACK.market_squares[coal][0] + PACK.market_squares[iron][0] + extra


@pytest.mark.rule("lionsgate.unload.ghost-town")
def test_a_ghost_town_can_be_filled_but_pays_nothing() -> None:
    match = table(
        engines=["cinder-row", "guild", "guild"],
        goods=[["2 coal"], [], []],
        markets={"cinder-row": {"coal": 0}},
        ghosts=["cinder-row"],
    )
    act(match, "ada-firebox", ("unload",), ("sell", 0, market("cinder-row", "coal"), 2))
    assert money(match) == 0
    assert state_of(match).filled[market("cinder-row", "coal")] == 2


@pytest.mark.rule("lionsgate.unload.shares")
def test_gold_buys_an_empty_circle_one_token_in_a_small_town() -> None:
    price = PACK.circle_price[circle("cinder-row")]
    match = table(engines=["cinder-row", "guild", "guild"], goods=[[f"{price} gold", "coal"], [], []])
    act(match, "ada-firebox", ("unload",), ("share", circle("cinder-row")))
    state = state_of(match)
    assert state.shares_left[0] == 5 and mat(match) == ["coal"]
    assert state.circle_owner[circle("cinder-row")] == 0
    assert state.supply[GOLD] == 50
    assert rule(match, "share", circle("cinder-row")) == "lionsgate.unload.shares", "it is taken"


@pytest.mark.rule("lionsgate.unload.shares")
def test_two_tokens_in_a_large_town_or_the_last_one_and_several_circles_a_turn() -> None:
    towns = ["lanternfall", "mosswell", "candlewick"]
    held = [{"town": town, "circle": 0, "seat": 0} for town in towns]
    prices = [PACK.circle_price[circle("stonebridge", number)] for number in (0, 1)]
    match = table(engines=["stonebridge", "guild", "guild"], goods=[[f"{sum(prices)} gold"], [], []], shares=held)
    act(match, ["ada-firebox", "bruno-piston"], ("unload",), ("share", circle("stonebridge", 0)))
    assert state_of(match).shares_left[0] == 1
    match.play(("share", circle("stonebridge", 1)))
    assert state_of(match).shares_left[0] == 0
    assert state_of(match).circle_tokens[circle("stonebridge", 1)] == 1, "the last one left"


@pytest.mark.rule("lionsgate.unload.shares")
def test_no_shares_in_a_ghost_town_elsewhere_or_without_the_gold() -> None:
    ghost = table(engines=["cinder-row", "guild", "guild"], goods=[["5 gold"], [], []], ghosts=["cinder-row"])
    act(ghost, "ada-firebox", ("unload",))
    assert rule(ghost, "share", circle("cinder-row")) == "lionsgate.unload.shares"
    poor = table(engines=["cinder-row", "guild", "guild"], goods=[["gold"], [], []])
    act(poor, "ada-firebox", ("unload",))
    assert rule(poor, "share", circle("cinder-row")) == "lionsgate.unload.shares"
    assert rule(poor, "share", circle("mosswell")) == "lionsgate.unload.shares"


@pytest.mark.rule("lionsgate.unload.anywhere")
def test_goods_may_be_left_in_any_cave_for_anybody() -> None:
    match = table(goods=[["2 coal"], [], []])
    act(match, "ada-firebox", ("unload",), ("drop", 0, 2))
    assert lying(match, "guild") == {"coal": 2}
    mine = match.choices()[0]
    play(match, mine, ("load",), ("load", COAL, 2))
    assert mat(match, 1) == ["coal", "coal"]


@pytest.mark.rule("lionsgate.unload.gold")
def test_gold_lies_on_a_market_like_its_good_and_is_eaten_like_it() -> None:
    match = table(
        engines=["cinder-row", "guild", "guild"],
        goods=[["gold"], [], []],
        markets={"cinder-row": {"coal": 1}},
        ghosts=["mosswell"],
    )
    coal = market("cinder-row", "coal")
    act(match, "ada-firebox", ("unload",), ("sell", 0, coal, 1))
    assert state_of(match).gilded[coal] == 0b10
    finish_round(match)
    assert state_of(match).filled[coal] == 1 and state_of(match).gilded[coal] == 0
    assert state_of(match).supply[GOLD] == 50


@pytest.mark.rule("lionsgate.unload.spend")
def test_what_is_spent_counts_towards_the_limit_of_the_action() -> None:
    match = table(goods=[["5 gold", "coal"], [], []])
    act(match, "ada-firebox", ("unload",), ("drop", 5, 1))
    assert rule(match, "hire") == "lionsgate.unload.spend", "only 4 are left of the 5"


@pytest.mark.rule("lionsgate.unload.spend")
def test_goods_already_lying_there_do_not_count() -> None:
    match = table(
        engines=["cog-workshop", "guild", "guild"], goods=[["steel"], [], []], loose={"cog-workshop": ["5 steel"]}
    )
    act(match, "ada-firebox", ("unload",))
    assert rule(match, "workshop") == "lionsgate.unload.workshop"


@pytest.mark.rule("lionsgate.unload.spend")
def test_the_player_says_which_goods_are_spent_where_it_matters() -> None:
    price = PACK.circle_price[circle("cinder-row")]
    goods = ["gold", "coal", f"{price} gold"]
    match = table(engines=["cinder-row", "guild", "guild"], goods=[goods, [], []])
    act(match, "ada-firebox", ("unload",), ("share", circle("cinder-row")))
    assert match.step == "pay"
    assert rule(match, "pay", 1) == "lionsgate.unload.spend"
    match.play(("pay", 0))
    assert mat(match)[0] == "coal"


@pytest.mark.rule("lionsgate.unload.spend")
def test_goods_paid_one_by_one_go_to_the_supply_and_cars_leave_behind_them() -> None:
    goods = [["2 steel", "coal", "2 steel", "coal"], [], []]
    match = table(engines=["cog-workshop", "guild", "guild"], goods=goods)
    act(match, "ada-firebox", ("unload",), ("workshop",))
    assert (match.step, len(state_of(match).cars[0])) == ("pay", 2)
    for left in (5, 4):
        match.play(("pay", 0))
        assert (len(mat(match)), len(state_of(match).cars[0])) == (left, 1)
        assert match.game.conserved(match.state) == []


@pytest.mark.rule("lionsgate.unload.spend")
def test_once_all_is_paid_nothing_more_is_asked_for() -> None:
    goods = ["steel", "coal", "steel", "coal", "steel", "coal", "steel"]
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[goods, [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",), ("pay", 0))
    assert match.step == "pay", "one of the two"
    match.play(("pay", 1))
    assert match.step == "browse", "whichever steel is left"
    assert mat(match) == ["coal", "coal", "steel", "coal", "steel"]


@pytest.mark.rule("lionsgate.unload.town")
@pytest.mark.rule("lionsgate.unload.amount")
def test_a_market_elsewhere_and_more_than_stands_together_are_told() -> None:
    town = PACK.cave_ids[PACK.towns[0]]
    other = next(number for number in range(len(PACK.market_cave)) if PACK.market_cave[number] != PACK.towns[0])
    match = table(engines=[town, "guild", "guild"], goods=[["2 coal", "iron", "coal"], [], []])
    act(match, "ada-firebox", ("unload",))
    elsewhere = match.refusal(0, ("sell", 0, other, 1))
    assert elsewhere is not None and elsewhere.rule == "lionsgate.unload.town"
    assert elsewhere.facts == {"why": "elsewhere", "market": other}
    too_many = match.refusal(0, ("drop", 0, 3))
    assert too_many is not None and too_many.rule == "lionsgate.unload.amount"
    assert too_many.facts == {"why": "too-few-aboard", "good": COAL, "held": 2}
    for language in ("en", "it"):
        texts = Texts("lionsgate", language, match.pack)
        said = [texts.refusal(refusal, match.view(0)) for refusal in (elsewhere, too_many)]
        assert texts.named("cave", PACK.market_cave[other]) in said[0]
        assert "2" in said[1]
