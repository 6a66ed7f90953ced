"""Workshops and the Guild: cards are drawn for what was spent, one may be kept, the rest goes back on top."""

from typing import Any

from remnants.boxes.lionsgate.content.words import GOLD, MERCENARIES
from remnants.boxes.lionsgate.rules import frames
from remnants.boxes.lionsgate.rules.decks import DrawCard, cards_left
from remnants.boxes.lionsgate.rules.loading import handled_goods
from remnants.boxes.lionsgate.rules.own_turn import OwnTurn
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.unloading import alloy_of, beyond_limit, go_on_unloading, spend
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Automatic, Choice, Step

KEEP: list[Choice] = [("keep", card) for card in range(30)]
REPLACE: list[Choice] = [("replace", card) for card in range(30)]
ON_TOP: list[Choice] = [("on-top", card) for card in range(30)]
MORE: Choice = ("more",)
NONE: Choice = ("none",)


def card_refused(state: LionsgateState, facts: dict[str, int | str]) -> Refusal:
    """lionsgate.unload.guild for mercenaries, lionsgate.unload.workshop for upgrades"""
    hiring = state.drawn_from == MERCENARIES
    return Refusal("lionsgate.unload.guild" if hiring else "lionsgate.unload.workshop", facts)


class DrawOffer(DrawCard):
    """A card is drawn for what was spent and shown to everybody (lionsgate.unload.spend)."""

    def deck(self, state: LionsgateState, frame: Frame) -> int:
        return state.drawn_from

    def drawn(self, state: LionsgateState, frame: Frame, card: int) -> None:
        state.drawn_cards.append(card)
        if state.telling:
            state.tell("card-drawn", seat=frame.seat, deck=state.drawn_from, card=card)


class Browse(OwnTurn):
    """Keep one of the cards drawn, spend one more good for another card, make room, or keep none.

    lionsgate.unload.workshop, lionsgate.unload.guild, lionsgate.upgrade.remove
    """

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*KEEP, MORE, NONE]

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        may_unload, _done = frame.data
        seat = frame.seat
        if choice == NONE:
            return None
        if choice == MORE:
            good = spent_for(state.drawn_from)
            if good not in state.mat[seat]:
                return Refusal("lionsgate.unload.spend", {"why": "none-left", "good": good})
            if may_unload < 1:
                return beyond_limit(1, may_unload)
            return None if cards_left(state, state.drawn_from) else card_refused(state, {"why": "no-card"})
        if choice[1] not in state.drawn_cards:
            return card_refused(state, {"why": "not-drawn"})
        spaces = state.most_upgrades()
        if state.drawn_from == MERCENARIES or state.upgrades[seat].bit_count() < spaces:
            return None
        return card_refused(state, {"why": "no-space", "spaces": spaces})

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        may_unload, done = frame.data
        seat = frame.seat
        if choice == MORE:
            state.agenda.append(frames.browse(seat, may_unload - 1, done))
            state.push("draw-offer", seat)
            spend(state, seat, spent_for(state.drawn_from), 1)
            return
        state.agenda.append(frames.go_on_unloading(seat, may_unload, done))
        state.push("put-back", seat)
        if choice[0] == "keep":
            keep(state, seat, choice[1])

    def limit(self, state: LionsgateState, seat: int) -> int:
        return handled_goods(state, seat)

    def ask_again(self, state: LionsgateState, frame: Frame, less: int) -> None:
        may_unload, done = frame.data
        state.agenda.append(frames.browse(frame.seat, max(0, may_unload - less), done))


def spent_for(deck: int) -> int:
    """What is spent for the cards of a deck."""
    return GOLD if deck == MERCENARIES else alloy_of(deck)


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
        state.agenda.append(frames.replace(seat, card))


def hire(state: LionsgateState, seat: int, card: int, ready: bool) -> None:
    state.drawn_cards.remove(card)
    state.team[seat] |= 1 << card
    if ready:
        state.ready[seat] |= 1 << card
    if state.telling:
        state.tell("hired", seat=seat, mercenary=card)


class Replace(OwnTurn):
    """In a full team the new mercenary replaces one, and has worked this round if that one had.

    lionsgate.unload.guild, lionsgate.unload.new-mercenary
    """

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return REPLACE

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        if state.team[frame.seat] >> choice[1] & 1:
            return None
        return Refusal("lionsgate.unload.guild", {"why": "other-team", "mercenary": choice[1]})

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        (mercenary,) = frame.data
        seat = frame.seat
        leaving = 1 << choice[1]
        was_ready = state.ready[seat] & leaving != 0
        state.team[seat] ^= leaving
        state.ready[seat] &= ~leaving
        state.discard[MERCENARIES] |= leaving
        if state.telling:
            state.tell("dismissed", seat=seat, mercenary=choice[1])
        hire(state, seat, mercenary, was_ready)


class PutBack(OwnTurn):
    """The cards not kept go back on top one by one; the last laid is the topmost (lionsgate.unload.workshop)."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return ON_TOP

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        return None if choice[1] in state.drawn_cards else card_refused(state, {"why": "not-drawn"})

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
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
        may_unload, done = frame.data
        go_on_unloading(state, frame.seat, may_unload, done)


STEPS: list[Step[Any]] = [
    DrawOffer("draw-offer"),
    Browse("browse", "lionsgate.unload.workshop"),
    Replace("replace", "lionsgate.unload.guild"),
    PutBackCards("put-back"),
    PutBack("put-back-order", "lionsgate.unload.workshop"),
    GoOnUnloading("go-on-unloading"),
]
