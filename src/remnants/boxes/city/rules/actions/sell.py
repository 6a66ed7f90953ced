"""The Sell action: product tokens on controlled developments for ARCs, up to influence."""

from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.cards import OnTurn
from remnants.boxes.city.rules.figures import controlled_tiles, controls_tile, missing_control
from remnants.boxes.city.rules.influence import gain_arcs, rise
from remnants.boxes.city.rules.prices import sale_price
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Choice, Step

BY_INFLUENCE = -1
"""In place of a number of products: as many as influence (city.sell.limit)."""


def something_to_sell(state: CityState, seat: int) -> bool:
    for products in state.tile_products:
        if products:
            return len(tiles_with_products(state, seat)) > 0
    return False


def tiles_with_products(state: CityState, seat: int) -> list[int]:
    return [tile for tile in controlled_tiles(state, seat) if state.tile_products[tile] > 0]


def sold_in_action(state: CityState, seat: int) -> int:
    """How many products a player has sold in the Sell action under way."""
    for frame in state.agenda:
        if frame.step == "sell.product" and frame.seat == seat:
            _limit, sold = frame.data
            return sold
    return 0


class SellProduct(OnTurn):
    """One product after the other, up to influence (city.sell.limit)."""

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("done",)]
        found.extend([("sell", tile) for tile in range(len(state.tile_design))])
        return found

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        limit, sold = frame.data
        if choice[0] == "done":
            if sold == 0 and limit == BY_INFLUENCE and something_to_sell(state, frame.seat):
                return Refusal("city.turns.impossible-action", {"action": "sell", "why": "unsold"})
            return None
        most = state.influence[frame.seat] if limit == BY_INFLUENCE else limit
        if sold >= most:
            return Refusal("city.sell.limit", {"why": "influence" if limit == BY_INFLUENCE else "card", "amount": most})
        if not controls_tile(state, frame.seat, choice[1]):
            return Refusal("city.control.development", missing_control(state, frame.seat, choice[1]))
        if state.tile_products[choice[1]] == 0:
            return Refusal("city.develop.products-stay", {"tile": choice[1]})
        return None

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "done":
            return
        seat = frame.seat
        limit, sold = frame.data
        tile: int = choice[1]
        state.tile_products[tile] -= 1
        price = sale_price(state, seat, state.tile_design[tile])
        if state.telling:
            state.tell("sold", seat=seat, tile=tile, price=price)
        gain_arcs(state, seat, price)
        if limit == BY_INFLUENCE:
            rise(state, seat, "sold", sold + 1)
        again = frames.sell_product if frame.step == "sell.product" else frames.sale_product
        state.agenda.append(again(seat, limit, sold + 1))


class SaleByCard(SellProduct):
    """The same, given by a card: no other card is played in between."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return self.options(state, frame)

    def choices(self, state: CityState, frame: Frame) -> list[Choice]:
        return self.legal_options(state, frame)


STEPS: list[Step[CityState]] = [
    SellProduct("sell.product", "city.sell.limit"),
    SaleByCard("sale.product", "city.sell.limit"),
]
