"""The steps of a night, in the order in which they happen. Each is named in texts and written into records."""

from typing import Any

from night_ferry.declarations import COPIES
from night_ferry.state import FerryState
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Answer, Ask, Automatic, Choice, Dice, Shuffle, Step

CRATES = range(1, 7)


class ShuffleCrates(Shuffle[FerryState]):
    """The crates are shuffled, and everybody gets one for each night (ferry.setup.deal)."""

    def pile(self, state: FerryState, frame: Frame) -> list[int]:
        return [crate for crate in CRATES for _ in range(COPIES)]

    def resolve(self, state: FerryState, frame: Frame, answer: Answer) -> None:
        state.deck = list(answer)
        for hand in state.hands:
            hand.extend(sorted([state.deck.pop() for _ in range(state.nights)]))


class Night(Automatic[FerryState]):
    """A night begins with another player each time (ferry.night.order)."""

    def run(self, state: FerryState, frame: Frame) -> None:
        seats = [(state.night - 1 + place) % state.players for place in range(state.players)]
        loading, bribing = [[Frame(step, seat) for seat in seats] for step in ("load", "bribe")]
        state.then([*loading, Frame("watch"), *bribing, Frame("land")])


class Load(Ask[FerryState]):
    """A crate goes aboard face down (ferry.night.load)."""

    def candidates(self, state: FerryState, frame: Frame) -> list[Choice]:
        return [("load", crate) for crate in CRATES]

    def refuse(self, state: FerryState, frame: Frame, choice: Choice) -> Refusal | None:
        return None if choice[1] in state.hands[frame.seat] else Refusal("ferry.night.own", {"crate": choice[1]})

    def choose(self, state: FerryState, frame: Frame, choice: Choice) -> None:
        crate = choice[1]
        state.hands[frame.seat].remove(crate)
        state.aboard[frame.seat] = crate
        if state.telling:
            state.confide("loaded", frame.seat, {"crate": crate}, seat=frame.seat)


class Watch(Dice[FerryState]):
    """The watch rolls its die (ferry.watch.die)."""

    def faces(self, state: FerryState, frame: Frame) -> list[int]:
        return list(CRATES)

    def resolve(self, state: FerryState, frame: Frame, answer: Answer) -> None:
        state.die = answer[0]
        if state.telling:
            state.tell("rolled", face=answer[0])


class Bribe(Ask[FerryState]):
    """Once in the game everybody may make the watch roll again (ferry.watch.bribe)."""

    def candidates(self, state: FerryState, frame: Frame) -> list[Choice]:
        return [("wait",), ("bribe",)]

    def refuse(self, state: FerryState, frame: Frame, choice: Choice) -> Refusal | None:
        spent = choice[0] == "bribe" and not state.bribes[frame.seat]
        return Refusal("ferry.watch.once") if spent else None

    def choose(self, state: FerryState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "bribe":
            state.bribes[frame.seat] = 0
            state.push("watch")
            if state.telling:
                state.tell("bribed", seat=frame.seat)


class Land(Automatic[FerryState]):
    """What is worth more than the die is found, the rest is sold (ferry.landing.found, ferry.landing.double)."""

    def run(self, state: FerryState, frame: Frame) -> None:
        for seat, crate in enumerate(state.aboard):
            points = crate * (2 if state.aboard.count(crate) == 1 else 1)
            if crate > state.die:
                state.lost.append(crate)
                if state.telling:
                    state.reveal("found", seat=seat, crate=crate)
            else:
                state.sold.append(crate)
                state.points[seat] += points
                if state.telling:
                    state.reveal("sold", seat=seat, crate=crate, points=points)
        state.aboard = [-1] * state.players
        state.die = 0
        if state.night < state.nights:
            state.night += 1
            state.push("night")


STEPS: list[Step[Any]] = [
    ShuffleCrates("shuffle"),
    Night("night"),
    Load("load", "ferry.night.load"),
    Watch("watch"),
    Bribe("bribe", "ferry.watch.bribe"),
    Land("land"),
]
