"""What people call the pieces of Return to Lionsgate City, and what is printed on them."""

from remnants.games.lionsgate.naming.names import LionsgateNaming

NAMING = LionsgateNaming

__all__ = ["NAMING", "LionsgateNaming"]
