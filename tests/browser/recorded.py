"""Games as the page is told them, for the page's own tests: `python -m tests.browser.recorded web/tests/recorded`."""

import json
import sys
from pathlib import Path
from typing import Any

import remnants
from remnants import kits
from remnants.bots.registry import bot
from remnants.bots.seen import Seen

GAMES = ("aylkor", "city", "lionsgate")
ANSWERS = 420
SEAT = 0


def told(game: str) -> list[dict[str, Any]]:
    """The answers of a game of three, each with its events as the first seat may know them."""
    match, player = remnants.new(game, players=3, seed=5), bot(game, "normal")
    found: list[dict[str, Any]] = []
    while match.seat is not None and len(found) < ANSWERS:
        events = match.play(player.choose(Seen(match, match.seat), len(found)))
        found.append({"position": len(match.answers), "events": [event.shown_to(SEAT) for event in events]})
    return found


def seen(game: str) -> dict[str, Any]:
    """What is printed, two things of each kind, and how a game looks at the first question of each step and its end."""
    match, player = remnants.new(game, players=3, seed=5), bot(game, "normal")
    catalogue = kits.kit(game).catalogue(match.pack)
    views: dict[str | None, dict[str, Any]] = {}
    decisions = 0
    while match.seat is not None:
        if match.step not in views:
            views[match.step] = match.view((None, match.seat, (match.seat + 1) % 3)[len(views) % 3])
        match.play(player.choose(Seen(match, match.seat), decisions))
        decisions += 1
    views[None] = match.view(SEAT)
    kinds = {kind: things[:2] for kind, things in catalogue["kinds"].items()}
    return {"kinds": kinds, "table": catalogue["table"], "views": list(views.values())}


if __name__ == "__main__":
    for name in GAMES:
        lines = [json.dumps(answer, separators=(",", ":")) for answer in told(name)]
        Path(sys.argv[1], f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
        whole = json.dumps(seen(name), separators=(",", ":"))
        Path(sys.argv[1], f"{name}_seen.json").write_text(whole + "\n", encoding="utf-8")
