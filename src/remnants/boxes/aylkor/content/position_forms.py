"""The form of a hand-written position of Aylkor.

A position stands in the middle of a game: after the income of the seat whose `turn` it is, unless `moment` says that
the turn or the round is only about to begin. Written as TOML:

    players = 2
    round = 5                         # 1 when left out
    turn = 1                          # whose turn; the first in `order` when left out
    order = [1, 0]                    # seats in turn order; 0, 1, ... when left out
    moment = "act"                    # "act", "turn" (before income) or "round" (before the round and its event)
    event = "mire"                    # the event in force, none when left out
    event_until = 7                   # the round that replaces it; its printed rounds from now when left out
    next_events = ["ashfall"]         # the top of the event deck, topmost first
    cogs = [[1, 5], [9, 2]]           # where cogs lie: row and column
    brew = [3, 10]                    # where brew lies: numbers of the centre zone. What is not on the board is owed
    options = { round_limit = 0 }

    [[seats]]                         # one for each player
    hero = "vell"
    at = [1, 1]                       # a space is [row, column], or its number in the centre zone
    health = 9                        # the printed one when left out
    condition = "ready"               # "ready", "moved", "done"; for units also "fresh"
    cogs = 3
    brew = 1
    hand = ["thornback", "overcharge"]
    deck = ["spark-wisp"]             # the top of the deck, topmost first; the rest of the 46 cards lies below
    cards_left = 1                    # how many cards the deck holds; what is over has been discarded
    discards = []
    captured = []                     # cards in hand beyond the own 46, taken from passive units
    defeated = 2                      # enemy units defeated in own attacks
    out = 1                           # went out as the first, second, ...; such a seat has no hero and no cards

    [[units]]
    card = "thornback"
    owner = 0                         # a seat, or "passive"
    at = [2, 3]
    health = 1
    condition = "fresh"
    bonus = 2                         # attack until the end of the turn
"""

from typing import Annotated, Any, Literal

import msgspec

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Some = Annotated[int, msgspec.Meta(ge=0, le=999)]
Place = int | list[int]


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    hero: str | None = None
    at: Place | None = None
    health: Annotated[int, msgspec.Meta(ge=1)] | None = None
    condition: Literal["ready", "moved", "done"] = "ready"
    cogs: Some = 0
    brew: Some = 0
    hand: list[str] = []
    deck: list[str] = []
    cards_left: Some | None = None
    discards: list[str] = []
    captured: list[str] = []
    defeated: Some = 0
    out: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0


class UnitForm(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    owner: Seat | Literal["passive"]
    at: Place
    health: Annotated[int, msgspec.Meta(ge=1)] | None = None
    condition: Literal["ready", "moved", "done", "fresh"] = "ready"
    bonus: int = 0


class PositionForm(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    seats: list[SeatForm]
    units: list[UnitForm] = []
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    turn: Seat | None = None
    order: list[Seat] | None = None
    moment: Literal["act", "turn", "round"] = "act"
    event: str | None = None
    event_until: Annotated[int, msgspec.Meta(ge=1)] | None = None
    next_events: list[str] = []
    cogs: list[list[int]] = []
    brew: list[int] = []
    options: dict[str, Any] = {}
