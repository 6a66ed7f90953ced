"""Moving: difficulty, blocking, bandits met and left, routes, and the trail of boxcars."""

import pytest

from remnants.boxes.lionsgate.content.content import FAR, distances
from remnants.boxes.lionsgate.rules.routes import Routes
from tests.lionsgate.table import (
    PACK,
    STOP,
    act,
    assign,
    bandits,
    cave,
    drive,
    kinds,
    mat,
    merc,
    rest_all,
    rule,
    state_of,
    table,
    told,
    track,
    tunnel,
)


def reach(names: list[str]) -> int:
    return sum([PACK.engineering[merc(name)] for name in names])


@pytest.mark.rule("lionsgate.move.difficulty")
def test_the_route_must_be_lower_than_the_combined_engineering() -> None:
    match = table()
    act(match, "ada-firebox", ("move",))
    assert reach(["ada-firebox"]) == 5
    route = [("guild", "cinder-row"), ("cinder-row", "deepmarket")]
    for start, end in route:
        match.play(("tunnel", tunnel(start, end)))
    spent = sum([PACK.difficulty[tunnel(*ends)] for ends in route])
    onward = ("tunnel", tunnel("deepmarket", "lanternfall"))
    further = spent + PACK.difficulty[onward[1]]
    assert further == 4 < 5
    match.play(onward)
    refusal = match.refusal(0, ("tunnel", tunnel("lanternfall", "old-black")))
    assert refusal is not None and refusal.rule == "lionsgate.move.difficulty"
    assert refusal.facts == {"why": "engineering", "engineering": 5, "difficulty": 5}, "equal is not enough"


@pytest.mark.rule("lionsgate.move.difficulty")
def test_where_every_tunnel_is_too_difficult_the_easiest_is_named() -> None:
    match = table(team=["nina-pickhand"], engines=["chalk-hollow"] * 3)
    assign(match, "nina-pickhand")
    refusal = match.refusal(0, ("move",))
    assert refusal is not None and refusal.rule == "lionsgate.move.difficulty"
    assert refusal.facts == {"why": "engineering", "engineering": 1, "difficulty": 1}


@pytest.mark.rule("lionsgate.move.difficulty")
def test_whole_caves_are_in_reach_exactly_when_some_route_is() -> None:
    match = table()
    act(match, "ada-firebox", ("move",))
    offered = {choice[1] for choice in match.choices() if choice[0] == "go"}
    start = cave("guild")
    assert offered == {other for other in range(len(PACK.cave_ids)) if 0 < PACK.distance[start][other] < 5}
    assert rule(match, "go", cave("kingseam")) == "lionsgate.move.difficulty"


@pytest.mark.rule("lionsgate.move.blocked")
def test_a_boxcar_of_another_player_blocks_its_track_in_its_direction() -> None:
    match = table(goods=[[], ["3 coal"], []], boxcars=[[], ["guild>cinder-row"], []])
    act(match, "ada-firebox", ("move",))
    assert rule(match, "tunnel", tunnel("guild", "cinder-row")) == "lionsgate.move.blocked"
    assert rule(match, "tunnel", tunnel("guild", "cog-workshop")) is None


@pytest.mark.rule("lionsgate.move.blocked")
def test_the_other_track_stays_open() -> None:
    match = table(
        engines=["cinder-row", "guild", "guild"], goods=[[], ["3 coal"], []], boxcars=[[], ["guild>cinder-row"], []]
    )
    assign(match, "ada-firebox")
    drive(match, "cinder-row", "guild")
    assert state_of(match).engine[0] == cave("guild")


@pytest.mark.rule("lionsgate.move.blocked")
def test_own_boxcars_do_not_block_and_some_pass_all() -> None:
    own = table(goods=[["3 coal"], [], []], boxcars=[["guild>cinder-row"], [], []])
    act(own, "ada-firebox", ("move",))
    assert rule(own, "tunnel", tunnel("guild", "cinder-row")) is None
    passing = table(team=["greta-railwright"], goods=[[], ["coal"], []], boxcars=[[], ["guild>cinder-row"], []])
    act(passing, "greta-railwright", ("move",))
    assert rule(passing, "tunnel", tunnel("guild", "cinder-row")) is None


@pytest.mark.rule("lionsgate.move.blocked")
def test_a_move_is_refused_where_every_way_out_is_blocked() -> None:
    ways = [PACK.cave_ids[beyond] for _, _, beyond, _ in PACK.ways[cave("chalk-hollow")]]
    match = table(
        engines=["chalk-hollow", "guild", "guild"],
        goods=[[], ["6 coal"], []],
        boxcars=[[], [f"chalk-hollow>{way}" for way in ways], []],
    )
    assign(match, "ada-firebox", "bruno-piston")
    assert rule(match, "move") == "lionsgate.move.blocked"


