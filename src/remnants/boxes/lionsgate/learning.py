"""Return to Lionsgate City for learners: the numbering of choices and what an observation says."""

from typing import Any

from mypy_extensions import mypyc_attr

from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.content.words import (
    BANDITS,
    COGS,
    DECK_SIZES,
    KINDS,
    MERCENARIES,
    PIPES,
    TILES,
)
from remnants.boxes.lionsgate.rules.declarations import DECLARED, MOST_BOXES
from remnants.kernel.game import Pack
from remnants.learning.aspects import (
    Amounts,
    Aspect,
    Counts,
    Marks,
    SeatMarks,
    SeatSets,
    Sets,
    Sheet,
    Sizes,
)
from remnants.learning.encoding import Encoding, encoding_of

UPGRADES = DECK_SIZES[COGS] + DECK_SIZES[PIPES]
TEAM = DECK_SIZES[MERCENARIES]


def encoding(pack: Pack, players: int) -> Encoding:
    """The numbering of choices: it depends on the pack's caves, tunnels and markets."""
    return encoding_of(DECLARED, pack, players)


ROUNDS = 40
MONEY = 200
GOODS = 10


def aspects(pack: Pack, players: int) -> list[Aspect]:
    """What an observation says, in order. Nothing is hidden but the order of decks and bag."""
    assert isinstance(pack, Content)
    caves, tunnels, markets = len(pack.cave_ids), len(pack.difficulty), len(pack.market_cave)
    circles, decks = len(pack.circle_cave), len(DECK_SIZES)
    squares = max([len(market) for market in pack.market_squares])
    return [
        Amounts("round", most=ROUNDS),
        Amounts("round_limit", most=ROUNDS),
        Amounts("last_round", most=ROUNDS),
        Amounts("scouted", most=1),
        SeatMarks("order", players, rows=players),
        Marks("tiles", players, players, by_seat=True),
        Amounts("money", players, most=MONEY, by_seat=True),
        Amounts("draft_gold", players, most=20, by_seat=True),
        Counts("offer", TEAM),
        OfferedGold(),
        Sets("team", TEAM, players, by_seat=True),
        Sets("ready", TEAM, players, by_seat=True),
        Sets("crew", TEAM),
        Marks("engine", caves, players, by_seat=True),
        SeatSets("derailed", players),
        SeatSets("arrived", players),
        SeatSets("fallen", players),
        Counts("mat", KINDS, players, most=GOODS, by_seat=True),
        OwnBoxes(),
        Counts("cars", caves + 2 * tunnels, players, most=2, by_seat=True),
        Sets("upgrades", UPGRADES, players, by_seat=True),
        Sets("bandits", DECK_SIZES[BANDITS], players, by_seat=True),
        Sets("aboard", DECK_SIZES[BANDITS]),
        Amounts("tokens", tunnels, most=2),
        Amounts("loose", caves * KINDS, most=GOODS),
        Amounts("supply", KINDS, most=100),
        Amounts("token_supply", most=100),
        Amounts("filled", markets, most=squares),
        Sets("gilded", squares, markets),
        Sets("ghosts", caves),
        SeatMarks("circle_owner", players, rows=circles),
        Amounts("circle_tokens", circles, most=6),
        Amounts("shares_left", players, most=10, by_seat=True),
        Amounts("bag", len(TILES), most=8),
        Counts("risk", len(TILES), most=8),
        Amounts("drawn_tiles", len(TILES), most=8),
        Counts("route", tunnels),
        Counts("drawn_cards", max(DECK_SIZES)),
        Marks("drawn_from", decks),
        Sets("deck", max(DECK_SIZES), decks),
        Sets("discard", max(DECK_SIZES), decks),
        Sizes("deck_top", decks, most=10),
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferedGold(Aspect):
    """How much gold lies on each mercenary of the draft."""

    def __init__(self) -> None:
        super().__init__("offered_gold", ["offer", "offer_gold"], TEAM, most=10)

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        offered: list[int] = seen[0]
        gold: list[int] = seen[1]
        for place in range(len(offered)):
            sheet[at + offered[place]] = min(self.most, gold[place])

    def meaning(self, place: int, players: int) -> str:
        return f"the gold on mercenary {place} in the draft, up to {self.most}"


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnBoxes(Aspect):
    """Which good is in each box of the observer's own mat: what can be sold and dropped together."""

    def __init__(self) -> None:
        super().__init__("own_boxes", ["mat"], MOST_BOXES * KINDS)

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        goods: list[int] = seen[0][seat]
        for box in range(min(len(goods), MOST_BOXES)):
            sheet[at + box * KINDS + goods[box]] = 1

    def meaning(self, place: int, players: int) -> str:
        return f"own box {place // KINDS} holds good {place % KINDS}"
