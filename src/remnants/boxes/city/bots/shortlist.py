"""Which choices of City are worth a closer look. Long lists are cut by what can be seen at a glance."""

from remnants.boxes.city.bots.tables import SideTables, Tables
from remnants.boxes.city.content.board import BIT
from remnants.boxes.city.rules.actions.develop import placement_at
from remnants.boxes.city.rules.figures import enemies_of
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.steps import Choice

ORIGINS = 3
DESTINATIONS = 5
PLACEMENTS = 4


def shortlist(city: CityState, seat: int, choices: list[Choice], tables: Tables) -> list[Choice]:
    """The choices that a closer look is taken at."""
    step = city.agenda[-1].step
    side = tables.sides[city.side.id]
    if step in ("move.figure", "march.figure"):
        return origins(city, seat, choices, side)
    if step == "move.to":
        return destinations(city, seat, choices, side)
    if step == "build.place":
        return placements(city, seat, choices)
    if step == "recruit.bid":
        return lowest_bid(choices)
    return choices


def best(ranked: list[tuple[float, Choice]], most: int) -> list[Choice]:
    """The choices with the highest marks, the earlier one first where marks are equal."""
    ranked.sort(key=_mark, reverse=True)
    return [choice for _, choice in ranked[:most]]


def _mark(entry: tuple[float, Choice]) -> float:
    return entry[0]


def space_worth(city: CityState, seat: int, space: int, side: SideTables) -> float:
    """What a figure of this gang does there: awards, parts of developments, a step towards more."""
    worth = side.award[space] + side.near[space] + side.home[city.entry[seat]][space]
    bit = BIT[space]
    held = city.held[seat]
    for tile, spaces in enumerate(city.tile_spaces):
        if spaces & bit:
            missing = (spaces & ~(held | bit)).bit_count()
            worth += city.pack.development_renown[city.tile_design[tile]] / (1 + missing)
    return worth


def origins(city: CityState, seat: int, choices: list[Choice], side: SideTables) -> list[Choice]:
    """The figures that are missed least where they stand, besides all that is no figure."""
    kept: list[Choice] = []
    ranked: list[tuple[float, Choice]] = []
    paired = city.paired[seat]
    for choice in choices:
        if choice[0] != "figure":
            kept.append(choice)
        elif paired & BIT[choice[1]]:
            ranked.append((-0.3 * space_worth(city, seat, choice[1], side), choice))
        else:
            ranked.append((-space_worth(city, seat, choice[1], side), choice))
    return kept + best(ranked, ORIGINS)


def destinations(city: CityState, seat: int, choices: list[Choice], side: SideTables) -> list[Choice]:
    """The spaces that are worth most to a figure."""
    own, enemies = city.standing[seat], enemies_of(city, seat)
    ranked: list[tuple[float, Choice]] = []
    for choice in choices:
        space: int = choice[1]
        worth = space_worth(city, seat, space, side)
        if own & BIT[space]:
            worth = 0.1 * worth + (worth if enemies & BIT[space] else 0.0)
        elif enemies & BIT[space]:
            worth -= 0.8
        ranked.append((worth, choice))
    return best(ranked, DESTINATIONS)


def placements(city: CityState, seat: int, choices: list[Choice]) -> list[Choice]:
    """Where most of the tile lies on spaces that are held, and least on spaces of others."""
    development = city.agenda[-1].data[0]
    held = city.held[seat]
    others = 0
    for other in range(city.players):
        if other != seat:
            others |= city.standing[other]
    ranked: list[tuple[float, Choice]] = []
    for choice in choices:
        placement = placement_at(city, development, choice[1], choice[2])
        mask = 0 if placement is None else placement.mask
        ranked.append(((mask & held).bit_count() - 2.0 * (mask & others).bit_count(), choice))
    return best(ranked, PLACEMENTS)


def lowest_bid(choices: list[Choice]) -> list[Choice]:
    """To pass or to raise by as little as possible; cards that can be played stay."""
    kept: list[Choice] = []
    raised = False
    for choice in choices:
        if choice[0] == "bid":
            if raised:
                continue
            raised = True
        kept.append(choice)
    return kept
