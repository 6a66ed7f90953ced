"""Unloading: goods left lying, sold on markets, spent on shares, at workshops and at the Guild.

Boxes are named by their number from the left, from 0. Goods of one kind side by side are a run, named by its first
box: which of them leaves makes no difference.
"""

from typing import Any

from remnants.games.lionsgate.loading import handled_goods
from remnants.games.lionsgate.state import LionsgateState
from remnants.games.lionsgate.train import settle_cars
from remnants.games.lionsgate.turn_end import after_action
from remnants.games.lionsgate.upgrades import DISCARD, refuse_to_throw_away, throw_away, to_throw_away
from remnants.games.lionsgate.words import (
    BRASS,
    COGS,
    GOLD,
    GUILD,
    KINDS,
    MERCENARIES,
    STEEL,
    TOWN,
    TRADE,
    WORKSHOP,
)
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice, Step

STOP: Choice = ("stop",)
WORKSHOP_VISIT: Choice = ("workshop",)
HIRE: Choice = ("hire",)
FIRST_UPGRADE = 2
FIRST_MERCENARY = 5
MOST_BOXES = 30
DROP: list[list[Choice]] = [[("drop", box, amount) for amount in range(1, MOST_BOXES + 1)] for box in range(MOST_BOXES)]
SHARE: list[Choice] = [("share", circle) for circle in range(18)]
PAY: list[Choice] = [("pay", box) for box in range(MOST_BOXES)]

UNLOADED = 1
TRADED = 2
VISITED = 4
"""What has been done in this unloading, as bits: anything, a sale, a visit to a workshop or the Guild."""

TOO_MANY = Refusal("lionsgate.unload.amount")
NO_SQUARE = Refusal("lionsgate.unload.town")
NO_SHARE = Refusal("lionsgate.unload.shares")
NO_WORKSHOP = Refusal("lionsgate.unload.workshop")
NO_GUILD = Refusal("lionsgate.unload.guild")
BEYOND_LIMIT = Refusal("lionsgate.unload.spend")
GOLD_ONLY_ON_MARKETS = Refusal("lionsgate.unload.gold")


def refuse_unload(state: LionsgateState, seat: int) -> Refusal | None:
    """Why nothing can be unloaded, or None."""
    return None if state.mat[seat] else TOO_MANY


def begin_unloading(state: LionsgateState, seat: int) -> None:
    """The frame holds how many goods may still be unloaded, and what has been done."""
    state.push("unload", seat, (handled_goods(state, seat), 0))


def runs(goods: list[int]) -> list[tuple[int, int, int]]:
    """The runs on a mat: first box, kind, length."""
    found: list[tuple[int, int, int]] = []
    first = 0
    boxes = len(goods)
    while first < boxes:
        kind = goods[first]
        beyond = first + 1
        while beyond < boxes and goods[beyond] == kind:
            beyond += 1
        found.append((first, kind, beyond - first))
        first = beyond
    return found


def open_squares(state: LionsgateState, market: int) -> int:
    return len(state.content.market_squares[market]) - state.filled[market]


