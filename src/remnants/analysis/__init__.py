"""The report of a game: who was ahead when, what was luck, which decisions cost most, and what was better."""