@pytest.mark.rule("lionsgate.move.blocked")
def test_a_search_goes_round_a_blocked_tunnel() -> None:
    match = table(goods=[[], ["coal"], []], boxcars=[[], ["guild>cinder-row"], []])
    blocked = state_of(match).tracks[1]
    free = distances(PACK, cave("guild"), FAR, 0)
    round_about = distances(PACK, cave("guild"), FAR, blocked)
    assert round_about[cave("cinder-row")] > free[cave("cinder-row")]
    act(match, ["ada-firebox", "bruno-piston"], ("move",), ("go", cave("cinder-row")))
    assert state_of(match).engine[0] == cave("cinder-row")


@pytest.mark.rule("lionsgate.move.blocked")
def test_a_detour_round_boxcars_is_told_with_how_much_harder_it_was() -> None:
    match = table(goods=[[], ["coal"], []], boxcars=[[], ["guild>cinder-row"], []])
    blocked = state_of(match).tracks[1]
    longer = (
        distances(PACK, cave("guild"), FAR, blocked)[cave("cinder-row")] - PACK.distance[PACK.guild][cave("cinder-row")]
    )
    events = act(match, ["ada-firebox", "bruno-piston"], ("move",), ("go", cave("cinder-row")))
    assert told(events, "detour") == {"seat": 0, "cave": cave("cinder-row"), "longer": longer}
    assert longer > 0 and "shut-off" not in [event.kind for event in events]


@pytest.mark.rule("lionsgate.move.blocked")
def test_caves_that_boxcars_keep_out_of_reach_are_told_and_nothing_where_none_are() -> None:
    beyond = [cave_beyond for difficulty, _, cave_beyond, _ in PACK.ways[PACK.guild] if difficulty <= 2]
    cars = [f"guild>{PACK.cave_ids[beyond[0]]}"]
    match = table(goods=[[], ["coal"], []], boxcars=[[], cars, []])
    events = act(match, "ada-firebox", ("move",), ("go", beyond[1]))
    assert beyond[0] in told(events, "shut-off")["caves"]
    free = table(goods=[[], ["coal"], []])
    events = act(free, "ada-firebox", ("move",), ("go", beyond[1]))
    assert not {"detour", "shut-off"} & {event.kind for event in events}


@pytest.mark.rule("lionsgate.move.bandits-met")
def test_a_card_is_drawn_for_every_token_that_lay_in_a_tunnel_passed() -> None:
    match = table(tokens={"guild>cinder-row": 2, "cinder-row>deepmarket": 1, "guild>cog-workshop": 1})
    match.rig([[0], [1], [2]])
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row", "deepmarket")
    assert bandits(match) == set(PACK.bandit_ids[:3])
    assert state_of(match).derailed == 0, "they act from the next turn on"


@pytest.mark.rule("lionsgate.move.bandits-left")
@pytest.mark.parametrize(("goods", "tokens"), [([], 0), (["coal"], 1), (["coal", "gold"], 2)])
def test_a_train_with_goods_leaves_one_token_a_tunnel_and_two_with_gold(goods: list[str], tokens: int) -> None:
    match = table(goods=[goods, [], []])
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row", "deepmarket")
    state = state_of(match)
    assert state.tokens[tunnel("guild", "cinder-row")] == tokens
    assert state.tokens[tunnel("cinder-row", "deepmarket")] == tokens
    assert state.token_supply == 30 - 2 * tokens


@pytest.mark.rule("lionsgate.move.bandits-left")
def test_tokens_are_limited_to_thirty() -> None:
    others = [number for number in range(len(PACK.difficulty)) if number != tunnel("guild", "cinder-row")]
    ends = [PACK.tunnel_ends[number] for number in others]
    tokens = {f"{PACK.cave_ids[one]}>{PACK.cave_ids[other]}": 1 for one, other in ends[:29]}
    match = table(tokens=tokens, goods=[["gold"], [], []])
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row")
    assert state_of(match).tokens[tunnel("guild", "cinder-row")] == 1
    assert state_of(match).token_supply == 0


@pytest.mark.rule("lionsgate.move.bandits-left")
def test_where_no_token_is_left_none_is_told_of() -> None:
    others = [ends for number, ends in enumerate(PACK.tunnel_ends) if number != tunnel("guild", "cinder-row")]
    tokens = {f"{PACK.cave_ids[one]}>{PACK.cave_ids[other]}": 2 for one, other in others[:15]}
    match = table(tokens=tokens, goods=[["gold"], [], []])
    assign(match, "ada-firebox")
    events = drive(match, "guild", "cinder-row")
    assert state_of(match).token_supply == 0
    assert "moved" in kinds(events) and "tokens-left" not in kinds(events)


