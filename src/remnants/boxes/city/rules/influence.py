"""Gaining influence, and the gains that can bring it: money, units and sales.

What influence limits is looked at where it counts, so a rise counts at once (city.influence.uses).
"""

from remnants.boxes.city.rules.state import CityState


def rise(state: CityState, seat: int, condition: str, reached: int) -> None:
    """A condition met for the first time raises influence by 1, at once and for good (city.influence.once)."""
    pack = state.pack
    for number, name in enumerate(pack.condition_ids):
        met_before = state.conditions[seat] >> number & 1
        if name == condition and not met_before and reached >= pack.condition_at_least[number]:
            state.conditions[seat] |= 1 << number
            state.influence[seat] += 1
            if state.telling:
                state.tell("influence", seat=seat, condition=number, influence=state.influence[seat])


def gain_arcs(state: CityState, seat: int, amount: int) -> None:
    """ARCs from the bank, which never runs out."""
    state.arcs[seat] += amount
    rise(state, seat, "money", state.arcs[seat])


def spendable(state: CityState, seat: int) -> int:
    """ARCs that can be paid or taken: what stands as a bid in an auction is promised (city.recruit.cash)."""
    return state.arcs[seat] - (state.bid if seat == state.bidder else 0)


def gang_size(state: CityState, seat: int) -> int:
    """The number of unit cards in the player's deck, laid or just played ones included (city.cards.kinds)."""
    is_unit = state.pack.is_unit
    size = 0
    for pile in (
        state.hand[seat],
        state.draw[seat],
        state.discard[seat],
        state.laid[seat],
        state.setting_aside[seat],
    ):
        for card in pile:
            size += is_unit[card]
    if seat == state.active:
        for card in state.aside:
            size += is_unit[card]
    return size


def gain_unit(state: CityState, seat: int, card: int) -> None:
    """A unit card joins the deck, in hand, and brings 1 unused figure into the pool (city.figures.gain-unit)."""
    state.hand[seat].append(card)
    move_to_pool(state, seat, 1)
    rise(state, seat, "gang", gang_size(state, seat))


def move_to_pool(state: CityState, seat: int, figures: int) -> int:
    """Unused figures go into the pool, as many as there are; gives how many."""
    moved = min(figures, state.unused[seat])
    state.unused[seat] -= moved
    state.pool[seat] += moved
    return moved


def gain_renown(state: CityState, seat: int, amount: int) -> int:
    """Renown outside the award phase comes from the pile as far as it lasts (city.renown.outside-award)."""
    gained = min(amount, state.pile)
    state.pile -= gained
    state.renown[seat] += gained
    return gained


def lose_renown(state: CityState, seat: int, amount: int) -> int:
    """Renown given up goes back to the pile; nobody loses more than they hold."""
    lost = min(amount, state.renown[seat])
    state.renown[seat] -= lost
    state.pile += lost
    return lost
