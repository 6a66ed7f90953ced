"""Upgrades thrown away: at every decision of the own turn, and what they gave is gone at once."""

from typing import Any

import pytest

from remnants.boxes.lionsgate.content.words import REROLL
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.lionsgate.table import (
    END,
    PACK,
    REST,
    act,
    assign,
    bandit,
    good,
    lying,
    mat,
    merc,
    play,
    rule,
    state_of,
    table,
    tunnel,
    upgrade,
    upgrades,
)

REMOVE = pytest.mark.rule("lionsgate.upgrade.remove")
COG = pytest.mark.rule("lionsgate.upgrade.cog")


def throw(name: str) -> Choice:
    return ("discard", upgrade(name))


def with_upgrades(*names: str, **spec: Any) -> Match:
    return table(upgrades=[list(names), [], []], **spec)


def at_turn() -> Match:
    return with_upgrades("long-rod")


def at_drive() -> Match:
    match = at_turn()
    act(match, "ada-firebox", ("move",))
    return match


def at_dig() -> Match:
    match = with_upgrades("long-rod", engines=["old-black"] * 3)
    assign(match, "oskar-deepdelver")
    match.rig([[0]])
    match.play(("mine",))
    return match


def at_skunk() -> Match:
    match = with_upgrades("long-rod", "ventilator", engines=["old-black"] * 3)
    assign(match, "oskar-deepdelver")
    match.rig([[4]])
    match.play(("mine",))
    return match


def at_reroll() -> Match:
    team = ["lucky-jun", "ada-firebox", "bruno-piston", "captain-rusk"]
    match = with_upgrades("long-rod", team=team, bandits=[["magpie"], [], []])
    assign(match, "lucky-jun")
    match.rig([[6, 6, 6]])
    match.play(("fight",))
    return match


def at_beat() -> Match:
    match = with_upgrades("long-rod", bandits=[["magpie"], [], []])
    assign(match, "captain-rusk")
    match.rig([[6, 6, 6, 6, 6]])
    match.play(("fight",))
    return match


def at_remove_token() -> Match:
    match = with_upgrades("long-rod", bandits=[["magpie"], [], []], tokens={"guild>cinder-row": 1})
    assign(match, "captain-rusk")
    match.rig([[6, 6, 6, 6, 6]])
    play(match, ("fight",), ("beat", bandit("magpie")))
    return match


def at_load() -> Match:
    match = with_upgrades("long-rod", loose={"guild": ["9 coal"]})
    act(match, "ada-firebox", ("load",))
    return match


def at_unload() -> Match:
    match = with_upgrades("long-rod", goods=[["9 coal"], [], []])
    act(match, "ada-firebox", ("unload",))
    return match


