"""The Move action: up to influence figures, each up to 3 spaces, one after the other; battles at the end."""

from remnants.games.city import board
from remnants.games.city.board import BESIDE, BIT
from remnants.games.city.cards import OnTurn, standing_sum
from remnants.games.city.figures import enemies_of, put_figure, take_figure
from remnants.games.city.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Automatic, Choice, Step

POOL = -1
INFLUENCE = -1
"""In place of a number of figures: as many as the player's influence, looked at anew each time."""


def reach(state: CityState, seat: int, origin: int, spaces: int) -> int:
    """Where a figure from `origin` (or the pool) may end its move of up to so many spaces.

    It walks over its own gang but ends on no space with 2 of it (city.move.two-per-space), stops where enemies are
    (city.move.stop-at-enemy) and enters only the one enemy space of this turn (city.move.one-enemy-space).
    """
    open_spaces = state.side.open
    enemies = enemies_of(state, seat)
    if origin == POOL:
        step = BIT[state.entry[seat]]
        seen = step
    else:
        step = board.beside(BIT[origin]) & open_spaces
        seen = step | BIT[origin]
    ends = step
    for _ in range(spaces - 1):
        going_on = step & ~enemies
        if not going_on:
            break
        step = board.beside(going_on) & open_spaces & ~seen
        seen |= step
        ends |= step
    if state.entered != NOBODY:
        ends &= ~enemies | BIT[state.entered]
    return ends & ~state.paired[seat]


def can_move(state: CityState, seat: int, origin: int, spaces: int, enemies: int) -> bool:
    """Whether a figure could move at all; usually some space beside it is free."""
    if origin != POOL and BESIDE[origin] & state.side.open & ~enemies & ~state.paired[seat]:
        return True
    return reach(state, seat, origin, spaces) != 0


class Move(Automatic[CityState]):
    """The figures' moves, then the battles in every contested space (city.move.battle-after)."""

    def run(self, state: CityState, frame: Frame) -> None:
        seat = frame.seat
        spaces = state.pack.reach + standing_sum(state, seat, "reach")
        state.then([Frame("move.figure", seat, (INFLUENCE, spaces, 0, 0, 0)), Frame("battle.settle", seat)])


def most_figures(state: CityState, seat: int, limit: int) -> int:
    """How many figures may move: as many as influence, or what a card says (city.move.count)."""
    return limit if limit != INFLUENCE else state.influence[seat] + standing_sum(state, seat, "marchers")


class PickFigure(OnTurn):
    """Which figure moves next.

    Frame data: how many may move, how far, the spaces where 1 and 2 figures stand that have moved, how many moved.
    """

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("done",), ("pool",)]
        for space in board.spaces_of(state.standing[frame.seat]):
            found.append(("figure", space))
        return found

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "done":
            return None
        seat = frame.seat
        limit, spaces, once, twice, moved = frame.data
        if moved >= most_figures(state, seat, limit):
            return Refusal("city.move.count", {"influence": state.influence[seat]})
        if choice[0] == "pool":
            if state.pool[seat] == 0:
                return Refusal("city.move.from-pool", {})
            if reach(state, seat, POOL, spaces) == 0:
                return Refusal("city.move.enemy-space-full", {})
            return None
        space: int = choice[1]
        if not unmoved(state, seat, once, twice) >> space & 1:
            return Refusal("city.move.count", {"influence": state.influence[seat]})
        enemies = enemies_of(state, seat)
        if not can_move(state, seat, space, spaces, enemies):
            shut_in = "city.move.one-enemy-space" if BESIDE[space] & enemies else "city.move.two-per-space"
            return Refusal(shut_in, {"space": board.space_name(space)})
        return None

    def legal_options(self, state: CityState, frame: Frame) -> list[Choice]:
        seat = frame.seat
        limit, spaces, once, twice, moved = frame.data
        found: list[Choice] = [("done",)]
        if moved >= most_figures(state, seat, limit):
            return found
        enemies = enemies_of(state, seat)
        if state.pool[seat] and can_move(state, seat, POOL, spaces, enemies):
            found.append(("pool",))
        for space in board.spaces_of(unmoved(state, seat, once, twice)):
            if can_move(state, seat, space, spaces, enemies):
                found.append(("figure", space))
        return found

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        if choice[0] != "done":
            origin = POOL if choice[0] == "pool" else choice[1]
            limit, spaces, once, twice, moved = frame.data
            by_card = 1 if frame.step == "march.figure" else 0
            state.push("move.to", frame.seat, (origin, by_card, limit, spaces, once, twice, moved))


