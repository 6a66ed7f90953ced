"""What must never be lost or doubled: figures, cards, product tokens, renown, YCU tokens."""

from remnants.boxes.city.content.board import BIT
from remnants.boxes.city.rules.figures import figures_on_board
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY


def conserved(state: CityState) -> list[str]:
    """A sentence for everything that is not as it must be; nothing when all is there."""
    return [*_figures(state), *_cards(state), *_tiles(state), *_renown(state), *_tokens(state), *_control(state)]


def _figures(state: CityState) -> list[str]:
    wrong: list[str] = []
    for seat in range(state.players):
        figures = state.pool[seat] + state.unused[seat] + figures_on_board(state, seat)
        if figures != state.pack.figures or state.pool[seat] < 0 or state.unused[seat] < 0:
            wrong.append(f"seat {seat} has {figures} figures")
        if state.paired[seat] & ~state.standing[seat]:
            wrong.append(f"seat {seat} has second figures without first ones")
        if state.arcs[seat] < 0 or state.renown[seat] < 0:
            wrong.append(f"seat {seat} holds less than nothing")
    return wrong


def _cards(state: CityState) -> list[str]:
    if NOBODY in state.gang or not any([*state.draw, *state.hand]):
        return []
    expected = state.pack.recruits + state.pack.market
    for gang in state.gang:
        expected = expected + state.pack.starters[gang]
    found = (
        state.removed
        + state.recruit_deck
        + state.recruit_row
        + state.recruit_discard
        + state.market_deck
        + state.market_row
        + state.market_discard
        + state.aside
    )
    for seat in range(state.players):
        found = found + state.hand[seat] + state.draw[seat] + state.discard[seat] + state.setting_aside[seat]
        found = found + state.permanents[seat] + state.laid[seat]
    if sorted(found) != sorted(expected):
        missing = sorted(set(expected) - set(found))
        return [f"cards are not each in one place: missing {missing}, {len(found)} instead of {len(expected)}"]
    return []


def _tiles(state: CityState) -> list[str]:
    wrong: list[str] = []
    if not len(state.tile_design) == len(state.tile_spaces) == len(state.tile_products):
        wrong.append("the tiles are not counted alike")
    if sum(state.tile_products) > state.pack.products or min([0, *state.tile_products]) < 0:
        wrong.append(f"{sum(state.tile_products)} product tokens are on the board")
    for development in state.developments:
        tiles = state.tiles_left[development] + state.tile_design.count(development)
        if tiles != state.pack.development_copies[development]:
            wrong.append(f"{state.pack.development_ids[development]} has {tiles} tiles")
    covered = 0
    for mask in state.tile_spaces:
        if covered & mask:
            wrong.append("two tiles overlap")
        covered |= mask
    if covered != state.built:
        wrong.append("the built spaces are not those of the tiles")
    return wrong


def _renown(state: CityState) -> list[str]:
    """Pile and players hold all of it until the last award pays beyond the pile (city.renown.outside-award)."""
    held = state.pile + sum(state.renown)
    if held < state.pack.renown or (held > state.pack.renown and state.agenda):
        return [f"there is {held} renown"]
    return []


def _tokens(state: CityState) -> list[str]:
    spaces = 0
    for space in state.ycu_at:
        if space != NOBODY:
            spaces |= BIT[space]
    wrong = [] if spaces == state.ycu_spaces else ["the spaces with YCU are not those of the tokens"]
    if len(state.ycu_at) != len(state.pack.token_attack) or spaces & ~state.side.open:
        wrong.append("YCU tokens are missing or on closed spaces")
    return wrong


def _control(state: CityState) -> list[str]:
    wrong: list[str] = []
    for seat in range(state.players):
        if state.held[seat] & ~everybody(state):
            wrong.append(f"seat {seat} controls a space where nobody stands")
        for other in range(seat):
            if state.held[seat] & state.held[other]:
                wrong.append(f"seats {other} and {seat} control the same space")
    return wrong


def everybody(state: CityState) -> int:
    """All spaces with figures."""
    spaces = 0
    for standing in state.standing:
        spaces |= standing
    return spaces
