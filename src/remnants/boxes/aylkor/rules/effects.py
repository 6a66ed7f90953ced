"""Effects of cards: whom they can touch, what they do, and the questions they ask (aylkor.unit.effects).

The same few steps carry out abilities, techs and automatic effects. A frame's data is the effect's number, the space
it counts from and the card it comes from.
"""

from typing import Any, Final

from remnants.boxes.aylkor.content.board import (
    DISTANCE,
    FARTHEST,
    ONLY,
    SPACES,
    WITHIN,
    SpaceChoices,
    spaces_in,
    without,
)
from remnants.boxes.aylkor.content.content import (
    DAMAGE,
    DIES,
    DRAW,
    EACH,
    EACH_ENEMY,
    EACH_OWN,
    ENEMY,
    ENEMY_UNIT,
    FIRST_OWN,
    GAIN,
    HEAL,
    ITSELF,
    MOVE,
    NO_TARGET,
    OWN,
    OWN_UNIT,
    READY,
    STEAL,
    STRENGTHEN,
    Effect,
)
from remnants.boxes.aylkor.rules import frames
from remnants.boxes.aylkor.rules.cards import draw
from remnants.boxes.aylkor.rules.deed import OWN_DEEDS
from remnants.boxes.aylkor.rules.health import heal, hurt, take_away_fallen
from remnants.boxes.aylkor.rules.moving import refuse_the_taken
from remnants.boxes.aylkor.rules.resources import gather
from remnants.boxes.aylkor.rules.state import DONE, FRESH, PASSIVE, AylkorState
from remnants.boxes.aylkor.rules.state import READY as READY_AGAIN
from remnants.boxes.aylkor.rules.triggers import set_off
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.state import replaced
from remnants.kernel.steps import Ask, Automatic, Choice, Step

TARGETS: Final = SpaceChoices("target")
TO: Final = SpaceChoices("to")


def itself(state: AylkorState, card: int, origin: int) -> int:
    """The space of the unit an effect comes from, as a set; nothing for a tech, which stands nowhere."""
    return 0 if state.pack.is_tech(card) else ONLY[origin]


def targets(state: AylkorState, seat: int, effect: Effect, origin: int, card: int) -> int:
    """The units that an effect can touch so that something changes, as a set of spaces."""
    spaces = within_reach(state, seat, effect, origin, card)
    if effect.do == HEAL:
        return spaces & state.wounded
    if effect.do == MOVE:
        return can_be_moved(state, effect, spaces)
    if effect.do == READY:
        return can_be_readied(state, seat, spaces)
    if effect.do >= FIRST_OWN:
        return can_be_touched(state, seat, effect, spaces)
    return spaces


def can_touch_somebody(state: AylkorState, seat: int, effect: Effect, origin: int, card: int) -> bool:
    """Whether an effect has any target; the first that can be moved is enough."""
    if effect.do != MOVE:
        return targets(state, seat, effect, origin, card) != 0
    for space in spaces_in(within_reach(state, seat, effect, origin, card)):
        if destinations(state, effect, space):
            return True
    return False


def within_reach(state: AylkorState, seat: int, effect: Effect, origin: int, card: int) -> int:
    """The units of the kind that an effect touches, as far as it reaches, as a set of spaces."""
    kind = effect.target
    own = state.standing[seat]
    if kind == OWN:
        spaces = own
    elif kind == OWN_UNIT:
        spaces = without(own, state.heroes)
    elif kind in (ENEMY, EACH_ENEMY):
        spaces = state.enemies(seat)
    elif kind == ENEMY_UNIT:
        spaces = without(state.enemies(seat), state.heroes)
    elif kind == EACH_OWN:
        spaces = without(own, itself(state, card, origin))
    elif kind == EACH:
        spaces = without(state.occupied, itself(state, card, origin))
    elif kind == ITSELF:
        spaces = own & itself(state, card, origin)
    else:
        spaces = own & state.heroes
    return spaces if effect.reach >= FARTHEST else spaces & WITHIN[effect.reach][origin]


def can_be_readied(state: AylkorState, seat: int, spaces: int) -> int:
    """Those of the active player's own units that have moved or acted; fresh ones stay fresh."""
    if seat != state.active:
        return 0
    spent = without(spaces & state.standing[seat], state.can_move)
    for space in spaces_in(spent):
        if state.condition[space] == FRESH:
            spent ^= ONLY[space]
    return spent


def can_be_touched(state: AylkorState, seat: int, effect: Effect, spaces: int) -> int:
    """Those for which a word of a plug-in would change something."""
    deed = OWN_DEEDS[effect.do]
    touched = 0
    for space in spaces_in(spaces):
        if deed.can_touch(state, seat, effect, space):
            touched |= ONLY[space]
    return touched


def can_be_moved(state: AylkorState, effect: Effect, spaces: int) -> int:
    """Those that have somewhere to go."""
    movable = 0
    for space in spaces_in(spaces):
        if destinations(state, effect, space):
            movable |= ONLY[space]
    return movable


