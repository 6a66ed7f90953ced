"""The Move action: up to influence figures, each up to 3 spaces, one after the other; battles at the end.

A card's march keeps the same rules. The figures that have moved in the action under way are known by where they stand:
`moved` are the spaces with at least 1 of them, `moved_pairs` those with 2 (city.move.each-once).
"""

from remnants.boxes.city.content import board
from remnants.boxes.city.content.board import BESIDE, BIT
from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.cards import OnTurn
from remnants.boxes.city.rules.figures import enemies_of, figures_on, put_figure, take_figure
from remnants.boxes.city.rules.prices import standing_sum
from remnants.boxes.city.rules.question import Question, names_one_of
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import Fact, Refusal
from remnants.kernel.steps import Automatic, Choice, Step

POOL = -1
BY_THE_MAT = -1
"""In place of a number of figures or spaces: what the player's mat allows, looked at anew for each figure."""


def reach(state: CityState, seat: int, origin: int, spaces: int) -> int:
    """Where a figure from `origin` (or the pool) may end its move of up to so many spaces.

    It walks over its own gang but ends on no space with 2 of it (city.move.two-per-space), stops where enemies are
    (city.move.stop-at-enemy) and enters only the one enemy space of this turn (city.move.one-enemy-space).
    """
    enemies = enemies_of(state, seat)
    ends = walked(state, seat, origin, spaces, enemies)
    if state.entered != NOBODY:
        ends &= ~enemies | BIT[state.entered]
    return ends & ~state.paired[seat]


def walked(state: CityState, seat: int, origin: int, spaces: int, enemies: int) -> int:
    """The spaces within so many steps of a figure that goes no further where enemies are."""
    open_spaces = state.side.open
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
    return ends


def can_move(state: CityState, seat: int, origin: int, spaces: int, enemies: int) -> bool:
    """Whether a figure could move at all; usually some space beside it is free."""
    if origin != POOL and BESIDE[origin] & state.side.open & ~enemies & ~state.paired[seat]:
        return True
    return reach(state, seat, origin, spaces) != 0


def somebody_can_move(state: CityState, seat: int, spaces: int) -> bool:
    """Whether any figure of a gang, on the board or in the pool, could move so many spaces."""
    enemies = enemies_of(state, seat)
    origins = board.spaces_of(state.standing[seat] & ~enemies)
    if state.pool[seat]:
        origins.append(POOL)
    return any([can_move(state, seat, origin, spaces, enemies) for origin in origins])


class Move(Automatic[CityState]):
    """The figures' moves, then the battles in every contested space (city.move.battle-after)."""

    def run(self, state: CityState, frame: Frame) -> None:
        state.moved = 0
        state.moved_pairs = 0
        moves = frames.move_figure(
            frame.seat, BY_THE_MAT, BY_THE_MAT, moved=0, marched=0, marched_pairs=0, moved_before=0
        )
        state.then([moves, frames.battle_settle(frame.seat, fought=0)])


def most_figures(state: CityState, seat: int, limit: int) -> int:
    """How many figures may move: as many as influence, or what a card says (city.move.count)."""
    return limit if limit != BY_THE_MAT else state.influence[seat] + standing_sum(state, seat, "marchers")


def most_spaces(state: CityState, seat: int, spaces: int) -> int:
    """How far a figure that begins its move now may go (city.move.count)."""
    return spaces if spaces != BY_THE_MAT else state.pack.reach + standing_sum(state, seat, "reach")


