"""Networks that judge positions: games to learn from, training, the file, and how good the chances are."""
