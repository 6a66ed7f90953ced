"""The basic turn: rounds, income, and actions in any order until the player ends it."""

from typing import Any, Final

from remnants.boxes.aylkor.content.board import SPACES, WITHIN, SpaceChoices, spaces_in
from remnants.boxes.aylkor.content.content import ACTIVATED
from remnants.boxes.aylkor.rules import frames
from remnants.boxes.aylkor.rules.cards import cost_in_cogs, draw
from remnants.boxes.aylkor.rules.effects import would_change_something
from remnants.boxes.aylkor.rules.event_cards import events_of_the_round
from remnants.boxes.aylkor.rules.fighting import attack, can_be_attacked, refuse_to_attack
from remnants.boxes.aylkor.rules.health import end_game
from remnants.boxes.aylkor.rules.moving import can_step, refuse_the_spent, refuse_to_move
from remnants.boxes.aylkor.rules.playing_units import openings, refuse_to_build
from remnants.boxes.aylkor.rules.resources import roll_owed
from remnants.boxes.aylkor.rules.state import DONE, AylkorState
from remnants.boxes.aylkor.rules.tech_cards import play_tech, playable, refuse_tech
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Automatic, Choice, Step

MOVE: Final = SpaceChoices("move")
END: Final[Choice] = ("end",)


class RoundBegins(Automatic[AylkorState]):
    """A round is one turn of every living player, from the first of them in the order (aylkor.round)."""

    def run(self, state: AylkorState, frame: Frame) -> None:
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


class TurnBegins(Automatic[AylkorState]):
    """What is owed is rolled, then comes the income, then the player acts."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        state.make_active(frame.seat)
        if state.telling:
            state.tell("turn", seat=frame.seat)
        state.push("act", frame.seat)
        state.push("income", frame.seat)
        roll_owed(state)


class Income(Automatic[AylkorState]):
    """1 cog and 1 card, in the very first turn too; an event may change it (aylkor.turn.start)."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        cogs = max(0, 1 + state.in_force.income_cogs)
        state.cogs[frame.seat] += cogs
        if state.telling:
            state.tell("income", seat=frame.seat, cogs=cogs)
        draw(state, frame.seat, 1 + state.in_force.income_cards)


class TurnOver(Automatic[AylkorState]):
    """The next living player's turn, or the next round after the last in the order (aylkor.round.elimination)."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        state.end_bonuses()
        place = state.order.index(frame.seat)
        for seat in state.order[place + 1 :]:
            if state.out_since[seat] == 0:
                state.push("turn", seat)
                return
        state.push("round")


class Act(Ask[AylkorState]):
    """What the active player does next: in any order, as often as possible (aylkor.turn.free-order)."""

    def candidates(self, state: AylkorState, frame: Frame) -> list[Choice]:
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

    def refuse(self, state: AylkorState, frame: Frame, choice: Choice) -> Refusal | None:
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

    def refuse_stranger(self, state: AylkorState, frame: Frame, choice: Choice) -> Refusal:
        """A card that is not held, a space without a unit of one's own, or one without an enemy."""
        verb: str = choice[0]
        numbers = [number for number in choice[1:] if isinstance(number, int)]
        not_held = len(numbers) == 1 and numbers[0] not in state.hands[frame.seat]
        if verb in ("build", "tech") and not_held and 0 <= numbers[0] < state.pack.first_hero:
            return Refusal("aylkor.unit.play" if verb == "build" else "aylkor.tech.play", {"card": numbers[0]})
        spaces = len(numbers) == (2 if verb == "attack" else 1) and all([0 <= space < SPACES for space in numbers])
        if verb in ("move", "use", "attack") and spaces:
            if not state.standing[frame.seat] >> numbers[0] & 1:
                return Refusal("aylkor.turn.free-order", {"space": numbers[0]})
            return Refusal("aylkor.attack.adjacent", {"space": numbers[-1]})
        return super().refuse_stranger(state, frame, choice)

    def choices(self, state: AylkorState, frame: Frame) -> list[Choice]:
        """The same as the candidates that are not refused, worked out for all units at once."""
        seat = frame.seat
        able = spaces_in(state.can_act)
        movable = able if state.can_move == state.can_act else spaces_in(state.can_move)
        choices = [MOVE.made[unit] for unit in movable if can_step(state, unit)]
        if able:
            self.add_attacks(state, seat, able, choices)
            self.add_abilities(state, seat, able, choices)
        self.add_cards(state, seat, choices)
        choices.append(END)
        return choices

    def add_attacks(self, state: AylkorState, seat: int, able: list[int], choices: list[Choice]) -> None:
        if state.in_force.truce:
            return
        enemies = state.enemies(seat)
        for attacker in able:
            if enemies & WITHIN[state.pack.range[state.card[attacker]]][attacker]:
                for enemy in can_be_attacked(state, seat, attacker):
                    choices.append(("attack", attacker, enemy))

    def add_abilities(self, state: AylkorState, seat: int, able: list[int], choices: list[Choice]) -> None:
        abilities = state.pack.abilities
        for unit in able:
            card = state.card[unit]
            activated = abilities[card][ACTIVATED]
            if activated and would_change_something(state, seat, activated, unit, card):
                choices.append(("use", unit))

    def add_cards(self, state: AylkorState, seat: int, choices: list[Choice]) -> None:
        units = state.pack.units
        room = -1
        seen = 0
        cogs, brew = state.cogs[seat], state.brew[seat]
        for card in state.hands[seat]:
            if seen >> card & 1 or state.pack.brew[card] > brew or cost_in_cogs(state, card) > cogs:
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

    def choose(self, state: AylkorState, frame: Frame, choice: Choice) -> None:
        verb: str = choice[0]
        seat = frame.seat
        if verb == "end":
            state.push("turn-over", seat)
            return
        state.agenda.append(frame)
        if verb == "move":
            state.agenda.append(frames.move_to(seat, unit=choice[1]))
        elif verb == "attack":
            attack(state, seat, choice[1], choice[2])
        elif verb == "use":
            use_ability(state, seat, choice[1])
        elif verb == "build":
            state.agenda.append(frames.place_unit(seat, card=choice[1]))
        else:
            play_tech(state, seat, choice[1])


def refuse_ability(state: AylkorState, seat: int, unit: int) -> Refusal | None:
    """Why a unit of the active player cannot use an ability now (aylkor.unit.effects)."""
    card = state.card[unit]
    effects = state.pack.abilities[card][ACTIVATED]
    if not effects:
        return Refusal("aylkor.unit.effects", {"space": unit, "card": card, "ability": "none"})
    if not state.can_act >> unit & 1:
        return refuse_the_spent(state, unit)
    if not would_change_something(state, seat, effects, unit, card):
        return Refusal("aylkor.unit.effects", {"space": unit, "card": card, "ability": "idle"})
    return None


def use_ability(state: AylkorState, seat: int, unit: int) -> None:
    """An activated ability takes the unit's action for the turn (aylkor.unit.effects)."""
    card = state.card[unit]
    state.set_condition(unit, DONE)
    if state.telling:
        state.tell("used", seat=seat, card=card, space=unit)
    state.then([frames.effect(seat, number, unit, card) for number in state.pack.abilities[card][ACTIVATED]])


STEPS: Final[list[Step[Any]]] = [
    RoundBegins("round"),
    TurnBegins("turn"),
    Income("income"),
    Act("act", "aylkor.turn.free-order"),
    TurnOver("turn-over"),
]
