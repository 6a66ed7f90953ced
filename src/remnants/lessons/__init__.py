"""Lessons and puzzles: data in a game's folder (`tutorial/*.toml`, `puzzles/*.toml`), read, checked and played here."""
