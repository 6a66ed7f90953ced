"""The search bot: tries its choices on many guesses, plays each on for a while, and keeps what does best.

It is an information-set tree search. Every iteration takes a guess, follows the tree that grew so far, adds a node, and
plays on as sensible players would until the playout is cut short and the position valued. Where the search begins all
choices are compared on the same guesses with the same luck, and those that have clearly lost are no longer tried.
"""

import multiprocessing
from math import sqrt
from multiprocessing.connection import Connection
from random import Random
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from remnants.bots.foresight import Foresight
from remnants.bots.seen import Bot, Seen
from remnants.bots.tree import Branch, Node
from remnants.kernel.simulation import Simulation
from remnants.kernel.steps import Choice

LEAST_ROUNDS: Final = 4
"""No choice is given up before it was compared on so many guesses."""
CLEARLY: Final = 2.0
"""A choice has clearly lost when it is worse by so many standard errors."""
MOST_DECISIONS_IN_A_PLAYOUT: Final = 400

Results = dict[int, dict[int, float]]
"""For each candidate: what came out with each guess."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """How long to think: so many playouts, and no longer than so many seconds, which depend on the machine."""

    __slots__ = ("playouts", "seconds")

    def __init__(self, playouts: int, seconds: float | None = None) -> None:
        self.playouts = playouts
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Searches. The same view, seed and number of playouts give the same choice, as long as no time limit cuts in."""

    def __init__(self, foresight: Foresight, budget: Budget, processes: int = 1) -> None:
        self.foresight = foresight
        self.budget = budget
        self.processes = processes

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        choices = seen.choices()
        if len(choices) == 1:
            return choices[0]
        foresight = self.foresight.with_players(seen.players)
        likely = foresight.favourites(seen, choices, seed)
        candidates = likely[: max(2, min(foresight.most_candidates, self.budget.playouts // LEAST_ROUNDS))]
        if len(candidates) == 1:
            return candidates[0]
        return candidates[self.best(Search(seen, seed, foresight, candidates))]

    def best(self, search: "Search") -> int:
        """The place of the candidate that does best. Of several processes each compares on guesses of its own."""
        if self.processes == 1:
            return chosen(search.race(self.budget, 0, 1), len(search.candidates), search.foresight.evidence)
        context = multiprocessing.get_context("fork")
        share = Budget(max(1, self.budget.playouts // self.processes), self.budget.seconds)
        workers = []
        for number in range(self.processes):
            receiver, sender = context.Pipe(duplex=False)
            worker = context.Process(target=race_apart, args=(sender, search, share, number, self.processes))
            worker.start()
            sender.close()
            workers.append((worker, receiver))
        results: Results = {place: {} for place in range(len(search.candidates))}
        for worker, receiver in workers:
            for place, found in receiver.recv().items():
                results[place].update(found)
            worker.join()
        return chosen(results, len(search.candidates), search.foresight.evidence)


def race_apart(
    sender: "Connection[Results, Results]", search: "Search", budget: Budget, first: int, every: int
) -> None:
    """What one process does."""
    sender.send(search.race(budget, first, every))
    sender.close()


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """One decision: the tree below each candidate, and the playouts."""

    __slots__ = ("below", "candidates", "foresight", "seat", "seed", "seen")

    def __init__(self, seen: Seen, seed: int | str, foresight: Foresight, candidates: list[Choice]) -> None:
        self.seen = seen
        self.seat = seen.seat
        self.seed = seed
        self.foresight = foresight
        self.candidates = candidates
        self.below = [Node() for _ in candidates]

    def race(self, budget: Budget, first: int, every: int) -> Results:
        """Compares the candidates guess by guess until the budget is spent or one is left."""
        results: Results = {place: {} for place in range(len(self.candidates))}
        running = list(results)
        spent = 0
        number = first
        started = perf_counter()
        while len(running) > 1 and spent + len(running) <= max(budget.playouts, len(running)):
            guess = self.seen.simulation(f"{self.seed}/{number}")
            for place in running:
                results[place][number] = self.playout(guess.clone(), place, number)
            spent += len(running)
            number += every
            running = still_running(results, running)
            if budget.seconds is not None and perf_counter() - started > budget.seconds:
                break
        return results

    def playout(self, simulation: Simulation, place: int, number: int) -> float:
        """One playout after a candidate: through the tree, on as sensible players would, cut short and valued."""
        random = Random(f"players {self.seed}/{number}")
        simulation.reseed(f"chance {self.seed}/{number}")
        last = self.foresight.moment(simulation.state)
        simulation.play(self.candidates[place])
        node: Node | None = self.below[place]
        path: list[tuple[Node, Branch, int]] = []
        changes = 0
        for _ in range(MOST_DECISIONS_IN_A_PLAYOUT):
            seat = simulation.seat
            if seat is None:
                break
            moment = self.foresight.moment(simulation.state)
            if moment != last:
                last = moment
                changes += 1
                if changes >= self.foresight.horizon:
                    break
            choices = simulation.choices()
            if len(choices) == 1:
                choice = choices[0]
            elif node is not None:
                grown = not node.missing(choices)
                if not grown:
                    node.add(*self.foresight.likely(simulation, seat, random))
                branch = node.pick(choices)
                path.append((node, branch, seat))
                choice = branch.choice
                node = self.following(branch) if grown else None
            else:
                choice = self.foresight.usual(simulation, seat, random)
            simulation.play(choice)
        chances = self.outcome(simulation)
        for visited, branch, seat in path:
            visited.visits += 1
            visited.total += chances[seat]
            branch.visits += 1
            branch.total += chances[seat]
        return chances[self.seat]

    def following(self, branch: Branch) -> Node:
        if branch.node is None:
            branch.node = Node()
        return branch.node

    def outcome(self, simulation: Simulation) -> list[float]:
        """What the playout was worth to each seat: a shared victory counts in equal parts."""
        if not simulation.over:
            return self.foresight.chances(simulation.state)
        winners = simulation.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(simulation.players)]


def still_running(results: Results, running: list[int]) -> list[int]:
    """The candidates that have not clearly lost to the best."""
    tried = len(results[running[0]])
    if tried < LEAST_ROUNDS:
        return running
    best = max(running, key=lambda place: mean(results[place]))
    left: list[int] = []
    for place in running:
        gap, error = difference(results[best], results[place])
        if place == best or gap < CLEARLY * error or gap <= 0.0:
            left.append(place)
    return left


def chosen(results: Results, candidates: int, evidence: float) -> int:
    """The best candidate, among those tried on the most guesses; the favourite unless the evidence is against it."""
    most = max([len(results[place]) for place in range(candidates)])
    finalists = [place for place in range(candidates) if len(results[place]) == most]
    best = max(finalists, key=lambda place: mean(results[place]))
    if 0 in finalists and best != 0:
        gap, error = difference(results[best], results[0])
        if gap < evidence * error:
            return 0
    return best


def mean(found: dict[int, float]) -> float:
    return sum(found.values()) / len(found)


def difference(one: dict[int, float], other: dict[int, float]) -> tuple[float, float]:
    """By how much one does better than the other on the guesses both were tried on, and the standard error of it."""
    gaps = [one[number] - other[number] for number in one if number in other]
    if len(gaps) < 2:
        return 0.0, 1.0
    average = sum(gaps) / len(gaps)
    variance = sum([(gap - average) ** 2 for gap in gaps]) / (len(gaps) - 1)
    return average, sqrt(variance / len(gaps))
