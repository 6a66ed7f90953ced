"""The games as research environments: PettingZoo, OpenSpiel and vectorised stepping."""
