"""Workshops and the Guild: cards are drawn for what was spent, one may be kept, the rest goes back on top."""

from typing import Any

from remnants.games.lionsgate.decks import DrawCard, cards_left
from remnants.games.lionsgate.derailing import lose_upgrade
from remnants.games.lionsgate.state import LionsgateState
from remnants.games.lionsgate.unloading import alloy_of, go_on_unloading, spend
from remnants.games.lionsgate.upgrades import DISCARD, NOT_YOURS
from remnants.games.lionsgate.words import GOLD, MERCENARIES
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Automatic, Choice, Step

KEEP: list[Choice] = [("keep", card) for card in range(30)]
REPLACE: list[Choice] = [("replace", card) for card in range(30)]
ON_TOP: list[Choice] = [("on-top", card) for card in range(30)]
MORE: Choice = ("more",)
NONE: Choice = ("none",)

NO_WORKSHOP = Refusal("lionsgate.unload.workshop")
NO_GUILD = Refusal("lionsgate.unload.guild")
BEYOND_LIMIT = Refusal("lionsgate.unload.spend")


class DrawOffer(DrawCard):
    """A card is drawn for what was spent and shown to everybody (lionsgate.unload.spend)."""

    def deck(self, state: LionsgateState, frame: Frame) -> int:
        return state.drawn_from

    def drawn(self, state: LionsgateState, frame: Frame, card: int) -> None:
        state.drawn_cards.append(card)
        if state.telling:
            state.tell("card-drawn", seat=frame.seat, deck=state.drawn_from, card=card)


class Browse(Ask[LionsgateState]):
    """Keep one of the cards drawn, spend one more good for another card, make room, or keep none.

    lionsgate.unload.workshop, lionsgate.unload.guild, lionsgate.upgrade.remove. The frame holds how many goods may
    still be unloaded, and what has been done in this unloading.
    """

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*KEEP, MORE, NONE, *DISCARD]

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        seat = frame.seat
        hiring = state.drawn_from == MERCENARIES
        if choice == NONE:
            return None
        if choice == MORE:
            good = GOLD if hiring else alloy_of(state.drawn_from)
            if frame.data[0] < 1 or good not in state.mat[seat]:
                return BEYOND_LIMIT
            return None if cards_left(state, state.drawn_from) else (NO_GUILD if hiring else NO_WORKSHOP)
        if choice[0] == "discard":
            return None if state.upgrades[seat] >> choice[1] & 1 else NOT_YOURS
        if choice[1] not in state.drawn_cards:
            return NO_GUILD if hiring else NO_WORKSHOP
        full = not hiring and state.upgrades[seat].bit_count() >= state.most_upgrades()
        return NO_WORKSHOP if full else None

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        if choice == MORE:
            state.agenda.append(Frame("browse", seat, (frame.data[0] - 1, frame.data[1])))
            state.push("draw-offer", seat)
            spend(state, seat, GOLD if state.drawn_from == MERCENARIES else alloy_of(state.drawn_from), 1)
            return
        if choice[0] == "discard":
            state.agenda.append(frame)
            lose_upgrade(state, seat, choice[1])
            return
        state.push("go-on-unloading", seat, frame.data)
        state.push("put-back", seat)
        if choice[0] == "keep":
            keep(state, seat, choice[1])


def keep(state: LionsgateState, seat: int, card: int) -> None:
    """An upgrade goes onto the mat; a mercenary joins, or replaces another in a full team."""
    if state.drawn_from != MERCENARIES:
        state.drawn_cards.remove(card)
        state.upgrades[seat] |= 1 << card
        if state.telling:
            state.tell("upgrade-kept", seat=seat, upgrade=card)
    elif state.team[seat].bit_count() < state.most_team():
        hire(state, seat, card, True)
    else:
        state.push("replace", seat, (card,))


def hire(state: LionsgateState, seat: int, card: int, ready: bool) -> None:
    state.drawn_cards.remove(card)
    state.team[seat] |= 1 << card
    if ready:
        state.ready[seat] |= 1 << card
    if state.telling:
        state.tell("hired", seat=seat, mercenary=card)


class Replace(Ask[LionsgateState]):
    """In a full team the new mercenary replaces one, and has worked this round if that one had.

    lionsgate.unload.guild, lionsgate.unload.new-mercenary
    """

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return REPLACE

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        return None if state.team[frame.seat] >> choice[1] & 1 else NO_GUILD

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        leaving = 1 << choice[1]
        was_ready = state.ready[seat] & leaving != 0
        state.team[seat] ^= leaving
        state.ready[seat] &= ~leaving
        state.discard[MERCENARIES] |= leaving
        if state.telling:
            state.tell("dismissed", seat=seat, mercenary=choice[1])
        hire(state, seat, frame.data[0], was_ready)


class PutBack(Ask[LionsgateState]):
    """The cards not kept go back on top one by one; the last laid is the topmost (lionsgate.unload.workshop)."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return ON_TOP

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        return None if choice[1] in state.drawn_cards else NO_WORKSHOP

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        lay_on_top(state, choice[1])
        if state.drawn_cards:
            state.push("put-back", frame.seat)


class PutBackCards(Automatic[LionsgateState]):
    """Asks for the order only where there is one to choose."""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        if len(state.drawn_cards) > 1:
            state.push("put-back-order", frame.seat)
        else:
            for card in state.drawn_cards[:]:
                lay_on_top(state, card)
            state.drawn_from = -1


def lay_on_top(state: LionsgateState, card: int) -> None:
    state.drawn_cards.remove(card)
    state.deck_top[state.drawn_from].append(card)
    if state.telling:
        state.tell("card-put-back", deck=state.drawn_from, card=card)


class GoOnUnloading(Automatic[LionsgateState]):
    """Back to the unloading, once what was bought has been paid and chosen."""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        go_on_unloading(state, frame.seat, frame.data[0], frame.data[1])


CHAPTER: list[Step[Any]] = [
    DrawOffer("draw-offer"),
    Browse("browse", "lionsgate.unload.workshop"),
    Replace("replace", "lionsgate.unload.guild"),
    PutBackCards("put-back"),
    PutBack("put-back-order", "lionsgate.unload.workshop"),
    GoOnUnloading("go-on-unloading"),
]
