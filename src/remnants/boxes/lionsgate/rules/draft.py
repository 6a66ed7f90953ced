"""Drafting phase: mercenaries are taken with the gold on them until every team is complete."""

from typing import Any

from remnants.boxes.lionsgate.content.words import DECK_SIZES, MERCENARIES
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Automatic, Choice, Step

TAKE: list[Choice] = [("take", card) for card in range(DECK_SIZES[MERCENARIES])]


def offer_size(players: int) -> int:
    """How many mercenaries lie face up (lionsgate.draft.take, lionsgate.two.draft)."""
    return 3 if players == 2 else 5


def drafted_team(players: int) -> int:
    """How many mercenaries each player drafts."""
    return 6 if players == 2 else 4


class Draft(Ask[LionsgateState]):
    """Take a mercenary with all gold on it; the others get 1 gold each (lionsgate.draft.take)."""

    def seat(self, state: LionsgateState, frame: Frame) -> int:
        return state.order[state.at]

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return TAKE

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[1] in state.offer:
            return None
        return Refusal("lionsgate.draft.take", {"why": "elsewhere", "mercenary": choice[1]})

    def choices(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [TAKE[card] for card in state.offer]

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        seat = state.order[state.at]
        card: int = choice[1]
        place = state.offer.index(card)
        gold = state.offer_gold[place]
        del state.offer[place]
        del state.offer_gold[place]
        state.draft_gold[seat] += gold
        state.team[seat] |= 1 << card
        if state.telling:
            state.tell("drafted", seat=seat, mercenary=card, gold=gold)
        state.offer_gold = [lying + 1 for lying in state.offer_gold]
        last = state.order[-1]
        if state.team[last].bit_count() == drafted_team(state.players):
            state.push("draft-end")
            return
        state.at = (state.at + 1) % state.players
        state.then([Frame("deal-offer"), Frame("draft")])


class DraftEnd(Automatic[LionsgateState]):
    """Gold becomes money and decides the first order (lionsgate.draft.gold).

    What nobody took goes back into the deck, and the gold on it is lost (lionsgate.draft.supply).
    """

    def run(self, state: LionsgateState, frame: Frame) -> None:
        for card in state.offer:
            state.deck[MERCENARIES] |= 1 << card
        state.offer = []
        state.offer_gold = []
        state.order = order_after_draft(state)
        for seat in range(state.players):
            state.money[seat] += state.draft_gold[seat]
        if state.telling:
            state.tell("draft-ended", order=state.order[:], gold=state.draft_gold[:])
        state.draft_gold = [0] * state.players
        state.push("round")


def order_after_draft(state: LionsgateState) -> list[int]:
    """Most gold first; ties to the lower sum of skills, then to the earlier tile (lionsgate.draft.order)."""
    ranked = [
        (-state.draft_gold[seat], skills_of(state, state.team[seat]), tile) for tile, seat in enumerate(state.order)
    ]
    ranked.sort()
    return [state.order[tile] for _, _, tile in ranked]


def skills_of(state: LionsgateState, team: int) -> int:
    """The sum of all skills of a team."""
    content = state.pack
    return sum([content.engineering[m] + content.mining[m] + content.fighting[m] for m in cards_in(team)])


STEPS: list[Step[Any]] = [Draft("draft", "lionsgate.draft.take"), DraftEnd("draft-end")]
