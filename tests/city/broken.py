"""Positions of City in which something is lost, doubled or out of step, and what is said of each."""

from collections.abc import Callable

from remnants.boxes.city.content.board import BIT
from remnants.boxes.city.rules.state import CityState
from tests.city.table import PACK, city, duel, space

Break = Callable[[CityState], None]
FREE = BIT[space("G7")]
BROKEN: dict[str, tuple[Break, str]] = {
    "a figure is gone": (lambda state: state.pool.__setitem__(0, state.pool[0] - 1), "seat 0 has 15 figures"),
    "a pool below nothing": (lambda state: owing(state, state.pool, state.unused), "seat 0 has 16 figures"),
    "a supply below nothing": (lambda state: owing(state, state.unused, state.pool), "seat 0 has 16 figures"),
    "a second figure alone": (lambda state: state.paired.__setitem__(0, FREE), "second figures without first ones"),
    "less than no money": (lambda state: state.arcs.__setitem__(1, -500), "seat 1 holds less than nothing"),
    "less than no renown": (lambda state: state.renown.__setitem__(1, -1), "seat 1 holds less than nothing"),
    "a card is gone": (lambda state: state.draw[0].clear(), "cards are not each in one place"),
    "a card is twice there": (lambda state: state.removed.append(0), "cards are not each in one place"),
    "tiles are not counted": (lambda state: state.tile_products.append(0), "not counted alike"),
    "designs are not counted": (lambda state: state.tile_design.append(0), "not counted alike"),
    "less than no products": (lambda state: state.tile_products.__setitem__(0, -1), "product tokens"),
    "too many products": (lambda state: state.tile_products.__setitem__(0, 99), "product tokens"),
    "a tile is gone": (lambda state: state.tiles_left.__setitem__(state.tile_design[0], 0), "tiles"),
    "tiles overlap": (lambda state: state.tile_spaces.__setitem__(1, state.tile_spaces[0]), "two tiles overlap"),
    "an unknown tile": (lambda state: setattr(state, "built", state.built | FREE), "the built spaces are not those"),
    "renown is gone": (lambda state: setattr(state, "pile", state.pile - 1), "renown"),
    "renown from nowhere": (lambda state: setattr(state, "pile", state.pile + 1), "renown"),
    "YCU that nobody placed": (lambda state: setattr(state, "ycu_spaces", FREE), "the spaces with YCU are not"),
    "a token is gone": (lambda state: state.ycu_at.__delitem__(-1), "YCU tokens are missing"),
    "control without figures": (lambda state: state.held.__setitem__(0, FREE), "seat 0 controls a space where nobody"),
    "control of two": (lambda state: state.held.__setitem__(1, state.held[0]), "seats 0 and 1 control the same"),
}


def owing(state: CityState, less: list[int], more: list[int]) -> None:
    """One pile of figures has less than nothing, the other all the more."""
    more[0] += less[0] + 1
    less[0] = -1


def fine() -> CityState:
    tiles = [{"design": "stronghold", "space": "C3"}, {"design": "sky-dock", "space": "D5"}]
    red = {"figures": {"C3": 2}, "hand": ["grenade"], "draw": ["medic"], "renown": 40}
    return city(duel(red, {"figures": {"E4": 1}}, tiles=tiles, ycu=[{"attack": min(PACK.token_attack), "space": "A4"}]))
