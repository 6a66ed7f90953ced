"""What positions are worth: asked of the game's network, or, where there is none, of the evaluation its bots have."""

from random import Random
from typing import Final, Protocol

from remnants import kits
from remnants.bots.foresight import Foresight
from remnants.judges.judge import EXTRA, HOW_TO_INSTALL, judge, what_is_missing
from remnants.judges.survey import EVERYTHING
from remnants.kernel.game import Game
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State

OPEN: Final = EVERYTHING
"""The eyes of somebody who sees all cards."""
NETWORK: Final = "network"
EVALUATION: Final = "evaluation"


class Judging(Protocol):
    """Gives everybody's chances, in the order of the seats, as far as each pair of eyes can know."""

    def chances_of(self, states: list[State], seats: list[int]) -> list[list[float]]: ...


class Evaluating:
    """Judges by the evaluation that the bots of a game think with. What a seat cannot see it guesses, always alike."""

    def __init__(self, game: Game, foresight: Foresight) -> None:
        self.game = game
        self.foresight = foresight

    def chances_of(self, states: list[State], seats: list[int]) -> list[list[float]]:
        known: dict[int, list[float]] = {}
        found: list[list[float]] = []
        for state, seat in zip(states, seats, strict=True):
            guessed = state if seat == OPEN else self.game.guess(state, seat, Random("analysis"))
            if seat != OPEN and guessed != state:
                found.append(self.foresight.chances(guessed))
                continue
            if id(state) not in known:
                known[id(state)] = self.foresight.chances(state)
            found.append(known[id(state)])
        return found


class Values:
    """What positions are worth to everybody, seen with given eyes. A game that is over is worth what came of it."""

    def __init__(self, game: Game, judge: Judging, judged_by: str) -> None:
        self.game = game
        self.judge = judge
        self.judged_by = judged_by

    def of(self, states: list[State], eyes: list[int]) -> list[list[list[float]]]:
        """For each state and each of the eyes the chances of all seats."""
        asked = [(state, eye) for state in states if state.agenda for eye in eyes]
        answers = iter(self.judge.chances_of([state for state, _ in asked], [eye for _, eye in asked]) if asked else [])
        return [
            [next(answers) if state.agenda else shares(self.game.winners(state), state.players) for _ in eyes]
            for state in states
        ]

    def to_seat(self, states: list[State], eye: int, seat: int) -> list[float]:
        """The chance of one seat in each state."""
        return [of_eyes[0][seat] for of_eyes in self.of(states, [eye])]


def shares(winners: list[int], players: int) -> list[float]:
    """What the end is worth to each seat: a shared victory counts in equal parts."""
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def values_for(game: Game, players: int) -> Values:
    """Whoever judges best here; raises BadInput where nobody can."""
    missing = what_is_missing(game.name)
    if missing is None:
        return Values(game, judge(game.name), NETWORK)
    foresight = foresight_for(game.name, players)
    if foresight is not None and players > 1:
        return Values(game, Evaluating(game, foresight), EVALUATION)
    if missing == EXTRA:
        raise BadInput(HOW_TO_INSTALL)
    raise BadInput(f"nobody can judge a game of {game.name} with {players}: it comes with no network for that")


def foresight_for(game_name: str, players: int) -> Foresight | None:
    """What the search of a game's bots knows of it."""
    bots = kits.kit(game_name).bots()
    foresight = None if bots is None else bots.foresight()
    return None if foresight is None else foresight.with_players(players)
