"""Upgrades, pipes, and what happens when something derails."""

import pytest

from remnants.boxes.lionsgate.content.words import EFFECTS, STRIKES
from remnants.boxes.lionsgate.rules.game import GAME
from remnants.kernel.match import Match
from tests.lionsgate.table import (
    END,
    PACK,
    REST,
    TEAM,
    act,
    assign,
    bandit,
    bandits,
    cave,
    drive,
    kinds,
    lying,
    market,
    mat,
    merc,
    play,
    rest_all,
    rule,
    state_of,
    table,
    tile,
    track,
    tunnel,
    upgrade,
    upgrades,
)


def pipe(match: Match, name: str, *target: object) -> None:
    play(match, ("pipe", upgrade(name)), tuple(target))


# ---------------------------------------------------------------- cogs


@pytest.mark.rule("lionsgate.upgrade.cog")
def test_a_skill_bonus_is_added_once_an_action_not_once_a_mercenary() -> None:
    match = table(upgrades=[["superheater"], [], []])
    bonus = PACK.cog_amount[0][upgrade("superheater")]
    assign(match, "ada-firebox", "bruno-piston")
    alone = PACK.engineering[merc("ada-firebox")] + PACK.engineering[merc("bruno-piston")]
    assert state_of(match).combined(0, PACK.engineering, 0) == alone + bonus


@pytest.mark.rule("lionsgate.upgrade.cog")
def test_somebody_must_still_be_assigned() -> None:
    match = table(engines=["rustvein", "guild", "guild"], upgrades=[["steam-drill"], [], []])
    assert rule(match, "mine") == "lionsgate.turn.assign"
    assign(match, "ada-firebox")
    assert rule(match, "mine") is None


@pytest.mark.rule("lionsgate.upgrade.cog")
def test_a_fourth_boxcar_makes_room_for_twenty_goods() -> None:
    match = table(upgrades=[["fourth-coupling"], [], []], goods=[["15 coal"], [], []], loose={"guild": ["5 iron"]})
    act(match, "ada-firebox", ("load",), ("load", 1, 5))
    assert len(mat(match)) == 20
    assert len(state_of(match).cars[0]) == 4


@pytest.mark.rule("lionsgate.upgrade.cog")
def test_cogs_change_actions() -> None:
    quiet = table(upgrades=[["muffled-wheels"], [], []], goods=[["gold"], [], []])
    assign(quiet, "ada-firebox")
    drive(quiet, "guild", "cinder-row")
    assert state_of(quiet).tokens[tunnel("guild", "cinder-row")] == 1, "one fewer than gold would leave"
    armour = table(upgrades=[["boiler-armour"], [], []], goods=[["2 coal"], [], []], bandits=[["red-bandana"], [], []])
    act(armour, "ada-firebox", REST, END)
    assert len(mat(armour)) == 2 - (PACK.steal[bandit("red-bandana")] - 1)


# ---------------------------------------------------------------- pipes


@pytest.mark.rule("lionsgate.upgrade.pipe")
def test_a_pipe_is_played_before_or_after_the_action_and_works_once() -> None:
    held: list[list[str]] = [["whispered-route"], [], []]
    before = table(upgrades=held)
    pipe(before, "whispered-route", "player", 1)
    assert before.seat == 0 and before.step == "turn", "the turn goes on"
    assert len(bandits(before, 1)) == 2
    assert upgrades(before) == set() and state_of(before).discard[3] == 1 << upgrade("whispered-route")
    after = table(upgrades=held)
    act(after, "ada-firebox", REST)
    pipe(after, "whispered-route", "player", 2)
    assert len(bandits(after, 2)) == 2


