"""How good a position of City of Remnants is: renown to come, the board, money, the gang and its cards.

The numbers are in weights/city.toml, in points of renown. Sums over the own cards and spaces are what makes this quick.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from mypy_extensions import mypyc_attr

from remnants.bots.evaluation import Evaluation
from remnants.bots.greedy import GUESSES, GreedyBot
from remnants.bots.seen import Bot
from remnants.boxes.city.bots.fights import Fights
from remnants.boxes.city.bots.shortlist import shortlist
from remnants.boxes.city.bots.tables import SideTables, Tables
from remnants.boxes.city.bots.weights import CityWeights, load
from remnants.boxes.city.content.board import beside
from remnants.boxes.city.content.content import Content
from remnants.boxes.city.rules.state import CityState, as_city
from remnants.kernel.agenda import NOBODY
from remnants.kernel.state import State
from remnants.kernel.steps import Choice

GOES_ON: Final = [
    "recruit.declare",
    "recruit.bid",
    "buy.what",
    "produce",
    "build",
    "sell.product",
    "sale.product",
    "move.figure",
    "march.figure",
    "renew.discard",
    "battle.which",
    "battle.lay",
    "battle.ability",
    "effect.cycle",
]
LOOKED_THROUGH: Final = [
    "move.to",
    "build.place",
    "cards.give-up",
    "effect.discount.name",
    "effect.fetch.card",
    "effect.search",
    "effect.enlist.card",
    "effect.product.tile",
    "effect.purge.token",
    "effect.rob.player",
    "effect.trash.card",
]
HORIZON: Final = ["turns.next", "patrol", "award", "reset", "round", "battle.dice", "renew.shuffle"]


@mypyc_attr(allow_interpreted_subclasses=True)
class CityEvaluation(Evaluation):
    """The judgement of City of Remnants."""

    __slots__ = ("_known", "weights")

    def __init__(self, weights: CityWeights | None = None) -> None:
        super().__init__(GOES_ON, LOOKED_THROUGH, HORIZON)
        self.weights = load() if weights is None else weights
        self._known: dict[str, tuple[Tables, Fights]] = {}

    def __reduce__(self) -> str | tuple[Any, ...]:
        """A copy works out anew what the packs it meets are worth, so it needs none that was met before."""
        return type(self), (self.weights,)

    def tables(self, pack: Content) -> tuple[Tables, Fights]:
        """What a pack's cards and tiles are worth; worked out when the pack is first seen."""
        known = self._known.get(pack.digest)
        if known is None:
            tables = Tables(pack, self.weights)
            known = (tables, Fights(tables, self.weights))
            self._known[pack.digest] = known
        return known

    def value(self, state: State, seat: int) -> float:
        city = as_city(state)
        tables, fights = self.tables(city.pack)
        side = tables.sides[city.side.id]
        rates = awards(city)
        awarded = sum(rates)
        rounds = rounds_left(city, awarded, self.weights.growth)
        others = 0
        for other in range(city.players):
            if other != seat:
                others |= city.standing[other]
        worth = city.renown[seat] + self.board(city, seat, rounds, others, tables, side)
        if city.standing[seat] & (others | city.ycu_spaces):
            worth += self.contests(city, seat, rounds, others, fights, side)
        worth += self.mat(city, seat, rounds)
        worth += self.cards(city, seat, rounds, tables)
        if city.lot != NOBODY:
            worth += self.auction(city, seat, rounds, tables)
        if city.discounts and seat == city.active:
            worth += 0.02 * self.reductions(city, rounds, tables)
        return worth - self.weights.rivals * self.others(city, seat, rounds, rates)

    def others(self, city: CityState, seat: int, rounds: float, rates: list[int]) -> float:
        """How well the others stand: the best of them and the average, half and half."""
        held_on = lasting(self.weights.threatened + self.weights.defended, rounds)
        best, whole = 0.0, 0.0
        for other in range(city.players):
            if other != seat:
                stands = city.renown[other] + rates[other] * held_on + city.arcs[other] / 1000 * self.weights.surplus
                whole += stands
                best = max(best, stands)
        return 0.5 * best + 0.5 * whole / (city.players - 1)

    def shortlist(self, state: State, seat: int, choices: list[Choice]) -> list[Choice]:
        city = as_city(state)
        tables, fights = self.tables(city.pack)
        if city.agenda[-1].step == "battle.lay":
            return [fights.next_card(city, seat, self.prize(city, seat, tables))]
        return shortlist(city, seat, choices, tables)

    # ------------------------------------------------------------------ the board

    def board(self, city: CityState, seat: int, rounds: float, others: int, tables: Tables, side: SideTables) -> float:
        """Controlled spaces and developments by what they will bring, and where the figures stand."""
        weights = self.weights
        held = city.held[seat]
        paired = city.paired[seat]
        near = reached_from(others, city.pack.reach)
        keeping = weights.threatened + weights.defended * self.readiness(city, seat, tables)
        safe = lasting(weights.safe, rounds)
        threatened = lasting(keeping, rounds)
        guarded = lasting(keeping + weights.guarded * (1 - keeping), rounds)
        award, kept, promise = side.award, side.kept, side.near
        worth = 0.0
        left = held
        while left:
            bit = left & -left
            left ^= bit
            space = bit.bit_length() - 1
            brings = weights.held + award[space] * kept[space]
            if not near & bit:
                worth += promise[space] + brings * safe
            elif paired & bit:
                worth += promise[space] + brings * guarded
            else:
                worth += promise[space] + brings * threatened
        tile_renown = city.pack.development_renown
        stock = 0.0
        for tile, spaces in enumerate(city.tile_spaces):
            mine = spaces & held
            if not mine:
                continue
            design = city.tile_design[tile]
            brings = tile_renown[design] + tables.production[design]
            exposed = spaces & near
            kept_up = safe if not exposed else threatened if exposed & ~paired else guarded
            if mine == spaces:
                worth += brings * kept_up
                stock += city.tile_products[tile] * city.pack.development_sale[design]
            else:
                share = mine.bit_count() / spaces.bit_count()
                worth += brings * kept_up * share * (weights.contested if spaces & others else weights.unfinished)
                stock += 0.5 * city.tile_products[tile] * city.pack.development_sale[design]
        worth += stock / 1000 * weights.product * (weights.money + weights.money_early * rounds)
        return worth + weights.force * sqrt(self.force(city, seat)) * rounds

    def force(self, city: CityState, seat: int) -> float:
        """Figures on the board, and those in the pool for a little less. The fewer there are, the more each counts."""
        figures = city.standing[seat].bit_count() + city.paired[seat].bit_count()
        return figures + self.weights.reserve * city.pool[seat]

    def loss(self, city: CityState, seat: int, rounds: float) -> float:
        """What a lost battle costs: a card and a figure."""
        force = self.force(city, seat)
        figure = self.weights.force * (sqrt(force) - sqrt(max(0.0, force - 1))) * rounds
        return self.weights.lost_card * (1 + self.weights.scarcity / (1 + force)) + figure

    def readiness(self, city: CityState, seat: int, tables: Tables) -> float:
        """How well the hand can defend what is attacked before it is renewed: from 0 to 1."""
        return min(1.0, self.hand_strength(city, seat, tables) / self.weights.strong_hand)

    def hand_strength(self, city: CityState, seat: int, tables: Tables) -> float:
        return total(tables.strength[city.pack.gang_colour[city.gang[seat]]], city.hand[seat])

    def contests(
        self, city: CityState, seat: int, rounds: float, others: int, fights: Fights, side: SideTables
    ) -> float:
        """Spaces that will be fought over, by the chance to win them."""
        contested = city.standing[seat] & (others | city.ycu_spaces)
        weights = self.weights
        rounds_held = lasting(weights.threatened + 0.5 * weights.defended, rounds)
        battles = contested.bit_count()
        loss = self.loss(city, seat, rounds)
        worth = 0.0
        while contested:
            bit = contested & -contested
            contested ^= bit
            space = bit.bit_length() - 1
            in_the_end, chance, enemy = fights.won(city, seat, space, battles)
            at_stake = (stake(city, side, space) + weights.held) * rounds_held
            if city.held[seat] & bit:
                worth -= (1 - in_the_end) * at_stake
            else:
                worth += in_the_end * at_stake
            worth -= (1 - chance) * loss
            if enemy != NOBODY:
                worth += chance * weights.beaten * loss
                if city.held[enemy] & bit:
                    worth += in_the_end * at_stake * weights.rivals / (city.players - 1)
        return worth

    def prize(self, city: CityState, seat: int, tables: Tables) -> float:
        """What the battle under way is about."""
        side = tables.sides[city.side.id]
        rounds = rounds_left(city, sum(awards(city)), self.weights.growth)
        weights = self.weights
        rounds_held = lasting(weights.threatened + 0.5 * weights.defended, rounds)
        at_stake = (stake(city, side, city.battle_space) + weights.held) * rounds_held
        return at_stake + self.loss(city, seat, rounds)

    # ------------------------------------------------------------------ the mat

    def mat(self, city: CityState, seat: int, rounds: float) -> float:
        """Money and influence."""
        weights = self.weights
        arcs = city.arcs[seat]
        worth = min(arcs, weights.enough) / 1000 * (weights.money + weights.money_early * rounds)
        worth += max(0.0, arcs - weights.enough) / 1000 * weights.surplus
        worth *= still_useful(city, seat, rounds)
        worth += weights.influence * city.influence[seat] * rounds
        met = city.conditions[seat]
        for number, name in enumerate(city.pack.condition_ids):
            if name == "money" and not met >> number & 1:
                share = min(1.0, arcs / city.pack.condition_at_least[number])
                worth += weights.condition * share * share * min(1.0, (rounds - 1) / 3)
        return worth

    # ------------------------------------------------------------------ the gang

    def cards(self, city: CityState, seat: int, rounds: float, tables: Tables) -> float:
        """The hand, the deck, and what lies in front of the player."""
        weights = self.weights
        colour = city.pack.gang_colour[city.gang[seat]]
        hand_worth, deck_worth = tables.hand[colour], tables.deck[colour]
        hand, draw = city.hand[seat], city.draw[seat]
        worth = total(hand_worth, hand) * still_useful(city, seat, rounds)
        owned = hand + draw + city.discard[seat] + city.laid[seat] + city.setting_aside[seat]
        if seat == city.active:
            owned += city.aside
        permanents = city.permanents[seat]
        worth += rounds * (total(deck_worth, owned) + total(tables.standing, permanents))
        frame = city.agenda[-1] if city.agenda else None
        if frame is not None and frame.seat == seat and frame.step in ("renew.discard", "renew.shuffle"):
            worth += self.cards_to_come(city, seat, hand_worth) * still_useful(city, seat, rounds)
        is_market, is_unit = city.pack.is_market, city.pack.is_unit
        units = 0
        for card in owned:
            if is_unit[card]:
                units += 1
            elif is_market[card]:
                worth += 1
        for number, name in enumerate(city.pack.condition_ids):
            if name == "gang" and not city.conditions[seat] >> number & 1:
                share = units / city.pack.condition_at_least[number]
                worth += weights.condition * share**3 * min(1.0, (rounds - 1) / 3)
        return worth + len(permanents)

    def cards_to_come(self, city: CityState, seat: int, hand_worth: list[float]) -> float:
        """What the cards drawn up to influence are worth on the average (city.reset.discard)."""
        missing = city.influence[seat] - len(city.hand[seat])
        if missing <= 0:
            return 0.0
        draw = city.draw[seat]
        under = city.discard[seat] + city.setting_aside[seat]
        from_draw = min(missing, len(draw))
        from_under = min(missing - from_draw, len(under))
        worth = 0.0
        if from_draw:
            worth += from_draw * total(hand_worth, draw) / len(draw)
        if from_under:
            worth += from_under * total(hand_worth, under) / len(under)
        return worth

    # ------------------------------------------------------------------ what is under way

    def auction(self, city: CityState, seat: int, rounds: float, tables: Tables) -> float:
        """A standing bid brings the gang member and costs money and, outside the own turn, a turn."""
        weights = self.weights
        is_declarer = seat == city.active
        if city.bidder == seat:
            price = city.bid / 1000 * (weights.money + weights.money_early * rounds)
            worth = self.recruit(city, seat, city.lot, rounds, tables) - price
            return weights.won_auction * (worth if is_declarer else worth - weights.turn)
        if not is_declarer:
            return 0.0
        rest = [self.recruit(city, seat, card, rounds, tables) for card in city.recruit_row if card != city.lot]
        return weights.won_auction * max(rest, default=0.0)

    def recruit(self, city: CityState, seat: int, card: int, rounds: float, tables: Tables) -> float:
        """What a gang member adds: a card in hand and in the deck, a figure, a step towards more influence."""
        colour = city.pack.gang_colour[city.gang[seat]]
        worth = tables.hand[colour][card] + rounds * tables.deck[colour][card]
        if city.unused[seat]:
            force = self.force(city, seat)
            worth += self.weights.force * (sqrt(force + self.weights.reserve) - sqrt(force)) * rounds
        for number, name in enumerate(city.pack.condition_ids):
            if name == "gang" and not city.conditions[seat] >> number & 1:
                worth += self.weights.condition * 0.25 * min(1.0, (rounds - 1) / 3)
        return worth

    def reductions(self, city: CityState, rounds: float, tables: Tables) -> float:
        """Cost reducers played: the better the purchase they were named for, the better."""
        pack = city.pack
        worth = 0.0
        for kind, target, amount in city.discounts:
            price = pack.price[target] if kind == 0 else pack.development_cost[target]
            if price - amount > city.arcs[city.active]:
                continue
            saved = min(amount, price) / 1000
            if kind == 0:
                worth += saved + (rounds * tables.standing[target] if pack.is_permanent[target] else 0.5)
            else:
                worth += saved + rounds * (pack.development_renown[target] + tables.production[target]) / 4
        return worth


