"""Fighting, bounties, theft."""

import pytest

from remnants.kernel.steps import Choice
from tests.lionsgate.table import (
    PACK,
    REST,
    act,
    assign,
    bandit,
    bandits,
    drive,
    kinds,
    mat,
    merc,
    money,
    play,
    rule,
    state_of,
    table,
    tunnel,
    upgrade,
)

FIGHTER = "captain-rusk"
DICE = PACK.fighting[merc(FIGHTER)]


@pytest.mark.rule("lionsgate.fight.when")
def test_only_bandits_aboard_since_the_turn_began_are_fought_and_steal() -> None:
    match = table(
        goods=[["5 coal"], [], []],
        bandits=[["magpie"], [], []],
        tokens={"guild>cinder-row": 1},
        team=["ada-firebox", FIGHTER],
    )
    match.rig([[bandit("the-blind-king")]])
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row")
    assert bandits(match) == {"magpie", "the-blind-king"}
    assert len(mat(match)) == 5 - PACK.steal[bandit("magpie")], "the new one waits"


@pytest.mark.rule("lionsgate.fight.when")
def test_no_bandits_no_fight() -> None:
    match = table(bandits=[[], ["magpie"], []])
    assign(match, FIGHTER)
    assert rule(match, "fight") == "lionsgate.fight.when"


@pytest.mark.rule("lionsgate.fight.roll")
def test_the_toughness_beaten_must_be_less_than_the_roll() -> None:
    match = table(goods=[["15 coal"], [], []], bandits=[["magpie", "one-shoe", "snatch"], [], []])
    tough = {name: PACK.toughness[bandit(name)] for name in ("magpie", "one-shoe", "snatch")}
    assert (tough["magpie"], tough["one-shoe"], tough["snatch"]) == (4, 5, 3)
    match.rig([[1, 1, 1, 1, 6]])
    assert DICE == 5
    act(match, FIGHTER, ("fight",))
    assert rule(match, "beat", bandit("ironjaw")) == "lionsgate.fight.when"
    match.play(("beat", bandit("magpie")))
    assert rule(match, "beat", bandit("one-shoe")) is None, "4 + 5 is less than 10"
    match.play(("beat", bandit("one-shoe")))
    assert match.seat == 1, "3 is not less than the 1 that is left"
    assert bandits(match) == {"snatch"}


@pytest.mark.rule("lionsgate.fight.roll")
def test_equal_toughness_is_not_beaten() -> None:
    match = table(goods=[["15 coal"], [], []], bandits=[["one-shoe"], [], []])
    match.rig([[1, 1, 1, 1, 1]])
    act(match, FIGHTER, ("fight",))
    assert bandits(match) == {"one-shoe"}
    assert match.seat == 1


@pytest.mark.rule("lionsgate.fight.roll")
def test_without_fighting_skill_no_dice() -> None:
    match = table(team=["vera-throttle"], goods=[["coal"], [], []], bandits=[["magpie"], [], []])
    assert PACK.fighting[merc("vera-throttle")] == 0
    assign(match, "vera-throttle")
    assert rule(match, "fight") == "lionsgate.fight.roll"


@pytest.mark.rule("lionsgate.fight.roll")
def test_somebody_may_roll_again() -> None:
    match = table(team=["lucky-jun"], goods=[["5 coal"], [], []], bandits=[["magpie"], [], []])
    match.rig([[1, 1, 1], [6, 6, 6]])
    act(match, "lucky-jun", ("fight",))
    assert match.step == "reroll"
    play(match, ("reroll",), ("beat", bandit("magpie")))
    assert bandits(match) == set()


@pytest.mark.rule("lionsgate.upgrade.pipe")
@pytest.mark.parametrize("last", [("stop",), ("beat", bandit("magpie"))])
def test_after_a_fight_pipes_can_still_be_played(last: Choice) -> None:
    match = table(goods=[["5 coal"], [], []], bandits=[["magpie"], [], []], upgrades=[["whispered-route"], [], []])
    match.rig([[6] * DICE])
    act(match, FIGHTER, ("fight",), last)
    assert (match.seat, match.step) == (0, "after-action")
    assert rule(match, "pipe", upgrade("whispered-route")) is None


