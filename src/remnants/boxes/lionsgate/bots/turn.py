"""A turn of Return to Lionsgate City: what to do, whom to assign for it, and when enough are assigned."""

from remnants.boxes.lionsgate.bots.investing import MOST_LOOKED_AT
from remnants.boxes.lionsgate.bots.plans import ENTER, FIGHT, REST, SELL, Plan, Planner, simple
from remnants.boxes.lionsgate.bots.roads import Roads
from remnants.boxes.lionsgate.bots.team import cog_bonus, strength
from remnants.boxes.lionsgate.bots.weights import LionsgateWeights
from remnants.boxes.lionsgate.content.words import BOXES_A_CAR, ENGINEERING, FIGHTING, GOLD, KINDS, LOAD, MADE_OF
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.boxes.lionsgate.rules.turn_end import goods_wanted
from remnants.boxes.lionsgate.rules.unloading import FIRST_MERCENARY, alloy_of
from remnants.kernel.steps import Choice

PER_DIE = 3.5


def intention(state: LionsgateState, seat: int, weights: LionsgateWeights) -> Plan:
    """What to do this turn: fight where that pays, otherwise what earns most; but never into the city with bandits that
    would derail the engine there: better outside."""
    wanted = goods_wanted(state, seat)
    doomed = wanted > len(state.mat[seat])
    if state.aboard & state.bandits[seat] and fight_pays(state, seat, doomed, weights):
        return simple(FIGHT)
    plan = Planner(state, seat, weights).best()
    if plan is None or (doomed and plan.kind == ENTER):
        return simple(REST)
    return plan


def fight_pays(state: LionsgateState, seat: int, doomed: bool, weights: LionsgateWeights) -> bool:
    """Whether all bandits can probably be beaten with about half the team, or with all of it when it is urgent."""
    content = state.pack
    toughness = sum([content.toughness[bandit] for bandit in cards_in(state.aboard & state.bandits[seat])])
    team = cards_in(state.crew | state.ready[seat])
    most = len(team) if doomed else int(weights.fighters)
    skills = sorted([content.fighting[card] for card in team], reverse=True)
    return PER_DIE * (cog_bonus(state, seat, FIGHTING) + sum(skills[:most])) > toughness + weights.fight_margin