class PickFigure(OnTurn):
    """Which figure moves next."""

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("done",), ("pool",)]
        for space in board.spaces_of(state.standing[frame.seat]):
            found.append(("figure", space))
        return found

    def ready(self, state: CityState, frame: Frame) -> int:
        """The spaces where a figure stands that has not moved yet (city.move.each-once)."""
        seat = frame.seat
        return (state.standing[seat] & ~state.moved) | (state.paired[seat] & ~state.moved_pairs)

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "done":
            return None
        seat = frame.seat
        limit, steps, moved, _marched, _marched_pairs, _moved_before = frame.data
        most = most_figures(state, seat, limit)
        if moved >= most:
            return Refusal("city.move.count", {"figures": most, "influence": state.influence[seat]})
        spaces = most_spaces(state, seat, steps)
        if choice[0] == "pool":
            if state.pool[seat] == 0:
                return Refusal("city.move.from-pool", {"pool": 0, "unused": state.unused[seat]})
            if reach(state, seat, POOL, spaces) == 0:
                return entry_shut(state, seat)
            return None
        space: int = choice[1]
        name = board.space_name(space)
        enemies = enemies_of(state, seat)
        if enemies & BIT[space]:
            return Refusal("city.move.march-stops", {"space": name})
        if not self.ready(state, frame) & BIT[space]:
            return Refusal("city.move.each-once", {"space": name})
        if not can_move(state, seat, space, spaces, enemies):
            return shut_in(state, space, enemies)
        return None

    def refuse_stranger(self, state: CityState, frame: Frame, choice: Choice) -> Refusal:
        if choice[0] == "figure" and names_one_of(choice, board.SPACES):
            return Refusal("city.move.count", {"why": "nobody", "space": board.space_name(choice[1])})
        return super().refuse_stranger(state, frame, choice)

    def legal_options(self, state: CityState, frame: Frame) -> list[Choice]:
        seat = frame.seat
        limit, steps, moved, _marched, _marched_pairs, _moved_before = frame.data
        found: list[Choice] = [("done",)]
        if moved >= most_figures(state, seat, limit):
            return found
        spaces = most_spaces(state, seat, steps)
        enemies = enemies_of(state, seat)
        if state.pool[seat] and can_move(state, seat, POOL, spaces, enemies):
            found.append(("pool",))
        for space in board.spaces_of(self.ready(state, frame) & ~enemies):
            if can_move(state, seat, space, spaces, enemies):
                found.append(("figure", space))
        return found

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "done":
            if frame.step == "move.figure":
                state.moved = 0
                state.moved_pairs = 0
            return
        origin = POOL if choice[0] == "pool" else choice[1]
        limit, steps, moved, marched, marched_pairs, moved_before = frame.data
        spaces = most_spaces(state, frame.seat, steps)
        by_card = 1 if frame.step == "march.figure" else 0
        state.agenda.append(
            frames.move_to(
                frame.seat, origin, spaces, by_card, limit, steps, moved, marched, marched_pairs, moved_before
            )
        )


def shut_in(state: CityState, space: int, enemies: int) -> Refusal:
    """Why a figure cannot leave its space in any direction."""
    facts: dict[str, Fact] = {"why": "shut", "origin": board.space_name(space)}
    if BESIDE[space] & enemies and state.entered != NOBODY:
        facts["entered"] = board.space_name(state.entered)
        return Refusal("city.move.one-enemy-space", facts)
    return Refusal("city.move.two-per-space", facts)


def entry_shut(state: CityState, seat: int) -> Refusal:
    """Why no figure can come in: two are there already, or there was a fight to enter elsewhere this turn."""
    entry = state.entry[seat]
    facts: dict[str, Fact] = {"why": "entry", "space": board.space_name(entry)}
    if not enemies_of(state, seat) & BIT[entry]:
        return Refusal("city.move.two-per-space", facts)
    if not state.paired[seat] & BIT[entry]:
        facts.update(why="entered", entered=board.space_name(state.entered))
    return Refusal("city.move.enemy-space-full", facts)


