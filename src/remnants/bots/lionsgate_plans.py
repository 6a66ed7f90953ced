"""What a train could do next in Return to Lionsgate City, and what each plan earns for every mercenary it takes.

A plan is a delivery: goods aboard, lying about or still to be mined, and the town that pays most for them. Its worth is
the money it brings divided by the mercenaries it needs, so short trips with good prices come first.
"""

from remnants.bots.lionsgate_weights import LionsgateWeights
from remnants.games.lionsgate.content import FAR
from remnants.games.lionsgate.mining import multiplier, ore_for
from remnants.games.lionsgate.state import LionsgateState, cards_in
from remnants.games.lionsgate.train import blocked_tracks
from remnants.games.lionsgate.winning import shares_placed
from remnants.games.lionsgate.words import (
    BAG,
    BRASS,
    COAL,
    COPPER,
    DYNAMITE,
    ENGINEERING,
    ENTRY_PRICE,
    GOLD,
    IRON,
    KINDS,
    LOAD,
    MINING,
    PASS,
    SHOVEL,
    SKUNK,
    STEEL,
    TOOL,
    ZINC,
)

SELL = "sell"
FETCH = "fetch"
ENTER = "enter"
MOST_MINERS = 4
BY_VALUE = [GOLD, STEEL, BRASS, ZINC, COPPER, IRON, COAL]
"""The order in which goods are loaded."""
NO_RESCUE = (0.0, 0.0, 0.0, 0.0, 0.0)
"""Alone, half of the towns may die: they are left to the prices of their markets."""
NO_SQUARES: list[int] = []


class Plan:
    """A delivery: where to, where to fetch goods before (-1 for nowhere), how many miners, how much to load."""

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


class Roads:
    """The best road to every cave: short, and around bandits where the detour is small."""

    def __init__(self, state: LionsgateState, start: int, blocked: int, enter_city: bool, token_detour: float) -> None:
        content = state.content
        self.content = content
        self.start = start
        caves = len(content.cave_ids)
        self.difficulty = [FAR] * caves
        self.tokens = [0] * caves
        self.came_by = [-1] * caves
        cost = [float(FAR)] * caves
        cost[start] = 0.0
        self.difficulty[start] = 0
        settled = 0
        here = start
        while here >= 0:
            settled |= 1 << here
            for difficulty, tunnel, beyond, track in content.ways[here]:
                further = cost[here] + difficulty + token_detour * state.tokens[tunnel]
                if further < cost[beyond] and not blocked >> track & 1 and (enter_city or beyond != content.city):
                    cost[beyond] = further
                    self.difficulty[beyond] = self.difficulty[here] + difficulty
                    self.tokens[beyond] = self.tokens[here] + state.tokens[tunnel]
                    self.came_by[beyond] = track
            here = -1
            nearest = float(FAR)
            for cave, far in enumerate(cost):
                if far < nearest and not settled >> cave & 1:
                    nearest = far
                    here = cave

    def path(self, goal: int) -> list[int]:
        """The tunnels on the road to a cave."""
        tunnels: list[int] = []
        while goal != self.start:
            track = self.came_by[goal]
            tunnels.append(track >> 1)
            goal = self.content.track_from[track]
        tunnels.reverse()
        return tunnels

    def furthest(self, goal: int, strength: int) -> int:
        """The last cave on the road to a goal that so much engineering reaches; the start if it reaches none."""
        here = self.start
        for tunnel in self.path(goal):
            one, other = self.content.tunnel_ends[tunnel]
            beyond = other if one == here else one
            if self.difficulty[beyond] >= strength:
                break
            here = beyond
        return here


def roads_from(state: LionsgateState, seat: int, weights: LionsgateWeights) -> Roads:
    """The roads from where the engine stands, as the tracks are blocked now."""
    blocked = blocked_tracks(state, seat)
    if blocked and state.upgrades[seat] & state.content.cogs_with[PASS]:
        blocked = 0
    return Roads(state, state.engine[seat], blocked, state.money[seat] >= ENTRY_PRICE, weights.token_detour)


