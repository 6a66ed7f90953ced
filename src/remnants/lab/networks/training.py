"""Training: a network learns from positions of many games who won them, and stops when other games say so."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy

from remnants.judges.judge import rows_of
from remnants.lab.networks.network import Adam, Network, Numbers

POSITIONS_AT_ONCE: Final = 256
FIRST_PACE: Final = 0.002
LAST_PACE: Final = 0.00005
DECAY: Final = 0.05
HIDDEN: Final = (48, 24)
EVERY_SO_MANY: Final = 7
"""One position in so many says how large the numbers are and how much they vary."""
SHARPNESSES: Final = [1.25 ** (step / 4) for step in range(-16, 13)]


class Positions(NamedTuple):
    """Positions with one number of players, each with the numbers of its seats and table, and who won."""

    seats: Numbers
    table: Numbers
    shares: Numbers
    """The part of the victory that came to each seat."""
    game: Any
    """The number of the game that each position is of."""
    when: Numbers
    """How far the game was, from 0 to 1."""
    worths: Numbers
    """What the bots' evaluation says of each seat."""

    def picked(self, which: Any) -> "Positions":
        return Positions(*[part[which] for part in self])

    @property
    def size(self) -> int:
        return len(self.seats)


Lessons = dict[int, Positions]
"""Positions by the number of players."""


def of_games(lessons: Lessons, remainder: int, parts: int) -> Lessons:
    """One of several equal parts of the games."""
    return {players: found.picked(found.game % parts == remainder) for players, found in lessons.items()}


def without_games(lessons: Lessons, remainders: set[int], parts: int) -> Lessons:
    """All games but some of those parts."""
    kept: Lessons = {}
    for players, found in lessons.items():
        kept[players] = found.picked(~numpy.isin(found.game % parts, sorted(remainders)))
    return kept


def chances_of(network: Network, positions: Positions) -> Numbers:
    """What the network says of positions with one number of players."""
    return from_marks(network.marks(rows_of(positions.seats, positions.table)), positions.shares.shape[1])


def from_marks(marks: Numbers, players: int) -> Numbers:
    """Chances by position and seat."""
    by_seat = marks.reshape(-1, players).astype(numpy.float32)
    if players == 1:
        alone: Numbers = (1.0 / (1.0 + numpy.exp(-numpy.clip(by_seat, -30, 30)))).astype(numpy.float32)
        return alone
    odds = numpy.exp(by_seat - by_seat.max(axis=1, keepdims=True))
    several: Numbers = (odds / odds.sum(axis=1, keepdims=True)).astype(numpy.float32)
    return several


def brier(told: Numbers, shares: Numbers) -> float:
    """The squared error of chances, averaged over seats: 0 for a prophet."""
    return float(((told - shares) ** 2).mean())


def error_of(network: Network, lessons: Lessons) -> float:
    """The same of a network on positions with all numbers of players alike."""
    found = [brier(chances_of(network, met), met.shares) for met in lessons.values() if met.size]
    return sum(found) / max(1, len(found))


def fitted(lessons: Lessons, judged_by: Lessons, passes: int, seed: int) -> tuple[Network, list[float]]:
    """The network that judges other games best of those met in so many passes; and the errors after each pass."""
    random = numpy.random.default_rng(seed)
    some = [found.picked(slice(None, None, EVERY_SO_MANY)) for found in lessons.values() if found.size]
    network = Network.fresh(numpy.concatenate([rows_of(found.seats, found.table) for found in some]), HIDDEN, random)
    adam = Adam(network, DECAY)
    best, errors = network.copy(), [error_of(network, judged_by)]
    steps = passes * sum([-(-found.size // POSITIONS_AT_ONCE) for found in lessons.values()])
    done = 0
    for _ in range(passes):
        for batch in batches(lessons, random):
            pace = LAST_PACE + 0.5 * (FIRST_PACE - LAST_PACE) * (1 + numpy.cos(numpy.pi * done / steps))
            adam.step(slopes_of(network, batch), pace)
            done += 1
        errors.append(error_of(network, judged_by))
        if errors[-1] == min(errors):
            best = network.copy()
    return best, errors


def batches(lessons: Lessons, random: numpy.random.Generator) -> Iterator[Positions]:
    """All positions once, in small groups with one number of players each."""
    groups: list[tuple[int, Any]] = []
    for players, found in lessons.items():
        order = random.permutation(found.size)
        cuts = range(0, len(order), POSITIONS_AT_ONCE)
        groups += [(players, order[begin : begin + POSITIONS_AT_ONCE]) for begin in cuts]
    for place in random.permutation(len(groups)):
        players, which = groups[place]
        yield lessons[players].picked(which)


def slopes_of(network: Network, batch: Positions) -> dict[str, Numbers]:
    """How the surprise at who won changes with each weight."""
    rows = rows_of(batch.seats, batch.table)
    scaled = network.brought_to_scale(rows)
    told = from_marks(network.layers(scaled)[-1][:, 0], batch.shares.shape[1])
    slope = ((told - batch.shares) / batch.size).reshape(-1).astype(numpy.float32)
    return network.slopes(scaled, slope)


def sharpened(network: Network, judged_by: Lessons) -> Network:
    """The same network as sure of itself as other games allow, for each number of players."""
    whole = network.copy()
    for players, found in judged_by.items():
        if not found.size:
            continue
        marks = network.marks(rows_of(found.seats, found.table)) / network.parts["sharpness"][players - 1]
        errors = [brier(from_marks(marks * sharpness, players), found.shares) for sharpness in SHARPNESSES]
        whole.parts["sharpness"][players - 1] = SHARPNESSES[errors.index(min(errors))]
    return whole


def together(networks: list[Network]) -> Network:
    """One network that gives every row the average of the marks that several give; each keeps its own units."""
    parts = [network.parts for network in networks]
    first = parts[0]
    columns, shifts = [], []
    for part in parts:
        scale = (first["spread"] / part["spread"])[:, None]
        columns.append(part["weights0"] * scale)
        offset = (first["average"] - part["average"]) / part["spread"]
        shifts.append(part["bias0"] + offset @ part["weights0"])
    heights = numpy.cumsum([0, *[part["weights1"].shape[0] for part in parts]])
    widths = numpy.cumsum([0, *[part["weights1"].shape[1] for part in parts]])
    middle = numpy.zeros((heights[-1], widths[-1]))
    for number, part in enumerate(parts):
        middle[heights[number] : heights[number + 1], widths[number] : widths[number + 1]] = part["weights1"]
    joined = {
        "average": first["average"],
        "spread": first["spread"],
        "weights0": numpy.concatenate(columns, axis=1),
        "bias0": numpy.concatenate(shifts),
        "weights1": middle,
        "bias1": numpy.concatenate([part["bias1"] for part in parts]),
        "weights2": numpy.concatenate([part["weights2"] for part in parts]) / len(parts),
        "bias2": sum([part["bias2"] for part in parts]) / len(parts),
        "sharpness": numpy.ones_like(first["sharpness"]),
    }
    return Network({name: numpy.asarray(part, dtype=numpy.float32) for name, part in joined.items()})
