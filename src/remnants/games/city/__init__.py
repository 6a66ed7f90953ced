"""City of Remnants: gangs, auctions, deck building, area control, battles and a patrol that hits everyone."""

from remnants.games.city.game import GAME

__all__ = ["GAME"]
