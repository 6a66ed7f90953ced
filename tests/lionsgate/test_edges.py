"""Edges: exactly enough, exactly full, the last that is left, the first of its kind."""

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

import remnants
from remnants.boxes.lionsgate.content.words import ENTRY_PRICE, GOODS, TILES
from remnants.boxes.lionsgate.rules.game import OWN_PACKS
from remnants.boxes.lionsgate.rules.state import cards_in
from remnants.kernel.match import Match
from tests.lionsgate.table import (
    END,
    PACK,
    act,
    assign,
    bandit,
    bandits,
    cave,
    circle,
    good,
    kinds,
    mat,
    merc,
    play,
    rule,
    state_of,
    table,
    tile,
    told,
    tunnel,
    upgrade,
)


def reason(match: Match, *choice: Any) -> str:
    """The rule that forbids a choice, and which of its reasons."""
    assert match.seat is not None
    refusal = match.refusal(match.seat, choice)
    assert refusal is not None
    return f"{refusal.rule} {refusal.facts.get('why', '')}".strip()


# ---------------------------------------------------------------- moving


@pytest.mark.rule("lionsgate.move.blocked")
def test_the_first_track_of_the_map_can_be_blocked_and_dumped_on_like_any_other() -> None:
    start, end = [PACK.cave_ids[number] for number in PACK.tunnel_ends[0]]
    spec: dict[str, Any] = {
        "engines": [start, end, "guild"],
        "goods": [[], ["3 coal"], []],
        "boxcars": [[], [f"{start}>{end}"], []],
    }
    match = table(**spec, money=[200, 0, 0])
    assert state_of(match).tracks[1] == 1
    assign(match, "ada-firebox", "bruno-piston")
    match.play(("move",))
    assert rule(match, "tunnel", 0) == "lionsgate.move.blocked"
    dumped = table(upgrades=[["loose-coupling"], [], []], **spec)
    play(dumped, ("pipe", upgrade("loose-coupling")), ("car", 1, 0))
    lying = state_of(dumped).loose[cave(start) * len(GOODS) + good("coal")]
    assert lying == 3, "in the cave behind the tunnel"


@pytest.mark.rule("lionsgate.end.enter")
@pytest.mark.parametrize(("held", "rule_broken"), [(ENTRY_PRICE, None), (ENTRY_PRICE - 1, "lionsgate.move.blocked")])
def test_exactly_the_price_of_entry_opens_the_only_way_left(held: int, rule_broken: str | None) -> None:
    gate = PACK.cave_ids[PACK.tunnel_ends[0][0]]
    ways = [PACK.cave_ids[beyond] for _, _, beyond, _ in PACK.ways[cave(gate)] if beyond != PACK.city]
    assert len(ways) <= 6, "three cars for each of two players"
    cars = [f"{gate}>{beyond}" for beyond in ways]
    goods = [[], [f"{5 * len(cars[:3])} coal"], [f"{5 * len(cars[3:])} iron"] if cars[3:] else []]
    match = table(engines=[gate, "guild", "guild"], goods=goods, boxcars=[[], cars[:3], cars[3:]], money=[held, 0, 0])
    assign(match, "ada-firebox", "bruno-piston")
    assert rule(match, "move") == rule_broken


@pytest.mark.rule("lionsgate.upgrade.remove")
def test_whoever_cannot_drive_any_more_may_still_do_what_can_be_done_beside_an_action() -> None:
    team = ["nina-pickhand", "ada-firebox", "bruno-piston", "captain-rusk"]
    match = table(team=team, upgrades=[["superheater", "loose-coupling"], [], []], goods=[[], ["coal"], []])
    act(match, "nina-pickhand", ("move",), ("discard", upgrade("superheater")))
    assert (match.seat, match.step) == (0, "after-action")
    match.play(END)
    assert match.seat == 1


