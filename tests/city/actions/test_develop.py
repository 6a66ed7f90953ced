"""The Produce >>> develop action, and who controls what."""

import pytest

from remnants.boxes.city.content.board import cells_of, turned
from remnants.boxes.city.rules.figures import controls_tile
from remnants.text import Texts
from tests.city.table import (
    DONE,
    END,
    HITS,
    MISS,
    PACK,
    city,
    development,
    duel,
    figures,
    go,
    held,
    lay,
    move,
    names,
    rule,
    space,
    tile_effects,
)

RICH = 20000
GARDEN = development("red-eden-garden")


def garden(at: str, products: int = 0, turns: int = 0) -> dict[str, object]:
    return {"design": "red-eden-garden", "space": at, "products": products, "turns": turns}


# ---------------------------------------------------------------- produce


@pytest.mark.rule("city.develop.produce")
def test_each_controlled_tile_produces_once_and_two_of_one_design_both_count() -> None:
    match = duel(
        {"figures": {"A1": 1, "B1": 1, "F1": 1, "G1": 1}},
        {"figures": {"A7": 1, "B7": 1}},
        tiles=[garden("A1"), garden("F1"), garden("A7"), {"design": "barricades", "space": "C1"}],
    )
    match.play(("develop",))
    match.play(("produce", 1))
    assert rule(match, "produce", 1) == "city.develop.produce", "each once"
    assert rule(match, "produce", 2) == "city.control.development", "blue's"
    assert rule(match, "produce", 3) == "city.control.development", "nobody's"
    match.play(("produce", 0))
    made = tile_effects("red-eden-garden")["product"].amount
    assert city(match).tile_products == [made, made, 0, 0]


@pytest.mark.rule("city.develop.produce")
def test_producing_is_optional_and_over_when_building_begins() -> None:
    match = duel({"figures": {"A1": 1, "B1": 1}, "arcs": RICH}, tiles=[garden("A1")])
    go(match, ("develop",), DONE)
    assert rule(match, "produce", 0) == "city.develop.build"
    go(match, DONE, END)
    assert city(match).tile_products == [0]


@pytest.mark.rule("city.develop.produce")
def test_a_tile_built_in_this_action_does_not_produce_in_it() -> None:
    match = duel({"figures": {"A1": 1, "B1": 1}, "arcs": RICH}, developments=["red-eden-garden"])
    go(match, ("develop",), ("build", GARDEN), ("place", space("A1"), 0))
    assert controls_tile(city(match), 0, 0)
    assert match.choices() == [END]
    assert city(match).tile_products == [0]


@pytest.mark.rule("city.develop.produce")
def test_control_is_looked_at_when_a_tile_is_used() -> None:
    match = duel(
        {"hand": ["tunnel-runner"], "figures": {"A1": 1, "B1": 1, "G1": 1}},
        tiles=[garden("A1"), {"design": "scrap-bazaar", "space": "G1"}],
    )
    go(match, ("develop",), ("play", held(match, 0, "tunnel-runner")))
    move(match, "B1", "C1")
    match.play(DONE)
    assert rule(match, "produce", 0) == "city.control.development"
    assert rule(match, "produce", 1) is None


# ---------------------------------------------------------------- build


@pytest.mark.rule("city.develop.build")
def test_one_development_is_paid_for_and_placed() -> None:
    match = duel({"arcs": RICH}, developments=["red-eden-garden"])
    go(match, ("develop",), ("build", GARDEN), ("place", space("A1"), 0))
    state = city(match)
    assert state.arcs[0] == RICH - PACK.development_cost[GARDEN]
    assert names(state.tile_spaces[0]) == {"A1", "B1"}
    assert match.choices() == [END], "only one"


@pytest.mark.rule("city.develop.build")
def test_whoever_lays_a_tile_is_told_which_spaces_each_way_covers() -> None:
    match = duel({"arcs": RICH}, developments=["red-eden-garden"])
    go(match, ("develop",), ("build", GARDEN))
    told = match.view(0)["worked_out"]["placements"]
    assert {tuple(key.split()) for key in told} == {(str(at), str(turns)) for _, at, turns in match.choices()}
    assert told[f"{space('A1')} 0"] == [space("A1"), space("B1")]
    assert match.view(1)["worked_out"]["placements"] == {}


@pytest.mark.rule("city.develop.build")
def test_a_tile_may_be_turned() -> None:
    match = duel({"arcs": RICH}, developments=["red-eden-garden"])
    go(match, ("develop",), ("build", GARDEN), ("place", space("A1"), 1))
    assert names(city(match).tile_spaces[0]) == {"A1", "A2"}


