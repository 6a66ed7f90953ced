"""The greedy player of Remnants of Aylkor: what pays best at once, and a march on the nearest weak hero.

What counts how much is in weights/aylkor.toml.
"""

from random import Random

from mypy_extensions import mypyc_attr

from remnants.bots.policy import Policy, PolicyBot
from remnants.bots.seen import Bot
from remnants.boxes.aylkor.bots.weights import AylkorWeights, load
from remnants.boxes.aylkor.bots.worth import Judgement, Outlook
from remnants.boxes.aylkor.content.board import DISTANCE, spaces_in
from remnants.boxes.aylkor.content.content import (
    ACTIVATED,
    DAMAGE,
    DRAW,
    EACH,
    EACH_ENEMY,
    EACH_OWN,
    FIRST_OWN,
    GAIN,
    HEAL,
    NO_TARGET,
    READY,
    STEAL,
    STRENGTHEN,
    Effect,
)
from remnants.boxes.aylkor.rules.cards import cost_in_cogs
from remnants.boxes.aylkor.rules.deed import OWN_DEEDS
from remnants.boxes.aylkor.rules.effects import destinations, targets
from remnants.boxes.aylkor.rules.moving import in_range
from remnants.boxes.aylkor.rules.state import MOVED, PASSIVE, AylkorState
from remnants.kernel.agenda import Frame
from remnants.kernel.simulation import Simulation
from remnants.kernel.state import replaced
from remnants.kernel.steps import Choice

EACH_TARGETS = (EACH_OWN, EACH_ENEMY, EACH)


