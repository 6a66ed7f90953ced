"""All that exists in the game, written down once. `python -m remnants.declaring` makes `columns.py` from it."""

from typing import Any

from remnants.kernel import declarations as d
from remnants.kernel.declarations import BY_SEAT, ONE, OPEN, SEAT, Field, Told, amount

NIGHTS = 5
COPIES = 4
CRATE = d.Kind("crate", 6, least=1)
FACE = amount(6)
POINTS = amount(2 * 6 * NIGHTS)


def own_crate(state: Any, aboard: list[int], seat: int) -> list[int | None]:
    """Everybody sees who has put a crate aboard; what is in it only its owner knows."""
    return [crate if owner == seat or crate < 0 else None for owner, crate in enumerate(aboard)]


DECLARED = d.Declarations(
    module=__name__,
    title="Ferry",
    types=["remnants.kernel.game.Pack"],
    fields=[
        Field("night", OPEN, ONE, amount(NIGHTS), start="1"),
        Field("nights", OPEN, ONE, amount(NIGHTS)),
        Field("deck", d.COUNT, d.PILE, CRATE),
        Field("hands", d.OWNER, d.PILE_BY_SEAT, CRATE),
        Field("aboard", d.shown(own_crate), BY_SEAT, d.or_none(CRATE), start="-1"),
        Field("bribes", OPEN, BY_SEAT, d.FLAG, start="1"),
        Field("points", OPEN, BY_SEAT, POINTS),
        Field("die", OPEN, ONE, FACE),
        Field("lost", OPEN, d.PILE, CRATE),
        Field("sold", OPEN, d.PILE, CRATE),
    ],
    verbs=[d.Verb("load", crate=CRATE), d.Verb("bribe"), d.Verb("wait")],
    frames=[],
    events=[
        Told("loaded", seat=SEAT, crate=d.hidden(CRATE)),
        Told("rolled", face=FACE),
        Told("bribed", seat=SEAT),
        Told("found", seat=SEAT, crate=CRATE),
        Told("sold", seat=SEAT, crate=CRATE, points=POINTS),
    ],
    kept=[],
    facts={"crate": CRATE},
)
