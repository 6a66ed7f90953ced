"""City of Remnants for learners: the numbering of choices and what an observation says."""

from typing import Any

from mypy_extensions import mypyc_attr

from remnants.boxes.city.content.board import SPACES
from remnants.boxes.city.content.content import Content
from remnants.boxes.city.rules.declarations import DECLARED
from remnants.kernel.game import Pack
from remnants.learning.aspects import (
    Amounts,
    Aspect,
    Counts,
    Marks,
    OwnCounts,
    SeatMarks,
    Sets,
    Sheet,
    Sizes,
    write_bits,
)
from remnants.learning.encoding import Encoding, encoding_of


def encoding(pack: Pack, players: int) -> Encoding:
    """The numbering of choices: it depends on the pack's numbers of cards, tiles and tokens."""
    return encoding_of(DECLARED, pack, players)


GANGS = 4
CONDITIONS = 3
ROUNDS = 20
MONEY = 100
"""In coins: more is seen as so much."""
RENOWN = 100
STRENGTH = 30


def aspects(pack: Pack, players: int) -> list[Aspect]:
    """What an observation says, in order."""
    assert isinstance(pack, Content)
    cards, tiles = len(pack.design), len(pack.development_ids)
    coin = pack.coin
    return [
        Amounts("round", most=ROUNDS),
        Amounts("pile", most=min(pack.renown, 255)),
        Amounts("stalled", most=10),
        SeatMarks("first_player", players),
        SeatMarks("active", players),
        Marks("gang", GANGS, players, by_seat=True),
        Amounts("turns", players, most=10, by_seat=True),
        Amounts("influence", players, most=10, by_seat=True),
        Amounts("pool", players, most=pack.figures, by_seat=True),
        Amounts("unused", players, most=pack.figures, by_seat=True),
        Sets("conditions", CONDITIONS, players, by_seat=True),
        Amounts("arcs", players, most=MONEY * coin, each=coin, by_seat=True),
        Amounts("renown", players, most=RENOWN, by_seat=True, may_hide=True),
        OwnCounts("hand", cards),
        Sizes("hand", players, by_seat=True),
        Sizes("draw", players, by_seat=True),
        Counts("discard", cards, players, by_seat=True),
        Counts("permanents", cards, players, by_seat=True),
        Counts("recruit_row", cards),
        Counts("market_row", cards),
        Marks("lot", cards),
        Amounts("bid", most=MONEY * coin, each=coin),
        SeatMarks("bidder", players),
        Marks("entry", SPACES, players, by_seat=True),
        Sets("standing", SPACES, players, by_seat=True),
        Sets("paired", SPACES, players, by_seat=True),
        Sets("held", SPACES, players, by_seat=True),
        Tiles(tiles),
        Products(),
        Amounts("tiles_left", tiles, most=5),
        Tokens(pack),
        Marks("entered", SPACES),
        Marks("battle_space", SPACES),
        SeatMarks("attacker", players),
        SeatMarks("defender", players),
        Counts("laid", cards, players, by_seat=True),
        Sizes("laid", players, most=10, by_seat=True),
        Amounts("bonus", players, most=20, least=-10, by_seat=True),
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Tiles(Aspect):
    """Which development covers each space: a plane of the board for each development."""

    def __init__(self, designs: int) -> None:
        super().__init__("tiles", ["tile_design", "tile_spaces"], designs * SPACES)

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        designs: list[int] = seen[0]
        spaces: list[int] = seen[1]
        for tile in range(len(designs)):
            write_bits(sheet, at + designs[tile] * SPACES, spaces[tile])

    def meaning(self, place: int, players: int) -> str:
        return f"a tile of development {place // SPACES} covers space {place % SPACES}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Products(Aspect):
    """How many products lie on the tile that covers each space."""

    def __init__(self) -> None:
        super().__init__("products", ["tile_spaces", "tile_products"], SPACES, most=5)

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        spaces: list[int] = seen[0]
        made: list[int] = seen[1]
        for tile in range(len(spaces)):
            if made[tile]:
                level = min(made[tile], self.most)
                for space in range(SPACES):
                    if spaces[tile] >> space & 1:
                        sheet[at + space] = level

    def meaning(self, place: int, players: int) -> str:
        return f"how many products lie on the tile over space {place}, up to {self.most}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Tokens(Aspect):
    """How strong the Yugai tokens on each space are together."""

    def __init__(self, pack: Content) -> None:
        super().__init__("tokens", ["ycu_at"], SPACES, STRENGTH)
        self.attack: list[int] = pack.token_attack[:]

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        places: list[int] = seen[0]
        for token in range(len(places)):
            space = places[token]
            if space >= 0:
                sheet[at + space] = min(self.most, sheet[at + space] + self.attack[token])

    def meaning(self, place: int, players: int) -> str:
        return f"the strength of the tokens on space {place}, up to {self.most}"
