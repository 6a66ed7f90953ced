"""What follows from a position: told with the view, so that nobody outside the rules works it out again."""

from typing import NotRequired, TypedDict

from remnants.boxes.lionsgate.content.words import DYNAMITE, ENTRY_PRICE, ORE, SHOVEL
from remnants.boxes.lionsgate.rules.fighting import fighting_of
from remnants.boxes.lionsgate.rules.mining import counts_here, mining_of, multiplier, ore_found, ore_so_far
from remnants.boxes.lionsgate.rules.moving import engineering_of
from remnants.boxes.lionsgate.rules.routes import Routes
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.unloading import open_squares, pays, trade_bonus
from remnants.boxes.lionsgate.rules.winning import Ending, ending, ghosts_allowed, rank_so_far, shares_placed
from remnants.kernel.agenda import Frame


class Alone(TypedDict):
    """What the contest of one player stands at; the rank is -1 where there is none yet."""

    ghosts: int
    ghosts_allowed: int
    rank: int
    next_rank: int


class Crew(TypedDict):
    """How many were assigned this turn, and their combined skills, cogs included."""

    crew: int
    engineering: int
    mining: int
    fighting: int


class Way(TypedDict):
    """The easiest way straight to a cave."""

    difficulty: int
    tokens: int
    tunnels: list[int]


class WorkedOut(TypedDict):
    """What is told with a view; the page's types are made from this (`make declared`)."""

    crew: Crew
    boxes: list[int]
    shares: list[int]
    payout: list[int]
    multiplier: int
    alone: NotRequired[Alone]
    ore: NotRequired[int]
    """In a mine: the ore if the crew stopped now, ..."""
    found: NotRequired[list[int]]
    """... that of each kind of tile before it is multiplied, ..."""
    extra: NotRequired[int]
    """... what the crew and its upgrades add to any find, ..."""
    tools: NotRequired[list[int]]
    """... the tools that count here, ..."""
    odds: NotRequired[list[int]]
    """... and the chance of each tile, in a hundred."""
    prices: NotRequired[dict[str, list[int]]]
    """When unloading: for each market what 1, 2, ... goods bring."""
    left: NotRequired[int]
    """When driving: the engineering that is left, ..."""
    ways: NotRequired[dict[str, Way]]
    """... and the ways straight to caves."""
    ending: NotRequired[Ending]
    """When it is over."""


def worked_out(state: LionsgateState) -> WorkedOut:
    """For everybody alike, since nothing is hidden: the crew's skills, what each seat has, and what is asked about."""
    seats = range(state.players)
    placed = [shares_placed(state, seat) for seat in seats]
    told: WorkedOut = {
        "crew": crew(state),
        "boxes": [state.most_goods(seat) for seat in seats],
        "shares": placed,
        "payout": [state.pack.share_row[tokens] for tokens in placed],
        "multiplier": multiplier(state),
    }
    if state.players == 1:
        told["alone"] = alone(state)
    if any(state.drawn_tiles):
        tell_of_the_mine(told, state, state.order[state.at])
    if state.agenda:
        frame = state.agenda[-1]
        if frame.step == "unload":
            told["prices"] = prices(state, frame)
        elif frame.step == "drive":
            _cave, spent, _used, engineering, _blocked = frame.data
            told["left"] = engineering - spent
            told["ways"] = ways(state, frame)
    else:
        told["ending"] = ending(state)
    return told


def alone(state: LionsgateState) -> Alone:
    """What the contest of one player stands at: ghost towns, and the rank with what the next one takes.

    The money of the next rank has the price of entry in it for as long as that is not paid; 0 where there is no next.
    """
    rank = rank_so_far(state, 0)
    ranks = state.pack.rank_money
    entry = 0 if state.arrived else ENTRY_PRICE
    return {
        "ghosts": state.ghosts.bit_count(),
        "ghosts_allowed": ghosts_allowed(state),
        "rank": rank,
        "next_rank": ranks[rank + 1] + entry if rank + 1 < len(ranks) else 0,
    }


def crew(state: LionsgateState) -> Crew:
    seat = state.order[state.at]
    return {
        "crew": state.crew.bit_count(),
        "engineering": engineering_of(state, seat),
        "mining": mining_of(state, seat),
        "fighting": fighting_of(state, seat),
    }


def tell_of_the_mine(told: WorkedOut, state: LionsgateState, seat: int) -> None:
    """The ore if the crew stopped now and what it is made of, the tools that count here, the chance of each tile."""
    tiles = max(1, sum(state.bag))
    tools = [tool for tool in range(SHOVEL, DYNAMITE + 1) if counts_here(state, seat, tool)]
    told["ore"] = ore_so_far(state, seat)
    told["found"] = ore_found(state, seat)
    told["extra"] = state.bonus(seat, ORE)
    told["tools"] = tools
    told["odds"] = [round(100 * count / tiles) for count in state.bag]


def prices(state: LionsgateState, frame: Frame) -> dict[str, list[int]]:
    """For each market of the town what 1, 2, ... goods bring now, the traders' bonus included."""
    _may_unload, done = frame.data
    found: dict[str, list[int]] = {}
    for market in state.pack.markets_of[state.engine[frame.seat]]:
        bonus = trade_bonus(state, frame.seat, market, done)
        amounts = range(1, open_squares(state, market) + 1)
        found[str(market)] = [pays(state, market, amount) + bonus for amount in amounts]
    return found


def ways(state: LionsgateState, frame: Frame) -> dict[str, Way]:
    """For each cave that can be driven straight to: the difficulty of the way, the bandit tokens met, the tunnels."""
    cave, _spent, used, engineering, blocked = frame.data
    if used or engineering == 0:
        return {}
    routes = Routes(state.pack, cave, engineering - 1, blocked, state.tokens)
    found: dict[str, Way] = {}
    for goal in range(len(state.pack.cave_ids)):
        if goal != cave and routes.reaches(goal):
            found[str(goal)] = {
                "difficulty": routes.difficulty(goal),
                "tokens": routes.tokens_met(goal),
                "tunnels": routes.tunnels(goal),
            }
    return found
