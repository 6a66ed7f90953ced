"""City of Remnants in the terminal."""

from remnants.boxes.city.terminal.table import INSIDE_THE_BOARD, board, hand, mats, offers, situation, style

__all__ = ["INSIDE_THE_BOARD", "board", "hand", "mats", "offers", "situation", "style"]
