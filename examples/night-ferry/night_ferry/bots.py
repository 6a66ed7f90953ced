"""A bot with a few good habits: it makes the levels easy and normal. `random` is there for every game."""

from random import Random

from night_ferry.state import as_ferry
from remnants.bots.levels import GameBots
from remnants.bots.policy import Policy, PolicyBot
from remnants.kernel.simulation import Simulation
from remnants.kernel.steps import Choice


class Prudent(Policy):
    """Loads what earns most on average, and bribes when a crate worth something would be found."""

    def choose(self, simulation: Simulation, seat: int, random: Random) -> Choice:
        ferry = as_ferry(simulation.state)
        if simulation.step == "load":
            return ("load", max(ferry.hands[seat], key=lambda crate: crate * (7 - crate)))
        would_be_found = ferry.aboard[seat] > max(ferry.die, 2)
        return ("bribe",) if would_be_found and ferry.bribes[seat] else ("wait",)


class FerryBots(GameBots):
    def normal(self) -> PolicyBot:
        return PolicyBot(Prudent())


BOTS = FerryBots()
