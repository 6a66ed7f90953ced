"""The Player turns phase: one turn at a time, one action a turn, cards at any moment of it."""

from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.actions import buy, develop, recruit, sell
from remnants.boxes.city.rules.cards import OnTurn
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import Fact, Refusal
from remnants.kernel.steps import Automatic, Choice, Step

ACTIONS: list[Choice] = [("recruit",), ("buy",), ("develop",), ("sell",), ("refresh",), ("move",)]
FIRST_STEP = {
    "recruit": "recruit.offer",
    "buy": "buy",
    "develop": "develop",
    "refresh": "renew",
    "move": "move",
}


class PlayerTurns(Automatic[CityState]):
    """Every turn track goes back to 0 and the first player begins (city.reset.turn-track, city.turns.order)."""

    def run(self, state: CityState, frame: Frame) -> None:
        state.turns = [0] * state.players
        state.push("turns.next", state.first_player)


class NextTurn(Automatic[CityState]):
    """The next player clockwise whose turn track is not yet full (city.turns.order)."""

    def run(self, state: CityState, frame: Frame) -> None:
        for ahead in range(state.players):
            seat = (frame.seat + ahead) % state.players
            if state.turns[seat] < state.pack.turns:
                state.push("turns.next", (seat + 1) % state.players)
                begin_turn(state, seat)
                return


def begin_turn(state: CityState, seat: int) -> None:
    state.active = seat
    state.entered = NOBODY
    state.played = []
    if state.telling:
        state.tell("turn", seat=seat, turn=state.turns[seat] + 1)
    state.agenda.append(frames.turn(seat, acted=0))


class Turn(OnTurn):
    """Exactly one of the six actions, then the end of the turn (city.turns.one-action)."""

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        return [*ACTIONS, ("end",)]

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        (acted,) = frame.data
        if (choice[0] == "end") != (acted == 1):
            return Refusal("city.turns.one-action", {"why": "after" if acted else "before"})
        if not possible(state, frame.seat, choice[0]):
            return Refusal("city.turns.impossible-action", what_is_missing(state, frame.seat, choice[0]))
        return None

    def legal_options(self, state: CityState, frame: Frame) -> list[Choice]:
        (acted,) = frame.data
        if acted:
            return [("end",)]
        return [action for action in ACTIONS if possible(state, frame.seat, action[0])]

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        if choice[0] == "end":
            end_turn(state, seat)
            return
        state.agenda.append(frames.turn(seat, acted=1))
        if choice[0] == "sell":
            state.agenda.append(frames.sell_product(seat, limit=sell.BY_INFLUENCE, sold=0))
        else:
            state.push(FIRST_STEP[choice[0]], seat)
        if state.telling:
            state.tell("action", seat=seat, action=choice[0])


def possible(state: CityState, seat: int, action: str) -> bool:
    """An action that could do nothing at all cannot be chosen (city.turns.impossible-action)."""
    if action == "recruit":
        return recruit.somebody_left(state)
    if action == "buy":
        return buy.something_affordable(state, seat)
    if action == "develop":
        return develop.something_to_do(state, seat)
    if action == "sell":
        return sell.something_to_sell(state, seat)
    return True


def what_is_missing(state: CityState, seat: int, action: str) -> dict[str, Fact]:
    """Why an action could do nothing: what the cheapest purchase costs, where products lie, or what is used up."""
    facts: dict[str, Fact] = {"action": action}
    if action in ("buy", "develop"):
        price = buy.cheapest(state, seat) if action == "buy" else develop.cheapest(state, seat)
        if price > state.arcs[seat]:
            facts.update(why="arcs", price=price, arcs=state.arcs[seat], missing=price - state.arcs[seat])
        else:
            facts.update(why="sold-out" if action == "buy" else "built-up")
    elif action == "recruit":
        facts.update(why="nobody")
    elif sum(state.tile_products) > 0:
        facts.update(why="control", products=sum(state.tile_products))
    else:
        facts.update(why="no-product")
    return facts


def end_turn(state: CityState, seat: int) -> None:
    """The turn track advances 1; reductions not used are lost (city.cards.cost-reducer)."""
    state.turns[seat] += 1
    state.active = NOBODY
    state.entered = NOBODY
    state.played = []
    state.discounts = []


STEPS: list[Step[CityState]] = [
    PlayerTurns("turns"),
    NextTurn("turns.next"),
    Turn("turn", "city.turns.one-action"),
]
