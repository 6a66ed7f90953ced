"""The Produce >>> develop action: first the abilities of controlled developments, then perhaps a new one."""

from remnants.boxes.city.content import board
from remnants.boxes.city.content.content import Placement
from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.cards import OnTurn, can_pay, pay, unpaid
from remnants.boxes.city.rules.figures import controlled_tiles, controls_tile, missing_control
from remnants.boxes.city.rules.prices import DEVELOPMENT, development_price, drop_discounts, standing_sum, too_dear
from remnants.boxes.city.rules.question import Question, names_one_of
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Fact, Refusal
from remnants.kernel.steps import Automatic, Choice, Step

NO_CARD = -1


def something_to_do(state: CityState, seat: int) -> bool:
    """Whether a tile could produce or a development could be built."""
    return something_to_build(state, seat) or len(producing_tiles(state, seat, 0)) > 0


def producing_tiles(state: CityState, seat: int, used: int) -> list[int]:
    """The controlled tiles with a produce ability that was not used in this action and can be paid for."""
    if not state.tile_design:
        return []
    produce = state.pack.development_produce
    found: list[int] = []
    for tile in controlled_tiles(state, seat):
        ability = produce[state.tile_design[tile]]
        if ability is not None and not used >> tile & 1 and can_pay(state, seat, ability, NO_CARD):
            found.append(tile)
    return found


def something_to_build(state: CityState, seat: int) -> bool:
    arcs = state.arcs[seat]
    cheaper = -1
    for development in state.developments:
        if state.tiles_left[development] > 0:
            if cheaper < 0:
                cheaper = standing_sum(state, seat, "cheaper", "development")
            if development_price(state, development, cheaper) <= arcs and fits_somewhere(state, development):
                return True
    return False


def cheapest(state: CityState, seat: int) -> int:
    """The lowest price of a development that fits somewhere, or -1 where none does."""
    cheaper = standing_sum(state, seat, "cheaper", "development")
    fitting = [number for number in state.developments if state.tiles_left[number] and fits_somewhere(state, number)]
    return min([development_price(state, number, cheaper) for number in fitting], default=-1)


def fits_somewhere(state: CityState, development: int) -> bool:
    built = state.built
    for placement in state.side.placements[development]:
        if placement.mask & built == 0:
            return True
    return False


class Develop(Automatic[CityState]):
    def run(self, state: CityState, frame: Frame) -> None:
        course = [Frame("build", frame.seat)]
        if producing_tiles(state, frame.seat, 0):
            course.insert(0, frames.produce(frame.seat, used=0))
        state.then(course)


class Produce(OnTurn):
    """Each tile under own control once, in any order; frame data are the tiles used (city.develop.produce)."""

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("done",)]
        found.extend([("produce", tile) for tile in range(len(state.tile_design))])
        return found

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "done":
            return None
        tile: int = choice[1]
        if not controls_tile(state, frame.seat, tile):
            return Refusal("city.control.development", missing_control(state, frame.seat, tile))
        (used,) = frame.data
        if tile not in producing_tiles(state, frame.seat, used):
            return Refusal("city.develop.produce", why_no_production(state, frame.seat, tile, used))
        return None

    def legal_options(self, state: CityState, frame: Frame) -> list[Choice]:
        (used,) = frame.data
        found: list[Choice] = [("done",)]
        found.extend([("produce", tile) for tile in producing_tiles(state, frame.seat, used)])
        return found

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "done":
            return
        seat = frame.seat
        tile: int = choice[1]
        ability = state.pack.development_produce[state.tile_design[tile]]
        if ability is None:
            return
        if state.telling:
            state.tell("produced", seat=seat, tile=tile)
        (used,) = frame.data
        state.agenda.append(frames.produce(seat, used | 1 << tile))
        state.agenda.append(frames.battle_settle(seat, fought=0))
        state.agenda.append(frames.ability(seat, ability.number, place=0, piece=tile))
        pay(state, seat, ability)


def why_no_production(state: CityState, seat: int, tile: int, used: int) -> dict[str, Fact]:
    """A controlled tile that cannot be used: it was, it has nothing to use, or its price is missing."""
    facts: dict[str, Fact] = {"tile": tile}
    ability = state.pack.development_produce[state.tile_design[tile]]
    if ability is None:
        facts["why"] = "nothing"
    elif used >> tile & 1:
        facts["why"] = "used"
    else:
        facts.update(unpaid(state, seat, ability, NO_CARD))
    return facts


