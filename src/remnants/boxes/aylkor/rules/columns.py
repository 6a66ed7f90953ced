"""The columns of the state, made from its declarations by `python -m remnants.declaring`. Do not edit."""

from typing import Any

from remnants.boxes.aylkor.content.content import Content, EventCard
from remnants.boxes.aylkor.rules.declarations import DECLARED
from remnants.kernel.declarations import Field
from remnants.kernel.state import State


class AylkorColumns(State):
    """Every field of the state, and what it keeps besides."""

    __slots__ = (
        "active",
        "bonus",
        "boosted",
        "brew",
        "can_act",
        "can_move",
        "captured",
        "card",
        "cogs",
        "condition",
        "decks",
        "defeated",
        "discards",
        "event",
        "event_deck",
        "event_discards",
        "event_until",
        "first_event",
        "hands",
        "health",
        "hero",
        "hero_at",
        "heroes",
        "heroes_chosen",
        "in_force",
        "inspiring",
        "known",
        "occupied",
        "order",
        "order_dice",
        "out_since",
        "owed_brew",
        "owed_cogs",
        "owner",
        "pack",
        "resource",
        "resources",
        "round",
        "round_limit",
        "standing",
        "triggered",
        "wounded",
    )

    def __init__(self, pack: Content | None = None, players: int = 0) -> None:
        """The empty table; without a pack only a shell, for a clone to fill."""
        if pack is None:
            return
        super().__init__(players)
        self.pack = pack
        self.first_event: int = 4
        self.round_limit: int = 60
        self.heroes_chosen: int = 0
        self.round: int = 0
        self.active: int = 0
        self.order: list[int] = []
        self.order_dice: list[list[int]] = [[] for _ in range(players)]
        self.hero: list[int] = [-1] * players
        self.hero_at: list[int] = [-1] * players
        self.out_since: list[int] = [0] * players
        self.defeated: list[int] = [0] * players
        self.cogs: list[int] = [0] * players
        self.brew: list[int] = [0] * players
        self.owner: list[int] = [-1] * 100
        self.card: list[int] = [-1] * 100
        self.health: list[int] = [0] * 100
        self.bonus: list[int] = [0] * 100
        self.condition: list[int] = [0] * 100
        self.resource: list[int] = [0] * 100
        self.owed_cogs: int = 0
        self.owed_brew: int = 0
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.decks: list[list[int]] = [[] for _ in range(players)]
        self.discards: list[list[int]] = [[] for _ in range(players)]
        self.captured: list[list[int]] = [[] for _ in range(players)]
        self.known: list[list[int]] = [[] for _ in range(players)]
        self.event: int = -1
        self.event_until: int = 0
        self.event_deck: list[int] = []
        self.event_discards: list[int] = []
        self.triggered: list[list[int]] = []
        self.standing: list[int] = [0] * 5
        self.occupied: int = 0
        self.resources: int = 0
        self.heroes: int = 0
        self.wounded: int = 0
        self.boosted: int = 0
        self.can_move: int = 0
        self.can_act: int = 0
        self.inspiring: int = 0
        self.in_force: EventCard = pack.calm

    def fields(self) -> list[Field]:
        return DECLARED.fields

    def values(self) -> list[Any]:
        return [
            self.first_event,
            self.round_limit,
            self.heroes_chosen,
            self.round,
            self.active,
            self.order,
            self.order_dice,
            self.hero,
            self.hero_at,
            self.out_since,
            self.defeated,
            self.cogs,
            self.brew,
            self.owner,
            self.card,
            self.health,
            self.bonus,
            self.condition,
            self.resource,
            self.owed_cogs,
            self.owed_brew,
            self.hands,
            self.decks,
            self.discards,
            self.captured,
            self.known,
            self.event,
            self.event_until,
            self.event_deck,
            self.event_discards,
            self.triggered,
        ]

    def copy_into(self, copy: "AylkorColumns") -> None:
        """Makes a shell an independent copy of this state."""
        copy.players = self.players
        copy.agenda = self.agenda[:]
        copy.telling = False
        copy.events = []
        copy.pack = self.pack
        copy.first_event = self.first_event
        copy.round_limit = self.round_limit
        copy.heroes_chosen = self.heroes_chosen
        copy.round = self.round
        copy.active = self.active
        copy.order = self.order
        copy.order_dice = self.order_dice
        copy.hero = self.hero
        copy.hero_at = self.hero_at
        copy.out_since = self.out_since
        copy.defeated = self.defeated
        copy.cogs = self.cogs[:]
        copy.brew = self.brew[:]
        copy.owner = self.owner[:]
        copy.card = self.card[:]
        copy.health = self.health[:]
        copy.bonus = self.bonus
        copy.condition = self.condition[:]
        copy.resource = self.resource
        copy.owed_cogs = self.owed_cogs
        copy.owed_brew = self.owed_brew
        copy.hands = self.hands
        copy.decks = self.decks
        copy.discards = self.discards
        copy.captured = self.captured
        copy.known = self.known
        copy.event = self.event
        copy.event_until = self.event_until
        copy.event_deck = self.event_deck
        copy.event_discards = self.event_discards
        copy.triggered = self.triggered
        copy.standing = self.standing[:]
        copy.occupied = self.occupied
        copy.resources = self.resources
        copy.heroes = self.heroes
        copy.wounded = self.wounded
        copy.boosted = self.boosted
        copy.can_move = self.can_move
        copy.can_act = self.can_act
        copy.inspiring = self.inspiring
        copy.in_force = self.in_force
