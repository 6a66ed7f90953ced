"""Effects of cards that the pack of the rule tests does not have: each test writes the card it needs."""

from pathlib import Path

import pytest

from remnants.boxes.aylkor.rules.triggers import set_off
from tests.aylkor.table import at, board, card, duel, health, kinds, pack_with, position, rule, stands, unit

AROUND = '{ do = "damage", amount = 1, target = "each-enemy", reach = 1 }'
MOVE_ITSELF = '{ do = "move", target = "self", distance = 4 }'

# ---------------------------------------------------------------------------------------------------- where


@pytest.mark.rule("aylkor.effect.where")
def test_after_its_own_move_a_unit_strikes_around_the_new_space(tmp_path: Path) -> None:
    pack = pack_with(
        tmp_path, {"thornback": f'abilities = [{{ when = "activated", effects = [{MOVE_ITSELF}, {AROUND}] }}]'}
    )
    units = [unit("thornback", 0, 3, 3), unit("great-ursor", 1, 3, 4), unit("great-ursor", 1, 3, 8)]
    match = duel(units=units, pack=pack)
    match.play(("use", at(3, 3)))
    match.play(("to", at(3, 7)))
    assert stands(match, 3, 7) == "thornback"
    assert (health(match, 3, 4), health(match, 3, 8)) == (9, 8)


@pytest.mark.rule("aylkor.effect.where")
def test_after_the_hero_s_move_a_tech_counts_from_the_new_space(tmp_path: Path) -> None:
    move_hero = '{ do = "move", target = "own-hero", distance = 4 }'
    pack = pack_with(tmp_path, {"slipgate": f"effects = [{move_hero}, {AROUND}]"})
    units = [unit("great-ursor", 1, 1, 2), unit("great-ursor", 1, 1, 6)]
    match = duel(first={"hand": ["slipgate"], "cogs": 1}, units=units, pack=pack)
    match.play(("tech", card("slipgate")))
    match.play(("to", at(1, 5)))
    assert board(match).hero_at[0] == at(1, 5)
    assert (health(match, 1, 2), health(match, 1, 6)) == (9, 8)


@pytest.mark.rule("aylkor.effect.where")
def test_what_another_unit_does_is_not_carried_along(tmp_path: Path) -> None:
    push = '{ do = "move", target = "enemy-unit", reach = 1, distance = 4 }'
    pack = pack_with(tmp_path, {"thornback": f'abilities = [{{ when = "activated", effects = [{push}, {AROUND}] }}]'})
    units = [unit("thornback", 0, 3, 3), unit("great-ursor", 1, 3, 4), unit("great-ursor", 1, 5, 5)]
    match = duel(units=units, pack=pack)
    match.play(("use", at(3, 3)))
    match.play(("to", at(3, 8)))
    assert (health(match, 3, 8), health(match, 5, 5)) == (9, 9)


@pytest.mark.rule("aylkor.effect.where")
def test_an_effect_that_waits_follows_its_unit_but_dying_counts_from_where_it_fell(tmp_path: Path) -> None:
    from remnants.boxes.aylkor.content.content import DIES, GATHERS
    from remnants.boxes.aylkor.rules.effects import transfer

    state = board(duel(units=[unit("carrion-bloom", 0, 3, 3)]))
    bloom = card("carrion-bloom")
    set_off(state, [[0, at(3, 3), bloom, DIES], [0, at(3, 3), bloom, GATHERS]])
    transfer(state, at(3, 3), at(5, 5))
    assert {occasion: space for _, space, _, occasion in state.triggered} == {DIES: at(3, 3), GATHERS: at(5, 5)}


# ---------------------------------------------------------------------------------------------------- the end


@pytest.mark.rule("aylkor.effect.over")
def test_with_the_last_enemy_hero_everything_ends_at_once() -> None:
    """The Bloom that falls together with the hero would still burn the Dancer."""
    match = duel(
        second={"at": [3, 4], "health": 1},
        units=[unit("ember-dancer", 0, 3, 3, health=1), unit("carrion-bloom", 1, 3, 2, health=1)],
    )
    events = match.play(("use", at(3, 3)))
    assert match.seat is None
    assert kinds(events) == ["used", "hurt", "hurt", "fell", "fell", "out", "over"]
    assert health(match, 3, 3) == 1
    assert match.winners() == [0]


