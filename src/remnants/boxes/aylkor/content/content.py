"""Aylkor's pack in columns: every card and every effect is a number, and what it is stands in lists by that number.

Cards are numbered units first, then techs, then heroes. Effects are numbered as they are read.
"""

from typing import Final, Literal, get_args

from remnants.boxes.aylkor.content.board import FARTHEST
from remnants.kernel.game import Pack

# ------------------------------------------------------------------ types of units
NEUTRAL: Final = 0
UnitType = Literal["neutral", "organic", "mechanical", "elemental"]
TYPES: Final[list[UnitType]] = list(get_args(UnitType))
BEATS: Final = [0, 2, 3, 1]
"""`BEATS[type]`: organic beats mechanical, mechanical elemental, elemental organic (aylkor.type.advantage)."""

# ------------------------------------------------------------------ what effects do
DAMAGE: Final = 0
HEAL: Final = 1
STRENGTHEN: Final = 2
MOVE: Final = 3
READY: Final = 4
GAIN: Final = 5
STEAL: Final = 6
DRAW: Final = 7
SHIELD: Final = 8
FIRST_OWN: Final = 9
"""The words from this number on were added by plug-ins."""
DEEDS: Final = ["damage", "heal", "strengthen", "move", "ready", "gain", "steal", "draw", "shield"]

# ------------------------------------------------------------------ whom effects touch
NO_TARGET: Final = 0
ITSELF: Final = 1
OWN: Final = 2
OWN_UNIT: Final = 3
OWN_HERO: Final = 4
ENEMY: Final = 5
ENEMY_UNIT: Final = 6
EACH_OWN: Final = 7
EACH_ENEMY: Final = 8
EACH: Final = 9
TARGETS: Final = [
    "none", "self", "own", "own-unit", "own-hero", "enemy", "enemy-unit", "each-own", "each-enemy", "each",
]  # fmt: skip

# ------------------------------------------------------------------ what sets effects off
ACTIVATED: Final = 0
BUILT: Final = 1
DIES: Final = 2
GATHERS: Final = 3
DEFEATS: Final = 4
ALWAYS: Final = 5
OCCASIONS: Final = ["activated", "built", "dies", "gathers", "defeats", "always"]

# ------------------------------------------------------------------ what events do
EVENT_DAMAGE: Final = 0
EVENT_HEAL: Final = 1
EVENT_GAIN: Final = 2
EVENT_SCATTER: Final = 3
EVENT_DEEDS: Final = ["damage", "heal", "gain", "scatter"]


class Effect:
    """One effect of a card: what it does, to whom, from how far."""

    __slots__ = ("amount", "brew", "cogs", "distance", "do", "reach", "target")

    def __init__(self, do: int, amount: int, cogs: int, brew: int, target: int, reach: int, distance: int) -> None:
        self.do = do
        self.amount = amount
        self.cogs = cogs
        self.brew = brew
        self.target = target
        self.reach = reach
        self.distance = distance


class EventEffect:
    """What an event does at a moment: to every unit in a zone, or to every player."""

    __slots__ = ("amount", "brew", "cogs", "do", "zone")

    def __init__(self, do: int, amount: int, cogs: int, brew: int, zone: int) -> None:
        self.do = do
        self.amount = amount
        self.cogs = cogs
        self.brew = brew
        self.zone = zone


class EventCard:
    """An event: how long it holds, what it does when, and what is different as long as it holds."""

    __slots__ = (
        "attack", "cost", "every_round", "harvest_brew", "harvest_cogs", "income_cards", "income_cogs", "move",
        "revealed", "rounds", "truce",
    )  # fmt: skip

    def __init__(self, rounds: int, revealed: list[EventEffect], every_round: list[EventEffect]) -> None:
        self.rounds = rounds
        self.revealed = revealed
        self.every_round = every_round
        self.income_cogs = 0
        self.income_cards = 0
        self.harvest_cogs = 0
        self.harvest_brew = 0
        self.cost = 0
        self.move = 0
        self.attack = [0, 0, 0, 0]
        self.truce = False


class Content(Pack):
    """The whole pack. Lists are by card number unless they say otherwise."""

    def __init__(self, name: str, digest: str) -> None:
        super().__init__(name, digest)
        self.ids: list[str] = []
        self.names: list[dict[str, str]] = []
        self.marks: list[str] = []
        self.units = 0
        """How many designs are units: the cards below this number."""
        self.first_hero = 0
        """Cards from this number on are heroes; those between are techs."""
        self.type: list[int] = []
        self.cogs: list[int] = []
        self.brew: list[int] = []
        self.attack: list[int] = []
        self.health: list[int] = []
        self.move: list[int] = []
        self.range: list[int] = []
        self.copies: list[int] = []
        self.shield: list[int] = []
        self.aura: list[int] = []
        """What an own unit near this one gains in attack while it stands."""
        self.aura_reach: list[int] = []
        self.effects: list[Effect] = []
        """All effects of cards by number."""
        self.occasion_of: list[int] = []
        """What sets each effect off, by the effect's number."""
        self.abilities: list[list[list[int]]] = []
        """`abilities[card][occasion]`: the numbers of the effects, in order. A tech's are under ACTIVATED."""
        self.deck: list[int] = []
        """The cards of one deck, in the pack's order."""
        self.event_ids: list[str] = []
        self.event_names: list[dict[str, str]] = []
        self.events: list[EventCard] = []
        self.corners: list[int] = []
        self.centre = 0
        """The set of spaces of the centre zone."""
        self.outer = 0
        self.numbered: list[int] = [0] * 11
        """`numbered[die]`: the space of the centre zone with that number."""
        self.besides: list[list[tuple[int, int, int]]] = [[] for _ in range(5)]
        """`besides[players][place]`: the cards, cogs and brew that this place in the turn order starts with besides."""
        self.calm = EventCard(FARTHEST, [], [])
        """What holds before the first event: nothing."""

    def is_hero(self, card: int) -> bool:
        return card >= self.first_hero

    def is_unit(self, card: int) -> bool:
        return card < self.units

    def is_tech(self, card: int) -> bool:
        return self.units <= card < self.first_hero
