"""The state of a game of Aylkor: columns by space and by seat, as `declarations` says.

What is worked out from the columns (what the state keeps besides its fields) is kept in step by `place`, `lift` and
their neighbours; `work_out` makes it anew after loading, and `conserved` compares the two.
"""

from typing import Any, Final

from remnants.boxes.aylkor.content.board import ONLY, SPACES, WHOLE, spaces_in, without
from remnants.boxes.aylkor.rules.columns import AylkorColumns
from remnants.boxes.aylkor.rules.declarations import KEPT
from remnants.kernel.state import replaced

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


class AylkorState(AylkorColumns):
    """One position."""

    __slots__ = ()

    def blank(self) -> "AylkorState":
        return AylkorState(self.pack, self.players)

    def clone(self) -> "AylkorState":
        copy = AylkorState()
        self.copy_into(copy)
        return copy

    def loaded(self) -> None:
        self.work_out()

    # ------------------------------------------------------------------ kept in step

    def work_out(self) -> None:
        """Makes everything anew that is kept in step with the columns."""
        self.standing = [0] * (PASSIVE + 1)
        self.occupied = self.heroes = self.wounded = self.boosted = 0
        self.can_move = self.can_act = self.inspiring = 0
        self.resources = 0
        for space in range(SPACES):
            if self.resource[space] != NOTHING:
                self.resources |= 1 << space
            if self.owner[space] != EMPTY:
                self._note(space)
        self.in_force = self.pack.calm if self.event == NO_EVENT else self.pack.events[self.event]

    def _note(self, space: int) -> None:
        """Enters the unit on a space into the sets it belongs to."""
        bit = ONLY[space]
        pack, owner, card = self.pack, self.owner[space], self.card[space]
        self.standing[owner] |= bit
        self.occupied |= bit
        if card >= pack.first_hero:
            self.heroes |= bit
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
        others = WHOLE ^ ONLY[space]
        self.standing[self.owner[space]] &= others
        self.occupied &= others
        self.heroes &= others
        self.wounded &= others
        self.boosted &= others
        self.can_move &= others
        self.can_act &= others
        self.inspiring &= others

    def place(self, space: int, owner: int, card: int, health: int, condition: int) -> None:
        """Puts a unit on a free space."""
        self.owner[space] = owner
        self.card[space] = card
        self.health[space] = health
        self.condition[space] = condition
        if card >= self.pack.first_hero:
            self.hero_at = replaced(self.hero_at, owner, space)
        self._note(space)

    def lift(self, space: int) -> None:
        """Takes the unit off a space."""
        self._forget(space)
        if self.card[space] >= self.pack.first_hero:
            self.hero_at = replaced(self.hero_at, self.owner[space], NOWHERE)
        self.owner[space] = EMPTY
        self.card[space] = NO_CARD
        self.health[space] = 0
        if self.bonus[space] != 0:
            self.bonus = replaced(self.bonus, space, 0)
        self.condition[space] = READY

    def carry(self, start: int, end: int, condition: int) -> None:
        """Moves a unit to a free space with all it has; it is then in the given condition."""
        pack, owner, card = self.pack, self.owner[start], self.card[start]
        self.owner[end] = owner
        self.card[end] = card
        self.health[end] = self.health[start]
        self.condition[end] = condition
        there = ONLY[end]
        both = ONLY[start] | there
        self.standing[owner] ^= both
        self.occupied ^= both
        if card >= pack.first_hero:
            self.heroes ^= both
            self.hero_at = replaced(self.hero_at, owner, end)
        if self.health[start] < pack.health[card]:
            self.wounded ^= both
        if self.bonus[start] != 0:
            self.boosted ^= both
            self.bonus = replaced(replaced(self.bonus, end, self.bonus[start]), start, 0)
        if pack.aura[card] != 0 and owner != PASSIVE:
            self.inspiring ^= both
        if owner == self.active:
            others = WHOLE ^ both
            self.can_move &= others
            self.can_act &= others
            if condition == READY:
                self.can_move |= there
                self.can_act |= there
            elif condition == MOVED:
                self.can_act |= there
        self.owner[start] = EMPTY
        self.card[start] = NO_CARD
        self.health[start] = 0
        self.condition[start] = READY

    def set_condition(self, space: int, condition: int) -> None:
        """What a unit of the active player may still do."""
        bit = ONLY[space]
        self.condition[space] = condition
        if condition == READY:
            self.can_move |= bit
            self.can_act |= bit
        else:
            self.can_move = without(self.can_move, bit)
            if condition == MOVED:
                self.can_act |= bit
            else:
                self.can_act = without(self.can_act, bit)

    def set_health(self, space: int, health: int) -> None:
        self.health[space] = health
        if health < self.pack.health[self.card[space]]:
            self.wounded |= ONLY[space]
        else:
            self.wounded = without(self.wounded, ONLY[space])

    def strengthen(self, space: int, amount: int) -> None:
        """Changes a unit's attack until the end of the turn."""
        self.bonus = replaced(self.bonus, space, self.bonus[space] + amount)
        if self.bonus[space] != 0:
            self.boosted |= ONLY[space]
        else:
            self.boosted = without(self.boosted, ONLY[space])

    def end_bonuses(self) -> None:
        for space in spaces_in(self.boosted):
            self.bonus = replaced(self.bonus, space, 0)
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
        self.resource = replaced(self.resource, space, resource)
        self.resources |= ONLY[space]

    def take_resource(self, space: int) -> int:
        """Takes what lies on a space and says what it was."""
        resource = self.resource[space]
        self.resource = replaced(self.resource, space, NOTHING)
        self.resources = without(self.resources, ONLY[space])
        return resource

    # ------------------------------------------------------------------ asked often

    def alive(self, seat: int) -> bool:
        return self.out_since[seat] == 0

    def living(self) -> list[int]:
        """The seats still in the game, in turn order."""
        return [seat for seat in self.order if self.out_since[seat] == 0]

    def free(self) -> int:
        """The spaces where no unit stands."""
        return WHOLE ^ self.occupied

    def enemies(self, seat: int) -> int:
        """The spaces of all units that are not a seat's own; passive ones are everybody's (aylkor.passive.enemy)."""
        return self.occupied ^ self.standing[seat]

    def unit_type(self, space: int) -> int:
        """The type of the unit on a space: passive units lose theirs, heroes have none."""
        return 0 if self.owner[space] == PASSIVE else self.pack.type[self.card[space]]


def kept_in_step(state: AylkorState) -> dict[str, Any]:
    """Everything that is worked out from the columns, to be compared."""
    return {kept.name: getattr(state, kept.name) for kept in KEPT}
