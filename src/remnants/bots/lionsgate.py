"""The greedy player of Return to Lionsgate City: follows the delivery that pays best and fights when it must."""

from random import Random

from remnants.bots import lionsgate_weights
from remnants.bots.lionsgate_plans import ENTER, SELL, Plan, Roads, best_plan, cog_bonus, ore_now, roads_from
from remnants.bots.lionsgate_weights import LionsgateWeights
from remnants.bots.policy import Policy, PolicyBot
from remnants.bots.seen import Bot
from remnants.games.lionsgate.draft import drafted_team
from remnants.games.lionsgate.mining import multiplier
from remnants.games.lionsgate.state import LionsgateState, cards_in
from remnants.games.lionsgate.turn_end import goods_wanted
from remnants.games.lionsgate.winning import shares_placed
from remnants.games.lionsgate.words import (
    BOXES_A_CAR,
    CALM,
    DYNAMITE,
    ENGINEERING,
    ENTRY_PRICE,
    FIGHTING,
    GOLD,
    KINDS,
    MERCENARIES,
    SHOVEL,
    SKUNK,
    TOOL,
)
from remnants.kernel.engine import Steps
from remnants.kernel.state import State
from remnants.kernel.steps import Choice

PER_DIE = 3.5


class Haulier(Policy):
    """Deliveries take several turns to pay, so the greedy player follows a plan instead of comparing positions.

    Nothing on the table is hidden but the order of decks and bag, so a plan made on a guess is the plan for the match.
    """

    def __init__(self, weights: LionsgateWeights) -> None:
        self.weights = weights

    def choose(self, steps: Steps, state: State, seat: int, random: Random) -> Choice:
        assert isinstance(state, LionsgateState)
        frame = state.agenda[-1]
        choices = steps[frame.step].choices(state, frame)
        if len(choices) == 1:
            return choices[0]
        wanted = decide(state, seat, frame.step, frame.data, choices, self.weights)
        return wanted if wanted in choices else choices[0]


def decide(
    state: LionsgateState,
    seat: int,
    step: str,
    data: tuple[int, ...],
    choices: list[Choice],
    weights: LionsgateWeights,
) -> Choice:
    """One small decision for every kind of question."""
    if step == "turn":
        return Turn(state, seat, choices, weights).choice()
    if step == "drive":
        return drive(state, seat, data, choices, weights)
    if step == "dig":
        return dig(state, seat, weights)
    if step == "load":
        return load(state, seat, choices)
    if step == "unload":
        return unload(state, seat, choices, weights)
    if step == "draft":
        return draft(state, seat, choices, weights)
    if step == "beat":
        return beat(state, choices)
    if step == "reroll":
        return ("reroll",) if data[0] < PER_DIE * data[1] else ("keep-roll",)
    if step == "browse":
        return browse(state, seat, choices, weights)
    if step == "remove-token":
        return remove_token(state, seat, choices)
    if step in ("ward", "shelter"):
        return next(choice for choice in choices if choice[0] == "ward")
    if step == "target":
        return target(state, choices)
    if step == "skunk":
        return ("calm",)
    if step == "after-action":
        return pipe_or(choices, ("end",))
    if step == "replace":
        return min(choices, key=lambda choice: strength(state, choice[1], weights))
    return choices[0]


def strength(state: LionsgateState, mercenary: int, weights: LionsgateWeights) -> float:
    """What a mercenary is worth."""
    content = state.content
    ability = any([cards >> mercenary & 1 for cards in content.mercenaries_with])
    skills = weights.engineering * content.engineering[mercenary] + weights.mining * content.mining[mercenary]
    return skills + weights.fighting * content.fighting[mercenary] + (weights.ability if ability else 0.0)


