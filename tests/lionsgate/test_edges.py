"""Edges: exactly enough, exactly full, the last that is left, the first of its kind."""

from typing import Any

import pytest

import remnants
from remnants.boxes.lionsgate.content.words import ENTRY_PRICE, GOODS
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
    told,
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
