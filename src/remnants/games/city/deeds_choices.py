"""Deeds that ask their player something. With nothing to choose from, nothing happens."""

from remnants.games.city import cards
from remnants.games.city.content import WON, Effect
from remnants.games.city.decks import draw_cards
from remnants.games.city.deed import Deed
from remnants.games.city.deeds_plain import make_products
from remnants.games.city.figures import controlled_tiles
from remnants.games.city.influence import gain_arcs, gain_unit, spendable
from remnants.games.city.state import CityState
from remnants.games.city.ycu_tokens import return_token
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.steps import Ask, Automatic, Choice, Step


class March(Deed):
    """Some figures move some spaces, as in a move action; it counts as a move of this turn."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        state.push("march.figure", seat, (effect.figures, effect.spaces, 0, 0, 0))


class Sale(Deed):
    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        state.push("sale.product", seat, (effect.amount, 0))


class OptionalChoice(Automatic[CityState]):
    """Asks the step `<name>.choose` if it has anything to offer."""

    def __init__(self, name: str, ask: Ask[CityState]) -> None:
        super().__init__(name)
        self.ask = ask

    def run(self, state: CityState, frame: Frame) -> None:
        if self.ask.candidates(state, frame):
            state.push(self.ask.name, frame.seat, frame.data)


class AskedDeed(Deed):
    """A deed that is one decision: it pushes the step of the same name with the amount."""

    def __init__(self, step: str) -> None:
        self.step = step

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        state.push(self.step, seat, (effect.amount,))


class Discount(Deed):
    """A cost reducer names one purchase when it is played (city.cards.cost-reducer)."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        market = 1 if effect.on in ("market", "any") else 0
        development = 1 if effect.on in ("development", "any") else 0
        state.push("effect.discount", seat, (effect.amount, market, development))


class NamePurchase(Ask[CityState]):
    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = []
        if frame.data[1]:
            found.extend([("card", card) for card in state.market_row])
        if frame.data[2]:
            found.extend([("development", number) for number in state.developments if state.tiles_left[number] > 0])
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        kind = cards.MARKET_CARD if choice[0] == "card" else cards.DEVELOPMENT
        state.discounts.append([kind, choice[1], frame.data[0]])
        if state.telling:
            state.tell("discount", seat=frame.seat, on=choice[0], target=choice[1], amount=frame.data[0])


class Fetch(Deed):
    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        draw = 1 if effect.pile in ("draw", "either") else 0
        discard = 1 if effect.pile in ("discard", "either") else 0
        state.push("effect.fetch", seat, (draw, discard))


class FetchCard(Ask[CityState]):
    """Any card out of the own draw or discard pile; who looks through the draw pile sees it and shuffles it."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = []
        if frame.data[1]:
            found.extend([("take", card) for card in state.discard[frame.seat]])
        if frame.data[0] and state.draw[frame.seat]:
            found.append(("search",))
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "search":
            state.push("effect.search", frame.seat)
            if state.telling:
                state.whisper("searched", frame.seat, {"cards": sorted(state.draw[frame.seat])}, seat=frame.seat)
            return
        card: int = choice[1]
        state.discard[frame.seat].remove(card)
        state.hand[frame.seat].append(card)
        if state.telling:
            state.tell("fetched", seat=frame.seat, card=card)


class SearchDrawPile(Ask[CityState]):
    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("take", card) for card in sorted(state.draw[frame.seat])]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        card: int = choice[1]
        state.draw[frame.seat].remove(card)
        state.hand[frame.seat].append(card)
        state.push("deck.shuffle", frame.seat)
        if state.telling:
            state.confide("fetched", frame.seat, {"card": card}, seat=frame.seat)


class Enlist(Ask[CityState]):
    """A face-up gang member without bidding; not the one an auction is about."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("enlist", card) for card in state.recruit_row if card != state.lot]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        card: int = choice[1]
        state.recruit_row.remove(card)
        gain_unit(state, frame.seat, card)
        if state.telling:
            state.tell("enlisted", seat=frame.seat, card=card)


