"""Edges: the last that is left, just enough, nowhere to go."""

from pathlib import Path
from typing import Any

import pytest

from remnants.boxes.city.content.board import SPACES
from remnants.boxes.city.rules.actions.moving import distance
from remnants.boxes.city.rules.earlier import frame_today
from remnants.kernel.match import Match
from tests.city.table import (
    DONE,
    HITS,
    MISS,
    PACK,
    attack,
    board,
    city,
    development,
    duel,
    four,
    go,
    held,
    lay,
    rule,
    space,
    told,
)
from tests.city.workshop import CARD, Workshop, do

PRICE = PACK.renown_price


def facts(match: Match, *choice: Any) -> dict[str, Any]:
    """What the refusal of a choice says to whoever decides."""
    assert match.seat is not None
    refusal = match.refusal(match.seat, choice)
    assert refusal is not None
    return dict(refusal.facts)


# ---------------------------------------------------------------- buying and building


@pytest.mark.rule("city.buy.renown")
def test_the_last_renown_of_the_pile_can_be_bought() -> None:
    match = duel({"arcs": PRICE}, {"renown": PACK.renown - 1}, market=[])
    assert city(match).pile == 1
    go(match, ("buy",), ("renown",))
    assert (city(match).pile, city(match).renown[0]) == (0, 1)


@pytest.mark.rule("city.buy.either")
def test_the_cheapest_there_is_may_be_renown() -> None:
    """Whoever can buy nothing is told what would be the least: without cards that is renown, with neither nothing."""
    match = duel({"arcs": PRICE - 1}, market=[])
    assert facts(match, "buy")["price"] == PRICE
    dear = max(range(len(PACK.price)), key=PACK.price.__getitem__)
    assert PACK.price[dear] > PRICE
    match = duel({"arcs": PRICE - 1}, market=[PACK.card_id(dear)])
    assert facts(match, "buy")["price"] == PRICE


@pytest.mark.rule("city.buy.either")
def test_where_the_pile_is_empty_the_cheapest_there_is_is_a_card() -> None:
    dear = max(range(len(PACK.price)), key=PACK.price.__getitem__)
    match = duel({"arcs": 0}, {"renown": PACK.renown}, market=[PACK.card_id(dear)])
    assert facts(match, "buy")["price"] == PACK.price[dear] > PRICE


@pytest.mark.rule("city.develop.supply")
def test_a_development_that_is_used_up_is_not_the_cheapest_there_is() -> None:
    spire, casino = development("broadcast-spire"), development("casino")
    assert PACK.development_cost[spire] < PACK.development_cost[casino]
    places = ["C3", "D3", "E3", "C4", "D4"][: PACK.development_copies[spire]]
    tiles = [{"design": "broadcast-spire", "space": at} for at in places]
    match = duel({"arcs": 0}, tiles=tiles, developments=["broadcast-spire", "casino"])
    assert city(match).tiles_left[spire] == 0
    assert facts(match, "develop")["price"] == PACK.development_cost[casino]


@pytest.mark.rule("city.develop.supply")
def test_the_last_tile_of_a_development_can_be_built() -> None:
    spire = development("broadcast-spire")
    places = ["C3", "D3", "E3", "C4"][: PACK.development_copies[spire] - 1]
    tiles = [{"design": "broadcast-spire", "space": at} for at in places]
    match = duel({"arcs": 20000}, tiles=tiles, developments=["broadcast-spire"])
    assert city(match).tiles_left[spire] == 1
    match.play(("develop",))
    assert rule(match, "build", spire) is None


