"""Deeds that ask their player something. With nothing to choose from, nothing happens."""

from collections.abc import Callable

from remnants.boxes.city.content.content import WON, Effect
from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.actions.moving import somebody_can_move
from remnants.boxes.city.rules.actions.sell import something_to_sell
from remnants.boxes.city.rules.battles.ycu_tokens import return_token
from remnants.boxes.city.rules.decks import draw_cards
from remnants.boxes.city.rules.effects.deed import Deed
from remnants.boxes.city.rules.effects.plain import make_products, selling_tiles
from remnants.boxes.city.rules.influence import gain_arcs, gain_unit, spendable
from remnants.boxes.city.rules.prices import DEVELOPMENT, MARKET_CARD
from remnants.boxes.city.rules.question import Question
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.steps import Automatic, Choice, Step


class March(Deed):
    """Some figures move some spaces, as in a move action; it counts as a move of this turn."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        march = frames.march_figure(
            seat, effect.figures, effect.spaces, moved=0, marched=0, marched_pairs=0, moved_before=0
        )
        state.agenda.append(march)

    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        return somebody_can_move(state, seat, effect.spaces)


class Sale(Deed):
    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        return something_to_sell(state, seat)

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        state.agenda.append(frames.sale_product(seat, limit=effect.amount, sold=0))


class OptionalChoice(Automatic[CityState]):
    """Asks the step `<name>.choose` if it has anything to offer."""

    def __init__(self, name: str, ask: Question) -> None:
        super().__init__(name)
        self.ask = ask

    def run(self, state: CityState, frame: Frame) -> None:
        if self.ask.candidates(state, frame):
            state.push(self.ask.name, frame.seat, frame.data)


class AskedDeed(Deed):
    """A deed that is one decision: the step of its name asks for it."""

    def __init__(self, step: str, there: Callable[[CityState, int], bool]) -> None:
        self.step = step
        self.there = there
        """Whether there is anything to choose from."""

    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        return self.there(state, seat)

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        state.push(self.step, seat)


class Discount(Deed):
    """A cost reducer names one purchase when it is played (city.cards.cost-reducer)."""

    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        cards = effect.on != "development" and len(state.market_row) > 0
        return cards or (effect.on != "market" and sum(state.tiles_left) > 0)

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        market = 1 if effect.on in ("market", "any") else 0
        development = 1 if effect.on in ("development", "any") else 0
        state.agenda.append(frames.effect_discount(seat, effect.amount, market, development))


class NamePurchase(Question):
    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        _amount, on_cards, on_developments = frame.data
        found: list[Choice] = []
        if on_cards:
            found.extend([("card", card) for card in state.market_row])
        if on_developments:
            found.extend([("development", number) for number in state.developments if state.tiles_left[number] > 0])
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        kind = MARKET_CARD if choice[0] == "card" else DEVELOPMENT
        amount, _on_cards, _on_developments = frame.data
        state.discounts = [*state.discounts, [kind, choice[1], amount]]
        if state.telling:
            state.tell("discount", seat=frame.seat, on=choice[0], target=choice[1], amount=amount)


class Fetch(Deed):
    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        drawn = effect.pile != "discard" and len(state.draw[seat]) > 0
        return drawn or (effect.pile != "draw" and len(state.discard[seat]) > 0)

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        draw = 1 if effect.pile in ("draw", "either") else 0
        discard = 1 if effect.pile in ("discard", "either") else 0
        state.agenda.append(frames.effect_fetch(seat, draw, discard))


class FetchCard(Question):
    """Any card out of the own draw or discard pile; who looks through the draw pile sees it and shuffles it."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        draw, discard = frame.data
        found: list[Choice] = []
        if discard:
            found.extend([("take", card) for card in state.discard[frame.seat]])
        if draw and state.draw[frame.seat]:
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


class SearchDrawPile(Question):
    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("take", card) for card in sorted(state.draw[frame.seat])]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        card: int = choice[1]
        state.draw[frame.seat].remove(card)
        state.hand[frame.seat].append(card)
        state.push("deck.shuffle", frame.seat)
        if state.telling:
            state.confide("fetched", frame.seat, {"card": card}, seat=frame.seat)


class Enlist(Question):
    """A face-up gang member without bidding; not the one an auction is about."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("enlist", card) for card in state.recruit_row if card != state.lot]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        card: int = choice[1]
        state.recruit_row.remove(card)
        gain_unit(state, frame.seat, card)
        if state.telling:
            state.tell("enlisted", seat=frame.seat, card=card)


class PlaceProduct(Question):
    """Which controlled development that sells gets the products."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("tile", tile) for tile in selling_tiles(state, frame.seat)]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        (products,) = frame.data
        make_products(state, choice[1], products)


class Purge(Question):
    """One YCU token anywhere goes back into the bag."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("token", token) for token, space in enumerate(state.ycu_at) if space != NOBODY]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        return_token(state, choice[1])
        if state.telling:
            state.tell("purged", seat=frame.seat, token=choice[1])


class Cycling(Deed):
    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        return other_cards_held(state, seat)

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        state.agenda.append(frames.effect_cycle(seat, effect.amount, discarded=0))


class Cycle(Question):
    """Discard up to some cards, then draw as many."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        left, _discarded = frame.data
        found: list[Choice] = [("done",)]
        if left > 0:
            found.extend([("discard", card) for card in state.hand[frame.seat]])
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        left, discarded = frame.data
        if choice[0] == "done":
            draw_cards(state, seat, discarded)
            return
        card: int = choice[1]
        state.hand[seat].remove(card)
        state.discard[seat].append(card)
        if state.telling:
            state.reveal("discarded", seat=seat, card=card)
        state.agenda.append(frames.effect_cycle(seat, left - 1, discarded + 1))


class Rob(Deed):
    """Another player hands over ARCs: of own choice when played, the loser after a won battle."""

    def can_do(self, state: CityState, seat: int, effect: Effect, when: str) -> bool:
        return any([spendable(state, other) > 0 for other in range(state.players) if other != seat])

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        if when == WON:
            if state.loser != NOBODY:
                hand_over(state, state.loser, seat, effect.amount)
        else:
            state.agenda.append(frames.effect_rob(seat, effect.amount))


def hand_over(state: CityState, victim: int, robber: int, amount: int) -> None:
    """ARCs change hands, no more than are there."""
    taken = min(amount, spendable(state, victim))
    if state.telling:
        state.tell("robbed", seat=robber, victim=victim, amount=taken)
    state.arcs[victim] -= taken
    gain_arcs(state, robber, taken)


class RobWhom(Question):
    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("player", other) for other in range(state.players) if other != frame.seat]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        (amount,) = frame.data
        hand_over(state, choice[1], frame.seat, amount)


class Trash(Question):
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


def somebody_face_up(state: CityState, seat: int) -> bool:
    return any([card != state.lot for card in state.recruit_row])


def ycu_about(state: CityState, seat: int) -> bool:
    return state.ycu_spaces != 0


def other_cards_held(state: CityState, seat: int) -> bool:
    """Whether the hand holds a card besides the one that is played."""
    return len(state.hand[seat]) > 1


DEEDS: dict[str, Deed] = {
    "march": March(),
    "sale": Sale(),
    "discount": Discount(),
    "fetch": Fetch(),
    "rob": Rob(),
    "enlist": AskedDeed("effect.enlist", somebody_face_up),
    "purge": AskedDeed("effect.purge", ycu_about),
    "cycle": Cycling(),
    "trash": AskedDeed("effect.trash", other_cards_held),
}


def offered(name: str, ask: Question) -> list[Step[CityState]]:
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