@pytest.mark.rule("lionsgate.upgrade.pipe")
def test_bandits_put_on_a_mat_act_from_that_players_next_turn() -> None:
    match = table(upgrades=[["open-hatch"], [], []], bandits=[["magpie"], [], []], goods=[[], ["2 coal"], []])
    pipe(match, "open-hatch", "player", 1)
    assert bandits(match) == set() and bandits(match, 1) == {"magpie"}
    act(match, "ada-firebox", REST)
    assert state_of(match).derailed == 0, "they are gone from the own mat"
    assert mat(match, 1) == ["coal", "coal"]
    rest_all(match, 1)
    assert mat(match, 1) == ["coal"]


@pytest.mark.rule("lionsgate.upgrade.pipe")
def test_a_pipe_without_a_target_and_a_protective_one_cannot_be_played() -> None:
    match = table(upgrades=[["loose-coupling", "strongbox", "open-hatch"], [], []])
    for name in ("loose-coupling", "strongbox", "open-hatch"):
        assert rule(match, "pipe", upgrade(name)) == "lionsgate.upgrade.pipe"
    assert rule(match, "pipe", upgrade("false-signal")) == "lionsgate.upgrade.pipe", "not on the mat"


@pytest.mark.rule("lionsgate.upgrade.pipe")
def test_a_protective_pipe_is_played_on_anybodys_turn() -> None:
    match = table(upgrades=[["loose-coupling"], ["safety-valve"], []], goods=[[], ["5 coal"], []])
    pipe(match, "loose-coupling", "car", 1, 0)
    assert (match.seat, match.step) == (1, "ward")
    assert rule(match, "ward", upgrade("strongbox")) == "lionsgate.upgrade.pipe"
    match.play(("ward", upgrade("safety-valve")))
    assert mat(match, 1) == ["coal"] * 5
    assert upgrades(match, 1) == set() and match.seat == 0
    other = table(upgrades=[["loose-coupling"], ["safety-valve"], []], goods=[[], ["5 coal"], []])
    pipe(other, "loose-coupling", "car", 1, 0)
    other.play(("suffer",))
    assert mat(other, 1) == [] and upgrades(other, 1) == {"safety-valve"}


@pytest.mark.rule("lionsgate.upgrade.pipe")
def test_a_pipe_against_theft() -> None:
    match = table(upgrades=[["strongbox"], [], []], goods=[["coal"], [], []], bandits=[["red-bandana"], [], []])
    act(match, "ada-firebox", REST, END)
    assert match.step == "shelter"
    match.play(("ward", upgrade("strongbox")))
    assert mat(match) == ["coal"] and bandits(match) == {"red-bandana"}
    assert match.seat == 1


@pytest.mark.rule("lionsgate.upgrade.pipe")
def test_an_engine_is_struck_in_the_same_cave_or_one_tunnel_away() -> None:
    match = table(engines=["guild", "cinder-row", "mosswell"], upgrades=[["thrown-switch"], [], []])
    match.play(("pipe", upgrade("thrown-switch")))
    assert match.choices() == [("player", 1)]
    assert rule(match, "player", 2) == "lionsgate.upgrade.pipe"
    match.play(("player", 1))
    assert state_of(match).derailed == 0b10


# ---------------------------------------------------------------- throwing away


@pytest.mark.rule("lionsgate.upgrade.remove")
def test_an_upgrade_may_be_thrown_away_before_and_after_the_action() -> None:
    match = table(upgrades=[["sandbox", "steam-drill"], [], []])
    assert rule(match, "discard", upgrade("long-rod")) == "lionsgate.upgrade.remove"
    match.play(("discard", upgrade("sandbox")))
    act(match, "ada-firebox", REST, ("discard", upgrade("steam-drill")), END)
    assert upgrades(match) == set()
    assert state_of(match).discard[2] == 1 << upgrade("sandbox") | 1 << upgrade("steam-drill")