@pytest.mark.rule("lionsgate.fight.bounty")
def test_each_bandit_beaten_pays_and_lets_a_token_be_removed() -> None:
    match = table(
        goods=[["15 coal"], [], []],
        bandits=[["magpie", "snatch"], [], []],
        tokens={"guild>cinder-row": 1, "sootpit>stonebridge": 1},
    )
    match.rig([[6] * DICE])
    act(match, FIGHTER, ("fight",), ("beat", bandit("magpie")))
    assert money(match) == PACK.bounty[bandit("magpie")]
    assert rule(match, "token", tunnel("guild", "cog-workshop")) == "lionsgate.fight.bounty"
    match.play(("token", tunnel("sootpit", "stonebridge")))
    play(match, ("beat", bandit("snatch")), ("none",))
    assert state_of(match).tokens[tunnel("guild", "cinder-row")] == 1, "it may be left there"
    assert state_of(match).token_supply == 29


@pytest.mark.rule("lionsgate.turn.abilities")
def test_whoever_keeps_the_roll_fights_with_it() -> None:
    match = table(team=["lucky-jun"], goods=[["5 coal"], [], []], bandits=[["magpie"], [], []])
    match.rig([[6, 6, 6]])
    act(match, "lucky-jun", ("fight",), ("keep-roll",))
    assert match.step == "beat" and rule(match, "beat", bandit("magpie")) is None


@pytest.mark.rule("lionsgate.fight.bounty")
def test_a_bounty_hunter_earns_more() -> None:
    match = table(team=["wilma-warrant"], goods=[["5 coal"], [], []], bandits=[["magpie"], [], []])
    match.rig([[6] * PACK.fighting[merc("wilma-warrant")]])
    act(match, "wilma-warrant", ("fight",), ("beat", bandit("magpie")))
    extra = PACK.mercenary_amount[12][merc("wilma-warrant")]
    assert money(match) == PACK.bounty[bandit("magpie")] + extra


@pytest.mark.rule("lionsgate.fight.steal")
def test_bandits_left_steal_from_the_right_and_stay() -> None:
    match = table(goods=[["2 coal", "gold", "steel"], [], []], bandits=[["red-bandana"], [], []])
    before = state_of(match).supply[:]
    assert PACK.steal[bandit("red-bandana")] == 2
    act(match, FIGHTER, REST)
    assert mat(match) == ["coal", "coal"]
    assert bandits(match) == {"red-bandana"}
    after = state_of(match).supply
    assert (after[4] - before[4], after[5] - before[5]) == (1, 1), "alloys and gold too, to the supply"


@pytest.mark.rule("lionsgate.fight.steal")
def test_those_beaten_steal_no_more_but_the_others_do() -> None:
    match = table(goods=[["5 coal"], [], []], bandits=[["magpie", "the-blind-king"], [], []])
    match.rig([[2] * DICE])
    act(match, FIGHTER, ("fight",), ("beat", bandit("magpie")))
    assert len(mat(match)) == 5 - PACK.steal[bandit("the-blind-king")]


@pytest.mark.rule("lionsgate.fight.derail")
def test_wanting_more_than_there_is_derails_and_they_leave_with_the_loot() -> None:
    match = table(goods=[["coal"], [], []], bandits=[["red-bandana"], [], []])
    supply = state_of(match).supply[0]
    events = act(match, FIGHTER, REST)
    assert "engine-derailed" in kinds(events)
    assert mat(match) == [] and bandits(match) == set()
    assert state_of(match).supply[0] == supply + 1, "stolen, not dumped in the cave"
    assert state_of(match).discard[1] == 1 << bandit("red-bandana")


@pytest.mark.rule("lionsgate.fight.derail")
def test_an_empty_train_is_derailed_by_any_bandit() -> None:
    match = table(bandits=[["magpie"], [], []])
    act(match, FIGHTER, REST)
    assert state_of(match).derailed == 1
