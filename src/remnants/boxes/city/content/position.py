"""Positions written by hand: for tests, tutorials, puzzles and bug reports.

players = 2                    # 2, 3 or 4
round = 3                      # default 1
first = 0                      # who has the first player token, default 0
active = 0                     # whose turn it is, default `first`
next = "turn"                  # "turn" (default), "acted" (only the end of the turn is left), "battle" (contested
                               # spaces are fought over now; whoever is not on turn held them),
                               # "patrol", "award" or "reset"
pile = 150                     # default, and always: 200 less what the players hold
developments = ["stronghold"]  # those that can be built, default: the first three of each level
recruits = ["fighter"]         # face up, default: the next four of the deck
market = ["grenade"]           # face up, default: the next four of the deck
coordinates = [3, 0]           # the top coordinate cards by number, default: in the pack's order
tiles = [{ design = "stronghold", space = "C3", turns = 0, products = 2 }]
ycu = [{ attack = 8, space = "D4" }]
options = { renown = "concealed" }

[[player]]                     # one for each seat
gang = "iggaret"
arcs = 2000
renown = 0
influence = 4
conditions = ["money"]         # influence conditions already met (they raise nothing here)
turns = 0                      # the turn track
figures = { D4 = 2, C4 = 1 }
pool = 5                       # default: 7 less the figures on the board
hand = ["scrapper"]
draw = ["enforcer"]            # the topmost first; given, it is the whole draw pile, and starter cards named
                               # nowhere are out of the game; not given, they are the draw pile
discard = []
permanents = []
entry = "D1"                   # default: dealt as in the set-up
"""

from typing import Any

import msgspec

from remnants.boxes.city.content import board
from remnants.boxes.city.content.content import Content
from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.actions import develop
from remnants.boxes.city.rules.battles.ycu_tokens import put_token
from remnants.boxes.city.rules.figures import look_at_control, put_figure
from remnants.boxes.city.rules.reset import FACE_UP
from remnants.boxes.city.rules.round import clockwise_from
from remnants.boxes.city.rules.setup import DEVELOPMENTS_A_LEVEL, DealSides
from remnants.boxes.city.rules.state import CityState
from remnants.kernel import packs
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import BadInput


class WrittenTile(msgspec.Struct, forbid_unknown_fields=True):
    design: str
    space: str
    turns: int = 0
    products: int = 0


class WrittenToken(msgspec.Struct, forbid_unknown_fields=True):
    attack: int
    space: str


class WrittenPlayer(msgspec.Struct, forbid_unknown_fields=True):
    gang: str
    arcs: int | None = None
    renown: int = 0
    influence: int | None = None
    conditions: list[str] = []
    turns: int = 0
    figures: dict[str, int] = {}
    pool: int | None = None
    hand: list[str] = []
    draw: list[str] | None = None
    discard: list[str] = []
    permanents: list[str] = []
    entry: str | None = None


