"""Numbers that prompts, events and choices tell: they are those that the rules go by."""

from typing import Any

import pytest

from remnants.boxes.lionsgate.content.words import DYNAMITE, PICKAXE, SHOVEL
from remnants.kernel.match import Match
from tests.lionsgate.table import (
    PACK,
    REST,
    act,
    assign,
    cave,
    good,
    money,
    play,
    rule,
    state_of,
    table,
    told,
    tunnel,
    upgrade,
)


def with_upgrades(*names: str, **spec: Any) -> Match:
    return table(upgrades=[list(names), [], []], **spec)


@pytest.mark.rule("lionsgate.unload.workshop")
def test_a_workshop_without_a_card_takes_no_alloy() -> None:
    pipes = PACK.upgrade_ids[20:]
    held = [pipes[0:2], pipes[2:5], pipes[5:8], pipes[8:10]]
    match = table(4, engines=["pipe-workshop"] * 4, goods=[["5 brass"], [], [], []], upgrades=held)
    act(match, "ada-firebox", ("unload",))
    refusal = match.refusal(0, ("workshop",))
    assert refusal is not None and refusal.rule == "lionsgate.unload.workshop" and refusal.facts["why"] == "no-card"
    match.play(("discard", upgrade(held[0][0])))
    assert rule(match, "workshop") is None, "the discard pile is shuffled for it"


@pytest.mark.rule("lionsgate.unload.workshop")
def test_a_card_known_on_top_and_one_below_it_can_both_be_drawn() -> None:
    pipes = PACK.upgrade_ids[20:]
    held = [pipes[0:2], pipes[2:4], pipes[4:6], pipes[6:8]]
    spec: dict[str, Any] = {"upgrades": held, "tops": {"pipes": pipes[8:9]}}
    match = table(4, engines=["pipe-workshop"] * 4, goods=[["5 brass"], [], [], []], **spec)
    act(match, "ada-firebox", ("unload",), ("workshop",), ("more",))
    assert state_of(match).drawn_cards == [28, 29]
    assert rule(match, "more") == "lionsgate.unload.workshop", "no third one is left"


@pytest.mark.rule("lionsgate.mine.tools")
def test_the_ore_told_is_what_is_mined() -> None:
    team = ["petra-shaft", "silas-fuse", "ada-firebox", "captain-rusk"]
    match = with_upgrades("ore-crusher", team=team, engines=["sootpit"] * 3, risk=["rock"] * 3)
    assign(match, "petra-shaft", "silas-fuse")
    match.rig([[1], [3], [1]])
    play(match, ("mine",), ("draw",), ("draw",))
    promised = match.view(0)["worked_out"]["ore"]
    assert match.view(0)["worked_out"]["tools"] == [SHOVEL, PICKAXE, DYNAMITE], "more ore does not make a skunk a tool"
    assert promised == 2 * (3 + 1) + 1 + 2, "a pair of shovels and dynamite, doubled, Petra and the crusher"
    mined = told(match.play(("stop",)), "mined")
    assert mined["ore"] == promised
    assert (mined["found"], mined["times"], mined["extra"]) == ([0, 3, 0, 1, 0], 2, 3)


@pytest.mark.rule("lionsgate.mine.tools")
def test_each_tile_tells_what_it_comes_to() -> None:
    match = table(engines=["sootpit"] * 3)
    assign(match, "oskar-deepdelver")
    match.rig([[1], [0], [1]])
    drawn = [told(match.play(choice), "tile-drawn")["ore"] for choice in (("mine",), ("draw",), ("draw",))]
    assert drawn == [1, 1, 3], "one shovel, a rock, two shovels"


@pytest.mark.rule("lionsgate.mine.draw")
def test_the_last_tile_in_the_bag_comes_for_certain() -> None:
    match = table(engines=["sootpit"] * 3)
    assign(match, "oskar-deepdelver")
    match.rig([[1]])
    match.play(("mine",))
    state_of(match).bag[:] = [1, 0, 0, 0, 0]
    assert match.view(0)["worked_out"]["odds"] == [100, 0, 0, 0, 0]


@pytest.mark.rule("lionsgate.unload.ghost-town")
def test_the_traders_bonus_is_told_and_paid_once_and_never_in_a_ghost_town() -> None:
    goods = [["2 coal", "2 iron"], [], []]
    empty = {"cinder-row": {"coal": 3, "iron": 3}}
    match = with_upgrades("market-bell", engines=["cinder-row"] * 3, goods=goods, markets=empty)
    act(match, "ada-firebox", ("unload",))
    coal = state_of(match).pack.market_at[cave("cinder-row") * 7 + good("coal")]
    iron = state_of(match).pack.market_at[cave("cinder-row") * 7 + good("iron")]
    assert match.view(0)["worked_out"]["prices"][str(coal)][0] == 3 + 3
    first = told(match.play(("sell", 0, coal, 1)), "sold")
    assert (first["money"], first["bonus"]) == (3, 3)
    second = told(match.play(("sell", 1, iron, 1)), "sold")
    assert (second["money"], second["bonus"]) == (3, 0)
    assert money(match) == 9
    ghost = with_upgrades("market-bell", engines=["cinder-row"] * 3, goods=goods, markets=empty, ghosts=["cinder-row"])
    act(ghost, "ada-firebox", ("unload",))
    sold = told(ghost.play(("sell", 0, coal, 1)), "sold")
    assert (sold["money"], sold["bonus"], money(ghost)) == (0, 0, 0)
    assert ghost.view(0)["worked_out"]["prices"][str(coal)] == [0]


@pytest.mark.rule("lionsgate.cleanup.ghost-town")
def test_what_a_dead_town_costs_is_told_as_it_was_paid() -> None:
    nothing = {"coal": 0, "iron": 0, "copper": 0, "steel": 0}
    shares = [{"town": "cinder-row", "circle": 0, "seat": 0}, {"town": "cinder-row", "circle": 1, "seat": 1}]
    match = table(markets={"cinder-row": nothing}, money=[4, 30, 0], shares=shares)
    events = []
    while state_of(match).round == 1:
        events += match.play(match.choices()[0] if ("rest",) not in match.choices() else REST)
    returned = [event.data["money"] for event in events if event.kind == "shares-returned"]
    assert returned == [4, 10]


@pytest.mark.rule("lionsgate.move.bandits-left")
def test_the_tokens_left_are_counted_as_they_lie() -> None:
    tokens = {
        "deepmarket>lanternfall": 2,
        "deepmarket>kingseam": 2,
        "deepmarket>cinder-row": 2,
        "lanternfall>old-black": 2,
        "lanternfall>steel-factory": 2,
        "old-black>rustvein": 2,
        "old-black>steel-factory": 2,
        "rustvein>steel-factory": 2,
        "rustvein>mosswell": 2,
        "mosswell>cog-workshop": 2,
        "mosswell>sootpit": 2,
        "cog-workshop>steel-factory": 2,
        "cog-workshop>stonebridge": 2,
        "sootpit>stonebridge": 2,
        "guild>cinder-row": 1,
    }
    match = table(goods=[["3 gold"], [], []], tokens=tokens)
    assign(match, "ada-firebox")
    events = play(match, ("move",), ("tunnel", tunnel("guild", "pipe-workshop")), ("stop",))
    assert told(events, "tokens-left")["tokens"] == 1, "one was left in the supply"
