"""What learners see; the numbering of choices comes from the declarations."""

from night_ferry.declarations import NIGHTS
from remnants.kernel.game import Pack
from remnants.learning.aspects import Amounts, Aspect, Counts, Marks, OwnCounts


def aspects(pack: Pack, players: int) -> list[Aspect]:
    return [
        Amounts("night", most=NIGHTS),
        Amounts("points", players, most=60, by_seat=True),
        Amounts("bribes", players, by_seat=True),
        Marks("die", 7),
        OwnCounts("hands", 7, most=4),
        Counts("lost", 7, most=4),
        Counts("sold", 7, most=4),
    ]
