"""Thinking ahead: the same rules without record, refusals and events, at the engine's own speed."""

from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from remnants.kernel import engine
from remnants.kernel.agenda import Frame
from remnants.kernel.chance import Chance, Source
from remnants.kernel.declarations import Json
from remnants.kernel.events import SPECTATOR
from remnants.kernel.game import Game, OptionValue, Pack
from remnants.kernel.state import State
from remnants.kernel.state import view as state_view
from remnants.kernel.steps import ASK, AUTOMATIC, Answer, Choice, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Lineage:
    """A simulation with a seed and all copies made from it: each has a number of its own."""

    __slots__ = ("members", "seed")

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.members = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Fortune(Chance):
    """What chance answers in one member of a lineage. The random source is made when it is first asked."""

    __slots__ = ("_random", "lineage", "number")

    def __init__(self, lineage: Lineage) -> None:
        self.lineage = lineage
        self.number = lineage.members
        self._random: Random | None = None
        lineage.members += 1

    def answer(self, state: State, step: Step[State], frame: Frame) -> Answer:
        random = self._random
        if random is None:
            random = Random(f"{self.lineage.seed}/{self.number}")
            self._random = random
        return step.draw(state, frame, random)


@mypyc_attr(allow_interpreted_subclasses=True)
class Simulation:
    """A position to be played on from. What is played is not checked: take it from `choices()`.

    Copies share no luck: whatever is rolled or shuffled in one tells nothing about another. To compare choices with
    the same luck, `reseed` each copy with the same seed. The same seed and the same calls in the same order give the
    same luck again.
    """

    __slots__ = ("_luck", "_steps", "game", "state")

    def __init__(self, game: Game, state: State, luck: Fortune) -> None:
        """Takes a state at a decision or at the end; use `match.simulation` or `seen.simulation` instead."""
        self.game = game
        self.state = state
        """The whole position, for evaluations. In a bot's simulation it is that of a guess."""
        self._steps = game.steps
        self._luck = luck

    def __reduce__(self) -> tuple[Any, ...]:
        return Simulation, (self.game, self.state, self._luck)

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        seat = engine.to_decide(self._steps, self.state)
        return None if seat < 0 else seat

    @property
    def step(self) -> str | None:
        """The name of the step that asks; None when the game is over."""
        return self.state.agenda[-1].step if self.state.agenda else None

    def choices(self) -> list[Choice]:
        """The legal choices of `seat`."""
        return engine.choices(self._steps, self.state)

    def play(self, choice: Choice) -> None:
        """Makes one of `choices()` for `seat` and goes on to the next decision."""
        engine.play(self._steps, self.state, choice, self._luck)

    def play_to(self, choice: Choice, horizon: frozenset[str]) -> None:
        """The same, but it stops early before any step with one of these names.

        It then stands in the middle of things, for an evaluation to weigh, and cannot be played on.
        """
        state, steps = self.state, self._steps
        agenda = state.agenda
        frame = agenda.pop()
        steps[frame.step].choose(state, frame, choice)
        while agenda:
            frame = agenda[-1]
            if frame.step in horizon:
                return
            step = steps[frame.step]
            if step.kind == ASK:
                return
            if step.kind == AUTOMATIC:
                agenda.pop()
                step.run(state, frame)
            else:
                answer = self._luck.answer(state, step, frame)
                agenda.pop()
                step.resolve(state, frame, answer)

    def asks(self, seat: int) -> bool:
        """Whether it stands at a decision of this seat."""
        agenda = self.state.agenda
        if not agenda:
            return False
        frame = agenda[-1]
        step = self._steps[frame.step]
        return step.kind == ASK and step.seat(self.state, frame) == seat

    def clone(self) -> "Simulation":
        """An independent copy with luck of its own."""
        return Simulation(self.game, self.state.clone(), Fortune(self._luck.lineage))

    def at(self, state: State) -> "Simulation":
        """Another position of the same game, with luck of its own."""
        return Simulation(self.game, state, Fortune(self._luck.lineage))

    def reseed(self, seed: int | str) -> None:
        """From here on chance answers from this seed: copies with the same seed have the same luck."""
        self._luck = Fortune(Lineage(seed))

    def rollout(self, random: Random, most: int) -> int:
        """Random play to the end of the game or for so many decisions; gives how many were made.

        What is chosen and what chance answers both come from `random`.
        """
        state, steps = self.state, self._steps
        agenda = state.agenda
        source = Source(random)
        decisions = 0
        while agenda and decisions < most:
            frame = agenda[-1]
            step = steps[frame.step]
            choices = step.choices(state, frame)
            choice = choices[int(random.random() * len(choices))]
            agenda.pop()
            step.choose(state, frame, choice)
            engine.advance(steps, state, source)
            decisions += 1
        return decisions

    def scores(self) -> list[int]:
        """The final score of each seat, when the game is over."""
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        """The seats that won, when the game is over."""
        return self.game.winners(self.state)

    def view(self, seat: int | None) -> dict[str, Json]:
        """The position as that seat sees it; None is a spectator."""
        return state_view(self.state, SPECTATOR if seat is None else seat)


def simulated(game: Game, state: State, seed: int | str) -> Simulation:
    """A simulation of this state itself: it changes as the simulation is played."""
    return Simulation(game, state, Fortune(Lineage(seed)))


def begun(game: Game, pack: Pack, players: int, options: dict[str, OptionValue], seed: int | str) -> Simulation:
    """A fresh game, set up and standing at its first decision, without a record."""
    fortune = Fortune(Lineage(seed))
    state = game.start(pack, players, options)
    engine.advance(game.steps, state, fortune)
    return Simulation(game, state, fortune)
