"""Mining: tiles, tools, the risk track and the skunk."""

import pytest

from remnants.boxes.lionsgate.content.words import BAG
from remnants.boxes.lionsgate.rules.mining import ore_for
from tests.lionsgate.table import (
    PACK,
    STOP,
    act,
    assign,
    cave,
    kinds,
    lying,
    merc,
    play,
    rule,
    state_of,
    table,
    tile,
    told,
)

DRAW = ("draw",)


def tiles(*names: str) -> list[list[int]]:
    return [[tile(name)] for name in names]


@pytest.mark.rule("lionsgate.mine.draw")
def test_tiles_are_drawn_one_at_a_time_at_most_the_mining_skill() -> None:
    match = table(engines=["rustvein", "guild", "guild"])
    skill = PACK.mining[merc("oskar-deepdelver")]
    match.rig(tiles(*["rock"] * skill))
    act(match, "oskar-deepdelver", ("mine",))
    for _ in range(skill - 1):
        assert match.step == "dig"
        match.play(DRAW)
    assert match.seat == 1, "the last tile the skill allows ends it"
    assert state_of(match).risk.count(tile("rock")) == skill


@pytest.mark.rule("lionsgate.mine.draw")
def test_the_player_stops_at_will() -> None:
    match = table(engines=["rustvein", "guild", "guild"])
    match.rig(tiles("shovel"))
    act(match, "oskar-deepdelver", ("mine",), STOP)
    assert lying(match, "rustvein") == {"iron": 1}


@pytest.mark.rule("lionsgate.mine.draw")
def test_only_on_a_mine_and_with_some_skill() -> None:
    match = table()
    assign(match, "oskar-deepdelver")
    assert rule(match, "mine") == "lionsgate.mine.draw"
    match = table(team=["iron-mag"], engines=["rustvein", "guild", "guild"])
    assign(match, "iron-mag")
    assert PACK.mining[merc("iron-mag")] == 0
    assert rule(match, "mine") == "lionsgate.mine.draw"


@pytest.mark.rule("lionsgate.mine.draw")
def test_what_is_in_the_bag() -> None:
    assert dict(zip(["rock", "shovel", "pickaxe", "dynamite", "skunk"], BAG, strict=True)) == {
        "rock": 8,
        "shovel": 7,
        "pickaxe": 6,
        "dynamite": 5,
        "skunk": 1,
    }
    assert sum(BAG) == 27


@pytest.mark.rule("lionsgate.mine.skunk")
def test_the_skunk_sends_all_tiles_back_and_ends_the_turn() -> None:
    match = table(engines=["rustvein", "guild", "guild"], risk=["rock", "shovel"], upgrades=[["steam-drill"], [], []])
    match.rig(tiles("shovel", "skunk"))
    events = act(match, "oskar-deepdelver", ("mine",), DRAW)
    assert "skunk" in kinds(events)
    assert state_of(match).bag == BAG and state_of(match).risk == []
    assert lying(match, "rustvein") == {}
    assert match.seat == 1, "nothing can be done after it"


@pytest.mark.rule("lionsgate.mine.skunk")
def test_somebody_may_calm_it_once() -> None:
    match = table(team=["hob-the-mole", "oskar-deepdelver"], engines=["rustvein", "guild", "guild"])
    match.rig(tiles("shovel", "skunk", "shovel", "skunk"))
    act(match, ["hob-the-mole", "oskar-deepdelver"], ("mine",), DRAW)
    assert match.step == "skunk"
    play(match, ("calm",), DRAW)
    assert state_of(match).drawn_tiles[tile("shovel")] == 2
    match.play(DRAW)
    assert match.seat == 1 and lying(match, "rustvein") == {}


@pytest.mark.rule("lionsgate.mine.tools")
@pytest.mark.parametrize(("count", "ore"), [(1, 1), (2, 3), (3, 5), (4, 6), (5, 8), (6, 10), (7, 11)])
def test_singles_pairs_and_threes(count: int, ore: int) -> None:
    assert ore_for(count) == ore


