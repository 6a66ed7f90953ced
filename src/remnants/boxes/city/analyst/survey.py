"""City of Remnants in numbers: renown, awards to come, the board, money, gangs and their cards, as one seat knows them.

Most of it is what the evaluation of the bots is made of, each part for itself, so that the network can weigh them anew.
"""

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from remnants.boxes.city.analyst.known import KnownEvaluation, hand_total, in_hand, unseen
from remnants.boxes.city.bots.evaluation import awards, lasting, rounds_left, total
from remnants.boxes.city.bots.tables import Tables
from remnants.boxes.city.bots.weights import OF_THE_DUEL, load
from remnants.boxes.city.content.content import Content
from remnants.boxes.city.rules.state import CityState, as_city
from remnants.judges.survey import EVERYTHING, Survey
from remnants.kernel.agenda import NOBODY
from remnants.kernel.state import State

OF_A_SEAT: Final = [
    "renown",
    "black market cards",
    "award now",
    "renown to come by awards",
    "renown in the end",
    "board",
    "contests",
    "money and influence",
    "hand",
    "deck",
    "permanents",
    "all that together",
    "money",
    "influence",
    "conditions met",
    "figures on the board",
    "figures in the pool",
    "figures unused",
    "spaces held",
    "spaces fought over",
    "pairs",
    "cards in hand",
    "strength of the hand",
    "cards owned",
    "strength of the deck",
    "gang members",
    "developments held",
    "products",
    "turns taken",
    "decides",
    "has the turn",
    "begins the round",
    "turns until its turn",
    "attacks",
    "defends",
    "bids highest",
]
OF_THE_TABLE: Final = [
    "round",
    "rounds left",
    "pile",
    "awards of all",
    "auction",
    "battle",
    "renown of all",
    "last round",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class CitySurvey(Survey):
    """What the network of City is told."""

    __slots__ = ("_evaluations",)

    def __init__(self) -> None:
        super().__init__(OF_A_SEAT, OF_THE_TABLE)
        weights = load(OF_THE_DUEL)
        self._evaluations = [KnownEvaluation(weights, eyes) for eyes in range(EVERYTHING, 4)]

    def evaluation(self, eyes: int) -> KnownEvaluation:
        return self._evaluations[eyes - EVERYTHING]

    def table(self, state: State, eyes: int) -> list[float]:
        city = as_city(state)
        awarded = sum(awards(city))
        rounds = rounds_left(city, awarded, self.evaluation(eyes).weights.growth)
        return [
            city.round / 8,
            rounds / 6,
            city.pile / max(1, city.pack.renown),
            awarded / 30,
            float(city.lot != NOBODY),
            float(city.battle_space != NOBODY),
            sum(city.renown) / 60,
            float(awarded > city.pile),
        ]

    def seats(self, state: State, eyes: int) -> list[list[float]]:
        city = as_city(state)
        evaluation = self.evaluation(eyes)
        rates = awards(city)
        rounds = rounds_left(city, sum(rates), evaluation.weights.growth)
        return [numbers_of(city, seat, eyes, evaluation, rates[seat], rounds) for seat in range(city.players)]


def numbers_of(
    city: CityState, seat: int, eyes: int, evaluation: KnownEvaluation, rate: int, rounds: float
) -> list[float]:
    """The numbers of one seat."""
    pack = city.pack
    weights = evaluation.weights
    tables, fights = evaluation.tables(pack)
    side = tables.sides[city.side.id]
    others = 0
    for other in range(city.players):
        if other != seat:
            others |= city.standing[other]
    contested = city.standing[seat] & (others | city.ycu_spaces)
    board = evaluation.board(city, seat, rounds, others, tables, side)
    contests = evaluation.contests(city, seat, rounds, others, fights, side) if contested else 0.0
    mat = evaluation.mat(city, seat, rounds)
    hand, deck, permanents, strength, gang, market, owned = cards_of(city, seat, eyes, tables, rounds)
    held_on = lasting(weights.threatened + weights.defended, rounds)
    renown = renown_of(city, seat, eyes)
    after = (seat - city.active) % city.players if city.active != NOBODY else 0
    frame = city.agenda[-1]
    held = city.held[seat]
    developments, products = 0, 0
    for tile, spaces in enumerate(city.tile_spaces):
        if spaces & ~held == 0:
            developments += 1
            products += city.tile_products[tile]
    return [
        renown / 30,
        market / 5,
        rate / 8,
        rate * held_on / 20,
        (renown + market + rate * held_on) / 30,
        board / 30,
        contests / 5,
        mat / 10,
        hand / 5,
        deck / 10,
        permanents / 5,
        (renown + board + contests + mat + hand + deck + permanents) / 40,
        min(city.arcs[seat], 20000) / 8000,
        city.influence[seat] / 6,
        city.conditions[seat].bit_count() / 4,
        (city.standing[seat].bit_count() + city.paired[seat].bit_count()) / 10,
        city.pool[seat] / 5,
        city.unused[seat] / 8,
        held.bit_count() / 10,
        contested.bit_count() / 2,
        city.paired[seat].bit_count() / 4,
        in_hand(city, seat) / 6,
        hand_total(city, seat, eyes, tables.strength[pack.gang_colour[city.gang[seat]]]) / 15,
        owned / 15,
        strength / 30,
        gang / 10,
        developments / 4,
        products / 6,
        city.turns[seat] / max(1, pack.turns),
        float(frame.seat == seat),
        float(city.active == seat),
        float(city.first_player == seat),
        after / 3,
        float(city.attacker == seat),
        float(city.defender == seat),
        float(city.lot != NOBODY and city.bidder == seat),
    ]


def renown_of(city: CityState, seat: int, eyes: int) -> float:
    """The renown that a seat is known to have: of concealed renown one knows what all others have together."""
    if not city.concealed or eyes in (seat, EVERYTHING):
        return float(city.renown[seat])
    return sum([held for owner, held in enumerate(city.renown) if owner != eyes]) / (city.players - 1)


def cards_of(
    city: CityState, seat: int, eyes: int, tables: Tables, rounds: float
) -> tuple[float, float, float, float, int, int, int]:
    """What hand, deck and permanents are worth, how strong the deck is, and how many gang members and bought cards."""
    pack: Content = city.pack
    colour = pack.gang_colour[city.gang[seat]]
    hidden = unseen(city, seat, seat)
    seen = city.hand[seat] + city.setting_aside[seat] + city.discard[seat]
    for place, card in enumerate(city.laid[seat]):
        if city.revealed[seat] or not city.blind[seat][place]:
            seen.append(card)
    owned = hidden + seen
    if seat == city.active:
        owned += city.aside
    owned.sort()
    gang, market = 0, 0
    for card in owned:
        gang += pack.is_unit[card]
        market += pack.is_market[card]
    permanents = city.permanents[seat]
    for card in permanents:
        market += pack.is_market[card]
    return (
        hand_total(city, seat, eyes, tables.hand[colour]),
        sqrt(rounds) * total(tables.deck[colour], owned),
        sqrt(rounds) * total(tables.standing, sorted(permanents)) + len(permanents),
        total(tables.strength[colour], owned),
        gang,
        market,
        len(owned),
    )


SURVEY = CitySurvey()
