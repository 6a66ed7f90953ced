"""Everything in the box of Return to Lionsgate City, by name."""

from pathlib import Path

from remnants.kits import Kit

KIT = Kit(
    "lionsgate",
    Path(__file__).parent,
    game="remnants.boxes.lionsgate.rules.game:GAME",
    declared="remnants.boxes.lionsgate.rules.declarations:DECLARED",
    naming="remnants.boxes.lionsgate.naming.names:LionsgateNaming",
    chronicle="remnants.boxes.lionsgate.chronicle:LionsgateChronicle",
    catalogue="remnants.boxes.lionsgate.content.catalogue:catalogue",
    drawings="remnants.boxes.lionsgate.terminal",
    bots="remnants.boxes.lionsgate.bots:BOTS",
    learning="remnants.boxes.lionsgate.learning",
    survey="remnants.boxes.lionsgate.analyst.survey:SURVEY",
)