@pytest.mark.rule("lionsgate.move.tokens-met")
def test_tokens_met_go_back_before_the_train_leaves_its_own() -> None:
    match = table(tokens={"guild>cinder-row": 2}, goods=[["gold"], [], []])
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row")
    state = state_of(match)
    assert state.tokens[tunnel("guild", "cinder-row")] == 2, "never more than two"
    assert state.token_supply == 28
    assert len(bandits(match)) == 2


@pytest.mark.rule("lionsgate.move.tokens-met")
def test_tokens_go_back_even_when_no_card_is_left() -> None:
    everybody = PACK.bandit_ids
    match = table(
        tokens={"guild>cinder-row": 2},
        bandits=[[], everybody[:10], everybody[10:]],
        goods=[[], ["15 coal"], ["15 iron"]],
    )
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row")
    assert bandits(match) == set()
    assert state_of(match).token_supply == 30


@pytest.mark.rule("lionsgate.move.route")
def test_a_route_has_a_tunnel_at_least_and_none_twice() -> None:
    match = table()
    act(match, ["ada-firebox", "bruno-piston"], ("move",))
    assert rule(match, "stop") == "lionsgate.move.route"
    assert rule(match, "go", cave("guild")) == "lionsgate.move.route", "no tunnel at all"
    assert rule(match, "tunnel", tunnel("sootpit", "stonebridge")) == "lionsgate.move.route", "not from here"
    match.play(("tunnel", tunnel("guild", "cinder-row")))
    assert rule(match, "tunnel", tunnel("guild", "cinder-row")) == "lionsgate.move.route", "not even back"
    assert rule(match, "go", cave("deepmarket")) == "lionsgate.move.route", "straight only as a whole route"
    assert rule(match, "stop") is None


@pytest.mark.rule("lionsgate.move.route")
def test_caves_may_be_revisited_and_engines_do_not_block() -> None:
    match = table(engines=["guild", "cinder-row", "guild"])
    assign(match, "ada-firebox", "bruno-piston")
    ring = ["guild", "cinder-row", "brass-factory", "guild", "cog-workshop"]
    drive(match, *ring)
    assert state_of(match).engine[0] == cave("cog-workshop")


@pytest.mark.rule("lionsgate.move.route")
def test_straight_to_a_cave_is_the_easiest_way_that_meets_the_fewest_bandits() -> None:
    tokens = [0] * len(PACK.difficulty)
    start, goal = cave("steel-factory"), cave("guild")
    assert Routes(PACK, start, 2, 0, tokens).tunnels(goal) == [tunnel("steel-factory", "guild")]
    tokens[tunnel("steel-factory", "guild")] = 1
    assert Routes(PACK, start, 2, 0, tokens).tunnels(goal) == [tunnel("steel-factory", "guild")], (
        "nothing else is in reach"
    )
    around = Routes(PACK, start, 3, 0, tokens)
    assert around.tunnels(goal) == [tunnel("steel-factory", "cinder-row"), tunnel("cinder-row", "guild")]
    assert (around.difficulty(goal), around.tokens_met(goal)) == (3, 0)
    tokens[tunnel("cinder-row", "guild")] = 2
    longer = Routes(PACK, start, 4, 0, tokens)
    assert longer.tunnels(goal) == [tunnel("steel-factory", "cog-workshop"), tunnel("cog-workshop", "guild")]
    tokens[tunnel("cog-workshop", "guild")] = 2
    assert Routes(PACK, start, 4, 0, tokens).tunnels(goal) == [tunnel("steel-factory", "guild")], "one is the fewest"


@pytest.mark.rule("lionsgate.move.bandits-met")
def test_what_lies_on_the_way_straight_to_a_cave_is_told_before() -> None:
    match = table(engines=["steel-factory"] * 3, tokens={"steel-factory>guild": 2, "guild>cinder-row": 1})
    assign(match, "oskar-deepdelver")
    match.play(("move",))
    way = match.view(0)["worked_out"]["ways"][str(cave("guild"))]
    assert way == {"difficulty": 2, "tokens": 2, "tunnels": [tunnel("steel-factory", "guild")]}
    events = match.play(("go", cave("guild")))
    assert events[0].data["met"] == 2


