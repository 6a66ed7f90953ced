"""Everything in the box of Remnants of Aylkor, by name."""

from pathlib import Path

from remnants.kits import Kit

KIT = Kit(
    "aylkor",
    Path(__file__).parent,
    game="remnants.boxes.aylkor.rules.game:GAME",
    declared="remnants.boxes.aylkor.rules.declarations:DECLARED",
    naming="remnants.boxes.aylkor.naming.names:AylkorNaming",
    chronicle="remnants.boxes.aylkor.chronicle:AylkorChronicle",
    catalogue="remnants.boxes.aylkor.content.catalogue:catalogue",
    drawings="remnants.boxes.aylkor.terminal",
    bots="remnants.boxes.aylkor.bots:BOTS",
    learning="remnants.boxes.aylkor.learning",
    survey="remnants.boxes.aylkor.analyst.survey:SURVEY",
)