@pytest.mark.rule("city.develop.build")
def test_it_must_be_affordable_and_stay_on_the_board() -> None:
    match = duel(
        {"arcs": PACK.development_cost[GARDEN] - 1, "figures": {"G1": 1}},
        tiles=[{"design": "scrap-bazaar", "space": "G1"}],
        developments=["red-eden-garden"],
    )
    go(match, ("develop",), DONE)
    assert rule(match, "build", GARDEN) == "city.develop.build"
    city(match).arcs[0] += 1
    match.play(("build", GARDEN))
    assert rule(match, "place", space("G7"), 0) == "city.develop.build", "it would hang over the edge"
    assert rule(match, "place", 49, 0) == "city.develop.build"


@pytest.mark.rule("city.develop.free-spaces")
def test_no_space_may_hold_a_development_already() -> None:
    match = duel({"arcs": RICH}, tiles=[garden("B1")])
    go(match, ("develop",), ("build", GARDEN))
    for at in ("A1", "B1", "C1"):
        assert rule(match, "place", space(at), 0) == "city.develop.free-spaces"
    assert rule(match, "place", space("D1"), 0) is None


@pytest.mark.rule("city.develop.level")
def test_every_space_must_be_of_an_allowed_level() -> None:
    match = duel({"arcs": RICH}, developments=["red-eden-garden", "counterfeiter"])
    go(match, ("develop",), ("build", GARDEN))
    assert PACK.development_levels[GARDEN] == [0]
    assert rule(match, "place", space("A2"), 0) == "city.develop.level", "Slum and Midtown"
    assert rule(match, "place", space("C3"), 0) == "city.develop.level"
    refusal = match.refusal(0, ("place", space("C3"), 0))
    assert refusal is not None
    assert "stands only in the Slum, the red spaces" in Texts("city").refusal(refusal), "it says where it may stand"
    match.undo(1)
    assert sorted(PACK.development_levels[development("counterfeiter")]) == [0, 1]
    match.play(("build", development("counterfeiter")))
    assert rule(match, "place", space("A2"), 0) is None, "its restriction names both levels"


@pytest.mark.rule("city.develop.figures")
def test_figures_stay_and_stand_on_the_tile() -> None:
    match = duel({"arcs": RICH, "figures": {"A1": 2}}, {"figures": {"B1": 1}}, developments=["red-eden-garden"])
    go(match, ("develop",), ("build", GARDEN), ("place", space("A1"), 0))
    assert (figures(match, 0, "A1"), figures(match, 1, "B1")) == (2, 1), "enemies do not forbid it"
    assert match.choices() == [END]


@pytest.mark.rule("city.develop.supply")
def test_only_as_many_tiles_as_there_are_copies() -> None:
    spire = development("broadcast-spire")
    copies = PACK.development_copies[spire]
    places = ["C3", "D3", "E3", "C4"][:copies]
    match = duel({"arcs": RICH}, tiles=[{"design": "broadcast-spire", "space": at} for at in places])
    assert city(match).tiles_left[spire] == 0
    match.play(("develop",))
    assert rule(match, "build", spire) == "city.develop.supply"


@pytest.mark.rule("city.develop.anywhere")
def test_no_own_figure_is_needed_and_entry_spaces_and_ycu_may_be_covered() -> None:
    match = duel(
        {"arcs": RICH}, developments=["red-eden-garden"], ycu=[{"attack": PACK.token_attack[0], "space": "E1"}]
    )
    go(match, ("develop",), ("build", GARDEN), ("place", space("D1"), 0))
    state = city(match)
    assert names(state.tile_spaces[0]) == {"D1", "E1"}
    assert state.entry[0] == space("D1")
    assert names(state.ycu_spaces) == {"E1"}
    assert match.choices() == [END], "building starts no battle"
    match.play(END)
    go(match, ("move",), DONE, END, ("move",), ("pool",))
    assert rule(match, "to", space("D1")) is None


@pytest.mark.rule("city.develop.anywhere")
def test_building_under_own_figures_and_ycu_starts_no_battle() -> None:
    match = duel(
        {"arcs": RICH, "figures": {"A1": 1}},
        developments=["red-eden-garden"],
        ycu=[{"attack": PACK.token_attack[0], "space": "B1"}],
    )
    go(match, ("develop",), ("build", GARDEN), ("place", space("A1"), 0))
    assert match.choices() == [END]


@pytest.mark.rule("city.develop.anywhere")
def test_a_tile_is_turned_but_never_mirrored() -> None:
    hook = shape = cells_of(["#.", "#.", "##"])
    mirrored = cells_of([".#", ".#", "##"])
    for _ in range(4):
        shape = turned(shape)
        assert shape != mirrored
    assert shape == hook
    for placements in PACK.even.placements:
        assert len({placement.mask for placement in placements}) == len(placements), "each way is listed once"


# ---------------------------------------------------------------- control