def draft(state: LionsgateState, seat: int, choices: list[Choice], weights: LionsgateWeights) -> Choice:
    """A balanced team: the more of a skill there is, the less another point of it is worth. Gold counts as money."""
    content = state.content
    team = cards_in(state.team[seat])
    missing = drafted_team(state.players) - len(team)

    def team_value(cards: list[int]) -> float:
        engineering = sum([content.engineering[card] for card in cards])
        mining = sum([content.mining[card] for card in cards])
        fighting = sum([content.fighting[card] for card in cards])
        worth = weights.draft_engineering * engineering**weights.enough_engineering
        worth += weights.draft_mining * mining**weights.enough_mining
        return float(worth + weights.draft_fighting * fighting**weights.enough_fighting)

    def value(choice: Choice) -> float:
        card: int = choice[1]
        gold = state.offer_gold[state.offer.index(card)]
        ability = any([cards >> card & 1 for cards in content.mercenaries_with])
        return team_value([*team, card]) + weights.draft_gold * gold + (weights.draft_ability if ability else 0.0)

    return max(choices, key=value) if missing > 0 else choices[0]


class Turn:
    """Whom to assign, and for which action."""

    def __init__(self, state: LionsgateState, seat: int, choices: list[Choice], weights: LionsgateWeights) -> None:
        self.state = state
        self.weights = weights
        self.seat = seat
        self.choices = choices
        self.crew = cards_in(state.crew)
        self.ready = cards_in(state.ready[seat])
        self.roads: Roads = roads_from(state, seat, weights)

    def choice(self) -> Choice:
        """Fights where that pays, otherwise follows the plan; but never into the city with bandits that would derail
        the engine there: better outside."""
        state, seat = self.state, self.seat
        pipe = pipe_or(self.choices, ("rest",))
        if pipe[0] == "pipe":
            return pipe
        wanted = goods_wanted(state, seat)
        doomed = wanted > len(state.mat[seat])
        if wanted and self.fight_pays(doomed):
            return self.fight()
        plan = best_plan(state, seat, self.roads, self.weights)
        if doomed and plan is not None and plan.kind == ENTER:
            return self.rest()
        action = self.next_action(plan)
        if doomed and action != ("rest",) and self.ready and action[0] != "assign":
            return ("assign", self.ready[0])
        return action

    # ------------------------------------------------------------------ fighting

    def fighters(self) -> list[int]:
        return sorted(self.ready, key=lambda card: -self.state.content.fighting[card])

    def fight_pays(self, doomed: bool) -> bool:
        """Whether enough bandits can probably be beaten with about half the team, or with all when it is urgent."""
        state = self.state
        bandits = cards_in(state.aboard & state.bandits[self.seat])
        toughness = sum([state.content.toughness[bandit] for bandit in bandits])
        fighting = cog_bonus(state, self.seat, FIGHTING) + sum([state.content.fighting[card] for card in self.crew])
        used = len(self.crew)
        limit = len(self.crew) + len(self.ready) if doomed else int(self.weights.fighters)
        margin = self.weights.fight_margin
        for card in self.fighters():
            if PER_DIE * fighting > toughness + margin or used >= limit:
                break
            fighting += state.content.fighting[card]
            used += 1
        return PER_DIE * fighting > toughness + margin

    def fight(self) -> Choice:
        state = self.state
        bandits = cards_in(state.aboard & state.bandits[self.seat])
        toughness = sum([state.content.toughness[bandit] for bandit in bandits])
        fighting = state.combined(self.seat, state.content.fighting, FIGHTING)
        enough = PER_DIE * fighting > toughness + self.weights.fight_margin
        if self.crew and (enough or not self.ready):
            return ("fight",)
        return ("assign", self.fighters()[0])

    # ------------------------------------------------------------------ following a plan

    def next_action(self, plan: Plan | None) -> Choice:
        state = self.state
        if plan is None:
            return self.rest()
        here = state.engine[self.seat]
        if plan.kind == ENTER:
            return self.drive_to(plan.town)
        if plan.kind == SELL:
            return self.handle("unload", self.saleable(plan.town)) if here == plan.town else self.drive_to(plan.town)
        if here != plan.source:
            return self.drive_to(plan.source)
        if plan.miners:
            return self.mine(plan.miners)
        lying = sum(state.loose[here * KINDS : here * KINDS + KINDS])
        return self.handle("load", min(lying, plan.load))

    def saleable(self, town: int) -> int:
        """How many goods aboard this town has squares for."""
        content = self.state.content
        squares = 0
        sold = 0
        goods = self.state.mat[self.seat]
        for market in content.markets_of[town]:
            free = len(content.market_squares[market]) - self.state.filled[market]
            amount = min(goods.count(content.market_good[market]), free)
            sold += amount
            squares += free - amount
        return sold + min(squares, goods.count(GOLD))

    def assign(self, skill: list[int], others: list[int]) -> Choice:
        """The best in a skill; of equals the one least needed elsewhere."""
        return ("assign", max(self.ready, key=lambda card: (skill[card], -others[card])))

    def drive_to(self, goal: int) -> Choice:
        """Engineers until the goal is in reach; with too few of them, as far as it goes if that is any nearer."""
        state, content = self.state, self.state.content
        strongest = sum([content.engineering[card] for card in (*self.crew, *self.ready)])
        strongest += cog_bonus(state, self.seat, ENGINEERING)
        reached = self.roads.furthest(goal, strongest)
        if reached == state.engine[self.seat]:
            return self.rest()
        difficulty = self.roads.difficulty[reached]
        strength_now = state.combined(self.seat, content.engineering, ENGINEERING) if self.crew else 0
        if self.crew and strength_now > difficulty:
            return ("move",) if ("move",) in self.choices else self.rest()
        return self.assign_driver(difficulty - strength_now)

    def assign_driver(self, missing: int) -> Choice:
        """The weakest engineer who closes the gap alone, otherwise the strongest."""
        content = self.state.content
        enough = [card for card in self.ready if content.engineering[card] > missing]
        if enough:
            return ("assign", min(enough, key=lambda card: (content.engineering[card], content.mining[card])))
        return self.assign(content.engineering, content.mining)

    def mine(self, miners: int) -> Choice:
        if len(self.crew) >= miners or (self.crew and not self.ready):
            return ("mine",) if ("mine",) in self.choices else self.rest()
        return self.assign(self.state.content.mining, self.state.content.engineering)

    def handle(self, verb: str, goods: int) -> Choice:
        """Loading and unloading: those with the least skill for anything else."""
        hands = len(self.crew) * BOXES_A_CAR
        if self.crew and (hands >= goods or not self.ready):
            return (verb,) if (verb,) in self.choices else self.rest()
        return ("assign", min(self.ready, key=lambda card: strength(self.state, card, self.weights)))

    def rest(self) -> Choice:
        """Nothing useful is left to do: everybody is assigned, for an early turn order tile."""
        if self.ready:
            return ("assign", self.ready[0])
        return ("rest",)


