"""Remnants of Aylkor for learners: the numbering of choices and what an observation says."""

from typing import Any

from mypy_extensions import mypyc_attr

from remnants.boxes.aylkor.content.board import SPACES
from remnants.boxes.aylkor.content.content import ACTIVATED, TYPES, Content
from remnants.boxes.aylkor.rules.declarations import DECLARED
from remnants.boxes.aylkor.rules.state import PASSIVE
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
    whose,
)
from remnants.learning.encoding import Encoding, encoding_of

PRINTED = ["attack", "move", "range", "gift", "hero"]
"""What is printed on the card of a unit, and whether it has an activated ability or is a hero."""
HIGHEST_PRINTED = 10
ROUNDS = 60
STORE = 30
RESOURCES = 2
COPIES = 4


def encoding(pack: Pack, players: int) -> Encoding:
    """The table of verbs, the same for every number of players."""
    return encoding_of(DECLARED, pack, players)


def aspects(pack: Pack, players: int) -> list[Aspect]:
    """What an observation says, in order."""
    assert isinstance(pack, Content)
    cards, heroes, events = pack.first_hero, len(pack.ids) - pack.first_hero, len(pack.events)
    return [
        Amounts("round", most=ROUNDS),
        Amounts("round_limit", most=ROUNDS),
        Amounts("event_until", most=ROUNDS),
        Amounts("owed_cogs", most=7),
        Amounts("owed_brew", most=3),
        SeatMarks("active", players),
        SeatMarks("order", players, rows=players),
        Marks("hero", heroes, players, first=cards, by_seat=True),
        Amounts("cogs", players, most=STORE, by_seat=True),
        Amounts("brew", players, most=STORE, by_seat=True),
        Amounts("out_since", players, most=4, by_seat=True),
        Amounts("defeated", players, most=STORE, by_seat=True),
        OwnCounts("hands", cards, most=COPIES),
        Sizes("hands", players, by_seat=True),
        Sizes("decks", players, most=40, by_seat=True),
        Counts("known", cards, players, most=COPIES, by_seat=True),
        Counts("discards", cards, players, most=COPIES, by_seat=True),
        Marks("event", events),
        Counts("event_discards", events, most=COPIES),
        Owners(players),
        Cards(pack, "types", len(TYPES), 1),
        Cards(pack, "printed", len(PRINTED), HIGHEST_PRINTED),
        Amounts("health", SPACES, most=20),
        Amounts("bonus", SPACES, most=20, least=-10),
        Sets("condition", 2, SPACES),
        Marks("resource", RESOURCES, SPACES, first=1),
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Owners(Aspect):
    """Whose unit stands on each space: a plane of the board for each player and one for the passive units."""

    def __init__(self, players: int) -> None:
        super().__init__("owners", ["owner"], SPACES * (players + 1))

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        owners: list[int] = seen[0]
        for space in range(SPACES):
            owner = owners[space]
            if owner == PASSIVE:
                sheet[at + players * SPACES + space] = 1
            elif owner >= 0:
                sheet[at + (owner - seat) % players * SPACES + space] = 1

    def meaning(self, place: int, players: int) -> str:
        row, space = divmod(place, SPACES)
        return f"a unit stands on space {space}: {'passive' if row == players else whose(row)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Aspect):
    """The unit on each space: its type, or what is printed on its card, a plane of the board for each."""

    def __init__(self, pack: Content, name: str, planes: int, most: int) -> None:
        super().__init__(name, ["card"], SPACES * planes, most)
        self.levels: list[list[tuple[int, int]]] = []
        """For each card the planes to be written and with how much."""
        for card in range(len(pack.ids)):
            if name == "types":
                self.levels.append([(pack.type[card], 1)])
                continue
            gift, hero = bool(pack.abilities[card][ACTIVATED]), pack.is_hero(card)
            printed = [pack.attack[card], pack.move[card], pack.range[card], most * int(gift), most * int(hero)]
            self.levels.append([(plane, min(most, level)) for plane, level in enumerate(printed) if level > 0])

    def write(self, sheet: Sheet, at: int, seen: list[Any], seat: int, players: int) -> None:
        cards: list[int] = seen[0]
        for space in range(SPACES):
            card = cards[space]
            if card >= 0:
                for plane, level in self.levels[card]:
                    sheet[at + plane * SPACES + space] = level

    def meaning(self, place: int, players: int) -> str:
        plane, space = divmod(place, SPACES)
        what = f"type {TYPES[plane]}" if self.name == "types" else f"{PRINTED[plane]} up to {self.most}"
        return f"the unit on space {space}: {what}"
