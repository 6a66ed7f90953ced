"""Loading and unloading: amounts, markets, shares, factories, workshops, the Guild."""

import pytest

from tests.lionsgate.table import (
    END,
    PACK,
    STOP,
    TEAM,
    act,
    assign,
    circle,
    finish_round,
    good,
    kinds,
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
    team,
    upgrade,
    upgrades,
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


@pytest.mark.rule("lionsgate.unload.factory")
def test_ore_in_its_factory_turns_to_alloy_at_the_end_of_the_round() -> None:
    match = table(engines=["steel-factory", "guild", "guild"], goods=[["2 coal", "iron"], [], []])
    act(match, "ada-firebox", ("unload",), ("drop", 0, 2), ("drop", 0, 1))
    assert lying(match, "steel-factory") == {"coal": 2, "iron": 1}
    finish_round(match)
    assert lying(match, "steel-factory") == {"coal": 1, "steel": 1}


@pytest.mark.rule("lionsgate.unload.factory")
def test_the_wrong_factory_does_nothing() -> None:
    match = table(loose={"brass-factory": ["coal", "iron"], "guild": ["copper", "zinc"]})
    finish_round(match)
    assert lying(match, "brass-factory") == {"coal": 1, "iron": 1}
    assert lying(match, "guild") == {"copper": 1, "zinc": 1}


@pytest.mark.rule("lionsgate.unload.workshop")
def test_two_alloys_draw_a_card_each_further_one_another_and_one_is_kept() -> None:
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["4 steel"], [], []])
    match.rig([[upgrade("sandbox")], [upgrade("steam-drill")], [upgrade("ore-crusher")]])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    assert len(mat(match)) == 2 and state_of(match).drawn_cards == [upgrade("sandbox")]
    play(match, ("more",), ("more",))
    assert mat(match) == []
    match.play(("keep", upgrade("steam-drill")))
    assert upgrades(match) == {"steam-drill"}
    assert match.step == "put-back-order"
    match.play(("on-top", upgrade("sandbox")))
    assert state_of(match).deck_top[2] == [upgrade("sandbox"), upgrade("ore-crusher")], "the last laid is on top"
    match.play(END)
    assert match.seat == 1


@pytest.mark.rule("lionsgate.unload.workshop")
def test_a_workshop_takes_only_its_alloy_and_only_once_a_turn() -> None:
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["2 brass", "3 steel"], [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",), ("none",))
    assert rule(match, "workshop") == "lionsgate.unload.workshop"
    brass = table(engines=["cog-workshop", "guild", "guild"], goods=[["4 brass"], [], []])
    act(brass, "ada-firebox", ("unload",))
    assert rule(brass, "workshop") == "lionsgate.unload.workshop"
    pipes = table(engines=["pipe-workshop", "guild", "guild"], goods=[["2 brass"], [], []])
    act(pipes, "ada-firebox", ("unload",), ("workshop",))
    assert state_of(pipes).drawn_from == 3


@pytest.mark.rule("lionsgate.unload.workshop")
def test_a_card_is_kept_only_on_an_empty_space() -> None:
    full = ["long-rod", "sandbox", "superheater"]
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["2 steel"], [], []], upgrades=[full, [], []])
    match.rig([[upgrade("steam-drill")]])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    assert rule(match, "keep", upgrade("steam-drill")) == "lionsgate.unload.workshop"
    assert rule(match, "keep", upgrade("tunnel-borer")) == "lionsgate.unload.workshop", "it was not drawn"
    match.play(("none",))
    assert state_of(match).deck_top[2] == [upgrade("steam-drill")], "all drawn go back"


@pytest.mark.rule("lionsgate.unload.guild")
def test_five_gold_hire_in_place_of_one_in_a_full_team() -> None:
    match = table(goods=[["6 gold"], [], []])
    match.rig([[merc("big-lotte")], [merc("silas-fuse")]])
    assign(match, "ada-firebox", "bruno-piston")
    play(match, ("unload",), ("hire",), ("more",), ("keep", merc("silas-fuse")))
    assert match.step == "replace"
    assert rule(match, "replace", merc("big-lotte")) == "lionsgate.unload.guild"
    match.play(("replace", merc("captain-rusk")))
    assert team(match) == {"ada-firebox", "bruno-piston", "oskar-deepdelver", "silas-fuse"}
    state = state_of(match)
    assert state.deck_top[0] == [merc("big-lotte")]
    assert state.discard[0] == 1 << merc("captain-rusk")
    assert state.supply[GOLD] == 50


