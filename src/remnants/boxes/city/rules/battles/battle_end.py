"""After a battle: what the loser loses, what winning or losing brings, and where the laid cards go."""

from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.effects.battle_words import condition_holds, laid_by
from remnants.boxes.city.rules.figures import figures_on, take_figure
from remnants.boxes.city.rules.question import Question
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Automatic, Choice, Step


class LoseFigure(Automatic[CityState]):
    """1 figure from the contested space to the unused figures, not to the pool (city.battle.loser-figure)."""

    def run(self, state: CityState, frame: Frame) -> None:
        if figures_on(state, frame.seat, state.battle_space):
            take_figure(state, frame.seat, state.battle_space)
            state.unused[frame.seat] += 1
            state.fallen = 1
            if state.telling:
                state.tell("figure lost", seat=frame.seat, space=state.battle_space)


class LoseCard(Automatic[CityState]):
    """1 laid unit card, or else a gang member from discard pile, hand or draw pile (city.battle.loser-no-card)."""

    def run(self, state: CityState, frame: Frame) -> None:
        seat = frame.seat
        if units_in(state, laid_by(state, seat)):
            state.push("battle.lose-laid", seat)
        elif units_in(state, state.discard[seat]):
            state.push("battle.lose-discarded", seat)
        elif units_in(state, state.hand[seat]) or units_in(state, state.draw[seat]):
            state.push("battle.lose-owned", seat)


def units_in(state: CityState, pile: list[int]) -> list[int]:
    """The unit cards in a pile; a leader counts as a gang member (city.cards.kinds)."""
    return [card for card in pile if state.pack.is_unit[card]]


def remove_from_game(state: CityState, seat: int, card: int) -> None:
    """Shown to all (city.battle.loser-card)."""
    state.removed.append(card)
    if state.telling:
        state.reveal("removed", seat=seat, card=card)


class LoseLaid(Question):
    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("lose", card) for card in laid_by(state, frame.seat)]

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if not state.pack.is_unit[choice[1]]:
            return Refusal("city.battle.loser-card", {"why": "unit", "card": choice[1]})
        return None

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        place = state.laid[seat].index(choice[1])
        del state.laid[seat][place]
        del state.blind[seat][place]
        remove_from_game(state, seat, choice[1])


class LoseDiscarded(Question):
    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("lose", card) for card in state.discard[frame.seat]]

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if not state.pack.is_unit[choice[1]]:
            return Refusal("city.battle.loser-no-card", {"why": "unit", "card": choice[1]})
        return None

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        state.discard[frame.seat].remove(choice[1])
        remove_from_game(state, frame.seat, choice[1])


class LoseOwned(Question):
    """From the hand, or by searching the draw pile, which is shuffled afterwards."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("lose", card) for card in state.hand[frame.seat]]
        found.append(("search",))
        return found

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "search":
            if units_in(state, state.draw[frame.seat]):
                return None
            return Refusal("city.battle.loser-no-card", {"why": "draw"})
        if not state.pack.is_unit[choice[1]]:
            return Refusal("city.battle.loser-no-card", {"why": "unit", "card": choice[1]})
        return None

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "search":
            if state.telling:
                state.whisper("searched", frame.seat, {"cards": sorted(state.draw[frame.seat])}, seat=frame.seat)
            state.push("battle.lose-drawn", frame.seat)
            return
        state.hand[frame.seat].remove(choice[1])
        remove_from_game(state, frame.seat, choice[1])


class LoseDrawn(Question):
    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("lose", card) for card in sorted(units_in(state, state.draw[frame.seat]))]

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        state.draw[frame.seat].remove(choice[1])
        remove_from_game(state, frame.seat, choice[1])
        state.push("deck.shuffle", frame.seat)


class Aftermath(Automatic[CityState]):
    """What depends on winning or losing, before the laid cards are discarded (city.battle.reveal).

    Cards that came into the battle unlaid do nothing here (city.cards.revealed-only).
    """

    def run(self, state: CityState, frame: Frame) -> None:
        seat = frame.seat
        (won,) = frame.data
        abilities = state.pack.won_ability if won else state.pack.lost_ability
        for card in reversed(laid_by(state, seat)):
            ability = abilities[card]
            if ability is not None and condition_holds(state, seat, ability.condition):
                state.agenda.append(frames.ability(seat, ability.number, place=0, piece=card))


class ClearBattle(Automatic[CityState]):
    """All laid cards that are left go to their owners' discard piles (city.battle.cards-after)."""

    def run(self, state: CityState, frame: Frame) -> None:
        for seat in range(state.players):
            if state.revealed[seat] or state.laid[seat]:
                state.discard[seat].extend(state.laid[seat])
                state.laid[seat] = []
                state.blind[seat] = []
                state.revealed[seat] = 0
                state.bonus[seat] = 0
                state.extra_dice[seat] = 0
                state.rolled[seat] = 0
                state.unresolved[seat] = []
        state.battle_space = NOBODY
        state.attacker = NOBODY
        state.defender = NOBODY
        state.token = NOBODY
        state.weakened = 0
        state.loser = NOBODY
        state.fallen = 0


STEPS: list[Step[CityState]] = [
    LoseFigure("battle.lose-figure"),
    LoseCard("battle.lose-card"),
    LoseLaid("battle.lose-laid", "city.battle.loser-card"),
    LoseDiscarded("battle.lose-discarded", "city.battle.loser-no-card"),
    LoseOwned("battle.lose-owned", "city.battle.loser-no-card"),
    LoseDrawn("battle.lose-drawn", "city.battle.loser-no-card"),
    Aftermath("battle.aftermath"),
    ClearBattle("battle.clear"),
]
