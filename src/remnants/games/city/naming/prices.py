"""What things cost the player who looks, worked out from the view: for labels, the rules ask the state."""

from typing import Any

from remnants.games.city.cards import DEVELOPMENT, MARKET_CARD
from remnants.games.city.content import Content

View = dict[str, Any]


def card_price_seen(view: View, pack: Content, card: int) -> int:
    """The price of a black market card with everything that makes it cheaper."""
    cheaper = standing_seen(view, pack, "cheaper", "market") + _named_reduction(view, MARKET_CARD, card)
    return max(0, pack.price[card] - cheaper)


def development_price_seen(view: View, pack: Content, development: int) -> int:
    """The price of a development with everything that makes it cheaper."""
    cheaper = standing_seen(view, pack, "cheaper", "development") + _named_reduction(view, DEVELOPMENT, development)
    return max(0, pack.development_cost[development] - cheaper)


def sale_price_seen(view: View, pack: Content, development: int) -> int:
    """What a product of a development brings."""
    return pack.development_sale[development] + standing_seen(view, pack, "sale-bonus")


def bribe_price_seen(view: View, pack: Content, token: int) -> int:
    """What a YCU token takes to go away."""
    return max(0, pack.token_bribe[token] - standing_seen(view, pack, "cheaper-bribe"))


def standing_seen(view: View, pack: Content, word: str, on: str = "") -> int:
    """What the own permanents and controlled developments add up to for one standing word (city.cards.permanent)."""
    state = view["state"]
    seat = view["seat"]
    if seat is None:
        return 0
    abilities = [pack.standing_ability[card] for card in state["permanents"][seat]]
    for tile, spaces in enumerate(state["tile_spaces"]):
        if spaces & ~state["held"][seat] == 0:
            abilities.append(pack.development_standing[state["tile_design"][tile]])
    effects = [effect for ability in abilities if ability is not None for effect in ability.effects]
    return sum([effect.amount for effect in effects if effect.word == word and (not on or effect.on in (on, "any"))])


def _named_reduction(view: View, kind: int, target: int) -> int:
    """What cost reducers played this turn take off this purchase (city.cards.cost-reducer)."""
    state = view["state"]
    if view["seat"] != state["active"]:
        return 0
    return sum([amount for named_kind, named, amount in state["discounts"] if (named_kind, named) == (kind, target)])
