"""The Buy action: a black market card and renown, each optional, but something."""

from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.cards import OnTurn
from remnants.boxes.city.rules.influence import gain_renown
from remnants.boxes.city.rules.prices import MARKET_CARD, card_price, drop_discounts, standing_sum, too_dear
from remnants.boxes.city.rules.question import names_one_of
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Automatic, Choice, Step


def renown_affordable(state: CityState, seat: int) -> bool:
    return state.pile > 0 and state.arcs[seat] >= state.pack.renown_price


def card_affordable(state: CityState, seat: int) -> bool:
    if not state.market_row:
        return False
    cheaper = standing_sum(state, seat, "cheaper", "market")
    arcs = state.arcs[seat]
    for card in state.market_row:
        if card_price(state, card, cheaper) <= arcs:
            return True
    return False


def cheapest(state: CityState, seat: int) -> int:
    """The lowest price of all that is on offer, or -1 where nothing is."""
    cheaper = standing_sum(state, seat, "cheaper", "market")
    prices = [card_price(state, card, cheaper) for card in state.market_row]
    if state.pile > 0:
        prices.append(state.pack.renown_price)
    return min(prices, default=-1)


def something_affordable(state: CityState, seat: int) -> bool:
    return renown_affordable(state, seat) or card_affordable(state, seat)


class Buy(Automatic[CityState]):
    def run(self, state: CityState, frame: Frame) -> None:
        state.agenda.append(frames.buy_what(frame.seat, card_bought=0, renown_bought=0))


class BuyWhat(OnTurn):
    """Frame data: whether a card was bought, and how much renown (city.buy.either)."""

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("card", card) for card in state.market_row]
        found.append(("renown",))
        found.append(("done",))
        return found

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        seat = frame.seat
        card_bought, renown_bought = frame.data
        if choice[0] == "card":
            if card_bought:
                return Refusal("city.buy.card", {"why": "bought"})
            price = card_price(state, choice[1], standing_sum(state, seat, "cheaper", "market"))
            if price > state.arcs[seat]:
                return Refusal("city.buy.card", too_dear(state, seat, price))
            return None
        if choice[0] == "renown":
            return refuse_renown(state, seat, renown_bought)
        if not card_bought and not renown_bought and something_affordable(state, seat):
            return Refusal("city.buy.either", {})
        return None

    def refuse_stranger(self, state: CityState, frame: Frame, choice: Choice) -> Refusal:
        if choice[0] == "card" and not state.market_row:
            return Refusal("city.buy.no-face-up", {})
        if choice[0] == "card" and names_one_of(choice, len(state.pack.design)):
            return Refusal("city.buy.card", {"why": "elsewhere", "card": choice[1]})
        return super().refuse_stranger(state, frame, choice)

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        card_bought, renown_bought = frame.data
        if choice[0] == "card":
            take_card(state, frame.seat, choice[1])
            state.agenda.append(frames.buy_what(frame.seat, 1, renown_bought))
        elif choice[0] == "renown":
            state.arcs[frame.seat] -= state.pack.renown_price
            gain_renown(state, frame.seat, 1)
            if state.telling:
                state.tell("bought renown", seat=frame.seat)
            state.agenda.append(frames.buy_what(frame.seat, card_bought, renown_bought + 1))


def refuse_renown(state: CityState, seat: int, bought: int) -> Refusal | None:
    """Renown is limited by influence, by the pile and by the purse (city.buy.renown)."""
    if bought >= state.influence[seat]:
        return Refusal("city.buy.renown", {"why": "influence", "influence": state.influence[seat]})
    if state.pile == 0:
        return Refusal("city.buy.renown", {"why": "pile"})
    if not renown_affordable(state, seat):
        return Refusal("city.buy.renown", too_dear(state, seat, state.pack.renown_price))
    return None


def take_card(state: CityState, seat: int, card: int) -> None:
    """A black market card to hand, a permanent in front of the player (city.buy.card, city.cards.permanent)."""
    price = card_price(state, card, standing_sum(state, seat, "cheaper", "market"))
    state.arcs[seat] -= price
    state.market_row.remove(card)
    drop_discounts(state, MARKET_CARD, card)
    if state.pack.is_permanent[card]:
        state.permanents[seat].append(card)
    else:
        state.hand[seat].append(card)
    if state.telling:
        state.tell("bought", seat=seat, card=card, price=price)


STEPS: list[Step[CityState]] = [Buy("buy"), BuyWhat("buy.what", "city.buy.either")]
