"""The pack city-2: something to sell in every game, and no ability that another card of no higher cost covers."""

from itertools import combinations

import pytest

import remnants
from remnants.boxes.city.content.catalogue import catalogue
from remnants.boxes.city.content.content import Ability, Content, Effect
from remnants.boxes.city.rules.game import GAME

PACK = GAME.content("city-2")
SLUM = 0


@pytest.mark.rule("city.setup.developments")
def test_whatever_is_drawn_something_makes_products() -> None:
    slum = [number for number, level in enumerate(PACK.development_level) if level == SLUM]
    for drawn in combinations(slum, 3):
        assert any(PACK.development_sale[number] for number in drawn)
    for number in slum:
        words = [effect.word for ability in PACK.development_abilities[number] for effect in ability.effects]
        assert ("product" in words) == (PACK.development_sale[number] > 0)


def covers(pack: Content, design: int, other: int) -> bool:
    """Whether another card can do all that a card can, and as much of it."""
    own, others = pack.design_abilities[design], pack.design_abilities[other]
    return all([any([at_least(ability, as_this) for ability in others]) for as_this in own])


def at_least(ability: Ability, as_this: Ability) -> bool:
    costs = (ability.cost_arcs, ability.cost_renown, ability.cost_cards)
    most = (as_this.cost_arcs, as_this.cost_renown, as_this.cost_cards)
    if ability.when != as_this.when or any([cost > limit for cost, limit in zip(costs, most, strict=True)]):
        return False
    if ability.condition not in ("", as_this.condition):
        return False
    left = list(ability.effects)
    for effect in as_this.effects:
        found = next((other for other in left if gives(other, effect)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def gives(effect: Effect, as_this: Effect) -> bool:
    return (
        effect.word == as_this.word
        and effect.per == as_this.per
        and effect.amount >= as_this.amount
        and effect.figures >= as_this.figures
        and effect.spaces >= as_this.spaces
        and effect.on in ("any", as_this.on)
        and effect.pile in ("either", as_this.pile)
    )


def cost_of(design: int) -> int:
    """Starter cards cost nothing, gang members an action, black market cards their price."""
    starters = {PACK.design[card] for deck in PACK.starters for card in deck}
    return 0 if design in starters else max(1, PACK.design_price[design])


def test_no_ability_is_the_same_as_or_weaker_than_anothers_of_no_higher_cost() -> None:
    covered = [
        (PACK.design_ids[design], PACK.design_ids[other])
        for design in range(len(PACK.design_ids))
        for other in range(len(PACK.design_ids))
        if design != other and cost_of(other) <= cost_of(design) and covers(PACK, design, other)
    ]
    assert covered == []


def test_every_card_and_development_has_a_line_of_flavour_in_both_languages() -> None:
    kinds = catalogue(PACK)["kinds"]
    lines = {entry["id"]: entry["flavour"] for entry in [*kinds["card"], *kinds["development"]]}
    assert all([line and line["en"] and line["it"] and line["en"] != line["it"] for line in lines.values()])
    assert len({line["en"] for line in lines.values() if line}) == len(lines)
    former = catalogue(GAME.content("city"))["kinds"]
    assert [entry["id"] for entry in [*former["card"], *former["development"]] if entry["flavour"]] == []


@pytest.mark.rule("city.sell.limit")
def test_a_development_that_sells_at_once_asks_for_it_while_producing() -> None:
    """One product is sold for what its development prints; what is left stays on the tile."""
    players = [{"gang": "ret", "arcs": 0, "figures": {"A1": 1, "B1": 1}}, {"gang": "ulhane-oss"}]
    garden = {"design": "red-eden-garden", "space": "A1", "products": 0}
    match = remnants.position("city", {"players": 2, "player": players, "tiles": [garden]}, pack="city-2")
    match.play(("develop",))
    match.play(("produce", 0))
    assert match.step == "sale.product"
    sold = next(choice for choice in match.choices() if choice[0] != "done")
    match.play(sold)
    state = match.view(0)["state"]
    price = PACK.development_sale[PACK.development_ids.index("red-eden-garden")]
    assert (state["arcs"][0], state["tile_products"]) == (price, [1])
    assert match.choices() == [("done",)], "it sells one"