@pytest.mark.rule("lionsgate.upgrade.remove")
def test_an_upgrade_may_be_thrown_away_in_the_middle_of_an_action() -> None:
    match = table(
        engines=["mosswell", "guild", "guild"],
        goods=[["2 iron"], [], []],
        markets={"mosswell": {"iron": 0}},
        upgrades=[["sandbox", "steam-drill"], [], []],
    )
    act(match, "ada-firebox", ("unload",), ("sell", 0, market("mosswell", "iron"), 1))
    assert rule(match, "discard", upgrade("long-rod")) == "lionsgate.upgrade.remove"
    match.play(("discard", upgrade("sandbox")))
    assert (match.step, upgrades(match), mat(match)) == ("unload", {"steam-drill"}, ["iron"])
    match = table(upgrades=[["superheater"], [], []])
    act(match, "ada-firebox", ("move",), ("discard", upgrade("superheater")))
    assert (match.step, upgrades(match)) == ("drive", set())
    assert ("go", cave("stonebridge")) in match.choices(), "the skill was counted when the action began"


@pytest.mark.rule("lionsgate.upgrade.remove")
def test_whoever_throws_the_last_room_away_has_loaded() -> None:
    match = table(
        engines=["rustvein", "guild", "guild"],
        loose={"rustvein": ["4 iron"]},
        goods=[["16 coal"], [], []],
        boxcars=[["rustvein"] * 4, [], []],
        upgrades=[["fourth-coupling"], [], []],
    )
    act(match, "ada-firebox", ("load",), ("discard", upgrade("fourth-coupling")))
    assert match.step != "load" and mat(match) == ["coal"] * 15
    assert lying(match, "rustvein") == {"iron": 4, "coal": 1}


@pytest.mark.rule("lionsgate.upgrade.remove")
def test_room_is_made_for_one_just_drawn() -> None:
    full = ["long-rod", "sandbox", "superheater"]
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["2 steel"], [], []], upgrades=[full, [], []])
    match.rig([[upgrade("steam-drill")]])
    act(match, "ada-firebox", ("unload",), ("workshop",), ("discard", upgrade("sandbox")))
    match.play(("keep", upgrade("steam-drill")))
    assert upgrades(match) == {"long-rod", "superheater", "steam-drill"}


@pytest.mark.rule("lionsgate.upgrade.remove")
def test_goods_beyond_the_capacity_are_dumped_as_from_the_last_car() -> None:
    places = ["guild>cinder-row", "guild", "guild", "cog-workshop>guild"]
    match = table(
        engines=["cinder-row", "guild", "guild"],
        upgrades=[["fourth-coupling"], [], []],
        goods=[["15 coal", "3 iron"], [], []],
        boxcars=[places, [], []],
    )
    match.play(("discard", upgrade("fourth-coupling")))
    assert mat(match) == ["coal"] * 15
    assert lying(match, "cog-workshop") == {"iron": 3}, "in the cave behind its tunnel"


# ---------------------------------------------------------------- derailing


@pytest.mark.rule("lionsgate.derail.engine")
def test_a_derailed_engine_loses_an_upgrade_of_choice_and_dumps_all_goods() -> None:
    match = table(
        upgrades=[["thrown-switch"], ["sandbox", "steam-drill"], []],
        goods=[[], ["4 coal", "2 iron"], []],
        boxcars=[[], ["guild>cinder-row", "guild"], []],
    )
    pipe(match, "thrown-switch", "player", 1)
    assert (match.seat, match.step) == (1, "lose-upgrade")
    assert rule(match, "lose", upgrade("long-rod")) == "lionsgate.derail.engine"
    match.play(("lose", upgrade("sandbox")))
    assert upgrades(match, 1) == {"steam-drill"}
    assert mat(match, 1) == [] and state_of(match).cars[1] == []
    assert lying(match, "guild") == {"coal": 4, "iron": 2}, "all in the engine's cave"
    assert state_of(match).tiles == [-1, 2, -1], "the last tile"
    assert match.seat == 0


@pytest.mark.rule("lionsgate.derail.no-turns")
def test_the_derailed_have_no_more_turns_this_round() -> None:
    match = table(bandits=[["magpie"], [], []])
    act(match, TEAM[0], REST)
    assert state_of(match).ready[0] == 0
    rest_all(match, 1)
    rest_all(match, 2)
    assert state_of(match).round == 2
    assert state_of(match).derailed == 0 and state_of(match).order[-1] == 0
    assert state_of(match).ready[0].bit_count() == 4


