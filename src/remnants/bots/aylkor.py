"""The greedy player of Remnants of Aylkor: what pays best at once, and a march on the nearest weak hero."""

from random import Random

from remnants.bots.aylkor_worth import Outlook, card_worth
from remnants.bots.policy import Policy
from remnants.games.aylkor.board import DISTANCE, spaces_in
from remnants.games.aylkor.cards import cost_in_cogs
from remnants.games.aylkor.content import (
    ACTIVATED,
    DAMAGE,
    DRAW,
    EACH,
    EACH_ENEMY,
    EACH_OWN,
    GAIN,
    HEAL,
    READY,
    STEAL,
    STRENGTHEN,
    Effect,
)
from remnants.games.aylkor.effects import destinations, targets
from remnants.games.aylkor.movement import in_range
from remnants.games.aylkor.state import MOVED, PASSIVE, Aylkor
from remnants.kernel.engine import Steps
from remnants.kernel.state import State
from remnants.kernel.steps import Choice

AT_ONCE = 20.0
"""Added to what brings something now: it comes before moves that only lead somewhere."""
LEAST_GAIN = 0.05
EACH_TARGETS = (EACH_OWN, EACH_ENEMY, EACH)


def greedy(steps: Steps, state: Aylkor, seat: int, random: Random) -> Choice:
    """The choice of a player who sees the table; equally good ones at random."""
    frame = state.agenda[-1]
    choices = steps[frame.step].choices(state, frame)
    if len(choices) == 1:
        return choices[0]
    thinking = Greedy(state, seat)
    best: list[Choice] = []
    highest = -1e9
    for choice in choices:
        value = thinking.value(frame.step, frame.data, choice)
        if value > highest + 1e-9:
            best, highest = [choice], value
        elif value > highest - 1e-9:
            best.append(choice)
    return best[int(random.random() * len(best))]