def unmoved(state: CityState, seat: int, once: int, twice: int) -> int:
    """The spaces where a figure stands that has not moved yet in this action."""
    return (state.standing[seat] & ~once) | (state.paired[seat] & ~twice)


class MarchFigure(PickFigure):
    """The same, given by a card: no other card is played in between."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return self.options(state, frame)

    def choices(self, state: CityState, frame: Frame) -> list[Choice]:
        return self.legal_options(state, frame)


class MoveTo(Ask[CityState]):
    """Where the figure ends its move."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("to", space) for space in range(board.SPACES)]

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        seat, origin, spaces = frame.seat, frame.data[0], frame.data[3]
        space: int = choice[1]
        if reach(state, seat, origin, spaces) >> space & 1:
            return None
        facts: dict[str, int | str] = {"space": board.space_name(space), "spaces": spaces}
        bit = BIT[space]
        if not state.side.open & bit:
            return Refusal("city.setup.three-player-board", facts)
        enemies = enemies_of(state, seat)
        if state.paired[seat] & bit:
            full = "city.move.enemy-space-full" if enemies & bit else "city.move.two-per-space"
            return Refusal(full, facts)
        if enemies & bit and state.entered not in (NOBODY, space):
            return Refusal("city.move.one-enemy-space", facts)
        if origin != POOL and diagonal(origin, space):
            return Refusal("city.move.diagonal", facts)
        if origin == POOL and distance(state.entry[seat], space) >= spaces:
            return Refusal("city.move.from-pool", facts)
        if distance(state.entry[seat] if origin == POOL else origin, space) > spaces or space == origin:
            return Refusal("city.move.count", facts)
        return Refusal("city.move.stop-at-enemy", facts)

    def choices(self, state: CityState, frame: Frame) -> list[Choice]:
        ends = reach(state, frame.seat, frame.data[0], frame.data[3])
        found: list[Choice] = []
        while ends:
            lowest = ends & -ends
            found.append(("to", lowest.bit_length() - 1))
            ends ^= lowest
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        origin, by_card, limit, spaces, once, twice, moved = frame.data
        seat = frame.seat
        space: int = choice[1]
        if enemies_of(state, seat) & BIT[space]:
            state.entered = space
        if origin == POOL:
            state.pool[seat] -= 1
        else:
            take_figure(state, seat, origin)
        put_figure(state, seat, space)
        if once & BIT[space]:
            twice |= BIT[space]
        once |= BIT[space]
        if state.telling:
            state.tell("moved", seat=seat, origin=origin, space=space)
        state.push("march.figure" if by_card else "move.figure", seat, (limit, spaces, once, twice, moved + 1))


def distance(one: int, other: int) -> int:
    """Steps between two spaces with nothing in the way."""
    columns = abs(one % board.WIDTH - other % board.WIDTH)
    return columns + abs(one // board.WIDTH - other // board.WIDTH)


def diagonal(one: int, other: int) -> bool:
    """Whether the other space touches this one at a corner only."""
    return distance(one, other) == 2 and abs(one % board.WIDTH - other % board.WIDTH) == 1


STEPS: list[Step[CityState]] = [
    Move("move"),
    PickFigure("move.figure", "city.move.count"),
    MarchFigure("march.figure", "city.move.count"),
    MoveTo("move.to", "city.move.count"),
]
