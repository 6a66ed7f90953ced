"""The tree that a search grows: for each decision met, how often each choice was tried and how well it went.

The tree is shared by all guesses and all answers of chance: a branch is a choice, whatever was hidden when it was
tried. A branch is weighed only when its choice is legal in the guess at hand (information-set tree search).
"""

from math import sqrt
from typing import Final

from remnants.kernel.steps import Choice

EXPLORATION: Final = 0.6
"""How much a promising but little tried choice is preferred to one that went well."""
WIDTH: Final = 0.5
"""The number of choices that are looked at grows with this power of the visits, the likeliest first."""
UNTRIED_IS_WORSE: Final = 0.02
"""A choice not yet tried is taken to be worth the average of its position less this, in chances to win."""


class Branch:
    """One choice at a node."""

    __slots__ = ("choice", "likelihood", "node", "total", "visits")

    def __init__(self, choice: Choice, likelihood: float) -> None:
        self.choice = choice
        self.likelihood = likelihood
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None


class Node:
    """One decision of whoever has to make it."""

    __slots__ = ("branches", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.branches: dict[Choice, Branch] = {}

    def add(self, choices: list[Choice], likelihoods: list[float]) -> None:
        """New choices, each with the chance that a sensible player makes it."""
        for choice, likelihood in zip(choices, likelihoods, strict=True):
            if choice not in self.branches:
                self.branches[choice] = Branch(choice, likelihood)

    def missing(self, choices: list[Choice]) -> bool:
        """Whether none of these choices was ever looked at: another guess allows other things."""
        for choice in choices:
            if choice in self.branches:
                return False
        return True

    def pick(self, choices: list[Choice]) -> Branch:
        """The branch to try next, among those legal in this guess."""
        legal = [self.branches[choice] for choice in choices if choice in self.branches]
        legal.sort(key=_likelihood, reverse=True)
        width = 1 + int(self.visits**WIDTH)
        usual = self.total / self.visits - UNTRIED_IS_WORSE if self.visits else 0.0
        curiosity = EXPLORATION * sqrt(self.visits + 1)
        best = legal[0]
        highest = -1e9
        for branch in legal[:width]:
            mean = branch.total / branch.visits if branch.visits else usual
            urgency = mean + curiosity * branch.likelihood / (1 + branch.visits)
            if urgency > highest:
                best, highest = branch, urgency
        return best


def _likelihood(branch: Branch) -> float:
    return branch.likelihood
