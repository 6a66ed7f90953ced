"""Deeds that need no decision: gains, losses and draws."""

from remnants.games.city.content import PRODUCE, Effect
from remnants.games.city.decks import draw_cards
from remnants.games.city.deed import Deed
from remnants.games.city.influence import gain_arcs, gain_renown, lose_renown, move_to_pool, spendable
from remnants.games.city.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Dice, Step


class Arcs(Deed):
    """Gain ARCs, or lose as many as are held (alerts)."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        amount = max(effect.amount, -spendable(state, seat))
        gain_arcs(state, seat, amount)
        if state.telling:
            state.tell("arcs", seat=seat, amount=amount)


class Renown(Deed):
    """Gain renown from the pile, or lose some to it (alerts)."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        if effect.amount >= 0:
            amount = gain_renown(state, seat, effect.amount)
        else:
            amount = -lose_renown(state, seat, -effect.amount)
        if state.telling:
            state.tell("renown", seat=seat, amount=amount)


class Draw(Deed):
    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        draw_cards(state, seat, effect.amount)


class Figures(Deed):
    """Unused figures join the pool."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        move_to_pool(state, seat, effect.amount)
        if state.telling:
            state.tell("figures", seat=seat, amount=effect.amount)


class Gamble(Deed):
    """A d6 times some ARCs: the counterfeiter's payout."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        state.push("effect.gamble", seat, (effect.amount,))


class GambleRoll(Dice[CityState]):
    def faces(self, state: CityState, frame: Frame) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        won = answer[0] * frame.data[0]
        gain_arcs(state, frame.seat, won)
        if state.telling:
            state.tell("gambled", seat=frame.seat, die=answer[0], amount=won)


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

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        if when == PRODUCE:
            make_products(state, piece, effect.amount)
        else:
            state.push("effect.product", seat, (effect.amount,))


DEEDS: dict[str, Deed] = {
    "arcs": Arcs(),
    "renown": Renown(),
    "draw": Draw(),
    "figures": Figures(),
    "gamble": Gamble(),
    "product": Product(),
}

STEPS: list[Step[CityState]] = [GambleRoll("effect.gamble")]
