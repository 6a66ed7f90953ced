"""What things are worth to the greedy player of Aylkor: units, battles and places."""

from typing import Final

from mypy_extensions import mypyc_attr

from remnants.boxes.aylkor.bots.weights import AylkorWeights
from remnants.boxes.aylkor.content.board import DISTANCE, WITHIN, spaces_in, without
from remnants.boxes.aylkor.content.content import Content
from remnants.boxes.aylkor.rules.fighting import END_OF_TRUCE, strength
from remnants.boxes.aylkor.rules.moving import steps_of
from remnants.boxes.aylkor.rules.state import BREW, PASSIVE, AylkorState

WIN: Final = 1000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What counts how much, and what the units of a pack are worth by that."""

    __slots__ = ("_known", "weights")

    def __init__(self, weights: AylkorWeights) -> None:
        self.weights = weights
        self._known: dict[str, list[float]] = {}

    def card_worths(self, pack: Content) -> list[float]:
        """What each unit is worth, from its numbers and what it can do; worked out when the pack is first seen."""
        known = self._known.get(pack.digest)
        if known is None:
            known = [self.card_worth(pack, card) for card in range(len(pack.ids))]
            self._known[pack.digest] = known
        return known

    def card_worth(self, pack: Content, card: int) -> float:
        weights = self.weights
        gifts = len([effects for effects in pack.abilities[card] if effects])
        worth = weights.unit + weights.attack * pack.attack[card] + weights.health * pack.health[card]
        return worth + weights.range * (pack.range[card] - 1) + weights.ability * gifts


def wanted(held: int, enough: float, plenty: float, cards_to_pay: int) -> float:
    """How much more of a resource is wanted: nothing with no cards left, little where there is plenty."""
    if cards_to_pay == 0:
        return 0.0
    return 1.0 if held < enough // 2 else max(plenty, 1.0 - held / (2 * enough))


class Outlook:
    """What a seat sees on the board: prey, threats and resources, worked out once for a decision."""

    def __init__(self, state: AylkorState, seat: int, judgement: Judgement) -> None:
        weights = judgement.weights
        self.weights = weights
        self.card_worths = judgement.card_worths(state.pack)
        self.state = state
        self.seat = seat
        self.hero = state.hero_at[seat]
        self.enemies = state.enemies(seat)
        self.prey = [state.hero_at[other] for other in state.living() if other != seat]
        cards_to_pay = len(state.hands[seat]) + len(state.decks[seat])
        self.cog_worth = weights.cog * wanted(state.cogs[seat], weights.enough_cogs, weights.plenty, cards_to_pay)
        self.brew_worth = weights.brew * wanted(state.brew[seat], weights.enough_brew, weights.plenty, cards_to_pay)
        drawn = 1.0 - len(state.decks[seat]) / len(state.pack.deck)
        self.fear = 1.0 - weights.bold * drawn * drawn
        self.hunt = weights.hunt * (1.0 + weights.eager * drawn * drawn)
        self.advance = weights.advance * (1.0 + weights.eager * drawn * drawn)
        self.lying = [
            (space, self.brew_worth if state.resource[space] == BREW else self.cog_worth)
            for space in spaces_in(state.resources)
        ]
        self.threats: list[tuple[int, int]] = []
        """For every enemy unit that moves: the spaces it can strike next turn, and how hard."""
        for space in spaces_in(without(self.enemies, state.standing[PASSIVE])):
            card = state.card[space]
            reach = steps_of(state, space) + state.pack.range[card]
            self.threats.append((WITHIN[min(reach, 14)][space], state.pack.attack[card]))
        near_home = without(self.enemies, state.standing[PASSIVE]) & WITHIN[4][self.hero]
        self.raiders = spaces_in(near_home)

    # ------------------------------------------------------------------ battles

    def attack_value(self, unit: int, enemy: int, place: int) -> float:
        """What an attack from a place gains, less what striking back costs."""
        state = self.state
        left = state.health[enemy]
        damage = min(strength(state, unit, enemy), left)
        value = self.damage_value(enemy, damage)
        if damage == left:
            return value + self.weights.reward
        if DISTANCE[enemy][place] > state.pack.range[state.card[enemy]]:
            return value
        return value - self.loss(unit, strength(state, enemy, unit))

    def damage_value(self, enemy: int, damage: int) -> float:
        """What hurting an enemy unit is worth; defeating it is worth most."""
        state = self.state
        card, left = state.card[enemy], state.health[enemy]
        damage = min(damage, left)
        if damage <= 0:
            return 0.0
        if card >= state.pack.first_hero:
            if damage == left:
                return WIN
            full = state.pack.health[card]
            return damage * self.weights.hero_point * (2.0 - left / full)
        worth = self.card_worths[card]
        weights = self.weights
        if state.owner[enemy] == PASSIVE:
            return weights.passive_hurt * worth * damage / left if damage < left else weights.captured * worth
        return worth * (weights.defeated if damage == left else weights.hurt * damage / left)

    def loss(self, unit: int, damage: int) -> float:
        """What it costs to have an own unit hurt."""
        state = self.state
        card, left = state.card[unit], state.health[unit]
        if card >= state.pack.first_hero:
            if damage >= left:
                return WIN
            return self.fear * damage * self.weights.own_hero_point * (2.0 - left / state.pack.health[card])
        worth = self.card_worths[card]
        return worth if damage >= left else self.weights.own_hurt * worth * damage / left

    def best_attack(self, unit: int, place: int) -> tuple[float, int]:
        """The best attack a unit has from a place: its value and the enemy; nothing pays: value 0."""
        state = self.state
        if state.in_force.truce:
            return 0.0, -1
        enemies = WITHIN[state.pack.range[state.card[unit]]][place] & self.enemies
        if state.round < END_OF_TRUCE and unit == self.hero:
            enemies = without(enemies, state.heroes)
        best, target = 0.0, -1
        for enemy in spaces_in(enemies):
            value = self.attack_value(unit, enemy, place)
            if value > best:
                best, target = value, enemy
        return best, target

    # ------------------------------------------------------------------ places

    def danger(self, place: int) -> int:
        """How much damage the enemies could do there next turn."""
        return sum([attack for spaces, attack in self.threats if spaces >> place & 1])

    def place_value(self, unit: int, place: int) -> float:
        """How good it is for a unit to stand somewhere at the end of the turn."""
        if unit == self.hero:
            return self.hero_place_value(place)
        steps, weights = DISTANCE[place], self.weights
        value = 0.0
        attraction = weights.pull
        for space, worth in self.lying:
            pull = attraction * worth / (1 + steps[space])
            if space != place and pull > value:
                value = pull
        hunt = -9.0
        state = self.state
        for hero in self.prey:
            weak = 1.0 - state.health[hero] / state.pack.health[state.card[hero]]
            hunt = max(hunt, weights.weak_prey * weak - self.hunt * steps[hero])
        value += hunt
        for raider in self.raiders:
            value += weights.guard / (1 + steps[raider])
        danger = self.danger(place)
        if danger >= state.health[unit]:
            value -= self.fear * weights.exposed * self.card_worths[state.card[unit]]
        return value

    def hero_place_value(self, place: int) -> float:
        """A hero keeps out of reach, gathers what lies near and follows the army slowly while it is healthy."""
        state, weights = self.state, self.weights
        steps = DISTANCE[place]
        left = state.health[self.hero]
        share = left / state.pack.health[state.card[self.hero]]
        danger = self.danger(place)
        value = -self.fear * weights.caution * danger * (2.0 - share)
        if danger >= left:
            value -= weights.mortal
        for space, worth in self.lying:
            if space != place:
                value += weights.hero_pull * worth / (1 + steps[space])
        if self.prey:
            nearest = min([steps[hero] for hero in self.prey])
            value -= nearest * (self.advance if share > 0.5 else -self.fear * weights.retreat)
        friends = state.standing[self.seat] & WITHIN[2][place]
        return value + weights.company * friends.bit_count()

    def gather_value(self, place: int) -> float:
        """What is gathered by ending there."""
        state = self.state
        if not state.resources >> place & 1:
            return 0.0
        if state.resource[place] == BREW:
            return self.brew_worth * (1 + state.in_force.harvest_brew)
        return self.cog_worth * (1 + state.in_force.harvest_cogs)
