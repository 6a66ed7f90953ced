"""Mining: tiles from the bag one at a time, ore for the tools that count, and the risk track."""

from random import Random
from typing import Any

from remnants.boxes.lionsgate.content.words import CALM, DYNAMITE, KINDS, MINING, ORE, SHOVEL, SKUNK, TILES, TOOL
from remnants.boxes.lionsgate.rules import frames
from remnants.boxes.lionsgate.rules.own_turn import OwnTurn
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.turn_end import after_action
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Answer, Choice, Roll, Step

DRAW: Choice = ("draw",)
STOP: Choice = ("stop",)
CALM_IT: Choice = ("calm",)
RUN: Choice = ("run",)


def mining_of(state: LionsgateState, seat: int) -> int:
    """The combined mining of the crew."""
    return state.combined(seat, state.pack.mining, MINING)


def refuse_mine(state: LionsgateState, seat: int) -> Refusal | None:
    """Why nothing can be drawn here, or None (lionsgate.mine.draw)."""
    cave = state.engine[seat]
    if state.pack.mine_ore[cave] < 0:
        return Refusal("lionsgate.mine.draw", {"why": "no-mine", "cave": cave})
    if mining_of(state, seat) == 0:
        return Refusal("lionsgate.mine.draw", {"why": "no-miner"})
    if any(state.bag):
        return None
    return Refusal("lionsgate.mine.risk-track", {"why": "empty-bag", "tiles": len(state.risk)})


def begin_mining(state: LionsgateState, seat: int) -> None:
    """The first tile is drawn at once."""
    state.agenda.append(frames.draw_tile(seat, mining_of(state, seat), 0))


class DrawTile(Roll[LionsgateState]):
    """A tile out of the bag: the answer is its kind."""

    def outcomes(self, state: LionsgateState, frame: Frame) -> list[tuple[Answer, float]]:
        total = sum(state.bag)
        return [((tile,), count / total) for tile, count in enumerate(state.bag) if count]

    def next_outcomes(self, state: LionsgateState, frame: Frame, so_far: Answer) -> list[tuple[int, float]]:
        if so_far:
            return []
        return [(answer[0], probability) for answer, probability in self.outcomes(state, frame)]

    def draw(self, state: LionsgateState, frame: Frame, source: Random) -> Answer:
        bag = state.bag
        number = int(source.random() * (bag[0] + bag[1] + bag[2] + bag[3] + bag[4]))
        tile = 0
        while number >= bag[tile]:
            number -= bag[tile]
            tile += 1
        return (tile,)

    def accept(self, state: LionsgateState, frame: Frame, answer: Answer) -> Answer | None:
        drawable = len(answer) == 1 and 0 <= answer[0] < len(TILES) and state.bag[answer[0]] > 0
        return answer if drawable else None

    def resolve(self, state: LionsgateState, frame: Frame, answer: Answer) -> None:
        may_draw, calmed = frame.data
        tile = answer[0]
        state.bag[tile] -= 1
        state.drawn_tiles[tile] += 1
        if state.telling:
            state.tell("tile-drawn", seat=frame.seat, drawn=tile, ore=ore_so_far(state, frame.seat))
        if tile == SKUNK:
            if not calmed and state.bonus(frame.seat, CALM):
                state.agenda.append(frames.skunk(frame.seat, may_draw - 1))
            else:
                run_from_skunk(state, frame.seat)
        else:
            go_on_mining(state, frame.seat, may_draw - 1, calmed)


def go_on_mining(state: LionsgateState, seat: int, may_draw: int, calmed: int) -> None:
    """Asks for another tile while one may be drawn; otherwise the ore is counted."""
    if may_draw > 0 and any(state.bag):
        state.agenda.append(frames.dig(seat, may_draw, calmed))
    else:
        lay_out_ore(state, seat)


