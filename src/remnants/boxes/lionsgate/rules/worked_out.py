"""What follows from a position: told with the view, so that nobody outside the rules works it out again."""

from typing import Any

from remnants.boxes.lionsgate.content.words import DYNAMITE, ENTRY_PRICE, ORE, SHOVEL
from remnants.boxes.lionsgate.rules.fighting import fighting_of
from remnants.boxes.lionsgate.rules.mining import counts_here, mining_of, multiplier, ore_for, ore_so_far
from remnants.boxes.lionsgate.rules.moving import engineering_of
from remnants.boxes.lionsgate.rules.routes import Routes
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.unloading import open_squares, pays, trade_bonus
from remnants.boxes.lionsgate.rules.winning import ghosts_allowed, rank_so_far, shares_placed
from remnants.kernel.agenda import Frame

Told = dict[str, Any]


def worked_out(state: LionsgateState) -> Told:
    """For everybody alike, since nothing is hidden: the crew's skills, what each seat has, and what is asked about."""
    seats = range(state.players)
    placed = [shares_placed(state, seat) for seat in seats]
    told: Told = {
        "crew": crew(state),
        "boxes": [state.most_goods(seat) for seat in seats],
        "shares": placed,
        "payout": [state.pack.share_row[tokens] for tokens in placed],
        "multiplier": multiplier(state),
    }
    if state.players == 1:
        told["alone"] = alone(state)
    if any(state.drawn_tiles):
        told |= mine(state, state.order[state.at])
    if state.agenda:
        frame = state.agenda[-1]
        if frame.step == "unload":
            told |= markets(state, frame)
        elif frame.step == "drive":
            told |= ways(state, frame)
    return told


def alone(state: LionsgateState) -> dict[str, int]:
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


def crew(state: LionsgateState) -> dict[str, int]:
    """How many were assigned this turn, and their combined skills, cogs included."""
    seat = state.order[state.at]
    return {
        "crew": state.crew.bit_count(),
        "engineering": engineering_of(state, seat),
        "mining": mining_of(state, seat),
        "fighting": fighting_of(state, seat),
    }


def mine(state: LionsgateState, seat: int) -> Told:
    """The ore if the crew stopped now and what it is made of, the tools that count here, the chance of each tile.

    `found` is the ore of each tile before it is multiplied, `extra` what the crew and its upgrades add to any find, and
    chances are in a hundred.
    """
    tiles = max(1, sum(state.bag))
    tools = [tool for tool in range(SHOVEL, DYNAMITE + 1) if counts_here(state, seat, tool)]
    return {
        "ore": ore_so_far(state, seat),
        "found": [ore_for(count) if tool in tools else 0 for tool, count in enumerate(state.drawn_tiles)],
        "extra": state.bonus(seat, ORE),
        "tools": tools,
        "odds": [round(100 * count / tiles) for count in state.bag],
    }


def markets(state: LionsgateState, frame: Frame) -> Told:
    """For each market of the town what 1, 2, ... goods bring now, the traders' bonus included."""
    _may_unload, done = frame.data
    prices: dict[str, list[int]] = {}
    for market in state.pack.markets_of[state.engine[frame.seat]]:
        bonus = trade_bonus(state, frame.seat, market, done)
        amounts = range(1, open_squares(state, market) + 1)
        prices[str(market)] = [pays(state, market, amount) + bonus for amount in amounts]
    return {"prices": prices}


def ways(state: LionsgateState, frame: Frame) -> Told:
    """For each cave that can be driven straight to: the difficulty of the way, the bandit tokens met, the tunnels."""
    cave, _spent, used, engineering, blocked = frame.data
    if used or engineering == 0:
        return {"ways": {}}
    routes = Routes(state.pack, cave, engineering - 1, blocked, state.tokens)
    found: dict[str, Told] = {}
    for goal in range(len(state.pack.cave_ids)):
        if goal != cave and routes.reaches(goal):
            found[str(goal)] = {
                "difficulty": routes.difficulty(goal),
                "tokens": routes.tokens_met(goal),
                "tunnels": routes.tunnels(goal),
            }
    return {"ways": found}
