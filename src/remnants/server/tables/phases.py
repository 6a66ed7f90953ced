"""The phases of a table, from what is kept of it."""

from remnants.server.http.messages import Phase
from remnants.server.storage.queries import TableKept


def phase_of(kept: TableKept) -> Phase:
    if kept.trouble is not None:
        return "broken"
    for phase in ("gathering", "playing", "over"):
        if kept.phase == phase:
            return phase
    return "broken"
