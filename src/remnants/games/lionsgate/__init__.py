"""Return to Lionsgate City: pick up and deliver underground, for one to four players."""

from remnants.games.lionsgate.game import Lionsgate

GAME = Lionsgate()