class MarchFigure(PickFigure):
    """The same, given by a card: no other card is played in between, and the action's figures are not used up."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return self.options(state, frame)

    def choices(self, state: CityState, frame: Frame) -> list[Choice]:
        return self.legal_options(state, frame)

    def ready(self, state: CityState, frame: Frame) -> int:
        _limit, _steps, _moved, marched, marched_pairs, _moved_before = frame.data
        return (state.standing[frame.seat] & ~marched) | (state.paired[frame.seat] & ~marched_pairs)


class MoveTo(Question):
    """Where the figure ends its move."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("to", space) for space in range(board.SPACES)]

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        origin, spaces, _by_card, _limit, _steps, _moved, _marched, _marched_pairs, _moved_before = frame.data
        seat = frame.seat
        space: int = choice[1]
        if reach(state, seat, origin, spaces) >> space & 1:
            return None
        facts: dict[str, Fact] = {"space": board.space_name(space), "spaces": spaces}
        bit = BIT[space]
        if not state.side.open & bit:
            return Refusal("city.setup.three-player-board", facts)
        enemies = enemies_of(state, seat)
        if state.paired[seat] & bit:
            full = "city.move.enemy-space-full" if enemies & bit else "city.move.two-per-space"
            return Refusal(full, facts)
        if enemies & bit and state.entered not in (NOBODY, space):
            facts["entered"] = board.space_name(state.entered)
            return Refusal("city.move.one-enemy-space", facts)
        start = state.entry[seat] if origin == POOL else origin
        if walked(state, seat, origin, spaces, 0) & bit and space != origin:
            facts["enemies"] = in_the_way(start, space, spaces, enemies)
            return Refusal("city.move.stop-at-enemy", facts)
        facts["distance"] = distance(start, space) + (1 if origin == POOL else 0)
        if origin == POOL:
            return Refusal("city.move.from-pool", facts)
        if diagonal(origin, space):
            return Refusal("city.move.diagonal", facts)
        return Refusal("city.move.count", facts)

    def choices(self, state: CityState, frame: Frame) -> list[Choice]:
        origin, spaces, _by_card, _limit, _steps, _moved, _marched, _marched_pairs, _moved_before = frame.data
        ends = reach(state, frame.seat, origin, spaces)
        found: list[Choice] = []
        while ends:
            lowest = ends & -ends
            found.append(("to", lowest.bit_length() - 1))
            ends ^= lowest
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        origin, _spaces, by_card, limit, steps, moved, _marched, _marched_pairs, _moved_before = frame.data
        seat = frame.seat
        space: int = choice[1]
        if enemies_of(state, seat) & BIT[space]:
            state.entered = space
        if by_card:
            again = marched_on(state, frame, space)
        else:
            mark_moved(state, space)
            again = frames.move_figure(seat, limit, steps, moved + 1, marched=0, marched_pairs=0, moved_before=0)
        if origin == POOL:
            state.pool[seat] -= 1
        else:
            take_figure(state, seat, origin)
        put_figure(state, seat, space)
        if state.telling:
            state.tell("moved", seat=seat, origin=origin, space=space)
        state.agenda.append(again)


def mark_moved(state: CityState, space: int) -> None:
    """One more of the figures on a space has moved in this action."""
    if state.moved & BIT[space]:
        state.moved_pairs |= BIT[space]
    else:
        state.moved |= BIT[space]


def unmark_moved(state: CityState, space: int) -> None:
    """One that had moved in this action has left a space."""
    if state.moved_pairs & BIT[space]:
        state.moved_pairs &= ~BIT[space]
    else:
        state.moved &= ~BIT[space]


def marched_on(state: CityState, frame: Frame, space: int) -> Frame:
    """A card has marched a figure: one that had moved in the action stays moved where it goes (city.move.each-once).

    Gives the next step. Of the figures on a space that this card has not marched yet, an unmoved one goes.
    """
    origin, _spaces, _by_card, limit, steps, moved, marched, marched_pairs, moved_before = frame.data
    has_moved = False
    if origin != POOL and state.moved & BIT[origin]:
        bit = BIT[origin]
        waiting = figures_on(state, frame.seat, origin) - (1 if marched & bit else 0)
        moved_there = 1 + (1 if state.moved_pairs & bit else 0) - (1 if moved_before & bit else 0)
        has_moved = moved_there == waiting
    if has_moved:
        unmark_moved(state, origin)
        mark_moved(state, space)
        moved_before |= BIT[space]
    if marched & BIT[space]:
        marched_pairs |= BIT[space]
    return frames.march_figure(frame.seat, limit, steps, moved + 1, marched | BIT[space], marched_pairs, moved_before)


def in_the_way(start: int, space: int, spaces: int, enemies: int) -> str:
    """The spaces with enemies that bar the ways from one space to another."""
    barring = 0
    for other in board.spaces_of(enemies):
        if other != space and distance(start, other) + distance(other, space) <= spaces:
            barring |= BIT[other]
    return board.names_of(barring)


def distance(one: int, other: int) -> int:
    """Steps between two spaces with nothing in the way."""
    columns = abs(one % board.WIDTH - other % board.WIDTH)
    return columns + abs(one // board.WIDTH - other // board.WIDTH)


def diagonal(one: int, other: int) -> bool:
    """Whether the other space touches this one at a corner only (city.move.diagonal)."""
    return distance(one, other) == 2 and abs(one % board.WIDTH - other % board.WIDTH) == 1


STEPS: list[Step[CityState]] = [
    Move("move"),
    PickFigure("move.figure", "city.move.count"),
    MarchFigure("march.figure", "city.move.count"),
    MoveTo("move.to", "city.move.count"),
]
