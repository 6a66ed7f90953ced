"""The state of the game as columns: goods by cave and kind, trains by seat, cards as sets of bits (`declarations`)."""

from remnants.boxes.lionsgate.content.words import BOXCAR, BOXES_A_CAR, COGS, FIRST_PIPE, PIPES
from remnants.boxes.lionsgate.rules.columns import LionsgateColumns


class LionsgateState(LionsgateColumns):
    """A position of Return to Lionsgate City."""

    __slots__ = ()

    def blank(self) -> "LionsgateState":
        return LionsgateState(self.pack, self.players)

    def clone(self) -> "LionsgateState":
        copy = LionsgateState()
        self.copy_into(copy)
        return copy

    # ------------------------------------------------------------------ what cards add up to

    def bonus(self, seat: int, effect: int) -> int:
        """What the seat's cogs, and the mercenaries assigned this turn, add up to in one effect."""
        content = self.pack
        total = 0
        cards = self.upgrades[seat] & content.cogs_with[effect]
        while cards:
            lowest = cards & -cards
            total += content.cog_amount[effect][lowest.bit_length() - 1]
            cards ^= lowest
        cards = self.crew & content.mercenaries_with[effect]
        while cards:
            lowest = cards & -cards
            total += content.mercenary_amount[effect][lowest.bit_length() - 1]
            cards ^= lowest
        return total

    def combined(self, seat: int, skill: list[int], effect: int) -> int:
        """The combined skill of the mercenaries assigned this turn, each cog's bonus added once."""
        total = self.bonus(seat, effect)
        crew = self.crew
        while crew:
            lowest = crew & -crew
            total += skill[lowest.bit_length() - 1]
            crew ^= lowest
        return total

    def most_team(self) -> int:
        """The size of a full team."""
        return 4 if self.players > 2 else 8

    def most_upgrades(self) -> int:
        """The upgrade spaces of a player: those of one mat, with two players of two."""
        return self.pack.upgrade_spaces * (2 if self.players == 2 else 1)

    def most_goods(self, seat: int) -> int:
        """How many boxes a seat can fill (lionsgate.load.amount, lionsgate.two.train)."""
        if self.players == 2:
            return 6 * BOXES_A_CAR
        return (4 if self.upgrades[seat] & self.pack.cogs_with[BOXCAR] else 3) * BOXES_A_CAR

    def most_goods_without(self, seat: int, upgrade: int) -> int:
        """How many boxes a seat could fill without one of its upgrades."""
        held = self.upgrades[seat]
        self.upgrades[seat] = held & ~(1 << upgrade)
        most = self.most_goods(seat)
        self.upgrades[seat] = held
        return most

    def is_ghost(self, cave: int) -> bool:
        return self.ghosts >> cave & 1 == 1

    def upgrade_deck(self, upgrade: int) -> int:
        """The deck an upgrade belongs to."""
        return COGS if upgrade < FIRST_PIPE else PIPES


def cards_in(cards: int) -> list[int]:
    """The numbers in a set of bits, from the lowest."""
    numbers: list[int] = []
    while cards:
        lowest = cards & -cards
        numbers.append(lowest.bit_length() - 1)
        cards ^= lowest
    return numbers
