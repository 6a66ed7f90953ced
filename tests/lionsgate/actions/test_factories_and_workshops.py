"""Ore that becomes alloy, and alloy that becomes upgrades."""

import pytest

from tests.lionsgate.table import (
    END,
    act,
    finish_round,
    good,
    kinds,
    lying,
    mat,
    play,
    rule,
    state_of,
    table,
    upgrade,
    upgrades,
)

COAL, IRON, GOLD, STEEL = good("coal"), good("iron"), good("gold"), good("steel")


@pytest.mark.rule("lionsgate.unload.factory")
def test_ore_in_its_factory_turns_to_alloy_at_the_end_of_the_round() -> None:
    match = table(engines=["steel-factory", "guild", "guild"], goods=[["2 coal", "iron"], [], []])
    act(match, "ada-firebox", ("unload",), ("drop", 0, 2), ("drop", 0, 1))
    assert lying(match, "steel-factory") == {"coal": 2, "iron": 1}
    finish_round(match)
    assert lying(match, "steel-factory") == {"coal": 1, "steel": 1}


@pytest.mark.rule("lionsgate.unload.factory")
def test_the_wrong_factory_does_nothing() -> None:
    match = table(loose={"brass-factory": ["coal", "iron"], "guild": ["copper", "zinc"]})
    finish_round(match)
    assert lying(match, "brass-factory") == {"coal": 1, "iron": 1}
    assert lying(match, "guild") == {"copper": 1, "zinc": 1}


@pytest.mark.rule("lionsgate.unload.workshop")
def test_two_alloys_draw_a_card_each_further_one_another_and_one_is_kept() -> None:
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["4 steel"], [], []])
    match.rig([[upgrade("sandbox")], [upgrade("steam-drill")], [upgrade("ore-crusher")]])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    assert len(mat(match)) == 2 and state_of(match).drawn_cards == [upgrade("sandbox")]
    play(match, ("more",), ("more",))
    assert mat(match) == []
    match.play(("keep", upgrade("steam-drill")))
    assert upgrades(match) == {"steam-drill"}
    assert match.step == "put-back-order"
    match.play(("on-top", upgrade("sandbox")))
    assert state_of(match).deck_top[2] == [upgrade("sandbox"), upgrade("ore-crusher")], "the last laid is on top"
    match.play(END)
    assert match.seat == 1


@pytest.mark.rule("lionsgate.unload.workshop")
def test_a_workshop_takes_only_its_alloy_and_only_once_a_turn() -> None:
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["2 brass", "3 steel"], [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",), ("none",))
    assert rule(match, "workshop") == "lionsgate.unload.workshop"
    brass = table(engines=["cog-workshop", "guild", "guild"], goods=[["4 brass"], [], []])
    act(brass, "ada-firebox", ("unload",))
    assert rule(brass, "workshop") == "lionsgate.unload.workshop"
    pipes = table(engines=["pipe-workshop", "guild", "guild"], goods=[["2 brass"], [], []])
    act(pipes, "ada-firebox", ("unload",), ("workshop",))
    assert state_of(pipes).drawn_from == 3


@pytest.mark.rule("lionsgate.unload.workshop")
def test_a_card_is_kept_only_on_an_empty_space() -> None:
    full = ["long-rod", "sandbox", "superheater"]
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["2 steel"], [], []], upgrades=[full, [], []])
    match.rig([[upgrade("steam-drill")]])
    act(match, "ada-firebox", ("unload",), ("workshop",))
    assert rule(match, "keep", upgrade("steam-drill")) == "lionsgate.unload.workshop"
    assert rule(match, "keep", upgrade("tunnel-borer")) == "lionsgate.unload.workshop", "it was not drawn"
    match.play(("none",))
    assert state_of(match).deck_top[2] == [upgrade("steam-drill")], "all drawn go back"


@pytest.mark.rule("lionsgate.unload.gold")
def test_workshops_and_factories_take_no_gold() -> None:
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["steel", "gold"], [], []])
    act(match, "ada-firebox", ("unload",))
    assert rule(match, "workshop") == "lionsgate.unload.gold"
    factory = table(loose={"steel-factory": ["coal", "gold"]})
    finish_round(factory)
    assert lying(factory, "steel-factory") == {"coal": 1, "gold": 1}


@pytest.mark.rule("lionsgate.unload.spend")
def test_cards_drawn_are_shown_and_those_put_back_stay_known() -> None:
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["2 steel"], [], []])
    match.rig([[upgrade("sandbox")]])
    events = act(match, "ada-firebox", ("unload",), ("workshop",))
    assert "card-drawn" in kinds(events)
    assert match.view(2)["state"]["drawn_cards"] == [upgrade("sandbox")]
    match.play(("none",))
    assert match.view(1)["state"]["deck_top"][2] == [upgrade("sandbox")]
    again = table(engines=["cog-workshop", "guild", "guild"], goods=[["2 steel"], [], []], tops={"cogs": ["sandbox"]})
    act(again, "ada-firebox", ("unload",), ("workshop",))
    assert state_of(again).drawn_cards == [upgrade("sandbox")]


@pytest.mark.rule("lionsgate.unload.spend")
def test_every_further_card_counts_towards_the_limit_of_the_action() -> None:
    match = table(engines=["cog-workshop", "guild", "guild"], goods=[["7 steel"], [], []])
    act(match, "ada-firebox", ("unload",), ("workshop",), ("more",), ("more",), ("more",))
    assert rule(match, "more") == "lionsgate.unload.spend", "five goods in all"
    assert mat(match) == ["steel"] * 2
