"""What can neither be lost nor doubled, checked on every position of a walk."""

from remnants.boxes.aylkor.content.board import spaces_in
from remnants.boxes.aylkor.rules.guessing import cards_of
from remnants.boxes.aylkor.rules.resources import BREW_ON_BOARD, COGS_ON_BOARD
from remnants.boxes.aylkor.rules.state import BREW, COG, NO_EVENT, AylkorState, kept_in_step


def conserved(state: AylkorState) -> list[str]:
    """A sentence for each thing that is wrong."""
    return cards(state) + resources(state) + units(state) + in_step(state)


def cards(state: AylkorState) -> list[str]:
    wrong: list[str] = []
    for seat in range(state.players):
        expected = sorted(state.pack.deck + state.captured[seat])
        if state.alive(seat) and cards_of(state, seat) != expected:
            wrong.append(f"seat {seat} does not have the cards of its deck and those it captured")
        known, hand = state.known[seat], state.hands[seat]
        if any([known.count(card) > hand.count(card) for card in known]):
            wrong.append(f"seat {seat} is known to have cards that it has not")
    events = state.event_deck + state.event_discards + ([] if state.event == NO_EVENT else [state.event])
    if sorted(events) != list(range(len(state.pack.events))):
        wrong.append("events are lost or doubled")
    return wrong


def resources(state: AylkorState) -> list[str]:
    wrong: list[str] = []
    if state.resource.count(BREW) + state.owed_brew != BREW_ON_BOARD:
        wrong.append("the brew on the board and owed are not 3")
    if state.resource.count(COG) + state.owed_cogs != COGS_ON_BOARD:
        wrong.append("the cogs on the board and owed are not 7")
    if state.resources & state.occupied:
        wrong.append("a unit stands on a resource that it has not gathered")
    if min(state.cogs) < 0 or min(state.brew) < 0:
        wrong.append("somebody has fewer than no cogs or brew")
    return wrong


def units(state: AylkorState) -> list[str]:
    wrong: list[str] = []
    for space in spaces_in(state.occupied):
        if not 0 < state.health[space] <= state.pack.health[state.card[space]]:
            wrong.append(f"the unit on {space} has health {state.health[space]}")
    for seat in range(state.players):
        hero = state.hero_at[seat]
        if hero >= 0 and (state.owner[hero] != seat or state.card[hero] != state.hero[seat]):
            wrong.append(f"seat {seat}'s hero is not where it should be")
    return wrong


def in_step(state: AylkorState) -> list[str]:
    again = state.clone()
    again.work_out()
    made, kept = kept_in_step(again), kept_in_step(state)
    return [f"{name} is out of step with the board" for name in made if made[name] != kept[name]]
