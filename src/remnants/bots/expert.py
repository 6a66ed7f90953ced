"""Expert: the search of `hard`, with what a network has learned where a playout is cut short.

The network judges guesses only, as everything in a search does: worlds that the seat made up from what it sees.
"""

from random import Random

from mypy_extensions import mypyc_attr

from remnants.bots.foresight import Foresight
from remnants.bots.seen import Bot, Seen
from remnants.judges.judge import Judge
from remnants.judges.survey import EVERYTHING
from remnants.kernel.simulation import Simulation
from remnants.kernel.state import State
from remnants.kernel.steps import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Trust:
    """How far a network is trusted in a search."""

    __slots__ = ("horizon", "playouts", "share")

    def __init__(self, share: float, horizon: int, playouts: int) -> None:
        self.share = share
        """How much of the chances is the network's; the rest is the evaluation's."""
        self.horizon = horizon
        """After how many changes of `moment` a playout is cut short."""
        self.playouts = playouts


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedForesight(Foresight):
    """What the search knows of a game, with chances that are partly or wholly the network's."""

    __slots__ = ("judge", "known", "trust")

    def __init__(self, known: Foresight, judge: Judge, trust: Trust) -> None:
        super().__init__(trust.horizon, known.scale, known.most_candidates, known.evidence)
        self.known = known
        """Everything that was not learned."""
        self.judge = judge
        self.trust = trust

    def with_players(self, players: int) -> Foresight:
        known = self.known.with_players(players)
        return self if known is self.known else LearnedForesight(known, self.judge, self.trust)

    def moment(self, state: State) -> int:
        return self.known.moment(state)

    def worths(self, state: State) -> list[float]:
        return self.known.worths(state)

    def likely(self, simulation: Simulation, seat: int, random: Random) -> tuple[list[Choice], list[float]]:
        return self.known.likely(simulation, seat, random)

    def usual(self, simulation: Simulation, seat: int, random: Random) -> Choice:
        return self.known.usual(simulation, seat, random)

    def favourites(self, seen: Seen, choices: list[Choice], seed: int | str) -> list[Choice]:
        return self.known.favourites(seen, choices, seed)

    def chances(self, state: State) -> list[float]:
        learned = self.judge.chances_of([state], [EVERYTHING])[0]
        share = self.trust.share
        if share == 1.0 or state.players == 1:
            return learned
        known = self.known.chances(state)
        return [share * new + (1 - share) * old for new, old in zip(learned, known, strict=True)]


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgingBot(Bot):
    """Does what the network likes best right after it, on the average of a few guesses: the judgement alone."""

    def __init__(self, judge: Judge, guesses: int = 2) -> None:
        self.judge = judge
        self.guesses = guesses

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        choices = seen.choices()
        if len(choices) == 1:
            return choices[0]
        states: list[State] = []
        for number in range(self.guesses):
            guess = seen.simulation(f"{seed}/{number}")
            for choice in choices:
                after = guess.clone()
                after.reseed(f"chance {seed}/{number}")
                after.play(choice)
                states.append(after.state)
        told = self.judge.chances_of(states, [EVERYTHING] * len(states))
        marks = [0.0] * len(choices)
        for place, chances in enumerate(told):
            marks[place % len(choices)] += chances[seen.seat]
        return choices[marks.index(max(marks))]
