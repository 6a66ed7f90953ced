"""Deeds that need no decision: gains, losses and draws."""

from remnants.boxes.city.content.content import PRODUCE, Effect
from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.decks import draw_cards
from remnants.boxes.city.rules.effects.deed import Deed
from remnants.boxes.city.rules.figures import controlled_tiles
from remnants.boxes.city.rules.influence import gain_arcs, gain_renown, lose_renown, move_to_pool, spendable
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Dice, Step


class Arcs(Deed):
    """Gain ARCs, or lose as many as are held (alerts)."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        amount = max(effect.amount, -spendable(state, seat))
        if state.telling:
            state.tell("arcs", seat=seat, amount=amount)
        gain_arcs(state, seat, amount)


class Renown(Deed):
    """Gain renown from the pile, or lose some to it (alerts)."""

    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        return state.pile > 0

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        if effect.amount >= 0:
            amount = gain_renown(state, seat, effect.amount)
        else:
            amount = -lose_renown(state, seat, -effect.amount)
        if state.telling:
            state.tell("renown", seat=seat, amount=amount)


class Draw(Deed):
    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        return len(state.draw[seat]) > 0

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        draw_cards(state, seat, effect.amount)


class Figures(Deed):
    """Unused figures join the pool."""

    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        return state.unused[seat] > 0

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        moved = move_to_pool(state, seat, effect.amount)
        if state.telling and moved:
            state.tell("figures", seat=seat, amount=moved)


class Gamble(Deed):
    """A d6 times some ARCs: the counterfeiter's payout."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        state.agenda.append(frames.effect_gamble(seat, effect.amount))


class GambleRoll(Dice[CityState]):
    def faces(self, state: CityState, frame: Frame) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        (amount,) = frame.data
        won = answer[0] * amount
        if state.telling:
            state.tell("gambled", seat=frame.seat, die=answer[0], amount=won)
        gain_arcs(state, frame.seat, won)


def selling_tiles(state: CityState, seat: int) -> list[int]:
    """The controlled tiles on which products can lie and be sold."""
    sale = state.pack.development_sale
    return [tile for tile in controlled_tiles(state, seat) if sale[state.tile_design[tile]] > 0]


def make_products(state: CityState, tile: int, amount: int) -> int:
    """Product tokens from the supply onto the tile, as many as there are (city.develop.products-stay)."""
    supply = state.pack.products - sum(state.tile_products)
    made = min(amount, supply)
    state.tile_products[tile] += made
    if state.telling and made:
        state.tell("product", tile=tile, amount=made)
    return made


class Product(Deed):
    """Products on the tile that makes them, or on a tile of the player's choice when a card says so."""

    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        if sum(state.tile_products) >= state.pack.products:
            return False
        return when == PRODUCE or len(selling_tiles(state, seat)) > 0

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        if when == PRODUCE:
            make_products(state, piece, effect.amount)
        else:
            state.agenda.append(frames.effect_product(seat, effect.amount))


DEEDS: dict[str, Deed] = {
    "arcs": Arcs(),
    "renown": Renown(),
    "draw": Draw(),
    "figures": Figures(),
    "gamble": Gamble(),
    "product": Product(),
}

STEPS: list[Step[CityState]] = [GambleRoll("effect.gamble")]
