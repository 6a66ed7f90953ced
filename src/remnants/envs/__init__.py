"""The games as research environments: PettingZoo, OpenSpiel and vectorised stepping."""

from remnants.extras import require

require("numpy", "gymnasium")
