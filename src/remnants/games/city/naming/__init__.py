"""What people call the pieces of City of Remnants, and what is printed on them."""

from remnants.games.city.naming.names import CityNaming

NAMING = CityNaming

__all__ = ["NAMING", "CityNaming"]
