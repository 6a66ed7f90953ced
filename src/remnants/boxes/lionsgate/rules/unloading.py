"""Unloading: goods left lying, sold on markets, spent on shares, at workshops and at the Guild.

Boxes are named by their number from the left, from 0. Goods of one kind side by side are a run, named by its first
box: which of them leaves makes no difference.
"""

from typing import Any

from remnants.boxes.lionsgate.content.words import (
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
from remnants.boxes.lionsgate.rules import frames
from remnants.boxes.lionsgate.rules.decks import cards_left
from remnants.boxes.lionsgate.rules.declarations import MOST_BOXES
from remnants.boxes.lionsgate.rules.loading import handled_goods
from remnants.boxes.lionsgate.rules.own_turn import OwnTurn
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.train import settle_cars
from remnants.boxes.lionsgate.rules.turn_end import after_action
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Choice, Step

STOP: Choice = ("stop",)
WORKSHOP_VISIT: Choice = ("workshop",)
HIRE: Choice = ("hire",)
FIRST_UPGRADE = 2
FIRST_MERCENARY = 5
DROP: list[list[Choice]] = [[("drop", box, amount) for amount in range(1, MOST_BOXES + 1)] for box in range(MOST_BOXES)]
SHARE: list[Choice] = [("share", circle) for circle in range(18)]
PAY: list[Choice] = [("pay", box) for box in range(MOST_BOXES)]

UNLOADED = 1
TRADED = 2
VISITED = 4
"""What has been done in this unloading, as bits: anything, a sale, a visit to a workshop or the Guild."""


def refuse_unload(state: LionsgateState, seat: int) -> Refusal | None:
    """Why nothing can be unloaded, or None."""
    return None if state.mat[seat] else Refusal("lionsgate.unload.amount", {"why": "nothing-aboard"})


def begin_unloading(state: LionsgateState, seat: int) -> None:
    state.agenda.append(frames.unload(seat, handled_goods(state, seat), 0))


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
    return len(state.pack.market_squares[market]) - state.filled[market]


def pays(state: LionsgateState, market: int, amount: int) -> int:
    """What so many goods bring on a market: the numbers they cover, in a ghost town nothing.

    lionsgate.unload.town, lionsgate.unload.ghost-town
    """
    if state.is_ghost(state.pack.market_cave[market]):
        return 0
    filled = state.filled[market]
    return sum(state.pack.market_squares[market][filled : filled + amount])


def trade_bonus(state: LionsgateState, seat: int, market: int, done: int) -> int:
    """What good traders add to the first sale of an unloading in a living town (lionsgate.turn.abilities)."""
    return 0 if done & TRADED or state.is_ghost(state.pack.market_cave[market]) else state.bonus(seat, TRADE)


def too_few_hands(left: int) -> Refusal:
    """lionsgate.unload.amount"""
    return Refusal("lionsgate.unload.amount", {"why": "too-few-hands", "left": left})


def beyond_limit(price: int, left: int) -> Refusal:
    """lionsgate.unload.spend"""
    return Refusal("lionsgate.unload.spend", {"why": "too-few-hands", "price": price, "left": left})


class Unload(OwnTurn):
    """Unload goods one run after another, or stop (lionsgate.unload.amount)."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        seat = frame.seat
        found: list[Choice] = [STOP, WORKSHOP_VISIT, HIRE, *SHARE[: len(state.pack.circle_cave)]]
        for first, _kind, length in runs(state.mat[seat]):
            found += DROP[first][:length]
            for market in state.pack.markets_of[state.engine[seat]]:
                found += [("sell", first, market, amount) for amount in range(1, length + 1)]
        return found

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        seat = frame.seat
        may_unload, done = frame.data
        verb = choice[0]
        if verb == "stop":
            return None if done else Refusal("lionsgate.unload.amount", {"why": "nothing-unloaded"})
        if verb == "drop":
            return None if choice[2] <= may_unload else too_few_hands(may_unload)
        if verb == "sell":
            return self.refuse_sale(state, seat, choice, may_unload)
        if verb == "share":
            return refuse_share(state, seat, choice[1], may_unload)
        if verb == "workshop":
            return refuse_workshop(state, seat, may_unload, done)
        return refuse_hire(state, seat, may_unload, done)

    def refuse_sale(self, state: LionsgateState, seat: int, choice: Choice, may_unload: int) -> Refusal | None:
        """A good of the market's colour or gold, and an open square for each (lionsgate.unload.town)."""
        market: int = choice[2]
        kind = state.mat[seat][choice[1]]
        wanted = state.pack.market_good[market]
        if kind not in (GOLD, wanted):
            return Refusal("lionsgate.unload.town", {"why": "other-good", "good": kind, "market": market})
        if choice[3] > may_unload:
            return too_few_hands(may_unload)
        squares = open_squares(state, market)
        if choice[3] <= squares:
            return None
        return Refusal("lionsgate.unload.town", {"why": "full", "market": market, "squares": squares})

    def refuse_stranger(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal:
        """A market of another town, or more of a good than stand side by side."""
        numbers = [number for number in choice[1:] if isinstance(number, int)]
        if len(numbers) == (3 if choice[0] == "sell" else 2) and choice[0] in ("sell", "drop"):
            here = state.pack.markets_of[state.engine[frame.seat]]
            if choice[0] == "sell" and numbers[1] not in here and 0 <= numbers[1] < len(state.filled):
                return Refusal("lionsgate.unload.town", {"why": "elsewhere", "market": numbers[1]})
            for first, kind, length in runs(state.mat[frame.seat]):
                if first == numbers[0] and numbers[-1] > length:
                    return Refusal("lionsgate.unload.amount", {"why": "too-few-aboard", "good": kind, "held": length})
        return super().refuse_stranger(state, frame, choice)

    def open_to(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        seat = frame.seat
        may_unload, done = frame.data
        content = state.pack
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
            circles = content.circles_of[cave] if GOLD in state.mat[seat] else []
            for circle in circles:
                if refuse_share(state, seat, circle, may_unload) is None:
                    found.append(SHARE[circle])
        elif kind_of_cave == WORKSHOP:
            if refuse_workshop(state, seat, may_unload, done) is None:
                found.append(WORKSHOP_VISIT)
        elif kind_of_cave == GUILD and refuse_hire(state, seat, may_unload, done) is None:
            found.append(HIRE)
        if done:
            found.append(STOP)
        return found

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        may_unload, done = frame.data
        verb = choice[0]
        if verb == "stop":
            after_action(state, seat)
        elif verb == "drop":
            drop(state, seat, choice[1], choice[2])
            go_on_unloading(state, seat, may_unload - choice[2], done)
        elif verb == "sell":
            done = sell(state, seat, choice[1], choice[2], choice[3], done)
            go_on_unloading(state, seat, may_unload - choice[3], done)
        elif verb == "share":
            price = state.pack.circle_price[choice[1]]
            place_shares(state, seat, choice[1])
            state.agenda.append(frames.go_on_unloading(seat, may_unload - price, done))
            spend(state, seat, GOLD, price)
        else:
            visit(state, seat, may_unload, done)

    def limit(self, state: LionsgateState, seat: int) -> int:
        return handled_goods(state, seat)

    def ask_again(self, state: LionsgateState, frame: Frame, less: int) -> None:
        may_unload, done = frame.data
        if may_unload > less and state.mat[frame.seat]:
            state.agenda.append(frames.unload(frame.seat, may_unload - less, done))
        else:
            after_action(state, frame.seat)


def go_on_unloading(state: LionsgateState, seat: int, may_unload: int, done: int) -> None:
    """Asks on while anything can be unloaded."""
    if may_unload > 0 and state.mat[seat]:
        state.agenda.append(frames.unload(seat, may_unload, done | UNLOADED))
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


def sell(state: LionsgateState, seat: int, box: int, market: int, amount: int, done: int) -> int:
    """Covers the leftmost open squares; a living town pays. Gives what has now been done in this unloading.

    lionsgate.unload.town, lionsgate.unload.gold
    """
    earned = pays(state, market, amount)
    bonus = trade_bonus(state, seat, market, done)
    good = state.mat[seat][box]
    del state.mat[seat][box : box + amount]
    filled = state.filled[market]
    if good == GOLD and state.pack.market_good[market] != GOLD:
        state.gilded[market] |= (1 << filled + amount) - (1 << filled)
    state.filled[market] = filled + amount
    state.money[seat] += earned + bonus
    settle_cars(state, seat)
    if state.telling:
        state.tell("sold", seat=seat, good=good, amount=amount, market=market, money=earned, bonus=bonus)
    return done if state.is_ghost(state.pack.market_cave[market]) else done | TRADED


# ---------------------------------------------------------------- spending


def refuse_share(state: LionsgateState, seat: int, circle: int, may_unload: int) -> Refusal | None:
    """An empty circle of this living town, its price in gold aboard, a token left (lionsgate.unload.shares)."""
    cave = state.engine[seat]
    if state.pack.circle_cave[circle] != cave:
        return Refusal("lionsgate.unload.shares", {"why": "elsewhere", "cave": state.pack.circle_cave[circle]})
    if state.is_ghost(cave):
        return Refusal("lionsgate.unload.shares", {"why": "ghost-town", "cave": cave})
    if state.circle_owner[circle] >= 0:
        return Refusal("lionsgate.unload.shares", {"why": "taken", "player": state.circle_owner[circle]})
    if state.shares_left[seat] == 0:
        return Refusal("lionsgate.unload.shares", {"why": "no-token"})
    price = state.pack.circle_price[circle]
    gold = state.mat[seat].count(GOLD)
    if gold < price:
        return Refusal("lionsgate.unload.shares", {"why": "gold", "price": price, "gold": gold})
    return None if price <= may_unload else beyond_limit(price, may_unload)


def place_shares(state: LionsgateState, seat: int, circle: int) -> None:
    """1 token in a small town, 2 in a large one, 1 if it is the last."""
    large = state.pack.large_towns >> state.pack.circle_cave[circle] & 1
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
    cave = state.engine[seat]
    deck = state.pack.workshop_deck[cave]
    if state.pack.cave_kinds[cave] != WORKSHOP:
        return Refusal("lionsgate.unload.workshop", {"why": "elsewhere", "cave": cave})
    if done & VISITED:
        return Refusal("lionsgate.unload.workshop", {"why": "visited", "cave": cave})
    if cards_left(state, deck) == 0:
        return Refusal("lionsgate.unload.workshop", {"why": "no-card", "deck": deck})
    alloy = alloy_of(deck)
    held = state.mat[seat].count(alloy)
    if held < FIRST_UPGRADE:
        if held + state.mat[seat].count(GOLD) >= FIRST_UPGRADE:
            return Refusal("lionsgate.unload.gold", {"why": "alloy", "good": alloy})
        return Refusal("lionsgate.unload.workshop", {"why": "alloy", "good": alloy, "held": held})
    return None if may_unload >= FIRST_UPGRADE else beyond_limit(FIRST_UPGRADE, may_unload)


def refuse_hire(state: LionsgateState, seat: int, may_unload: int, done: int) -> Refusal | None:
    """Five gold at the Guild, once in this action (lionsgate.unload.guild)."""
    cave = state.engine[seat]
    if cave != state.pack.guild or done & VISITED:
        return Refusal("lionsgate.unload.guild", {"why": "visited" if done & VISITED else "elsewhere", "cave": cave})
    gold = state.mat[seat].count(GOLD)
    if gold < FIRST_MERCENARY:
        return Refusal("lionsgate.unload.guild", {"why": "gold", "gold": gold})
    return None if may_unload >= FIRST_MERCENARY else beyond_limit(FIRST_MERCENARY, may_unload)


def visit(state: LionsgateState, seat: int, may_unload: int, done: int) -> None:
    """The price of the first card is paid and the card drawn; the choice follows."""
    cave = state.engine[seat]
    deck = MERCENARIES if cave == state.pack.guild else state.pack.workshop_deck[cave]
    price = FIRST_MERCENARY if deck == MERCENARIES else FIRST_UPGRADE
    state.drawn_from = deck
    state.agenda.append(frames.browse(seat, may_unload - price, done | VISITED))
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
        state.agenda.append(frames.pay(seat, good, amount))
        return
    settle_cars(state, seat)


class Pay(OwnTurn):
    """Which of several runs a spent good is taken from, one good at a time (lionsgate.load.order)."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [PAY[first] for first, _kind, _length in runs(state.mat[frame.seat])]

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        good, _amount = frame.data
        if state.mat[frame.seat][choice[1]] == good:
            return None
        return Refusal("lionsgate.unload.spend", {"why": "other-good", "good": good})

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        """What is being paid with cannot be dumped with a boxcar meanwhile."""
        if choice[0] == "discard":
            good, amount = frame.data
            kept = state.mat[frame.seat][: state.most_goods_without(frame.seat, choice[1])]
            if kept.count(good) < amount:
                return Refusal("lionsgate.unload.spend", {"why": "owed", "good": good, "amount": amount})
        return super().refuse(state, frame, choice)

    def choices(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        found = super().choices(state, frame)
        return [choice for choice in found if self.refuse(state, frame, choice) is None]

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        good, amount = frame.data
        del state.mat[frame.seat][choice[1]]
        state.supply[good] += 1
        settle_cars(state, frame.seat)
        if amount > 1:
            spend(state, frame.seat, good, amount - 1)


STEPS: list[Step[Any]] = [Unload("unload", "lionsgate.unload.amount"), Pay("pay", "lionsgate.unload.spend")]
