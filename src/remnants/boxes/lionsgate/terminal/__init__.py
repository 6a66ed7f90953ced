"""Return to Lionsgate City in the terminal."""

from remnants.boxes.lionsgate.terminal.table import INSIDE_THE_BOARD, board, hand, mats, offers, situation

__all__ = ["INSIDE_THE_BOARD", "board", "hand", "mats", "offers", "situation"]
