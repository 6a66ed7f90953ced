"""The greedy player of Return to Lionsgate City: follows the delivery that pays best and fights when it must."""

from random import Random

from mypy_extensions import mypyc_attr

from remnants.bots.policy import Policy, PolicyBot
from remnants.bots.seen import Bot
from remnants.boxes.lionsgate.bots.investing import MOST_LOOKED_AT, rounds_left, share_gain, upgrade_worth
from remnants.boxes.lionsgate.bots.plans import Plan, Planner
from remnants.boxes.lionsgate.bots.roads import Roads, roads_from
from remnants.boxes.lionsgate.bots.team import ability, strength
from remnants.boxes.lionsgate.bots.turn import PER_DIE, Turn, intention
from remnants.boxes.lionsgate.bots.weights import PRESENT_WEIGHTS, LionsgateWeights
from remnants.boxes.lionsgate.content.words import (
    BOXES_A_CAR,
    CALM,
    DYNAMITE,
    ENTRY_PRICE,
    GOLD,
    MADE_OF,
    MERCENARIES,
    SHOVEL,
    SKUNK,
)
from remnants.boxes.lionsgate.rules.draft import drafted_team
from remnants.boxes.lionsgate.rules.mining import counts_here, multiplier, ore_so_far
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.boxes.lionsgate.rules.unloading import alloy_of
from remnants.kernel.simulation import Simulation
from remnants.kernel.steps import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Haulier(Policy):
    """Deliveries take several turns to pay, so the greedy player follows a plan instead of comparing positions.

    Nothing on the table is hidden but the order of decks and bag, so a plan made on a guess is the plan for the match.
    """

    def __init__(self, weights: LionsgateWeights) -> None:
        self.weights = weights

    def choose(self, simulation: Simulation, seat: int, random: Random) -> Choice:
        state = simulation.state
        assert isinstance(state, LionsgateState)
        frame = state.agenda[-1]
        choices = simulation.choices()
        if len(choices) == 1:
            return choices[0]
        plan: Plan | None = None
        if frame.step == "turn":
            plan = intention(state, seat, self.weights)
        elif frame.step == "drive":
            plan = Planner(state, seat, self.weights).best()
        elif frame.step == "load":
            _may_load, loaded = frame.data
            plan = Planner(state, seat, self.weights).best()
            if plan is not None:
                plan = Plan(plan.kind, plan.town, plan.source, plan.miners, plan.load + loaded, plan.worth)
        return self.following(state, seat, choices, plan)

    def following(self, state: LionsgateState, seat: int, choices: list[Choice], plan: Plan | None) -> Choice:
        """What to choose while a plan is followed."""
        frame = state.agenda[-1]
        wanted = decide(state, seat, frame.step, frame.data, choices, plan, self.weights)
        return wanted if wanted in choices else choices[0]


def decide(
    state: LionsgateState,
    seat: int,
    step: str,
    data: tuple[int, ...],
    choices: list[Choice],
    plan: Plan | None,
    weights: LionsgateWeights,
) -> Choice:
    """One small decision for every kind of question."""
    if step == "turn" and plan is not None:
        return turn(state, seat, choices, plan, weights)
    if step == "drive" and plan is not None:
        return drive(state, seat, data, plan, weights)
    if step == "dig":
        return dig(state, seat, weights)
    if step == "load":
        return load(state, seat, data, choices, plan)
    if step == "unload":
        return unload(state, seat, choices, weights)
    if step == "draft":
        return draft(state, seat, choices, weights)
    if step == "beat":
        return beat(state, choices)
    if step == "reroll":
        rolled, dice = data
        return ("reroll",) if rolled < PER_DIE * dice else ("keep-roll",)
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


def draft(state: LionsgateState, seat: int, choices: list[Choice], weights: LionsgateWeights) -> Choice:
    """A balanced team: the more of a skill there is, the less another point of it is worth. Gold counts as money."""
    content = state.pack
    team = cards_in(state.team[seat])
    missing = drafted_team(state.players) - len(team)
    piece = weights.duel_gold if state.players == 2 else weights.draft_gold

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
        extra = weights.draft_ability * ability(state, card, weights)
        return team_value([*team, card]) + piece * gold + extra

    return max(choices, key=value) if missing > 0 else choices[0]


# ---------------------------------------------------------------- the actions


def turn(state: LionsgateState, seat: int, choices: list[Choice], plan: Plan, weights: LionsgateWeights) -> Choice:
    """A pipe as soon as it has a target; then what the plan says."""
    pipe = pipe_or(choices, ("rest",))
    if pipe[0] == "pipe":
        return pipe
    return Turn(state, seat, choices, roads_from(state, seat, weights), weights).choice(plan)


def drive(state: LionsgateState, seat: int, data: tuple[int, ...], plan: Plan, weights: LionsgateWeights) -> Choice:
    """Tunnel by tunnel along the road to the goal of the plan, as far as the engineering goes."""
    cave, spent, _used, engineering, blocked = data
    if plan.goal < 0:
        return ("stop",)
    roads = Roads(state, cave, blocked, state.money[seat] >= ENTRY_PRICE, weights.token_detour)
    reached = roads.furthest(plan.goal, engineering - spent)
    return ("stop",) if reached == cave else ("tunnel", roads.path(plan.goal)[0])


def dig(state: LionsgateState, seat: int, weights: LionsgateWeights) -> Choice:
    """Another tile while what it brings is worth more than what the skunk would take."""
    bag = sum(state.bag)
    useful = sum([state.bag[tool] for tool in range(SHOVEL, DYNAMITE + 1) if counts_here(state, seat, tool)])
    danger = 0.0 if state.bonus(seat, CALM) else state.bag[SKUNK] / bag
    gain = weights.next_tile * multiplier(state) * useful / bag
    return ("draw",) if gain > danger * ore_so_far(state, seat) else ("stop",)


