"""Remnants of Aylkor in numbers: heroes, armies, stores, cards and dangers, as far as one seat knows them.

Only hands are hidden. What another seat may hold counts with its average over all its unseen cards.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from remnants.boxes.aylkor.bots.policy import POLICY
from remnants.boxes.aylkor.content.board import DISTANCE, WITHIN, spaces_in
from remnants.boxes.aylkor.rules.moving import steps_of
from remnants.boxes.aylkor.rules.state import BREW, PASSIVE, AylkorState
from remnants.judges.survey import EVERYTHING, Survey
from remnants.kernel.state import State

OF_A_SEAT: Final = [
    "alive",
    "decides",
    "has the turn",
    "turns until its turn",
    "hero's health",
    "share of the hero's health",
    "hero's attack",
    "hero's range",
    "hero's move",
    "units",
    "worth of the units",
    "worth of what is left of them",
    "attack of the units",
    "health of the units",
    "attack ready",
    "cogs",
    "brew",
    "cards in hand",
    "units in hand",
    "worth of the hand",
    "price of the hand in cogs",
    "cards to draw",
    "worth of the cards to draw",
    "cards lost",
    "units defeated",
    "units captured",
    "damage that reaches the hero",
    "that damage by the hero's health",
    "enemies near the hero",
    "worth of enemies near the hero",
    "own units near the hero",
    "nearness of the army to enemy heroes",
    "damage to the weakest hero in reach",
    "that damage by its health",
    "nearness of the hero to enemy heroes",
    "cogs near",
    "brew near",
]
OF_THE_TABLE: Final = [
    "round",
    "rounds left",
    "seats alive",
    "an event is in force",
    "truce",
    "passive units",
    "health of all heroes",
    "lowest health of a hero",
    "highest health of a hero",
]
NEAR: Final = 3
REACH: Final = 14


@mypyc_attr(allow_interpreted_subclasses=True)
class AylkorSurvey(Survey):
    """What the network of Aylkor is told."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OF_A_SEAT, OF_THE_TABLE)

    def table(self, state: State, eyes: int) -> list[float]:
        assert isinstance(state, AylkorState)
        living = state.living()
        healths = [health_of(state, seat) for seat in living] or [0]
        return [
            state.round / 30,
            max(0, state.round_limit - state.round) / 30 if state.round_limit else 1.0,
            len(living) / 4,
            float(state.event >= 0),
            float(state.in_force.truce),
            state.standing[PASSIVE].bit_count() / 10,
            sum(healths) / 60,
            min(healths) / 20,
            max(healths) / 20,
        ]

    def seats(self, state: State, eyes: int) -> list[list[float]]:
        assert isinstance(state, AylkorState)
        return [numbers_of(state, seat, eyes) for seat in range(state.players)]


def numbers_of(state: AylkorState, seat: int, eyes: int) -> list[float]:
    """The numbers of one seat; of one that is out nothing is left to tell."""
    numbers = [0.0] * len(OF_A_SEAT)
    if state.out_since[seat]:
        return numbers
    pack = state.pack
    worths = POLICY.judgement.card_worths(pack)
    frame = state.agenda[-1]
    hero = state.hero_at[seat]
    left = health_of(state, seat)
    living = state.living()
    turn = living.index(state.active) if state.active in living else 0
    units = spaces_in(state.standing[seat] & ~state.heroes)
    worth, kept, attack, health = 0.0, 0.0, 0, 0
    for unit in units:
        card = state.card[unit]
        worth += worths[card]
        kept += worths[card] * state.health[unit] / pack.health[card]
        attack += pack.attack[card]
        health += state.health[unit]
    ready = 0
    if seat == state.active:
        for unit in spaces_in(state.can_act & state.standing[seat]):
            ready += pack.attack[state.card[unit]]
    numbers[0] = 1.0
    numbers[1] = float(frame.seat == seat)
    numbers[2] = float(state.active == seat)
    numbers[3] = ((living.index(seat) - turn) % len(living)) / 3 if seat in living else 0.0
    numbers[4] = left / 20
    if state.hero[seat] >= 0:
        numbers[5] = left / pack.health[state.hero[seat]]
        numbers[6] = pack.attack[state.hero[seat]] / 5
        numbers[7] = pack.range[state.hero[seat]] / 3
        numbers[8] = pack.move[state.hero[seat]] / 4
    numbers[9] = len(units) / 8
    numbers[10] = worth / 30
    numbers[11] = kept / 30
    numbers[12] = attack / 20
    numbers[13] = health / 20
    numbers[14] = ready / 10
    numbers[15] = min(state.cogs[seat], 20) / 10
    numbers[16] = min(state.brew[seat], 12) / 6
    tell_of_cards(state, seat, eyes, worths, numbers)
    numbers[24] = state.defeated[seat] / 10
    numbers[25] = len(state.captured[seat]) / 5
    if hero >= 0:
        tell_of_dangers(state, seat, worths, numbers)
    return numbers


