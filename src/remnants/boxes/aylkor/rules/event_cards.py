"""Event cards: revealed at the start of a round, in force for a number of rounds (aylkor.event.*)."""

from typing import Any, Final

from remnants.boxes.aylkor.content.board import WHOLE, spaces_in
from remnants.boxes.aylkor.content.content import EVENT_DAMAGE, EVENT_GAIN, EVENT_HEAL, EventEffect
from remnants.boxes.aylkor.rules import frames
from remnants.boxes.aylkor.rules.health import AN_EVENT, heal, hurt, take_away_fallen
from remnants.boxes.aylkor.rules.resources import scatter
from remnants.boxes.aylkor.rules.state import NO_EVENT, AylkorState
from remnants.boxes.aylkor.rules.triggers import set_off
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.steps import Answer, Automatic, Shuffle, Step

REVEALED: Final = 0
EVERY_ROUND: Final = 1


def events_of_the_round(state: AylkorState) -> None:
    """A round begins: the event that is over is replaced, one that holds does again what it does every round."""
    if state.event == NO_EVENT:
        if state.round >= state.first_event:
            state.push("event")
    elif state.round >= state.event_until:
        state.push("event")
    else:
        state.then(effects_of(state, EVERY_ROUND))


def effects_of(state: AylkorState, when: int) -> list[Frame]:
    effects = state.in_force.revealed if when == REVEALED else state.in_force.every_round
    return [frames.event_effect(NOBODY, when, number) for number in range(len(effects))]


class RevealEvent(Automatic[AylkorState]):
    """The next event replaces the old one; all 16 are shuffled when they have run out (aylkor.event.duration)."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        if state.event != NO_EVENT:
            state.event_discards = [*state.event_discards, state.event]
            state.event = NO_EVENT
            state.in_force = state.pack.calm
        if not state.event_deck:
            state.push("event")
            state.push("shuffle-events")
            return
        state.event = state.event_deck[-1]
        state.event_deck = state.event_deck[:-1]
        state.in_force = state.pack.events[state.event]
        state.event_until = state.round + state.in_force.rounds
        if state.telling:
            state.reveal("event", event=state.event, until=state.event_until)
        state.then(effects_of(state, REVEALED) + effects_of(state, EVERY_ROUND))


class ShuffleEvents(Shuffle[AylkorState]):
    """The events used up become the deck again."""

    def pile(self, state: AylkorState, frame: Frame) -> list[int]:
        return state.event_discards

    def resolve(self, state: AylkorState, frame: Frame, answer: Answer) -> None:
        state.event_deck = list(answer)
        state.event_discards = []


class EventHappens(Automatic[AylkorState]):
    """One thing that the event in force does now, to everybody alike."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        when, number = frame.data
        in_force = state.in_force
        effect = in_force.revealed[number] if when == REVEALED else in_force.every_round[number]
        if effect.do == EVENT_DAMAGE:
            damage_all(state, effect)
        elif effect.do == EVENT_HEAL:
            for space in spaces_in(state.wounded & zone_of(state, effect)):
                heal(state, space, effect.amount)
        elif effect.do == EVENT_GAIN:
            for seat in state.living():
                state.cogs[seat] += effect.cogs
                state.brew[seat] += effect.brew
                if state.telling:
                    state.tell("gained", seat=seat, cogs=effect.cogs, brew=effect.brew)
        else:
            scatter(state)


def damage_all(state: AylkorState, effect: EventEffect) -> None:
    """Every unit in the zone is hurt; a hero keeps at least 1 health (aylkor.event.damage)."""
    struck = spaces_in(state.occupied & zone_of(state, effect))
    for space in struck:
        spared = 1 if state.heroes >> space & 1 else 0
        damage = min(effect.amount, state.health[space] - spared)
        if damage > 0:
            hurt(state, space, damage)
    set_off(state, take_away_fallen(state, struck, AN_EVENT))


def zone_of(state: AylkorState, effect: EventEffect) -> int:
    """The zone an event touches: 0 the whole board, 1 the centre, 2 the rest."""
    if effect.zone == 0:
        return WHOLE
    return state.pack.centre if effect.zone == 1 else state.pack.outer


STEPS: Final[list[Step[Any]]] = [RevealEvent("event"), ShuffleEvents("shuffle-events"), EventHappens("event-effect")]
