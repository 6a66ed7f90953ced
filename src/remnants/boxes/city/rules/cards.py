"""Playing cards: at every decision of the own turn, for abilities that are not marked Battle."""

from remnants.boxes.city.content.content import Ability
from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.influence import lose_renown, spendable
from remnants.boxes.city.rules.question import Question
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Fact, Refusal
from remnants.kernel.steps import Automatic, Choice, Step


class OnTurn(Question):
    """A decision at which the player on turn may also play cards (city.cards.when).

    Subclasses give their own options; playing a card comes back to the step called `resume`.
    """

    def __init__(self, name: str, rule: str, resume: str = "") -> None:
        super().__init__(name, rule)
        self.resume = resume or name

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        """What can be tried here besides playing a card."""
        raise NotImplementedError

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        return None

    def legal_options(self, state: CityState, frame: Frame) -> list[Choice]:
        return [option for option in self.options(state, frame) if self.refuse_option(state, frame, option) is None]

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        """Does one of the options."""
        raise NotImplementedError

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        found = self.options(state, frame)
        if frame.seat == state.active:
            for card in state.hand[frame.seat]:
                found.append(("play", card))
        return found

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "play":
            return refuse_card(state, frame.seat, choice[1])
        return self.refuse_option(state, frame, choice)

    def choices(self, state: CityState, frame: Frame) -> list[Choice]:
        found = self.legal_options(state, frame)
        seat = frame.seat
        if seat == state.active:
            abilities = state.pack.play_ability
            for card in state.hand[seat]:
                ability = abilities[card]
                if ability is not None and card not in state.played and can_pay(state, seat, ability, card):
                    found.append(("play", card))
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "play":
            state.push(self.resume, frame.seat, frame.data)
            play_card(state, frame.seat, choice[1])
        else:
            self.take(state, frame, choice)


def refuse_card(state: CityState, seat: int, card: int) -> Refusal | None:
    """Why a card in hand cannot be played for its ability now."""
    ability = state.pack.play_ability[card]
    if ability is None:
        return Refusal("city.cards.battle-word", {"card": card})
    if card in state.played:
        return Refusal("city.cards.once-a-turn", {"card": card})
    if not can_pay(state, seat, ability, card):
        return Refusal("city.cards.play", {"card": card, **unpaid(state, seat, ability, card)})
    return None


def unpaid(state: CityState, seat: int, ability: Ability, card: int) -> dict[str, Fact]:
    """What an ability costs and how much of it the player has; an ability costs one thing."""
    if ability.cost_arcs:
        return {"why": "arcs", "price": ability.cost_arcs, "arcs": spendable(state, seat)}
    if ability.cost_renown:
        return {"why": "renown", "price": ability.cost_renown, "renown": state.renown[seat]}
    return {"why": "cards", "price": ability.cost_cards, "held": others_in_hand(state, seat, card)}


def others_in_hand(state: CityState, seat: int, card: int) -> int:
    """How many cards the player holds besides this one, which never pays for itself."""
    return len(state.hand[seat]) - (1 if card in state.hand[seat] else 0)


def can_pay(state: CityState, seat: int, ability: Ability, card: int) -> bool:
    """Whether the full cost is there; a card never pays for itself."""
    if not ability.has_cost:
        return True
    return (
        spendable(state, seat) >= ability.cost_arcs
        and state.renown[seat] >= ability.cost_renown
        and others_in_hand(state, seat, card) >= ability.cost_cards
    )


def pay(state: CityState, seat: int, ability: Ability) -> None:
    """Pays for an ability; cards to be given up are asked for next."""
    if ability.cost_arcs:
        state.arcs[seat] -= ability.cost_arcs
    if ability.cost_renown:
        lose_renown(state, seat, ability.cost_renown)
    for _ in range(ability.cost_cards):
        state.push("cards.give-up", seat)


def play_card(state: CityState, seat: int, card: int) -> None:
    """A played card lies aside until its effect is done, then goes to the discard pile (city.cards.once-a-turn)."""
    ability = state.pack.play_ability[card]
    if ability is None:
        return
    state.hand[seat].remove(card)
    state.aside.append(card)
    state.played.append(card)
    if state.telling:
        state.reveal("played", seat=seat, card=card)
    state.agenda.append(frames.cards_played(seat, card))
    state.agenda.append(frames.ability(seat, ability.number, place=0, piece=card))
    pay(state, seat, ability)


class Played(Automatic[CityState]):
    """The effect of a played card is done: the card is discarded, and what became contested is fought over."""

    def run(self, state: CityState, frame: Frame) -> None:
        (card,) = frame.data
        if card in state.aside:
            state.aside.remove(card)
            state.discard[frame.seat].append(card)
        if not move_under_way(state):
            state.agenda.append(frames.battle_settle(frame.seat, fought=0))


def move_under_way(state: CityState) -> bool:
    """Whether a move action waits on the agenda; its battles come at its end (city.battle.settle)."""
    for frame in state.agenda:
        if frame.step == "move.figure":
            return True
    return False


class GiveUp(Question):
    """A card from hand is discarded to pay for an ability."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("discard", card) for card in state.hand[frame.seat]]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        card: int = choice[1]
        state.hand[frame.seat].remove(card)
        state.discard[frame.seat].append(card)
        if state.telling:
            state.reveal("discarded", seat=frame.seat, card=card)


STEPS: list[Step[CityState]] = [
    Played("cards.played"),
    GiveUp("cards.give-up", "city.cards.play"),
]