def health_of(state: AylkorState, seat: int) -> int:
    """The health of a seat's hero, all of it while the hero waits for a corner to stand in."""
    if state.hero_at[seat] >= 0:
        return state.health[state.hero_at[seat]]
    return state.pack.health[state.hero[seat]] if state.hero[seat] >= 0 else 0


def tell_of_cards(state: AylkorState, seat: int, eyes: int, worths: list[float], numbers: list[float]) -> None:
    """The hand and the deck. Unseen cards count with their average; their order is not known, so they are sorted."""
    pack = state.pack
    hand, deck = state.hands[seat], state.decks[seat]
    known, unseen, count = hand, deck, 0
    if eyes not in (seat, EVERYTHING):
        known = state.known[seat]
        unseen = hand + deck
        for card in known:
            unseen.remove(card)
        count = len(hand) - len(known)
    units, worth, price = 0.0, 0.0, 0.0
    for card in known:
        if card < pack.units:
            units += 1
            worth += worths[card]
        price += pack.cogs[card]
    all_units, all_worth, all_price = 0, 0.0, 0.0
    for card in sorted(unseen):
        if card < pack.units:
            all_units += 1
            all_worth += worths[card]
        all_price += pack.cogs[card]
    part = count / len(unseen) if unseen else 0.0
    numbers[17] = len(hand) / 6
    numbers[18] = (units + part * all_units) / 4
    numbers[19] = (worth + part * all_worth) / 15
    numbers[20] = (price + part * all_price) / 15
    numbers[21] = len(deck) / 20
    numbers[22] = all_worth * (1.0 - part) / 60
    numbers[23] = len(state.discards[seat]) / 10


def tell_of_dangers(state: AylkorState, seat: int, worths: list[float], numbers: list[float]) -> None:
    """Who can strike whom soon: the enemies about the own hero, and the own army about theirs."""
    pack = state.pack
    hero = state.hero_at[seat]
    threat, near, weight = 0, 0, 0.0
    for unit in spaces_in(state.enemies(seat) & ~state.standing[PASSIVE]):
        card = state.card[unit]
        steps = DISTANCE[unit][hero]
        if steps <= steps_of(state, unit) + pack.range[card]:
            threat += pack.attack[card]
        if steps <= NEAR:
            near += 1
            weight += worths[card] if card < pack.units else 5.0
    numbers[26] = threat / 10
    numbers[27] = min(3.0, threat / max(1, state.health[hero]))
    numbers[28] = near / 4
    numbers[29] = weight / 15
    numbers[30] = (state.standing[seat] & WITHIN[2][hero]).bit_count() / 4
    prey = [state.hero_at[other] for other in state.living() if other != seat and state.hero_at[other] >= 0]
    if prey:
        damage = [0] * len(prey)
        nearness = 0.0
        for unit in spaces_in(state.standing[seat]):
            card = state.card[unit]
            reach = steps_of(state, unit) + pack.range[card]
            closest = REACH
            for place, other in enumerate(prey):
                steps = DISTANCE[unit][other]
                if steps < closest:
                    closest = steps
                if steps <= reach:
                    damage[place] += pack.attack[card]
            if unit == hero:
                numbers[34] = 1 - closest / REACH
            else:
                nearness += 1 - closest / REACH
        numbers[31] = nearness / 6
        numbers[32] = max(damage) / 10
        deadly = max([hits / max(1, state.health[other]) for hits, other in zip(damage, prey, strict=True)])
        numbers[33] = min(3.0, deadly)
    about = 0
    for unit in spaces_in(state.standing[seat]):
        about |= WITHIN[2][unit]
    for space in spaces_in(about & state.resources):
        numbers[36 if state.resource[space] == BREW else 35] += 0.2


SURVEY = AylkorSurvey()
