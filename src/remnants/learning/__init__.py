"""What a game says to learners with: numbered choices and arrays of numbers."""