def at_pay() -> Match:
    match = with_upgrades("long-rod", engines=["cog-workshop"] * 3, goods=[["1 steel", "1 coal", "2 steel"], [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    return match


def at_browse() -> Match:
    match = with_upgrades("long-rod", engines=["cog-workshop"] * 3, goods=[["4 steel"], [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    return match


def at_put_back_order() -> Match:
    match = at_browse()
    play(match, ("more",), ("none",))
    return match


def at_replace() -> Match:
    match = with_upgrades("long-rod", goods=[["5 gold"], [], []])
    act(match, "ada-firebox", ("unload",), ("hire",))
    match.play(("keep", state_of(match).drawn_cards[0]))
    return match


def at_target() -> Match:
    match = with_upgrades("long-rod", "whispered-route")
    match.play(("pipe", upgrade("whispered-route")))
    return match


def at_after_action() -> Match:
    match = at_turn()
    act(match, "ada-firebox", REST)
    return match


def at_shelter() -> Match:
    match = with_upgrades("long-rod", "strongbox", goods=[["5 coal"], [], []], bandits=[["magpie"], [], []])
    act(match, "ada-firebox", REST, END)
    return match


DECISIONS = {
    "turn": at_turn,
    "drive": at_drive,
    "dig": at_dig,
    "skunk": at_skunk,
    "reroll": at_reroll,
    "beat": at_beat,
    "remove-token": at_remove_token,
    "load": at_load,
    "unload": at_unload,
    "pay": at_pay,
    "browse": at_browse,
    "put-back-order": at_put_back_order,
    "replace": at_replace,
    "target": at_target,
    "after-action": at_after_action,
    "shelter": at_shelter,
}


@REMOVE
@pytest.mark.parametrize("step", DECISIONS)
def test_at_every_decision_of_the_own_turn(step: str) -> None:
    match = DECISIONS[step]()
    assert match.step == step
    others = [choice for choice in match.choices() if choice[0] != "discard"]
    assert throw("long-rod") in match.choices()
    match.play(throw("long-rod"))
    assert "long-rod" not in upgrades(match)
    if step != "after-action":
        assert match.step == step and [choice for choice in match.choices() if choice[0] != "discard"] == others


@REMOVE
def test_nobody_throws_away_the_upgrades_of_others_or_on_their_turn() -> None:
    match = table(upgrades=[[], ["long-rod"], []])
    assert rule(match, "discard", upgrade("long-rod")) == "lionsgate.upgrade.remove"
    struck = table(upgrades=[["whispered-route"], ["safety-valve", "long-rod"], []])
    play(struck, ("pipe", upgrade("whispered-route")), ("player", 1))
    assert struck.step == "ward" and struck.seat == 1
    assert rule(struck, *throw("long-rod")) is not None


# ---------------------------------------------------------------- a cog stops at once


@COG
def test_engineering_thrown_away_on_the_way_is_gone() -> None:
    match = with_upgrades("superheater", engines=["old-black"] * 3)
    act(match, "oskar-deepdelver", ("move",))
    onward = ("tunnel", tunnel("steel-factory", "guild"))
    play(match, ("tunnel", tunnel("old-black", "steel-factory")))
    assert rule(match, *onward) is None, "1 + 2 is less than 3 + 2"
    match.play(throw("superheater"))
    assert rule(match, *onward) == "lionsgate.move.difficulty"


@COG
def test_who_cannot_drive_any_more_has_done_nothing() -> None:
    team = ["nina-pickhand", "ada-firebox", "bruno-piston", "captain-rusk"]
    match = with_upgrades("superheater", team=team)
    act(match, "nina-pickhand", ("move",))
    match.play(throw("superheater"))
    assert match.seat == 1, "with 1 engineering no tunnel can be entered"


@COG
def test_a_plough_thrown_away_no_longer_passes() -> None:
    match = with_upgrades(
        "plough",
        goods=[[], ["5 coal"], []],
        engines=["guild", "cinder-row", "guild"],
        boxcars=[[], ["guild>cinder-row"], []],
    )
    act(match, "ada-firebox", ("move",))
    through = ("tunnel", tunnel("guild", "cinder-row"))
    assert rule(match, *through) is None
    match.play(throw("plough"))
    assert rule(match, *through) == "lionsgate.move.blocked"


@COG
def test_mining_thrown_away_ends_the_drawing_where_nothing_is_left() -> None:
    match = with_upgrades(
        "steam-drill", team=["captain-rusk", "ada-firebox", "bruno-piston"], engines=["old-black"] * 3
    )
    assign(match, "captain-rusk")
    match.rig([[1], [1]])
    play(match, ("mine",), ("draw",))
    assert match.view(0)["asked"]["may_draw"] == 2, "2 + 2 less the two drawn"
    match.play(throw("steam-drill"))
    assert lying(match, "old-black") == {"coal": 3}


@COG
def test_a_tool_thrown_away_no_longer_counts() -> None:
    match = with_upgrades("air-pick", engines=["chalk-hollow"] * 3)
    assign(match, "oskar-deepdelver")
    match.rig([[2]])
    match.play(("mine",))
    assert match.view(0)["worked_out"]["ore"] == 1
    match.play(throw("air-pick"))
    assert match.view(0)["worked_out"]["ore"] == 0


@COG
def test_dice_are_rolled_again_only_while_there_are_dice_and_somebody_knows_how(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a pack of one's own somebody who cannot fight may know how, or a cog."""
    cog = upgrade("roof-turret")
    monkeypatch.setattr(PACK, "fighting", [0 if number == merc("lucky-jun") else 5 for number in range(30)])
    knowing = with_upgrades("roof-turret", team=["lucky-jun"], bandits=[["magpie"], [], []])
    act(knowing, "lucky-jun", ("fight",))
    assert rule(knowing, "reroll") is None
    knowing.play(("discard", cog))
    assert rule(knowing, "reroll") == "lionsgate.turn.abilities" and rule(knowing, "keep-roll") is None
    monkeypatch.setattr(PACK, "cogs_with", [*PACK.cogs_with[:REROLL], 1 << cog, *PACK.cogs_with[REROLL + 1 :]])
    bonus = [int(number == cog) for number in range(len(PACK.upgrade_ids))]
    monkeypatch.setattr(PACK, "cog_amount", [*PACK.cog_amount[:REROLL], bonus, *PACK.cog_amount[REROLL + 1 :]])
    known = with_upgrades("roof-turret", bandits=[["magpie"], [], []])
    act(known, "captain-rusk", ("fight",))
    assert rule(known, "reroll") is None
    known.play(("discard", cog))
    assert rule(known, "reroll") == "lionsgate.turn.abilities"


@COG
def test_mining_thrown_away_before_the_skunk_is_calmed_leaves_no_tile_to_draw() -> None:
    match = with_upgrades("ventilator", "tunnel-borer", team=["captain-rusk"], engines=["old-black"] * 3)
    assign(match, "captain-rusk")
    match.rig([[1], [1], [1], [4]])
    play(match, ("mine",), ("draw",), ("draw",), ("draw",))
    assert (match.step, match.view(0)["asked"]["may_draw"]) == ("skunk", 0)
    play(match, throw("tunnel-borer"), ("calm",))
    assert match.step == "after-action" and lying(match, "old-black") == {"coal": 5}


@COG
def test_a_ventilator_thrown_away_calms_nothing() -> None:
    match = at_skunk()
    match.play(throw("ventilator"))
    assert rule(match, "calm") == "lionsgate.turn.abilities" and ("run",) in match.choices()


@COG
def test_hands_thrown_away_load_less() -> None:
    match = with_upgrades("loading-crane", loose={"guild": ["12 coal"]})
    act(match, "ada-firebox", ("load",), ("load", good("coal"), 4))
    assert match.view(0)["asked"]["may_load"] == 6
    match.play(throw("loading-crane"))
    assert match.view(0)["asked"]["may_load"] == 1
    match.play(("load", good("coal"), 1))
    assert len(mat(match)) == 5 and match.seat == 1


@COG
def test_hands_thrown_away_unload_less() -> None:
    match = with_upgrades("loading-crane", goods=[["12 coal"], [], []])
    act(match, "ada-firebox", ("unload",), ("drop", 0, 7))
    match.play(throw("loading-crane"))
    assert match.seat == 1 and len(mat(match)) == 5


@COG
@pytest.mark.parametrize(("dropped", "left"), [(4, 1), (5, 0)])
def test_hands_thrown_away_leave_what_the_crew_can_still_unload(dropped: int, left: int) -> None:
    match = with_upgrades("loading-crane", "whispered-route", goods=[["12 coal"], [], []])
    act(match, "ada-firebox", ("unload",), ("drop", 0, dropped), throw("loading-crane"))
    assert (match.seat, match.step) == (0, "unload" if left else "after-action")
    assert not left or match.view(0)["asked"]["may_unload"] == left


@COG
def test_hands_thrown_away_draw_fewer_cards() -> None:
    match = with_upgrades("loading-crane", engines=["cog-workshop"] * 3, goods=[["9 steel"], [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    assert match.view(0)["asked"]["may_unload"] == 8
    match.play(throw("loading-crane"))
    assert match.view(0)["asked"]["may_unload"] == 3


@COG
def test_armour_thrown_away_does_not_protect() -> None:
    match = with_upgrades("boiler-armour", "strongbox", goods=[["5 coal"], [], []], bandits=[["crowbar-sue"], [], []])
    act(match, "ada-firebox", REST, END)
    assert match.view(0)["asked"]["wanted"] == 1
    match.play(throw("boiler-armour"))
    assert match.view(0)["asked"]["wanted"] == 2


@REMOVE
def test_what_is_being_paid_with_cannot_be_dumped() -> None:
    goods = ["1 steel", "14 coal", "1 steel", "2 coal", "1 steel"]
    match = with_upgrades("fourth-coupling", engines=["cog-workshop"] * 3, goods=[goods, [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    assert match.step == "pay" and rule(match, *throw("fourth-coupling")) == "lionsgate.unload.spend"


@REMOVE
def test_a_good_in_a_box_with_the_number_of_an_upgrade_can_be_paid() -> None:
    number = upgrade("fourth-coupling")
    goods = ["1 steel", f"{number - 1} coal", "1 steel", "1 coal", "1 steel"]
    match = with_upgrades("fourth-coupling", engines=["cog-workshop"] * 3, goods=[goods, [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    assert rule(match, *throw("fourth-coupling")) == "lionsgate.unload.spend"
    assert rule(match, "pay", number) is None


@REMOVE
@pytest.mark.parametrize("seat", [0, 1])
def test_a_boxcar_thrown_away_in_the_city_leaves_its_goods_there(seat: int) -> None:
    gate = PACK.cave_ids[PACK.ways[PACK.city][0][2]]
    drivers = ["ada-firebox", "bruno-piston"]
    others = [["silas-fuse"], ["petra-shaft"]]
    match = table(
        teams=[*others[:seat], drivers, *others[seat:]],
        order=[seat, 1 - seat, 2],
        engines=[gate] * 3,
        money=[100] * 3,
        goods=[["15 coal", "2 iron"] if other == seat else [] for other in range(3)],
        upgrades=[["fourth-coupling"] if other == seat else [] for other in range(3)],
    )
    act(match, drivers, ("move",), ("go", PACK.city), throw("fourth-coupling"))
    assert lying(match, PACK.cave_ids[PACK.city]) == {"iron": 2}
    assert match.game.conserved(match.state) == []
