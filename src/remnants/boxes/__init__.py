"""The three games, each in a box of its own. The rest of the program finds them by their kits (`remnants.kits`)."""