class PlaceProduct(Ask[CityState]):
    """Which controlled development that sells gets the products."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        sale = state.pack.development_sale
        return [("tile", tile) for tile in controlled_tiles(state, frame.seat) if sale[state.tile_design[tile]] > 0]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        make_products(state, choice[1], frame.data[0])


class Purge(Ask[CityState]):
    """One YCU token anywhere goes back into the bag."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("token", token) for token, space in enumerate(state.ycu_at) if space != NOBODY]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        return_token(state, choice[1])
        if state.telling:
            state.tell("purged", seat=frame.seat, token=choice[1])


class Cycle(Ask[CityState]):
    """Discard up to some cards, then draw as many."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("done",)]
        if frame.data[0] > 0:
            found.extend([("discard", card) for card in state.hand[frame.seat]])
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        discarded = frame.data[1] if len(frame.data) > 1 else 0
        if choice[0] == "done":
            draw_cards(state, seat, discarded)
            return
        card: int = choice[1]
        state.hand[seat].remove(card)
        state.discard[seat].append(card)
        if state.telling:
            state.reveal("discarded", seat=seat, card=card)
        state.push(frame.step, seat, (frame.data[0] - 1, discarded + 1))


class Rob(Deed):
    """Another player hands over ARCs: of own choice when played, the loser after a won battle."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        if when == WON:
            if state.loser != NOBODY:
                hand_over(state, state.loser, seat, effect.amount)
        else:
            state.push("effect.rob", seat, (effect.amount,))


def hand_over(state: CityState, victim: int, robber: int, amount: int) -> None:
    """ARCs change hands, no more than are there."""
    taken = min(amount, spendable(state, victim))
    state.arcs[victim] -= taken
    gain_arcs(state, robber, taken)
    if state.telling:
        state.tell("robbed", seat=robber, victim=victim, amount=taken)


class RobWhom(Ask[CityState]):
    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("player", other) for other in range(state.players) if other != frame.seat]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        hand_over(state, choice[1], frame.seat, frame.data[0])


class Trash(Ask[CityState]):
    """One card in hand leaves the game; it may be declined."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("done",)]
        found.extend([("remove", card) for card in state.hand[frame.seat]])
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "remove":
            card: int = choice[1]
            state.hand[frame.seat].remove(card)
            state.removed.append(card)
            if state.telling:
                state.reveal("removed", seat=frame.seat, card=card)


DEEDS: dict[str, Deed] = {
    "march": March(),
    "sale": Sale(),
    "discount": Discount(),
    "fetch": Fetch(),
    "rob": Rob(),
    "enlist": AskedDeed("effect.enlist"),
    "purge": AskedDeed("effect.purge"),
    "cycle": AskedDeed("effect.cycle"),
    "trash": AskedDeed("effect.trash"),
}


def offered(name: str, ask: Ask[CityState]) -> list[Step[CityState]]:
    """A decision that is skipped when there is nothing to choose from."""
    return [OptionalChoice(name, ask), ask]


STEPS: list[Step[CityState]] = [
    *offered("effect.discount", NamePurchase("effect.discount.name", "city.cards.cost-reducer")),
    *offered("effect.fetch", FetchCard("effect.fetch.card", "city.cards.play")),
    SearchDrawPile("effect.search", "city.cards.play"),
    *offered("effect.enlist", Enlist("effect.enlist.card", "city.figures.gain-unit")),
    *offered("effect.product", PlaceProduct("effect.product.tile", "city.control.development")),
    *offered("effect.purge", Purge("effect.purge.token", "city.cards.play")),
    Cycle("effect.cycle", "city.cards.play"),
    *offered("effect.rob", RobWhom("effect.rob.player", "city.cards.play")),
    *offered("effect.trash", Trash("effect.trash.card", "city.cards.play")),
]
