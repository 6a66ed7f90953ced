"""The vocabulary of effects: what the words of a pack's abilities do."""
