"""Return to Lionsgate City: pick up and deliver underground, for 1 to 4 players."""
