"""Fighting: attacks, type advantage and striking back (aylkor.attack.*, aylkor.type.*)."""

from typing import Final

from remnants.games.aylkor.board import DISTANCE, WITHIN, spaces_in
from remnants.games.aylkor.content import BEATS, DEFEATS, NEUTRAL
from remnants.games.aylkor.health import hurt, take_away_fallen
from remnants.games.aylkor.state import DONE, FRESH, PASSIVE, Aylkor
from remnants.games.aylkor.triggers import set_off
from remnants.kernel.refusal import Refusal

END_OF_TRUCE: Final = 4
"""Heroes may attack each other from this round on (aylkor.hero.truce)."""


def can_be_attacked(state: Aylkor, seat: int, attacker: int) -> int:
    """The enemy units within an attacker's reach that it may attack, as a set (aylkor.attack.adjacent)."""
    spaces = WITHIN[state.pack.range[state.card[attacker]]][attacker] & state.occupied & ~state.standing[seat]
    if spaces and state.round < END_OF_TRUCE and state.heroes >> attacker & 1:
        return spaces & ~state.heroes
    return spaces


def refuse_to_attack(state: Aylkor, seat: int, attacker: int, defender: int) -> Refusal | None:
    """Why a unit of the active player may not attack that enemy now."""
    condition = state.condition[attacker]
    if condition == FRESH:
        return Refusal("aylkor.unit.fresh", {"space": attacker})
    if condition == DONE:
        return Refusal("aylkor.unit.act-once", {"space": attacker})
    if state.in_force.truce:
        return Refusal("aylkor.event.duration", {"event": state.pack.event_ids[state.event]})
    if can_be_attacked(state, seat, attacker) >> defender & 1:
        return None
    if within_reach(state, attacker, defender):
        return Refusal("aylkor.hero.truce", {"round": state.round})
    return Refusal("aylkor.attack.adjacent", {"reach": state.pack.range[state.card[attacker]]})


def within_reach(state: Aylkor, unit: int, other: int) -> bool:
    """Whether a unit's attacks and strikes reach a space: steps alone count, nothing blocks (aylkor.attack.range)."""
    return DISTANCE[unit][other] <= state.pack.range[state.card[unit]]


def strength(state: Aylkor, unit: int, enemy: int) -> int:
    """The attack of one unit in battle with another: everything added up, then held at 0 (aylkor.attack.damage)."""
    pack = state.pack
    owner, card, kind, other = state.owner[unit], state.card[unit], state.unit_type(unit), state.unit_type(enemy)
    attack = pack.attack[card] + state.bonus[unit] + state.in_force.attack[kind]
    if kind != NEUTRAL and other != NEUTRAL:
        if BEATS[kind] == other:
            attack += 1
        elif BEATS[other] == kind:
            attack -= 1
    if card >= pack.first_hero:
        attack += 1
    if state.inspiring and owner != PASSIVE:
        attack += inspired(state, unit, owner)
    if state.owner[enemy] != PASSIVE:
        attack -= pack.shield[state.card[enemy]]
    return max(0, attack)


def inspired(state: Aylkor, unit: int, owner: int) -> int:
    """What own units nearby add to a unit's attack as long as they stand (aylkor.bonus.duration)."""
    added = 0
    for space in spaces_in(state.inspiring & state.standing[owner] & ~(1 << unit)):
        card = state.card[space]
        if DISTANCE[space][unit] <= state.pack.aura_reach[card]:
            added += state.pack.aura[card]
    return added


def attack(state: Aylkor, seat: int, attacker: int, defender: int) -> None:
    """A battle: the attack, the defender's answer if it still stands, then the effects this set off."""
    state.set_condition(attacker, DONE)
    attacking_card = state.card[attacker]
    damage = strength(state, attacker, defender)
    if state.telling:
        target = state.card[defender]
        state.tell(
            "attacked", seat=seat, card=attacking_card, start=attacker, target=target, end=defender, damage=damage
        )
    hurt(state, defender, damage)
    if state.health[defender] == 0:
        state.cogs[seat] += 1
        state.defeated[seat] += 1
        effects = take_away_fallen(state, [defender], seat)
        if state.pack.abilities[attacking_card][DEFEATS]:
            effects.append([seat, attacker, attacking_card, DEFEATS])
    else:
        effects = strike_back(state, attacker, defender)
    if state.agenda:
        set_off(state, effects)


def strike_back(state: Aylkor, attacker: int, defender: int) -> list[list[int]]:
    """A defender still standing answers if the attacker is within its own reach (aylkor.attack.strike-back).

    It takes no action, and it earns no cog (aylkor.attack.reward).
    """
    if not within_reach(state, defender, attacker):
        return []
    damage = strength(state, defender, attacker)
    if state.telling:
        state.tell("struck-back", card=state.card[defender], start=defender, end=attacker, damage=damage)
    hurt(state, attacker, damage)
    return take_away_fallen(state, [attacker], state.owner[defender])
