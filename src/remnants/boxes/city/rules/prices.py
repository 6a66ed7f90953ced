"""What things cost and bring, after everything that makes them cheaper or dearer."""

from remnants.boxes.city.content.content import Ability
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.refusal import Fact

MARKET_CARD: int = 0
DEVELOPMENT: int = 1


def standing_sum(state: CityState, seat: int, word: str, on: str = "") -> int:
    """What a player's permanents and controlled developments add up to for one standing word (city.cards.permanent)."""
    total = 0
    pack = state.pack
    for card in state.permanents[seat]:
        total += adds(pack.standing_ability[card], word, on)
    if state.tile_design:
        held = state.held[seat]
        for tile, spaces in enumerate(state.tile_spaces):
            if spaces & ~held == 0:
                total += adds(pack.development_standing[state.tile_design[tile]], word, on)
    return total


def adds(ability: Ability | None, word: str, on: str = "") -> int:
    """What one ability adds to that sum."""
    if ability is None:
        return 0
    total = 0
    for effect in ability.effects:
        if effect.word == word and (on == "" or effect.on in (on, "any")):
            total += effect.amount
    return total


def reduction(state: CityState, kind: int, target: int) -> int:
    """What cost reducers played this turn take off one named purchase (city.cards.cost-reducer)."""
    total = 0
    for named_kind, named, amount in state.discounts:
        if named_kind == kind and named == target:
            total += amount
    return total


def card_price(state: CityState, card: int, cheaper: int) -> int:
    """The price of a black market card for the player on turn, never below 0."""
    return max(0, state.pack.price[card] - cheaper - reduction(state, MARKET_CARD, card))


def development_price(state: CityState, development: int, cheaper: int) -> int:
    """The price of a development for the player on turn, never below 0."""
    return max(0, state.pack.development_cost[development] - cheaper - reduction(state, DEVELOPMENT, development))


def drop_discounts(state: CityState, kind: int, target: int) -> None:
    """A reduction is used up by its purchase."""
    state.discounts = [entry for entry in state.discounts if entry[0] != kind or entry[1] != target]


def sale_price(state: CityState, seat: int, development: int) -> int:
    """What a product of a development brings (city.sell.limit)."""
    return state.pack.development_sale[development] + standing_sum(state, seat, "sale-bonus")


def bribe_price(state: CityState, seat: int, token: int) -> int:
    """What a YCU token takes to go away (city.ycu.bribe)."""
    return max(0, state.pack.token_bribe[token] - standing_sum(state, seat, "cheaper-bribe"))


def too_dear(state: CityState, seat: int, price: int) -> dict[str, Fact]:
    """What a purchase costs, what the player holds and what is missing."""
    arcs = state.arcs[seat]
    return {"why": "arcs", "price": price, "arcs": arcs, "missing": price - arcs}
