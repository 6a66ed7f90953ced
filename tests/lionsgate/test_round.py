"""The round: assigning, abilities, turns and turn order tiles."""

import pytest

from tests.lionsgate.table import (
    END,
    PACK,
    REST,
    TEAM,
    act,
    assign,
    bandits,
    drive,
    finish_round,
    kinds,
    lying,
    mat,
    merc,
    play,
    rest_all,
    rule,
    state_of,
    table,
    tile,
    told,
    tunnel,
)


@pytest.mark.rule("lionsgate.turn.assign")
def test_one_or_more_mercenaries_take_one_action_with_their_skills_together() -> None:
    match = table(engines=["old-black", "guild", "guild"], loose={"old-black": ["coal"]})
    for action in ("move", "mine", "load", "rest"):
        assert rule(match, action) == "lionsgate.turn.assign"
    assign(match, *TEAM[:2])
    state = state_of(match)
    together = PACK.engineering[merc(TEAM[0])] + PACK.engineering[merc(TEAM[1])]
    assert state.combined(0, PACK.engineering, 0) == together
    match.play(("load",))
    match.play(("load", 0, 1))
    assert match.seat == 1, "one action, then the next player"


@pytest.mark.rule("lionsgate.turn.assign")
def test_only_own_mercenaries_that_have_not_worked_this_round() -> None:
    match = table()
    assign(match, TEAM[0])
    assert rule(match, "assign", merc(TEAM[0])) == "lionsgate.turn.assign"
    assert rule(match, "assign", merc("the-stoker")) == "lionsgate.turn.assign", "it is in another team"
    match.play(REST)
    rest_all(match, 1)
    rest_all(match, 2)
    assert match.seat == 0
    assert rule(match, "assign", merc(TEAM[0])) == "lionsgate.turn.assign"


@pytest.mark.rule("lionsgate.turn.abilities")
def test_an_ability_works_only_in_the_turn_its_mercenary_is_assigned() -> None:
    tokens = {"guild>cog-workshop": 2}
    match = table(team=["foxglove", "ada-firebox"], tokens=tokens)
    assign(match, "ada-firebox")
    scouted = ("scout", tunnel("guild", "cog-workshop"))
    assert rule(match, *scouted) == "lionsgate.turn.abilities"
    assign(match, "foxglove")
    match.play(scouted)
    assert state_of(match).tokens[scouted[1]] == 1
    assert rule(match, *scouted) == "lionsgate.turn.abilities", "once a turn"
    assert rule(match, "scout", tunnel("guild", "cinder-row")) == "lionsgate.turn.abilities"


@pytest.mark.rule("lionsgate.turn.abilities")
def test_a_scout_may_also_wait_until_the_action_is_done() -> None:
    match = table(team=["foxglove", "ada-firebox"], tokens={"guild>cog-workshop": 1})
    act(match, "foxglove", REST)
    assert match.step == "after-action"
    play(match, ("scout", tunnel("guild", "cog-workshop")), END)
    assert sum(state_of(match).tokens) == 0


@pytest.mark.rule("lionsgate.turn.rotation")
def test_turns_go_round_and_who_has_nobody_left_is_passed_over() -> None:
    match = table(order=[2, 0, 1])
    assert match.seat == 2
    rest_all(match, 2)
    act(match, TEAM[0], REST)
    rest_all(match, 1)
    for name in TEAM[1:]:
        assert match.seat == 0, "nobody else has anybody left"
        act(match, name, REST)
    assert state_of(match).round == 2


@pytest.mark.rule("lionsgate.turn.rotation")
def test_nobody_else_may_answer() -> None:
    match = table()
    refusal = match.refusal(1, ("assign", merc(TEAM[0])))
    assert refusal is not None and refusal.rule == "lionsgate.turn.rotation"


@pytest.mark.rule("lionsgate.turn.next-order")
def test_the_first_to_have_assigned_everybody_goes_first_next_round() -> None:
    match = table()
    act(match, TEAM[0], REST)
    rest_all(match, 1)
    assert state_of(match).tiles == [-1, 0, -1]
    rest_all(match, 2)
    assert state_of(match).tiles == [-1, 0, 1]
    rest_all(match, 0)
    assert state_of(match).order == [1, 2, 0]
    assert match.seat == 1


