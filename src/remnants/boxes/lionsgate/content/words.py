"""The game's own words as numbers: goods, mining tiles, decks, kinds of caves, and what cards can do.

The order of the names is the order of the numbers, here and in every column of the state.
"""

from typing import Final, Literal, get_args

# ---------------------------------------------------------------- goods

COAL: Final = 0
IRON: Final = 1
COPPER: Final = 2
ZINC: Final = 3
GOLD: Final = 4
STEEL: Final = 5
BRASS: Final = 6
KINDS: Final = 7
GOODS = ["coal", "iron", "copper", "zinc", "gold", "steel", "brass"]
PIECES = [50, 50, 50, 50, 50, 30, 30]
"""How many pieces of each good there are (lionsgate.supply.goods)."""
MADE_OF = {STEEL: (COAL, IRON), BRASS: (COPPER, ZINC)}
"""What a factory turns into an alloy (lionsgate.unload.factory)."""

# ---------------------------------------------------------------- mining tiles

ROCK: Final = 0
SHOVEL: Final = 1
PICKAXE: Final = 2
DYNAMITE: Final = 3
SKUNK: Final = 4
TILES = ["rock", "shovel", "pickaxe", "dynamite", "skunk"]
BAG = [8, 7, 6, 5, 1]
"""What the bag holds at the start (lionsgate.mine.draw)."""

# ---------------------------------------------------------------- caves

TOWN: Final = 0
MINE: Final = 1
FACTORY: Final = 2
WORKSHOP: Final = 3
GUILD: Final = 4
CITY: Final = 5
CaveKind = Literal["town", "mine", "factory", "workshop", "guild", "city"]
CAVE_KINDS: Final[list[CaveKind]] = list(get_args(CaveKind))

# ---------------------------------------------------------------- decks

MERCENARIES: Final = 0
BANDITS: Final = 1
COGS: Final = 2
PIPES: Final = 3
DECKS = ["mercenaries", "bandits", "cogs", "pipes"]
DECK_SIZES = [30, 20, 20, 10]
FIRST_PIPE: Final = 20
"""Upgrades are numbered through: cogs from 0, pipes from here."""

# ---------------------------------------------------------------- what mercenaries and cogs do

ENGINEERING: Final = 0
MINING: Final = 1
FIGHTING: Final = 2
BOXCAR: Final = 3
LOAD: Final = 4
PASS: Final = 5
TOOL: Final = 5
"""A tool that counts everywhere is the effect `TOOL` plus the number of its tile (6, 7 or 8)."""
ORE: Final = 9
CALM: Final = 10
TRADE: Final = 11
BOUNTY: Final = 12
REROLL: Final = 13
SCOUT: Final = 14
ARMOUR: Final = 15
QUIET: Final = 16
EFFECTS = [
    "engineering",
    "mining",
    "fighting",
    "boxcar",
    "load",
    "pass",
    "tool-shovel",
    "tool-pickaxe",
    "tool-dynamite",
    "ore",
    "calm",
    "trade",
    "bounty",
    "reroll",
    "scout",
    "armour",
    "quiet",
]
ONLY_COGS = ["engineering", "mining", "fighting", "boxcar"]
WITH_AMOUNT = [
    "engineering",
    "mining",
    "fighting",
    "load",
    "ore",
    "trade",
    "bounty",
    "armour",
    "quiet",
    "ambush",
    "spill",
]

# ---------------------------------------------------------------- what pipes do

DERAIL_BOXCAR: Final = 0
DERAIL_ENGINE: Final = 1
AMBUSH: Final = 2
HAND_OVER: Final = 3
WARD_STRIKE: Final = 4
WARD_THEFT: Final = 5
SPILL: Final = 6
DRIVE_OFF: Final = 7
STRIKES = [
    "derail-boxcar",
    "derail-engine",
    "ambush",
    "hand-over",
    "ward-strike",
    "ward-theft",
    "spill",
    "drive-off",
]

OWN_TEXTS: dict[str, dict[str, str]] = {}
"""What cards print for the words that plug-ins added, by language."""

# ---------------------------------------------------------------- numbers of the game

SHARE_TOKENS: Final = 6
BANDIT_TOKENS: Final = 30
ENTRY_PRICE: Final = 100
GHOST_PENALTY: Final = 10
BOXES_A_CAR: Final = 5
GOODS_A_MERCENARY: Final = 5