# ---------------------------------------------------------------- the actions


def drive(
    state: LionsgateState, seat: int, data: tuple[int, ...], choices: list[Choice], weights: LionsgateWeights
) -> Choice:
    """Tunnel by tunnel along the road to the goal of the plan, as far as the engineering goes."""
    cave, spent, _used, engineering, blocked = data
    plan = best_plan(state, seat, roads_from(state, seat, weights), weights)
    if plan is None:
        return choices[-1]
    roads = Roads(state, cave, blocked, state.money[seat] >= ENTRY_PRICE, weights.token_detour)
    reached = roads.furthest(plan.goal, engineering - spent)
    return ("stop",) if reached == cave else ("tunnel", roads.path(plan.goal)[0])


def dig(state: LionsgateState, seat: int, weights: LionsgateWeights) -> Choice:
    """Another tile while what it brings is worth more than what the skunk would take."""
    cave = state.engine[seat]
    bag = sum(state.bag)
    useful = 0
    for tool in range(SHOVEL, DYNAMITE + 1):
        if state.content.mine_tools[cave] >> tool & 1 or state.bonus(seat, TOOL + tool):
            useful += state.bag[tool]
    danger = 0.0 if state.bonus(seat, CALM) else state.bag[SKUNK] / bag
    gain = weights.next_tile * multiplier(state) * useful / bag
    return ("draw",) if gain > danger * ore_now(state, seat, cave) else ("stop",)