@pytest.mark.rule("lionsgate.move.blocked")
def test_who_is_in_the_way_is_said() -> None:
    match = table(
        goods=[[], ["5 coal"], []],
        engines=["guild", "cinder-row", "guild"],
        boxcars=[[], ["guild>cinder-row"], []],
    )
    assign(match, "ada-firebox")
    match.play(("move",))
    facts = {"why": "boxcar", "player": 1, "tunnel": tunnel("guild", "cinder-row")}
    refusal = match.refusal(0, ("tunnel", tunnel("guild", "cinder-row")))
    assert refusal is not None and (refusal.rule, refusal.facts) == ("lionsgate.move.blocked", facts)


@pytest.mark.rule("lionsgate.move.blocked")
def test_who_is_in_the_way_is_not_whoever_sits_next() -> None:
    match = table(goods=[[], ["coal"], ["coal"]], boxcars=[[], ["guild"], ["guild>cinder-row"]])
    act(match, "ada-firebox", ("move",))
    refusal = match.refusal(0, ("tunnel", tunnel("guild", "cinder-row")))
    assert refusal is not None and refusal.facts["player"] == 2


@pytest.mark.rule("lionsgate.move.blocked")
def test_a_cave_behind_a_boxcar_is_not_offered() -> None:
    match = table(goods=[[], ["coal"], []], boxcars=[[], ["guild>cinder-row"], []])
    act(match, "oskar-deepdelver", ("move",))
    assert ("go", cave("cog-workshop")) in match.choices()
    assert ("go", cave("cinder-row")) not in match.choices(), "the way round is too long"


@pytest.mark.rule("lionsgate.train.boxcars")
@pytest.mark.parametrize(("goods", "cars"), [(0, 0), (1, 1), (5, 1), (6, 2), (15, 3)])
def test_a_boxcar_for_every_started_five_goods(goods: int, cars: int) -> None:
    match = table(goods=[[f"{goods} coal"] if goods else [], [], []])
    assert len(state_of(match).cars[0]) == cars


@pytest.mark.rule("lionsgate.train.boxcars")
def test_boxcars_are_counted_anew_after_a_theft() -> None:
    match = table(goods=[["6 coal"], [], []], bandits=[["magpie"], [], []])
    act(match, "ada-firebox", ("rest",))
    assert len(mat(match)) == 5 and len(state_of(match).cars[0]) == 1


@pytest.mark.rule("lionsgate.train.boxcars")
def test_no_room_beyond_the_boxcars() -> None:
    match = table(goods=[["14 coal"], [], []], loose={"guild": ["3 coal"]})
    act(match, "ada-firebox", ("load",))
    assert rule(match, "load", 0, 2) == "lionsgate.train.boxcars"
    match.play(("load", 0, 1))
    rest_all(match, 1)
    rest_all(match, 2)
    assign(match, "bruno-piston")
    assert rule(match, "load") == "lionsgate.train.boxcars"


@pytest.mark.rule("lionsgate.train.trail")
def test_cars_stand_behind_the_engine_car_one_first() -> None:
    match = table(goods=[["11 coal"], [], []])
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row", "deepmarket")
    behind = [track("cinder-row", "deepmarket"), cave("cinder-row"), track("guild", "cinder-row")]
    assert state_of(match).cars[0] == behind


@pytest.mark.rule("lionsgate.train.trail")
def test_cars_left_over_stand_with_the_engine() -> None:
    match = table(goods=[["15 coal"], [], []])
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row")
    assert state_of(match).cars[0] == [track("guild", "cinder-row"), cave("guild"), cave("cinder-row")]


@pytest.mark.rule("lionsgate.train.trail")
def test_the_trail_follows_the_route_taken() -> None:
    match = table(goods=[["10 coal"], [], []])
    assign(match, "ada-firebox", "bruno-piston")
    drive(match, "guild", "brass-factory", "cinder-row")
    assert state_of(match).cars[0] == [track("brass-factory", "cinder-row"), cave("brass-factory")]


@pytest.mark.rule("lionsgate.train.change")
def test_a_new_car_stands_with_the_engine_and_the_last_leaves_first() -> None:
    match = table(goods=[["5 coal"], [], []], loose={"cinder-row": ["2 iron"]}, boxcars=[["guild"], [], []])
    assign(match, "ada-firebox")
    drive(match, "guild", "cinder-row")
    rest_all(match, 1)
    rest_all(match, 2)
    act(match, "bruno-piston", ("load",), ("load", 1, 2))
    in_tunnel = track("guild", "cinder-row")
    assert state_of(match).cars[0] == [in_tunnel, cave("cinder-row")]
    act(match, "oskar-deepdelver", ("unload",), ("drop", 0, 2), STOP)
    assert state_of(match).cars[0] == [in_tunnel]
