"""A pack in which mercenaries, cogs and pipes use every word of the vocabulary, written out from the words themselves.

The map, the tracks and the skills are those of the game's own pack; nobody would want to play the rest.
"""

import shutil
from pathlib import Path

from remnants.boxes.lionsgate.content import words
from remnants.boxes.lionsgate.content.checks import TOOLS, lasting_words
from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.naming.names import LionsgateNaming
from remnants.boxes.lionsgate.rules.game import OWN_PACKS
from remnants.text import Catalogue
from tests.written import Entry, entries_in, write_entries

BASE = OWN_PACKS / "lionsgate"


def effects(cogs: bool) -> list[Entry]:
    """Every word that lasts; a tool once for each tool. The amounts take turns."""
    found: list[Entry] = []
    for word in lasting_words(cogs):
        if word == "tool":
            found += [{"do": word, "tool": tool} for tool in TOOLS]
        else:
            found.append({"do": word} | amount(word, len(found)))
    return found


def amount(word: str, number: int) -> Entry:
    return {"amount": 1 + number % 3} if word in words.WITH_AMOUNT else {}


def write(folder: Path) -> Path:
    """Writes the pack into a folder and gives it back."""
    shutil.copytree(BASE, folder)
    (folder / "former.toml").unlink()
    mercenaries = entries_in(BASE, "mercenaries.toml")["mercenary"]
    for number, mercenary in enumerate(mercenaries):
        known = effects(cogs=False)
        mercenary["effects"] = [known[number % len(known)], known[(number + 5) % len(known)]]
    cogs = entries_in(BASE, "cogs.toml")["cog"]
    for number, cog in enumerate(cogs):
        known = effects(cogs=True)
        cog["effects"] = [known[number % len(known)], *([known[(number + 7) % len(known)]] if number % 2 else [])]
    pipes = entries_in(BASE, "pipes.toml")["pipe"]
    for number, pipe in enumerate(pipes):
        word = words.STRIKES[number % len(words.STRIKES)]
        pipe["effect"] = {"do": word} | amount(word, number)
        pipe.pop("players", None)
    write_entries(folder, "mercenaries.toml", {"mercenary": mercenaries})
    write_entries(folder, "cogs.toml", {"cog": cogs})
    write_entries(folder, "pipes.toml", {"pipe": pipes})
    return folder


def said(pack: Content, catalogue: Catalogue) -> list[str]:
    """The text of every card that has an effect."""
    naming = LionsgateNaming(catalogue, pack, [])
    return [naming.printed(card) for card in pack.effects_written]