@pytest.mark.rule("lionsgate.mine.tools")
def test_each_tool_counts_for_itself_and_only_if_the_mine_allows_it() -> None:
    assert PACK.mine_tools[cave("chalk-hollow")] == 1 << tile("shovel") | 1 << tile("dynamite")
    match = table(team=["oskar-deepdelver", "big-lotte"], engines=["chalk-hollow", "guild", "guild"])
    match.rig(tiles("shovel", "shovel", "dynamite", "pickaxe", "pickaxe", "rock"))
    act(match, ["oskar-deepdelver", "big-lotte"], ("mine",), *[DRAW] * 5, STOP)
    assert lying(match, "chalk-hollow") == {"zinc": 3 + 1}


@pytest.mark.rule("lionsgate.mine.tools")
def test_an_ability_lets_a_tool_count_everywhere_and_another_adds_ore() -> None:
    match = table(team=["silas-fuse", "petra-shaft"], engines=["sootpit", "guild", "guild"])
    match.rig(tiles("dynamite", "dynamite"))
    act(match, ["silas-fuse", "petra-shaft"], ("mine",), DRAW, STOP)
    bonus = PACK.mercenary_amount[9][merc("petra-shaft")]
    assert lying(match, "sootpit") == {"coal": 3 + bonus}


@pytest.mark.rule("lionsgate.mine.multiplier")
def test_the_multiplier_is_that_before_the_tiles_are_placed() -> None:
    first_double = PACK.multipliers.index(2) + 1
    risk = (["rock"] * 8 + ["shovel"] * 5)[: first_double - 1]
    match = table(engines=["rustvein", "guild", "guild"], risk=risk)
    match.rig(tiles("pickaxe"))
    act(match, "oskar-deepdelver", ("mine",), STOP)
    assert lying(match, "rustvein") == {"iron": 1}, "the tile reached 2x, but after the ore was laid out"
    assert len(state_of(match).risk) == first_double
    again = table(engines=["rustvein", "guild", "guild"], risk=[*risk, "shovel"])
    again.rig(tiles("pickaxe"))
    act(again, "oskar-deepdelver", ("mine",), STOP)
    assert lying(again, "rustvein") == {"iron": 2}


@pytest.mark.rule("lionsgate.mine.risk-track")
def test_tiles_fill_the_track_and_one_on_reset_sends_all_back() -> None:
    spaces = len(PACK.multipliers)
    risk = (["rock"] * 8 + ["shovel"] * 5)[: spaces - 1]
    match = table(engines=["rustvein", "guild", "guild"], risk=risk)
    match.rig(tiles("pickaxe"))
    act(match, "oskar-deepdelver", ("mine",), STOP)
    assert len(state_of(match).risk) == spaces, "the highest space, not yet Reset"
    full = table(engines=["rustvein", "guild", "guild"], risk=[*risk, "pickaxe"])
    full.rig(tiles("pickaxe", "dynamite"))
    events = act(full, "oskar-deepdelver", ("mine",), DRAW, STOP)
    assert "risk-reset" in kinds(events)
    assert state_of(full).risk == [] and state_of(full).bag == BAG
    ore = told(events, "mined")["ore"]
    assert ore == 2 * PACK.multipliers[-1], "the ore came first, multiplied by the highest space"


@pytest.mark.rule("lionsgate.mine.risk-track")
def test_an_empty_bag_ends_the_drawing() -> None:
    match = table(team=["oskar-deepdelver", "big-lotte", "nina-pickhand"], engines=["rustvein", "guild", "guild"])
    state = state_of(match)
    state.bag = [2, 0, 0, 0, 0]
    state.risk = []
    assign(match, "oskar-deepdelver", "big-lotte", "nina-pickhand")
    play(match, ("mine",), DRAW)
    assert match.seat == 1
    state_of(match).bag = [0, 0, 0, 0, 0]
    match = table(engines=["rustvein", "guild", "guild"])
    state_of(match).bag = [0, 0, 0, 0, 0]
    assign(match, "oskar-deepdelver")
    assert rule(match, "mine") == "lionsgate.mine.risk-track"


@pytest.mark.rule("lionsgate.mine.ore-stays")
def test_mined_ore_lies_there_for_anybody() -> None:
    match = table(engines=["rustvein", "rustvein", "guild"])
    match.rig(tiles("shovel", "shovel"))
    act(match, "oskar-deepdelver", ("mine",), DRAW, STOP)
    assert lying(match, "rustvein") == {"iron": 3}
    other = match.choices()[0]
    play(match, other, ("load",), ("load", 1, 3))
    assert lying(match, "rustvein") == {}
    assert state_of(match).mat[1] == [1, 1, 1]
