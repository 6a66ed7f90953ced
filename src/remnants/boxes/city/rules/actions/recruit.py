"""The Recruit action: name a gang member, let the others bid, until the declarer has recruited one."""

from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.cards import OnTurn
from remnants.boxes.city.rules.influence import gain_unit
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Automatic, Choice, Step


def somebody_left(state: CityState) -> bool:
    """Whether a gang member is left anywhere: face up, in the deck or among its discards."""
    return bool(state.recruit_row or state.recruit_deck or state.recruit_discard)


class Offer(Automatic[CityState]):
    """With nobody face up the top card of the deck is turned up; with nobody left the action ends.

    A declarer who was outbid comes back here (city.recruit.no-face-up, city.recruit.outbid).
    """

    def run(self, state: CityState, frame: Frame) -> None:
        if state.recruit_row:
            state.push("recruit.declare", frame.seat)
        elif somebody_left(state):
            state.then([frames.row_recruits(NOBODY, count=1), Frame("recruit.offer", frame.seat)])


class Declare(OnTurn):
    """One face-up gang member, held at a bid of 0 (city.recruit.declare)."""

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("declare", card) for card in state.recruit_row]

    def legal_options(self, state: CityState, frame: Frame) -> list[Choice]:
        return self.options(state, frame)

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        state.lot = choice[1]
        state.bid = 0
        state.bidder = seat
        state.bidding = 1 << seat
        for other in range(state.players):
            if state.turns[other] < state.pack.turns:
                state.bidding |= 1 << other
        if state.telling:
            state.tell("declared", seat=seat, card=choice[1])
        state.agenda.append(frames.recruit_bidding(seat, last=seat))


class Bidding(Automatic[CityState]):
    """Clockwise from the last one asked, the next who is still in and does not hold the bid (city.recruit.bidders)."""

    def run(self, state: CityState, frame: Frame) -> None:
        (last,) = frame.data
        for ahead in range(1, state.players + 1):
            seat = (last + ahead) % state.players
            if state.bidding >> seat & 1 and seat != state.bidder:
                state.agenda.append(frames.recruit_bidding(frame.seat, last=seat))
                state.push("recruit.bid", seat)
                return
        state.push("recruit.won", frame.seat)


class Bid(OnTurn):
    """More than the current bid, or out (city.recruit.bidders); never more than is held (city.recruit.cash)."""

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        coin = state.pack.coin
        found: list[Choice] = [("pass",)]
        for amount in range(coin, max(state.bid, state.arcs[frame.seat]) + 2 * coin, coin):
            found.append(("bid", amount))
        return found

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "bid":
            if choice[1] > state.arcs[frame.seat]:
                return Refusal("city.recruit.cash", {"arcs": state.arcs[frame.seat]})
            if choice[1] <= state.bid:
                return Refusal("city.recruit.bidders", {"bid": state.bid, "bidder": state.bidder})
        return None

    def refuse_stranger(self, state: CityState, frame: Frame, choice: Choice) -> Refusal:
        if choice[0] == "bid":
            return Refusal("city.recruit.cash", {"arcs": state.arcs[frame.seat]})
        return super().refuse_stranger(state, frame, choice)

    def legal_options(self, state: CityState, frame: Frame) -> list[Choice]:
        coin = state.pack.coin
        found: list[Choice] = [("pass",)]
        lowest = (state.bid // coin + 1) * coin
        for amount in range(lowest, state.arcs[frame.seat] + 1, coin):
            found.append(("bid", amount))
        return found

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        if choice[0] == "pass":
            state.bidding &= ~(1 << seat)
        else:
            state.bid = choice[1]
            state.bidder = seat
        if state.telling:
            state.tell("bid", seat=seat, amount=0 if choice[0] == "pass" else choice[1])


class Won(Automatic[CityState]):
    """The last one in pays and takes the card; outside the own turn that costs a turn.

    city.recruit.winner, city.recruit.free, city.recruit.out-of-turn
    """

    def run(self, state: CityState, frame: Frame) -> None:
        declarer, winner, card = frame.seat, state.bidder, state.lot
        state.arcs[winner] -= state.bid
        state.recruit_row.remove(card)
        if state.telling:
            state.tell("recruited", seat=winner, card=card, price=state.bid)
        state.lot = NOBODY
        state.bid = 0
        state.bidder = NOBODY
        state.bidding = 0
        gain_unit(state, winner, card)
        if winner != declarer:
            state.turns[winner] += 1
            state.push("recruit.offer", declarer)


STEPS: list[Step[CityState]] = [
    Offer("recruit.offer"),
    Declare("recruit.declare", "city.recruit.declare", resume="recruit.offer"),
    Bidding("recruit.bidding"),
    Bid("recruit.bid", "city.recruit.bidders"),
    Won("recruit.won"),
]