def load(state: LionsgateState, seat: int, data: tuple[int, ...], choices: list[Choice], plan: Plan | None) -> Choice:
    """The dearest first: the cheapest then stand at the right end, where bandits steal. Ore is left in a factory.

    Hands that could carry more than the plan can sell load no more than that.
    """
    _may_load, loaded = data
    wanted = plan.load if plan is not None and plan.source == state.engine[seat] else 0
    if loaded and loaded >= wanted:
        return ("stop",)
    most = wanted - loaded if wanted else BOXES_A_CAR
    alloy = state.pack.factory_makes[state.engine[seat]]
    kinds: list[Choice] = []
    for choice in choices:
        if choice[0] == "load" and choice[2] <= most and (alloy < 0 or choice[1] not in MADE_OF[alloy]):
            kinds.append(choice)
    if not kinds:
        return ("stop",)
    return max(kinds, key=lambda choice: (choice[1] >= GOLD, choice[1], choice[2]))


def unload(state: LionsgateState, seat: int, choices: list[Choice], weights: LionsgateWeights) -> Choice:
    """Sells square by square for the best number; buys shares while they can still pay; then stops."""
    content = state.pack
    alloy = content.factory_makes[state.engine[seat]]
    if alloy >= 0:
        return drop_ore(state, seat, choices, alloy)
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


def drop_ore(state: LionsgateState, seat: int, choices: list[Choice], alloy: int) -> Choice:
    """All ore of which the factory makes alloy."""
    ore: list[Choice] = []
    for choice in choices:
        if choice[0] == "drop" and state.mat[seat][choice[1]] in MADE_OF[alloy]:
            ore.append(choice)
    return max(ore, key=lambda choice: choice[2]) if ore else ("stop",)


def share_pays(state: LionsgateState, seat: int, circle: int, weights: LionsgateWeights) -> bool:
    """Whether a share bought now will bring more than its gold would on a market."""
    content = state.pack
    town = content.circle_cave[circle]
    life = max([state.filled[market] for market in content.markets_of[town]])
    if state.last_round or life < 2:
        return False
    _tokens, gain = share_gain(state, seat, town, 0)
    return gain * rounds_left(state, weights) > weights.gold_on_market * content.circle_price[circle]


def beat(state: LionsgateState, choices: list[Choice]) -> Choice:
    """The thieves that steal most, then those that pay most."""
    content = state.pack
    bandits = [choice for choice in choices if choice[0] == "beat"]
    return max(bandits, key=lambda choice: (content.steal[choice[1]], content.bounty[choice[1]]))


def browse(state: LionsgateState, seat: int, choices: list[Choice], weights: LionsgateWeights) -> Choice:
    """The best card drawn, or another one for one more good while none is as good as can be hoped for."""
    kept = [choice for choice in choices if choice[0] == "keep"]
    if not kept:
        return ("none",)
    may_look_on = ("more",) in choices and len(kept) < MOST_LOOKED_AT
    if state.drawn_from != MERCENARIES:
        rounds = rounds_left(state, weights)
        upgrade = max(kept, key=lambda choice: upgrade_worth(state, seat, choice[1], rounds, weights))
        return ("more",) if may_look_on and another_pays(state, seat, upgrade[1], rounds, weights) else upgrade
    best = max(kept, key=lambda choice: strength(state, choice[1], weights))
    team = [strength(state, card, weights) for card in cards_in(state.team[seat])]
    weakest = min(team) if len(team) >= state.most_team() else 0.0
    if strength(state, best[1], weights) > weakest + weights.improvement:
        return best
    return ("more",) if may_look_on else ("none",)


def another_pays(state: LionsgateState, seat: int, best: int, rounds: float, weights: LionsgateWeights) -> bool:
    """Whether the next upgrade of the deck is probably better by more than the alloy for it would bring."""
    content = state.pack
    deck = state.drawn_from
    hoped = 0.0
    unknown = cards_in(state.deck[deck])
    worth = upgrade_worth(state, seat, best, rounds, weights)
    for card in unknown:
        hoped += max(0.0, upgrade_worth(state, seat, card, rounds, weights) - worth)
    price = 0
    for market, good in enumerate(content.market_good):
        squares = content.market_squares[market]
        if good == alloy_of(deck) and state.filled[market] < len(squares):
            price = max(price, squares[state.filled[market]])
    return hoped > price * len(unknown)


def remove_token(state: LionsgateState, seat: int, choices: list[Choice]) -> Choice:
    """From the tunnel nearest to the own engine."""
    near = state.pack.distance[state.engine[seat]]
    ends = state.pack.tunnel_ends
    tunnels = [choice for choice in choices if choice[0] == "token"]
    return min(tunnels, key=lambda choice: (near[ends[choice[1]][0]] + near[ends[choice[1]][1]], choice[1]))


def target(state: LionsgateState, choices: list[Choice]) -> Choice:
    """The richest rival; of the boxcars the first, which takes all others along."""
    struck = [choice for choice in choices if choice[0] in ("player", "car")]
    return max(struck, key=lambda choice: (state.money[choice[1]], -choice[2] if len(choice) > 2 else 0))


def pipe_or(choices: list[Choice], otherwise: Choice) -> Choice:
    """A pipe as soon as it has a target."""
    for choice in choices:
        if choice[0] == "pipe":
            return choice
    return otherwise


def bot_with(weights: LionsgateWeights) -> Bot:
    """The greedy player with other weights."""
    return PolicyBot(Haulier(weights))


POLICY = Haulier(PRESENT_WEIGHTS)
