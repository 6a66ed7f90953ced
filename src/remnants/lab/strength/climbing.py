"""Two bots of the ladder meet: what is kept of their game, and how long each of them thought."""

from time import process_time
from typing import Final

import msgspec

from remnants.bots import Bot, Seen
from remnants.kernel.steps import Choice
from remnants.lab.games import Sitting, Task

PLAYERS: Final = 2
"""On the ladder one plays against one: so a victory says who is stronger and nothing else."""


class Climbed(msgspec.Struct):
    """What is kept of a finished game of the ladder."""

    name: str
    bots: tuple[str, ...]
    winners: list[int]
    milliseconds: list[list[float]]
    """For each seat how long its bot thought at every decision that left it a choice, in time of one core."""

    def share(self, seat: int) -> float:
        """The part of the victory that is a seat's."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


class TimedBot(Bot):
    """Another bot, and how long it thinks wherever there is something to choose."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.milliseconds: list[float] = []

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        if len(seen.choices()) == 1:
            return self.bot.choose(seen, seed)
        begun = process_time()
        choice = self.bot.choose(seen, seed)
        self.milliseconds.append(round(1000 * (process_time() - begun), 2))
        return choice


def climb(task: Task) -> Climbed:
    """Plays a game to its end."""
    sitting = Sitting(task)
    timed = [TimedBot(bot) for bot in sitting.bots]
    sitting.bots = list(timed)
    played = sitting.play()
    return Climbed(task.name, task.bots, played.winners, [bot.milliseconds for bot in timed])


def tasks_of(game: str, bots: list[str], games: int, others: int, seed: str, pack: str | None) -> list[Task]:
    """Neighbours play so many games, everybody else so many; each deal is played from both seats.

    All pairs begin together, so that a run that was stopped early says something of each.
    """
    pairs = [(low, high) for high in range(len(bots)) for low in range(high)]
    deals = {(low, high): -(-(games if high - low == 1 else others) // PLAYERS) for low, high in pairs}
    found: list[Task] = []
    for deal in range(max(deals.values())):
        for low, high in pairs:
            if deal < deals[low, high]:
                for one, other in ((low, high), (high, low)):
                    name = f"{deal}/{bots[one]}/{bots[other]}"
                    found.append(Task(name, game, f"{seed}/{deal}", (bots[one], bots[other]), pack))
    return found
