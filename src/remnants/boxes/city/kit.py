"""Everything in the box of City of Remnants, by name."""

from pathlib import Path

from remnants.kits import Kit

KIT = Kit(
    "city",
    Path(__file__).parent,
    game="remnants.boxes.city.rules.game:GAME",
    declared="remnants.boxes.city.rules.declarations:DECLARED",
    naming="remnants.boxes.city.naming.names:CityNaming",
    chronicle="remnants.boxes.city.chronicle:CityChronicle",
    catalogue="remnants.boxes.city.content.catalogue:catalogue",
    drawings="remnants.boxes.city.terminal",
    bots="remnants.boxes.city.bots:BOTS",
    learning="remnants.boxes.city.learning",
    survey="remnants.boxes.city.analyst.survey:SURVEY",
)
