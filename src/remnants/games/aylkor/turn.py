"""The basic turn: rounds, income, and actions in any order until the player ends it."""

from typing import Any, Final

from remnants.games.aylkor.board import WHOLE, SpaceChoices, next_to, spaces_in
from remnants.games.aylkor.cards import affordable, draw
from remnants.games.aylkor.content import ACTIVATED
from remnants.games.aylkor.effects import would_change_something
from remnants.games.aylkor.event_cards import events_of_the_round
from remnants.games.aylkor.fighting import attack, can_be_attacked, refuse_to_attack
from remnants.games.aylkor.health import end_game
from remnants.games.aylkor.movement import refuse_to_move
from remnants.games.aylkor.playing_units import openings, refuse_to_build
from remnants.games.aylkor.resources import roll_owed
from remnants.games.aylkor.state import DONE, FRESH, Aylkor
from remnants.games.aylkor.tech_cards import play_tech, playable, refuse_tech
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Automatic, Choice, Step

MOVE: Final = SpaceChoices("move")
END: Final[Choice] = ("end",)


class RoundBegins(Automatic[Aylkor]):
    """A round is one turn of every living player, from the first of them in the order (aylkor.round)."""

    def run(self, state: Aylkor, frame: Frame) -> None:
        if state.round_limit and state.round >= state.round_limit:
            end_game(state)
            return
        state.round += 1
        first = state.living()[0]
        state.make_active(first)
        if state.telling:
            state.tell("round", round=state.round)
        state.push("turn", first)
        events_of_the_round(state)


class TurnBegins(Automatic[Aylkor]):
    """What is owed is rolled, then comes the income, then the player acts."""

    def run(self, state: Aylkor, frame: Frame) -> None:
        state.make_active(frame.seat)
        if state.telling:
            state.tell("turn", seat=frame.seat)
        state.push("act", frame.seat)
        state.push("income", frame.seat)
        roll_owed(state)


class Income(Automatic[Aylkor]):
    """1 cog and 1 card, in the very first turn too; an event may change it (aylkor.turn.start)."""

    def run(self, state: Aylkor, frame: Frame) -> None:
        cogs = max(0, 1 + state.in_force.income_cogs)
        state.cogs[frame.seat] += cogs
        if state.telling:
            state.tell("income", seat=frame.seat, cogs=cogs)
        draw(state, frame.seat, 1 + state.in_force.income_cards)


class TurnOver(Automatic[Aylkor]):
    """The next living player's turn, or the next round after the last in the order (aylkor.round.elimination)."""

    def run(self, state: Aylkor, frame: Frame) -> None:
        state.end_bonuses()
        place = state.order.index(frame.seat)
        for seat in state.order[place + 1 :]:
            if state.out_since[seat] == 0:
                state.push("turn", seat)
                return
        state.push("round")


