"""The bots of Return to Lionsgate City."""

from pathlib import Path
from typing import Any

from remnants.bots.foresight import Foresight
from remnants.bots.levels import GameBots
from remnants.bots.policy import PolicyBot
from remnants.bots.search import Budget
from remnants.bots.seen import Bot
from remnants.boxes.lionsgate.bots import weights
from remnants.boxes.lionsgate.bots.foresight import EXPERT_FORESIGHT, FORESIGHT, LionsgateForesight, PlanSearchBot
from remnants.boxes.lionsgate.bots.policy import POLICY, Haulier, bot_with


class LionsgateBots(GameBots):
    """Greedy with tuned weights, a search on top of it, and one with weights that evolved."""

    def __init__(self) -> None:
        super().__init__(slips=0.12, playouts=36, learned="lionsgate")

    def normal(self) -> Bot:
        return PolicyBot(POLICY)

    def foresight(self) -> Foresight:
        return FORESIGHT

    def expert_foresight(self) -> Foresight:
        return EXPERT_FORESIGHT

    def foresight_with(self, weights: Any, players: int) -> Foresight:
        return LionsgateForesight(Haulier(weights))

    def searching(self, foresight: Foresight, budget: Budget, processes: int) -> Bot:
        return PlanSearchBot(foresight, budget, processes)

    def first_weights(self) -> Path:
        return weights.PRESENT

    def read_weights(self, file: Path) -> weights.LionsgateWeights:
        return weights.load(file)

    def weighed(self, weights: Any, quick: bool = False) -> Bot:
        return bot_with(weights)


BOTS = LionsgateBots()