class Unload(Ask[LionsgateState]):
    """Unload goods one run after another, or stop (lionsgate.unload.amount)."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        seat = frame.seat
        found: list[Choice] = [STOP, WORKSHOP_VISIT, HIRE, *SHARE[: len(state.content.circle_cave)]]
        for first, _kind, length in runs(state.mat[seat]):
            found += DROP[first][:length]
            for market in state.content.markets_of[state.engine[seat]]:
                found += [("sell", first, market, amount) for amount in range(1, length + 1)]
        return [*found, *DISCARD]

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        seat = frame.seat
        may_unload, done = frame.data
        verb = choice[0]
        if verb == "stop":
            return None if done else TOO_MANY
        if verb == "discard":
            return refuse_to_throw_away(state, seat, choice)
        if verb == "drop":
            return None if choice[2] <= may_unload else TOO_MANY
        if verb == "sell":
            kind = state.mat[seat][choice[1]]
            if kind not in (GOLD, state.content.market_good[choice[2]]):
                return NO_SQUARE
            if choice[3] > may_unload:
                return TOO_MANY
            return None if choice[3] <= open_squares(state, choice[2]) else NO_SQUARE
        if verb == "share":
            return refuse_share(state, seat, choice[1], may_unload)
        if verb == "workshop":
            return refuse_workshop(state, seat, may_unload, done)
        return refuse_hire(state, seat, may_unload, done)

    def choices(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        seat = frame.seat
        may_unload, done = frame.data
        content = state.content
        cave = state.engine[seat]
        kind_of_cave = content.cave_kinds[cave]
        found: list[Choice] = []
        for first, kind, length in runs(state.mat[seat]):
            most = min(length, may_unload)
            found += DROP[first][:most]
            if kind_of_cave == TOWN:
                for market in content.markets_of[cave]:
                    if kind == content.market_good[market] or kind == GOLD:
                        squares = min(most, open_squares(state, market))
                        for amount in range(1, squares + 1):
                            found.append(("sell", first, market, amount))
        if kind_of_cave == TOWN:
            for circle in content.circles_of[cave]:
                if refuse_share(state, seat, circle, may_unload) is None:
                    found.append(SHARE[circle])
        elif kind_of_cave == WORKSHOP:
            if refuse_workshop(state, seat, may_unload, done) is None:
                found.append(WORKSHOP_VISIT)
        elif kind_of_cave == GUILD and refuse_hire(state, seat, may_unload, done) is None:
            found.append(HIRE)
        if done:
            found.append(STOP)
        return found + to_throw_away(state, seat) if state.upgrades[seat] else found

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        may_unload, done = frame.data
        verb = choice[0]
        if verb == "stop":
            after_action(state, seat)
        elif verb == "discard":
            throw_away(state, frame, choice)
        elif verb == "drop":
            drop(state, seat, choice[1], choice[2])
            go_on_unloading(state, seat, may_unload - choice[2], done)
        elif verb == "sell":
            sold = sell(state, seat, choice[1], choice[2], choice[3])
            if sold and not done & TRADED:
                state.money[seat] += state.bonus(seat, TRADE)
                done |= TRADED
            go_on_unloading(state, seat, may_unload - choice[3], done)
        elif verb == "share":
            price = state.content.circle_price[choice[1]]
            place_shares(state, seat, choice[1])
            state.push("go-on-unloading", seat, (may_unload - price, done))
            spend(state, seat, GOLD, price)
        else:
            visit(state, seat, may_unload, done)


def go_on_unloading(state: LionsgateState, seat: int, may_unload: int, done: int) -> None:
    """Asks on while anything can be unloaded."""
    if may_unload > 0 and state.mat[seat]:
        state.push("unload", seat, (may_unload, done | UNLOADED))
    else:
        after_action(state, seat)


# ---------------------------------------------------------------- lying and markets


def drop(state: LionsgateState, seat: int, box: int, amount: int) -> None:
    """The goods lie in the cave for anybody to load (lionsgate.unload.anywhere, lionsgate.unload.factory)."""
    good = state.mat[seat][box]
    del state.mat[seat][box : box + amount]
    state.loose[state.engine[seat] * KINDS + good] += amount
    settle_cars(state, seat)
    if state.telling:
        state.tell("unloaded", seat=seat, good=good, amount=amount, cave=state.engine[seat])


def sell(state: LionsgateState, seat: int, box: int, market: int, amount: int) -> bool:
    """Covers the leftmost open squares; a living town pays the numbers covered. Gives whether it paid.

    lionsgate.unload.town, lionsgate.unload.ghost-town, lionsgate.unload.gold
    """
    good = state.mat[seat][box]
    del state.mat[seat][box : box + amount]
    filled = state.filled[market]
    earned = sum(state.content.market_squares[market][filled : filled + amount])
    if good == GOLD and state.content.market_good[market] != GOLD:
        state.gilded[market] |= (1 << filled + amount) - (1 << filled)
    state.filled[market] = filled + amount
    pays = not state.is_ghost(state.content.market_cave[market])
    if pays:
        state.money[seat] += earned
    settle_cars(state, seat)
    if state.telling:
        state.tell("sold", seat=seat, good=good, amount=amount, market=market, money=earned if pays else 0)
    return pays


# ---------------------------------------------------------------- spending


def refuse_share(state: LionsgateState, seat: int, circle: int, may_unload: int) -> Refusal | None:
    """An empty circle of this living town, its price in gold aboard, a token left (lionsgate.unload.shares)."""
    cave = state.engine[seat]
    if state.content.circle_cave[circle] != cave or state.is_ghost(cave):
        return NO_SHARE
    if state.circle_owner[circle] >= 0 or state.shares_left[seat] == 0:
        return NO_SHARE
    price = state.content.circle_price[circle]
    if state.mat[seat].count(GOLD) < price:
        return NO_SHARE
    return None if price <= may_unload else BEYOND_LIMIT


def place_shares(state: LionsgateState, seat: int, circle: int) -> None:
    """1 token in a small town, 2 in a large one, 1 if it is the last."""
    large = state.content.large_towns >> state.content.circle_cave[circle] & 1
    tokens = min(2 if large else 1, state.shares_left[seat])
    state.shares_left[seat] -= tokens
    state.circle_owner[circle] = seat
    state.circle_tokens[circle] = tokens
    if state.telling:
        state.tell("shares-placed", seat=seat, circle=circle, tokens=tokens)


def alloy_of(deck: int) -> int:
    """What the workshop for a deck takes: steel for cogs, brass for pipes."""
    return STEEL if deck == COGS else BRASS


def refuse_workshop(state: LionsgateState, seat: int, may_unload: int, done: int) -> Refusal | None:
    """Two of the workshop's alloy, once in this action (lionsgate.unload.workshop)."""
    deck = state.content.workshop_deck[state.engine[seat]]
    if deck < 0 or done & VISITED:
        return NO_WORKSHOP
    alloys = state.mat[seat].count(alloy_of(deck))
    if alloys < FIRST_UPGRADE:
        return GOLD_ONLY_ON_MARKETS if alloys + state.mat[seat].count(GOLD) >= FIRST_UPGRADE else NO_WORKSHOP
    return None if may_unload >= FIRST_UPGRADE else BEYOND_LIMIT