def destinations(state: AylkorState, effect: Effect, unit: int) -> int:
    """Where a card can move a unit: free spaces, for a passive unit without a resource (aylkor.effect.move)."""
    free = without(WITHIN[effect.distance][unit], state.occupied)
    return without(free, state.resources) if state.owner[unit] == PASSIVE else free


def can_be_named(state: AylkorState, seat: int, effect: Effect) -> list[int]:
    """The players something can be taken from (aylkor.effect.steal)."""
    named: list[int] = []
    for other in range(state.players):
        has_some = (effect.cogs > 0 and state.cogs[other] > 0) or (effect.brew > 0 and state.brew[other] > 0)
        if other != seat and has_some and state.alive(other):
            named.append(other)
    return named


def would_change_something(state: AylkorState, seat: int, effects: list[int], origin: int, card: int) -> bool:
    """Whether any of these effects has something to do (aylkor.tech.timing)."""
    for number in effects:
        effect = state.pack.effects[number]
        if effect.target != NO_TARGET:
            if can_touch_somebody(state, seat, effect, origin, card):
                return True
        elif effect.do == GAIN:
            return True
        elif effect.do == DRAW:
            if state.decks[seat]:
                return True
        elif effect.do == STEAL:
            if can_be_named(state, seat, effect):
                return True
        elif effect.do >= FIRST_OWN and OWN_DEEDS[effect.do].can_do(state, seat, effect):
            return True
    return False


def touch(state: AylkorState, seat: int, effect: Effect, spaces: list[int]) -> None:
    """Does to these units what the effect says, to all at once, whatever their types (aylkor.type.battles-only)."""
    if effect.do == DAMAGE:
        for space in spaces:
            hurt(state, space, effect.amount)
        set_off(state, take_away_fallen(state, spaces, seat))
        return
    if effect.do >= FIRST_OWN:
        OWN_DEEDS[effect.do].do(state, seat, effect, spaces)
        return
    for space in spaces:
        if effect.do == HEAL:
            heal(state, space, effect.amount)
        elif effect.do == STRENGTHEN:
            state.strengthen(space, effect.amount)
            if state.telling:
                state.tell("strengthened", card=state.card[space], space=space, amount=effect.amount)
        elif effect.do == READY:
            state.set_condition(space, READY_AGAIN)
            if state.telling:
                state.tell("readied", card=state.card[space], space=space)


def take(state: AylkorState, seat: int, effect: Effect, other: int) -> None:
    """Takes resources from another player, at most what is there (aylkor.effect.steal)."""
    cogs = min(effect.cogs, state.cogs[other])
    brew = min(effect.brew, state.brew[other])
    state.cogs[other] -= cogs
    state.brew[other] -= brew
    state.cogs[seat] += cogs
    state.brew[seat] += brew
    if state.telling:
        state.tell("stole", seat=seat, other=other, cogs=cogs, brew=brew)


def transfer(state: AylkorState, unit: int, end: int) -> None:
    """A card moves a unit: its own move is not used, and what it may still do stays as it was (aylkor.effect.move)."""
    owner = state.owner[unit]
    state.carry(unit, end, state.condition[unit])
    follow(state, unit, end)
    if state.telling:
        state.tell("moved", seat=owner, card=state.card[end], start=unit, end=end)
    if owner == PASSIVE:
        return
    if gather(state, owner, end) and owner == state.active and state.condition[end] != FRESH:
        state.set_condition(end, DONE)


def follow(state: AylkorState, start: int, end: int) -> None:
    """What a unit, or a tech around its hero, has still to do counts from where the unit stands now.

    What it does when it dies counts from where it fell (aylkor.effect.where).
    """
    for place, frame in enumerate(state.agenda):
        if frame.step != "effect":
            continue
        number, origin, card = frame.data
        lives = state.pack.occasion_of[number] != DIES
        if origin == start and lives and is_of(state, frame.seat, card, end):
            state.agenda[place] = frames.effect(frame.seat, number, end, card)
    for place, (seat, space, card, occasion) in enumerate(state.triggered):
        if space == start and occasion != DIES and is_of(state, seat, card, end):
            state.triggered = replaced(state.triggered, place, [seat, end, card, occasion])


def is_of(state: AylkorState, seat: int, card: int, unit: int) -> bool:
    """Whether a card's effects count from the unit on this space: its own card's, or a tech's for the hero."""
    carrier = state.hero[seat] if state.pack.is_tech(card) else card
    return state.owner[unit] == seat and state.card[unit] == carrier


