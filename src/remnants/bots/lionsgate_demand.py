"""What the towns of Return to Lionsgate City take, what its factories make, and what it is worth to bring it there."""

from remnants.bots.lionsgate_team import Team
from remnants.bots.lionsgate_weights import LionsgateWeights
from remnants.games.lionsgate.content import FAR
from remnants.games.lionsgate.state import LionsgateState
from remnants.games.lionsgate.words import GOLD, KINDS, MADE_OF

NO_SQUARES: list[int] = []


class Demand:
    """What a town will take some rounds on: for each good the numbers of the open squares, dearest first."""

    __slots__ = ("filled", "ghost", "gold", "life", "open", "rescue")

    def __init__(self, state: LionsgateState, town: int, rounds: int, weights: LionsgateWeights) -> None:
        content = state.content
        self.ghost = state.is_ghost(town)
        self.rescue = weights.rescue
        self.gold = weights.gold
        self.life = 0
        self.open: list[list[int]] = [NO_SQUARES] * KINDS
        self.filled = [0] * KINDS
        for market in content.markets_of[town]:
            good = content.market_good[market]
            filled = state.filled[market]
            self.life = max(self.life, filled)
            filled = max(0, filled - rounds)
            self.open[good] = content.market_squares[market][filled:]
            self.filled[good] = filled

    def takings(self, goods: list[int], later: int) -> tuple[float, int]:
        """What it is worth to bring goods (by kind) so many rounds on, and how many are taken; gold comes last.

        A town near its end is worth feeding, for every round it can live longer: its markets pay again and again.
        """
        life = self.life - later
        if self.ghost or life < 0:
            return (0.0, 0)
        worth = 0.0
        sold = 0
        fed = 0
        for good, squares in enumerate(self.open):
            amount = goods[good]
            if amount and squares:
                amount = min(amount, len(squares))
                worth += sum(squares[:amount])
                sold += amount
                fed = max(fed, self.filled[good] + amount)
        gold = goods[GOLD]
        if gold:
            rest: list[int] = []
            for good, squares in enumerate(self.open):
                rest += squares[goods[good] :]
            rest.sort(reverse=True)
            worth += self.gold * sum(rest[:gold])
            sold += min(gold, len(rest))
            fed = max(fed, life + 1)
        if fed > life and life < len(self.rescue):
            worth += self.rescue[life] * (fed - life)
        return (worth, sold)


class Furnace:
    """A factory: what its alloy will bring in the towns that buy it, and who has to carry it there."""

    def __init__(
        self,
        state: LionsgateState,
        cave: int,
        demands: list[tuple[int, Demand]],
        team: Team,
        weights: LionsgateWeights,
    ) -> None:
        content = state.content
        alloy = content.factory_makes[cave]
        self.cave = cave
        self.one, self.other = MADE_OF[alloy]
        self.lying = state.loose[cave * KINDS : cave * KINDS + KINDS]
        self.alone = weights.lone_ore
        self.team = team
        self.prices: list[float] = []
        """What each further alloy brings: the open squares of all towns, the dearest first."""
        self.drive = 0.0
        already = self.lying[alloy] + min(self.lying[self.one], self.lying[self.other])
        squares: list[int] = []
        nearest = FAR
        for town, demand in demands:
            if demand.open[alloy]:
                squares += demand.open[alloy]
                nearest = min(nearest, content.distance[cave][town])
        squares.sort(reverse=True)
        if squares:
            self.prices = [weights.alloy * price for price in squares[already:]]
            self.drive = team.to_drive(nearest)

    def takings(self, goods: list[int]) -> tuple[float, int, float]:
        """What it is worth to drop goods (by kind) here, how many are dropped, and the mercenaries who carry on.

        Ore that finds no partner counts for a part of what half an alloy would bring.
        """
        ones = goods[self.one]
        others = goods[self.other]
        if not self.prices or ones + others == 0:
            return (0.0, 0, 0.0)
        before = min(self.lying[self.one], self.lying[self.other])
        made = min(self.lying[self.one] + ones, self.lying[self.other] + others) - before
        sold = min(made, len(self.prices))
        money = sum(self.prices[:sold])
        spare = min((ones + others) // 2, len(self.prices)) - sold
        if spare > 0:
            money += self.alone * sum(self.prices[sold : sold + spare])
            sold += spare
        return (money, ones + others, 2.0 * self.team.to_handle(sold) + self.drive)
