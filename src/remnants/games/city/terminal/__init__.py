"""City of Remnants in the terminal."""

from remnants.games.city.terminal.table import INSIDE_THE_BOARD, board, hand, mats, offers, situation, style

__all__ = ["INSIDE_THE_BOARD", "board", "hand", "mats", "offers", "situation", "style"]
