"""Entering the city, the last round, who wins; one and two players; what is hidden."""

import json
from typing import Any

import pytest

import remnants
from remnants.boxes.lionsgate.content.words import GOODS
from remnants.boxes.lionsgate.rules.derailing import derail_engine
from remnants.kernel import conformance
from remnants.kernel.events import Event
from remnants.kernel.match import Match
from tests.lionsgate.table import (
    PACK,
    REST,
    TEAM,
    act,
    assign,
    bandits,
    cave,
    drive,
    finish_round,
    kinds,
    mat,
    merc,
    money,
    rule,
    state_of,
    table,
    tunnel,
    upgrade,
)

GATE = PACK.cave_ids[PACK.ways[PACK.city][0][2]]
"""The cave before the city."""
CITY = PACK.cave_ids[PACK.city]
DRIVERS = ["ada-firebox", "bruno-piston"]


def at_the_gate(players: int = 3, **spec: Any) -> Match:
    spec.setdefault("money", [120] + [0] * (players - 1))
    return table(players, engines=[GATE] + ["guild"] * (players - 1), **spec)


def enter(match: Match) -> list[Event]:
    assign(match, *DRIVERS)
    return drive(match, GATE, CITY)


def ending(match: Match) -> Any:
    """How it was won, as everybody is told."""
    return match.view(None)["worked_out"]["ending"]


@pytest.mark.rule("lionsgate.end.enter")
def test_a_hundred_money_is_paid_on_arrival() -> None:
    match = at_the_gate()
    enter(match)
    assert state_of(match).engine[0] == PACK.city
    assert state_of(match).arrived == 1
    assert money(match) == 20


@pytest.mark.rule("lionsgate.end.enter")
def test_with_less_the_engine_cannot_go_there() -> None:
    match = at_the_gate(money=[99, 0, 0])
    act(match, DRIVERS, ("move",))
    assert rule(match, "tunnel", tunnel(GATE, CITY)) == "lionsgate.end.enter"
    assert rule(match, "go", PACK.city) == "lionsgate.end.enter"


@pytest.mark.rule("lionsgate.end.enter")
def test_far_away_the_city_is_a_destination_for_who_can_pay() -> None:
    match = table(money=[100, 99, 99])
    act(match, DRIVERS, ("move",), ("go", PACK.city))
    assert state_of(match).arrived == 1 and money(match) == 0


@pytest.mark.rule("lionsgate.end.arrival")
def test_goods_bring_one_money_each_but_do_not_help_to_pay() -> None:
    match = at_the_gate(money=[100, 0, 0], goods=[["6 coal", "gold"], [], []])
    enter(match)
    assert money(match) == 7
    state = state_of(match)
    assert state.cars[0] == [] and mat(match) == []
    assert state.supply[4] == 50, "what is left goes to the supply"
    assert state.ready[0] == 0 and state.tiles[0] == 0, "no more turns, and the lowest open tile"
    assert match.seat == 1
    poor = at_the_gate(money=[95, 0, 0], goods=[["6 coal"], [], []])
    act(poor, DRIVERS, ("move",))
    assert rule(poor, "tunnel", tunnel(GATE, CITY)) == "lionsgate.end.enter"


@pytest.mark.rule("lionsgate.end.arrival")
def test_shares_still_pay_and_ghost_towns_still_cost() -> None:
    shares = [{"town": "mosswell", "circle": 0, "seat": 0}, {"town": "cinder-row", "circle": 0, "seat": 0}]
    ruin = {"iron": 0, "copper": 0, "zinc": 0, "brass": 0}
    match = table(
        step="clean-up", arrived=[0], money=[30, 0, 0], shares=shares, markets={"mosswell": ruin}, last_round=2
    )
    assert money(match) == 30 - 10 + PACK.share_row[1]
    assert state_of(match).ready[0] == 0


@pytest.mark.rule("lionsgate.end.last-round")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    match = at_the_gate(round=5)
    enter(match)
    finish_round(match)
    assert state_of(match).round == 6 and match.seat is not None
    finish_round(match)
    assert match.seat is None
    assert state_of(match).round == 6
    refusal = match.refusal(0, REST)
    assert refusal is not None and refusal.rule == "lionsgate.end.last-round"


@pytest.mark.rule("lionsgate.end.last-round")
def test_past_the_round_limit_if_need_be() -> None:
    match = at_the_gate(round=20, options={"round_limit": 20})
    enter(match)
    finish_round(match)
    assert state_of(match).round == 21 and match.seat is not None