@pytest.mark.rule("city.cards.cost-reducer")
def test_a_reducer_can_name_the_last_tile_there_is(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").card("play", do("discount", 500, on="development"))
    spire = development("broadcast-spire")
    places = ["C3", "D3", "E3", "C4"][: PACK.development_copies[spire] - 1]
    tiles = [{"design": "broadcast-spire", "space": at} for at in places]
    match = duel({"hand": [CARD]}, pack=pack, tiles=tiles, developments=["broadcast-spire"])
    assert sum(city(match).tiles_left) == 1
    assert match.view(0)["worked_out"]["idle_cards"] == []
    match.play(("play", held(match, 0, CARD)))
    assert match.choices() == [("development", spire)]


@pytest.mark.rule("city.cards.cost-reducer")
def test_a_reducer_can_name_the_last_card_on_offer(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").card("play", do("discount", 500, on="market"))
    match = duel({"hand": [CARD]}, pack=pack, market=["stim-pack"])
    assert match.view(0)["worked_out"]["idle_cards"] == []
    match.play(("play", held(match, 0, CARD)))
    assert match.choices() == [("card", city(match).market_row[0])]


@pytest.mark.rule("city.develop.build")
def test_the_last_coin_builds_and_one_less_does_not() -> None:
    spire = development("broadcast-spire")
    cost = PACK.development_cost[spire]
    enough = duel({"arcs": cost}, developments=["broadcast-spire"])
    assert ("develop",) in enough.choices()
    short = duel({"arcs": cost - PACK.coin}, developments=["broadcast-spire"])
    assert facts(short, "develop")["missing"] == PACK.coin


@pytest.mark.rule("city.develop.products-stay")
@pytest.mark.parametrize(("there", "idle"), [(PACK.products - 1, []), (PACK.products, [0])])
def test_a_tile_that_makes_products_is_idle_only_where_none_are_left(there: int, idle: list[int]) -> None:
    tiles = [{"design": "red-eden-garden", "space": "A1"}]
    tiles.append({"design": "red-eden-garden", "space": "F7", "products": there})  # type: ignore[dict-item]
    match = duel({"figures": {"A1": 1, "B1": 1}}, tiles=tiles)
    assert match.view(0)["worked_out"]["idle_tiles"] == idle


@pytest.mark.rule("city.develop.produce")
def test_a_tile_whose_price_is_missing_says_what_is_missing(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").tile("produce", do("draw", 1), cost="arcs = 1000", design="recruiter")
    tiles = [{"design": "recruiter", "space": "B2"}, {"design": "red-eden-garden", "space": "F1"}]
    match = duel({"arcs": 500, "figures": {"B2": 1, "C2": 1, "F1": 1, "G1": 1}}, tiles=tiles, pack=pack)
    match.play(("develop",))
    assert facts(match, "produce", 0) == {"tile": 0, "why": "arcs", "price": 1000, "arcs": 500}


# ---------------------------------------------------------------- moving


@pytest.mark.rule("city.move.two-per-space")
def test_a_figure_shut_in_by_its_own_gang_is_told_so_although_a_battle_is_coming(tmp_path: Path) -> None:
    """Elsewhere an enemy space has been entered, which has nothing to do with it."""
    pack = Workshop(tmp_path / "pack").card("play", do("march", figures=1, spaces=1))
    red = {"hand": [CARD], "influence": 3, "figures": {"A1": 1, "B1": 2, "A2": 2, "F6": 1}}
    match = duel(red, {"figures": {"F7": 1}}, pack=pack)
    go(match, ("move",), ("figure", space("F6")), ("to", space("F7")), ("play", held(match, 0, CARD)))
    assert match.step == "march.figure"
    assert rule(match, "figure", space("A1")) == "city.move.two-per-space"
    assert "entered" not in facts(match, "figure", space("A1"))


@pytest.mark.rule("city.move.count")
def test_a_figure_never_ends_its_move_where_it_began() -> None:
    match = duel({"figures": {"D4": 1}})
    go(match, ("move",), ("figure", space("D4")))
    assert PACK.reach > 1
    assert ("to", space("D4")) not in match.choices()


@pytest.mark.rule("city.move.count")
@pytest.mark.parametrize("spaces", [4, 5])
def test_however_far_a_card_marches_a_figure_it_does_not_end_where_it_began(spaces: int, tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").card("play", do("march", figures=1, spaces=spaces))
    match = duel({"figures": {"D4": 1}, "hand": [CARD]}, pack=pack)
    go(match, ("play", held(match, 0, CARD)), ("figure", space("D4")))
    within = {to for to in range(SPACES) if 0 < distance(space("D4"), to) <= spaces}
    assert {choice[1] for choice in match.choices()} == within


# ---------------------------------------------------------------- cards and battles


@pytest.mark.rule("city.cards.when")
def test_why_a_card_cannot_be_played_is_said_rightly() -> None:
    match = duel({"hand": ["tunnel-runner"]}, {"hand": ["vault-keeper"]})
    go(match, ("recruit",), ("declare", city(match).recruit_row[0]))
    assert match.seat == 1
    assert facts(match, "play", held(match, 1, "vault-keeper"))["why"] == "turn"
    match = duel({"hand": ["tunnel-runner"], "figures": {"A2": 1}}, {"figures": {"A3": 1}})
    attack(match, ("A2", "A3"))
    assert (match.seat, match.step) == (0, "battle.lay")
    assert facts(match, "play", held(match, 0, "tunnel-runner"))["why"] == "battle"


@pytest.mark.rule("city.cards.play")
def test_a_card_played_and_the_figures_it_brings_are_told(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").card("play", do("figures", 3))
    match = duel({"hand": [CARD], "pool": 14}, pack=pack)
    card = held(match, 0, CARD)
    events = match.play(("play", card))
    assert told(events, "played") == [{"seat": 0, "card": card}]
    assert told(events, "figures") == [{"seat": 0, "amount": 2}], "as many as were left"
    assert told(duel({"hand": [CARD], "pool": 16}, pack=pack).play(("play", card)), "figures") == []


@pytest.mark.rule("city.battle.attacker")
@pytest.mark.rule("city.battle.settle")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_where_whoever_is_on_turn_does_not_stand_another_attacks(first: int) -> None:
    match = four({}, {"figures": {"D4": 1}}, {"figures": {"D4": 1}}, first=first, active=0)
    go(match, ("move",), DONE)
    state = city(match)
    assert (state.active, {state.attacker, state.defender}) == (0, {1, 2})
    assert state.attacker == (2 if first == 2 else 1), "from the first player on"


@pytest.mark.rule("city.battle.loser-figure")
def test_one_figure_is_lost_and_so_two_abilities_rescue_only_one(tmp_path: Path) -> None:
    pack = Workshop(tmp_path / "pack").card("lost", do("rescue"), do("rescue"))
    match = duel({"hand": [CARD], "draw": [], "pool": 5, "figures": {"A2": 1}}, {"figures": {"A3": 1}}, pack=pack)
    match.rig([[MISS], [HITS]])
    attack(match, ("A2", "A3"))
    lay(match, CARD)
    while match.step != "turn":
        match.play(DONE if DONE in match.choices() else match.choices()[0])
    assert board(match, 0) == {}
    assert city(match).pool[0] == 6


# ---------------------------------------------------------------- records of earlier rules


@pytest.mark.parametrize(
    ("step", "numbers"),
    [
        ("move.to", [7, 3, 0, -1, 3, 2, 0, 0, 0]),
        ("move.figure", [-1, 3, 2, 0, 0, 0]),
        ("march.figure", [2, 3, 1, 5, 4, 0]),
    ],
)
def test_frames_of_today_stay_as_they_are(step: str, numbers: list[int]) -> None:
    assert frame_today(step, numbers) == numbers
    assert frame_today("setup.roll-off", [1] * 7) == [1] * 7
