"""What each side of a battle fights with (city.battle.total)."""

from remnants.boxes.city.rules.battles.ycu_tokens import strength_on
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY


def worth(state: CityState, seat: int) -> int:
    """The own-colour attack values of the laid cards."""
    attack = state.pack.attack[state.pack.gang_colour[state.gang[seat]]]
    cards = 0
    for card in state.laid[seat]:
        cards += attack[card]
    return cards


def total(state: CityState, seat: int) -> int:
    """Dice, revealed cards, and what abilities changed (city.battle.total); city.battle.example works one through."""
    return max(0, state.rolled[seat] + worth(state, seat) + state.bonus[seat])


def ycu_total(state: CityState) -> int:
    return max(0, strength_on(state, state.battle_space) - state.weakened)


def change(state: CityState, seat: int, amount: int) -> None:
    """An ability gives a side more, or less; the total is told of cards that lie open only."""
    if seat == NOBODY:
        state.weakened -= amount
    else:
        state.bonus[seat] += amount
    if state.telling and amount:
        if seat == NOBODY:
            state.tell("battle bonus", seat=seat, amount=amount, bonus=-state.weakened, total=ycu_total(state))
        elif state.revealed[seat]:
            bonus, so_far = state.bonus[seat], total(state, seat)
            state.tell("battle bonus", seat=seat, amount=amount, bonus=bonus, total=so_far)
        else:
            state.tell("battle bonus", seat=seat, amount=amount, bonus=state.bonus[seat])
