"""What people call the pieces of Remnants of Aylkor, and what is printed on them."""

from remnants.games.aylkor.naming.names import AylkorNaming

NAMING = AylkorNaming

__all__ = ["NAMING", "AylkorNaming"]
