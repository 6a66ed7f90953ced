"""The form of a position written by hand, and what each field means. All but `players` may be left out.

Caves, cards, goods and tiles are named by the ids of the pack. Lists by seat have an entry for every seat.

    players = 3
    round = 4                         the round being played (1)
    options = { round_limit = 40 }
    step = "turn"                     "turn": somebody's turn begins (the usual); "draft": the draft begins;
                                      "clean-up": the round is over
    turn = 0                          the seat whose turn begins (the first in the order)
    order = [0, 1, 2]                 the seats in turn order
    tiles = [0, 2, 0]                 turn order tiles taken this round, from 1; 0 for none yet
    last_round = 0                    the last round, once somebody has arrived
    money = [12, 0, 100]
    engines = ["guild", ...]          the cave of each engine (the Guild)
    teams = [["ada-firebox", ...]]    the mercenaries of each seat (dealt from the front of the pack)
    assigned = [["ada-firebox"]]      those of them that have worked this round
    goods = [["3 coal", "gold"]]      the goods on each mat, from the left
    boxcars = [["guild", "guild>cog-workshop"]]   where the cars stand, car 1 first: a cave, or a track as "from>to"
                                      (with the engine)
    upgrades = [["steam-drill"]]
    bandits = [["magpie"]]            on the mats; they are aboard when the turn begins
    tokens = { "guild>cog-workshop" = 2 }         bandit tokens in tunnels, either end first
    loose = { guild = ["3 coal"] }    goods lying in caves
    markets = { mosswell = { coal = 2 } }         how many squares of a market are covered (all)
    gilded = { mosswell = { coal = [0] } }        squares of a market, from 0, that gold covers
    shares = [{ town = "mosswell", circle = 0, seat = 1, tokens = 1 }]
    ghosts = ["mosswell"]
    derailed = [1]                    seats whose engines lie on their side
    arrived = [2]                     seats in Lionsgate City
    fallen = [2]                      seats derailed there
    risk = ["rock", "shovel"]         tiles on the risk track
    tops = { cogs = ["steam-drill"] } known cards on top of a deck, the topmost first
    discards = { bandits = ["magpie"] }
"""

from typing import Any

from msgspec import Struct


class WrittenShares(Struct, forbid_unknown_fields=True):
    town: str
    circle: int
    seat: int
    tokens: int = 1


class WrittenPosition(Struct, forbid_unknown_fields=True):
    players: int
    round: int = 1
    options: dict[str, Any] = {}
    step: str = "turn"
    turn: int | None = None
    order: list[int] = []
    tiles: list[int] = []
    last_round: int = 0
    money: list[int] = []
    engines: list[str] = []
    teams: list[list[str]] = []
    assigned: list[list[str]] = []
    goods: list[list[str]] = []
    boxcars: list[list[str]] = []
    upgrades: list[list[str]] = []
    bandits: list[list[str]] = []
    tokens: dict[str, int] = {}
    loose: dict[str, list[str]] = {}
    markets: dict[str, dict[str, int]] = {}
    gilded: dict[str, dict[str, list[int]]] = {}
    shares: list[WrittenShares] = []
    ghosts: list[str] = []
    derailed: list[int] = []
    arrived: list[int] = []
    fallen: list[int] = []
    risk: list[str] = []
    tops: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
