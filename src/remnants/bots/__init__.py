"""Bots. They see what a player sees (`Seen`), never the state."""

from remnants.bots.registry import bot, levels
from remnants.bots.seen import Bot, Seen

__all__ = ["Bot", "Seen", "bot", "levels"]