def load(state: LionsgateState, seat: int, choices: list[Choice]) -> Choice:
    """The dearest goods first: the cheapest then stand at the right end, where bandits steal."""
    kinds = [choice for choice in choices if choice[0] == "load"]
    if not kinds:
        return ("stop",)
    return max(kinds, key=lambda choice: (choice[1] >= GOLD, choice[1], choice[2]))


def unload(state: LionsgateState, seat: int, choices: list[Choice], weights: LionsgateWeights) -> Choice:
    """Sells square by square for the best number; buys shares while they can still pay; then stops."""
    content = state.content
    best: Choice = ("stop",)
    best_price = 0.0
    for choice in choices:
        if choice[0] == "sell" and choice[3] == 1:
            market = choice[2]
            price = float(content.market_squares[market][state.filled[market]])
            if state.is_ghost(content.market_cave[market]):
                price = 0.0
            if state.mat[seat][choice[1]] == GOLD:
                price -= weights.gold_price
            if price > best_price:
                best, best_price = choice, price
    for choice in choices:
        if choice[0] == "share" and share_pays(state, seat, choice[1], weights):
            return choice
    for choice in choices:
        if choice[0] in ("hire", "workshop") and best == ("stop",):
            return choice
    return best


def share_pays(state: LionsgateState, seat: int, circle: int, weights: LionsgateWeights) -> bool:
    """Whether a share bought now will bring more than its gold would on a market."""
    content = state.content
    town = content.circle_cave[circle]
    life = max([state.filled[market] for market in content.markets_of[town]])
    if state.last_round or life < 2:
        return False
    rounds = (ENTRY_PRICE - max(state.money)) / weights.money_a_round
    placed = shares_placed(state, seat)
    tokens = min(2 if content.large_towns >> town & 1 else 1, state.shares_left[seat])
    gain = content.share_row[placed + tokens] - content.share_row[placed]
    return gain * rounds > weights.gold_on_market * content.circle_price[circle]


def beat(state: LionsgateState, choices: list[Choice]) -> Choice:
    """The thieves that steal most, then those that pay most."""
    content = state.content
    bandits = [choice for choice in choices if choice[0] == "beat"]
    return max(bandits, key=lambda choice: (content.steal[choice[1]], content.bounty[choice[1]]))


def browse(state: LionsgateState, seat: int, choices: list[Choice], weights: LionsgateWeights) -> Choice:
    """Keeps the first upgrade there is room for, or a mercenary better than the weakest of the team."""
    kept = [choice for choice in choices if choice[0] == "keep"]
    if not kept:
        return ("none",)
    if state.drawn_from != MERCENARIES:
        return kept[0]
    best = max(kept, key=lambda choice: strength(state, choice[1], weights))
    weakest = min([strength(state, card, weights) for card in cards_in(state.team[seat])])
    return best if strength(state, best[1], weights) > weakest + weights.improvement else ("none",)


def remove_token(state: LionsgateState, seat: int, choices: list[Choice]) -> Choice:
    """From the tunnel nearest to the own engine."""
    near = state.content.distance[state.engine[seat]]
    ends = state.content.tunnel_ends
    tunnels = [choice for choice in choices if choice[0] == "token"]
    return min(tunnels, key=lambda choice: (near[ends[choice[1]][0]] + near[ends[choice[1]][1]], choice[1]))


def target(state: LionsgateState, choices: list[Choice]) -> Choice:
    """The richest rival; of the boxcars the first, which takes all others along."""
    return max(choices, key=lambda choice: (state.money[choice[1]], -choice[2] if len(choice) > 2 else 0))


def pipe_or(choices: list[Choice], otherwise: Choice) -> Choice:
    """A pipe as soon as it has a target."""
    for choice in choices:
        if choice[0] == "pipe":
            return choice
    return otherwise


def bot_with(weights: LionsgateWeights) -> Bot:
    """The greedy player with other weights."""
    return PolicyBot(Haulier(weights))


POLICY = Haulier(lionsgate_weights.load())