@pytest.mark.rule("lionsgate.end.last-round")
def test_it_ends_with_the_clean_up_when_everybody_is_there() -> None:
    match = at_the_gate(round=5, arrived=[1, 2], last_round=6)
    enter(match)
    assert match.seat is None and state_of(match).round == 5
    eight = [*TEAM, "big-lotte", "marta-lampblack", "wren-lookout", "otto-halfway"]
    alone = table(1, team=eight, engines=[GATE], money=[130])
    enter(alone)
    assert alone.seat is None and alone.winners() == [0] and alone.scores() == [30]


@pytest.mark.rule("lionsgate.end.winner")
def test_most_money_in_the_city_wins() -> None:
    match = table(step="clean-up", round=7, last_round=7, arrived=[0, 2], money=[12, 500, 30])
    assert match.seat is None
    assert match.winners() == [2], "500 outside the city are worth nothing"
    assert match.scores() == [12, 500, 30]
    assert ending(match) == {"way": "money", "arrived": 2}
    assert ending(table(step="clean-up", round=7, last_round=7, arrived=[0])) == {"way": "only", "arrived": 1}


@pytest.mark.rule("lionsgate.end.winner")
def test_ties_go_to_more_shares_then_are_shared() -> None:
    shares = [{"town": "mosswell", "circle": 0, "seat": 1}]
    paid = PACK.share_row[1]
    match = table(step="clean-up", round=7, last_round=7, arrived=[0, 1], money=[10 + paid, 10, 0], shares=shares)
    assert match.winners() == [1]
    equal = table(step="clean-up", round=7, last_round=7, arrived=[0, 1], money=[10, 10, 0])
    assert equal.winners() == [0, 1]


@pytest.mark.rule("lionsgate.end.winner")
def test_who_was_derailed_there_cannot_win() -> None:
    match = table(step="clean-up", round=7, last_round=7, arrived=[0, 1], fallen=[0], money=[90, 5, 0])
    assert match.winners() == [1]
    match = table(step="clean-up", round=7, last_round=7, arrived=[0, 1], fallen=[1], money=[5, 90, 0])
    assert match.winners() == [0]
    assert ending(match) == {"way": "upright", "arrived": 1}


@pytest.mark.rule("lionsgate.end.city-bandits")
@pytest.mark.parametrize("seat", [1, 2])
def test_whoever_derails_in_the_city_is_marked_for_good(seat: int) -> None:
    state = state_of(table(last_round=7, arrived=[seat]))
    derail_engine(state, seat)
    assert (state.fallen, state.derailed) == (1 << seat, 1 << seat)


@pytest.mark.rule("lionsgate.end.enter")
def test_exactly_a_hundred_money_opens_the_gate(lionsgate_rules: set[str]) -> None:
    match = at_the_gate(money=[100, 0, 0])
    assign(match, *DRIVERS)
    match.play(("move",))
    assert ("tunnel", tunnel(GATE, CITY)) in match.choices()
    conformance.check_position(match, lionsgate_rules, conformance.Walked())


@pytest.mark.rule("lionsgate.end.money-track")
def test_money_has_no_upper_limit() -> None:
    shares = [{"town": "mosswell", "circle": 0, "seat": 0}]
    match = table(step="clean-up", money=[1234, 0, 0], shares=shares)
    assert money(match) == 1234 + PACK.share_row[1]


@pytest.mark.rule("lionsgate.end.city-bandits")
def test_bandits_aboard_steal_the_goods_counted_on_arrival() -> None:
    match = at_the_gate(money=[100, 0, 0], goods=[["3 coal"], [], []], bandits=[["red-bandana"], [], []])
    events = enter(match)
    assert "stolen" in kinds(events)
    assert money(match) == 3, "the money stays"
    assert state_of(match).fallen == 0 and mat(match) == []


@pytest.mark.rule("lionsgate.end.city-bandits")
def test_they_derail_the_engine_in_the_city_and_it_can_never_win() -> None:
    match = at_the_gate(round=5, money=[150, 0, 0], goods=[["coal"], [], []], bandits=[["red-bandana"], [], []])
    enter(match)
    assert state_of(match).fallen == 1
    finish_round(match)
    assert state_of(match).derailed == 0, "righted"
    finish_round(match)
    assert match.seat is None and match.winners() == [], "and nobody else was there"


@pytest.mark.rule("lionsgate.end.city-bandits")
def test_bandits_drawn_on_the_way_in_never_act() -> None:
    match = at_the_gate(tokens={f"{GATE}>{CITY}": 2})
    enter(match)
    assert len(bandits(match)) == 2
    finish_round(match)
    assert state_of(match).derailed == 0 and len(bandits(match)) == 2