@pytest.mark.rule("lionsgate.derail.boxcar")
def test_a_boxcar_and_all_behind_it_leave_and_goods_are_dumped_where_each_stood() -> None:
    match = table(
        upgrades=[["loose-coupling"], [], []],
        goods=[[], ["5 coal", "5 iron", "2 zinc"], []],
        engines=["guild", "deepmarket", "guild"],
        boxcars=[[], ["cinder-row>deepmarket", "cinder-row", "guild>cinder-row"], []],
    )
    pipe(match, "loose-coupling", "car", 1, 1)
    assert mat(match, 1) == ["coal"] * 5
    assert state_of(match).cars[1] == [track("cinder-row", "deepmarket")]
    assert lying(match, "cinder-row") == {"iron": 5}
    assert lying(match, "guild") == {"zinc": 2}, "the cave behind the tunnel"


@pytest.mark.rule("lionsgate.derail.bandits")
def test_whatever_derails_an_engine_all_its_bandits_are_discarded_without_bounty() -> None:
    aboard = [[], ["magpie", "snatch"], []]
    match = table(upgrades=[["thrown-switch"], [], []], bandits=aboard, goods=[[], ["9 coal"], []])
    pipe(match, "thrown-switch", "player", 1)
    assert bandits(match, 1) == set()
    assert state_of(match).discard[1].bit_count() == 2
    assert state_of(match).money == [0, 0, 0] and state_of(match).token_supply == 30


@pytest.mark.rule("lionsgate.derail.bandits")
def test_exactly_as_many_as_they_want_is_no_derailment_and_nobody_derails_twice() -> None:
    match = table(goods=[["2 coal"], [], []], bandits=[["red-bandana"], [], []])
    act(match, "ada-firebox", REST)
    assert mat(match) == [] and state_of(match).derailed == 0
    struck = table(engines=["guild", "guild", "guild"], derailed=[1], upgrades=[["thrown-switch"], [], []])
    struck.play(("pipe", upgrade("thrown-switch")))
    assert rule(struck, "player", 1) == "lionsgate.derail.bandits"
    assert struck.choices() == [("player", 2)]


@pytest.mark.rule("lionsgate.derail.bandits")
def test_those_just_drawn_go_too() -> None:
    match = table(bandits=[["magpie"], [], []], tokens={"guild>cinder-row": 2})
    assign(match, "ada-firebox")
    events = drive(match, "guild", "cinder-row")
    assert "engine-derailed" in kinds(events)
    assert bandits(match) == set() and state_of(match).discard[1].bit_count() == 3


# ---------------------------------------------------------------- every card works


@pytest.mark.rule("lionsgate.turn.abilities")
def test_every_word_of_the_vocabulary_is_used_by_some_card() -> None:
    packs = [GAME.content(name) for name in GAME.own_pack_names()]
    used = {word for pack in packs for effects in pack.effects_written.values() for word, _ in effects}
    assert used == {*EFFECTS, *STRIKES}


@pytest.mark.rule("lionsgate.upgrade.cog")
@pytest.mark.parametrize(
    ("cog", "drawn", "mine", "ore"),
    [
        ("rotary-shovel", "shovel", "kingseam", 1),
        ("air-pick", "pickaxe", "kingseam", 1),
        ("ore-crusher", "dynamite", "kingseam", 3),
    ],
)
def test_cogs_for_mining(cog: str, drawn: str, mine: str, ore: int) -> None:
    match = table(engines=[mine, "guild", "guild"], upgrades=[[cog], [], []])
    match.rig([[tile(drawn)]])
    act(match, "oskar-deepdelver", ("mine",), ("stop",), END)
    assert lying(match, mine) == {"gold": ore}
    assert state_of(match).engine[0] == cave(mine)
