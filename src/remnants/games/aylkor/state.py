"""The state of a game of Aylkor: columns by space and by seat.

What is worked out from the columns (the sets of spaces under `# kept in step` below) is no field of its own: `place`,
`lift` and their neighbours keep it in step, `work_out` makes it anew after loading, and `conserved` compares the two.
"""

from typing import Any, Final

from remnants.games.aylkor.board import SPACES, spaces_in
from remnants.games.aylkor.content import ACTIVATED, Content, EventCard
from remnants.kernel.state import COUNT, OPEN, OWNER, Field, State, copied_lists

EMPTY: Final = -1
PASSIVE: Final = 4
"""The owner of units that belong to nobody: one more than the last seat there can be."""
NO_CARD: Final = -1
NO_EVENT: Final = -1
NOWHERE: Final = -1

NOTHING: Final = 0
COG: Final = 1
BREW: Final = 2
RESOURCES: Final = ["nothing", "cog", "brew"]

READY: Final = 0
MOVED: Final = 1
DONE: Final = 2
FRESH: Final = 3
"""What a unit may still do this turn: all; act but not move; nothing; nothing, because it was played this turn."""

FIELDS: Final = [
    Field("first_event", OPEN),
    Field("round_limit", OPEN),
    Field("heroes_chosen", OPEN),
    Field("round", OPEN),
    Field("active", OPEN),
    Field("order", OPEN),
    Field("order_dice", OPEN),
    Field("hero", OPEN),
    Field("hero_at", OPEN),
    Field("out_since", OPEN),
    Field("defeated", OPEN),
    Field("cogs", OPEN),
    Field("brew", OPEN),
    Field("owner", OPEN),
    Field("card", OPEN),
    Field("health", OPEN),
    Field("bonus", OPEN),
    Field("condition", OPEN),
    Field("resource", OPEN),
    Field("owed_cogs", OPEN),
    Field("owed_brew", OPEN),
    Field("hands", OWNER),
    Field("decks", COUNT),
    Field("discards", OPEN),
    Field("captured", OPEN),
    Field("known", OPEN),
    Field("event", OPEN),
    Field("event_until", OPEN),
    Field("event_deck", COUNT),
    Field("event_discards", OPEN),
    Field("triggered", OPEN),
]