class CarryOut(Automatic[AylkorState]):
    """Carries one effect out, asking its owner first where there is something to pick. No target: nothing happens."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        seat = frame.seat
        if not state.alive(seat):
            return
        number, origin, card = frame.data
        effect = state.pack.effects[number]
        if effect.target != NO_TARGET:
            self.on_units(state, frame, effect, targets(state, seat, effect, origin, card))
        elif effect.do == GAIN:
            state.cogs[seat] += effect.cogs
            state.brew[seat] += effect.brew
            if state.telling:
                state.tell("gained", seat=seat, cogs=effect.cogs, brew=effect.brew)
        elif effect.do == DRAW:
            draw(state, seat, effect.amount)
        elif effect.do == STEAL:
            named = can_be_named(state, seat, effect)
            if len(named) == 1:
                take(state, seat, effect, named[0])
            elif named:
                state.agenda.append(frames.effect_player(seat, number, origin, card))
        elif effect.do >= FIRST_OWN:
            OWN_DEEDS[effect.do].do(state, seat, effect, [])

    def on_units(self, state: AylkorState, frame: Frame, effect: Effect, spaces: int) -> None:
        if spaces == 0:
            return
        each = effect.target == EACH or effect.target == EACH_OWN or effect.target == EACH_ENEMY
        if each:
            touch(state, frame.seat, effect, spaces_in(spaces))
        elif spaces & (spaces - 1):
            number, origin, card = frame.data
            state.agenda.append(frames.effect_target(frame.seat, number, origin, card))
        else:
            pick(state, frame, spaces.bit_length() - 1)


def pick(state: AylkorState, frame: Frame, unit: int) -> None:
    """The target is known: a unit to be moved still needs a place to go."""
    number, origin, card = frame.data
    effect = state.pack.effects[number]
    if effect.do == MOVE:
        state.agenda.append(frames.effect_space(frame.seat, number, origin, card, unit))
    else:
        touch(state, frame.seat, effect, [unit])


class PickTarget(Ask[AylkorState]):
    """Which unit an effect touches."""

    def candidates(self, state: AylkorState, frame: Frame) -> list[Choice]:
        return TARGETS.of(state.occupied)

    def choices(self, state: AylkorState, frame: Frame) -> list[Choice]:
        number, origin, card = frame.data
        return TARGETS.of(targets(state, frame.seat, state.pack.effects[number], origin, card))

    def refuse(self, state: AylkorState, frame: Frame, choice: Choice) -> Refusal | None:
        number, origin, card = frame.data
        effect = state.pack.effects[number]
        space: int = choice[1]
        if targets(state, frame.seat, effect, origin, card) >> space & 1:
            return None
        rule = "aylkor.effect.move" if effect.do == MOVE else "aylkor.effect.order"
        facts: dict[str, int | str] = {"card": card, "space": space}
        if DISTANCE[origin][space] > effect.reach:
            facts |= {"reach": effect.reach, "steps": DISTANCE[origin][space]}
        return Refusal(rule, facts)

    def refuse_stranger(self, state: AylkorState, frame: Frame, choice: Choice) -> Refusal:
        refusal = super().refuse_stranger(state, frame, choice)
        if choice[0] == "target" and len(choice) == 2 and isinstance(choice[1], int) and 0 <= choice[1] < SPACES:
            refusal.facts["space"] = choice[1]
        return refusal

    def choose(self, state: AylkorState, frame: Frame, choice: Choice) -> None:
        pick(state, frame, choice[1])


class PickSpace(Ask[AylkorState]):
    """Where a card moves a unit to (aylkor.effect.move)."""

    def candidates(self, state: AylkorState, frame: Frame) -> list[Choice]:
        return TO.of(WITHIN[-1][0])

    def choices(self, state: AylkorState, frame: Frame) -> list[Choice]:
        number, _origin, _card, unit = frame.data
        return TO.of(destinations(state, state.pack.effects[number], unit))

    def refuse(self, state: AylkorState, frame: Frame, choice: Choice) -> Refusal | None:
        number, _origin, card, unit = frame.data
        space: int = choice[1]
        if destinations(state, state.pack.effects[number], unit) >> space & 1:
            return None
        if state.occupied >> space & 1:
            return refuse_the_taken(state, space)
        distance, steps = state.pack.effects[number].distance, DISTANCE[unit][space]
        facts: dict[str, int | str] = {"card": card, "space": space}
        if steps > distance:
            facts |= {"distance": distance, "steps": steps}
        return Refusal("aylkor.effect.move", facts)

    def choose(self, state: AylkorState, frame: Frame, choice: Choice) -> None:
        _number, _origin, _card, unit = frame.data
        transfer(state, unit, choice[1])


class PickPlayer(Ask[AylkorState]):
    """Whom resources are taken from (aylkor.effect.steal)."""

    def candidates(self, state: AylkorState, frame: Frame) -> list[Choice]:
        return [("from", seat) for seat in range(state.players)]

    def refuse(self, state: AylkorState, frame: Frame, choice: Choice) -> Refusal | None:
        number, _origin, _card = frame.data
        if choice[1] in can_be_named(state, frame.seat, state.pack.effects[number]):
            return None
        whose = "own" if choice[1] == frame.seat else "other" if state.alive(choice[1]) else "out"
        return Refusal("aylkor.effect.steal", {"seat": choice[1], "whose": whose})

    def choose(self, state: AylkorState, frame: Frame, choice: Choice) -> None:
        number, _origin, _card = frame.data
        take(state, frame.seat, state.pack.effects[number], choice[1])


STEPS: Final[list[Step[Any]]] = [
    CarryOut("effect"),
    PickTarget("effect-target", "aylkor.effect.order"),
    PickSpace("effect-space", "aylkor.effect.move"),
    PickPlayer("effect-player", "aylkor.effect.steal"),
]