class Dig(OwnTurn):
    """Draw another tile or stop."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [DRAW, STOP]

    def open_to(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [DRAW, STOP]

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        may_draw, calmed = frame.data
        if choice == DRAW:
            state.agenda.append(frames.draw_tile(frame.seat, may_draw, calmed))
        else:
            lay_out_ore(state, frame.seat)

    def limit(self, state: LionsgateState, seat: int) -> int:
        return mining_of(state, seat)

    def ask_again(self, state: LionsgateState, frame: Frame, less: int) -> None:
        may_draw, calmed = frame.data
        go_on_mining(state, frame.seat, may_draw - less, calmed)


class Skunk(OwnTurn):
    """Somebody who can calm a skunk may put it back and let the drawing go on."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [CALM_IT, RUN]

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice == RUN or state.bonus(frame.seat, CALM):
            return None
        return Refusal("lionsgate.turn.abilities", {"why": "calm"})

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        (may_draw,) = frame.data
        if choice == RUN:
            run_from_skunk(state, frame.seat)
            return
        state.drawn_tiles[SKUNK] -= 1
        state.bag[SKUNK] += 1
        if state.telling:
            state.tell("skunk-calmed", seat=frame.seat)
        go_on_mining(state, frame.seat, may_draw, 1)

    def limit(self, state: LionsgateState, seat: int) -> int:
        return mining_of(state, seat)

    def ask_again(self, state: LionsgateState, frame: Frame, less: int) -> None:
        (may_draw,) = frame.data
        state.agenda.append(frames.skunk(frame.seat, max(0, may_draw - less)))


def run_from_skunk(state: LionsgateState, seat: int) -> None:
    """All tiles go back into the bag, nothing is mined, the turn is over (lionsgate.mine.skunk)."""
    empty_track(state)
    if state.telling:
        state.tell("skunk", seat=seat)


def empty_track(state: LionsgateState) -> None:
    """All tiles, on the risk track and drawn, go back into the bag."""
    for tile in state.risk:
        state.bag[tile] += 1
    state.risk = []
    for tile in range(len(TILES)):
        state.bag[tile] += state.drawn_tiles[tile]
        state.drawn_tiles[tile] = 0


def ore_for(tiles: int) -> int:
    """One tile 1, two 3, three 5; more are split into pairs and threes (lionsgate.mine.tools)."""
    return 5 * tiles // 3


def multiplier(state: LionsgateState) -> int:
    """That of the highest filled space of the risk track, 1 when it is empty (lionsgate.mine.risk-track)."""
    return state.pack.multipliers[len(state.risk) - 1] if state.risk else 1


def counts_here(state: LionsgateState, seat: int, tool: int) -> bool:
    """Whether a tool brings ore in the mine where the engine stands: it allows it, or an ability does."""
    return state.pack.mine_tools[state.engine[seat]] >> tool & 1 == 1 or state.bonus(seat, TOOL + tool) > 0


def ore_found(state: LionsgateState, seat: int) -> list[int]:
    """What the tiles drawn bring here before it is multiplied, by kind."""
    found = [0] * len(TILES)
    for tool in range(SHOVEL, DYNAMITE + 1):
        if state.drawn_tiles[tool] and counts_here(state, seat, tool):
            found[tool] = ore_for(state.drawn_tiles[tool])
    return found


def ore_so_far(state: LionsgateState, seat: int) -> int:
    """What the tiles drawn would bring if the crew stopped now, with all abilities and as far as the supply goes."""
    ore = sum(ore_found(state, seat))
    if ore:
        ore = ore * multiplier(state) + state.bonus(seat, ORE)
    return min(ore, state.supply[state.pack.mine_ore[state.engine[seat]]])


def lay_out_ore(state: LionsgateState, seat: int) -> None:
    """The ore is laid on the mine as far as the supply goes, then the tiles go onto the risk track.

    lionsgate.mine.multiplier, lionsgate.mine.ore-stays, lionsgate.supply.goods
    """
    cave = state.engine[seat]
    good = state.pack.mine_ore[cave]
    ore = ore_so_far(state, seat)
    state.supply[good] -= ore
    state.loose[cave * KINDS + good] += ore
    if state.telling:
        found = ore_found(state, seat)
        extra = state.bonus(seat, ORE) if any(found) else 0
        times = multiplier(state)
        state.tell("mined", seat=seat, cave=cave, good=good, ore=ore, found=found, times=times, extra=extra)
    fill_track(state)
    after_action(state, seat)


def fill_track(state: LionsgateState) -> None:
    """The drawn tiles fill the risk track from the bottom; one that lands on Reset empties it.

    lionsgate.mine.risk-track
    """
    drawn = state.drawn_tiles
    if len(state.risk) + sum(drawn) > len(state.pack.multipliers):
        empty_track(state)
        if state.telling:
            state.tell("risk-reset")
        return
    for tile in range(SKUNK):
        for _ in range(drawn[tile]):
            state.risk.append(tile)
        drawn[tile] = 0


STEPS: list[Step[Any]] = [
    DrawTile("draw-tile"),
    Dig("dig", "lionsgate.mine.draw"),
    Skunk("skunk", "lionsgate.mine.skunk"),
]