class Team:
    """What a seat's mercenaries can do, and how many of them it takes."""

    def __init__(self, state: LionsgateState, seat: int) -> None:
        content = state.content
        team = cards_in(state.team[seat])
        self.size = len(team)
        self.left = (state.ready[seat] | state.crew).bit_count()
        self.engineers = sorted([content.engineering[card] for card in team], reverse=True)
        self.miners = sorted([content.mining[card] for card in team], reverse=True)
        self.engine_bonus = cog_bonus(state, seat, ENGINEERING)
        self.mining_bonus = cog_bonus(state, seat, MINING)
        self.load_bonus = cog_bonus(state, seat, LOAD)

    def to_drive(self, difficulty: int) -> float:
        """How many mercenaries a drive takes, the best engineers first; far drives take more than one turn."""
        if difficulty == 0:
            return 0.0
        strength = self.engine_bonus
        for used, engineering in enumerate(self.engineers):
            strength += engineering
            if strength > difficulty:
                return used + 1.0
        return self.size * (difficulty + 1.0) / max(strength, 1)

    def to_handle(self, goods: int) -> int:
        """How many mercenaries load or unload so many goods."""
        return max(1, (goods - self.load_bonus + 4) // 5)

    def to_mine(self, miners: int) -> int:
        """The combined mining of the best few."""
        return sum(self.miners[:miners]) + self.mining_bonus

    def rounds(self, mercenaries: float) -> int:
        """In how many rounds from now so many mercenaries have worked."""
        beyond = mercenaries - self.left
        return 0 if beyond <= 0 else 1 + int(beyond / self.size)


def cog_bonus(state: LionsgateState, seat: int, effect: int) -> int:
    """What the cogs on a mat add, whoever is assigned."""
    cogs = state.upgrades[seat] & state.content.cogs_with[effect]
    return sum([state.content.cog_amount[effect][cog] for cog in cards_in(cogs)])


def expected_ore(state: LionsgateState, seat: int, cave: int, mining: int, weights: LionsgateWeights) -> float:
    """About how much ore so many draws bring, the skunk's danger included.

    For a mine that is still to be reached the bag is taken as full and the risk track as half way up: others will
    have drawn by then, and a plan that changed with every tile would never be carried out.
    """
    here = state.engine[seat] == cave
    bag = state.bag if here else BAG
    tiles_in_bag = sum(bag)
    if tiles_in_bag == 0 or mining == 0:
        return 0.0
    draws = min(mining, tiles_in_bag)
    tools = state.content.mine_tools[cave]
    ore = 0.0
    pairs = weights.pairs
    for tool in range(SHOVEL, DYNAMITE + 1):
        if tools >> tool & 1 or cog_bonus(state, seat, TOOL + tool):
            tiles = draws * bag[tool] / tiles_in_bag
            ore += tiles * (1.0 + pairs * min(tiles, 2.0))
    safe = 1.0 - draws * bag[SKUNK] / tiles_in_bag
    times = max(weights.multiplier, multiplier(state)) if here else weights.multiplier
    return min(ore * times * safe, state.supply[state.content.mine_ore[cave]])


class Demand:
    """What a town will take some rounds on: for each good the numbers of the open squares, dearest first."""

    __slots__ = ("filled", "ghost", "gold", "life", "open", "rescue")

    def __init__(self, state: LionsgateState, town: int, rounds: int, weights: LionsgateWeights) -> None:
        content = state.content
        self.ghost = state.is_ghost(town)
        self.rescue = weights.rescue if state.players > 1 else NO_RESCUE
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


def counted(goods: list[int]) -> list[int]:
    """Goods by kind."""
    counts = [0] * KINDS
    for good in goods:
        counts[good] += 1
    return counts


def best_plan(state: LionsgateState, seat: int, roads: Roads, weights: LionsgateWeights) -> Plan | None:
    """The plan that earns most for each mercenary; None where nothing pays."""
    content = state.content
    team = Team(state, seat)
    if wants_to_enter(state, seat, weights) and roads.difficulty[content.city] < FAR:
        return Plan(ENTER, content.city, -1, 0, 0, 99.0)
    aboard = counted(state.mat[seat])
    token_cost = weights.token_cost
    best: Plan | None = None
    if state.mat[seat]:
        for town in content.towns:
            if roads.difficulty[town] < FAR:
                cost = team.to_drive(roads.difficulty[town]) + token_cost * roads.tokens[town]
                rounds = team.rounds(cost)
                money, sold = Demand(state, town, rounds, weights).takings(aboard, rounds)
                if sold:
                    best = better(best, Plan(SELL, town, -1, 0, 0, money / (cost + team.to_handle(sold))))
    room = state.most_goods(seat) - len(state.mat[seat])
    if room > 0:
        ahead = int(weights.rounds_ahead)
        living = [town for town in content.towns if not state.is_ghost(town)]
        demands = [(town, Demand(state, town, ahead, weights)) for town in living]
        for source in range(len(content.cave_ids)):
            if roads.difficulty[source] < FAR:
                cost = team.to_drive(roads.difficulty[source]) + token_cost * roads.tokens[source]
                fetch = best_fetch(state, seat, team, cost, source, aboard, room, demands, weights)
                best = better(best, fetch)
    return best


def best_fetch(
    state: LionsgateState,
    seat: int,
    team: Team,
    cost: float,
    source: int,
    aboard: list[int],
    room: int,
    demands: list[tuple[int, Demand]],
    weights: LionsgateWeights,
) -> Plan | None:
    """The best delivery by way of a cave with goods or ore: with what lies there, or after mining."""
    content = state.content
    lying = left_over(state, seat, source, int(weights.rival_takes))
    ore = content.mine_ore[source]
    best: Plan | None = None
    if ore < 0 and not any(lying):
        return None
    rivals = [other for other in range(state.players) if other != seat and state.engine[other] == source]
    share = 1.0 / (1 + len(rivals))
    drives = [team.to_drive(difficulty) for difficulty in content.distance[source]]
    stay = weights.stay if state.engine[seat] == source else 1.0
    for miners in range(MOST_MINERS + 1 if ore >= 0 else 1):
        goods = lying[:]
        if miners:
            goods[ore] += int(expected_ore(state, seat, source, team.to_mine(miners), weights) * share + 0.5)
        most = min(sum(goods), room)
        for load in {most, min(most, 5 + team.load_bonus)}:
            if load == 0:
                continue
            carried = aboard[:]
            free = load
            for good in BY_VALUE:
                taken = min(goods[good], free)
                carried[good] += taken
                free -= taken
            loaded = cost + miners + team.to_handle(load)
            for town, demand in demands:
                there = loaded + drives[town]
                money, sold = demand.takings(carried, team.rounds(there))
                if sold:
                    worth = stay * money / (there + team.to_handle(sold))
                    if best is None or worth > best.worth:
                        best = Plan(FETCH, town, source, miners, load, worth)
    return best


def left_over(state: LionsgateState, seat: int, cave: int, rival_takes: int) -> list[int]:
    """The goods lying in a cave, less what others who stand there will probably take first."""
    lying = state.loose[cave * KINDS : cave * KINDS + KINDS]
    if state.engine[seat] != cave:
        for other in range(state.players):
            if other != seat and state.engine[other] == cave:
                lying = [max(0, goods - rival_takes) for goods in lying]
    return lying


def better(one: Plan | None, other: Plan | None) -> Plan | None:
    if one is None or (other is not None and other.worth > one.worth):
        return other
    return one


def wants_to_enter(state: LionsgateState, seat: int, weights: LionsgateWeights) -> bool:
    """Enough money, and either the end is near or nobody in the race has more."""
    money = state.money[seat]
    if money < ENTRY_PRICE:
        return False
    if state.last_round or (state.round_limit and state.round >= state.round_limit - 2):
        return True
    if state.players == 1:
        return money >= weights.solo_ambition
    mine = money + len(state.mat[seat]) + state.content.share_row[shares_placed(state, seat)]
    rivals = [state.money[other] for other in range(state.players) if other != seat]
    return mine >= max(rivals)


def ore_now(state: LionsgateState, seat: int, cave: int) -> int:
    """The ore the tiles drawn so far would bring."""
    ore = 0
    for tool in range(SHOVEL, DYNAMITE + 1):
        if state.content.mine_tools[cave] >> tool & 1 or state.bonus(seat, TOOL + tool):
            ore += ore_for(state.drawn_tiles[tool])
    return ore * multiplier(state)
