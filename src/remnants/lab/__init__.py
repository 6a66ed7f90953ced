"""The laboratory: how strong the bots are, how balanced the games are, and what a changed pack changes."""
