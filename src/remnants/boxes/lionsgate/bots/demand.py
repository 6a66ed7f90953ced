"""What the towns of Return to Lionsgate City take, what its factories make, and what it is worth to bring it there."""

from remnants.boxes.lionsgate.bots.investing import Workshop, share_gain
from remnants.boxes.lionsgate.bots.team import Team, cog_bonus
from remnants.boxes.lionsgate.bots.weights import LionsgateWeights
from remnants.boxes.lionsgate.content.content import FAR
from remnants.boxes.lionsgate.content.words import GOLD, KINDS, MADE_OF, TRADE
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.unloading import FIRST_UPGRADE

NO_SQUARES: list[int] = []


class Demand:
    """What a town will take some rounds on: for each good the numbers of the open squares, dearest first."""

    __slots__ = ("cave", "filled", "ghost", "gold", "life", "open", "rescue", "shares", "trade")

    def __init__(
        self, state: LionsgateState, seat: int, town: int, rounds: int, pay_days: float, weights: LionsgateWeights
    ) -> None:
        content = state.pack
        self.cave = town
        self.trade = cog_bonus(state, seat, TRADE)
        self.shares = shares_for_sale(state, seat, town, weights.share * pay_days)
        self.ghost = state.is_ghost(town)
        self.rescue = weights.solo_rescue if state.players == 1 else weights.rescue
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

    def takings(self, goods: list[int], later: int) -> tuple[float, int, float]:
        """What it is worth to bring goods (by kind) so many rounds on, and how many are taken; gold comes last.

        A town near its end is worth feeding, for every round it can live longer: its markets pay again and again.
        """
        life = self.life - later
        if self.ghost or life < 0:
            return (0.0, 0, 0.0)
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
        for price, brings in self.shares:
            if price <= gold:
                gold -= price
                worth += brings
                sold += price
        if gold:
            rest: list[int] = []
            for good, squares in enumerate(self.open):
                rest += squares[goods[good] :]
            rest.sort(reverse=True)
            worth += self.gold * sum(rest[:gold])
            sold += min(gold, len(rest))
            fed = max(fed, life + 1)
        if sold:
            worth += self.trade
        if fed > life and life < len(self.rescue):
            worth += self.rescue[life] * (fed - life)
        return (worth, sold, 0.0)


def shares_for_sale(state: LionsgateState, seat: int, town: int, pay_days: float) -> list[tuple[int, float]]:
    """The open share circles of a town: the price in gold, and what they bring until the end."""
    content = state.pack
    found: list[tuple[int, float]] = []
    bought = 0
    for circle in content.circles_of[town]:
        if state.circle_owner[circle] < 0 and bought < state.shares_left[seat]:
            tokens, gain = share_gain(state, seat, town, bought)
            found.append((content.circle_price[circle], gain * pay_days))
            bought += tokens
    return found


class Furnace:
    """A factory: what its alloy will bring in the towns and the workshop that take it, and who has to carry it on."""

    def __init__(
        self,
        state: LionsgateState,
        cave: int,
        demands: list[Demand],
        workshops: list[Workshop],
        team: Team,
        weights: LionsgateWeights,
    ) -> None:
        content = state.pack
        alloy = content.factory_makes[cave]
        self.cave = cave
        self.one, self.other = MADE_OF[alloy]
        self.lying = state.loose[cave * KINDS : cave * KINDS + KINDS]
        self.alone = weights.lone_ore
        share = weights.solo_alloy if state.players == 1 else weights.alloy
        self.team = team
        self.prices: list[float] = []
        """What each further alloy brings: an upgrade's part or the open squares of all towns, the dearest first."""
        self.drive = 0.0
        already = self.lying[alloy] + min(self.lying[self.one], self.lying[self.other])
        squares: list[float] = []
        nearest = FAR
        for demand in demands:
            if demand.open[alloy]:
                squares += demand.open[alloy]
                nearest = min(nearest, content.distance[cave][demand.cave])
        for workshop in workshops:
            if workshop.alloy == alloy and workshop.worth:
                squares += [workshop.worth / FIRST_UPGRADE] * FIRST_UPGRADE
                nearest = min(nearest, content.distance[cave][workshop.cave])
        squares.sort(reverse=True)
        if squares:
            self.prices = [share * price for price in squares[already:]]
            self.drive = team.to_drive(nearest)

    def takings(self, goods: list[int], later: int) -> tuple[float, int, float]:
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
