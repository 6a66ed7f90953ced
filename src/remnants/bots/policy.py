"""Playing by plan: a game where a few good habits beat looking one step ahead writes them down as a policy.

A game's module in this folder exports an instance of it as `POLICY`, instead of an `EVALUATION`.
"""

from random import Random

from mypy_extensions import mypyc_attr

from remnants.bots.seen import Bot, Seen
from remnants.kernel.simulation import Simulation
from remnants.kernel.steps import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """What a player of one game does, asked about guesses. It must give one of the legal choices."""

    def choose(self, simulation: Simulation, seat: int, random: Random) -> Choice:
        """What the seat does where the simulation stands; it must leave the simulation as it is."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyBot(Bot):
    """Does what the policy says on one guess."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        choices = seen.choices()
        if len(choices) == 1:
            return choices[0]
        return self.policy.choose(seen.simulation(seed), seen.seat, Random(f"policy {seed}"))