@pytest.mark.rule("lionsgate.turn.nothing-possible")
def test_mercenaries_may_be_assigned_for_nothing() -> None:
    match = table()
    events = act(match, [TEAM[0], TEAM[2]], REST)
    assert "rested" in kinds(events)
    assert state_of(match).ready[0] == sum([1 << merc(name) for name in (TEAM[1], TEAM[3])])
    assert match.seat == 1


@pytest.mark.rule("lionsgate.turn.end")
def test_bandits_steal_at_the_end_of_a_turn_in_which_nothing_was_done() -> None:
    match = table(goods=[["3 coal"], [], []], bandits=[["magpie"], [], []])
    act(match, TEAM[0], REST)
    assert mat(match) == ["coal"] * (3 - PACK.steal[PACK.bandit_ids.index("magpie")])


@pytest.mark.rule("lionsgate.turn.end")
def test_bandits_steal_after_a_skunk_too() -> None:
    match = table(engines=["rustvein", "guild", "guild"], goods=[["2 coal"], [], []], bandits=[["magpie"], [], []])
    match.rig([[tile("skunk")]])
    act(match, TEAM[2], ("mine",))
    assert mat(match) == ["coal"]


@pytest.mark.rule("lionsgate.turn.end")
def test_who_has_no_turn_is_not_robbed() -> None:
    match = table(turn=1, derailed=[0], goods=[[], ["coal"], []], bandits=[["magpie"], [], []])
    finish_round(match)
    assert bandits(match) == {"magpie"}
    assert state_of(match).round == 2
    assert not state_of(match).derailed


@pytest.mark.rule("lionsgate.turn.tile-when")
def test_the_tile_is_taken_after_the_theft_of_the_turn_that_leaves_nobody() -> None:
    match = table(goods=[["2 coal"], [], []], bandits=[["magpie"], [], []])
    events = act(match, TEAM, REST)
    assert kinds(events)[-2:] == ["stolen", "tile-taken"]
    assert told(events, "tile-taken")["tile"] == 1


@pytest.mark.rule("lionsgate.turn.tile-when")
def test_the_derailed_take_the_highest_open_tile() -> None:
    match = table(bandits=[["magpie"], [], []])
    events = act(match, TEAM[0], REST)
    assert state_of(match).derailed == 1
    assert state_of(match).tiles == [2, -1, -1]
    assert told(events, "tile-taken") == {"seat": 0, "tile": 3}
    rest_all(match, 1)
    assert state_of(match).tiles == [2, 0, -1]


@pytest.mark.rule("lionsgate.turn.tile-when")
def test_a_lower_tile_is_given_back_and_open_again() -> None:
    match = table(upgrades=[["thrown-switch"], [], []], tiles=[0, 1, 0], assigned=[[], all_of_seat(1), []])
    play(match, ("pipe", PACK.upgrade_ids.index("thrown-switch")), ("player", 1))
    assert state_of(match).tiles == [-1, 2, -1]
    rest_all(match, 0)
    assert state_of(match).tiles == [0, 2, -1], "tile 1 was open again"


@pytest.mark.rule("lionsgate.turn.tile-when")
def test_a_higher_tile_is_kept_where_only_lower_ones_are_open() -> None:
    match = table(upgrades=[["thrown-switch"], [], []], tiles=[0, 3, 0], assigned=[[], all_of_seat(1), []])
    events = play(match, ("pipe", PACK.upgrade_ids.index("thrown-switch")), ("player", 1))
    assert state_of(match).tiles == [-1, 2, -1]
    assert "tile-taken" not in kinds(events)


def all_of_seat(seat: int) -> list[str]:
    """The team that `table` gives to a seat."""
    rest = [name for name in reversed(PACK.mercenary_ids) if name not in TEAM]
    return rest[4 * (seat - 1) : 4 * seat]


@pytest.mark.rule("lionsgate.turn.assign")
def test_a_move_uses_the_crew_only() -> None:
    match = table(team=["ada-firebox", "nina-pickhand"])
    assign(match, "nina-pickhand")
    assert rule(match, "move") == "lionsgate.move.difficulty", "alone too weak for any tunnel"
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row")
    assert lying(match, "cinder-row") == {}