class WrittenPosition(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    player: list[WrittenPlayer]
    round: int = 1
    first: int = 0
    active: int | None = None
    next: str = "turn"
    pile: int | None = None
    developments: list[str] | None = None
    recruits: list[str] | None = None
    market: list[str] | None = None
    coordinates: list[int] = []
    tiles: list[WrittenTile] = []
    ycu: list[WrittenToken] = []
    options: dict[str, str] = {}


def written(pack: Content, spec: dict[str, Any]) -> CityState:
    """The state a written position describes; raises BadInput naming what is wrong."""
    position = packs.convert(spec, WrittenPosition, "position")
    if position.players not in (2, 3, 4):
        raise BadInput(f"position: players: 2, 3 or 4 play City of Remnants, not {position.players}")
    if len(position.player) != position.players:
        raise BadInput(f"position: player: {position.players} players need as many entries, not {len(position.player)}")
    state = CityState(pack, position.players)
    state.concealed = 1 if position.options.get("renown") == "concealed" else 0
    state.round = position.round
    state.first_player = _seat(state, position.first, "first")
    box = _Box(pack)
    DealSides("setup.deal-sides").run(state, Frame("setup.deal-sides"))
    for seat, player in enumerate(position.player):
        _write_player(state, seat, player, box)
    _write_rows(state, position, box)
    _write_board(state, position)
    held = sum(state.renown)
    state.pile = pack.renown - held if position.pile is None else position.pile
    state.lowest_pile = state.pile
    _write_agenda(state, position)
    _check(state, position)
    return state


def _check(state: CityState, position: WrittenPosition) -> None:
    """What no single entry shows: nothing is there twice, nothing is negative, nothing is missing."""
    _check_at_least(position.round, 1, "round")
    for what, numbers in (("gang", state.gang), ("entry", state.entry)):
        if len(set(numbers)) < state.players:
            raise BadInput(f"position: player {what}: every player has a different {what}")
    if min(state.tile_products, default=0) < 0 or sum(state.tile_products) > state.pack.products:
        raise BadInput(f"position: tiles products: there are 0 to {state.pack.products} product tokens on the board")
    held = sum(state.renown)
    if state.pile < 0 or state.pile + held != state.pack.renown:
        raise BadInput(f"position: pile: pile and players hold {state.pack.renown} renown, not {state.pile} and {held}")


class _Box:
    """The cards not yet put anywhere."""

    def __init__(self, pack: Content) -> None:
        self.pack = pack
        self.recruits = pack.recruits[:]
        self.market = pack.market[:]

    def take(self, design: str, own: list[int], where: str) -> int:
        for source in (own, self.recruits, self.market):
            for card in source:
                if self.pack.card_id(card) == design:
                    source.remove(card)
                    return card
        self.pack.cards_of(design)
        raise BadInput(f"position: {where}: no copy of {design!r} is left for this player")


def _write_player(state: CityState, seat: int, player: WrittenPlayer, box: _Box) -> None:
    pack = state.pack
    where = f"player {seat}"
    state.gang = [*state.gang]
    state.gang[seat] = _index(pack.gang_ids, player.gang, f"{where} gang")
    if player.entry is not None:
        state.entry = [*state.entry]
        state.entry[seat] = _space(state, player.entry, f"{where} entry")
        if state.entry[seat] not in state.side.entries:
            entries = ", ".join([board.space_name(space) for space in state.side.entries])
            raise BadInput(f"position: {where} entry: {player.entry} is no entry space; they are {entries}")
    _check_at_least(player.arcs, 0, f"{where} arcs")
    _check_at_least(player.renown, 0, f"{where} renown")
    _check_at_least(player.influence, 1, f"{where} influence")
    state.arcs[seat] = pack.money if player.arcs is None else player.arcs
    state.renown[seat] = player.renown
    state.influence[seat] = pack.influence if player.influence is None else player.influence
    for condition in player.conditions:
        state.conditions[seat] |= 1 << _index(pack.condition_ids, condition, f"{where} conditions")
    if not 0 <= player.turns <= pack.turns:
        raise BadInput(f"position: {where} turns: 0 to {pack.turns}, not {player.turns}")
    state.turns[seat] = player.turns
    starters = pack.starters[state.gang[seat]][:]
    state.hand[seat] = [box.take(card, starters, f"{where} hand") for card in player.hand]
    state.discard[seat] = [box.take(card, starters, f"{where} discard") for card in player.discard]
    state.permanents[seat] = [box.take(card, starters, f"{where} permanents") for card in player.permanents]
    if player.draw is None:
        state.draw[seat] = starters
    else:
        state.draw[seat] = [box.take(card, starters, f"{where} draw") for card in reversed(player.draw)]
        state.removed.extend(starters)
    for card in [*state.hand[seat], *state.discard[seat], *state.draw[seat]]:
        if pack.is_permanent[card]:
            raise BadInput(f"position: {where}: {pack.card_id(card)!r} is permanent and lies in front of the player")
    for card in state.permanents[seat]:
        if not pack.is_permanent[card]:
            raise BadInput(f"position: {where} permanents: {pack.card_id(card)!r} is not permanent")
    _write_figures(state, seat, player, where)


def _write_figures(state: CityState, seat: int, player: WrittenPlayer, where: str) -> None:
    placed = 0
    for name, figures in player.figures.items():
        space = _space(state, name, f"{where} figures")
        if figures not in (1, 2):
            raise BadInput(f"position: {where} figures {name}: 1 or 2 figures stand on a space, not {figures}")
        for _ in range(figures):
            put_figure(state, seat, space)
        placed += figures
    state.pool[seat] = max(0, state.pack.pool - placed) if player.pool is None else player.pool
    state.unused[seat] = state.pack.figures - placed - state.pool[seat]
    if state.unused[seat] < 0 or state.pool[seat] < 0:
        raise BadInput(f"position: {where}: there are {state.pack.figures} figures of a colour, not more")


def _write_rows(state: CityState, position: WrittenPosition, box: _Box) -> None:
    if position.recruits is None:
        state.recruit_row, box.recruits = box.recruits[:FACE_UP], box.recruits[FACE_UP:]
    else:
        state.recruit_row = [box.take(card, [], "recruits") for card in position.recruits]
    if position.market is None:
        state.market_row, box.market = box.market[:FACE_UP], box.market[FACE_UP:]
    else:
        state.market_row = [box.take(card, [], "market") for card in position.market]
    state.recruit_deck = box.recruits
    state.market_deck = box.market
    for place, number in enumerate(reversed(position.coordinates)):
        if number not in state.coordinate_deck[: len(state.coordinate_deck) - place]:
            raise BadInput(f"position: coordinates: there is no card {number} left; they are 0 to 19")
        state.coordinate_deck.remove(number)
        state.coordinate_deck.append(number)


def _write_board(state: CityState, position: WrittenPosition) -> None:
    pack = state.pack
    if position.developments is None:
        for level in range(3):
            of_level = [number for number, at in enumerate(pack.development_level) if at == level]
            state.developments = state.developments + of_level[:DEVELOPMENTS_A_LEVEL]
    else:
        ids = pack.development_ids
        state.developments = [_index(ids, name, "developments") for name in position.developments]
    for tile in position.tiles:
        number = _index(pack.development_ids, tile.design, "tiles design")
        if number not in state.developments:
            state.developments = [*state.developments, number]
    for number in state.developments:
        state.tiles_left[number] = pack.development_copies[number]
    for tile in position.tiles:
        _write_tile(state, tile)
    for token in position.ycu:
        free = [number for number, at in enumerate(state.ycu_at) if at == NOBODY]
        fitting = [number for number in free if pack.token_attack[number] == token.attack]
        if not fitting:
            known = sorted({pack.token_attack[number] for number in free})
            raise BadInput(f"position: ycu: no token with attack {token.attack} is left; there are {known}")
        put_token(state, fitting[0], _space(state, token.space, "ycu space"))
    for space in range(board.SPACES):
        look_at_control(state, space)
        _leave_to_the_defender(state, space, position)


def _leave_to_the_defender(state: CityState, space: int, position: WrittenPosition) -> None:
    """A contested space is still under the control of the gang that was there first (city.control.contested).

    The player on turn came in; where two others stand together, the first of them from the first player on.
    """
    gangs = [seat for seat in clockwise_from(state, state.first_player) if state.standing[seat] >> space & 1]
    if len(gangs) < 2:
        return
    active = position.first if position.active is None else position.active
    came_in = active if active in gangs else gangs[0]
    defender = next(seat for seat in gangs if seat != came_in)
    for seat in range(state.players):
        if seat == defender:
            state.held[seat] |= board.BIT[space]
        else:
            state.held[seat] &= ~board.BIT[space]


def _write_tile(state: CityState, tile: WrittenTile) -> None:
    number = state.pack.development_ids.index(tile.design)
    space = _space(state, tile.space, "tiles space")
    mask = develop.covered(state, number, space, tile.turns % 4)
    if mask not in [placement.mask for placement in state.side.placements[number]] or mask & state.built:
        raise BadInput(f"position: tiles: {tile.design!r} does not fit at {tile.space} after {tile.turns} turns")
    if state.tiles_left[number] == 0:
        raise BadInput(f"position: tiles: there are only {state.pack.development_copies[number]} of {tile.design!r}")
    state.tiles_left[number] -= 1
    state.tile_design.append(number)
    state.tile_spaces.append(mask)
    state.tile_products.append(tile.products)
    state.built |= mask


def _write_agenda(state: CityState, position: WrittenPosition) -> None:
    active = _seat(state, position.first if position.active is None else position.active, "active")
    after = [Frame("award"), Frame("patrol")]
    turn = [*after, Frame("turns.next", (active + 1) % state.players)]
    agendas = {
        "turn": [*turn, frames.turn(active, acted=0)],
        "acted": [*turn, frames.turn(active, acted=1)],
        "battle": [*turn, frames.turn(active, acted=1), frames.battle_settle(active, fought=0)],
        "patrol": after,
        "award": [Frame("award")],
        "reset": [*after, Frame("turns"), Frame("reset")],
    }
    if position.next not in agendas:
        raise BadInput(f"position: next: one of {', '.join(agendas)}, not {position.next!r}")
    state.agenda = agendas[position.next]
    state.active = active if position.next in ("turn", "acted", "battle") else NOBODY


def _check_at_least(number: int | None, least: int, where: str) -> None:
    if number is not None and number < least:
        raise BadInput(f"position: {where}: {least} or more, not {number}")


def _index(names: list[str], name: str, where: str) -> int:
    if name not in names:
        raise BadInput(f"position: {where}: there is no {name!r}; there are {', '.join(names)}")
    return names.index(name)


def _space(state: CityState, name: str, where: str) -> int:
    space = board.space_named(name)
    if space < 0 or not state.side.open >> space & 1:
        raise BadInput(f"position: {where}: {name!r} is no open space of this board; they are A1 to G7")
    return space


def _seat(state: CityState, seat: int, where: str) -> int:
    if not 0 <= seat < state.players:
        raise BadInput(f"position: {where}: seats are 0 to {state.players - 1}, not {seat}")
    return seat
