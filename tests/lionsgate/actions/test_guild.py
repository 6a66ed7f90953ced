"""Mercenaries hired at the Guild."""

import pytest

from tests.lionsgate.table import (
    TEAM,
    act,
    assign,
    good,
    merc,
    play,
    rule,
    state_of,
    table,
    team,
    told,
)

COAL, IRON, GOLD, STEEL = good("coal"), good("iron"), good("gold"), good("steel")


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
def test_who_leaves_and_who_joins_is_told() -> None:
    match = table(goods=[["5 gold"], [], []])
    match.rig([[merc("big-lotte")]])
    act(match, "ada-firebox", ("unload",), ("hire",), ("keep", merc("big-lotte")))
    events = match.play(("replace", merc("captain-rusk")))
    assert told(events, "dismissed") == {"seat": 0, "mercenary": merc("captain-rusk")}
    assert told(events, "hired") == {"seat": 0, "mercenary": merc("big-lotte")}


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
