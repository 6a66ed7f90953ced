"""The Sell action: product tokens on controlled developments for ARCs, up to influence."""

from remnants.games.city.cards import OnTurn, standing_sum
from remnants.games.city.figures import controlled_tiles, controls_tile
from remnants.games.city.influence import gain_arcs, rise
from remnants.games.city.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Choice, Step


def something_to_sell(state: CityState, seat: int) -> bool:
    for products in state.tile_products:
        if products:
            return len(tiles_with_products(state, seat)) > 0
    return False


def tiles_with_products(state: CityState, seat: int) -> list[int]:
    return [tile for tile in controlled_tiles(state, seat) if state.tile_products[tile] > 0]


class SellProduct(OnTurn):
    """One product after the other. Frame data: the limit (-1 is influence, city.sell.limit) and how many are sold."""

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("done",)]
        found.extend([("sell", tile) for tile in range(len(state.tile_design))])
        return found

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        limit, sold = frame.data
        if choice[0] == "done":
            if sold == 0 and limit < 0 and something_to_sell(state, frame.seat):
                return Refusal("city.turns.impossible-action", {"action": "sell"})
            return None
        if sold >= (state.influence[frame.seat] if limit < 0 else limit):
            return Refusal("city.sell.limit", {"influence": state.influence[frame.seat]})
        if not controls_tile(state, frame.seat, choice[1]):
            return Refusal("city.control.development", {"tile": choice[1]})
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
        price = state.pack.development_sale[state.tile_design[tile]] + standing_sum(state, seat, "sale-bonus")
        gain_arcs(state, seat, price)
        if limit < 0:
            rise(state, seat, "sold", sold + 1)
        if state.telling:
            state.tell("sold", seat=seat, tile=tile, price=price)
        state.push(frame.step, seat, (limit, sold + 1))


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
