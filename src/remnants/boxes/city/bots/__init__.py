"""The bots of City of Remnants."""

from pathlib import Path
from typing import Any

from remnants.bots.foresight import Foresight
from remnants.bots.greedy import GreedyBot
from remnants.bots.levels import GameBots
from remnants.bots.seen import Bot
from remnants.boxes.city.bots import weights
from remnants.boxes.city.bots.evaluation import EVALUATION, bot_with
from remnants.boxes.city.bots.foresight import FORESIGHT, foresight_with, searching_weights


class CityBots(GameBots):
    """Greedy with tuned weights, and a search on top of it."""

    def __init__(self) -> None:
        super().__init__(slips=0.25, playouts=24, learned="city")

    def normal(self) -> Bot:
        return GreedyBot(EVALUATION)

    def quick(self) -> Bot:
        return GreedyBot(EVALUATION, guesses=1)

    def foresight(self) -> Foresight:
        return FORESIGHT

    def foresight_with(self, weights: Any, players: int) -> Foresight:
        return foresight_with(weights, players)

    def searching_weights(self, players: int) -> Path:
        return searching_weights(players)

    def first_weights(self) -> Path:
        return weights.PRESENT

    def read_weights(self, file: Path) -> weights.CityWeights:
        return weights.load(file)

    def weighed(self, weights: Any, quick: bool = False) -> Bot:
        return bot_with(weights, guesses=1) if quick else bot_with(weights)


BOTS = CityBots()