@pytest.mark.rule("lionsgate.end.enter")
@pytest.mark.parametrize(("driver", "offered"), [("captain-rusk", True), ("bruno-piston", False)])
def test_the_city_is_offered_to_whoever_can_just_reach_it(driver: str, offered: bool) -> None:
    match = table(engines=["deepmarket", "guild", "guild"], money=[ENTRY_PRICE, 0, 0])
    act(match, ["oskar-deepdelver", driver] if offered else [driver], ("move",))
    assert match.view(0)["asked"]["engineering"] == PACK.ways[PACK.city][0][0] + offered
    assert (("go", PACK.city) in match.choices()) == offered


@pytest.mark.rule("lionsgate.move.blocked")
def test_a_boxcar_is_in_the_way_and_not_the_difficulty_where_only_the_easiest_tunnel_could_be_entered() -> None:
    match = table(
        team=["big-lotte"],
        engines=["chalk-hollow", "guild", "guild"],
        goods=[[], ["coal"], []],
        boxcars=[[], ["chalk-hollow>stonebridge"], []],
    )
    assign(match, "big-lotte")
    assert reason(match, "move") == "lionsgate.move.blocked boxcar"


@pytest.mark.rule("lionsgate.move.blocked")
def test_where_the_gate_is_the_easiest_way_out_whoever_cannot_pay_is_told_who_stands_in_the_other(
    tmp_path: Path,
) -> None:
    copytree(OWN_PACKS / "lionsgate", tmp_path / "gate")
    lines = (tmp_path / "gate" / "map.toml").read_text(encoding="utf-8").replace("difficulty = 5\n", "difficulty = 1\n")
    (tmp_path / "gate" / "map.toml").write_text(lines, encoding="utf-8")
    ways = [PACK.cave_ids[beyond] for _, _, beyond, _ in PACK.ways[cave("deepmarket")] if beyond != PACK.city]
    cars = [f"deepmarket>{other}" for other in ways]
    spec = {"teams": [["ada-firebox"], ["bruno-piston"]], "engines": ["deepmarket", "guild"], "players": 2}
    closed = {"goods": [[], [f"{5 * len(cars)} coal"]], "boxcars": [[], cars]}
    match = remnants.position("lionsgate", {**spec, **closed}, pack=tmp_path / "gate")
    assign(match, "ada-firebox")
    assert reason(match, "move") == "lionsgate.move.blocked boxcar"


@pytest.mark.rule("lionsgate.move.blocked")
def test_a_detour_that_is_one_more_difficult_is_told_of() -> None:
    engines = ["steel-factory", "guild", "guild"]
    match = table(engines=engines, goods=[[], ["coal"], []], boxcars=[[], ["steel-factory>guild"], []])
    events = act(match, "ada-firebox", ("move",), ("go", cave("guild")))
    assert told(events, "detour") == {"seat": 0, "cave": cave("guild"), "longer": 1}
    assert told(events, "moved")["route"] == [tunnel("steel-factory", "cinder-row"), tunnel("cinder-row", "guild")]


@pytest.mark.rule("lionsgate.move.blocked")
@pytest.mark.parametrize(("held", "shut_off"), [(ENTRY_PRICE, True), (ENTRY_PRICE - 1, False)])
def test_the_city_is_kept_out_of_reach_for_whoever_could_pay_for_it(held: int, shut_off: bool) -> None:
    gate = PACK.cave_ids[PACK.ways[PACK.city][0][2]]
    city = PACK.cave_ids[PACK.city]
    match = table(
        engines=[gate, "guild", "guild"],
        money=[held, 0, 0],
        goods=[[], ["coal"], []],
        boxcars=[[], [f"{gate}>{city}"], []],
    )
    events = act(match, ["ada-firebox", "bruno-piston"], ("move",), ("go", cave("cinder-row")))
    assert [event.data["caves"] for event in events if event.kind == "shut-off"] == [[PACK.city]] * shut_off


# ---------------------------------------------------------------- loading, unloading, paying


@pytest.mark.rule("lionsgate.load.no-markets")
@pytest.mark.parametrize("number", range(len(PACK.market_cave)))
def test_what_stands_on_a_market_is_not_loaded_whichever_it_is(number: int) -> None:
    place, kind = PACK.market_cave[number], PACK.market_good[number]
    other = (kind + 1) % 4
    match = table(engines=[PACK.cave_ids[place], "guild", "guild"], loose={PACK.cave_ids[place]: [GOODS[other]]})
    act(match, "ada-firebox", ("load",))
    assert reason(match, "load", kind, 1) == "lionsgate.load.no-markets on-market"


