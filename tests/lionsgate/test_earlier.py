"""Drives of earlier rules: until rules 2 a drive straight to a cave took the easiest way, whatever lay on it."""

from itertools import pairwise
from typing import Any

import pytest

from remnants.boxes.lionsgate.content.words import ENTRY_PRICE
from remnants.boxes.lionsgate.rules.game import GAME
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.lionsgate.table import PACK, STOP, TEAM, act, cave, state_of, table, told, tunnel

ROUTE = pytest.mark.rule("lionsgate.move.route")


def driving(start: str, **spec: Any) -> Match:
    """A drive with an engineering of 10 is about to begin."""
    match = table(engines=[start, "guild", "guild"], **spec)
    act(match, TEAM[:2], ("move",))
    return match


def way(*caves: str) -> list[int]:
    return [tunnel(start, end) for start, end in pairwise(caves)]


def straight(*caves: str) -> Choice:
    """A drive straight to the last of these caves, the tunnels named."""
    return ("go", cave(caves[-1]), *way(*caves))


def taken_then(match: Match, goal: str) -> Choice:
    """What a drive straight to a cave that is written in a record of rules 1 stands for."""
    return GAME.answer_today("1", match.state, ("go", cave(goal)))


def was_allowed(match: Match, choice: Choice) -> bool:
    return GAME.was_allowed(match.state, choice)


@ROUTE
@pytest.mark.parametrize(
    "caves",
    [
        ["steel-factory", "guild"],
        ["old-black", "steel-factory", "guild", "pipe-workshop", "candlewick"],
        ["mosswell", "cog-workshop", "guild", "cinder-row", "deepmarket"],
    ],
)
def test_it_took_the_easiest_way_past_any_bandits(caves: list[str]) -> None:
    lying = {f"{start}>{end}": 1 for start, end in pairwise(caves)}
    match = driving(caves[0], tokens=lying)
    assert taken_then(match, caves[-1]) == straight(*caves)
    assert was_allowed(match, straight(*caves))


@ROUTE
def test_of_ways_equally_easy_it_took_the_one_with_the_fewest_bandits() -> None:
    match = driving("guild", tokens={"cog-workshop>stonebridge": 1, "guild>brass-factory": 2, "guild>pipe-workshop": 2})
    assert taken_then(match, "stonebridge") == straight("guild", "cog-workshop", "stonebridge")
    match = driving("guild", tokens={"cog-workshop>stonebridge": 2, "guild>pipe-workshop": 1, "guild>steel-factory": 1})
    assert taken_then(match, "stonebridge") == straight("guild", "pipe-workshop", "stonebridge")


@ROUTE
def test_of_ways_alike_in_everything_it_took_the_one_by_the_cave_named_first() -> None:
    match = driving("steel-factory", tokens={"cinder-row>brass-factory": 2, "guild>brass-factory": 2})
    assert taken_then(match, "brass-factory") == straight("steel-factory", "guild", "brass-factory")


@ROUTE
def test_it_never_took_a_way_that_was_closed() -> None:
    lying = {"steel-factory>cinder-row": 1, "steel-factory>lanternfall": 1}
    closed = {"goods": [[], ["coal"], []], "boxcars": [[], ["steel-factory>guild"], []]}
    match = driving("steel-factory", tokens=lying, **closed)
    assert taken_then(match, "guild") == straight("steel-factory", "cinder-row", "guild")
    assert not was_allowed(match, straight("steel-factory", "guild"))


@ROUTE
def test_where_today_takes_the_same_way_nothing_is_named() -> None:
    match = driving("steel-factory")
    assert taken_then(match, "guild") == ("go", cave("guild"))


@ROUTE
@pytest.mark.parametrize(
    ("driver", "named"), [("oskar-deepdelver", []), ("marta-lampblack", [["steel-factory", "guild"]])]
)
def test_it_is_named_only_where_the_crew_could_drive_the_other(driver: str, named: list[list[str]]) -> None:
    """Round the bandits the way is one more difficult: with an engineering of 3 there is only the direct one."""
    match = table(team=[driver], engines=["steel-factory"] * 3, tokens={"steel-factory>guild": 1})
    act(match, driver, ("move",))
    assert taken_then(match, "guild") == ("go", cave("guild"), *[part for caves in named for part in way(*caves)])