class Turn:
    """Carries out a plan: whom to assign, and for which action."""

    def __init__(
        self, state: LionsgateState, seat: int, choices: list[Choice], roads: Roads, weights: LionsgateWeights
    ) -> None:
        self.state = state
        self.seat = seat
        self.choices = choices
        self.roads = roads
        self.weights = weights
        self.crew = cards_in(state.crew)
        self.ready = cards_in(state.ready[seat])

    def choice(self, plan: Plan) -> Choice:
        """The next step of a plan. Who will be derailed at the end of the turn anyway assigns everybody."""
        action = self.next_action(plan)
        if action[0] in ("assign", "rest", "fight") or not self.ready:
            return action
        doomed = goods_wanted(self.state, self.seat) > len(self.state.mat[self.seat])
        return ("assign", self.ready[0]) if doomed else action

    def next_action(self, plan: Plan) -> Choice:
        state = self.state
        here = state.engine[self.seat]
        if plan.kind == FIGHT:
            return self.fight()
        if plan.kind == REST:
            return self.rest()
        if plan.kind == ENTER:
            return self.drive_to(plan.town)
        if plan.kind == SELL:
            return self.handle("unload", self.saleable(plan.town)) if here == plan.town else self.drive_to(plan.town)
        if here != plan.source:
            return self.drive_to(plan.source)
        if plan.miners:
            return self.mine(plan.miners)
        return self.handle("load", min(self.lying(here), plan.load))

    def lying(self, cave: int) -> int:
        """How many goods there are to load; in a factory only alloys."""
        alloy = self.state.pack.factory_makes[cave]
        if alloy >= 0:
            return self.state.loose[cave * KINDS + alloy]
        return sum(self.state.loose[cave * KINDS : cave * KINDS + KINDS])

    def saleable(self, cave: int) -> int:
        """How many goods aboard this town takes, or whoever else there is has a use for."""
        content = self.state.pack
        goods = self.state.mat[self.seat]
        alloy = content.factory_makes[cave]
        if alloy >= 0:
            return sum([goods.count(ore) for ore in MADE_OF[alloy]])
        if content.workshop_deck[cave] >= 0:
            return min(goods.count(alloy_of(content.workshop_deck[cave])), MOST_LOOKED_AT + 1)
        if cave == content.guild:
            return min(goods.count(GOLD), FIRST_MERCENARY + MOST_LOOKED_AT - 1)
        shares = sum([content.circle_price[circle] for circle in content.circles_of[cave]])
        squares = 0
        sold = 0
        for market in content.markets_of[cave]:
            free = len(content.market_squares[market]) - self.state.filled[market]
            amount = min(goods.count(content.market_good[market]), free)
            sold += amount
            squares += free - amount
        return sold + min(squares + shares, goods.count(GOLD))

    # ------------------------------------------------------------------ the actions

    def fight(self) -> Choice:
        """The best fighters, until the dice expected are enough."""
        state = self.state
        bandits = cards_in(state.aboard & state.bandits[self.seat])
        toughness = sum([state.pack.toughness[bandit] for bandit in bandits])
        fighting = state.combined(self.seat, state.pack.fighting, FIGHTING)
        enough = PER_DIE * fighting > toughness + self.weights.fight_margin
        if self.crew and (enough or not self.ready):
            return ("fight",) if ("fight",) in self.choices else self.rest()
        return ("assign", max(self.ready, key=lambda card: state.pack.fighting[card]))

    def assign(self, skill: list[int], others: list[int]) -> Choice:
        """The best in a skill; of equals the one least needed elsewhere."""
        return ("assign", max(self.ready, key=lambda card: (skill[card], -others[card])))

    def drive_to(self, goal: int) -> Choice:
        """Engineers until the goal is in reach; with too few of them, as far as it goes if that is any nearer."""
        state, content = self.state, self.state.pack
        strongest = sum([content.engineering[card] for card in (*self.crew, *self.ready)])
        strongest += cog_bonus(state, self.seat, ENGINEERING)
        reached = self.roads.furthest(goal, strongest)
        if reached == state.engine[self.seat]:
            return self.rest()
        difficulty = self.roads.difficulty[reached]
        strength_now = state.combined(self.seat, content.engineering, ENGINEERING)
        if self.crew and strength_now > difficulty:
            return ("move",) if ("move",) in self.choices else self.rest()
        return self.assign_driver(difficulty - strength_now)

    def assign_driver(self, missing: int) -> Choice:
        """The weakest engineer who closes the gap alone, otherwise the strongest."""
        content = self.state.pack
        enough = [card for card in self.ready if content.engineering[card] > missing]
        if enough:
            return ("assign", min(enough, key=lambda card: (content.engineering[card], content.mining[card])))
        return self.assign(content.engineering, content.mining)

    def mine(self, miners: int) -> Choice:
        if len(self.crew) >= miners or (self.crew and not self.ready):
            return ("mine",) if ("mine",) in self.choices else self.rest()
        return self.assign(self.state.pack.mining, self.state.pack.engineering)

    def handle(self, verb: str, goods: int) -> Choice:
        """Loading and unloading: whoever carries more than others where there is more, then the least skilled."""
        if goods == 0:
            return self.rest()
        hands = len(self.crew) * BOXES_A_CAR + self.state.bonus(self.seat, LOAD)
        if self.crew and (hands >= goods or not self.ready):
            return (verb,) if (verb,) in self.choices else self.rest()
        carriers = self.state.pack.mercenary_amount[LOAD]
        missing = max(0, goods - hands - BOXES_A_CAR)
        return (
            "assign",
            min(self.ready, key=lambda card: (-min(carriers[card], missing), strength(self.state, card, self.weights))),
        )

    def rest(self) -> Choice:
        """Nothing useful is left to do: everybody is assigned, for an early turn order tile."""
        if self.ready:
            return ("assign", self.ready[0])
        return ("rest",)
