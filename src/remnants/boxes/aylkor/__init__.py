"""Remnants of Aylkor: heroes, units and resources on a field of hexes, for 2 to 4 players."""