@pytest.mark.rule("aylkor.effect.over")
def test_nobody_is_asked_anything_after_the_end(tmp_path: Path) -> None:
    """The winner's own unit falls with the hero and would ask for a target."""
    pack = pack_with(
        tmp_path,
        {
            "thornback": 'abilities = [{ when = "dies", effects = [{ do = "damage", amount = 1, target = "enemy" }] }]',
            "thunderbolt": 'effects = [{ do = "damage", amount = 3, target = "each" }, { do = "draw", amount = 1 }]',
        },
    )
    match = duel(
        first={"hand": ["thunderbolt"], "cogs": 1, "brew": 1},
        second={"health": 2},
        units=[unit("thornback", 0, 3, 3, health=1), unit("great-ursor", 1, 5, 5), unit("great-ursor", 1, 7, 7)],
        pack=pack,
    )
    match.play(("tech", card("thunderbolt")))
    assert match.seat is None
    assert board(match).hands[0] == []


# ---------------------------------------------------------------------------------------------------- taking


@pytest.mark.rule("aylkor.effect.steal")
def test_each_resource_is_taken_up_to_what_there_is_of_it(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, {"light-fingers": 'effects = [{ do = "steal", cogs = 2, brew = 2 }]'})
    match = duel(first={"hand": ["light-fingers"]}, second={"cogs": 1, "brew": 5}, pack=pack)
    match.play(("tech", card("light-fingers")))
    assert (board(match).cogs, board(match).brew) == ([1, 0], [2, 3])
    match = duel(first={"hand": ["light-fingers"]}, second={"cogs": 5, "brew": 1}, pack=pack)
    match.play(("tech", card("light-fingers")))
    assert (board(match).cogs, board(match).brew) == ([2, 3], [1, 0])


# ---------------------------------------------------------------------------------------------------- ready again


def test_only_units_of_the_active_player_are_made_ready(tmp_path: Path) -> None:
    """Neither an enemy's on the own turn nor an own one on somebody else's."""
    pack = pack_with(
        tmp_path,
        {
            "second-wind": 'effects = [{ do = "ready", target = "enemy" }]',
            "carrion-bloom": 'abilities = [{ when = "dies", effects = [{ do = "ready", target = "own-unit" }] }]',
        },
    )
    match = duel(first={"hand": ["second-wind"], "cogs": 1}, units=[unit("thornback", 1, 3, 4)], pack=pack)
    assert rule(match, "tech", card("second-wind")) == "aylkor.tech.timing"
    units = [unit("great-ursor", 0, 3, 3), unit("carrion-bloom", 1, 3, 4, health=1), unit("thornback", 1, 3, 5)]
    match = duel(units=units, pack=pack)
    events = match.play(("attack", at(3, 3), at(3, 4)))
    assert "readied" not in kinds(events)
    assert match.step == "act"


# ---------------------------------------------------------------------------------------------------- events


def test_a_lean_event_takes_income_and_harvest_down_to_nothing_but_not_below(tmp_path: Path) -> None:
    lean = 'lasting = [{ do = "income", cogs = -3, cards = -2 }, { do = "harvest", cogs = -3, brew = -3 }]'
    pack = pack_with(tmp_path, {}, {"rich-seams": lean})
    match = position(
        2, {1: {"cogs": 2}}, pack=pack, event="rich-seams", event_until=9, units=[unit("thornback", 1, 3, 3)],
        cogs=[[3, 4]],
    )  # fmt: skip
    hand = len(board(match).hands[1])
    match.play(("end",))
    assert (match.seat, board(match).cogs[1], len(board(match).hands[1])) == (1, 2, hand)
    match.play(("move", at(3, 3)))
    match.rig([[9, 9]])
    match.play(("to", at(3, 4)))
    assert board(match).cogs[1] == 2