class Act(Ask[Aylkor]):
    """What the active player does next: in any order, as often as possible (aylkor.turn.free-order)."""

    def candidates(self, state: Aylkor, frame: Frame) -> list[Choice]:
        seat = frame.seat
        own = spaces_in(state.standing[seat])
        enemies = spaces_in(state.enemies(seat))
        choices: list[Choice] = [("move", unit) for unit in own]
        for unit in own:
            for enemy in enemies:
                choices.append(("attack", unit, enemy))
        for unit in own:
            choices.append(("use", unit))
        for card in sorted(set(state.hands[seat])):
            choices.append(("build" if card < state.pack.units else "tech", card))
        choices.append(END)
        return choices

    def refuse(self, state: Aylkor, frame: Frame, choice: Choice) -> Refusal | None:
        verb: str = choice[0]
        if verb == "move":
            return refuse_to_move(state, choice[1])
        if verb == "attack":
            return refuse_to_attack(state, frame.seat, choice[1], choice[2])
        if verb == "use":
            return refuse_ability(state, frame.seat, choice[1])
        if verb == "build":
            return refuse_to_build(state, frame.seat, choice[1])
        if verb == "tech":
            return refuse_tech(state, frame.seat, choice[1])
        return None

    def choices(self, state: Aylkor, frame: Frame) -> list[Choice]:
        """The same as the candidates that are not refused, worked out for all units at once."""
        seat = frame.seat
        choices = MOVE.of(state.can_move & next_to(WHOLE & ~state.occupied))
        if state.can_act:
            self.add_attacks(state, seat, choices)
            self.add_abilities(state, seat, choices)
        self.add_cards(state, seat, choices)
        choices.append(END)
        return choices

    def add_attacks(self, state: Aylkor, seat: int, choices: list[Choice]) -> None:
        if state.in_force.truce:
            return
        near = state.can_act & (next_to(state.occupied & ~state.standing[seat]) | state.ranged)
        while near:
            lowest = near & -near
            near ^= lowest
            attacker = lowest.bit_length() - 1
            enemies = can_be_attacked(state, seat, attacker)
            while enemies:
                lowest = enemies & -enemies
                enemies ^= lowest
                choices.append(("attack", attacker, lowest.bit_length() - 1))

    def add_abilities(self, state: Aylkor, seat: int, choices: list[Choice]) -> None:
        gifted = state.can_act & state.gifted
        while gifted:
            lowest = gifted & -gifted
            gifted ^= lowest
            unit = lowest.bit_length() - 1
            card = state.card[unit]
            if would_change_something(state, seat, state.pack.abilities[card][ACTIVATED], unit, card):
                choices.append(("use", unit))

    def add_cards(self, state: Aylkor, seat: int, choices: list[Choice]) -> None:
        units = state.pack.units
        room = -1
        seen = 0
        for card in state.hands[seat]:
            if seen >> card & 1 or not affordable(state, seat, card):
                continue
            seen |= 1 << card
            if card >= units:
                if playable(state, seat, card):
                    choices.append(("tech", card))
                continue
            if room < 0:
                room = 1 if openings(state, seat) else 0
            if room:
                choices.append(("build", card))

    def choose(self, state: Aylkor, frame: Frame, choice: Choice) -> None:
        verb: str = choice[0]
        seat = frame.seat
        if verb == "end":
            state.push("turn-over", seat)
            return
        state.agenda.append(frame)
        if verb == "move":
            state.push("move-to", seat, (choice[1],))
        elif verb == "attack":
            attack(state, seat, choice[1], choice[2])
        elif verb == "use":
            use_ability(state, seat, choice[1])
        elif verb == "build":
            state.push("place-unit", seat, (choice[1],))
        else:
            play_tech(state, seat, choice[1])


def refuse_ability(state: Aylkor, seat: int, unit: int) -> Refusal | None:
    """Why a unit of the active player cannot use an ability now (aylkor.unit.effects)."""
    card = state.card[unit]
    effects = state.pack.abilities[card][ACTIVATED]
    if not effects:
        return Refusal("aylkor.unit.effects", {"space": unit})
    if state.condition[unit] == FRESH:
        return Refusal("aylkor.unit.fresh", {"space": unit})
    if state.condition[unit] == DONE:
        return Refusal("aylkor.unit.act-once", {"space": unit})
    if not would_change_something(state, seat, effects, unit, card):
        return Refusal("aylkor.unit.effects", {"space": unit})
    return None


def use_ability(state: Aylkor, seat: int, unit: int) -> None:
    """An activated ability takes the unit's action for the turn (aylkor.unit.effects)."""
    card = state.card[unit]
    state.set_condition(unit, DONE)
    if state.telling:
        state.tell("used", seat=seat, card=card, space=unit)
    frames = [Frame("effect", seat, (effect, unit, card)) for effect in state.pack.abilities[card][ACTIVATED]]
    state.then(frames)


STEPS: Final[list[Step[Any]]] = [
    RoundBegins("round"),
    TurnBegins("turn"),
    Income("income"),
    Act("act", "aylkor.turn.free-order"),
    TurnOver("turn-over"),
]
