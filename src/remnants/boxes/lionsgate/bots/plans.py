"""What a train could do next in Return to Lionsgate City, and what each plan earns for every mercenary it takes.

A plan is a delivery: goods aboard, lying about or still to be mined, and the town that pays most for them, or the
factory that makes more of them. Its worth is the money it brings divided by the mercenaries it needs, so short trips
with good prices come first.
"""

from mypy_extensions import mypyc_attr

from remnants.boxes.lionsgate.bots.demand import Demand, Furnace
from remnants.boxes.lionsgate.bots.investing import Guild, Workshop, rounds_left
from remnants.boxes.lionsgate.bots.roads import Roads, roads_from
from remnants.boxes.lionsgate.bots.team import Team, expected_ore
from remnants.boxes.lionsgate.bots.weights import LionsgateWeights
from remnants.boxes.lionsgate.content.content import FAR
from remnants.boxes.lionsgate.content.words import (
    BRASS,
    COAL,
    COPPER,
    ENTRY_PRICE,
    GOLD,
    IRON,
    KINDS,
    MADE_OF,
    STEEL,
    ZINC,
)
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.winning import shares_placed

SELL = "sell"
FETCH = "fetch"
ENTER = "enter"
FIGHT = "fight"
REST = "rest"
MOST_MINERS = 4
ALLOY_TAKES = 2.0
"""Rounds: ore brought to a factory later than that before the end is never sold as alloy."""
BY_VALUE = [GOLD, STEEL, BRASS, ZINC, COPPER, IRON, COAL]
"""The order in which goods are loaded."""


