"""Resources: gathering and renewal."""

import pytest

from remnants.boxes.aylkor.rules.state import BREW, COG, DONE, NOTHING
from tests.aylkor.table import PACK, at, board, card, duel, move, rule, unit

BREW_FAR_AWAY = [1, 2, 10]


@pytest.mark.rule("aylkor.harvest.by-moving")
def test_a_move_that_ends_on_a_cog_gathers_it_and_ends_the_unit_s_turn() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3)], cogs=[[3, 5]])
    match.rig([[9, 9]])
    move(match, at(3, 3), at(3, 5))
    state = board(match)
    assert state.cogs[0] == 1
    assert state.condition[at(3, 5)] == DONE
    assert rule(match, "move", at(3, 5)) == "aylkor.unit.act-once"


@pytest.mark.rule("aylkor.harvest.by-moving")
def test_passing_over_a_resource_gathers_nothing() -> None:
    match = duel(units=[unit("thornback", 0, 1, 3)], cogs=[[1, 4]])
    move(match, at(1, 3), at(1, 5))
    assert board(match).cogs[0] == 0
    assert board(match).resource[at(1, 4)] == COG


@pytest.mark.rule("aylkor.harvest.by-spawning")
def test_a_unit_played_onto_a_brewless_cog_gathers_it() -> None:
    match = duel(first={"hand": ["burrow-hound"], "cogs": 1}, cogs=[[1, 2]])
    match.rig([[9, 9]])
    match.play(("build", card("burrow-hound")))
    match.play(("at", at(1, 2)))
    assert board(match).cogs[0] == 1
    assert board(match).resource[at(9, 9)] == COG


@pytest.mark.rule("aylkor.harvest.renewal")
def test_a_gathered_brew_is_rolled_anew_in_the_centre() -> None:
    match = duel(units=[unit("thornback", 0, 3, 5)], brew=[1])
    match.rig([[7]])
    move(match, at(3, 5), PACK.numbered[1])
    state = board(match)
    assert state.brew[0] == 1
    assert state.resource[PACK.numbered[7]] == BREW


@pytest.mark.rule("aylkor.resources.reroll")
def test_occupied_spaces_and_the_centre_are_rolled_again_for_a_cog() -> None:
    match = duel(units=[unit("thornback", 0, 3, 3)], cogs=[[3, 4], [8, 8]])
    match.rig([[1, 1], [8, 8], [5, 6], [7, 7]])
    move(match, at(3, 3), at(3, 4))
    state = board(match)
    assert state.resource[at(7, 7)] == COG
    assert state.resource[at(5, 6)] == NOTHING
    assert state.owed_cogs == 5


@pytest.mark.rule("aylkor.resources.reroll")
def test_brew_without_room_is_owed_and_rolled_before_income_when_there_is_room() -> None:
    full = [unit("thornback", 0, 4, 5), unit("thornback", 0, 4, 6)]
    others = ["spark-wisp", "spark-wisp", "burrow-hound", "burrow-hound", "frost-shade", "frost-shade"]
    for name, space in zip(others, [(5, 5), (5, 6), (5, 7), (6, 4), (6, 5), (6, 6)], strict=True):
        full.append(unit(name, 1, *space))
    full.append(unit("ember-dancer", 1, 7, 5))
    match = duel(
        units=[*full, unit("tide-caller", 0, 7, 7)],
        brew=[10],
        cogs=[[1, 5], [1, 6], [1, 7], [2, 5], [2, 6], [2, 7], [3, 7]],
    )
    move(match, at(7, 7), PACK.numbered[10])
    state = board(match)
    assert (state.brew[0], state.owed_brew) == (1, 3)
    move(match, at(4, 5), at(3, 5))
    assert board(match).owed_brew == 3
    match.rig([[1]])
    events = match.play(("end",))
    assert [event.kind for event in events][:3] == ["turn", "rolled", "income"]
    assert board(match).resource[PACK.numbered[1]] == BREW
    assert board(match).owed_brew == 2
