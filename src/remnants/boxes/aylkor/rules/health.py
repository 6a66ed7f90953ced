"""Unit health, and what follows when it is used up: units leave, players go out, units turn passive.

Damage from one source lands at once and all units at 0 leave together; then heroes are counted; the effects that this
set off follow later (aylkor.death.together).
"""

from typing import Final

from remnants.boxes.aylkor.content.board import spaces_in
from remnants.boxes.aylkor.content.content import DIES
from remnants.boxes.aylkor.rules.state import PASSIVE, AylkorState
from remnants.kernel.agenda import Frame
from remnants.kernel.state import replaced

AN_EVENT: Final = -1
"""Stands for the seat where an event, not a player, does the damage."""


def hurt(state: AylkorState, space: int, damage: int) -> None:
    """Takes damage off a unit's health. Whoever calls this takes away the fallen afterwards (aylkor.unit.health)."""
    state.set_health(space, max(0, state.health[space] - damage))
    if state.telling:
        card, owner, health = state.card[space], state.owner[space], state.health[space]
        state.tell("hurt", card=card, owner=owner, space=space, damage=damage, health=health)


def heal(state: AylkorState, space: int, amount: int) -> None:
    """Gives health back, never above what is printed (aylkor.unit.health)."""
    healed = min(amount, state.pack.health[state.card[space]] - state.health[space])
    state.set_health(space, state.health[space] + healed)
    if state.telling:
        card, owner, health = state.card[space], state.owner[space], state.health[space]
        state.tell("healed", card=card, owner=owner, space=space, amount=healed, health=health)


def take_away_fallen(state: AylkorState, struck: list[int], by: int) -> list[list[int]]:
    """Takes all units at 0 among those struck off the board together and counts the heroes.

    `by` is the seat that defeats them, or AN_EVENT. Gives the effects that this sets off.
    """
    effects: list[list[int]] = []
    fallen_heroes: list[int] = []
    for space in struck:
        if state.health[space] > 0:
            continue
        owner, card = state.owner[space], state.card[space]
        state.lift(space)
        if state.telling:
            state.tell("fell", card=card, owner=owner, space=space)
        if owner == PASSIVE:
            capture(state, card, by)
        elif card >= state.pack.first_hero:
            fallen_heroes.append(owner)
        else:
            state.discards = replaced(state.discards, owner, [*state.discards[owner], card])
            if state.pack.abilities[card][DIES]:
                effects.append([owner, space, card, DIES])
    if fallen_heroes:
        go_out(state, fallen_heroes)
    return effects


def capture(state: AylkorState, card: int, by: int) -> None:
    """The card of a passive unit goes to whoever defeated it (aylkor.passive.capture, aylkor.passive.captured-card)."""
    if by == AN_EVENT:
        return
    state.hands = replaced(state.hands, by, [*state.hands[by], card])
    state.captured = replaced(state.captured, by, [*state.captured[by], card])
    state.known = replaced(state.known, by, [*state.known[by], card])
    if state.telling:
        state.tell("captured", seat=by, card=card)


def go_out(state: AylkorState, seats: list[int]) -> None:
    """Players whose heroes fell at the same moment are out (aylkor.hero.death).

    With at most one hero left the game is over (aylkor.end.last-hero); otherwise their units stay on the board and turn
    passive (aylkor.passive.stay).
    """
    moment = max(state.out_since) + 1
    for seat in seats:
        state.out_since = replaced(state.out_since, seat, moment)
        state.hands = replaced(state.hands, seat, [])
        state.decks = replaced(state.decks, seat, [])
        state.discards = replaced(state.discards, seat, [])
        state.captured = replaced(state.captured, seat, [])
        state.known = replaced(state.known, seat, [])
        state.cogs[seat] = 0
        state.brew[seat] = 0
        if state.telling:
            state.tell("out", seat=seat)
    if len(state.living()) <= 1:
        end_game(state)
        return
    for seat in seats:
        for space in spaces_in(state.standing[seat]):
            state.turn_passive(space)
    if state.active in seats:
        state.agenda[0] = Frame("turn-over", state.active)


def end_game(state: AylkorState) -> None:
    """Nothing is left to happen and nobody is asked anything: whatever waits is dropped (aylkor.effect.over)."""
    state.agenda.clear()
    state.triggered = []
    if state.telling:
        state.tell("over", living=state.living())