class Aylkor(State):
    """One position."""

    __slots__ = (
        "active", "bonus", "boosted", "brew", "can_act", "can_move", "captured", "card", "cogs", "condition", "decks",
        "defeated", "discards", "event", "event_deck", "event_discards", "event_until", "first_event", "gifted",
        "hands", "health", "hero", "hero_at", "heroes", "heroes_chosen", "in_force", "inspiring", "known", "occupied",
        "order", "order_dice", "out_since", "owed_brew", "owed_cogs", "owner", "pack", "ranged", "resource",
        "resources", "round", "round_limit", "standing", "triggered", "wounded",
    )  # fmt: skip

    def __init__(self, pack: Content | None = None, players: int = 0) -> None:
        """The empty board; without a pack only a shell, for `clone` to fill."""
        if pack is None:
            return
        super().__init__(players)
        self.pack = pack
        # ---- the table's options
        self.first_event = 4
        self.round_limit = 60
        """0 where the table plays without one."""
        self.heroes_chosen = 0
        # ---- rounds and seats
        self.round = 0
        self.active = 0
        self.order: list[int] = []
        self.order_dice: list[list[int]] = [[] for _ in range(players)]
        self.hero: list[int] = [NO_CARD] * players
        self.hero_at: list[int] = [NOWHERE] * players
        self.out_since: list[int] = [0] * players
        """0 for the living; for the others when they went out: 1 for the first moment anybody did, then 2, ..."""
        self.defeated: list[int] = [0] * players
        """Enemy units defeated in own attacks (aylkor.end.round-limit)."""
        self.cogs: list[int] = [0] * players
        self.brew: list[int] = [0] * players
        # ---- the board, by space
        self.owner: list[int] = [EMPTY] * SPACES
        self.card: list[int] = [NO_CARD] * SPACES
        self.health: list[int] = [0] * SPACES
        self.bonus: list[int] = [0] * SPACES
        """Attack given to the unit there until the end of the turn."""
        self.condition: list[int] = [READY] * SPACES
        self.resource: list[int] = [NOTHING] * SPACES
        self.owed_cogs = 0
        self.owed_brew = 0
        # ---- cards, by seat; the last of a pile is its top
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.decks: list[list[int]] = [[] for _ in range(players)]
        self.discards: list[list[int]] = [[] for _ in range(players)]
        self.captured: list[list[int]] = [[] for _ in range(players)]
        """Every card a seat took from a passive unit."""
        self.known: list[list[int]] = [[] for _ in range(players)]
        """Cards that everybody knows to be in a hand, because they were captured and not played since."""
        # ---- events
        self.event = NO_EVENT
        self.event_until = 0
        self.event_deck: list[int] = []
        self.event_discards: list[int] = []
        # ---- automatic effects that wait, first come first served: [seat, space, card, occasion]
        self.triggered: list[list[int]] = []
        # ---- kept in step
        self.standing: list[int] = [0] * (PASSIVE + 1)
        """The spaces of each seat's units, and of the passive ones."""
        self.occupied = 0
        self.resources = 0
        self.heroes = 0
        self.wounded = 0
        self.boosted = 0
        self.can_move = 0
        """Units of the active player that may still move."""
        self.can_act = 0
        self.gifted = 0
        """Units with an activated ability."""
        self.ranged = 0
        self.inspiring = 0
        """Units that strengthen others as long as they stand; passive ones do not."""
        self.in_force: EventCard = pack.calm

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> "Aylkor":
        return Aylkor(self.pack, self.players)

    def clone(self) -> "Aylkor":
        copy = Aylkor()
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
        copy.order = self.order[:]
        copy.order_dice = copied_lists(self.order_dice)
        copy.hero = self.hero[:]
        copy.hero_at = self.hero_at[:]
        copy.out_since = self.out_since[:]
        copy.defeated = self.defeated[:]
        copy.cogs = self.cogs[:]
        copy.brew = self.brew[:]
        copy.owner = self.owner[:]
        copy.card = self.card[:]
        copy.health = self.health[:]
        copy.bonus = self.bonus[:]
        copy.condition = self.condition[:]
        copy.resource = self.resource[:]
        copy.owed_cogs = self.owed_cogs
        copy.owed_brew = self.owed_brew
        copy.hands = copied_lists(self.hands)
        copy.decks = copied_lists(self.decks)
        copy.discards = copied_lists(self.discards)
        copy.captured = copied_lists(self.captured)
        copy.known = copied_lists(self.known)
        copy.event = self.event
        copy.event_until = self.event_until
        copy.event_deck = self.event_deck[:]
        copy.event_discards = self.event_discards[:]
        copy.triggered = copied_lists(self.triggered)
        copy.standing = self.standing[:]
        copy.occupied = self.occupied
        copy.resources = self.resources
        copy.heroes = self.heroes
        copy.wounded = self.wounded
        copy.boosted = self.boosted
        copy.can_move = self.can_move
        copy.can_act = self.can_act
        copy.gifted = self.gifted
        copy.ranged = self.ranged
        copy.inspiring = self.inspiring
        copy.in_force = self.in_force
        return copy

    def loaded(self) -> None:
        self.work_out()

    # ------------------------------------------------------------------ kept in step

    def work_out(self) -> None:
        """Makes everything anew that is kept in step with the columns."""
        self.standing = [0] * (PASSIVE + 1)
        self.occupied = self.heroes = self.wounded = self.boosted = 0
        self.can_move = self.can_act = self.gifted = self.ranged = self.inspiring = 0
        self.resources = 0
        for space in range(SPACES):
            if self.resource[space] != NOTHING:
                self.resources |= 1 << space
            if self.owner[space] != EMPTY:
                self._note(space)
        self.in_force = self.pack.calm if self.event == NO_EVENT else self.pack.events[self.event]

    def _note(self, space: int) -> None:
        """Enters the unit on a space into the sets it belongs to."""
        bit = 1 << space
        pack, owner, card = self.pack, self.owner[space], self.card[space]
        self.standing[owner] |= bit
        self.occupied |= bit
        if card >= pack.first_hero:
            self.heroes |= bit
        if pack.abilities[card][ACTIVATED]:
            self.gifted |= bit
        if pack.range[card] > 1:
            self.ranged |= bit
        if self.health[space] < pack.health[card]:
            self.wounded |= bit
        if self.bonus[space] != 0:
            self.boosted |= bit
        if owner == PASSIVE:
            return
        if pack.aura[card] != 0:
            self.inspiring |= bit
        if owner == self.active:
            if self.condition[space] == READY:
                self.can_move |= bit
                self.can_act |= bit
            elif self.condition[space] == MOVED:
                self.can_act |= bit

    def _forget(self, space: int) -> None:
        """Takes a space out of all sets of units."""
        others = ~(1 << space)
        self.standing[self.owner[space]] &= others
        self.occupied &= others
        self.heroes &= others
        self.wounded &= others
        self.boosted &= others
        self.can_move &= others
        self.can_act &= others
        self.gifted &= others
        self.ranged &= others
        self.inspiring &= others

    def place(self, space: int, owner: int, card: int, health: int, condition: int) -> None:
        """Puts a unit on a free space."""
        self.owner[space] = owner
        self.card[space] = card
        self.health[space] = health
        self.condition[space] = condition
        if card >= self.pack.first_hero:
            self.hero_at[owner] = space
        self._note(space)

    def lift(self, space: int) -> None:
        """Takes the unit off a space."""
        self._forget(space)
        if self.card[space] >= self.pack.first_hero:
            self.hero_at[self.owner[space]] = NOWHERE
        self.owner[space] = EMPTY
        self.card[space] = NO_CARD
        self.health[space] = 0
        self.bonus[space] = 0
        self.condition[space] = READY

    def carry(self, start: int, end: int, condition: int) -> None:
        """Moves a unit to a free space with all it has; it is then in the given condition."""
        owner, card, health, bonus = self.owner[start], self.card[start], self.health[start], self.bonus[start]
        self.lift(start)
        self.bonus[end] = bonus
        self.place(end, owner, card, health, condition)

    def set_condition(self, space: int, condition: int) -> None:
        """What a unit of the active player may still do."""
        bit = 1 << space
        self.condition[space] = condition
        if condition == READY:
            self.can_move |= bit
            self.can_act |= bit
        else:
            self.can_move &= ~bit
            if condition == MOVED:
                self.can_act |= bit
            else:
                self.can_act &= ~bit

    def set_health(self, space: int, health: int) -> None:
        self.health[space] = health
        if health < self.pack.health[self.card[space]]:
            self.wounded |= 1 << space
        else:
            self.wounded &= ~(1 << space)

    def strengthen(self, space: int, amount: int) -> None:
        """Changes a unit's attack until the end of the turn."""
        self.bonus[space] += amount
        if self.bonus[space] != 0:
            self.boosted |= 1 << space
        else:
            self.boosted &= ~(1 << space)

    def end_bonuses(self) -> None:
        for space in spaces_in(self.boosted):
            self.bonus[space] = 0
        self.boosted = 0

    def turn_passive(self, space: int) -> None:
        """The unit there belongs to nobody from now on: bonuses given to it end (aylkor.passive.effects)."""
        card, health = self.card[space], self.health[space]
        self.lift(space)
        self.place(space, PASSIVE, card, health, READY)

    def make_active(self, seat: int) -> None:
        """The turn of a seat begins: its units may do everything."""
        for space in spaces_in(self.standing[self.active]):
            self.condition[space] = READY
        for space in spaces_in(self.standing[seat]):
            self.condition[space] = READY
        self.active = seat
        self.can_move = self.standing[seat]
        self.can_act = self.standing[seat]

    def put_resource(self, space: int, resource: int) -> None:
        self.resource[space] = resource
        self.resources |= 1 << space

    def take_resource(self, space: int) -> int:
        """Takes what lies on a space and says what it was."""
        resource = self.resource[space]
        self.resource[space] = NOTHING
        self.resources &= ~(1 << space)
        return resource

    # ------------------------------------------------------------------ asked often

    def alive(self, seat: int) -> bool:
        return self.out_since[seat] == 0

    def living(self) -> list[int]:
        """The seats still in the game, in turn order."""
        return [seat for seat in self.order if self.out_since[seat] == 0]

    def enemies(self, seat: int) -> int:
        """The spaces of all units that are not a seat's own; passive units are everybody's enemies."""
        return self.occupied & ~self.standing[seat]

    def unit_type(self, space: int) -> int:
        """The type of the unit on a space: passive units lose theirs, heroes have none."""
        return 0 if self.owner[space] == PASSIVE else self.pack.type[self.card[space]]


def kept_in_step(state: Aylkor) -> dict[str, Any]:
    """Everything that is worked out from the columns, to be compared."""
    names = [
        "standing", "occupied", "resources", "heroes", "wounded", "boosted", "can_move", "can_act", "gifted",
        "ranged", "inspiring",
    ]  # fmt: skip
    return {name: getattr(state, name) for name in names}
