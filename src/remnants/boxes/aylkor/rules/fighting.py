"""Fighting: attacks, type advantage and striking back (aylkor.attack.*, aylkor.type.*)."""

from typing import Final

from remnants.boxes.aylkor.content.board import DISTANCE, NEIGHBOURS, ONLY, WITHIN, spaces_in, without
from remnants.boxes.aylkor.content.content import BEATS, DEFEATS
from remnants.boxes.aylkor.rules.health import hurt, take_away_fallen
from remnants.boxes.aylkor.rules.moving import refuse_the_spent
from remnants.boxes.aylkor.rules.state import DONE, EMPTY, PASSIVE, AylkorState
from remnants.boxes.aylkor.rules.triggers import set_off
from remnants.kernel.refusal import Refusal
from remnants.kernel.state import replaced

END_OF_TRUCE: Final = 4
"""Heroes may attack each other from this round on (aylkor.hero.truce)."""


def can_be_attacked(state: AylkorState, seat: int, attacker: int) -> list[int]:
    """The spaces of the enemy units within an attacker's reach that it may attack (aylkor.attack.adjacent)."""
    card, first_hero = state.card[attacker], state.pack.first_hero
    reach = state.pack.range[card]
    truce = card >= first_hero and state.round < END_OF_TRUCE
    found: list[int] = []
    for space in NEIGHBOURS[attacker] if reach == 1 else spaces_in(WITHIN[reach][attacker] & state.occupied):
        owner = state.owner[space]
        if owner != EMPTY and owner != seat and not (truce and state.card[space] >= first_hero):
            found.append(space)
    return found


def refuse_to_attack(state: AylkorState, seat: int, attacker: int, defender: int) -> Refusal | None:
    """Why a unit of the active player may not attack that enemy now."""
    if not state.can_act >> attacker & 1:
        return refuse_the_spent(state, attacker)
    if state.in_force.truce:
        return Refusal("aylkor.event.duration", {"event": state.event, "round": state.event_until})
    if defender in can_be_attacked(state, seat, attacker):
        return None
    if within_reach(state, attacker, defender):
        return Refusal("aylkor.hero.truce", {"round": END_OF_TRUCE, "rounds": END_OF_TRUCE - state.round})
    card = state.card[attacker]
    steps = DISTANCE[attacker][defender]
    return Refusal(
        "aylkor.attack.adjacent", {"card": card, "reach": state.pack.range[card], "space": defender, "steps": steps}
    )


def within_reach(state: AylkorState, unit: int, other: int) -> bool:
    """Whether a unit's attacks and strikes reach a space: steps alone count, nothing blocks (aylkor.attack.range)."""
    return DISTANCE[unit][other] <= state.pack.range[state.card[unit]]


def strength(state: AylkorState, unit: int, enemy: int) -> int:
    """The attack of one unit in battle with another: everything added up, then held at 0 (aylkor.attack.damage).

    The stronger type gains 1, the weaker loses 1; heroes and passive units have no type, but a hero has +1 against
    everybody (aylkor.type.advantage, aylkor.type.disadvantage, aylkor.hero.neutral, aylkor.hero.bonus).
    """
    attack = attack_as_it_stands(state, unit)
    kind, other = state.unit_type(unit), state.unit_type(enemy)
    if kind != other:
        if BEATS[kind] == other:
            attack += 1
        elif BEATS[other] == kind:
            attack -= 1
    if state.owner[enemy] != PASSIVE:
        attack -= state.pack.shield[state.card[enemy]]
    return max(0, attack)


def attack_as_it_stands(state: AylkorState, unit: int) -> int:
    """A unit's attack whoever the enemy is: printed, and what events, cards and neighbours add or take."""
    owner, card = state.owner[unit], state.card[unit]
    attack = state.pack.attack[card] + state.bonus[unit] + state.in_force.attack[state.unit_type(unit)]
    if card >= state.pack.first_hero:
        attack += 1
    if state.inspiring:
        attack += inspired(state, unit, owner)
    return attack


def inspired(state: AylkorState, unit: int, owner: int) -> int:
    """What own units nearby add to a unit's attack as long as they stand (aylkor.bonus.duration)."""
    added = 0
    for space in spaces_in(without(state.inspiring & state.standing[owner], ONLY[unit])):
        card = state.card[space]
        if DISTANCE[space][unit] <= state.pack.aura_reach[card]:
            added += state.pack.aura[card]
    return added


def attack(state: AylkorState, seat: int, attacker: int, defender: int) -> None:
    """A battle: the attack, the defender's answer if it still stands, then the effects this set off.

    Health used up is enough to fall, and a unit that falls earns the attacker a cog (aylkor.attack.defeat,
    aylkor.attack.reward).
    """
    state.set_condition(attacker, DONE)
    attacking_card = state.card[attacker]
    damage = strength(state, attacker, defender)
    if state.telling:
        told = {"target": state.card[defender], "owner": state.owner[defender], "end": defender, "damage": damage}
        state.tell("attacked", seat=seat, card=attacking_card, start=attacker, **told)
    hurt(state, defender, damage)
    if state.health[defender] == 0:
        state.cogs[seat] += 1
        state.defeated = replaced(state.defeated, seat, state.defeated[seat] + 1)
        effects = take_away_fallen(state, [defender], seat)
        if state.telling and len(state.living()) > 1:
            state.tell("rewarded", seat=seat, cogs=1)
        if state.pack.abilities[attacking_card][DEFEATS]:
            effects.append([seat, attacker, attacking_card, DEFEATS])
    else:
        effects = strike_back(state, attacker, defender)
    set_off(state, effects)


def strike_back(state: AylkorState, attacker: int, defender: int) -> list[list[int]]:
    """A defender still standing answers if the attacker is within its own reach (aylkor.attack.strike-back).

    It takes no action, and it earns no cog (aylkor.attack.reward). Passive units do so too (aylkor.passive.retaliate).
    """
    if not within_reach(state, defender, attacker):
        return []
    damage = strength(state, defender, attacker)
    if state.telling:
        state.tell("struck-back", card=state.card[defender], start=defender, end=attacker, damage=damage)
    hurt(state, attacker, damage)
    return take_away_fallen(state, [attacker], state.owner[defender])
