"""How battles in City are likely to go: the strength of both sides, and the chance to win."""

from math import exp, sqrt

from mypy_extensions import mypyc_attr

from remnants.boxes.city.bots.tables import Tables
from remnants.boxes.city.bots.weights import CityWeights
from remnants.boxes.city.content.board import BIT
from remnants.boxes.city.rules.battles.totals import total, ycu_total
from remnants.boxes.city.rules.battles.ycu_tokens import strength_on
from remnants.boxes.city.rules.figures import figures_around, figures_on
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY
from remnants.kernel.steps import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Fights:
    """Weighs battles for one pack."""

    __slots__ = ("mean", "tables", "variance", "weights")

    def __init__(self, tables: Tables, weights: CityWeights) -> None:
        self.tables = tables
        self.weights = weights
        die = tables.pack.battle_die
        self.mean = sum(die) / len(die)
        self.variance = sum([(face - self.mean) ** 2 for face in die]) / len(die)

    def dice(self, state: CityState, seat: int, space: int) -> int:
        return figures_around(state, seat, space) + state.extra_dice[seat]

    def cards(self, state: CityState, seat: int, space: int, battles: int) -> tuple[float, bool]:
        """The strength of a gang's cards in the battle for a space, and whether it is certain.

        Before the battle the best cards in hand count, and unseen ones for the places left, shared out among all
        battles that wait.
        """
        if state.battle_space == space and seat in (state.attacker, state.defender):
            if state.revealed[seat]:
                return float(total(state, seat) - state.rolled[seat]), True
            if state.laid[seat] or not waits_to_lay(state, seat):
                return self.laid(state, seat), False
        strength = self.tables.strength[state.pack.gang_colour[state.gang[seat]]]
        hand = [strength[card] for card in state.hand[seat]]
        blind = min(len(state.draw[seat]), state.influence[seat])
        hand += [self.weights.unknown_card] * blind
        hand.sort(reverse=True)
        return sum(hand[: state.influence[seat]]) / max(1, battles), False

    def laid(self, state: CityState, seat: int) -> float:
        """The strength of cards still face down; of a blind one nobody knows more than the average."""
        strength = self.tables.strength[state.pack.gang_colour[state.gang[seat]]]
        blind = state.blind[seat]
        found = 0.0
        for place, card in enumerate(state.laid[seat]):
            found += self.weights.unknown_card if blind[place] else strength[card]
        return found

    def chance(self, state: CityState, seat: int, enemy: int, space: int, battles: int) -> float:
        """The chance that a gang wins the next battle for a space, against a gang or (NOBODY) YCU."""
        own_cards, _ = self.cards(state, seat, space, battles)
        lead, variance = self.without_own_cards(state, seat, enemy, space)
        return likely(lead + own_cards, variance)

    def without_own_cards(self, state: CityState, seat: int, enemy: int, space: int) -> tuple[float, float]:
        """How far a gang leads on the average before its own cards count, and how far that may vary."""
        own_dice = self.dice(state, seat, space)
        lead = own_dice * self.mean
        variance = own_dice * self.variance + 0.3
        if enemy == NOBODY:
            against = ycu_total(state) if state.battle_space == space else strength_on(state, space)
            lead += 0.5 - against
        else:
            enemy_dice = self.dice(state, enemy, space)
            enemy_cards, certain = self.cards(state, enemy, space, 1)
            lead -= enemy_cards + enemy_dice * self.mean
            attacker = state.attacker if state.attacker != NOBODY else state.active
            lead += -0.5 if seat == attacker else 0.5
            variance += enemy_dice * self.variance
            if not certain:
                variance += self.weights.doubt**2
        return lead, variance

    def won(self, state: CityState, seat: int, space: int, battles: int) -> tuple[float, float, int]:
        """The chance to have the space in the end, the chance to win the next battle, and who the enemy is."""
        enemy = enemy_on(state, seat, space)
        chance = self.chance(state, seat, enemy, space, battles)
        own = figures_on(state, seat, space)
        others = figures_on(state, enemy, space) if enemy != NOBODY else tokens_on(state, space)
        in_the_end = chance**others
        if own > 1:
            in_the_end += (1 - chance) * in_the_end * 0.7
        return min(1.0, in_the_end), chance, enemy

    def next_card(self, state: CityState, seat: int, prize: float) -> Choice:
        """The next card to lay, by the best mix of cards from hand and blind ones, or to be done.

        Cards from hand are missed afterwards, blind ones hardly; what is won or lost is worth the prize.
        """
        colour = state.pack.gang_colour[state.gang[seat]]
        strength = self.tables.strength[colour]
        missed = self.tables.hand[colour]
        enemy = state.defender if seat == state.attacker else state.attacker
        lead, variance = self.without_own_cards(state, seat, enemy, state.battle_space)
        lead += self.laid(state, seat)
        slots = state.influence[seat] - len(state.laid[seat])
        hand = sorted(state.hand[seat], key=strength.__getitem__, reverse=True)
        pile = state.draw[seat]
        unseen = sum([strength[card] for card in pile]) / len(pile) if pile else 0.0
        best, best_worth = (0, 0), likely(lead, variance) * prize
        from_hand, cost = 0.0, 0.0
        for laid in range(min(slots, len(hand)) + 1):
            if laid:
                from_hand += strength[hand[laid - 1]]
                cost += missed[hand[laid - 1]]
            for blind in range(min(slots - laid, len(pile)) + 1):
                chance = likely(lead + from_hand + blind * unseen, variance + blind * UNSEEN_VARIANCE)
                worth = chance * prize - cost - blind * BLIND_COST
                if worth > best_worth:
                    best, best_worth = (laid, blind), worth
        if best[0]:
            return ("lay", hand[0])
        return ("blind",) if best[1] else ("done",)


UNSEEN_VARIANCE = 2.5
BLIND_COST = 0.05


def likely(lead: float, variance: float) -> float:
    """The chance that a lead which may vary is above 0."""
    sharpness = lead / sqrt(variance) * 1.7
    if sharpness > 30:
        return 1.0
    return 0.0 if sharpness < -30 else 1 / (1 + exp(-sharpness))


def waits_to_lay(state: CityState, seat: int) -> bool:
    """Whether this gang's cards for the battle under way are still to be laid."""
    for frame in reversed(state.agenda):
        if frame.step == "battle.lay" and frame.seat == seat:
            return True
        if frame.step == "battle.outcome":
            return False
    return False


def enemy_on(state: CityState, seat: int, space: int) -> int:
    """Another gang on a space, or NOBODY."""
    for other in range(state.players):
        if other != seat and state.standing[other] & BIT[space]:
            return other
    return NOBODY


def tokens_on(state: CityState, space: int) -> int:
    return state.ycu_at.count(space)
