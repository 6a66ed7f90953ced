"""The Yugai patrol phase: tokens recalled, two coordinate cards, and everybody's battles with what landed on them."""

from random import Random

from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.battles.ycu_tokens import bag, put_token, return_token
from remnants.boxes.city.rules.common_decks import COORDINATES, ShuffleDeck, shuffle_first
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.steps import Answer, Automatic, Roll, Step, left_over, shuffle

CARDS_A_PATROL = 2
ALL = -1


class Patrol(Automatic[CityState]):
    """Recall, place, then the battles from the first player clockwise (city.patrol.recall, city.patrol.order).

    Tokens that nobody defeats stay until the next patrol (city.patrol.stay).
    """

    def run(self, state: CityState, frame: Frame) -> None:
        for token, space in enumerate(state.ycu_at):
            if space != NOBODY:
                return_token(state, token)
        if state.telling:
            state.tell("patrol", round=state.round)
        course = [frames.patrol_card(NOBODY, ALL) for _ in range(CARDS_A_PATROL)]
        course.append(frames.battle_settle(state.first_player, fought=0))
        state.then(course)


class TurnUpCoordinates(Automatic[CityState]):
    """Turns up a coordinate card and draws a token for each place, or for the first few (city.patrol.place)."""

    def run(self, state: CityState, frame: Frame) -> None:
        if not state.coordinate_deck:
            shuffle_first(state, COORDINATES, frame)
            return
        card = state.coordinate_deck.pop()
        state.coordinate_discard.append(card)
        if state.telling:
            state.reveal("coordinates", card=card)
        places = len(state.side.coordinates[card])
        (count,) = frame.data
        placed = places if count == ALL else min(places, count)
        placed = min(placed, len(bag(state)))
        if placed:
            state.agenda.append(frames.patrol_draw(frame.seat, card, placed))


class DrawTokens(Roll[CityState]):
    """Tokens drawn from the bag one by one for the places of a card; an empty bag gives no more."""

    def next_outcomes(self, state: CityState, frame: Frame, so_far: Answer) -> list[tuple[int, float]]:
        _card, count = frame.data
        return left_over(bag(state), so_far) if len(so_far) < count else []

    def draw(self, state: CityState, frame: Frame, source: Random) -> Answer:
        _card, count = frame.data
        tokens = bag(state)
        shuffle(tokens, source)
        return tuple(tokens[:count])

    def accept(self, state: CityState, frame: Frame, answer: Answer) -> Answer | None:
        _card, count = frame.data
        tokens = bag(state)
        if len(answer) != count or len(set(answer)) != len(answer):
            return None
        for token in answer:
            if token not in tokens:
                return None
        return answer

    def resolve(self, state: CityState, frame: Frame, answer: Answer) -> None:
        card, _count = frame.data
        places = state.side.coordinates[card]
        for place, token in enumerate(answer):
            put_token(state, token, places[place])
            if state.telling:
                state.tell("ycu", token=token, space=places[place])


STEPS: list[Step[CityState]] = [
    Patrol("patrol"),
    TurnUpCoordinates("patrol.card"),
    DrawTokens("patrol.draw"),
    ShuffleDeck(COORDINATES),
]
