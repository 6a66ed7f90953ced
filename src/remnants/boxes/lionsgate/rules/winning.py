"""Winning: entering Lionsgate City, the last round, and who has won."""

from typing import Literal, TypedDict

from remnants.boxes.lionsgate.content.words import ENTRY_PRICE, SHARE_TOKENS
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.train import settle_cars


class Ending(TypedDict):
    """How it was won: by "nobody", by the "only" one to reach the city, by the only one "upright" there, or by "money"
    among so many who stood there.
    """

    way: Literal["nobody", "only", "upright", "money"]
    arrived: int


def arrive(state: LionsgateState, seat: int) -> None:
    """The price is paid, the boxcars leave, every good carried is 1 money (lionsgate.end.enter, lionsgate.end.arrival).

    The goods stay on the mat until the turn ends (lionsgate.end.city-bandits).
    """
    goods = len(state.mat[seat])
    state.money[seat] += goods - ENTRY_PRICE
    state.arrived |= 1 << seat
    settle_cars(state, seat)
    if state.last_round == 0:
        state.last_round = state.round + 1
    if state.telling:
        state.tell("arrived", seat=seat, goods=goods, money=state.money[seat])


def everybody_arrived(state: LionsgateState) -> bool:
    return state.arrived == (1 << state.players) - 1


def is_over(state: LionsgateState) -> bool:
    """After a clean-up: everybody is in the city, the last round is done, or the round limit is reached.

    lionsgate.end.last-round, lionsgate.end.round-limit
    """
    if everybody_arrived(state) or state.lost:
        return True
    if state.last_round:
        return state.round >= state.last_round
    return state.round_limit > 0 and state.round >= state.round_limit


def shares_placed(state: LionsgateState, seat: int) -> int:
    return SHARE_TOKENS - state.shares_left[seat]


def ghosts_allowed(state: LionsgateState) -> int:
    """One player: so many ghost towns are not yet the end (lionsgate.solo.lose)."""
    return len(state.pack.towns) // 2


def rank_so_far(state: LionsgateState, seat: int) -> int:
    """The rank that the money would be enough for, the price of entry paid; -1 while it is not."""
    money = state.money[seat] - (0 if state.arrived >> seat & 1 else ENTRY_PRICE)
    return len([least for least in state.pack.rank_money if least <= money]) - 1


def contenders(state: LionsgateState) -> list[int]:
    """Who is in the city and never derailed there."""
    return [seat for seat in range(state.players) if state.arrived >> seat & 1 and not state.fallen >> seat & 1]


def winners(state: LionsgateState) -> list[int]:
    """In the city, never derailed there, most money, then most shares (lionsgate.end.winner, lionsgate.solo.lose)."""
    if state.lost:
        return []
    best = (-1, -1)
    first: list[int] = []
    for seat in contenders(state):
        result = (state.money[seat], shares_placed(state, seat))
        if result > best:
            best = result
            first = [seat]
        elif result == best:
            first.append(seat)
    return first


def ending(state: LionsgateState) -> Ending:
    """How a game that is over was won (lionsgate.end.winner)."""
    upright = len(contenders(state))
    if not winners(state):
        return {"way": "nobody", "arrived": upright}
    if upright == 1:
        return {"way": "only" if state.arrived.bit_count() == 1 else "upright", "arrived": 1}
    return {"way": "money", "arrived": upright}
