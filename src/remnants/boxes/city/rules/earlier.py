"""Positions written under earlier rules, in today's words: what stood in frames of version 1 has other names now."""

from typing import Any

Numbers = list[int]
UNNUMBERED = ("effect.enlist", "effect.purge", "effect.trash")


def migrated(record: dict[str, Any]) -> dict[str, Any]:
    """A record of version 1; only one that starts from a position has frames in it."""
    start = record["start"]
    if start is None:
        return record
    return {**record, "start": in_todays_form(start)}


def in_todays_form(start: dict[str, Any]) -> dict[str, Any]:
    """Figures that had moved were marked in the frame of the move and are marked on the board now."""
    found = {**start, "concealed": int(start["concealed"])}
    agenda: list[list[Any]] = []
    for step, seat, numbers in start["agenda"]:
        if step in ("move.figure", "move.to") and "moved" not in found:
            once, twice, _moved = numbers[-3:]
            found.update(moved=once, moved_pairs=twice)
        agenda.append([step, seat, frame_today(step, numbers)])
    return {**found, "agenda": agenda}


def frame_today(step: str, numbers: Numbers) -> Numbers:
    """The numbers of a frame of version 1 as they are declared today."""
    if step in ("move.figure", "march.figure") and len(numbers) == 5:
        limit, steps, once, twice, moved = numbers
        return [limit, steps, moved, once, twice, 0] if step == "march.figure" else [limit, steps, moved, 0, 0, 0]
    if step == "move.to" and len(numbers) == 7:
        origin, by_card, limit, spaces, once, twice, moved = numbers
        marks = [once, twice, 0] if by_card else [0, 0, 0]
        return [origin, spaces, by_card, limit, spaces, moved, *marks]
    if step in ("battle.settle", "battle.which") and not numbers:
        return [0]
    if step == "battle.aftermath":
        return numbers[:1]
    if step == "effect.cycle" and len(numbers) == 1:
        return [*numbers, 0]
    if step.startswith(UNNUMBERED):
        return []
    return numbers
