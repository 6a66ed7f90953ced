"""The bots of Remnants of Aylkor."""

from pathlib import Path
from typing import Any

from remnants.bots.foresight import Foresight
from remnants.bots.levels import GameBots
from remnants.bots.policy import PolicyBot
from remnants.bots.seen import Bot
from remnants.boxes.aylkor.bots import weights
from remnants.boxes.aylkor.bots.foresight import EXPERT_FORESIGHT, FORESIGHT, AylkorForesight
from remnants.boxes.aylkor.bots.policy import POLICY, AylkorPolicy, bot_with


class AylkorBots(GameBots):
    """Greedy with tuned weights, a search on top of it, and one with weights that evolved."""

    def __init__(self) -> None:
        super().__init__(slips=0.3, playouts=100, expert_playouts=60, learned="aylkor")

    def normal(self) -> Bot:
        return PolicyBot(POLICY)

    def foresight(self) -> Foresight:
        return FORESIGHT

    def expert_foresight(self) -> Foresight:
        return EXPERT_FORESIGHT

    def foresight_with(self, weights: Any, players: int) -> Foresight:
        return AylkorForesight(AylkorPolicy(weights))

    def first_weights(self) -> Path:
        return weights.PRESENT

    def read_weights(self, file: Path) -> weights.AylkorWeights:
        return weights.load(file)

    def weighed(self, weights: Any, quick: bool = False) -> Bot:
        return bot_with(weights)


BOTS = AylkorBots()
