"""What the game announces: the entry point of the package names this."""

from pathlib import Path

from remnants.kits import Kit

KIT = Kit(
    "ferry",
    Path(__file__).parent,
    game="night_ferry.game:GAME",
    declared="night_ferry.declarations:DECLARED",
    bots="night_ferry.bots:BOTS",
    learning="night_ferry.learning",
)