@pytest.mark.rule("city.control.development")
def test_a_figure_on_each_space_controls_whoever_built_it() -> None:
    match = duel({"figures": {"A1": 2}}, {"figures": {"F7": 1, "G7": 1}}, tiles=[garden("A1"), garden("F7")])
    state = city(match)
    assert not controls_tile(state, 0, 0), "two figures on one of two spaces are not enough"
    assert controls_tile(state, 1, 1)
    go(match, ("move",))
    move(match, "A1", "B1")
    assert controls_tile(state, 0, 0)


@pytest.mark.rule("city.control.development")
def test_who_built_it_does_not_matter() -> None:
    match = duel({"arcs": RICH}, {"figures": {"A1": 1, "B1": 1}}, developments=["red-eden-garden"])
    go(match, ("develop",), ("build", GARDEN), ("place", space("A1"), 0))
    assert controls_tile(city(match), 1, 0)
    assert not controls_tile(city(match), 0, 0)


@pytest.mark.rule("city.control.space")
def test_a_space_belongs_to_whose_figures_stand_on_it_and_only_as_long() -> None:
    match = duel({"figures": {"A2": 1}})
    assert names(city(match).held[0]) == {"A2"}
    go(match, ("move",))
    move(match, "A2", "A1")
    assert names(city(match).held[0]) == {"A1"}


@pytest.mark.rule("city.control.contested")
@pytest.mark.parametrize("attacker", [0, 1])
def test_a_contested_space_stays_whose_it_was_until_the_fighting_is_over(attacker: int) -> None:
    defender = 1 - attacker
    seats: list[dict[str, object]] = [{"figures": {"C4": 2}}, {"figures": {"D4": 1}, "hand": [], "draw": []}]
    match = duel(seats[attacker], seats[defender], active=attacker)
    go(match, ("move",))
    move(match, "C4", "D4")
    state = city(match)
    assert names(state.held[defender]) == {"D4"}
    assert names(state.held[attacker]) == {"C4"}
    match.rig([[HITS, HITS], [MISS]])
    match.play(DONE)
    lay(match)
    lay(match)
    assert figures(match, defender, "D4") == 0
    assert names(state.held[defender]) == set()
    assert names(state.held[attacker]) == {"C4", "D4"}


@pytest.mark.rule("city.control.contested")
def test_a_defending_development_works_for_who_held_it() -> None:
    barricades = {"design": "barricades", "space": "C2"}
    match = duel({"figures": {"D3": 1}}, {"figures": {"C2": 1, "D2": 1, "E2": 1}}, tiles=[barricades])
    go(match, ("move",))
    move(match, "D3", "D2")
    match.rig([[MISS], [MISS, MISS, MISS]])
    match.play(DONE)
    lay(match)
    events = lay(match)
    over = next(event.data for event in events if event.kind == "battle over")
    assert (over["attack"], over["defence"]) == (MISS, tile_effects("barricades")["attack"].amount)


@pytest.mark.rule("city.control.contested")
def test_ycu_take_no_control_away_and_an_empty_space_is_nobody_s() -> None:
    match = duel({"figures": {"D4": 1}}, ycu=[{"attack": PACK.token_attack[0], "space": "D4"}])
    assert names(city(match).held[0]) == {"D4"}
    assert not any(city(match).held[seat] >> space("A1") & 1 for seat in range(2))


# ---------------------------------------------------------------- products


@pytest.mark.rule("city.develop.products-stay")
def test_products_go_with_the_control_of_their_tile() -> None:
    match = duel({"figures": {"A1": 1, "A2": 1}}, {"figures": {"F7": 1, "G7": 1}}, tiles=[garden("A1", 3)])
    assert rule(match, "sell") == "city.turns.impossible-action", "nobody controls it: nobody sells"
    go(match, ("move",))
    move(match, "A2", "B1")
    go(match, DONE, END, ("move",), DONE, END)
    assert rule(match, "sell") is None
    assert city(match).tile_products == [3]


@pytest.mark.rule("city.develop.products-stay")
def test_a_short_supply_gives_what_is_there_and_sold_tokens_come_back() -> None:
    first, second = garden("A1", PACK.products - 1), garden("F7")
    match = duel({"figures": {"A1": 1, "B1": 1, "F7": 1, "G7": 1}}, tiles=[first, second])
    go(match, ("develop",), ("produce", 1))
    assert city(match).tile_products == [PACK.products - 1, 1]
    go(match, ("produce", 0), DONE, DONE, END, ("move",), DONE, END)
    assert city(match).tile_products == [PACK.products - 1, 1]
    go(match, ("sell",), ("sell", 0), ("sell", 0), DONE, END, ("move",), DONE, END)
    go(match, ("develop",), ("produce", 1))
    assert sum(city(match).tile_products) == PACK.products


@pytest.mark.rule("city.develop.free-spaces")
def test_on_a_board_that_is_full_nothing_can_be_built() -> None:
    match = duel({"arcs": 20_000}, developments=["scrap-bazaar"])
    assert ("develop",) in match.choices()
    city(match).built = (1 << 49) - 1
    assert ("develop",) not in match.choices()