class Greedy:
    """One decision of a greedy player: a value for every choice."""

    def __init__(self, state: AylkorState, seat: int, judgement: Judgement) -> None:
        self.judgement = judgement
        self.weights = judgement.weights
        self.state = state
        self.seat = seat
        self.outlook: Outlook | None = None

    def look(self) -> Outlook:
        """The outlook over the board, made when it is first needed."""
        if self.outlook is None:
            self.outlook = Outlook(self.state, self.seat, self.judgement)
        return self.outlook

    def value(self, frame: Frame, choice: Choice) -> float:
        step = frame.step
        if step == "act":
            return self.act(choice)
        if step == "move-to":
            (unit,) = frame.data
            return self.ending_at(unit, choice[1])
        if step == "place-unit":
            return self.placing(choice[1])
        if step == "effect-target":
            number, _origin, _card = frame.data
            return self.on_unit(self.state.pack.effects[number], choice[1])
        if step == "effect-space":
            _number, _origin, _card, unit = frame.data
            return self.sent_to(unit, choice[1])
        if step == "effect-player":
            return self.robbing(choice[1])
        return 0.0

    # ------------------------------------------------------------------ the turn

    def act(self, choice: Choice) -> float:
        verb = choice[0]
        if verb == "move":
            return self.setting_out(choice[1])
        if verb == "attack":
            return self.attacking(choice[1], choice[2])
        if verb == "use":
            return self.using(choice[1])
        if verb == "build":
            return self.building(choice[1])
        if verb == "tech":
            return self.playing(choice[1])
        return 0.0

    def setting_out(self, unit: int) -> float:
        """What the best move of a unit gains over staying where it is."""
        look = self.look()
        best = max([self.ending_at(unit, place) for place in spaces_in(in_range(self.state, unit))], default=-99.0)
        stay = look.place_value(unit, unit) + look.best_attack(unit, unit)[0]
        gain = best - stay
        if gain < self.weights.least_gain:
            return -1.0
        return gain + self.weights.at_once if best > self.weights.brings_something + stay else gain

    def ending_at(self, unit: int, place: int) -> float:
        """What a place is worth to a unit that moves there: gathering ends its turn, otherwise it may attack."""
        look = self.look()
        gathered = look.gather_value(place)
        after = gathered if gathered else look.best_attack(unit, place)[0]
        return look.place_value(unit, place) + after

    def attacking(self, unit: int, enemy: int) -> float:
        """An attack where the unit stands, unless it does better by moving first."""
        look = self.look()
        value = look.attack_value(unit, enemy, unit)
        if value <= 0:
            return -1.0
        if self.state.can_move >> unit & 1 and value < 100:
            here = look.place_value(unit, unit) + value
            if any(
                [
                    self.ending_at(unit, place) > here + self.weights.least_gain
                    for place in spaces_in(in_range(self.state, unit))
                ]
            ):
                return 0.01
        return value + self.weights.at_once

    def building(self, card: int) -> float:
        """The unit that is worth most; a much better one that can be paid next turn is worth the wait."""
        state = self.state
        worths = self.judgement.card_worths(state.pack)
        much_better = self.weights.wait * worths[card]
        left = state.cogs[self.seat] - cost_in_cogs(state, card) + 1
        for other in state.hands[self.seat]:
            if other < state.pack.units and worths[other] > much_better and not self.look().raiders:
                missing = cost_in_cogs(state, other) - state.cogs[self.seat]
                payable = state.pack.brew[other] <= state.brew[self.seat]
                if payable and 0 < missing <= 1 and left < cost_in_cogs(state, other):
                    return -1.0
        return self.weights.build + worths[card]

    def placing(self, place: int) -> float:
        """Onto a resource if there is one, otherwise towards the nearest enemy."""
        look = self.look()
        nearest = min([DISTANCE[place][hero] for hero in look.prey], default=0)
        shelter = sum([self.weights.shelter / (1 + DISTANCE[place][raider]) for raider in look.raiders])
        return look.gather_value(place) - self.weights.towards * nearest + shelter

    # ------------------------------------------------------------------ effects

    def using(self, unit: int) -> float:
        """An ability, where it does more than an attack would."""
        state, look = self.state, self.look()
        card = state.card[unit]
        value = self.effects_value(state.pack.abilities[card][ACTIVATED], unit, card)
        instead, _ = look.best_attack(unit, unit)
        if value <= max(self.weights.least_use, instead):
            return -1.0
        if state.can_move >> unit & 1:
            better = self.setting_out(unit)
            if better > self.weights.move_first:
                return 0.02
        return value + self.weights.use

    def playing(self, card: int) -> float:
        """A tech, where its effect is worth more than its cost."""
        state, weights = self.state, self.weights
        value = self.effects_value(state.pack.abilities[card][ACTIVATED], state.hero_at[self.seat], card)
        value -= weights.tech_cog * state.pack.cogs[card] + weights.tech_brew * state.pack.brew[card]
        return value + weights.at_once if value > 0.0 else -1.0

    def effects_value(self, effects: list[int], origin: int, card: int) -> float:
        weights = self.weights
        total = 0.0
        for number in effects:
            effect = self.state.pack.effects[number]
            if effect.do == GAIN:
                total += weights.gained_cog * effect.cogs + weights.gained_brew * effect.brew
            elif effect.do == DRAW:
                total += weights.drawn_card * effect.amount if self.hand() < weights.full_hand else 0.0
            elif effect.do == STEAL:
                total += weights.stolen_cog * max(
                    [min(effect.cogs, cogs) for cogs in self.others(self.state.cogs)], default=0
                )
                total += weights.stolen_brew * max(
                    [min(effect.brew, brew) for brew in self.others(self.state.brew)], default=0
                )
            elif effect.do >= FIRST_OWN and effect.target == NO_TARGET:
                total += OWN_DEEDS[effect.do].worth(self.state, self.seat, effect, -1)
            else:
                total += self.best_target(effect, origin, card)
        return total

    def hand(self) -> int:
        return len(self.state.hands[self.seat])

    def robbing(self, victim: int) -> float:
        return self.state.cogs[victim] + self.weights.stolen_brew * self.state.brew[victim]

    def others(self, column: list[int]) -> list[int]:
        return [column[seat] for seat in self.state.living() if seat != self.seat]

    def best_target(self, effect: Effect, origin: int, card: int) -> float:
        spaces = spaces_in(targets(self.state, self.seat, effect, origin, card))
        values = [self.on_unit(effect, space) for space in spaces]
        if effect.target in EACH_TARGETS:
            return sum(values)
        return max(values, default=0.0)

    def on_unit(self, effect: Effect, unit: int) -> float:
        """What an effect on one unit is worth."""
        state, look = self.state, self.look()
        own = state.owner[unit] == self.seat
        if effect.do == DAMAGE:
            return -look.loss(unit, effect.amount) if own else look.damage_value(unit, effect.amount)
        if effect.do == HEAL:
            missing = state.pack.health[state.card[unit]] - state.health[unit]
            return (
                look.loss(unit, min(missing, effect.amount, state.health[unit] - 1))
                if own
                else -self.weights.healed_enemy
            )
        if effect.do == STRENGTHEN:
            return self.strengthening(effect, unit)
        if effect.do == READY:
            return self.readying(unit)
        if effect.do >= FIRST_OWN:
            return OWN_DEEDS[effect.do].worth(state, self.seat, effect, unit)
        return self.best_sending(effect, unit)

    def strengthening(self, effect: Effect, unit: int) -> float:
        """Worth something on a unit that is about to attack."""
        state, look = self.state, self.look()
        if not state.can_act >> unit & 1:
            return 0.0
        value, enemy = look.best_attack(unit, unit)
        if enemy < 0:
            return 0.0
        before = state.bonus
        state.bonus = replaced(before, unit, before[unit] + effect.amount)
        more = look.attack_value(unit, enemy, unit)
        state.bonus = before
        return more - value

    def readying(self, unit: int) -> float:
        """Worth a second attack, or half a move towards one."""
        look = self.look()
        if self.state.condition[unit] == MOVED:
            return self.weights.readied
        return max(self.weights.readied, look.best_attack(unit, unit)[0])

    def best_sending(self, effect: Effect, unit: int) -> float:
        """The best place a card can send a unit to, over where it stands."""
        places = spaces_in(destinations(self.state, effect, unit))
        here = self.sent_to(unit, unit)
        return self.weights.sending * max([self.sent_to(unit, place) - here for place in places], default=0.0)

    def sent_to(self, unit: int, place: int) -> float:
        state, look = self.state, self.look()
        if state.owner[unit] == self.seat:
            acts = state.can_act >> unit & 1
            gathered = look.gather_value(place)
            return look.place_value(unit, place) + (gathered or (look.best_attack(unit, place)[0] if acts else 0.0))
        if state.owner[unit] == PASSIVE:
            return 0.0
        away = self.weights.away * min(6, DISTANCE[place][look.hero])
        return away - look.gather_value(place)


@mypyc_attr(allow_interpreted_subclasses=True)
class AylkorPolicy(Policy):
    """Greedy play as the bots call it."""

    def __init__(self, weights: AylkorWeights) -> None:
        self.judgement = Judgement(weights)

    def choose(self, simulation: Simulation, seat: int, random: Random) -> Choice:
        """The choice that is worth most; equally good ones at random."""
        state = simulation.state
        assert isinstance(state, AylkorState)
        frame = state.agenda[-1]
        choices = simulation.choices()
        if len(choices) == 1:
            return choices[0]
        thinking = Greedy(state, seat, self.judgement)
        best: list[Choice] = []
        highest = -1e9
        for choice in choices:
            value = thinking.value(frame, choice)
            if value > highest + 1e-9:
                best, highest = [choice], value
            elif value > highest - 1e-9:
                best.append(choice)
        return best[int(random.random() * len(best))]


def bot_with(weights: AylkorWeights) -> Bot:
    """The greedy player with other weights."""
    return PolicyBot(AylkorPolicy(weights))


POLICY = AylkorPolicy(load())
