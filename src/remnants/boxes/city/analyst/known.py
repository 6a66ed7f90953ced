"""City's evaluation as one seat can make it: what hands hold that it does not see is weighed by what they may hold."""

from typing import Any

from mypy_extensions import mypyc_attr

from remnants.boxes.city.bots.evaluation import CityEvaluation, total
from remnants.boxes.city.bots.fights import Fights, waits_to_lay
from remnants.boxes.city.bots.tables import Tables
from remnants.boxes.city.bots.weights import CityWeights
from remnants.boxes.city.content.content import Content
from remnants.boxes.city.rules.battles.totals import total as battle_total
from remnants.boxes.city.rules.state import CityState
from remnants.judges.survey import EVERYTHING


def sees_hand(eyes: int, seat: int) -> bool:
    return eyes in (seat, EVERYTHING)


def unseen(city: CityState, seat: int, eyes: int) -> list[int]:
    """The cards of a seat of which the eyes do not know where they are, sorted: their order must tell nothing."""
    if eyes == EVERYTHING:
        return sorted(city.draw[seat])
    cards = city.draw[seat][:]
    if not city.revealed[seat]:
        for place, card in enumerate(city.laid[seat]):
            if seat != eyes or city.blind[seat][place]:
                cards.append(card)
    if seat != eyes:
        cards += city.hand[seat] + city.setting_aside[seat]
    cards.sort()
    return cards


def in_hand(city: CityState, seat: int) -> int:
    """How many cards a hand holds to the eyes of the others, who see no difference to what is set aside."""
    return len(city.hand[seat]) + len(city.setting_aside[seat])


def hand_total(city: CityState, seat: int, eyes: int, worths: list[float]) -> float:
    """The sum over a hand: what it holds, or what it holds on the average."""
    if sees_hand(eyes, seat):
        return total(worths, city.hand[seat])
    cards = unseen(city, seat, eyes)
    return in_hand(city, seat) * total(worths, cards) / len(cards) if cards else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class KnownFights(Fights):
    """Battles as one seat sees them coming."""

    __slots__ = ("eyes",)

    def __init__(self, tables: Tables, weights: CityWeights, eyes: int) -> None:
        super().__init__(tables, weights)
        self.eyes = eyes

    def cards(self, state: CityState, seat: int, space: int, battles: int) -> tuple[float, bool]:
        if sees_hand(self.eyes, seat):
            return super().cards(state, seat, space, battles)
        if state.battle_space == space and seat in (state.attacker, state.defender):
            if state.revealed[seat]:
                return float(battle_total(state, seat) - state.rolled[seat]), True
            if state.laid[seat] or not waits_to_lay(state, seat):
                return self.laid(state, seat), False
        strength = self.tables.strength[state.pack.gang_colour[state.gang[seat]]]
        most = state.influence[seat]
        hand = in_hand(state, seat)
        laid = min(hand, most)
        average = hand_total(state, seat, self.eyes, strength) / hand if hand else 0.0
        blind = min(most - laid, len(state.draw[seat]))
        return (laid * average + blind * self.weights.unknown_card) / max(1, battles), False

    def laid(self, state: CityState, seat: int) -> float:
        if sees_hand(self.eyes, seat):
            return super().laid(state, seat)
        cards = unseen(state, seat, self.eyes)
        strength = self.tables.strength[state.pack.gang_colour[state.gang[seat]]]
        average = total(strength, cards) / len(cards) if cards else 0.0
        blind = state.blind[seat]
        found = 0.0
        for place in range(len(state.laid[seat])):
            found += self.weights.unknown_card if blind[place] else average
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class KnownEvaluation(CityEvaluation):
    """What the evaluation says of a position in parts, as far as one seat can know."""

    __slots__ = ("_tables", "eyes")

    def __init__(self, weights: CityWeights, eyes: int) -> None:
        super().__init__(weights)
        self.eyes = eyes
        self._tables: dict[str, tuple[Tables, Fights]] = {}

    def __reduce__(self) -> str | tuple[Any, ...]:
        return type(self), (self.weights, self.eyes)

    def tables(self, pack: Content) -> tuple[Tables, Fights]:
        known = self._tables.get(pack.digest)
        if known is None:
            tables = Tables(pack, self.weights)
            known = (tables, KnownFights(tables, self.weights, self.eyes))
            self._tables[pack.digest] = known
        return known

    def hand_strength(self, city: CityState, seat: int, tables: Tables) -> float:
        return hand_total(city, seat, self.eyes, tables.strength[city.pack.gang_colour[city.gang[seat]]])
