"""What follows from a position and everybody would have to work out: told to whoever looks, with every view.

Page, terminal and bots show these numbers and work nothing out themselves.
"""

from typing import NotRequired, TypedDict

from remnants.boxes.city.content import board
from remnants.boxes.city.rules.actions import sell
from remnants.boxes.city.rules.award import AwardSource, award_of, sources_of
from remnants.boxes.city.rules.battles import totals
from remnants.boxes.city.rules.battles.ycu_tokens import strength_on
from remnants.boxes.city.rules.declarations import renown_seen
from remnants.boxes.city.rules.effects.battle_words import attacks
from remnants.boxes.city.rules.effects.vocabulary import could_do_something
from remnants.boxes.city.rules.figures import controlled_tiles, figures_around
from remnants.boxes.city.rules.influence import gang_size
from remnants.boxes.city.rules.prices import bribe_price, card_price, development_price, sale_price, standing_sum
from remnants.boxes.city.rules.state import FROM_PILE, CityState
from remnants.boxes.city.rules.winning import Ending, ending
from remnants.kernel.agenda import NOBODY
from remnants.kernel.events import SPECTATOR


class Fight(TypedDict):
    """A battle in numbers; worth of the cards and total are None where they lie face down, `ycu` against a gang."""

    attacks: list[int]
    dice: list[int]
    worth: list[int | None]
    totals: list[int | None]
    ycu: int | None


class WorkedOut(TypedDict):
    """What is told with a view; the page's types are made from this (`make declared`)."""

    market_prices: list[int]
    development_prices: list[int]
    sale_prices: list[int]
    bribes: list[int]
    strengths: list[int]
    progress: list[list[int]]
    awards: list[int]
    award_sources: list[list[AwardSource]]
    after_award: list[int | None]
    """The renown that each would have after it; None where it is concealed."""
    battle: Fight | None
    idle_cards: list[int]
    idle_tiles: list[int]
    undrawn: list[int]
    placements: dict[str, list[int]]
    ending: NotRequired[Ending]
    """When it is over."""


def worked_out(state: CityState, seat: int) -> WorkedOut:
    """All of it, for one seat or a spectator, who pays what is printed."""
    awards = [award_of(state, owner) for owner in range(state.players)]
    told: WorkedOut = {
        "market_prices": market_prices(state, seat),
        "development_prices": development_prices(state, seat),
        "sale_prices": sale_prices(state, seat),
        "bribes": bribes(state, seat),
        "strengths": [0 if space == NOBODY else strength_on(state, space) for space in state.ycu_at],
        "progress": [progress(state, owner) for owner in range(state.players)],
        "awards": awards,
        "award_sources": [sources_of(state, owner) for owner in range(state.players)],
        "after_award": renown_seen(state, [state.renown[owner] + award for owner, award in enumerate(awards)], seat),
        "battle": fight(state),
        "idle_cards": [] if seat == SPECTATOR else idle_cards(state, seat),
        "idle_tiles": [] if seat == SPECTATOR else idle_tiles(state, seat),
        "undrawn": [] if seat == SPECTATOR else undrawn(state, seat),
        "placements": placements(state, seat),
    }
    if not state.agenda:
        told["ending"] = ending(state)
    return told


def market_prices(state: CityState, seat: int) -> list[int]:
    """The prices of the face-up black market cards, in the order of the row."""
    if seat == SPECTATOR:
        return [state.pack.price[card] for card in state.market_row]
    cheaper = standing_sum(state, seat, "cheaper", "market")
    if seat == state.active:
        return [card_price(state, card, cheaper) for card in state.market_row]
    return [max(0, state.pack.price[card] - cheaper) for card in state.market_row]


def development_prices(state: CityState, seat: int) -> list[int]:
    """The prices of the developments of this game, in their order."""
    cost = state.pack.development_cost
    if seat == SPECTATOR:
        return [cost[number] for number in state.developments]
    cheaper = standing_sum(state, seat, "cheaper", "development")
    if seat == state.active:
        return [development_price(state, number, cheaper) for number in state.developments]
    return [max(0, cost[number] - cheaper) for number in state.developments]


def sale_prices(state: CityState, seat: int) -> list[int]:
    """What a product of each development of this game brings; 0 for those that make none."""
    sale = state.pack.development_sale
    if seat == SPECTATOR:
        return [sale[number] for number in state.developments]
    return [sale_price(state, seat, number) if sale[number] else 0 for number in state.developments]


def bribes(state: CityState, seat: int) -> list[int]:
    """What each YCU token takes to go away."""
    if seat == SPECTATOR:
        return state.pack.token_bribe[:]
    return [bribe_price(state, seat, token) for token in range(len(state.ycu_at))]


def progress(state: CityState, seat: int) -> list[int]:
    """How far a player is with each condition of the mat (city.influence.described); all of it lies open.

    Cards are gained and lost in the open, so the size of a gang is no secret although its cards are.
    """
    reached = {"gang": gang_size(state, seat), "money": state.arcs[seat], "sold": sell.sold_in_action(state, seat)}
    return [reached[condition] for condition in state.pack.condition_ids]


def fight(state: CityState) -> Fight | None:
    """The battle under way: who attacks, dice to roll, and the totals of those whose cards are turned up."""
    space = state.battle_space
    if space == NOBODY:
        return None
    fighters = [seat for seat in (state.attacker, state.defender) if seat != NOBODY]
    turned = [seat for seat in fighters if state.revealed[seat]]
    return {
        "attacks": [seat for seat in fighters if attacks(state, seat)],
        "dice": [figures_around(state, seat, space) + state.extra_dice[seat] for seat in range(state.players)],
        "worth": [totals.worth(state, seat) if seat in turned else None for seat in range(state.players)],
        "totals": [totals.total(state, seat) if seat in turned else None for seat in range(state.players)],
        "ycu": totals.ycu_total(state) if state.defender == NOBODY else None,
    }


def idle_cards(state: CityState, seat: int) -> list[int]:
    """The cards in hand whose ability could do nothing if it were played now."""
    found: list[int] = []
    for card in state.hand[seat]:
        ability = state.pack.play_ability[card]
        if ability is not None and not could_do_something(state, seat, ability):
            found.append(card)
    return found


def idle_tiles(state: CityState, seat: int) -> list[int]:
    """The controlled tiles whose produce ability could do nothing now."""
    found: list[int] = []
    for tile in controlled_tiles(state, seat):
        ability = state.pack.development_produce[state.tile_design[tile]]
        if ability is not None and not could_do_something(state, seat, ability):
            found.append(tile)
    return found


def undrawn(state: CityState, seat: int) -> list[int]:
    """The own cards not seen since the last shuffle, in no order: the draw pile, and what was laid from it unseen."""
    found = state.draw[seat][:]
    if not state.revealed[seat]:
        found += [card for place, card in enumerate(state.laid[seat]) if state.blind[seat][place] == FROM_PILE]
    return sorted(found)


def placements(state: CityState, seat: int) -> dict[str, list[int]]:
    """For whoever lays a development: the spaces it would cover, by first space and quarter turns ("24 1")."""
    if not state.agenda or state.agenda[-1].step != "build.place" or state.agenda[-1].seat != seat:
        return {}
    (development,) = state.agenda[-1].data
    return {
        f"{placement.space} {placement.turns}": board.spaces_of(placement.mask)
        for placement in state.side.placements[development]
        if placement.mask & state.built == 0
    }