@pytest.mark.rule("lionsgate.unload.spend")
def test_gold_spent_on_shares_counts_towards_the_limit_of_the_action() -> None:
    price = PACK.circle_price[circle("cinder-row")]
    match = table(engines=["cinder-row", "guild", "guild"], goods=[[f"{price} gold", "9 coal"], [], []])
    act(match, "ada-firebox", ("unload",))
    before = match.view(0)["asked"]["may_unload"]
    match.play(("share", circle("cinder-row")))
    assert match.view(0)["asked"]["may_unload"] == before - price


@pytest.mark.rule("lionsgate.upgrade.remove")
def test_a_boxcar_may_be_dumped_while_paying_if_just_enough_to_pay_with_stays() -> None:
    goods = ["1 steel", "10 coal", "1 steel", "4 coal", "1 coal", "1 steel"]
    match = table(
        upgrades=[["fourth-coupling"], [], []], engines=["cog-workshop"] * 3, goods=[[*goods[:3], "3 coal"], [], []]
    )
    act(match, "ada-firebox", ("unload",), ("workshop",))
    assert match.step != "pay", "both steels are needed, so nobody is asked"
    match = table(upgrades=[["fourth-coupling"], [], []], engines=["cog-workshop"] * 3, goods=[goods, [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    assert match.step == "pay", "three steels in three places"
    assert rule(match, "discard", upgrade("fourth-coupling")) is None, "two of them stay"
    assert rule(match, "discard", upgrade("plough")) != "lionsgate.unload.spend", "that is not on the mat"


@pytest.mark.rule("lionsgate.upgrade.remove")
def test_hands_thrown_away_never_leave_less_than_none() -> None:
    match = table(upgrades=[["loading-crane"], [], []], engines=["cog-workshop"] * 3, goods=[["9 steel"], [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    while match.view(0)["asked"]["may_unload"] > 3:
        match.play(("more",))
    match.play(("discard", upgrade("loading-crane")))
    assert match.view(0)["asked"]["may_unload"] == 0
    assert rule(match, "more") is not None


@pytest.mark.rule("lionsgate.upgrade.remove")
def test_a_train_that_is_exactly_full_loses_nothing_with_a_cog_that_gave_no_room() -> None:
    match = table(upgrades=[["plough"], [], []], goods=[["15 coal"], [], []])
    events = match.play(("discard", upgrade("plough")))
    assert kinds(events) == ["upgrade-lost"]
    match = table(upgrades=[["fourth-coupling"], [], []], goods=[["15 coal"], [], []])
    assert kinds(match.play(("discard", upgrade("fourth-coupling")))) == ["upgrade-lost"]
    assert mat(match) == ["coal"] * 15


@pytest.mark.rule("lionsgate.unload.shares")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_circle_is_taken_whoever_took_it(owner: int) -> None:
    shares = [{"town": "cinder-row", "circle": 0, "seat": owner}]
    match = table(engines=["cinder-row", "guild", "guild"], goods=[["9 gold"], [], []], shares=shares)
    act(match, "ada-firebox", ("unload",))
    refusal = match.refusal(0, ("share", circle("cinder-row")))
    assert refusal is not None and refusal.rule == "lionsgate.unload.shares"
    assert refusal.facts == {"why": "taken", "player": owner}
    assert rule(match, "share", circle("cinder-row", 1)) is None


@pytest.mark.rule("lionsgate.unload.amount")
def test_as_many_goods_as_stand_side_by_side_are_offered_wherever_they_stand() -> None:
    match = table(goods=[["2 coal", "3 iron", "1 coal"], [], []])
    act(match, ["ada-firebox", "bruno-piston"], ("unload",))
    offered = [choice for choice in match.choices() if choice[0] == "drop"]
    assert offered == [("drop", box, amount) for box, held in ((0, 2), (2, 3), (5, 1)) for amount in range(1, held + 1)]
    assert reason(match, "drop", 2, 4) == "lionsgate.unload.amount too-few-aboard"


@pytest.mark.rule("lionsgate.unload.town")
@pytest.mark.parametrize("number", range(len(PACK.market_cave)))
def test_every_market_of_another_town_is_elsewhere_and_none_beyond_the_last_is(number: int) -> None:
    town = PACK.cave_ids[next(place for place in PACK.towns if place != PACK.market_cave[number])]
    match = table(engines=[town, "guild", "guild"], goods=[["coal"], [], []])
    act(match, "ada-firebox", ("unload",))
    refusal = match.refusal(0, ("sell", 0, number, 1))
    assert refusal is not None and refusal.facts == {"why": "elsewhere", "market": number}
    for stranger in (-1, len(PACK.market_cave)):
        assert reason(match, "sell", 0, stranger, 1) == "lionsgate.unload.amount"


@pytest.mark.rule("lionsgate.unload.spend")
@pytest.mark.parametrize(("dropped", "broken"), [(3, None), (4, "lionsgate.unload.spend")])
def test_hands_left_for_two_goods_are_enough_for_a_card(dropped: int, broken: str | None) -> None:
    match = table(engines=["cog-workshop"] * 3, goods=[["4 coal", "2 steel"], [], []])
    act(match, "ada-firebox", ("unload",), ("drop", 0, dropped))
    assert rule(match, "workshop") == broken


@pytest.mark.rule("lionsgate.unload.spend")
def test_a_further_card_costs_one_more_good() -> None:
    match = table(engines=["cog-workshop"] * 3, goods=[["6 steel"], [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",), ("more",), ("more",), ("more",))
    refusal = match.refusal(0, ("more",))
    assert refusal is not None and refusal.rule == "lionsgate.unload.spend"
    assert refusal.facts == {"why": "too-few-hands", "price": 1, "left": 0}


# ---------------------------------------------------------------- mercenaries, bandits, pipes


@pytest.mark.rule("lionsgate.unload.new-mercenary")
def test_who_leaves_a_team_can_work_for_nobody_any_more() -> None:
    match = table(goods=[["5 gold"], [], []])
    match.rig([[merc("big-lotte")]])
    assign(match, "ada-firebox")
    play(match, ("unload",), ("hire",), ("keep", merc("big-lotte")), ("replace", merc("captain-rusk")))
    state = state_of(match)
    assert state.ready[0] & ~state.team[0] == 0
    assert merc("captain-rusk") not in cards_in(state.team[0])


@pytest.mark.rule("lionsgate.fight.steal")
@pytest.mark.parametrize("name", PACK.bandit_ids)
def test_every_bandit_alone_steals_what_is_printed_on_it(name: str) -> None:
    match = table(goods=[["15 coal"], [], []], bandits=[[name], [], []])
    events = act(match, "ada-firebox", ("rest",))
    wanted = PACK.steal[bandit(name)]
    assert len(mat(match)) == 15 - wanted
    assert told(events, "stolen") == {"seat": 0, "goods": wanted, "wanted": wanted}
    assert bandits(match) == {name}


@pytest.mark.rule("lionsgate.upgrade.pipe")
@pytest.mark.parametrize("beside", ["sawn-sleeper", "thrown-switch", "strongbox"])
def test_a_protective_pipe_is_found_among_others(beside: str) -> None:
    match = table(upgrades=[["loose-coupling"], [beside, "safety-valve"], []], goods=[[], ["5 coal"], []])
    play(match, ("pipe", upgrade("loose-coupling")), ("car", 1, 0))
    assert (match.seat, match.step) == (1, "ward")
    assert rule(match, "ward", upgrade("safety-valve")) is None


@pytest.mark.rule("lionsgate.upgrade.pipe")
@pytest.mark.parametrize("name", [name for name in PACK.upgrade_ids if name not in ("safety-valve", "loose-coupling")])
def test_nothing_else_protects_from_a_pipe(name: str) -> None:
    match = table(upgrades=[["loose-coupling"], [name], []], goods=[[], ["5 coal"], []])
    play(match, ("pipe", upgrade("loose-coupling")), ("car", 1, 0))
    assert match.step != "ward" and mat(match, 1) == []


@pytest.mark.rule("lionsgate.fight.steal")
def test_armour_leaves_nothing_to_steal_and_gives_nothing_either() -> None:
    weak = next(name for name in PACK.bandit_ids if PACK.steal[bandit(name)] == 1)
    match = table(upgrades=[["boiler-armour"], [], []], goods=[["5 coal"], [], []], bandits=[[weak], [], []])
    act(match, "ada-firebox", ("rest",))
    while match.seat == 0:
        match.play(END)
    assert mat(match) == ["coal"] * 5


@pytest.mark.rule("lionsgate.derail.bandits")
@pytest.mark.parametrize("down", [1, 2])
def test_whoever_lies_derailed_is_not_derailed_again_whoever_it_is(down: int) -> None:
    match = table(upgrades=[["thrown-switch"], [], []], derailed=[down])
    match.play(("pipe", upgrade("thrown-switch")))
    assert match.choices() == [("player", 3 - down)]
    assert reason(match, "player", down) == "lionsgate.derail.bandits derailed"


@pytest.mark.rule("lionsgate.turn.abilities")
def test_a_cog_that_scouts_does_so_for_whoever_is_assigned_and_not_by_itself() -> None:
    match = table(upgrades=[["searchlight"], [], []], tokens={"guild>cinder-row": 1})
    scout = ("scout", tunnel("guild", "cinder-row"))
    assert reason(match, *scout) == "lionsgate.turn.abilities scout"
    assign(match, PACK.mercenary_ids[0])
    assert rule(match, *scout) is None and scout in match.choices()


@pytest.mark.rule("lionsgate.upgrade.pipe")
@pytest.mark.parametrize("name", ["whispered-route", "open-hatch"])
@pytest.mark.parametrize("there", [1, 2])
def test_bandits_are_sent_to_nobody_in_the_city(name: str, there: int) -> None:
    match = table(upgrades=[[name], [], []], bandits=[["magpie"], [], []], arrived=[there], last_round=7)
    match.play(("pipe", upgrade(name)))
    assert match.choices() == [("player", 3 - there)]


@pytest.mark.rule("lionsgate.turn.tile-when")
def test_whoever_is_robbed_off_the_rails_when_only_the_first_tile_is_left_takes_that_one() -> None:
    match = table(bandits=[["magpie"], [], []], tiles=[0, 2, 3])
    events = act(match, "ada-firebox", ("rest",))
    assert "engine-derailed" in kinds(events)
    assert [event.data["tile"] for event in events if event.kind == "tile-taken"] == [1]


@pytest.mark.rule("lionsgate.upgrade.pipe")
def test_a_strongbox_kept_for_later_saves_nothing_now() -> None:
    match = table(upgrades=[["strongbox"], [], []], goods=[["5 coal"], [], []], bandits=[["magpie"], [], []])
    events = act(match, "ada-firebox", ("rest",), END, ("suffer",))
    assert told(events, "stolen") == {"seat": 0, "goods": 1, "wanted": 1}
    assert len(mat(match)) == 4 and state_of(match).upgrades[0] == 1 << upgrade("strongbox")


# ---------------------------------------------------------------- chance


@pytest.mark.rule("lionsgate.supply.cards")
def test_a_card_that_lies_elsewhere_is_no_answer_of_chance() -> None:
    """A record that draws a card which is not in its deck is broken, however it came about."""
    match = table(goods=[["5 gold"], [], []])
    match.rig([[merc("ada-firebox")]])
    assign(match, "ada-firebox")
    match.play(("unload",))
    with pytest.raises(remnants.BadInput):
        match.play(("hire",))


@pytest.mark.rule("lionsgate.mine.draw")
@pytest.mark.parametrize("answer", [[], [-1], [len(TILES)], [tile("rock"), tile("rock")], [tile("skunk")]])
def test_a_tile_that_is_not_in_the_bag_is_no_answer_of_chance(answer: list[int]) -> None:
    match = table(engines=["rustvein", "guild", "guild"])
    state_of(match).bag[tile("skunk")] = 0
    assign(match, "oskar-deepdelver")
    match.rig([answer])
    with pytest.raises(remnants.BadInput):
        match.play(("mine",))