@pytest.mark.rule("lionsgate.unload.guild")
def test_fewer_than_five_gold_hire_nobody() -> None:
    match = table(goods=[["4 gold"], [], []])
    act(match, "ada-firebox", ("unload",))
    assert rule(match, "hire") == "lionsgate.unload.guild"
    match = table(engines=["cinder-row", "guild", "guild"], goods=[["5 gold"], [], []])
    act(match, "ada-firebox", ("unload",))
    assert rule(match, "hire") == "lionsgate.unload.guild", "this is not the Guild"


@pytest.mark.rule("lionsgate.unload.guild")
def test_with_two_players_a_seventh_joins_beside_the_others() -> None:
    six = [*TEAM, "big-lotte", "marta-lampblack"]
    match = table(players=2, team=six, goods=[["5 gold"], []])
    match.rig([[merc("silas-fuse")]])
    act(match, "ada-firebox", ("unload",), ("hire",), ("keep", merc("silas-fuse")))
    assert team(match) == {*six, "silas-fuse"}


@pytest.mark.rule("lionsgate.unload.anywhere")
def test_goods_may_be_left_in_any_cave_for_anybody() -> None:
    match = table(goods=[["2 coal"], [], []])
    act(match, "ada-firebox", ("unload",), ("drop", 0, 2))
    assert lying(match, "guild") == {"coal": 2}
    mine = match.choices()[0]
    play(match, mine, ("load",), ("load", COAL, 2))
    assert mat(match, 1) == ["coal", "coal"]


@pytest.mark.rule("lionsgate.unload.new-mercenary")
@pytest.mark.parametrize(("replaced", "ready"), [("captain-rusk", True), ("ada-firebox", False)])
def test_a_new_mercenary_has_worked_if_the_one_replaced_had(replaced: str, ready: bool) -> None:
    match = table(goods=[["5 gold"], [], []])
    match.rig([[merc("big-lotte")]])
    assign(match, "ada-firebox")
    play(match, ("unload",), ("hire",), ("keep", merc("big-lotte")), ("replace", merc(replaced)))
    assert (state_of(match).ready[0] >> merc("big-lotte") & 1 == 1) is ready


@pytest.mark.rule("lionsgate.unload.new-mercenary")
def test_one_who_joined_beside_the_others_can_work_this_round() -> None:
    six = [*TEAM, "big-lotte", "marta-lampblack"]
    match = table(players=2, team=six, goods=[["5 gold"], []], assigned=[six[1:], []])
    match.rig([[merc("silas-fuse")]])
    act(match, "ada-firebox", ("unload",), ("hire",), ("keep", merc("silas-fuse")))
    assert state_of(match).tiles[0] == -1, "the team is not done after all"
    assert state_of(match).ready[0] == 1 << merc("silas-fuse")


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


@pytest.mark.rule("lionsgate.unload.gold")
def test_workshops_and_factories_take_no_gold() -> None:
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["steel", "gold"], [], []])
    act(match, "ada-firebox", ("unload",))
    assert rule(match, "workshop") == "lionsgate.unload.gold"
    factory = table(loose={"steel-factory": ["coal", "gold"]})
    finish_round(factory)
    assert lying(factory, "steel-factory") == {"coal": 1, "gold": 1}


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
def test_cards_drawn_are_shown_and_those_put_back_stay_known() -> None:
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["2 steel"], [], []])
    match.rig([[upgrade("sandbox")]])
    events = act(match, "ada-firebox", ("unload",), ("workshop",))
    assert "card-drawn" in kinds(events)
    assert match.view(2)["state"]["drawn_cards"] == [upgrade("sandbox")]
    match.play(("none",))
    assert match.view(1)["state"]["deck_top"][2] == [upgrade("sandbox")]
    again = table(engines=["cog-workshop", "guild", "guild"], goods=[["2 steel"], [], []], tops={"cogs": ["sandbox"]})
    act(again, "ada-firebox", ("unload",), ("workshop",))
    assert state_of(again).drawn_cards == [upgrade("sandbox")]


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