def total(worths: list[float], cards: Sequence[int]) -> float:
    """The sum over some cards."""
    found = 0.0
    for card in cards:
        found += worths[card]
    return found


def stake(city: CityState, side: SideTables, space: int) -> float:
    """What a space brings each round: its award and its part of a development."""
    worth = float(side.award[space])
    for tile, spaces in enumerate(city.tile_spaces):
        if spaces >> space & 1:
            worth += city.pack.development_renown[city.tile_design[tile]] * 1.5 / spaces.bit_count()
    return worth


def awards(city: CityState) -> list[int]:
    """What each seat would be awarded now."""
    found: list[int] = []
    for held in city.held:
        award = 0
        for renown, mask in city.side.awards:
            award += renown * (held & mask).bit_count()
        found.append(award)
    for tile, spaces in enumerate(city.tile_spaces):
        for seat, held in enumerate(city.held):
            if spaces & ~held == 0:
                found[seat] += city.pack.development_renown[city.tile_design[tile]]
                break
    return found


def rounds_left(city: CityState, awarded: int, growth: float) -> float:
    """How many more awards there will be, this round's included, if awards go on growing as they do."""
    if awarded > city.pile:
        return 1.0
    growing = growth * city.players
    return max(1.0, 0.5 + (sqrt(awarded * awarded + 2 * growing * city.pile) - awarded) / growing)


def still_useful(city: CityState, seat: int, rounds: float) -> float:
    """How far money and cards in hand can still be turned into anything: in the last turns less and less."""
    if rounds > 1:
        return 1.0
    turns = city.pack.turns - city.turns[seat] - (1 if seat == city.active else 0)
    return min(1.0, 0.1 + 0.4 * turns)


def lasting(keeping: float, rounds: float) -> float:
    """For how many of the rounds to come something is kept that is kept from round to round with this chance."""
    return keeping * (1 - float(keeping**rounds)) / (1 - keeping)


def reached_from(spaces: int, steps: int) -> int:
    """The spaces that figures there could reach in one move, and their own."""
    for _ in range(steps):
        spaces |= beside(spaces)
    return spaces


def bot_with(weights: CityWeights, guesses: int = GUESSES) -> Bot:
    """The greedy bot with other weights, for tuning."""
    return GreedyBot(CityEvaluation(weights), guesses)


EVALUATION = CityEvaluation()
