"""The Yugai patrol phase: tokens recalled, two coordinate cards, and everybody's battles with what landed on them."""

from random import Random

from remnants.games.city.state import CityState
from remnants.games.city.ycu_tokens import bag, put_token, return_token
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.steps import Answer, Automatic, Roll, Shuffle, Step, left_over, shuffle

CARDS_A_PATROL = 2
ALL = -1


class Patrol(Automatic[CityState]):
    """Recall, place, then the battles from the first player clockwise (city.patrol.recall, city.patrol.order)."""

    def run(self, state: CityState, frame: Frame) -> None:
        for token, space in enumerate(state.ycu_at):
            if space != NOBODY:
                return_token(state, token)
        if state.telling:
            state.tell("patrol", round=state.round)
        frames = [Frame("patrol.card", NOBODY, (ALL,)) for _ in range(CARDS_A_PATROL)]
        frames.append(Frame("battle.settle", state.first_player))
        state.then(frames)


class TurnUpCoordinates(Automatic[CityState]):
    """Turns up a coordinate card and draws a token for each place, or for the first few (city.patrol.place)."""

    def run(self, state: CityState, frame: Frame) -> None:
        if not state.coordinate_deck:
            if state.coordinate_discard:
                state.push(frame.step, frame.seat, frame.data)
                state.push("patrol.shuffle")
            return
        card = state.coordinate_deck.pop()
        state.coordinate_discard.append(card)
        if state.telling:
            state.reveal("coordinates", card=card)
        places = len(state.side.coordinates[card])
        count = places if frame.data[0] == ALL else min(places, frame.data[0])
        count = min(count, len(bag(state)))
        if count:
            state.push("patrol.draw", frame.seat, (card, count))


class DrawTokens(Roll[CityState]):
    """Tokens drawn from the bag one by one for the places of a card; an empty bag gives no more."""

    def next_outcomes(self, state: CityState, frame: Frame, so_far: Answer) -> list[tuple[int, float]]:
        return left_over(bag(state), so_far) if len(so_far) < frame.data[1] else []

    def draw(self, state: CityState, frame: Frame, source: Random) -> Answer:
        tokens = bag(state)
        shuffle(tokens, source)
        return tuple(tokens[: frame.data[1]])

    def accept(self, state: CityState, frame: Frame, answer: Answer) -> Answer | None:
        tokens = bag(state)
        if len(answer) != frame.data[1] or len(set(answer)) != len(answer):
            return None
        for token in answer:
            if token not in tokens:
                return None
        return answer

    def resolve(self, state: CityState, frame: Frame, answer: Answer) -> None:
        places = state.side.coordinates[frame.data[0]]
        for place, token in enumerate(answer):
            put_token(state, token, places[place])
            if state.telling:
                state.tell("ycu", token=token, space=places[place])


class ShuffleCoordinates(Shuffle[CityState]):
    """The deck, or its discard pile when it has run out (city.reset.deck-runs-out)."""

    def pile(self, state: CityState, frame: Frame) -> list[int]:
        return state.coordinate_deck or state.coordinate_discard

    def resolve(self, state: CityState, frame: Frame, answer: Answer) -> None:
        if not state.coordinate_deck:
            state.coordinate_discard = []
        state.coordinate_deck = list(answer)


STEPS: list[Step[CityState]] = [
    Patrol("patrol"),
    TurnUpCoordinates("patrol.card"),
    DrawTokens("patrol.draw"),
    ShuffleCoordinates("patrol.shuffle"),
]