class Build(OnTurn):
    """One development, paid for and then placed (city.develop.build), or none."""

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("done",)]
        found.extend([("build", development) for development in state.developments])
        return found

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "done":
            return None
        seat = frame.seat
        development: int = choice[1]
        if state.tiles_left[development] == 0:
            copies = state.pack.development_copies[development]
            return Refusal("city.develop.supply", {"development": development, "tiles": copies})
        price = development_price(state, development, standing_sum(state, seat, "cheaper", "development"))
        if price > state.arcs[seat]:
            return Refusal("city.develop.build", too_dear(state, seat, price))
        if not fits_somewhere(state, development):
            return Refusal("city.develop.free-spaces", {"development": development, "why": "anywhere"})
        return None

    def refuse_stranger(self, state: CityState, frame: Frame, choice: Choice) -> Refusal:
        if choice[0] == "build" and names_one_of(choice, len(state.pack.development_ids)):
            return Refusal("city.setup.developments", {"development": choice[1]})
        return super().refuse_stranger(state, frame, choice)

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "build":
            state.agenda.append(frames.build_place(frame.seat, development=choice[1]))


class Place(Question):
    """Where the tile goes: its first space and its quarter turns; anywhere it fits (city.develop.anywhere)."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("place", space, turns) for space in range(board.SPACES) for turns in range(4)]

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        (development,) = frame.data
        space, turns = choice[1], choice[2]
        mask = covered(state, development, space, turns)
        facts: dict[str, Fact] = {"development": development, "space": board.space_name(space)}
        if mask == 0:
            return Refusal("city.develop.build", {**facts, "why": "edge"})
        if mask & ~state.side.open:
            return Refusal("city.setup.three-player-board", {"space": board.names_of(mask & ~state.side.open)})
        allowed = 0
        for level in state.pack.development_levels[development]:
            allowed |= state.side.level_masks[level]
        if mask & ~allowed:
            levels = "".join(["smh"[level] for level in sorted(state.pack.development_levels[development])])
            elsewhere = board.names_of(mask & ~allowed)
            return Refusal("city.develop.level", {"development": development, "space": elsewhere, "levels": levels})
        if mask & state.built:
            return Refusal("city.develop.free-spaces", {"why": "built", "space": board.names_of(mask & state.built)})
        if placement_at(state, development, space, turns) is None:
            return Refusal("city.develop.anywhere", {**facts, "why": "same"})
        return None

    def choices(self, state: CityState, frame: Frame) -> list[Choice]:
        (development,) = frame.data
        built = state.built
        found: list[Choice] = []
        for placement in state.side.placements[development]:
            if placement.mask & built == 0:
                found.append(("place", placement.space, placement.turns))
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        (development,) = frame.data
        placement = placement_at(state, development, choice[1], choice[2])
        if placement is not None:
            build(state, frame.seat, development, placement.mask)


def covered(state: CityState, development: int, space: int, turns: int) -> int:
    shape = state.pack.development_shape[development]
    for _ in range(turns):
        shape = board.turned(shape)
    return board.laid_at(shape, space)


def placement_at(state: CityState, development: int, space: int, turns: int) -> Placement | None:
    """The placement so named; a turn that looks like an earlier one is not listed twice."""
    for placement in state.side.placements[development]:
        if placement.space == space and placement.turns == turns:
            return placement
    return None


def build(state: CityState, seat: int, development: int, mask: int) -> None:
    """The tile is paid for and laid; figures stay and stand on it (city.develop.figures), no battle begins."""
    price = development_price(state, development, standing_sum(state, seat, "cheaper", "development"))
    state.arcs[seat] -= price
    drop_discounts(state, DEVELOPMENT, development)
    state.tiles_left[development] -= 1
    state.tile_design.append(development)
    state.tile_spaces.append(mask)
    state.tile_products.append(0)
    state.built |= mask
    if state.telling:
        state.tell("built", seat=seat, development=development, spaces=board.spaces_of(mask), price=price)


STEPS: list[Step[CityState]] = [
    Develop("develop"),
    Produce("produce", "city.develop.produce"),
    Build("build", "city.develop.build"),
    Place("build.place", "city.develop.build"),
]