Buyer = Demand | Furnace | Workshop | Guild
"""Whoever takes goods: each says where, and what it is worth to bring some."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """What to do next, mostly a delivery: to which town or factory, where to fetch goods before (-1 for nowhere), with
    how many miners, and how much to load."""

    __slots__ = ("kind", "load", "miners", "source", "town", "worth")

    def __init__(self, kind: str, town: int, source: int, miners: int, load: int, worth: float) -> None:
        self.kind = kind
        self.town = town
        self.source = source
        self.miners = miners
        self.load = load
        self.worth = worth

    @property
    def goal(self) -> int:
        """The cave to be at next."""
        return self.town if self.source < 0 else self.source

    def leads_like(self, other: "Plan") -> bool:
        """Whether another plan leads to the same caves."""
        return self.kind == other.kind and self.town == other.town and self.source == other.source


def simple(kind: str) -> Plan:
    """To fight, or to rest."""
    return Plan(kind, -1, -1, 0, 0, 0.0)


class Planner:
    """All that a seat might do next, with what it earns."""

    def __init__(self, state: LionsgateState, seat: int, weights: LionsgateWeights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.roads: Roads = roads_from(state, seat, weights)
        self.team = Team(state, seat)
        self.aboard = counted(state.mat[seat])

    def best(self) -> Plan | None:
        """The plan that earns most for each mercenary; None where nothing pays."""
        if wants_to_enter(self.state, self.seat, self.weights):
            entry = self.entry()
            if entry is not None:
                return entry
        best: Plan | None = None
        for plan in self.deliveries():
            if best is None or plan.worth > best.worth:
                best = plan
        return best

    def entry(self) -> Plan | None:
        """Into the city, if there is a way and the money for it."""
        city = self.state.pack.city
        return Plan(ENTER, city, -1, 0, 0, 99.0) if self.roads.difficulty[city] < FAR else None

    def deliveries(self) -> list[Plan]:
        """The best delivery to everybody who takes goods with what is aboard, and by way of every other cave."""
        state, content, weights = self.state, self.state.pack, self.weights
        pay_days = rounds_left(state, weights)
        ahead = int(weights.rounds_ahead)
        living = [town for town in content.towns if not state.is_ghost(town)]
        demands = [Demand(state, self.seat, town, ahead, pay_days, weights) for town in living]
        workshops = [
            Workshop(state, self.seat, cave, pay_days, weights)
            for cave, deck in enumerate(content.workshop_deck)
            if deck >= 0
        ]
        investments: list[Buyer] = [*workshops, Guild(state, self.seat, pay_days, weights)]
        if pay_days >= ALLOY_TAKES:
            investments += [Furnace(state, cave, demands, workshops, self.team, weights) for cave in content.factories]
        found: list[Plan] = []
        if state.mat[self.seat]:
            found += self.sales(investments, pay_days)
        room = state.most_goods(self.seat) - len(state.mat[self.seat])
        if room > 0:
            buyers: list[Buyer] = [*demands, *investments]
            for source in range(len(content.cave_ids)):
                if self.roads.difficulty[source] < FAR:
                    plan = self.best_fetch(source, room, buyers)
                    if plan is not None:
                        found.append(plan)
        return found

    def cost(self, cave: int) -> float:
        """How many mercenaries it takes to get to a cave."""
        return self.team.to_drive(self.roads.difficulty[cave]) + self.weights.token_cost * self.roads.tokens[cave]

    def sales(self, investments: list[Buyer], pay_days: float) -> list[Plan]:
        """Every town that takes something of what is aboard, and everybody else who does."""
        found: list[Plan] = []
        for town in self.state.pack.towns:
            if self.roads.difficulty[town] < FAR:
                cost = self.cost(town)
                rounds = self.team.rounds(cost)
                demand = Demand(self.state, self.seat, town, rounds, pay_days, self.weights)
                money, sold, _onward = demand.takings(self.aboard, rounds)
                if sold:
                    found.append(Plan(SELL, town, -1, 0, 0, money / (cost + self.team.to_handle(sold))))
        for buyer in investments:
            if self.roads.difficulty[buyer.cave] < FAR:
                money, dropped, onward = buyer.takings(self.aboard, 0)
                if dropped:
                    cost = self.cost(buyer.cave) + self.team.to_handle(dropped) + onward
                    found.append(Plan(SELL, buyer.cave, -1, 0, 0, money / cost))
        return found

    def best_fetch(self, source: int, room: int, buyers: list[Buyer]) -> Plan | None:
        """The best delivery by way of a cave with goods or ore: with what lies there, or after mining."""
        state, team, weights = self.state, self.team, self.weights
        content = state.pack
        cost = self.cost(source)
        lying = left_over(state, self.seat, source, int(weights.rival_takes))
        ore = content.mine_ore[source]
        if ore < 0 and not any(lying):
            return None
        rivals = 0
        for other in range(state.players):
            if other != self.seat and state.engine[other] == source:
                rivals += 1
        drives = [team.to_drive(difficulty) for difficulty in content.distance[source]]
        stay = weights.stay if state.engine[self.seat] == source else 1.0
        best: Plan | None = None
        for miners in range(MOST_MINERS + 1 if ore >= 0 else 1):
            goods = lying[:]
            if miners:
                mined = expected_ore(state, self.seat, source, team.to_mine(miners), weights)
                goods[ore] += int(mined / (1 + rivals) + 0.5)
            most = min(sum(goods), room)
            few = min(most, 5 + team.load_bonus)
            for load in [most, few] if few < most else [most]:
                if load == 0:
                    continue
                carried = self.carrying(goods, load)
                loaded = cost + miners + team.to_handle(load)
                for buyer in buyers:
                    if buyer.cave == source:
                        continue
                    there = loaded + drives[buyer.cave]
                    money, sold, onward = buyer.takings(carried, team.rounds(there))
                    if sold:
                        worth = stay * money / (there + team.to_handle(sold) + onward)
                        if best is None or worth > best.worth:
                            best = Plan(FETCH, buyer.cave, source, miners, load, worth)
        return best

    def carrying(self, goods: list[int], load: int) -> list[int]:
        """What will be aboard after so many of some goods are loaded, the dearest first."""
        carried = self.aboard[:]
        for good in BY_VALUE:
            taken = min(goods[good], load)
            carried[good] += taken
            load -= taken
        return carried


def counted(goods: list[int]) -> list[int]:
    """Goods by kind."""
    counts = [0] * KINDS
    for good in goods:
        counts[good] += 1
    return counts


def left_over(state: LionsgateState, seat: int, cave: int, rival_takes: int) -> list[int]:
    """The goods lying in a cave, less what others who stand there will probably take first.

    In a factory only alloys are for taking; ore that has its partner there will be alloy when the round is over.
    """
    lying = state.loose[cave * KINDS : cave * KINDS + KINDS]
    alloy = state.pack.factory_makes[cave]
    if alloy >= 0:
        one, other = MADE_OF[alloy]
        lying[alloy] += min(lying[one], lying[other])
        lying[one] = 0
        lying[other] = 0
    if state.engine[seat] != cave:
        for rival in range(state.players):
            if rival != seat and state.engine[rival] == cave:
                lying = [max(0, goods - rival_takes) for goods in lying]
    return lying


def wants_to_enter(state: LionsgateState, seat: int, weights: LionsgateWeights) -> bool:
    """Enough money, and either the end is near or nobody in the race has much more."""
    money = state.money[seat]
    if money < ENTRY_PRICE:
        return False
    if state.last_round or (state.round_limit and state.round >= state.round_limit - 2):
        return True
    if state.players == 1:
        return money >= weights.solo_ambition or towns_in_danger(state)
    mine = money + len(state.mat[seat]) + state.pack.share_row[shares_placed(state, seat)]
    rivals = [state.money[other] for other in range(state.players) if other != seat]
    return mine + weights.haste >= max(rivals)


def towns_in_danger(state: LionsgateState) -> bool:
    """Alone: whether more than half of the towns are dead, or will be within two rounds if nobody feeds them."""
    towns = state.pack.towns
    dying = 0
    for town in towns:
        if state.is_ghost(town) or max([state.filled[market] for market in state.pack.markets_of[town]]) <= 1:
            dying += 1
    return 2 * dying > len(towns)
