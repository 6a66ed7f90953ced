"""Figures on the board, and what they control.

`standing[seat]` are the spaces with at least 1 figure of that gang, `paired[seat]` those with 2.
"""

from remnants.boxes.city.content.board import AROUND, BIT, names_of
from remnants.boxes.city.content.content import NOTHING
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.refusal import Fact


def figures_on(state: CityState, seat: int, space: int) -> int:
    """How many figures of a gang stand on a space: 0, 1 or 2."""
    return (state.standing[seat] >> space & 1) + (state.paired[seat] >> space & 1)


def put_figure(state: CityState, seat: int, space: int) -> None:
    """One more figure of that gang stands on the space."""
    bit = BIT[space]
    if state.standing[seat] & bit:
        state.paired[seat] |= bit
    else:
        state.standing[seat] |= bit
    look_at_control(state, space)


def take_figure(state: CityState, seat: int, space: int) -> None:
    """One figure less of that gang stands on the space."""
    bit = BIT[space]
    if state.paired[seat] & bit:
        state.paired[seat] &= ~bit
    else:
        state.standing[seat] &= ~bit
    look_at_control(state, space)


def look_at_control(state: CityState, space: int) -> None:
    """A space belongs to the gang that stands there alone (city.control.space).

    While two gangs stand on it, it stays whose it was (city.control.contested); without figures it is nobody's.
    """
    bit = BIT[space]
    alone = NOTHING
    for seat in range(state.players):
        if state.standing[seat] & bit:
            if alone != NOTHING:
                return
            alone = seat
    for seat in range(state.players):
        if seat == alone:
            state.held[seat] |= bit
        else:
            state.held[seat] &= ~bit


def figures_around(state: CityState, seat: int, space: int) -> int:
    """Own figures on the space and on the spaces beside it (city.battle.dice)."""
    area = AROUND[space]
    return (state.standing[seat] & area).bit_count() + (state.paired[seat] & area).bit_count()


def figures_on_board(state: CityState, seat: int) -> int:
    return state.standing[seat].bit_count() + state.paired[seat].bit_count()


def enemies_of(state: CityState, seat: int) -> int:
    """The spaces with other gangs' figures or YCU tokens."""
    enemies = state.ycu_spaces
    for other in range(state.players):
        if other != seat:
            enemies |= state.standing[other]
    return enemies


def controls_tile(state: CityState, seat: int, tile: int) -> bool:
    """A development is controlled by who holds each of its spaces, whoever built it (city.control.development)."""
    return state.tile_spaces[tile] & ~state.held[seat] == 0


def missing_control(state: CityState, seat: int, tile: int) -> dict[str, Fact]:
    """Who holds spaces of a development in a player's place, or which of them nobody of that gang stands on."""
    for other in range(state.players):
        theirs = state.tile_spaces[tile] & state.held[other]
        if other != seat and theirs:
            return {"why": "enemy", "tile": tile, "enemy": other, "space": names_of(theirs)}
    return {"why": "empty", "tile": tile, "space": names_of(state.tile_spaces[tile] & ~state.held[seat])}


def controlled_tiles(state: CityState, seat: int) -> list[int]:
    held = state.held[seat]
    return [tile for tile, spaces in enumerate(state.tile_spaces) if spaces & ~held == 0]


def tile_on(state: CityState, space: int) -> int:
    """The development tile on a space, or NOTHING."""
    for tile, spaces in enumerate(state.tile_spaces):
        if spaces >> space & 1:
            return tile
    return NOTHING