@pytest.mark.rule("lionsgate.end.round-limit")
def test_the_limit_ends_a_game_in_which_nobody_arrives() -> None:
    match = table(step="clean-up", round=40, money=[99, 0, 0])
    assert match.seat is None and match.winners() == []
    assert ending(match) == {"way": "nobody", "arrived": 0}
    later = table(step="clean-up", round=40, options={"round_limit": 50})
    assert later.seat is not None
    endless = table(step="clean-up", round=400, options={"round_limit": 0})
    assert endless.seat is not None, "switched off"
    assert remnants.new("lionsgate", players=3, seed=1).options == {"round_limit": 40}


@pytest.mark.rule("lionsgate.two.train")
def test_two_players_have_six_boxcars_six_upgrades_and_teams_of_eight() -> None:
    match = table(2, upgrades=[["fourth-coupling", "sandbox", "long-rod"], []], goods=[["15 coal", "15 iron"], []])
    state = state_of(match)
    assert len(state.cars[0]) == 6
    assert state.most_goods(0) == 30, "never more, whatever the upgrades"
    assert state.most_upgrades() == 6
    assert state.shares_left == [6, 6]


@pytest.mark.rule("lionsgate.two.train")
def test_with_two_players_a_mercenary_is_replaced_only_in_a_team_of_eight() -> None:
    eight = [*TEAM, "big-lotte", "marta-lampblack", "silas-fuse", "petra-shaft"]
    match = table(2, team=eight, goods=[["5 gold"], []])
    match.rig([[merc("hob-the-mole")]])
    act(match, "ada-firebox", ("unload",), ("hire",), ("keep", merc("hob-the-mole")))
    assert match.step == "replace"


def lone_clean_up(dead: list[str], dying: str, **spec: Any) -> Match:
    """A clean-up in which one more town dies."""
    empty = {GOODS[PACK.market_good[number]]: 0 for number in PACK.markets_of[cave(dying)]}
    return table(1, teams=[TEAM], step="clean-up", ghosts=dead, markets={dying: empty}, **spec)


@pytest.mark.rule("lionsgate.solo.lose")
def test_alone_more_than_half_of_the_towns_dead_is_lost() -> None:
    three = lone_clean_up(["mosswell", "candlewick"], "cinder-row")
    assert three.seat == 0, "half is not more than half"
    four = lone_clean_up(["mosswell", "candlewick", "lanternfall"], "cinder-row", money=[70])
    assert four.seat is None and four.winners() == [] and four.scores() == [70]


@pytest.mark.rule("lionsgate.solo.lose")
def test_full_ghost_towns_awaken_too_late_and_the_last_clean_up_counts() -> None:
    match = lone_clean_up(["mosswell", "candlewick", "lanternfall"], "cinder-row", arrived=[0], last_round=1)
    assert match.winners() == [], "three of the four had full markets, but consuming comes first"
    safe = lone_clean_up(["mosswell", "candlewick"], "cinder-row", arrived=[0], money=[33])
    assert safe.winners() == [0] and safe.scores() == [33]


@pytest.mark.rule("lionsgate.solo.lose")
def test_alone_there_is_one_mat_and_a_team_of_eight_at_most() -> None:
    match = table(1, teams=[TEAM], upgrades=[["fourth-coupling"]])
    state = state_of(match)
    assert (state.most_team(), state.most_upgrades(), state.most_goods(0)) == (8, 3, 20)
    fallen = table(1, teams=[TEAM], step="clean-up", arrived=[0], fallen=[0])
    assert fallen.winners() == []


@pytest.mark.rule("lionsgate.hidden")
def test_only_the_order_of_decks_and_bag_is_hidden() -> None:
    match = table(tops={"cogs": ["sandbox"]})
    views = [match.view(seat)["state"] for seat in (0, 1, 2, None)]
    assert views[0] == views[1] == views[2] == views[3]
    assert views[0]["deck_top"][2] == [upgrade("sandbox")], "known cards are seen"
    assert views[0]["deck"][1] == (1 << 20) - 1, "which cards are in a deck is known, their order is nowhere"
    json.dumps(views[0])


@pytest.mark.rule("lionsgate.hidden")
def test_what_is_drawn_is_decided_when_it_is_drawn() -> None:
    drawn = set()
    for seed in range(12):
        match = table(tokens={"guild>cinder-row": 1}).guess(0, seed)
        assign(match, "ada-firebox")
        drive(match, "guild", "cinder-row")
        drawn |= bandits(match)
    assert len(drawn) > 3
