"""A judge: the chances of every seat to win from a position, by a network that was trained for the game.

A network is an ONNX file beside the game (`boxes/<game>/analyst/chances.onnx`). It gives every seat a mark, from the
seat's numbers, the table's and those of the others; the seats' chances follow from their marks. So one network serves
every number of players, and no seat is treated otherwise than another.
"""

from functools import cache
from importlib.util import find_spec
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from remnants import kits
from remnants.judges.survey import EVERYTHING, Survey
from remnants.kernel.game import Game
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State

if TYPE_CHECKING:
    import numpy

NEEDED: Final = ("numpy", "onnxruntime")
HOW_TO_INSTALL: Final = (
    "judging positions needs ONNX Runtime, which is not installed here; pip install 'remnants[analyst]' brings it"
)
MOST_PLAYERS: Final = 4
FOLDER: Final = "analyst"
NETWORK: Final = "chances.onnx"
ROWS: Final = "rows"
MARKS: Final = "marks"
EXTRA: Final = "extra"
NO_NETWORK: Final = "network"


class Judge:
    """Judges positions of one game. The same positions give the same chances."""

    def __init__(self, game: Game, survey: Survey, network: Path | bytes) -> None:
        """A network is an ONNX file, or what is in one."""
        if not installed():
            raise BadInput(HOW_TO_INSTALL)
        import onnxruntime

        self.game = game
        self.survey = survey
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = 1
        settings.inter_op_num_threads = 1
        self.network = network if isinstance(network, bytes) else network.read_bytes()
        self.session = onnxruntime.InferenceSession(self.network, settings, providers=["CPUExecutionProvider"])

    def __reduce__(self) -> tuple[type["Judge"], tuple[Game, Survey, bytes]]:
        """What is sent to another process is the network: a session cannot be."""
        return type(self), (self.game, self.survey, self.network)

    def chances_of(self, states: list[State], seats: list[int]) -> list[list[float]]:
        """For each position every seat's chance to win, as far as the seat that looks knows (EVERYTHING: all open).

        Chances are by seat and sum to one; a player alone has one chance, to win or not. A position after the end
        is worth what it came to.
        """
        surveyed = [
            (self.survey.seats(state, eyes), self.survey.table(state, eyes))
            for state, eyes in zip(states, seats, strict=True)
            if state.agenda
        ]
        told = iter(self.from_numbers(surveyed))
        return [next(told) if state.agenda else self.outcome(state) for state in states]

    def from_numbers(self, surveyed: list[tuple[list[list[float]], list[float]]]) -> list[list[float]]:
        """The chances from the numbers of each position."""
        if not surveyed:
            return []
        import numpy

        found: list[list[float]] = [[] for _ in surveyed]
        for players in sorted({len(seats) for seats, _ in surveyed}):
            places = [place for place, (seats, _) in enumerate(surveyed) if len(seats) == players]
            by_seat = numpy.array([surveyed[place][0] for place in places], dtype=numpy.float32)
            of_table = numpy.array([surveyed[place][1] for place in places], dtype=numpy.float32)
            (marks,) = self.session.run([MARKS], {ROWS: rows_of(by_seat, of_table)})
            for place, chances in zip(places, marks.reshape(-1, players).tolist(), strict=True):
                found[place] = chances_from(chances)
        return found

    def outcome(self, state: State) -> list[float]:
        """What a game that is over came to: a shared victory counts in equal parts."""
        winners = self.game.winners(state)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def rows_of(by_seat: "numpy.ndarray[Any, Any]", of_table: "numpy.ndarray[Any, Any]") -> "numpy.ndarray[Any, Any]":
    """What the network reads, a row for each seat of each position.

    How many play, the numbers of the table and of the seat, and the average and the highest of those of the others.
    """
    import numpy

    positions, players, numbers = by_seat.shape
    table = of_table.shape[1]
    rows = numpy.zeros((positions, players, MOST_PLAYERS + table + 3 * numbers), dtype=numpy.float32)
    rows[:, :, players - 1] = 1.0
    at = MOST_PLAYERS
    rows[:, :, at : at + table] = of_table[:, None, :]
    at += table
    rows[:, :, at : at + numbers] = by_seat
    if players > 1:
        at += numbers
        whole = by_seat.sum(axis=1, keepdims=True)
        rows[:, :, at : at + numbers] = (whole - by_seat) / (players - 1)
        at += numbers
        for seat in range(players):
            others = [other for other in range(players) if other != seat]
            rows[:, seat, at : at + numbers] = by_seat[:, others].max(axis=1)
    return rows.reshape(positions * players, -1)


def chances_from(marks: list[float]) -> list[float]:
    """The chances of seats with these marks, each against those of the others; alone, against nothing."""
    if len(marks) == 1:
        return [1.0 / (1.0 + exp(-max(-30.0, min(30.0, marks[0]))))]
    best = max(marks)
    odds = [exp(mark - best) for mark in marks]
    whole = sum(odds)
    return [odd / whole for odd in odds]


def folder_of(game_name: str) -> Path:
    """Where a game's network lies, if it ships one."""
    return kits.kit(game_name).folder / FOLDER


def what_is_missing(game_name: str) -> str | None:
    """Why positions of a game cannot be judged here: `extra` is not installed, or it ships no `network`; or nothing."""
    if kits.kit(game_name).survey() is None or not (folder_of(game_name) / NETWORK).is_file():
        return NO_NETWORK
    return None if installed() else EXTRA


def installed() -> bool:
    """Whether networks can be asked here."""
    return all([find_spec(module) is not None for module in NEEDED])


def judge(game_name: str, players: int | None = None) -> Judge:
    """The judge of a game; raises BadInput that says what is missing."""
    if players is not None:
        kits.game(game_name).check_players(players)
    if what_is_missing(game_name) == NO_NETWORK:
        raise BadInput(f"{game_name} comes with no network that judges positions")
    return _judge(game_name)


@cache
def _judge(game_name: str) -> Judge:
    survey = kits.kit(game_name).survey()
    assert survey is not None
    return Judge(kits.game(game_name), survey, folder_of(game_name) / NETWORK)


__all__ = ["EVERYTHING", "EXTRA", "NO_NETWORK", "Judge", "judge", "rows_of", "what_is_missing"]