@ROUTE
def test_only_drives_straight_to_a_cave_in_reach_are_read_otherwise() -> None:
    lying = {"steel-factory>guild": 1}
    match = driving("steel-factory", tokens=lying)
    first: Choice = ("tunnel", tunnel("steel-factory", "guild"))
    strange: list[Choice] = [("go", place) for place in (-1, cave("steel-factory"), len(PACK.cave_ids))]
    for other in [STOP, first, straight("steel-factory", "guild"), *strange]:
        assert GAME.answer_today("1", match.state, other) == other
    assert GAME.answer_today("2", match.state, ("go", cave("guild"))) == ("go", cave("guild"))
    match.play(first)
    assert taken_then(match, "steel-factory") == ("go", cave("steel-factory")), "on the way no other is begun"
    weak = table(team=["big-lotte"])
    act(weak, "big-lotte", ("move",))
    assert taken_then(weak, "kingseam") == ("go", cave("kingseam")), "too far"
    waiting = table(engines=["steel-factory"] * 3, tokens=lying)
    assert taken_then(waiting, "guild") == ("go", cave("guild")), "nobody drives"
    assert not was_allowed(waiting, straight("steel-factory", "guild"))
    state = state_of(waiting)
    state.agenda.clear()
    assert taken_then(waiting, "guild") == ("go", cave("guild")), "nothing is asked"
    assert not was_allowed(waiting, straight("steel-factory", "guild"))


@ROUTE
@pytest.mark.parametrize(
    ("choice", "allowed"),
    [
        (straight("guild", "cinder-row"), True),
        (straight("guild", "cinder-row", "brass-factory", "guild", "cog-workshop"), True),
        (("go", cave("cinder-row")), False),
        (STOP, False),
        (("tunnel", *straight("guild", "cinder-row")[1:]), False),
        (("go", cave("deepmarket"), *way("guild", "cinder-row")), False),
        (("go", cave("deepmarket"), *way("cinder-row", "deepmarket")), False),
        (("go", cave("guild"), *way("guild", "cinder-row", "guild")), False),
    ],
)
def test_a_way_that_is_named_is_one_that_can_be_driven(choice: Choice, allowed: bool) -> None:
    assert was_allowed(driving("guild"), choice) == allowed


@ROUTE
def test_a_way_that_is_named_is_driven() -> None:
    for caves in (["guild", "steel-factory", "cinder-row"], ["steel-factory", "guild"]):
        match = driving(caves[0], tokens={"steel-factory>guild": 1})
        events = match.play_as_given(0, straight(*caves))
        assert told(events, "moved")["route"] == way(*caves)
        assert state_of(match).engine[0] == cave(caves[-1])


@ROUTE
def test_a_way_that_is_named_is_easier_than_the_crew_can_drive() -> None:
    match = table()
    act(match, "ada-firebox", ("move",))
    there = straight("guild", "steel-factory", "cinder-row")
    assert was_allowed(match, there), "4 is less than 5"
    assert not was_allowed(match, straight("guild", "steel-factory", "cinder-row", "deepmarket"))
    match.play(("tunnel", tunnel("guild", "cog-workshop")))
    assert not was_allowed(match, straight("cog-workshop", "guild")), "that tunnel has been driven"
    assert not was_allowed(match, straight("cog-workshop", "steel-factory", "guild")), "3 and 2 besides the 1"
    assert was_allowed(match, straight("cog-workshop", "stonebridge"))


@ROUTE
@pytest.mark.parametrize(("money", "allowed"), [(ENTRY_PRICE, True), (ENTRY_PRICE - 1, False)])
def test_a_way_that_is_named_leads_into_the_city_for_its_price(money: int, allowed: bool) -> None:
    city = PACK.cave_ids[PACK.city]
    assert was_allowed(driving("deepmarket", money=[money, 0, 0]), straight("deepmarket", city)) == allowed
    for seat in (1, 2):
        paying = [money if other == seat else 0 for other in range(3)]
        assert not was_allowed(driving("deepmarket", money=paying), straight("deepmarket", city)), "others pay nothing"