def refuse_hire(state: LionsgateState, seat: int, may_unload: int, done: int) -> Refusal | None:
    """Five gold at the Guild, once in this action (lionsgate.unload.guild)."""
    if state.engine[seat] != state.content.guild or done & VISITED:
        return NO_GUILD
    if state.mat[seat].count(GOLD) < FIRST_MERCENARY:
        return NO_GUILD
    return None if may_unload >= FIRST_MERCENARY else BEYOND_LIMIT


def visit(state: LionsgateState, seat: int, may_unload: int, done: int) -> None:
    """The price of the first card is paid and the card drawn; the choice follows."""
    deck = state.content.workshop_deck[state.engine[seat]]
    if deck < 0:
        deck = MERCENARIES
    price = FIRST_MERCENARY if deck == MERCENARIES else FIRST_UPGRADE
    state.drawn_from = deck
    state.push("browse", seat, (may_unload - price, done | VISITED))
    state.push("draw-offer", seat)
    spend(state, seat, GOLD if deck == MERCENARIES else alloy_of(deck), price)


def spend(state: LionsgateState, seat: int, good: int, amount: int) -> None:
    """Goods from the mat go to the supply; the player says which where that makes a difference."""
    goods = state.mat[seat]
    held = [run for run in runs(goods) if run[1] == good]
    state.supply[good] += amount
    if len(held) == 1:
        first = held[0][0]
        del goods[first : first + amount]
    elif goods.count(good) == amount:
        state.mat[seat] = [other for other in goods if other != good]
    else:
        state.supply[good] -= amount
        state.push("pay", seat, (good, amount))
        return
    settle_cars(state, seat)


class Pay(Ask[LionsgateState]):
    """Which of several runs a spent good is taken from, one good at a time (lionsgate.load.order)."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [PAY[first] for first, _kind, _length in runs(state.mat[frame.seat])]

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        return None if state.mat[frame.seat][choice[1]] == frame.data[0] else BEYOND_LIMIT

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        good, amount = frame.data
        del state.mat[frame.seat][choice[1]]
        state.supply[good] += 1
        settle_cars(state, frame.seat)
        if amount > 1:
            spend(state, frame.seat, good, amount - 1)


CHAPTER: list[Step[Any]] = [Unload("unload", "lionsgate.unload.amount"), Pay("pay", "lionsgate.unload.spend")]