class Greedy:
    """One decision of a greedy player: a value for every choice."""

    def __init__(self, state: Aylkor, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.outlook: Outlook | None = None

    def look(self) -> Outlook:
        """The outlook over the board, made when it is first needed."""
        if self.outlook is None:
            self.outlook = Outlook(self.state, self.seat)
        return self.outlook

    def value(self, step: str, data: tuple[int, ...], choice: Choice) -> float:
        if step == "act":
            return self.act(choice)
        if step == "move-to":
            return self.ending_at(data[0], choice[1])
        if step == "place-unit":
            return self.placing(choice[1])
        if step == "effect-target":
            return self.on_unit(self.state.pack.effects[data[0]], choice[1])
        if step == "effect-space":
            return self.sent_to(data[3], choice[1])
        if step == "effect-player":
            return float(self.state.cogs[choice[1]] + 2 * self.state.brew[choice[1]])
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
        if gain < LEAST_GAIN:
            return -1.0
        return gain + AT_ONCE if best > 5.0 + stay else gain

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
                [self.ending_at(unit, place) > here + LEAST_GAIN for place in spaces_in(in_range(self.state, unit))]
            ):
                return 0.01
        return value + AT_ONCE

    def building(self, card: int) -> float:
        """The unit that is worth most; a much better one that can be paid next turn is worth the wait."""
        state = self.state
        worth = card_worth(state, card)
        left = state.cogs[self.seat] - cost_in_cogs(state, card) + 1
        for other in state.hands[self.seat]:
            if other < state.pack.units and card_worth(state, other) > 1.4 * worth and not self.look().raiders:
                missing = cost_in_cogs(state, other) - state.cogs[self.seat]
                payable = state.pack.brew[other] <= state.brew[self.seat]
                if payable and 0 < missing <= 1 and left < cost_in_cogs(state, other):
                    return -1.0
        return 10.0 + worth

    def placing(self, place: int) -> float:
        """Onto a resource if there is one, otherwise towards the nearest enemy."""
        look = self.look()
        nearest = min([DISTANCE[place][hero] for hero in look.prey], default=0)
        shelter = sum([1.0 / (1 + DISTANCE[place][raider]) for raider in look.raiders])
        return look.gather_value(place) - 0.3 * nearest + shelter

    # ------------------------------------------------------------------ effects

    def using(self, unit: int) -> float:
        """An ability, where it does more than an attack would."""
        state, look = self.state, self.look()
        card = state.card[unit]
        value = self.effects_value(state.pack.abilities[card][ACTIVATED], unit, card)
        instead, _ = look.best_attack(unit, unit)
        if value <= max(0.2, instead):
            return -1.0
        if state.can_move >> unit & 1:
            better = self.setting_out(unit)
            if better > 0.3:
                return 0.02
        return value + 0.5

    def playing(self, card: int) -> float:
        """A tech, where its effect is worth more than its cost."""
        state = self.state
        value = self.effects_value(state.pack.abilities[card][ACTIVATED], state.hero_at[self.seat], card)
        value -= 1.0 * state.pack.cogs[card] + 1.5 * state.pack.brew[card]
        return value + AT_ONCE if value > 0.0 else -1.0

    def effects_value(self, effects: list[int], origin: int, card: int) -> float:
        total = 0.0
        for number in effects:
            effect = self.state.pack.effects[number]
            if effect.do == GAIN:
                total += 1.2 * effect.cogs + 2.0 * effect.brew
            elif effect.do == DRAW:
                total += 0.9 * effect.amount if len(self.state.hands[self.seat]) < 5 else 0.0
            elif effect.do == STEAL:
                total += 1.5 * max([min(effect.cogs, cogs) for cogs in self.others(self.state.cogs)], default=0)
                total += 2.0 * max([min(effect.brew, brew) for brew in self.others(self.state.brew)], default=0)
            else:
                total += self.best_target(effect, origin, card)
        return total

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
            return look.loss(unit, min(missing, effect.amount, state.health[unit] - 1)) if own else -1.0
        if effect.do == STRENGTHEN:
            return self.strengthening(effect, unit)
        if effect.do == READY:
            return self.readying(unit)
        return self.best_sending(effect, unit)

    def strengthening(self, effect: Effect, unit: int) -> float:
        """Worth something on a unit that is about to attack."""
        state, look = self.state, self.look()
        if not state.can_act >> unit & 1:
            return 0.0
        value, enemy = look.best_attack(unit, unit)
        if enemy < 0:
            return 0.0
        state.bonus[unit] += effect.amount
        more = look.attack_value(unit, enemy, unit)
        state.bonus[unit] -= effect.amount
        return more - value

    def readying(self, unit: int) -> float:
        """Worth a second attack, or half a move towards one."""
        look = self.look()
        if self.state.condition[unit] == MOVED:
            return 0.3
        return max(0.3, look.best_attack(unit, unit)[0])

    def best_sending(self, effect: Effect, unit: int) -> float:
        """The best place a card can send a unit to, over where it stands."""
        places = spaces_in(destinations(self.state, effect, unit))
        here = self.sent_to(unit, unit)
        return 0.7 * max([self.sent_to(unit, place) - here for place in places], default=0.0)

    def sent_to(self, unit: int, place: int) -> float:
        state, look = self.state, self.look()
        if state.owner[unit] == self.seat:
            acts = state.can_act >> unit & 1
            gathered = look.gather_value(place)
            return look.place_value(unit, place) + (gathered or (look.best_attack(unit, place)[0] if acts else 0.0))
        if state.owner[unit] == PASSIVE:
            return 0.0
        away = 0.4 * min(6, DISTANCE[place][look.hero])
        return away - look.gather_value(place)


class AylkorPolicy(Policy):
    """Greedy play as the bots call it."""

    def choose(self, steps: Steps, state: State, seat: int, random: Random) -> Choice:
        assert isinstance(state, Aylkor)
        return greedy(steps, state, seat, random)


POLICY = AylkorPolicy()
